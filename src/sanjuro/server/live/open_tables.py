"""Counts of tables waiting to start and of running games, by the person and the address that opened them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sanjuro.server.protocol.refused import Refused
from sanjuro.server.settings import ServerSettings

COUNTED = ("lobby", "playing")


class Opened(NamedTuple):
    """Who opened a table, from which address (unknown after a restart), and its state."""

    person: str
    source: str | None
    state: str


class OpenTables:
    """Limits the number of tables. A table counts for whoever opened it, no matter who plays there."""

    def __init__(self, settings: ServerSettings) -> None:
        self._on = settings.limits
        self._most = {
            "lobby": (settings.person_lobby, settings.address_lobby),
            "playing": (settings.person_games, settings.address_games),
        }
        self._tables: dict[str, Opened] = {}
        self._by_person: Counter[tuple[str, str]] = Counter()
        self._by_source: Counter[tuple[str, str]] = Counter()

    def note(self, code: str, person: str, state: str, source: str | None = None) -> None:
        """Note that a table was opened, has started, or is over."""
        was = self._tables.pop(code, None)
        if was is not None:
            self._count(was, -1)
            source = was.source
        if state in COUNTED:
            self._tables[code] = Opened(person, source, state)
            self._count(self._tables[code], 1)

    def _count(self, opened: Opened, change: int) -> None:
        counted = [(self._by_person, opened.person)]
        if opened.source is not None:
            counted.append((self._by_source, opened.source))
        for counts, whom in counted:
            counts[opened.state, whom] += change
            if not counts[opened.state, whom]:
                del counts[opened.state, whom]

    def check(self, person: str, source: str | None, state: str) -> None:
        """Refuse one more table in this state."""
        if not self._on:
            return
        person_most, source_most = self._most[state]
        if self._by_person[state, person] >= person_most:
            what = "tables that wait to start: start or leave one" if state == "lobby" else "games: finish or leave one"
            raise Refused("too_many", f"you already have {person_most} {what} first")
        if source is not None and self._by_source[state, source] >= source_most:
            what = "tables wait to start" if state == "lobby" else "games are running"
            raise Refused("too_many", f"{source_most} {what} that were opened from your network; try again later")

    def check_start(self, code: str) -> None:
        """Refuse to start a game if the person who opened the table has too many."""
        opened = self._tables.get(code)
        if opened is not None:
            self.check(opened.person, opened.source, "playing")
