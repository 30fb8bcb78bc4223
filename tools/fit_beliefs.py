"""Fits the beliefs over hidden roles and the like to games that the `rules` bots play.

    .venv/bin/python tools/fit_beliefs.py GAME 4000

Every way the roles can have been dealt is one possibility; a conditional logistic regression finds how much likelier
each thing that can be seen makes the right one. Each number of players has weights of its own, which are written to
`bots/<game>/weights/beliefs-<players>.txt`. The features are those of the installed package.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

import sanjuro
from sanjuro.bots import make
from sanjuro.bots.beliefs import dealt, model
from sanjuro.bots.search.deals import ways
from sanjuro.core.rng import seeded

BOTS = Path(__file__).parent.parent / "src" / "sanjuro" / "bots"
FIRST_SEED = 10_000_000  # far from the games by which the beliefs are judged
BETWEEN = 16  # decisions between two positions of a game, on average
PENALTY = 3.0  # on the squares of the weights, for all positions together
STEPS = 300
COLUMNS = 3  # numbers a line


def positions(game, players, games):
    """Windows of random living seats at random moments, and how the roles were really dealt."""
    bot = make("rules", game)
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        match = sanjuro.new(game, players, seed=seed, events=False)
        windows = [match.window(seat) for seat in range(players)]
        rng, pick = seeded(seed), random.Random(seed)
        number, sampled = 0, pick.randrange(BETWEEN)
        while match.seat is not None:
            if number == sampled:
                sampled += pick.randrange(BETWEEN // 2, BETWEEN * 3 // 2)
                yield windows[pick.choice([seat for seat in range(players) if not match.is_out(seat)])], dealt(match)
            match.carry_out(bot.choose(windows[match.seat], [], match.moves, rng))
            number += 1


def whole_deals(hidden):
    """The role of every seat in each way to deal what is hidden."""
    for way in ways(hidden.left, len(hidden.hidden)):
        deal = list(hidden.known)
        for seat, role in zip(hidden.hidden, way, strict=True):
            deal[seat] = role
        yield deal


def samples(game, players, games):
    """Tables of features by deal, and which of the deals is the right one."""
    beliefs = model(game)
    for window, truth in positions(game, players, games):
        deals = list(whole_deals(beliefs.known(window)))
        if len(deals) > 1:
            yield np.array(beliefs.features(window, deals), np.float32), deals.index(truth)


def fit(found):
    """The weights under which the deals that were right are likeliest, and their mean log-likelihood."""
    rows = np.concatenate([table for table, _ in found])
    sizes = np.array([len(table) for table, _ in found])
    first = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    right = first + np.array([place for _, place in found])
    wanted = rows[right].sum(axis=0, dtype=np.float64)

    def loss(weights):
        logs = rows @ weights.astype(np.float32)
        logs -= np.repeat(np.maximum.reduceat(logs, first), sizes)
        likely = np.exp(logs)
        whole = np.add.reduceat(likely, first)
        likely /= np.repeat(whole, sizes)
        slope = rows.T @ likely - wanted + PENALTY * weights
        return float((np.log(whole) - logs[right]).sum() + PENALTY * (weights**2).sum() / 2), slope

    best = minimize(loss, np.zeros(rows.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": STEPS})
    return best.x, -loss(best.x)[0] / len(found), -np.mean(np.log(sizes))


def write(game, players, weights):
    lines = [weights[first : first + COLUMNS] for first in range(0, len(weights), COLUMNS)]
    text = "".join(f"{' '.join(map(str, line))}\n" for line in lines)
    (BOTS / game / "weights" / f"beliefs-{players}.txt").write_text(text, encoding="ascii")


def main():
    game, games = sys.argv[1], int(sys.argv[2])
    definition = sanjuro.GAMES[game]
    for players in model(game).counts(definition):
        found = list(samples(game, players, games))
        values, likely, unknowing = fit(found)
        write(game, players, [round(float(value), 4) for value in values])
        print(f"{game}, {players}: {len(found)} positions, mean log-likelihood {likely:.3f}, unknowing {unknowing:.3f}")


if __name__ == "__main__":
    main()
