"""Time limits for people, and the delays of bots and forced moves."""

from __future__ import annotations

import math
import random
from typing import Final

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Preset:
    """Time per decision, and a time bank for the whole game that is used up afterwards; None for no limit."""

    def __init__(self, key: str, each: int | None, bank: int | None) -> None:
        self.key = key
        self.each = each
        self.bank = bank

    @property
    def correspondence(self) -> bool:
        """Whether it is a correspondence clock: nobody is expected to be connected."""
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
PROPOSAL_CORRESPONDENCE_MILLIS: Final = DAY
# How long someone whose proposal was refused waits before the next one.
PROPOSAL_REST_MILLIS: Final = MINUTE
# Limits for a whole game between several people: pauses each of them may propose, and total time paused.
PAUSES_MOST: Final = 3
PAUSE_MILLIS: Final = 10 * MINUTE
PAUSE_CORRESPONDENCE_MILLIS: Final = 7 * DAY


def left_in_bank(preset: Preset, bank: int | None, spent: int) -> int | None:
    """The time left in the bank after a decision that took `spent`."""
    if preset.each is None or bank is None:
        return None
    return max(0, bank - max(0, spent - preset.each))


class Pace:
    """The delay of a bot's move or a forced move. It doesn't depend on the cards, so it reveals nothing."""

    def __init__(self, middle: float, spread: float, least: float, most: float) -> None:
        self.middle = middle
        self.spread = spread
        self.least = least
        self.most = most

    def seconds(self, chance: random.Random) -> float:
        """Draw a log-normal delay, which resembles people's: mostly short, sometimes long."""
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

# For a person who plays alone with bots: faster, since nobody else could learn anything from the delay. It is still
# drawn from one distribution for every question.
PACES_ALONE: Final = {
    "slow": Pace(1.4, 0.4, 0.6, 4.0),
    "natural": Pace(0.5, 0.4, 0.2, 1.5),
    "quick": Pace(0.15, 0.4, 0.05, 0.5),
    "instant": PACES["instant"],
}


def bot_pace(key: str, people: int) -> Pace:
    """The delay of bots at a table with this pace and this number of people."""
    return (PACES_ALONE if people == 1 else PACES)[key]


def faster(pace: str, other: str) -> bool:
    order = list(PACES)
    return order.index(pace) > order.index(other)
