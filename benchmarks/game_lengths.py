"""The longest of very many games, by game, in decisions: that every game ends, and within which bound.

    .venv/bin/python benchmarks/game_lengths.py 250000            # games of each game
    .venv/bin/python benchmarks/game_lengths.py 250000 GAME       # of one of them

All player counts in turn. One game in fifty is played by `rules`, the others at random: random play is much faster, and
its games are the longest, because nobody wants them to end.
"""

from __future__ import annotations

import sys
import time

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.core.rng import seeded

BY_RULES = 50
FIRST_SEED = 40_000_000
# No game may take more decisions than this: more than four times the longest of 250,000 games.
BOUND = 3000


def longest(game: str, games: int) -> dict[str, tuple[int, int]]:
    """Return, by bot, how many games were played and the number of decisions in the longest."""
    definition = sanjuro.GAMES[game]
    rules = make("rules", game)
    counts = definition.counts()
    found = {"random": (0, 0), "rules": (0, 0)}
    for number in range(games):
        match = sanjuro.new(game, counts[number % len(counts)], seed=FIRST_SEED + number, events=False)
        by_rules = number // len(counts) % BY_RULES == 0
        if by_rules:
            play_to_end(match, [rules] * match.seats, seeded(number))
        else:
            match.playout(seeded(number))
        bot = "rules" if by_rules else "random"
        played, most = found[bot]
        found[bot] = (played + 1, max(most, len(match.history)))
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for game in sys.argv[2:] or sanjuro.GAMES:
        began = time.process_time()
        found = longest(game, games)
        lengths = ", ".join(f"{most} in {played:,} games by {bot}" for bot, (played, most) in found.items())
        print(f"{game}: the longest game took {lengths} ({time.process_time() - began:.0f} s)", flush=True)
        if max(most for _, most in found.values()) > BOUND:
            raise SystemExit(f"{game}: a game took more than {BOUND} decisions")


if __name__ == "__main__":
    main()
