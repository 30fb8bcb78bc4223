"""Unloaded tables: when a running game must be loaded again, and which finished games are unloaded first."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

import sanjuro
from sanjuro.core.errors import BadBytes
from sanjuro.server.protocol.http_bodies import TableSummary
from sanjuro.server.storage.store import StoredGame
from sanjuro.server.tables.clocks import PRESETS

if TYPE_CHECKING:
    from sanjuro.server.live.live_table import LiveTable

logger = logging.getLogger("sanjuro.unloaded")

# Rough memory use: of a table (state and recent entries), and of each move (its events).
BYTES_EACH: Final = 32_000
BYTES_A_MOVE: Final = 700


class Asleep(NamedTuple):
    """A running game that is not in memory: who is asked, and the deadline by which the server must act."""

    due: int | None
    asked: str | None


def asleep(stored: StoredGame) -> Asleep | None:
    """How a running game can wait for a visitor; None if it must be loaded now.

    It must be loaded if a bot or a short clock may have to act, or if the stored snapshot is not current.
    """
    if stored.data is None or stored.snapshot != stored.seq:
        return None
    try:
        match = sanjuro.from_bytes(stored.data)
    except BadBytes:
        return None
    card = msgspec.json.decode(stored.card, type=TableSummary)
    if match.seat is None or match.seat >= len(card.seats):
        return None
    seat = card.seats[match.seat]
    if seat.person is None or seat.away is not None or (card.settings.forced and len(match.offer) == 1):
        return None
    preset = PRESETS[card.settings.clock]
    if preset.each is None:
        return Asleep(None, seat.person)
    # The clock may have been stopped since: then the game is loaded too early, which is harmless.
    return Asleep(stored.moved + preset.each, seat.person) if preset.correspondence else None


def sort_out(stored: list[StoredGame]) -> tuple[dict[str, Asleep], list[str]]:
    """The games that can wait, and the codes of those that must be loaded."""
    waiting: dict[str, Asleep] = {}
    needed: list[str] = []
    for one in stored:
        found: Asleep | None = None
        try:
            found = asleep(one)
        except Exception:
            logger.exception("table %s: cannot tell whether it can wait; loading it", one.code)
        if found is None:
            needed.append(one.code)
        else:
            waiting[one.code] = found
    return waiting, needed


class FinishedTables:
    """The finished games in memory, as an LRU cache bounded by bytes."""

    def __init__(self, most: int, unload: Callable[[LiveTable], Any]) -> None:
        self.most = most
        self.bytes = 0
        self._unload = unload
        self._sizes: OrderedDict[str, tuple[LiveTable, int]] = OrderedDict()

    def used(self, live: LiveTable) -> None:
        """Note that a finished game was used."""
        code = live.table.code
        self.forget(code)
        size = BYTES_EACH + BYTES_A_MOVE * live.table.moves_played
        self._sizes[code] = (live, size)
        self.bytes += size
        for other, _ in list(self._sizes.values()):
            if self.bytes <= self.most:
                break
            # Games in use cannot be unloaded, and the one just used should not be.
            if other is not live and not other.busy():
                self._unload(other)

    def forget(self, code: str) -> None:
        """Drop a game that is no longer in memory."""
        found = self._sizes.pop(code, None)
        if found is not None:
            self.bytes -= found[1]
