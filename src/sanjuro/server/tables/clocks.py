"""How long somebody may think, and how long bots and forced answers take."""

from __future__ import annotations

import math
import random
from typing import Final

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Preset:
    """Time for each decision, and a bank for the game that is used when that is over; None for no limit."""

    def __init__(self, key: str, each: int | None, bank: int | None) -> None:
        self.key = key
        self.each = each
        self.bank = bank

    @property
    def by_letter(self) -> bool:
        """Played over days: nobody is expected to be connected."""
        return self.each is not None and self.each >= HOUR


PRESETS: Final = {
    preset.key: preset
    for preset in [
        Preset("none", None, None),
        Preset("blitz", 15 * SECOND, 60 * SECOND),
        Preset("normal", 30 * SECOND, 3 * MINUTE),
        Preset("relaxed", 90 * SECOND, 10 * MINUTE),
        Preset("day", DAY, 0),
        Preset("three_days", 3 * DAY, 0),
    ]
}


# A proposal that is not settled within this time changes nothing; correspondence games give people a day.
PROPOSAL_MILLIS: Final = MINUTE
PROPOSAL_BY_LETTER_MILLIS: Final = DAY
# How long someone whose proposal was refused waits before the next one.
PROPOSAL_REST_MILLIS: Final = MINUTE
# Where several people play: pauses each of them may propose, and the time a table may be paused, in a whole game.
PAUSES_MOST: Final = 3
PAUSE_MILLIS: Final = 10 * MINUTE
PAUSE_BY_LETTER_MILLIS: Final = 7 * DAY


def left_in_bank(preset: Preset, bank: int | None, spent: int) -> int | None:
    """The bank after a decision that took `spent`."""
    if preset.each is None or bank is None:
        return None
    return max(0, bank - max(0, spent - preset.each))


class Pace:
    """The time a bot's or a forced answer takes: from the same spread whatever is held, so that it tells nothing."""

    def __init__(self, middle: float, spread: float, least: float, most: float) -> None:
        self.middle = middle
        self.spread = spread
        self.least = least
        self.most = most

    def seconds(self, chance: random.Random) -> float:
        """A log-normal delay, as people's answers have: mostly short, sometimes long."""
        if self.most == 0:
            return 0.0
        drawn = self.middle * math.exp(chance.gauss(0, self.spread))
        # Redrawn until it is in range; clamping would pile values up at the bounds.
        while not self.least <= drawn <= self.most:
            drawn = self.middle * math.exp(chance.gauss(0, self.spread))
        return drawn


# From the slowest to the fastest.
PACES: Final = {
    "slow": Pace(3.6, 0.4, 1.5, 12.0),
    "natural": Pace(1.8, 0.5, 0.6, 8.0),
    "quick": Pace(0.5, 0.4, 0.2, 1.5),
    "instant": Pace(0, 0, 0, 0),
}

# Where one person plays alone with bots, nobody waits for anybody but the bots: they answer sooner. The delay is still
# drawn from one spread for every question.
PACES_ALONE: Final = {
    "slow": Pace(1.4, 0.4, 0.6, 4.0),
    "natural": Pace(0.5, 0.4, 0.2, 1.5),
    "quick": Pace(0.15, 0.4, 0.05, 0.5),
    "instant": PACES["instant"],
}


def bot_pace(key: str, people: int) -> Pace:
    """How long bots take at a table of this pace where so many people are seated."""
    return (PACES_ALONE if people == 1 else PACES)[key]


def faster(pace: str, other: str) -> bool:
    order = list(PACES)
    return order.index(pace) > order.index(other)
