"""The lines of the log: which events are told together, as message ids and facts without any text.

A line begins with an event (message `event-KIND`) and grows by later ones (message `after-KIND-KIND`: the kind that
began the line, and the kind that is added). Which kinds do so is public, so a line reveals no more than its events.
"""

from __future__ import annotations

from typing import Final

from sanjuro.core.events import Event
from sanjuro.core.native import mypyc_attr

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = "SHDC"


@mypyc_attr(native_class=True)
class LineRules:
    """How the events of a game are grouped into lines.

    - `silent`: kinds that never begin a line.
    - `counted`: kinds whose message states how often they happened (`$times`). A line that one of them began is told
      again with higher numbers when the same things happen once more.
    - `clauses`: for the kind that began a line, the kinds that are added to it.
    - `same_seat`: clauses, as "KIND-KIND", that are added only if both events are by the same seat.
    - `sources`: clauses that are added only if their card comes from one of these piles.
    """

    def __init__(
        self,
        silent: list[str] | None = None,
        counted: list[str] | None = None,
        clauses: dict[str, list[str]] | None = None,
        same_seat: list[str] | None = None,
        sources: dict[str, list[str]] | None = None,
    ) -> None:
        self.silent: list[str] = [] if silent is None else silent
        self.counted: list[str] = [] if counted is None else counted
        self.clauses: dict[str, list[str]] = {} if clauses is None else clauses
        self.same_seat: list[str] = [] if same_seat is None else same_seat
        self.sources: dict[str, list[str]] = {} if sources is None else sources

    def __repr__(self) -> str:
        return f"<LineRules: {len(self.ids())} clauses>"

    def ids(self) -> list[str]:
        """The clauses as "KIND-KIND", as the ids of their messages have them."""
        return [f"{head}-{kind}" for head, kinds in self.clauses.items() for kind in kinds]

    def adds(self, head: dict[str, object], event: dict[str, object]) -> bool:
        """Whether an event is added to the line that `head` began."""
        kinds = self.clauses.get(str(head["kind"]))
        kind = str(event["kind"])
        if kinds is None or kind not in kinds:
            return False
        clause = f"{head['kind']}-{kind}"
        if clause in self.same_seat and head.get("seat") != event.get("seat"):
            return False
        sources = self.sources.get(clause)
        return sources is None or str(event.get("from", "")).partition(".")[0] in sources


@mypyc_attr(native_class=True)
class OpenLine:
    """The last line of the log: the events it tells and how often each has happened. Later events may be added."""

    def __init__(self, rules: LineRules) -> None:
        self.rules = rules
        self.events: list[dict[str, object]] = []
        self.times: list[int] = []

    def add(self, event: dict[str, object], times: int) -> dict[str, object] | None:
        """The phrase for an event that happened `times` times in a row; None if nothing is said about it."""
        kind = str(event["kind"])
        repeated = self._repeated(event, times)
        if repeated >= 0:
            self.times[repeated] += times
            said = phrase(f"event-{kind}", event, times)
            said["counts"] = self.times.copy()
            return said
        if self.events and self.rules.adds(self.events[0], event):
            head = self.events[0]
            said = phrase(f"after-{head['kind']}-{kind}", event, times)
            if head.get("seat") == event.get("seat"):
                said["again"] = "yes"
        elif kind in self.rules.silent:
            return None
        else:
            self.events = []
            self.times = []
            said = phrase(f"event-{kind}", event, times)
        self.events.append(event)
        self.times.append(times)
        return said

    def _repeated(self, event: dict[str, object], times: int) -> int:
        """The place in the line of an event that it tells already and only has to count; -1 if there is none.

        Cards that are known are named, not counted. A line is counted from its beginning: what follows in it is
        counted only after its first event has happened once more.
        """
        if not self.events or str(self.events[0]["kind"]) not in self.rules.counted or event not in self.events:
            return -1
        for told in self.events:
            if "id" in told:
                return -1
        place = self.events.index(event)
        if place > 0 and self.times[place] + times > self.times[0]:
            return -1
        return place


def phrases(events: list[dict[str, object]], line: OpenLine) -> list[dict[str, object]]:
    """The phrases about some events as a viewer sees them (`Event.seen_by`), in order; `line` is carried on.

    Events without a phrase of their own, and equal ones in a row, are counted in `at`, the number of a phrase's first
    event, and `times`.
    """
    said: list[dict[str, object]] = []
    at = 0
    while at < len(events):
        event = events[at]
        times = 1
        if "id" not in event:
            while at + times < len(events) and events[at + times] == event:
                times += 1
        found = line.add(event, times)
        if found is not None:
            found["at"] = at
            said.append(found)
        at += times
    return said


def continued(
    rules: LineRules, before: list[Event], seen: list[dict[str, object]], bit: int
) -> list[dict[str, object]]:
    """The phrases about what a viewer (its bit) has `seen`, after the events that the last line tells: `open_after`."""
    line = OpenLine(rules)
    phrases([event.seen_by(bit) for event in before], line)
    return phrases(seen, line)


def phrase(message: str, event: dict[str, object], times: int) -> dict[str, object]:
    """A message id with the facts that the event does not state itself in this form; defaults are left out."""
    said: dict[str, object] = {"say": message}
    if times > 1:
        said["times"] = times
    if "card" in event:
        suit = suit_of(str(event["card"]))
        if suit:
            said["suit"] = suit
    if "from" in event:
        pile, _, seat = str(event["from"]).partition(".")
        if seat:
            said["from"] = pile
            said["giver"] = int(seat)
    if "to" in event:
        pile, _, seat = str(event["to"]).partition(".")
        if seat:
            said["to"] = pile
            said["owner"] = int(seat)
            if said["owner"] == event.get("seat"):
                said["home"] = "yes"
    return said


def suit_of(card: str) -> str:
    """The suit of a card with a rank, such as H of `beer-6H`; empty for any other."""
    _, hyphen, rank = card.rpartition("-")
    return rank[-1] if hyphen and rank[:-1] in RANKS and rank[-1] in SUITS else ""


def open_after(rules: LineRules, before: list[Event], events: list[Event]) -> list[Event]:
    """The events that the last line tells after these; `before` are those it told before them.

    The less viewers see, the more they can only count, and the longer their lines: this is the line of somebody who
    sees nothing, and `continued` derives every viewer's line from it. Unless a line is counted, its first event is
    enough.
    """
    line = OpenLine(rules)
    told: list[Event] = []
    for event in before:
        line.add(event.seen_by(0), 1)
        told.append(event)
    for event in events:
        said = line.add(event.seen_by(0), 1)
        if said is None:
            continue
        if len(line.events) == 1 and "counts" not in said:
            told = []
        told.append(event)
    if told and told[0].kind not in rules.counted:
        return told[:1]
    return told
