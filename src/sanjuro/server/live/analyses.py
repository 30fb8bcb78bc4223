"""Win probabilities and turning points of finished games, computed in the search processes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Final

from sanjuro.analysis import Analysis, Done, Report, Task
from sanjuro.core.match import Match
from sanjuro.server.live.fair_queue import Owner
from sanjuro.server.live.thinkers import Thinkers
from sanjuro.server.protocol.refused import Refused

logger = logging.getLogger("sanjuro.analyses")

KEPT: Final = 500  # reports, about ten kilobytes each
# Limits on unfinished analyses. The last one bounds the memory of all of them together.
MOST_A_PERSON: Final = 5
MOST_AN_ADDRESS: Final = 15
MOST: Final = 500
TRIES: Final = 3  # for a part whose search process dies or hangs


class Analyses:
    """Reports of games, cached; each person's requests are processed one after another.

    Reports are kept in memory only: one takes a few seconds to make again, and a table in the database would have to be
    made anew with every change of the bots.
    """

    def __init__(self, thinkers: Thinkers, limits: bool = True) -> None:
        self._thinkers = thinkers
        self._limits = limits
        self._reports: OrderedDict[str, Report] = OrderedDict()
        self._unfinished: dict[str, asyncio.Task[Report]] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        self._by_person: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        self.running = 0
        self.made = 0
        self.failed = 0

    @property
    def waiting(self) -> int:
        """The number of analyses that have not started."""
        return len(self._unfinished) - self.running

    def kept(self, code: str) -> bool:
        """Whether the report of this game is cached or in progress."""
        return code in self._reports or code in self._unfinished

    async def of(self, code: str, match: Match, owner: Owner) -> Report:
        """The report of a finished game. It is completed even if nobody is waiting for it any more."""
        report = self._reports.get(code)
        if report is not None:
            self._reports.move_to_end(code)
            return report
        task = self._unfinished.get(code)
        if task is None:
            self._check(owner)
            self._by_person[owner.person] += 1
            self._by_address[owner.address] += 1
            task = asyncio.ensure_future(self._make(match, owner))
            self._unfinished[code] = task
            task.add_done_callback(lambda done: self._finished(code, owner, done))
        return await asyncio.shield(task)

    def _check(self, owner: Owner) -> None:
        """Refuse requests above the limits: per person first, and only when memory is short for everyone."""
        person, address = self._by_person[owner.person], self._by_address[owner.address]
        if self._limits and (person >= MOST_A_PERSON or address >= MOST_AN_ADDRESS):
            raise Refused("too_many", "several games are being analysed for you; wait until one is finished")
        if len(self._unfinished) >= MOST:
            raise Refused("unavailable", "too many games are being analysed; try again in a minute")

    def _finished(self, code: str, owner: Owner, task: asyncio.Task[Report]) -> None:
        del self._unfinished[code]
        for counts, whose in ((self._by_person, owner.person), (self._by_address, owner.address)):
            counts[whose] -= 1
            if not counts[whose]:
                del counts[whose]
        if owner.person not in self._by_person:
            self._turns.pop(owner.person, None)
        if task.cancelled() or self._thinkers.closed:
            return
        error = task.exception()
        if error is not None:
            self.failed += 1
            # Whoever asked is told what was refused; anything else is a bug.
            expected = isinstance(error, Refused)
            logger.error("table %s could not be analysed: %s", code, error, exc_info=None if expected else error)
            return
        self.made += 1
        self._reports[code] = task.result()
        while len(self._reports) > KEPT:
            self._reports.popitem(last=False)

    async def _make(self, match: Match, owner: Owner) -> Report:
        async with self._turns.setdefault(owner.person, asyncio.Lock()):
            self.running += 1
            try:
                analysis = await asyncio.to_thread(Analysis, match)
                task = await asyncio.to_thread(analysis.task)
                while task is not None:
                    analysis.take(await self._part(task, owner))
                    task = await asyncio.to_thread(analysis.task)
                return await asyncio.to_thread(analysis.report)
            finally:
                self.running -= 1

    async def _part(self, task: Task, owner: Owner) -> Done:
        for _ in range(TRIES):
            done = await self._thinkers.play_on(task, owner)
            if done is not None:
                return done
        raise Refused("unavailable", "the game could not be analysed; try again")
