"""Win chances and turning points of finished games, worked out in the processes of the slow bots."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from sanjuro.analysis import Analysis, Report
from sanjuro.core.match import Match
from sanjuro.server.live.thinkers import Thinkers
from sanjuro.server.protocol.refused import Refused

logger = logging.getLogger("sanjuro.analyses")

KEPT: Final = 500  # reports, of some ten kilobytes each
MOST_WAITING: Final = 20


class Analyses:
    """One game after the other, each once as long as its report is kept.

    Reports are kept in memory only: one takes a few seconds to make again, and a table in the database would have to be
    made anew with every change of the bots.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._reports: OrderedDict[str, Report] = OrderedDict()
        self._running: dict[str, asyncio.Task[Report]] = {}
        self._turn = asyncio.Lock()

    def kept(self, code: str) -> bool:
        """Whether the report of this game is there, or being made."""
        return code in self._reports or code in self._running

    async def of(self, code: str, match: Match) -> Report:
        """The report of a finished game. It is made to its end, even if nobody waits for it any more."""
        report = self._reports.get(code)
        if report is not None:
            self._reports.move_to_end(code)
            return report
        task = self._running.get(code)
        if task is None:
            if len(self._running) >= MOST_WAITING:
                raise Refused("too_many", "many games wait to be analysed; ask again in a minute")
            task = asyncio.ensure_future(self._make(code, match))
            self._running[code] = task
            task.add_done_callback(lambda done: self._keep(code, done))
        return await asyncio.shield(task)

    def _keep(self, code: str, task: asyncio.Task[Report]) -> None:
        del self._running[code]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            logger.error("the game of table %s could not be analysed", code, exc_info=error)
            return
        self._reports[code] = task.result()
        while len(self._reports) > KEPT:
            self._reports.popitem(last=False)

    async def _make(self, code: str, match: Match) -> Report:
        async with self._turn:
            analysis = await asyncio.to_thread(Analysis, match)
            task = await asyncio.to_thread(analysis.task)
            while task is not None:
                done = await self._thinkers.play_on(task)
                if done is None:
                    raise Refused("internal", "the game could not be analysed")
                analysis.take(done)
                task = await asyncio.to_thread(analysis.task)
            return await asyncio.to_thread(analysis.report)
