"""Shares of wins with their 95 % confidence intervals, and quantiles."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054  # the quantile of the normal distribution for 95 %


@dataclass
class Share:
    """So many wins in so many tries."""

    wins: int = 0
    tries: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which is accurate near 0 and 1 and for few tries too."""
        if not self.tries:
            return 0.0, 1.0
        n, p = self.tries, self.rate
        middle = p + Z * Z / (2 * n)
        spread = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def quantile(sorted_values: list[int], share: float) -> int:
    """The value below which this share of the values lies."""
    if not sorted_values:
        return 0
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]
