"""What happens at a table when nobody does anything: bots move, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sanjuro.server.clocks import PACES
from sanjuro.server.commands import Refused
from sanjuro.server.levels import stand_in
from sanjuro.server.thinking import BotPlayer

if TYPE_CHECKING:
    from sanjuro.server.room import Room

logger = logging.getLogger("sanjuro.waiting")

AGAIN_SECONDS = 2.0


class Alarm:
    """The next thing that will happen by itself at a table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.by_itself: int | None = None  # when the only move of a person is played
        self._timer: asyncio.TimerHandle | None = None
        # For which question (and whether to a bot) a time was drawn, and which: drawn once.
        self._drawn: tuple[int, bool] | None = None
        self._when = 0.0
        self._since = room.house.now()
        self._dropped: dict[str, int] = {}
        self._bots: dict[int, BotPlayer] = {}

    @property
    def waits(self) -> bool:
        return self._timer is not None

    def forget(self) -> None:
        """The table was read anew: bots have to hear everything again."""
        self._bots = {}
        self._drawn = None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def dropped(self, person: str) -> None:
        self._dropped[person] = self.room.house.now()

    def gone_for(self, person: str) -> int:
        """How long somebody has not been connected, as far as this server has seen."""
        return self.room.house.now() - self._dropped.get(person, self._since)

    def set(self) -> None:
        """Look at the table and wait for what comes next."""
        self.stop()
        self.by_itself = None
        table = self.room.table
        seat = table.asked
        if seat is None or table.paused or table.match is None or self.room.house.closing:
            return
        chair = table.chairs[seat]
        if chair.by_bot:
            self._at(self._drawn_time(True), "bot", seat)
        elif table.settings.forced and len(table.match.offer) == 1:
            when = self._drawn_time(False)
            wait = max(0.0, when - asyncio.get_running_loop().time())
            self.by_itself = self.room.house.now() + int(wait * 1000)
            self._at(when, "forced", seat)
        else:
            self._wait_for_person(seat)

    def _drawn_time(self, bot: bool) -> float:
        """The time of an answer without a choice of a person: from the same spread whoever gives it."""
        table = self.room.table
        if self._drawn != (table.answers, bot):
            self._drawn = (table.answers, bot)
            pace = PACES[table.settings.pace]
            self._when = asyncio.get_running_loop().time() + pace.seconds(self.room.house.random)
        return self._when

    def _wait_for_person(self, seat: int) -> None:
        """Until the clock runs out, or the connection has been gone for too long and others wait."""
        table = self.room.table
        house = self.room.house
        chair = table.chairs[seat]
        preset = table.preset
        now = house.now()
        ends: list[tuple[int, str]] = []
        if preset.each is not None:
            asked = table.asked_at if preset.by_letter else max(table.asked_at, self._since)
            ends.append((asked + preset.each + (chair.bank or 0), "clock"))
        person = chair.person
        if person is not None and not preset.by_letter and not self.room.present(person):
            others = [p for p in table.people() if p != person and self.room.present(p)]
            if others:
                gone = max(self._dropped.get(person, self._since), table.asked_at)
                ends.append((gone + int(house.settings.grace * 1000), "dropped"))
        if ends:
            when, why = min(ends)
            # The loop counts in milliseconds too, from another moment: one more, or it could come too early.
            self._at(asyncio.get_running_loop().time() + (max(0, when - now) + 1) / 1000, why, seat)

    def _at(self, when: float, why: str, seat: int) -> None:
        answers = self.room.table.answers
        self._timer = asyncio.get_running_loop().call_at(when, self._fire, why, seat, answers)

    def _fire(self, why: str, seat: int, answers: int) -> None:
        self._timer = None
        self.room.spawn(self._happens(why, seat, answers))

    async def _happens(self, why: str, seat: int, answers: int) -> None:
        """Do what was waited for; if it cannot be done now, a little later."""
        room = self.room
        try:
            if why == "bot":
                await self._bot_plays(seat, answers)
            elif why == "forced":
                match = room.table.match
                if match is not None and room.table.answers == answers and match.offer:
                    await room.play_for(seat, answers, match.offer[0].text)
            else:
                await room.send_away(seat, answers, why)
        except Refused as refused:
            logger.info("table %s: %s", room.table.code, refused.message)
        except Exception:
            logger.exception("table %s: what should happen by itself failed", room.table.code)
            self.stop()
            if not room.abandoned:
                self._timer = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.set)

    async def _bot_plays(self, seat: int, answers: int) -> None:
        table = self.room.table
        if table.answers != answers or table.asked != seat:
            return
        chair = table.chairs[seat]
        level = chair.level or stand_in(table.founding.game)
        player = self._bots.get(seat)
        if player is None or player.level != level:
            player = BotPlayer(table, seat, level)
            self._bots[seat] = player
        text = await player.choose(table, self.room.house.thinkers)
        if self.room.table.chairs[seat].by_bot:
            await self.room.play_for(seat, answers, text)
