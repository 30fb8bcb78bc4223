"""The texts read as if written by a native speaker: agreement, spacing, consistent terms, and selected sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from messages import CLIENT, FILES, SOURCES, ClientWords, arguments, messages, sample
from repository import ROOT

import sanjuro
from sanjuro.locale import LANGUAGES, SEAT_FACTS, SeatName, Words

RULES = ROOT / "docs" / "rules"
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize("file", FILES)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every line that people read, with its place: messages, and the rules for players."""
    folders = [SOURCES / "locale" / language, CLIENT / "locale" / language]
    files = [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
    for file in [*files, *sorted((RULES if language == "en" else RULES / language).glob("*.md"))]:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.name}:{number}", line


def you(language: str) -> SeatName:
    said = SeatName({"en": "you", "ru": "вы", "zh": "你"}[language])
    said.you = True
    said.forms = None
    return said


# What must not follow "you": a verb in the third person.
DISAGREES = {
    "en": re.compile(r"\b[Yy]ou (?:is|was|has|does|needs|isn't|hasn't|[a-z]+(?:[^aeious'])s)\b(?! of)"),
    "ru": re.compile(r"\b[Вв]ы \w*(?:ет|ит|ёт|ется|ится|ётся)\b"),
}


@every_file
@pytest.mark.parametrize("language", DISAGREES)
def test_verbs_agree_with_the_reader(file: str, language: str) -> None:
    words = Words("bang", [], language)
    for name, message in messages(language, file).items():
        if not arguments(message) & SEAT_FACTS or not re.search(r"-(event|after|refusal)-|^cli-", name):
            continue
        for facts in sample(message):
            seats = {fact: you(language) for fact in facts if fact in SEAT_FACTS}
            said = words.tell(name, **{**facts, **seats})
            assert not DISAGREES[language].search(said), f"{name}: {said}"


# Arguments that are numbers: the thing counted must stay on the same line as its number.
NUMBERS = {"n", "times", "left", "cards", "lives", "needs", "exceed", "kiai", "meet", "percent", "sum", "strength"}


def test_russian_numbers_and_dashes_do_not_begin_or_end_a_line() -> None:
    placeable = "|".join(sorted(NUMBERS))
    for where, line in texts("ru"):
        assert not re.search(r"\S —", line), f"{where}: an ordinary space before a dash: {line}"
        assert not re.search(r"(?<![\w{$.-])\d+ [а-яё%]", line), f"{where}: an ordinary space after a number: {line}"
        assert not re.search(rf"\{{ \$(?:{placeable}) \}} [а-яё%]", line), f"{where}: after a number: {line}"


def test_per_cent_stays_with_its_number() -> None:
    for where, line in texts("en"):
        assert not re.search(r"[\d}] %", line), f"{where}: {line}"


BANNED = {
    "en": [
        "by nobody's hand",
        "an honour to",
        "the barrel failed",
        "the barrel held",
        "ducked behind",
        "is the code of nothing",
        "= Look on",
        "= Go on",
        "looks on",
        "who looks on",
        "the own ",
        "You needs",
        "went out of the game",
        "left it at that",
        "Win chances",
        "was the last to fall",
        "before any player. At the start of his",
    ],
    "ru": [
        "поневоле",
        "Kанбэй (",
        "игроку Канбэй",
        "без счёта хода",
        "сломит",
        "в { $exceed } %,",
        "последним перед ним пал шериф",
        "довольству",
        "встречается {",
    ],
    "zh": ["机器人", "卡特·巴洛", "摆出", "放入侵者", "快棋", "与朋友，与电脑", "，然后的身份"],
}


@every_language
def test_nobody_says_it_like_that(language: str) -> None:
    for where, line in texts(language):
        for phrase in BANNED[language]:
            assert phrase not in line, f"{where}: {line}"


NAMES = ["Gonji", "Nui", "Yuki"]
# A message, its arguments, and what people read.
SAID: dict[str, list[tuple[str, str, dict[str, object], str]]] = {
    "en": [
        ("bang", "hint-over", {"n": 4}, "You hold 4 cards more than you have lives; unplayed ones must be discarded."),
        ("bang", "hint-at_jail", {}, "Unless they turn up a heart, they skip the turn."),
        ("bang", "wait-duel", {"seat": 0, "other": 1}, "Gonji must discard a BANG! or lose a life."),
        ("bang", "deed-forced", {"target": 1}, "made Nui discard"),
        ("bang", "against-both", {"n": 0, "you": 0, "sheriff": 0}, "has never attacked you or the Sheriff"),
        ("bang", "aim-outlaw", {"sheriff": "Nui"}, "Eliminate the Sheriff, Nui."),
        ("bang", "end-gone", {}, "killed by Dynamite"),
        ("samurai_sword", "after-attack-honour", {"other": 2}, "Yuki gains 1 honour"),
        ("shinobi", "event-skip", {"seat": 0, "what": "third"}, "Gonji could not attack"),
        ("shinobi", "order-second", {}, "Home or march"),
    ],
    "ru": [
        ("samurai_spirit", "event-draw", {"seat": 0, "card": "3-farm-no_support"}, "Gonji открывает мародёра 3"),
        ("samurai_spirit", "talent-kyuzo", {}, "может сбросить бандита, сила которого уже есть в очереди"),
        ("samurai_spirit", "then-safe", {}, "следующий бандит не превысит Киай"),
        ("samurai_spirit", "next-safe", {}, "следующий бандит не превысит Киай"),
        ("samurai_spirit", "next-risk", {"exceed": 42}, "в 42 % случаев"),
        ("samurai_spirit", "then-risk", {"exceed": 42, "kiai": 0}, "в 42 % случаев"),
        (
            "samurai_spirit",
            "then-pass",
            {"hat": 1, "farm": 1, "doll": 1},
            "до конца раунда вне боя; в конце: ранение, −1 постройка, −1 семья",
        ),
        ("samurai_spirit", "3-doll-no_defend", {}, "нельзя защищаться"),
        ("samurai_spirit", "after-kiai-catch", {"card": "2-doll"}, "мародёр 2 сброшен из прорыва"),
        (
            "samurai_spirit",
            "ask-penalties-ignore",
            {"penalty": "a", "second": "b"},
            "Игнорировать оба или с какого начать?",
        ),
        (
            "samurai_spirit",
            "hint-price",
            {"answer": "Наступать", "price": "ровно 9 — Киай!", "ended": "yes"},
            "Наступать: ровно 9 — Киай!",
        ),
        ("samurai_spirit", "then-kiai", {"value": 9}, "ровно 9 — Киай!"),
        ("samurai_spirit", "confront", {}, "Наступать"),
    ],
    "zh": [
        ("bang", "event-role", {"seat": 0, "card": "renegade"}, "的身份：【叛徒】"),
        ("bang", "event-lay", {"seat": 0, "card": "barrel-QS"}, "装备了"),
        ("bang", "after-play-draw", {"seat": 0, "times": 2, "card": "beer-6H"}, "，摸2张牌"),
        ("bang", "cat_balou", {}, "凯特·巴洛"),
        ("samurai_spirit", "intruder", {}, "放入入侵者牌堆"),
    ],
}
SAID_BY_THE_APP = [
    ("en", "lost-code", {"code": "ZZZZZZ"}, "No table has the code ZZZZZZ"),
    ("en", "look-on", {}, "Watch"),
    ("en", "go-on", {}, "Continue"),
    ("zh", "pitch-more", {"games": "《忍》"}, "和朋友玩，和电脑玩，或者一起玩"),
    ("zh", "clock-blitz", {}, "快速"),
    ("zh", "then-also", {"n": 1, "rest": "x"}, "，然后x"),
    ("zh", "then-also", {"n": 2, "rest": "x"}, "，接着x"),
    ("ru", "bot-name-gonji", {}, "Гондзи"),
    ("zh", "bot-name-gonji", {}, "权爷"),
    ("ru", "guest", {"code": "AB12"}, "Гость AB12"),
    ("zh", "guest", {"code": "AB12"}, "访客AB12"),
]


@pytest.mark.parametrize(
    ("language", "game", "message", "facts", "said"),
    [(language, *rest) for language, all_of_it in SAID.items() for rest in all_of_it],
)
def test_a_chosen_sentence(language: str, game: str, message: str, facts: dict[str, object], said: str) -> None:
    words = ClientWords(game, NAMES, language)
    found = words.tell(f"{game}-{message}", **words._facts({"hidden": "no", **facts}))
    assert said in found.replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "message", "facts", "said"), SAID_BY_THE_APP)
def test_a_chosen_sentence_of_the_app(language: str, message: str, facts: dict[str, object], said: str) -> None:
    assert said in ClientWords("bang", [], language).tell(message, **facts)


DEFEND = [
    {"kind": "draw", "seat": 0, "from": "deck", "to": "drawn", "card": "3-farm-no_support", "id": 1},
    {"kind": "defend", "seat": 0, "from": "drawn", "to": "defence.0", "card": "3-farm-no_support", "id": 2},
]


def test_a_clause_may_go_on_with_the_sentence() -> None:
    (line,) = Words("samurai_spirit", NAMES, "ru").lines(DEFEND)
    assert line.replace("\u00a0", " ") == "Gonji открывает мародёра 3 и защищается (постройка)"


def test_samurai_are_declined() -> None:
    """Where one person leads several samurai, seats are called by the names of the samurai."""
    words = ClientWords("samurai_spirit", ["Канбэй", "Кюдзо"], "ru")
    lend = {"key": "lend", "target": 0, "by": 1, "samurai": "heihachi"}
    assert words.move(lend) == "Отдать жетон Канбэю (способность Хэйхати)"
    assert words.move({**lend, "target": 1, "samurai": "gorobei"}) == "Отдать жетон Кюдзо (способность Горобэя)"
    mine = ClientWords("samurai_spirit", ["Инес", "Гондзи"], "ru", 0)
    assert mine.move({**lend, "target": 1}) == "Отдать жетон игроку Гондзи (способность Хэйхати)"
    lent = mine.tell("samurai_spirit-lent-by", **mine._facts({"what": "gorobei", "seat": 0}))
    assert lent == "Способность Горобэя (его жетон у вас)"


def test_every_raider_has_its_forms() -> None:
    for name, message in messages("ru", "samurai_spirit").items():
        if re.match(r"samurai_spirit-[1-6]-", name):
            forms = {attribute.id.name for attribute in message.attributes}
            symbol = {"symbol"} if re.search(r"-(hat|farm|doll)\b", name) else set()
            assert forms == {"nom", "gen"} | symbol, name


def test_bots_have_names_in_every_language() -> None:
    from sanjuro.server.tables.commands import BOT_NAMES

    for language in LANGUAGES:
        words = Words("bang", [], language)
        said = [words.tell(f"bot-name-{name.lower()}") for names in BOT_NAMES.values() for name in names]
        assert len(set(said)) == len(said), "two bots go by one name"
    assert isinstance(messages("en", "common")["bot-name-nui"], ftl.Message)
    assert set(sanjuro.GAMES) >= {"bang"}
