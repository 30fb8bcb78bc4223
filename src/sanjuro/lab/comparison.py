"""Compare bots by their wins on the same deals.

All games of one deal are one observation, because neither seats that win together nor games with the same cards are
independent.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import erfc, log, sqrt
from statistics import NormalDist

LEVEL = 0.05
FEWEST = 20  # minimum number of deals before anything counts as certain
TUNED_FOR = 500  # number of deals at which the anytime intervals are narrowest


@dataclass
class Rate:
    """Wins per try, grouped by deal."""

    wins: float = 0.0
    tries: float = 0.0
    deals: int = 0
    _wins2: float = 0.0
    _tries2: float = 0.0
    _both: float = 0.0

    def add(self, wins: float, tries: float) -> None:
        """Add one deal."""
        if not tries:
            return
        self.deals += 1
        self.wins += wins
        self.tries += tries
        self._wins2 += wins * wins
        self._tries2 += tries * tries
        self._both += wins * tries

    @property
    def rate(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the effective number of independent tries."""
        if not self.deals:
            return 0.0, 1.0
        p, n = self.rate, float(self.deals)
        if self.deals > 1:
            squares = self._wins2 - 2 * p * self._both + p * p * self._tries2
            variance = squares / self.tries**2 * self.deals / (self.deals - 1)
            if variance > 0:
                n = min(self.tries, p * (1 - p) / variance)
        z = NormalDist().inv_cdf(1 - LEVEL / 2)
        middle = p + z * z / (2 * n)
        spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        # Rounding must not leave the rate outside.
        return max(0.0, min(p, (middle - spread) / scale)), min(1.0, max(p, (middle + spread) / scale))


@dataclass
class Difference:
    """How much more often one bot wins than another, on deals that both played."""

    deals: int = 0
    mean: float = 0.0
    _squares: float = 0.0
    history: list[tuple[int, float, float]] = field(default_factory=list)  # deals, mean, half width: for the plot

    def add(self, difference: float) -> None:
        self.deals += 1
        step = difference - self.mean
        self.mean += step / self.deals
        self._squares += step * (difference - self.mean)

    @property
    def variance(self) -> float:
        return self._squares / (self.deals - 1) if self.deals > 1 else 0.0

    def width(self, level: float = LEVEL) -> float:
        """Half the width of the interval for a number of deals fixed in advance."""
        if self.deals < 2:
            return 1.0
        return NormalDist().inv_cdf(1 - level / 2) * sqrt(self.variance / self.deals)

    def width_at_any_time(self, level: float = LEVEL) -> float:
        """Half the width of an anytime-valid interval, so that you may stop as soon as it is decided.

        The normal mixture of Robbins, with the variance seen so far (Waudby-Smith and others, 2024).
        """
        if self.deals < 2:
            return 1.0
        n = self.deals
        rho2 = (-2 * log(level) + log(-2 * log(level) + 1)) / TUNED_FOR
        wide = 2 * (n * rho2 + 1) / (n * n * rho2) * log(sqrt(n * rho2 + 1) / level)
        return sqrt(self.variance * wide)

    def plain(self) -> dict[str, object]:
        """Return plain data, with the interval for a number of deals fixed in advance."""
        width = self.width()
        return {"deals": self.deals, "mean": self.mean, "interval": [self.mean - width, self.mean + width]}

    def sure(self, level: float = LEVEL) -> bool:
        """Return whether the difference is decided, however often it was checked."""
        return self.deals >= FEWEST and abs(self.mean) > self.width_at_any_time(level)

    @property
    def p_value(self) -> float:
        """Return the probability that equally strong bots would differ this much."""
        if self.deals < 2 or self.variance == 0:
            return 1.0 if self.mean == 0 or self.deals < 2 else 0.0
        return erfc(abs(self.mean) / sqrt(self.variance / self.deals) / sqrt(2))
