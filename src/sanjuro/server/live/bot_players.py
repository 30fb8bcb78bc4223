"""Bots at the table: the quick ones answer on the event loop, the others in worker processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import sanjuro
from sanjuro import bots
from sanjuro.core.chance import seeded
from sanjuro.core.moves import Move
from sanjuro.server.tables.bot_levels import at_once
from sanjuro.server.tables.table import Table
from sanjuro.server.views.table_views import bit_of

logger = logging.getLogger("sanjuro.bots")


class BotWorkers:
    """The worker processes of bots that search."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    def pool(self) -> Executor:
        """Started when first needed: most servers never do."""
        if self._pool is None:
            if self._processes:
                self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="sanjuro-thinker")
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class BotPlayer:
    """A bot on one seat. It remembers how far it was told the story of the game, so that it is told everything once."""

    def __init__(self, table: Table, seat: int, level: str) -> None:
        self.seat = seat
        self.level = level
        self.bot = bots.make(level, table.setup.game)
        self.informed = 0  # moves of the story the bot has been told
        self.chance = seeded(secrets.randbits(62))

    def news(self, table: Table) -> list[dict[str, object]]:
        if not self.bot.wants_events:
            return []
        bit = bit_of(table, self.seat)
        return [event.seen_by(bit) for move in table.story[self.informed :] for event in move.events]

    async def choose(self, table: Table, bot_workers: BotWorkers) -> str:
        """Its move, as text. If the bot fails a random move is played, so that the table goes on."""
        match = table.match
        assert match is not None
        offer = match.moves
        try:
            news = self.news(table)
            if at_once(self.level):
                self.informed = len(table.story)
                return self.bot.choose(match.window(self.seat), news, offer, self.chance).text
            data = match.to_bytes()
            loop = asyncio.get_running_loop()
            seed = secrets.randbits(62)
            return await loop.run_in_executor(bot_workers.pool(), think, data, self.seat, self.level, news, seed)
        except Exception:
            logger.exception("the %s bot failed at table %s", self.level, table.code)
            chosen: Move = offer[self.chance.below(len(offer))]
            return chosen.text


def think(data: bytes, seat: int, level: str, news: list[dict[str, object]], seed: int) -> str:
    """In another process: a bot of this level, told everything its seat has seen, chooses."""
    match = sanjuro.from_bytes(data)
    bot = bots.make(level, match.game.key)
    return bot.choose(match.window(seat), news, match.moves, seeded(seed)).text
