"""Finished games, played again move by move."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from sanjuro.bots.beliefs import HIDDEN, beliefs
from sanjuro.core.match import Match
from sanjuro.core.record import begin
from sanjuro.core.window import EVERYTHING, WATCHER
from sanjuro.server.protocol.http_bodies import Replayed
from sanjuro.server.protocol.messages import Offer
from sanjuro.server.tables.table import Table

APART: Final = 16  # moves between positions that are kept
KEPT: Final = 32  # games


class Replay:
    """A finished game with a position every few moves."""

    def __init__(self, finished: Match) -> None:
        self.finished = finished
        # Several requests can go through one game at the same time, each in a thread of its own.
        self._lock = threading.Lock()
        self.positions: list[Match] = [
            begin(finished.game, finished.players, finished.options, finished.origin, events=True)
        ]

    def before(self, move: int) -> Match:
        """A copy of the match after so many moves."""
        history = self.finished.history
        with self._lock:
            self._extend(move)
        match = self.positions[move // APART].copy()
        for played in history[len(match.history) : move]:
            match.carry_out(played)
        return match

    def _extend(self, move: int) -> None:
        """Keep positions up to this move."""
        history = self.finished.history
        while (len(self.positions) - 1) * APART + APART <= move:
            nxt = self.positions[-1].copy()
            for played in history[len(nxt.history) : len(self.positions) * APART]:
                nxt.carry_out(played)
            self.positions.append(nxt)

    def steps(self, first: int, count: int, eye: int, believing: bool = False) -> list[Replayed]:
        """The game after `first` moves, and after each of the next ones, through one pair of eyes.

        If `believing`, with what these eyes could know of hidden roles and clans.
        """
        history = self.finished.history
        last = min(first + count - 1, len(history))
        found: list[Replayed] = []
        match = self.before(max(0, first - 1))
        for move in range(first, last + 1):
            seat = text = say = None
            if move > 0:
                played = history[move - 1]
                seat = match.asked
                if eye in (seat, EVERYTHING):
                    text = played.text
                    say = match.window(eye).say(played)
                match.carry_out(played)
            step = _seen(match, move, seat, text, say, eye)
            if believing:
                step.beliefs = could_know(match, eye)
            found.append(step)
        return found


def _seen(match: Match, move: int, seat: int | None, text: str | None, say: object, eye: int) -> Replayed:
    window = match.window(eye)
    view = window.view()
    offers = view.pop("moves", None)
    return Replayed(
        move=move,
        seat=seat,
        text=text,
        say=say if isinstance(say, dict) else None,
        events=[event.seen_by(window.bit) for event in match.events],
        view=view,
        moves=[Offer(**offer) for offer in offers] if isinstance(offers, list) else None,
    )


def could_know(match: Match, eye: int) -> list[dict[str, float]] | None:
    """For each seat the chances of its role or clan; None in a game that hides none.

    With all cards open there is nothing left to believe, so that is what a spectator could know.
    """
    if match.game.key not in HIDDEN:
        return None
    names = match.game.numbers()[HIDDEN[match.game.key]]
    found = beliefs(match.window(WATCHER if eye == EVERYTHING else eye))
    rows: list[dict[str, float]] = []
    for seat in range(match.seats):
        chances = {name: found.chance(seat, role) for role, name in enumerate(names)}
        rows.append({name: round(chance, 4) for name, chance in chances.items() if chance > 0.0})
    return rows


class Replays:
    """The games looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def of(self, table: Table) -> Replay:
        replay = self._kept.get(table.code)
        if replay is None:
            assert table.match is not None
            replay = Replay(table.match)
            self._kept[table.code] = replay
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table.code)
        return replay
