"""A seat of a table and who holds it."""

from __future__ import annotations


class Chair:
    """A seat and who holds it: nobody, a person or a bot."""

    def __init__(
        self, person: str | None = None, name: str = "", level: str | None = None, account: bool = False
    ) -> None:
        self.person = person
        self.name = name
        self.level = level
        self.account = account
        self.away: str | None = None
        self.stood_in = 0  # moves a bot has played for the person since they last went away
        self.bank: int | None = None

    def copy(self) -> Chair:
        new = Chair(self.person, self.name, self.level, self.account)
        new.away = self.away
        new.stood_in = self.stood_in
        new.bank = self.bank
        return new

    @property
    def empty(self) -> bool:
        return self.person is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays it now: the seat's own bot, or one standing in for a person."""
        return self.level is not None or self.away is not None
