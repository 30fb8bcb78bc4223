"""What the people at a table are asked to agree to, what they have agreed to, and how much of the pauses is used."""

from __future__ import annotations

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
from sanjuro.server.tables.entries import Entry, Proposal


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

    # ---- reading the log ----------------------------------------------------------------

    def proposed(self, entry: Entry) -> None:
        assert entry.person is not None
        what, pace = entry.body["what"], entry.body.get("pace")
        self.proposal = Proposal(entry.seq, entry.at, entry.person, what, pace, (entry.person,))

    def agreed(self, entry: Entry) -> None:
        assert self.proposal is not None and entry.person is not None
        self.proposal = replace(self.proposal, agreed=(*self.proposal.agreed, entry.person))

    def refused(self, entry: Entry) -> None:
        assert self.proposal is not None
        if entry.person != self.proposal.person:
            self.refused_at[self.proposal.person] = entry.at
        self.proposal = None

    def paused(self, entry: Entry) -> None:
        """Logs of older versions do not say who agreed; their pauses count for nobody."""
        self.paused_by = entry.body.get("agreed", [])
        if len(self.paused_by) > 1:
            self.paused_at = entry.at
            self.pauses[self.paused_by[0]] = self.pauses.get(self.paused_by[0], 0) + 1
        self.proposal = None

    def resumed(self, entry: Entry) -> None:
        if self.paused_at is not None:
            self.paused_for += max(0, entry.at - self.paused_at)
        self.paused_at = None
        self.paused_by = []

    def paced(self, entry: Entry) -> None:
        self.paced_by = entry.body.get("agreed")
        self.proposal = None
