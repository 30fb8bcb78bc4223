"""Replays of finished games."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from sanjuro.bots.beliefs import HIDDEN, beliefs
from sanjuro.core.events import Event
from sanjuro.core.lines import continued, open_after
from sanjuro.core.match import Match
from sanjuro.core.record import begin, from_bytes
from sanjuro.core.window import EVERYTHING, WATCHER
from sanjuro.server.protocol.http_bodies import Replayed
from sanjuro.server.protocol.messages import Offer
from sanjuro.server.tables.table import Table

APART: Final = 16  # moves between stored positions
LINE_MOST: Final = 16  # moves that may have added to one line of the log
BYTES_MOST: Final = 16 * 1024 * 1024  # for the replays of all games
# Memory use besides the positions: the final match and bookkeeping.
BYTES_EACH: Final = 16 * 1024
BYTES_A_MOVE: Final = 8


class Replay:
    """A finished game with a position every few moves, each as bytes and without its history."""

    def __init__(self, finished: Match) -> None:
        self.finished = finished
        # Several requests can use one replay at the same time, each in its own thread.
        self._lock = threading.Lock()
        self._positions: list[bytes] = []
        self.size = BYTES_EACH + BYTES_A_MOVE * len(finished.history)  # in memory, about

    def before(self, move: int) -> Match:
        """The match after a number of moves, to play on from. Its history is incomplete."""
        kept = move // APART
        with self._lock:
            self._extend(kept)
        match = self._kept(kept)
        self._play(match, kept * APART, move)
        return match

    def _kept(self, number: int) -> Match:
        """The position with this number; the first is the deal."""
        finished = self.finished
        if number == 0:
            return begin(finished.game, finished.players, finished.options, finished.origin, events=True)
        return from_bytes(self._positions[number - 1], {finished.game.key: finished.game})

    def _play(self, match: Match, first: int, last: int) -> None:
        """Play on from `first` moves to `last` moves."""
        history = self.finished.history
        for move in range(first, last):
            match.carry_out(history[move])

    def _extend(self, number: int) -> None:
        """Store the positions up to this number."""
        known = len(self._positions)
        if known >= number:
            return
        match = self._kept(known)
        for kept in range(known, number):
            self._play(match, kept * APART, kept * APART + APART)
            position = match.copy_position()
            position.origin = ""
            self._positions.append(position.to_bytes())
            self.size += len(self._positions[-1])

    def _with_line(self, first: int) -> tuple[Match, list[Event]]:
        """The match before move `first`, and the events that the last line of the log tells then."""
        if first == 0:
            return self.before(0), []
        start = max(0, first - 1 - LINE_MOST)
        match = self.before(start)
        told = open_after(match.game.lines, [], match.events)
        for move in range(start, first - 1):
            match.carry_out(self.finished.history[move])
            told = open_after(match.game.lines, told, match.events)
        return match, told

    def steps(self, first: int, count: int, eye: int, believing: bool = False) -> list[Replayed]:
        """The game after `first` moves, and after each of the next ones, from one view.

        If `believing`, with what these eyes could know of hidden roles and clans.
        """
        history = self.finished.history
        last = min(first + count - 1, len(history))
        found: list[Replayed] = []
        match, told = self._with_line(first)
        for move in range(first, last + 1):
            seat = text = say = None
            if move > 0:
                played = history[move - 1]
                seat = match.asked
                if eye in (seat, EVERYTHING):
                    text = played.text
                    say = match.window(eye).say(played)
                match.carry_out(played)
                if move == len(history) and self.finished.truncated:
                    match.truncate()
            step = _seen(match, move, seat, text, say, eye, told)
            told = open_after(match.game.lines, told, match.events)
            if believing:
                step.beliefs = could_know(match, eye)
            found.append(step)
        return found


def _seen(
    match: Match, move: int, seat: int | None, text: str | None, say: object, eye: int, told: list[Event]
) -> Replayed:
    window = match.window(eye)
    events = [event.seen_by(window.bit) for event in match.events]
    view = window.view()
    offers = view.pop("moves", None)
    return Replayed(
        move=move,
        seat=seat,
        text=text,
        say=say if isinstance(say, dict) else None,
        events=events,
        phrases=continued(match.game.lines, told, events, window.bit),
        view=view,
        moves=[Offer(**offer) for offer in offers] if isinstance(offers, list) else None,
    )


def could_know(match: Match, eye: int) -> list[dict[str, float]] | None:
    """For each seat the probabilities of its role or clan; None in a game without hidden ones.

    With all cards open there is nothing left to believe, so that is what a spectator could know.
    """
    if match.game.key not in HIDDEN:
        return None
    names = match.game.numbers()[HIDDEN[match.game.key]]
    found = beliefs(match.window(WATCHER if eye == EVERYTHING else eye))
    rows: list[dict[str, float]] = []
    for seat in range(match.seats):
        chances = {name: found.probability(seat, role) for role, name in enumerate(names)}
        rows.append({name: round(chance, 4) for name, chance in chances.items() if chance > 0.0})
    return rows


class Replays:
    """Recently used replays, bounded by bytes."""

    def __init__(self, most: int = BYTES_MOST) -> None:
        self.most = most
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    @property
    def size(self) -> int:
        return sum([replay.size for replay in self._kept.values()])

    def of(self, table: Table) -> Replay:
        replay = self._kept.get(table.code)
        if replay is None:
            assert table.match is not None
            replay = Replay(table.match)
            self._kept[table.code] = replay
        self._kept.move_to_end(table.code)
        # Other replays may have grown since they were counted.
        too_much = self.size - self.most
        while too_much > 0 and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            too_much -= oldest.size
        return replay
