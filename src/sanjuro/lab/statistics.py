"""Win rates with 95 % confidence intervals, quantiles, and histogram bins."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt

Z = 1.959963984540054  # the quantile of the normal distribution for 95 %


@dataclass
class Share:
    """A number of wins in a number of games.

    Where a group has several seats in a game, the game adds the share of them that won, between 0 and 1.
    """

    wins: float = 0
    tries: int = 0

    def add(self, won: list[bool]) -> None:
        """Add one game, with the result of each seat of the group."""
        self.tries += 1
        self.wins += sum(won) / len(won)

    @property
    def rate(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which is accurate near 0 and 1 and for few tries too.

        A number between 0 and 1 varies most when it is always 0 or 1. The interval is therefore wider than necessary
        for a group whose seats compete with each other, and never too narrow.
        """
        if not self.tries:
            return 0.0, 1.0
        n, p = self.tries, min(1.0, self.rate)
        middle = p + Z * Z / (2 * n)
        spread = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def plain(self) -> dict[str, object]:
        return {"wins": round(self.wins, 6), "of": self.tries, "rate": self.rate, "interval": list(self.interval)}


def quantile(sorted_values: list[int], share: float) -> int:
    """Return the value below which this share of the values lies."""
    if not sorted_values:
        return 0
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


def bin_edges(values: list[int], most: int = 30) -> list[float]:
    """Return the edges of at most this many bins for integers.

    Each bin holds equally many integers, so none looks empty or double only because of where its edges fall.
    """
    if not values:
        return [-0.5, 0.5]
    low, high = min(values), max(values)
    width = ceil((high - low + 1) / most)
    return [low - 0.5 + width * number for number in range(ceil((high - low + 1) / width) + 1)]
