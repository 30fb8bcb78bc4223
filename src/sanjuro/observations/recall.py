"""The perfect-recall form: everything a seat has seen and done since the deal, before its current row.

A record is eight numbers. The first says what happened: the number of an event kind, OWN_MOVE for a move of the seat
itself, or OTHER for something without a number.
"""

from __future__ import annotations

from typing import Final

from sanjuro.core.events import Event
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.observations.buffer import MOST
from sanjuro.observations.rows import ObservationLayout

RECORD: Final = 8
OTHER: Final = 255
OWN_MOVE: Final = 254
COUNT: Final = 2  # the number of records comes first, low byte first


@mypyc_attr(native_class=True)
class Recall:
    """What each seat of a match has seen and done. The match must have events.

    Create it after the deal, and call `played` after every move.
    """

    def __init__(self, layout: ObservationLayout, match: Match | None) -> None:
        self.layout = layout
        # One list of records per seat; copies share the records.
        self.seen: list[list[bytes]] = []
        if match is not None:
            if not match.watched:
                raise ValueError("a match with events is needed: sanjuro.new(…, events=True)")
            self.seen = [[] for _ in range(match.seats)]
            self._see(match)

    def copy(self) -> Recall:
        new = Recall(self.layout, None)
        new.seen = [records.copy() for records in self.seen]
        return new

    def played(self, match: Match, seat: int, move: Move) -> None:
        """Record a move that a seat has just played."""
        self.seen[seat].append(bytes([OWN_MOVE, seat + 1, move.code & 255, move.code >> 8, 0, 0, 0, 0]))
        self._see(match)

    def forget(self, kept: int) -> None:
        """Forget the history of all seats except one, after `imagine`."""
        for seat in range(len(self.seen)):
            if seat != kept:
                self.seen[seat] = []

    def _see(self, match: Match) -> None:
        for event in match.events:
            closed = event.card != "" and event.audience != match.layout.everyone
            shown = self.record(match, event, True)
            hidden = self.record(match, event, False) if closed else shown
            for seat in range(len(self.seen)):
                self.seen[seat].append(shown if not closed or event.audience >> seat & 1 else hidden)

    def record(self, match: Match, event: Event, sees_card: bool) -> bytes:
        """Return the record of an event for a seat that sees its card, or does not."""
        layout = self.layout
        piles = match.layout.by_place
        return bytes(
            [
                layout.event_numbers.get(event.kind, OTHER),
                event.seat + 1,
                event.other + 1,
                0 if event.n < 0 else min(event.n + 1, MOST),
                layout.word_numbers.get(event.what, OTHER) if event.what else 0,
                layout.card_numbers[event.card] if sees_card and event.card else 0,
                piles[event.source] + 1 if event.source else 0,
                piles[event.to] + 1 if event.to else 0,
            ]
        )

    def records(self, seat: int) -> bytes:
        """Return all records of a seat."""
        return b"".join(self.seen[seat])

    def row(self, match: Match, seat: int) -> bytes:
        """Return the number of records, as many of the latest as fit, zeros, and the current row."""
        horizon = self.layout.horizon
        records = self.seen[seat]
        count = len(records)
        if count > horizon:
            records = records[count - horizon :]
        return b"".join(
            [
                bytes([count & 255, count >> 8 & 255]),
                *records,
                bytes(RECORD * (horizon - len(records))),
                self.layout.row(match, seat),
            ]
        )

    def write(self, match: Match, seat: int, buffer: memoryview, at: int = 0) -> None:
        """Write `row` into a buffer of bytes."""
        row = self.row(match, seat)
        buffer[at : at + len(row)] = row


def recall_size(layout: ObservationLayout) -> int:
    """Return the length of a row of the perfect-recall form."""
    return COUNT + RECORD * layout.horizon + layout.size
