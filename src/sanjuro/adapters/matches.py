"""Many matches of one game stepped together, writing into the caller's buffers. Compiled, and without NumPy."""

from __future__ import annotations

import sys
from typing import Final

from sanjuro.bots.bot import Bot
from sanjuro.core.match import Match
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.rng import Rng, seeded
from sanjuro.observations.buffer import Buffer
from sanjuro.observations.rows import ObservationLayout

WON: Final = 1.0
LOST: Final = -1.0
# Offset of the lower two of the four bytes of an int; actions need no more than two.
LOWEST: Final = 0 if sys.byteorder == "little" else 3
SECOND: Final = 1 if sys.byteorder == "little" else 2


def result(match: Match, seat: int) -> float:
    """Return the reward of a seat at the end of a match: 1 for winners, otherwise -1; 0 while it is on."""
    outcome = match.outcome
    if outcome is None:
        return 0.0
    return WON if seat in outcome.winners else LOST


@mypyc_attr(native_class=True)
class Matches:
    """Several matches, each with its own sequence of seeds; a finished match is replaced by the next one at once.

    The buffers are flat memoryviews: rows and masks of bytes, seats of signed bytes, results of 32-bit floats (one per
    possible seat), ends of bytes, and a random legal action of each match, of 32-bit ints, for exploration.
    """

    def __init__(
        self, layout: ObservationLayout, players: int, options: dict[str, object], count: int, relative: bool
    ) -> None:
        self.layout = layout
        self.players = players
        self.options = layout.game.settled(players, options)
        self.count = count
        self.relative = relative
        self.matches: list[Match] = []
        # The random generator of each match: it deals, the bots use it, and samples are drawn from it.
        self.streams: list[Rng] = []
        # The bot of each seat; None where the caller plays.
        self.bots: list[Bot | None] = [None] * layout.most_seats
        self.with_bots = False
        self.observed = True
        self.masked = True
        self.ended: list[bool] = [False] * count
        # One per match.
        self.rows: list[Buffer] = []
        self.masks: list[Buffer] = []
        self.seats = Buffer(memoryview(bytearray()))
        self.results: memoryview[float] = memoryview(b"").cast("f")
        self.ends = memoryview(b"")
        self.samples = self.seats

    def attach(
        self,
        rows: memoryview,
        masks: memoryview,
        seats: memoryview,
        results: memoryview[float],
        ends: memoryview,
        samples: memoryview,
    ) -> None:
        """Set the buffers to write into."""
        size = self.layout.size
        actions = self.layout.actions
        self.rows = [Buffer(rows[number * size : (number + 1) * size]) for number in range(self.count)]
        self.masks = [Buffer(masks[number * actions : (number + 1) * actions]) for number in range(self.count)]
        self.seats = Buffer(seats)
        self.results = results
        self.ends = ends
        self.samples = Buffer(samples.cast("B"))
        self.samples.clear()

    def leave_out(self, rows: bool, masks: bool) -> None:
        """Skip writing rows or masks, for callers that do not need them."""
        self.observed = not rows
        self.masked = not masks

    def seat_bots(self, bots: list[Bot | None]) -> None:
        """Let bots play some of the seats."""
        self.bots = bots
        self.with_bots = any([bot is not None for bot in bots])

    def reset(self, seeds: list[int]) -> None:
        """Deal every match again, each from its own seed."""
        self.streams = [seeded(seed) for seed in seeds]
        self.matches = [self._deal(number) for number in range(self.count)]
        for number in range(self.count):
            self._clear(number)
            self._show(number)

    def _deal(self, number: i64) -> Match:
        rng = self.streams[number]
        while True:
            match: Match = self.layout.game.dealt(self.players, rng.word(), self.options, False)
            if self.with_bots:
                self._let_bots_play(match, self.streams[number])
            if match.outcome is None:
                return match

    def _let_bots_play(self, match: Match, rng: Rng) -> None:
        while match.outcome is None:
            bot = self.bots[match.asked]
            if bot is None:
                return
            match.carry_out(bot.choose(match.window(match.asked), [], match.offer, rng))

    def _show(self, number: i64) -> None:
        match = self.matches[number]
        layout = self.layout
        if self.observed:
            row = self.rows[number]
            row.clear()
            layout.put_row(match, match.asked, row, 0, self.relative)
        if self.masked:
            mask = self.masks[number]
            mask.clear()
            layout.put_mask(match, mask, 0, self.relative)
        self.seats.put(number, match.asked)
        offer = match.offer
        move = offer[self.streams[number].below(len(offer))]
        sample: i64 = layout.action(match, move, True) if self.relative else move.code
        self.samples.put(4 * number + LOWEST, sample & 255)
        self.samples.put(4 * number + SECOND, sample >> 8)

    def step(self, actions: list[int]) -> None:
        """Play an action in every match; when a match ends, write the results and deal the next one."""
        layout = self.layout
        moves = layout.game.moves.all
        number: i64 = 0
        count: i64 = self.count
        while number < count:
            match = self.matches[number]
            action = actions[number]
            if self.relative:
                move = layout.move(match, action, True)
            elif 0 <= action < layout.actions:
                move = moves[action]
            else:
                raise ValueError(f"match {number}: the actions are 0 to {layout.actions - 1}, not {action}")
            match.play(move)
            if self.with_bots and match.outcome is None:
                self._let_bots_play(match, self.streams[number])
            if match.outcome is not None:
                self._end(number, match)
            elif self.ended[number]:
                self._clear(number)
            self._show(number)
            number += 1

    def _end(self, number: i64, match: Match) -> None:
        """Write the results of a finished match and deal the next one."""
        self.ends[number] = 1
        self.ended[number] = True
        most: i64 = self.layout.most_seats
        for seat in range(match.seats):
            self.results[number * most + seat] = result(match, seat)
        self.matches[number] = self._deal(number)

    def _clear(self, number: i64) -> None:
        """Clear the results written before."""
        self.ends[number] = 0
        self.ended[number] = False
        most: i64 = self.layout.most_seats
        for seat in range(self.layout.most_seats):
            self.results[number * most + seat] = 0.0
