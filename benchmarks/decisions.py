"""The time bots take per decision, by game and level, in games with the maximum number of players.

    .venv/bin/python benchmarks/decisions.py            # rules and expert
    .venv/bin/python benchmarks/decisions.py 200 novice # two hundred decisions of a level

Measured in processor time, so that other work of the machine does not count. Forced moves are left out.
"""

from __future__ import annotations

import sys
import time

import sanjuro
from sanjuro.bots import make
from sanjuro.core.rng import seeded


def decision_times(game: str, players: int, level: str, wanted: int) -> list[float]:
    """Return the seconds of the wanted number of decisions, in positions that the rule-based players reach."""
    bot, rules = make(level, game), make("rules", game)
    found: list[float] = []
    seed = 0
    while len(found) < wanted:
        match = sanjuro.new(game, players, seed=seed)
        rng = seeded(seed)
        seed += 1
        number = 0
        while match.seat is not None and len(found) < wanted:
            window = match.window(match.seat)
            number += 1
            # Every seventh decision, so that all parts of a game are seen.
            if len(match.offer) > 1 and number % 7 == 0:
                began = time.process_time()
                bot.choose(window, [], match.moves, rng)
                found.append(time.process_time() - began)
            match.carry_out(rules.choose(window, [], match.moves, rng))
    return sorted(found)


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    levels = sys.argv[2:] or ["rules", "expert"]
    compiled = "compiled" if sanjuro.compiled else "interpreted"
    print(f"sanjuro {sanjuro.__version__}, {compiled}; milliseconds of processor time")
    print("game            players  level    p50      p95      p99      most")
    for game, definition in sanjuro.GAMES.items():
        players = definition.players[1]
        for level in levels:
            times = decision_times(game, players, level, wanted)
            p50, p95, p99 = (1000 * times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.95, 0.99))
            print(
                f"{game:15} {players:7}  {level:7} {p50:8.2f} {p95:8.2f} {p99:8.2f} {1000 * times[-1]:8.2f}", flush=True
            )


if __name__ == "__main__":
    main()
