"""Events: what happened on the table, and how much of it each seat may know."""

from __future__ import annotations

from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True)
class Event:
    """One thing that happened: a card that moved, or something without a card.

    `seat` is the seat that acted, `other` the one affected, `n` a number, `what` a word of the game. The seats in
    `audience` may see the card and its handle; those in `before` may see its old handle.
    """

    def __init__(self, kind: str, seat: int, other: int, n: int, what: str) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.n = n
        self.what = what
        self.card = ""
        self.handle = NONE
        self.old_handle = NONE
        self.source = ""
        self.to = ""
        self.audience = 0
        self.before = 0

    def seen_by(self, bit: int) -> dict[str, object]:
        """Return the event as plain data for one seat (its bit); bit -1 sees everything."""
        seen: dict[str, object] = {"kind": self.kind}
        if self.seat != NONE:
            seen["seat"] = self.seat
        if self.other != NONE:
            seen["other"] = self.other
        if self.n != NONE:
            seen["n"] = self.n
        if self.what:
            seen["what"] = self.what
        if self.source:
            seen["from"] = self.source
        if self.to:
            seen["to"] = self.to
        if self.card and (bit == -1 or self.audience & bit):
            seen["card"] = self.card
            seen["id"] = self.handle
        if self.card and self.old_handle != NONE and (bit == -1 or self.before & bit):
            seen["was"] = self.old_handle
        return seen

    def __str__(self) -> str:
        """Return the whole event in one line, as scenarios write it: `draw seat=0 card=oda from=deck to=hand.0`."""
        words = [self.kind]
        if self.seat != NONE:
            words.append(f"seat={self.seat}")
        if self.other != NONE:
            words.append(f"other={self.other}")
        if self.n != NONE:
            words.append(f"n={self.n}")
        if self.what:
            words.append(f"what={self.what}")
        if self.card:
            words.append(f"card={self.card}")
        if self.source:
            words.append(f"from={self.source}")
        if self.to:
            words.append(f"to={self.to}")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<Event {self}>"

    def state(self) -> list[object]:
        """Return all fields, in the order of the parameters of `event_of`."""
        return [
            self.kind,
            self.seat,
            self.other,
            self.n,
            self.what,
            self.card,
            self.handle,
            self.old_handle,
            self.source,
            self.to,
            self.audience,
            self.before,
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.handle))

    def __reduce__(self) -> tuple[object, ...]:
        return event_of, tuple(self.state())


def event_of(
    kind: str,
    seat: int,
    other: int,
    n: int,
    what: str,
    card: str,
    handle: int,
    old_handle: int,
    source: str,
    to: str,
    audience: int,
    before: int,
) -> Event:
    """Return the event with this `state`; used by pickle."""
    event = Event(kind, seat, other, n, what)
    event.card = card
    event.handle = handle
    event.old_handle = old_handle
    event.source = source
    event.to = to
    event.audience = audience
    event.before = before
    return event


def visibility_key(events: list[Event], bit: int) -> int:
    """Return a key for how much of these events a seat (its bit) sees: equal keys mean equal visibility."""
    if bit == -1:
        return 0  # sees everything
    key = 1
    for event in events:
        key <<= 2
        if event.card:
            key |= (2 if event.audience & bit else 0) | (1 if event.before & bit else 0)
    return key
