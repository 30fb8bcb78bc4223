"""Bots at the table: the quick ones answer in the server, the others in processes of their own."""

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
from sanjuro.server.faces import bit_of
from sanjuro.server.levels import at_once
from sanjuro.server.table import Table

logger = logging.getLogger("sanjuro.bots")


class Thinkers:
    """Where bots that take their time think."""

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
    """A bot on one seat: remembers what it was told, so that it hears everything once."""

    def __init__(self, table: Table, seat: int, level: str) -> None:
        self.seat = seat
        self.level = level
        self.bot = bots.make(level, table.founding.game)
        self.heard = 0
        self.chance = seeded(secrets.randbits(62))

    def news(self, table: Table) -> list[dict[str, object]]:
        if not self.bot.wants_events:
            return []
        bit = bit_of(table, self.seat)
        return [event.seen_by(bit) for told in table.told[self.heard :] for event in told.events]

    async def choose(self, table: Table, thinkers: Thinkers) -> str:
        """Its move, as text. A bot that fails must not hold up the table: then any move will do."""
        match = table.match
        assert match is not None
        offer = match.moves
        try:
            news = self.news(table)
            if at_once(self.level):
                self.heard = len(table.told)
                return self.bot.choose(match.window(self.seat), news, offer, self.chance).text
            data = match.to_bytes()
            loop = asyncio.get_running_loop()
            seed = secrets.randbits(62)
            return await loop.run_in_executor(thinkers.pool(), think, data, self.seat, self.level, news, seed)
        except Exception:
            logger.exception("the %s bot failed at table %s", self.level, table.code)
            chosen: Move = offer[self.chance.below(len(offer))]
            return chosen.text


def think(data: bytes, seat: int, level: str, news: list[dict[str, object]], seed: int) -> str:
    """In another process: a bot of this level, told everything its seat has seen, chooses."""
    match = sanjuro.from_bytes(data)
    bot = bots.make(level, match.game.key)
    return bot.choose(match.window(seat), news, match.moves, seeded(seed)).text
