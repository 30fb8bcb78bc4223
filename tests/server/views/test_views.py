"""Real views, events and outcomes match their types, from which the browser's types are generated."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin, is_typeddict

import pytest
from repository import ROOT

import sanjuro
from sanjuro.core.scenario import read
from sanjuro.core.view import EVERY_KEY, SeenEvent
from sanjuro.core.window import EVERYTHING, WATCHER
from sanjuro.games.bang.cards import ROLE_NAMES
from sanjuro.games.bang.view import BangRole, BangTurn
from sanjuro.games.samurai_spirit.raiders import FARM_BACKS, SYMBOLS
from sanjuro.games.samurai_spirit.view import SpiritBack, SpiritSymbol
from sanjuro.games.samurai_sword.roles import ROLES, TEAMS
from sanjuro.games.samurai_sword.turn import PHASES
from sanjuro.games.samurai_sword.view import SwordPhase, SwordRole, SwordTeam
from sanjuro.games.shinobi.cards import CLANS
from sanjuro.games.shinobi.view import ShinobiClan, ShinobiView
from sanjuro.server.protocol.messages import snake
from sanjuro.server.protocol.typescript import ALWAYS_SENT, UNIONS, fields, view_modules, view_type

SCENARIOS = ROOT / "tests" / "scenarios"
VIEWS = {key: view_type(module) for key, module in zip(sanjuro.GAMES, view_modules(), strict=True)}


def misfits(value: object, kind: Any, path: str = "view") -> Iterator[str]:
    """Return the places where a value does not match a type, with the reason."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from misfits(value, args[0], path)
        if EVERY_KEY in args and isinstance(value, dict) and set(value) != set(get_args(get_args(args[0])[0])):
            yield f"{path} lacks a key: {sorted(value)}"
    elif origin is Literal:
        if value not in args:
            yield f"{path} is {value!r}, not one of {args}"
    elif origin in UNIONS:
        if all(list(misfits(value, part, path)) for part in args):
            yield f"{path} is {value!r}, not of {kind}"
    elif origin is list:
        if type(value) is not list:
            yield f"{path} is {value!r}, not a list"
            return
        for at, item in enumerate(value):
            yield from misfits(item, args[0], f"{path}[{at}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{path} is {value!r}, not a dict"
            return
        for key, item in value.items():
            yield from misfits(key, args[0], f"{path} key")
            yield from misfits(item, args[1], f"{path}.{key}")
    elif is_typeddict(kind):
        yield from dict_misfits(value, kind, path)
    elif kind is not object and type(value) is not kind:  # True does not count as an int here
        yield f"{path} is {value!r}, not {kind}"


def dict_misfits(value: object, kind: Any, path: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{path} is {value!r}, not a dict"
        return
    known = fields(kind)
    for key in value.keys() - known.keys():
        yield f"{path} has the unknown key {key!r}"
    for key, (hint, required) in known.items():
        if key in value:
            yield from misfits(value[key], hint, f"{path}.{key}")
        elif required or (key in ALWAYS_SENT and kind is not SeenEvent):
            yield f"{path} lacks {key!r}"


def match_misfits(match: sanjuro.Match, eyes: list[int]) -> Iterator[str]:
    for eye in eyes:
        window = match.window(eye)
        yield from misfits(window.view(), VIEWS[match.game.key], f"view({eye})")
        for event in match.events:
            yield from misfits(event.seen_by(window.bit), SeenEvent, f"event({eye})")


def eyes_of(match: sanjuro.Match) -> list[int]:
    return [*range(match.seats), WATCHER, EVERYTHING]


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_views_of_whole_games_have_their_types(game: str) -> None:
    least, most = sanjuro.GAMES[game].players
    for players in range(least, most + 1):
        chance = random.Random(players)
        match = sanjuro.new(game, players=players, seed=players)
        assert list(match_misfits(match, eyes_of(match))) == []
        while not match.over:
            match.play(chance.choice(match.moves))
            assert list(match_misfits(match, [chance.choice(eyes_of(match))])) == [], match.record()
        assert list(match_misfits(match, eyes_of(match))) == []


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_views_of_scenarios_have_their_types(game: str) -> None:
    """Scenarios begin in positions that random games seldom reach."""
    chance = random.Random(1)
    paths = sorted((SCENARIOS / game).glob("*.toml"))
    assert paths
    for path in paths:
        match = read(path.read_text("utf-8"), sanjuro.GAMES).begin()
        for _ in range(12):
            assert list(match_misfits(match, [chance.choice(eyes_of(match))])) == [], path.stem
            if match.over:
                break
            match.play(chance.choice(match.moves))


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_every_frame_of_a_game_has_a_type(game: str) -> None:
    (pending,) = get_args(fields(VIEWS[game])["pending"][0])
    kinds = get_args(pending) or (pending,)
    typed = {name for kind in kinds for name in get_args(fields(kind)["frame"][0])}
    assert typed == {snake(frame.__name__) for frame in sanjuro.GAMES[game].frames}


def test_what_does_not_fit_is_found() -> None:
    turn: dict[str, object] = {"frame": "turn", "seat": 1, "phase": "play", "shots": 0}
    assert list(misfits(turn, BangTurn)) == []
    for wrong in (
        {**turn, "shots": True},
        {**turn, "phase": "sleep"},
        {**turn, "more": 1},
        {key: value for key, value in turn.items() if key != "seat"},
    ):
        assert len(list(misfits(wrong, BangTurn))) == 1, wrong
    view = sanjuro.new("shinobi", players=3, seed=1).view(0)
    assert list(misfits(view, ShinobiView)) == []
    for key, value in (("totals", {"oda": 1}), ("last_drawer", "0"), ("discard", [{"card": "oda"}]), ("asked", 1.0)):
        assert len(list(misfits({**view, key: value}, ShinobiView))) == 1, key


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (ROLE_NAMES, BangRole),
        (ROLES, SwordRole),
        (TEAMS, SwordTeam),
        (PHASES, SwordPhase),
        (CLANS, ShinobiClan),
        (SYMBOLS, SpiritSymbol),
        (FARM_BACKS, SpiritBack),
    ],
)
def test_the_words_of_a_type_are_those_of_the_game(words: list[str], kind: Any) -> None:
    assert list(get_args(kind)) == words
