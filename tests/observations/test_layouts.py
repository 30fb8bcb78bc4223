"""Rows contain what a seat may know and nothing else; layouts and action numbers do not change silently."""

from __future__ import annotations

import doctest
import json
import re
import sys
from typing import Any

import pytest
from repository import ROOT
from tables import NAMES, SHAPES, Shape, new, walk

import sanjuro
import sanjuro.observations
from observations import committed_layouts
from sanjuro.observations import ObservationLayout, layout
from sanjuro.observations.buffer import Buffer

sys.path.insert(0, str(ROOT / "tools"))
import observation_tables

every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


def piece(row: bytes, form: ObservationLayout, name: str) -> list[int]:
    return list(row[form.piece(name).slice])


def lines(row: bytes, form: ObservationLayout, name: str, field: str) -> list[list[int]]:
    """Return a field of every line of a piece."""
    whole = form.piece(name)
    width = whole.shape[1]
    columns = whole.field(field).slice
    return [list(row[whole.start + n * width :][columns]) for n in range(whole.shape[0])]


def place(one_hot: list[int]) -> int | None:
    assert sum(one_hot) <= 1
    return one_hot.index(1) if 1 in one_hot else None


# ---- what a row tells ---------------------------------------------------------------------


@every_game
def test_what_is_known_is_in_the_row(game: str) -> None:
    """Two deals that look different to a seat have different rows."""
    form = layout(game)
    rows = {form.row(sanjuro.new(game, seed=seed), 0) for seed in range(40)}
    assert len(rows) > 15


@every_game
def test_seats_and_who_is_asked(game: str) -> None:
    form = layout(game)
    for match in walk(sanjuro.new(game, seed=2), 2):
        assert match.seat is not None
        for seat in range(match.seats):
            row = form.row(match, seat)
            assert piece(row, form, "seats") == [1] * match.seats + [0] * (form.most_seats - match.seats)
            assert place(piece(row, form, "viewer")) == seat
            assert place(piece(row, form, "asked")) == match.seat
            turned = form.row(match, seat, relative=True)
            assert place(piece(turned, form, "viewer")) == 0
            assert place(piece(turned, form, "asked")) == (match.seat - seat) % match.seats
    assert match.over
    assert place(piece(form.row(match, 0), form, "asked")) is None


@every_game
def test_relative_rows_count_seats_from_the_viewer(game: str) -> None:
    """Fields about one seat move to another line; nothing else about them changes."""
    form = layout(game)
    by_seat = {"hostile", "helpful", "hostility", "kindness", "support"}
    fields = [field.name for field in form.piece("players").fields if field.name not in by_seat]
    for match in walk(sanjuro.new(game, seed=3), 3):
        seat = match.seat
        assert seat is not None
        row, turned = form.row(match, seat), form.row(match, seat, relative=True)
        for field in fields:
            straight = lines(row, form, "players", field)[: match.seats]
            assert lines(turned, form, "players", field)[: match.seats] == straight[seat:] + straight[:seat]


def test_rows_of_another_game_or_of_nobody_are_refused() -> None:
    match = sanjuro.new("shinobi", seed=1)
    for seat in (-3, 4):
        with pytest.raises(ValueError, match="no seat"):
            layout("shinobi").row(match, seat)
    with pytest.raises(ValueError, match="not a match of bang"):
        layout("bang").row(match, 0)
    with pytest.raises(ValueError, match="there is no game 'go'"):
        layout("go")
    with pytest.raises(ValueError, match="there is no piece"):
        layout("shinobi").piece("clouds")


# ---- rows compared with the view -----------------------------------------------------------


def test_shinobi_says_what_the_view_says() -> None:
    form = layout("shinobi")
    clans = ["go_hojo", "mori", "oda", "takeda", "uesugi"]
    for match in walk(sanjuro.new("shinobi", players=5, seed=4), 4):
        assert match.seat is not None
        view: Any = match.view(match.seat)
        row = form.row(match, match.seat)
        assert place(piece(row, form, "turn")) == view["turn"]
        assert piece(row, form, "deck") == [view["deck"]["count"]]
        assert place(piece(row, form, "last_drawer")) == view["last_drawer"]
        for clan, cards, hand, army, seat in zip(
            lines(row, form, "players", "clan"),
            lines(row, form, "players", "cards"),
            lines(row, form, "players", "hand"),
            lines(row, form, "players", "army"),
            view["seats"],
            strict=True,
        ):
            assert place(clan) == (None if seat["clan"] is None else clans.index(seat["clan"]))
            assert cards == [seat["hand"]["count"]]
            shown = [card["card"] for card in seat["hand"]["cards"]]
            assert hand == [shown.count(name) for name in [*clans, "ninja"]]
            assert army == [len(seat["province"].get(name, [])) for name in clans]


def test_bang_says_what_the_view_says() -> None:
    form = layout("bang")
    names = form.game.cards.names
    for match in walk(sanjuro.new("bang", players=6, seed=4), 4):
        assert match.seat is not None
        view: Any = match.view(match.seat)
        row = form.row(match, match.seat)
        assert place(piece(row, form, "turn")) == view["turn"]
        assert place(piece(row, form, "sheriff")) == view["sheriff"]
        assert piece(row, form, "deck") == [view["deck"]["count"]]
        discard = [names[card] for card, there in enumerate(piece(row, form, "discard")) if there]
        assert sorted(discard) == sorted(card["card"] for card in view["discard"])
        top = place(piece(row, form, "discard_top"))
        assert (None if top is None else names[top]) == (view["discard"][0]["card"] if view["discard"] else None)
        for number, seat in enumerate(view["seats"]):
            role = place(lines(row, form, "players", "role")[number])
            assert (None if role is None else ["sheriff", "renegade", "outlaw", "deputy"][role]) == seat["role"]
            assert lines(row, form, "players", "life")[number] == [seat["life"]]
            assert lines(row, form, "players", "alive")[number] == [0 if seat["out"] else 1]
            assert lines(row, form, "players", "cards")[number] == [seat["hand"]["count"]]
            hand = [names[card] for card, there in enumerate(lines(row, form, "players", "hand")[number]) if there]
            assert sorted(hand) == sorted(card["card"] for card in seat["hand"]["cards"])
            table = [names[63 + n] for n, there in enumerate(lines(row, form, "players", "table")[number]) if there]
            assert sorted(table) == sorted(card["card"] for card in seat["table"])
            assert lines(row, form, "players", "hostile")[number][:6] == [min(n, 15) for n in seat["hostile"]]
            assert lines(row, form, "players", "helpful")[number][:6] == [min(n, 15) for n in seat["helpful"]]
            if not view["seats"][match.seat]["out"]:
                seen = view["seats"][match.seat]["distances"][number]
                assert lines(row, form, "players", "distance")[number] == [seen]
                assert lines(row, form, "players", "distance_back")[number] == [seat["distances"][match.seat]]


def test_samurai_sword_says_what_the_view_says() -> None:
    form = layout("samurai_sword")
    kinds = list(dict.fromkeys(form.game.cards.names[:90]))
    for match in walk(sanjuro.new("samurai_sword", players=5, seed=4), 4):
        assert match.seat is not None
        view: Any = match.view(match.seat)
        row = form.row(match, match.seat)
        assert place(piece(row, form, "turn")) == view["turn"]
        assert place(piece(row, form, "shogun")) == view["shogun"]
        discard = [card["card"] for card in view["discard"]]
        assert piece(row, form, "discard") == [discard.count(kind) for kind in kinds]
        played = place(piece(row, form, "played"))
        assert (None if played is None else kinds[played]) == (view["played"][-1]["card"] if view["played"] else None)
        for number, seat in enumerate(view["seats"]):
            role = place(lines(row, form, "players", "role")[number])
            assert (None if role is None else ["shogun", "samurai", "ninja", "ronin"][role]) == seat["role"]
            assert lines(row, form, "players", "stars")[number] == [seat["stars"] or 0]
            assert lines(row, form, "players", "honour")[number] == [seat["honour"]]
            assert lines(row, form, "players", "resilience")[number] == [seat["resilience"]]
            hand = [card["card"] for card in seat["hand"]["cards"]]
            assert lines(row, form, "players", "hand")[number] == [hand.count(kind) for kind in kinds]
            table = [card["card"] for card in seat["table"]]
            properties = ["focus", "armor", "fast_draw", "bushido"]
            assert lines(row, form, "players", "table")[number] == [table.count(kind) for kind in properties]
            assert lines(row, form, "players", "hostility")[number][:5] == [max(n, 0) for n in seat["hostility"]]
            assert lines(row, form, "players", "kindness")[number][:5] == [max(-n, 0) for n in seat["hostility"]]
        harmless = [seat["harmless"] is not None for seat in view["seats"]]
        at = [seat["attacked_at"][match.seat] for seat in view["seats"]]
        for reach in range(1, 6):
            targets = piece(row, form, "targets")[(reach - 1) * 7 : reach * 7]
            for number in range(5):
                reached = number != match.seat and at[number] <= reach and not harmless[number]
                assert targets[number] == reached


def test_samurai_spirit_says_what_the_view_says() -> None:
    form = layout("samurai_spirit")
    names = form.game.cards.names
    samurai = ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]
    for match in walk(sanjuro.new("samurai_spirit", players=4, seed=4), 4):
        assert match.seat is not None
        view: Any = match.view(match.seat)
        row = form.row(match, match.seat)
        assert piece(row, form, "barricades") == [view["barricades"]["count"], view["barricades"]["most"]]
        assert sum(piece(row, form, "farms")) == view["farms"]["count"]
        assert sum(piece(row, form, "families")) == len(view["families"])
        assert piece(row, form, "deck") == [view["deck"]["count"]]
        assert sum(piece(row, form, "deck_known")) == len(view["deck"]["cards"])
        assert sum(piece(row, form, "intruders_known")) == len(view["intruders"]["cards"])
        if view["odds"] is not None:
            assert sum(piece(row, form, "unseen")) == view["odds"]["unseen"]["count"]
        for number, seat in enumerate(view["seats"]):
            assert samurai[lines(row, form, "players", "samurai")[number].index(1)] == seat["samurai"]
            assert place(lines(row, form, "players", "wounds")[number]) == seat["wounds"]
            assert lines(row, form, "players", "kiai")[number] == [seat["kiai"]]
            assert lines(row, form, "players", "sum")[number] == [seat["sum"]]
            assert place(lines(row, form, "players", "support")[number]) == seat["support"]
            talents = [
                name
                for name, there in zip(samurai, lines(row, form, "players", "talents")[number], strict=True)
                if there
            ]
            assert talents == seat["talents"]
            line = [names[n] for n, there in enumerate(lines(row, form, "players", "line")[number]) if there]
            assert sorted(line) == sorted(card["card"] for card in seat["line"])
            last = place(lines(row, form, "players", "last")[number])
            assert (None if last is None else names[last]) == (seat["line"][-1]["card"] if seat["line"] else None)


# ---- actions ------------------------------------------------------------------------------


@every_shape
def test_actions_go_there_and_back(shape: Shape) -> None:
    form = layout(shape[0])
    for match in walk(new(shape, 5), 5):
        assert match.seat is not None
        mask = form.mask(match)
        assert [number for number, legal in enumerate(mask) if legal] == sorted(move.code for move in match.moves)
        turned = form.mask(match, relative=True)
        assert sum(turned) == len(match.moves)
        actions = form.legal_actions(match, relative=True)
        rows, masks = bytearray(2 * form.size), bytearray(2 * form.actions)
        assert form.look(match, Buffer(memoryview(rows)), Buffer(memoryview(masks)), 1, relative=True) == actions
        assert rows == bytes(form.size) + form.row(match, match.seat, relative=True)
        assert masks == bytes(form.actions) + turned
        assert form.legal_actions(match) == [move.code for move in match.moves]
        assert form.legal_actions(match, relative=True) == [form.action(match, move, True) for move in match.moves]
        for move in match.moves:
            assert form.move(match, form.action(match, move)) is match.parse(move.text)
            action = form.action(match, move, relative=True)
            assert turned[action] == 1
            assert form.move(match, action, relative=True) is move


def test_relative_actions_name_seats_from_the_viewer() -> None:
    match = sanjuro.new("shinobi", players=4, seed=1)
    seat = match.seat
    assert seat is not None
    form = layout("shinobi")
    texts = {form.game.moves.all[form.action(match, move, relative=True)].text for move in match.moves}
    expected = set()
    for move in match.moves:
        name, _, to = move.text.rpartition(" > ")
        expected.add(f"{name} > {(int(to) - seat) % 4}")
    assert texts == expected


def test_an_action_that_does_not_exist_is_refused() -> None:
    match = sanjuro.new("shinobi", seed=1)
    for action in (-1, layout("shinobi").actions):
        with pytest.raises(ValueError, match="the actions of shinobi are 0 to 299"):
            layout("shinobi").move(match, action)


def test_many_rows_go_into_one_buffer() -> None:
    form = layout("shinobi")
    match = sanjuro.new("shinobi", seed=1)
    buffer = bytearray(3 * form.size)
    masks = bytearray(b"\7" * (3 * form.actions))
    form.write(match, 2, memoryview(buffer), form.size)
    form.write_mask(match, memoryview(masks), form.actions)
    assert bytes(buffer) == bytes(form.size) + form.row(match, 2) + bytes(form.size)
    assert masks == b"\7" * form.actions + form.mask(match) + b"\7" * form.actions
    for at in (-1, 2 * form.size + 1):
        with pytest.raises(ValueError, match="are needed in the buffer"):
            form.write(match, 0, memoryview(buffer), at)


# ---- nothing changes silently -------------------------------------------------------------


@every_game
def test_layout_and_actions_are_those_that_were_committed(game: str) -> None:
    committed = json.loads((committed_layouts.FOLDER / f"{game}.json").read_text("utf-8"))
    assert committed_layouts.committed(layout(game)) == committed, "raise the rules number, then `make golden`"


@every_game
def test_every_event_has_a_number(game: str) -> None:
    words = (ROOT / "src" / "sanjuro" / "locale" / "en" / f"{game}.ftl").read_text("utf-8")
    assert sorted(re.findall(rf"^{game}-event-(\w+)", words, re.MULTILINE)) == layout(game).events
    assert len(set(layout(game).words)) == len(layout(game).words)


def test_the_examples_of_the_page_run() -> None:
    codes = re.findall(r"```python\n(.*?)```", observation_tables.PAGE.read_text("utf-8"), re.DOTALL)
    assert len(codes) == 2
    for code in codes:
        exec(code, {})
    failed, tried = doctest.testmod(sanjuro.observations)
    assert tried >= 6
    assert failed == 0
