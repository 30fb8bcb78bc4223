"""Scheduled actions of a table: bots move, forced moves are played, clocks expire."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sanjuro.server.live.bot_players import BotPlayer
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.bot_levels import stand_in
from sanjuro.server.tables.clocks import PACES, bot_pace

if TYPE_CHECKING:
    from sanjuro.server.live.live_table import LiveTable

logger = logging.getLogger("sanjuro.timer")

RETRY_SECONDS = 2.0
# How long bots continue a game without players after someone has asked for its state.
WATCHED_MILLIS = 30_000
# Only clocks of correspondence games run longer; their tables may be unloaded.
SOON_SECONDS = 3600.0
# The assumed duration of a search before one has been measured; how many durations are remembered.
FIRST_SEARCH = 0.5
SEARCHES_KEPT = 8


class TableTimer:
    """The next scheduled action of a table."""

    # Lets the compiled `release` delete it.
    __deletable__ = ["live"]  # noqa: RUF012

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.by_itself: int | None = None  # when the only move of a person is played
        self._timer: asyncio.TimerHandle | None = None
        # The question (and whether a bot answers it) for which the delay was drawn, so that it is drawn only once.
        self._drawn: tuple[int, bool] | None = None
        self._when = 0.0
        self._since = live.registry.now()
        self._dropped: dict[str, int] = {}
        self._bots: dict[int, BotPlayer] = {}
        # The question that a slow bot is searching, and the move it has chosen for a question.
        self._thinking: int | None = None
        self._searches = [FIRST_SEARCH]  # how long the last ones took, in seconds
        self._thought: tuple[int, str] | None = None
        # The question for which a single move was requested during a pause, possibly while a search was running.
        self._wanted: int | None = None

    @property
    def waits(self) -> bool:
        return self._timer is not None

    def seconds_left(self) -> float | None:
        """Seconds until the next action; None if none is scheduled."""
        if self._timer is None:
            return None
        return max(0.0, self._timer.when() - asyncio.get_running_loop().time())

    def waits_for_soon(self) -> bool:
        """Whether an action is scheduled so soon that the table must stay in memory."""
        left = self.seconds_left()
        return left is not None and left < SOON_SECONDS

    def forget(self) -> None:
        """Drop all state after the table was reloaded: bots must get all events again."""
        self._bots = {}
        self._drawn = None
        self._thinking = None
        self._thought = None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def release(self) -> None:
        """Drop the reference to an unloaded table: the garbage collector, which breaks cycles, rarely runs here."""
        self.stop()
        del self.live

    def dropped(self, person: str) -> None:
        self._dropped[person] = self.live.registry.now()

    def gone_since(self, person: str) -> int:
        """When a person was last connected, as far as this process knows."""
        return self._dropped.get(person, self._since)

    def gone_for(self, person: str) -> int:
        return self.live.registry.now() - self.gone_since(person)

    def set(self) -> None:
        """Schedule the next action for the current state of the table."""
        self.stop()
        self.by_itself = None
        table = self.live.table
        seat = table.asked
        if seat is None or table.match is None or self.live.registry.closing:
            return
        if table.paused:
            ends = table.pause_ends()
            if ends is not None:
                self._when_due(ends, "resume", seat)
            return
        if self._unattended():
            return
        chair = table.chairs[seat]
        if chair.by_bot:
            # A slow bot starts its search at once, but moves no sooner than other bots would.
            when = self._drawn_time(True)
            if self._thinks_slowly(seat):
                if self._thinking != table.question:
                    self._at(asyncio.get_running_loop().time(), "think", seat)
            else:
                self._at(when, "bot", seat)
        elif table.settings.forced and len(table.match.offer) == 1:
            when = self._drawn_time(False)
            wait = max(0.0, when - asyncio.get_running_loop().time())
            self.by_itself = self.live.registry.now() + int(wait * 1000)
            self._at(when, "forced", seat)
        else:
            self._wait_for_person(seat)

    def _unattended(self) -> bool:
        """Whether only bots play and nobody is watching: then the game waits."""
        live = self.live
        if live.connections or live.table.players_left():
            return False
        return live.registry.now() - live.used >= WATCHED_MILLIS

    def one_move(self, also_forced: bool) -> None:
        """Play one move of a bot while the table is paused, or, if allowed, the only move a person has."""
        table = self.live.table
        seat = table.asked
        match = table.match
        if not table.paused or seat is None or match is None:
            raise Refused("not_now", "the game is not paused: pause it to play step by step")
        forced = also_forced and table.settings.forced and len(match.offer) == 1
        if not table.chairs[seat].by_bot and not forced:
            raise Refused("not_now", "a player has to move, and can do so when the game is resumed")
        why = "forced" if not table.chairs[seat].by_bot else "think" if self._thinks_slowly(seat) else "bot"
        self._wanted = table.question
        self.live.spawn(self._act(why, seat, table.question))

    def _thinks_slowly(self, seat: int) -> bool:
        """Whether the bot on a seat still needs a search for the current question."""
        table = self.live.table
        assert table.match is not None
        slow = self._player(seat).bot.slow and len(table.match.offer) > 1
        return slow and self._thought_for(table.question) is None

    def _drawn_time(self, bot: bool) -> float:
        """When a bot or forced move is played, drawn from one distribution so that the delay reveals nothing.

        Bots are faster for a person who plays alone: nobody else could learn anything from the delay, and it is drawn
        from one distribution there too.
        """
        table = self.live.table
        seat = table.asked
        assert table.match is not None and seat is not None
        if self._drawn != (table.question, bot):
            self._drawn = (table.question, bot)
            pace = bot_pace(table.settings.pace, len(table.people())) if bot else PACES[table.settings.pace]
            wait = pace.seconds(self.live.registry.random)
            if bot and len(table.match.offer) == 1 and self._player(seat).bot.slow:
                # Moving at once, without a search, would reveal that the bot had no choice.
                wait = max(wait, self.live.registry.random.choice(self._searches))
            self._when = asyncio.get_running_loop().time() + wait
        return self._when

    def _wait_for_person(self, seat: int) -> None:
        """Wait until the clock expires, or the connection has been lost for too long while others are waiting."""
        ends = self._deadlines(seat)
        if ends:
            self._when_due(*min(ends), seat)

    def is_due(self, seat: int, why: str) -> bool:
        """Whether a bot still has to stand in for this reason."""
        now = self.live.registry.now()
        return any([due <= now and reason == why for due, reason in self._deadlines(seat)])

    def _deadlines(self, seat: int) -> list[tuple[int, str]]:
        """When a bot stands in for the person who is asked, and why."""
        table = self.live.table
        registry = self.live.registry
        preset = table.preset
        ends: list[tuple[int, str]] = []
        out = table.runs_out()
        if out is not None:
            # Nobody loses time while the server is down, except in correspondence games.
            down = 0 if preset.correspondence else max(0, self._since - table.asked_at)
            ends.append((out + down, "clock"))
        person = table.chairs[seat].person
        if person is not None and not preset.correspondence and not self.live.present(person):
            others = [p for p in table.people() if p != person and self.live.present(p)]
            if others:
                gone = max(self.gone_since(person), table.asked_at)
                ends.append((gone + int(registry.settings.grace * 1000), "dropped"))
        return ends

    def _when_due(self, when: int, why: str, seat: int) -> None:
        wait = max(0, when - self.live.registry.now())
        # Add a millisecond: after rounding, the event loop could fire before the deadline.
        self._at(asyncio.get_running_loop().time() + (wait + 1) / 1000, why, seat)

    def _at(self, when: float, why: str, seat: int) -> None:
        question = self.live.table.question
        self._timer = asyncio.get_running_loop().call_at(when, self._fire, why, seat, question)

    def _fire(self, why: str, seat: int, question: int) -> None:
        self._timer = None
        self.live.spawn(self._act(why, seat, question))

    async def _act(self, why: str, seat: int, question: int) -> None:
        """Carry out the scheduled action; if it fails, retry a little later."""
        live = self.live
        try:
            if why == "bot":
                await self._bot_plays(seat, question)
            elif why == "think":
                await self._bot_thinks(seat, question)
            elif why == "forced":
                match = live.table.match
                if match is not None and live.table.question == question and match.offer:
                    await live.play_for(seat, question, match.offer[0].text, live.table.paused, False)
            elif why == "resume":
                await live.end_pause()
            else:
                await live.send_away(seat, question, why)
        except Refused as refused:
            logger.info("table %s: %s", live.table.code, refused.message)
        except Exception:
            logger.exception("table %s: scheduled action failed; retrying", live.table.code)
            self.stop()
            if not live.unloaded:
                self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.set)

    def _player(self, seat: int) -> BotPlayer:
        """The bot on a seat, or the one that stands in for its player."""
        table = self.live.table
        level = table.chairs[seat].level or stand_in(table.setup.game)
        player = self._bots.get(seat)
        if player is None or player.level != level:
            player = BotPlayer(table, seat, level, self.live.registry.new_bot_seed(table, seat))
            self._bots[seat] = player
        return player

    def _thought_for(self, question: int) -> str | None:
        thought = self._thought
        return thought[1] if thought is not None and thought[0] == question else None

    async def _bot_thinks(self, seat: int, question: int) -> None:
        """Search for a move. People may come, go or pause meanwhile, so schedule the next action afterwards."""
        table = self.live.table
        if table.question != question or table.asked != seat or self._thinking == question:
            return
        self._thinking = question
        began = asyncio.get_running_loop().time()
        registry = self.live.registry
        owner = registry.addresses.owner(table.host)
        try:
            chosen = await self._player(seat).think(table, registry.thinkers, owner)
        finally:
            self._thinking = None
        self._searches = [*self._searches[1 - SEARCHES_KEPT :], asyncio.get_running_loop().time() - began]
        if not self.live.unloaded and self.live.table.question == question:
            self._thought = (question, chosen)
            if self._wanted == question and self.live.table.paused:
                await self._bot_plays(seat, question)
            else:
                self.set()

    async def _bot_plays(self, seat: int, question: int) -> None:
        table = self.live.table
        if table.question != question or table.asked != seat:
            return
        chosen = self._thought_for(question)
        if chosen is None:
            chosen = self._player(seat).choose(table).text
        await self.live.play_for(seat, question, chosen, table.paused, True)
