"""What the people at a table are asked to agree to, what they have agreed to, and how much of the pauses is used."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sanjuro.server.tables.clocks import (
    PAUSE_BY_LETTER_MILLIS,
    PAUSE_MILLIS,
    PAUSES_MOST,
    PROPOSAL_BY_LETTER_MILLIS,
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
    """The part of a table's state that pauses and changes of pace need consent for."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        # When somebody's proposal was last refused by someone else.
        self.refused_at: dict[str, int] = {}
        # Pauses that several people agreed to: by proposer, since when, and how long the earlier ones took.
        self.pauses: dict[str, int] = {}
        self.paused_at: int | None = None
        self.paused_for = 0
        self.paused_by: list[str] = []
        # Who has agreed to the pace; None if it is the one the game began with.
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
        """When the proposal lapses."""
        assert self.proposal is not None
        return self.proposal.at + (PROPOSAL_BY_LETTER_MILLIS if preset.by_letter else PROPOSAL_MILLIS)

    def open(self, preset: Preset, now: int) -> Proposal | None:
        """The proposal, if it has not lapsed."""
        return self.proposal if self.proposal is not None and now < self.until(preset) else None

    def pauses_left(self, person: str) -> int:
        return max(0, PAUSES_MOST - self.pauses.get(person, 0))

    def pause_left(self, preset: Preset) -> int:
        """How much longer the table may be paused, not counting a pause that is going on."""
        return max(0, (PAUSE_BY_LETTER_MILLIS if preset.by_letter else PAUSE_MILLIS) - self.paused_for)

    def pause_ends(self, preset: Preset) -> int | None:
        return None if self.paused_at is None else self.paused_at + self.pause_left(preset)

    def pace_for(self, person: str, pace: str) -> str:
        """The pace after somebody came back: a faster one that they have not agreed to ends."""
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
