"""Proposals at a table, what people have agreed to, and how much of their pauses they have used."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sanjuro.server.tables.clocks import (
    PAUSE_CORRESPONDENCE_MILLIS,
    PAUSE_MILLIS,
    PAUSES_MOST,
    PROPOSAL_CORRESPONDENCE_MILLIS,
    PROPOSAL_MILLIS,
    Preset,
    faster,
)


class Proposal(Struct, frozen=True):
    """A pause or a pace that someone proposes to the others, and who has agreed so far, the proposer first."""

    number: int  # of the entry that made it
    at: int
    person: str
    what: str  # "pause" or "pace"
    pace: str | None
    agreed: tuple[str, ...]

    def same(self, what: str, pace: str | None) -> bool:
        return self.what == what and self.pace == pace


class Agreements:
    """The part of a table's state that consent to pauses and changes of pace needs."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        # When a person's proposal was last declined by someone else.
        self.refused_at: dict[str, int] = {}
        # Pauses that several people agreed to: their number by proposer, when the current one began, time used before.
        self.pauses: dict[str, int] = {}
        self.paused_at: int | None = None
        self.paused_for = 0
        self.paused_by: list[str] = []
        # The people who have agreed to the pace; None if it is still the initial one.
        self.paced_by: list[str] | None = None
        self.first_pace = ""

    def copy(self) -> Agreements:
        new = Agreements()
        new.proposal = self.proposal
        new.refused_at = self.refused_at.copy()
        new.pauses = self.pauses.copy()
        new.paused_at = self.paused_at
        new.paused_for = self.paused_for
        new.paused_by = self.paused_by
        new.paced_by = self.paced_by
        new.first_pace = self.first_pace
        return new

    # ---- looking ------------------------------------------------------------------------

    def until(self, preset: Preset) -> int:
        """When the proposal expires."""
        assert self.proposal is not None
        return self.proposal.at + (PROPOSAL_CORRESPONDENCE_MILLIS if preset.correspondence else PROPOSAL_MILLIS)

    def open(self, preset: Preset, now: int) -> Proposal | None:
        """The proposal, unless it has expired."""
        return self.proposal if self.proposal is not None and now < self.until(preset) else None

    def pauses_left(self, person: str) -> int:
        return max(0, PAUSES_MOST - self.pauses.get(person, 0))

    def pause_left(self, preset: Preset) -> int:
        """How much longer the table may be paused, not counting the current pause."""
        return max(0, (PAUSE_CORRESPONDENCE_MILLIS if preset.correspondence else PAUSE_MILLIS) - self.paused_for)

    def pause_ends(self, preset: Preset) -> int | None:
        return None if self.paused_at is None else self.paused_at + self.pause_left(preset)

    def pace_for(self, person: str, pace: str) -> str:
        """The pace after a person has come back: a faster one that they have not agreed to is reset."""
        if self.paced_by is None or person in self.paced_by:
            return pace
        return self.first_pace if faster(pace, self.first_pace) and faster(pace, "natural") else pace

    # ---- changing, as the log says --------------------------------------------------------

    def propose(self, number: int, at: int, person: str, what: str, pace: str | None) -> None:
        self.proposal = Proposal(number, at, person, what, pace, (person,))

    def agree(self, person: str) -> None:
        assert self.proposal is not None
        self.proposal = replace(self.proposal, agreed=(*self.proposal.agreed, person))

    def decline(self, person: str, at: int) -> None:
        assert self.proposal is not None
        if person != self.proposal.person:
            self.refused_at[self.proposal.person] = at
        self.proposal = None

    def pause(self, agreed: list[str], at: int) -> None:
        """Start a pause. One that a single person wanted counts for nobody."""
        self.paused_by = agreed
        if len(agreed) > 1:
            self.paused_at = at
            self.pauses[agreed[0]] = self.pauses.get(agreed[0], 0) + 1
        self.proposal = None

    def resume(self, at: int) -> None:
        if self.paused_at is not None:
            self.paused_for += max(0, at - self.paused_at)
        self.paused_at = None
        self.paused_by = []

    def set_pace(self, agreed: list[str] | None) -> None:
        self.paced_by = agreed
        self.proposal = None
