"""Everything that people read has a text, with the same structure in every language."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import ast as ftl
from messages import (
    FILES,
    agreed,
    arguments,
    client_words,
    every_message,
    fields,
    ids,
    literals,
    messages,
    patterns,
    references,
    sample,
    text_of,
)
from repository import TESTS
from tables import SHAPES, USUAL, Shape, new, shape_name, somewhere, walk

import sanjuro
from sanjuro.cli.play import NAMES as NAMES_IN_A_TERMINAL
from sanjuro.core.outcome import TOO_LONG
from sanjuro.core.refusal import WORDS
from sanjuro.locale import LANGUAGES, RANKED, Words
from sanjuro.server.tables.commands import BOT_NAMES
from sanjuro.testing.matches import FOR_EVER
from sanjuro.testing.words import moves_and_events_have_words

EVENT_FACTS = {"card", "giver", "hidden", "n", "other", "seat", "times"}
OTHERS = [language for language in LANGUAGES if language != "en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", OTHERS)
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))
every_file = pytest.mark.parametrize("file", FILES)


# Options only choose among the same messages, and every translation has the same messages as English.
PLAYED = [("en", shape) for shape in SHAPES] + [(language, shape) for language in OTHERS for shape in USUAL]


@pytest.mark.parametrize(
    ("language", "shape"), PLAYED, ids=lambda value: value if isinstance(value, str) else shape_name(value)
)
def test_moves_and_events_have_words(language: str, shape: Shape) -> None:
    moves_and_events_have_words(shape, language)
    match = somewhere(shape, 0, FOR_EVER)
    assert match.outcome is not None
    reason = match.outcome.reason
    assert Words(shape[0], [], language).reason(reason) != reason


@every_game
@every_language
def test_everything_in_a_game_has_a_name(game: str, language: str) -> None:
    words = Words(game, [], language)
    definition = sanjuro.GAMES[game]
    assert words.say(game)
    for name in [*definition.things(), *definition.cards.names]:
        assert words.known_name(name), f"{name} has no name in {language}"


@every_language
def test_no_message_is_defined_twice(language: str) -> None:
    found = ids(language)
    assert len(found) > 500, "the files of the games or of the browser client were not found"
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


@every_file
@every_translation
def test_every_language_has_the_same_messages(file: str, language: str) -> None:
    english = set(messages("en", file))
    translated = set(messages(language, file))
    assert sorted(english - translated) == [], f"missing in {language}"
    assert sorted(translated - english) == [], f"only in {language}"


@every_file
@every_translation
def test_a_message_uses_the_same_facts_in_every_language(file: str, language: str) -> None:
    translated = messages(language, file)
    for name, message in messages("en", file).items():
        other = translated[name]
        agreement = agreed(message) | agreed(other)
        missing = arguments(message) - arguments(other) - agreement
        assert missing == set(), f"{name} does not say {missing}"
        extra = arguments(other) - arguments(message) - agreement
        # A language may have to name the acting player or to inflect a hidden card; every event provides that.
        allowed = EVENT_FACTS if "-event-" in name or "-after-" in name else set()
        assert extra <= allowed, f"{name} says {extra}"


@every_file
@every_language
def test_messages_can_be_said(file: str, language: str) -> None:
    words = Words("shinobi", [], language)
    for name, message in messages(language, file).items():
        for facts in sample(message):
            assert words.say(name, **facts) is not None


@every_game
@every_language
def test_every_refusal_has_words(game: str, language: str) -> None:
    for file, table in ((game, sanjuro.GAMES[game].refusals), ("common", WORDS)):
        prefix = "refusal-" if file == "common" else f"{game}-refusal-"
        found = {name: message for name, message in messages(language, file).items() if _of_refusal(name)}
        assert sorted(found) == sorted(prefix + key for key in table)
        for key, sentence in table.items():
            assert arguments(found[prefix + key]) == fields(sentence), key


@every_language
def test_a_refusal_names_players_and_cards(language: str) -> None:
    words = Words("shinobi", ["Aiko", "Benjiro", "Chiyo"], language)
    unknown = words.refusal("unknown", {"text": "oda", "offer": "mori > 1"})
    assert unknown is not None
    assert "oda" in unknown
    assert "mori > 1" in unknown
    no_army = words.refusal("no_army", {"clan": "oda", "province": 1})
    assert no_army is not None
    assert "Benjiro" in no_army
    assert words.name("oda") in no_army
    assert Words("shinobi", words.names).refusal("of_another_game", {}) is None


TOLD = json.loads((TESTS / "fixtures" / "sentences.json").read_text("utf-8"))


@pytest.mark.parametrize("told", TOLD["told"], ids=lambda told: f"{told['game']}-{told['language']}-{told['reader']}")
def test_the_log_speaks_to_its_reader(told: dict[str, object]) -> None:
    """The browser client has the same sentences in `words/sentences.test.ts`."""
    words = Words(str(told["game"]), TOLD["names"], str(told["language"]), told["reader"])  # type: ignore[arg-type]
    assert words.lines(TOLD["events"][told["game"]]) == told["lines"]


def test_the_same_thing_several_times_is_one_line() -> None:
    words = Words("samurai_spirit", ["Nui"], "en")
    assert words.lines([{"kind": "waive", "seat": 0}] * 3) == ["Nui declined to use it ×3"]
    assert words.lines([{"kind": "intruder", "seat": 0}] * 2) == ["2 raiders slipped past Nui unseen"]


CHINESE = "[\u2018-\u201d\u2026\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]"
SPACED = re.compile(rf"(?<! )(?:(?<={CHINESE}) | (?={CHINESE}))(?! )")
COMMANDS = {"cli-help", "cli-over", "cli-explained", "cli-why_needs_move"}  # commands have separate texts


def test_chinese_has_no_spaces_inside() -> None:
    for name, message in every_message("zh"):
        if name in COMMANDS:
            continue
        texts = text_of(message)
        if not re.search(CHINESE, "".join(texts)):
            continue
        for text in texts:
            assert not SPACED.search(text), f"{name}: {text}"
            assert text == text.strip(" ") or "  " in text, f"{name}: a space beside a name or a number: {text!r}"


@every_language
def test_quotes_and_brackets_are_closed(language: str) -> None:
    for name, message in every_message(language):
        for variant in patterns(message):
            text = "".join(part.value for part in variant.elements if isinstance(part, ftl.TextElement))
            for opening, closing in ("«»", "【】", "“”", "《》", "（）"):
                assert text.count(opening) == text.count(closing), f"{name}: {text}"


@every_game
def test_no_message_of_a_game_is_unused(game: str) -> None:
    parts = {name for message in messages("en", game).values() for name in references(message)}
    unused = sorted(name for name in messages("en", game) if name not in parts and not _in_sources(name, game))
    for shape, seed in [(shape, seed) for seed in range(20) for shape in SHAPES if shape[0] == game]:
        if not unused:
            break
        said = _said_in_a_game(shape, seed)
        unused = [name for name in unused if name not in said]
    assert unused == []


@pytest.mark.parametrize(("file", "folder"), [("common", "locale"), ("cli", "cli")])
def test_no_message_of_the_interface_is_unused(file: str, folder: str) -> None:
    bots = [name for names in [*BOT_NAMES.values(), NAMES_IN_A_TERMINAL] for name in names]
    said = literals(folder) | {f"bot-name-{name.lower()}" for name in bots} | {f"reason-{TOO_LONG}"}
    said |= _said_of_tables()
    assert [name for name in messages("en", file) if name not in said and not _of_refusal(name)] == []


def _said_of_tables() -> set[str]:
    """Return the messages of tables in a terminal: names in layouts, pending frames, and words that are explained."""
    general = literals("display") | literals("cli")
    found = {f"table-{key}" for key in general} | {"table-own_hand"}
    for game in sanjuro.GAMES:
        frames = {
            f"frame-{re.sub('(?<!^)(?=[A-Z])', '_', kind.__name__).lower()}" for kind in sanjuro.GAMES[game].frames
        }
        found |= {f"{game}-table-{key}" for key in general | frames | set(Words(game, []).topics())}
    return found


def _of_refusal(name: str) -> bool:
    return "refusal-" in name


def _in_sources(name: str, game: str) -> bool:
    """Return whether the game has what this message is about: an event of the kind, a move of the key, or a card."""
    tail = name[len(game) + 1 :]
    if not tail:
        return True
    said = set(literals(f"games/{game}") | literals("core") | literals("cli") | client_words())
    definition = sanjuro.GAMES[game]
    for card in [*definition.things(), *definition.cards.names]:
        ranked = RANKED.fullmatch(card)
        said.add(ranked[1] if ranked else card)
        said.update(_runs(card))
    if tail in said or name in said:
        return True
    kind, _, rest = tail.partition("-")
    if kind == "refusal":
        return rest in definition.refusals
    if kind == "after":  # the kinds of two events
        return all(part in said for part in rest.split("-"))
    if kind in ("event", "move", "reason", "about", "story", "phase"):
        return rest in said
    if kind in ("short", "help"):  # used only by the browser client: a line on the card, and numbered rulings
        return re.sub(r"-\d$", "", rest) in said
    return all(part in said for part in tail.split("-"))  # composed of words of the game


def _runs(card: str) -> set[str]:
    """Return runs of neighbouring words in a card's name: both penalties of a boss are explained as one topic."""
    words = card.split("-")
    return {"_".join(words[at : at + 2]) for at in range(len(words) - 1)}


def _said_in_a_game(shape: Shape, seed: int) -> set[str]:
    game = shape[0]
    said: set[str] = set()
    for at in walk(new(shape, seed), seed):
        said.update(f"{game}-event-{event.kind}" for event in at.events)
        for move in at.open_view()["moves"]:  # type: ignore[attr-defined]
            said.add(f"{game}-move-{move['say']['key']}")
            said.add(f"{game}-then-{move['then']['key']}" if "then" in move else "")
    return said
