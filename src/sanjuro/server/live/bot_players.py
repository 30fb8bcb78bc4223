"""Bots at the table. Most answer on the event loop within milliseconds; slow ones use a search process."""

from __future__ import annotations

import logging
from typing import Final

from sanjuro import bots
from sanjuro.core.moves import Move
from sanjuro.core.rng import seeded
from sanjuro.server.live.fair_queue import Owner
from sanjuro.server.live.thinkers import Thinkers
from sanjuro.server.live.thinking import Task
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.bot_levels import stand_in
from sanjuro.server.tables.table import Table
from sanjuro.server.views.table_views import bit_of

logger = logging.getLogger("sanjuro.bots")

# Keeps the seeds of consecutive moves far apart.
SEEDS: Final = 2**62
SPREAD: Final = 0x1E3779B97F4A7C15


class BotPlayer:
    """A bot on one seat. It remembers which events it has seen, so that it gets each of them once."""

    def __init__(self, table: Table, seat: int, level: str, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.bot = bots.make(level, table.setup.game)
        self.informed = 0  # number of moves whose events the bot has seen
        self.seed = seed

    def _news(self, table: Table) -> list[dict[str, object]]:
        """The events since the bot was last asked, as its seat may see them."""
        if not self.bot.wants_events:
            return []
        bit = bit_of(table, self.seat)
        return [event.seen_by(bit) for move in table.story[self.informed :] for event in move.events]

    async def think(self, table: Table, thinkers: Thinkers, owner: Owner) -> str:
        """The move of a slow bot, as text.

        If it fails or takes too long, the bot that stands in for people moves instead. `Refused` if the server stops.
        """
        match = table.match
        assert match is not None
        news = self._news(table)
        people = any(chair.person is not None and chair.away is None for chair in table.chairs)
        seed = (self.seed + table.moves_played * SPREAD) % SEEDS
        task = Task(table.setup.game, self.level, match.copy_position().to_bytes(), self.seat, news, seed)
        chosen: str | None = None
        try:
            chosen = await thinkers.choose(task, owner, people)
        except Refused:
            raise
        except Exception:
            logger.exception("the %s bot failed at table %s", self.level, table.code)
        if chosen is None:
            stand = bots.make(stand_in(table.setup.game), table.setup.game)
            return stand.choose(match.window(self.seat), [], match.moves, seeded(seed)).text
        self.informed = len(table.story)
        return chosen

    def choose(self, table: Table) -> Move:
        """Choose a move. If the bot fails, play a random one, so that the game continues."""
        match = table.match
        assert match is not None
        offer = match.moves
        # Seeded by move, so that a bot that is asked twice chooses the same move.
        chance = seeded((self.seed + table.moves_played * SPREAD) % SEEDS)
        try:
            news = self._news(table)
            self.informed = len(table.story)
            return self.bot.choose(match.window(self.seat), news, offer, chance)
        except Exception:
            logger.exception("the %s bot failed at table %s", self.level, table.code)
            chosen: Move = offer[chance.below(len(offer))]
            return chosen
