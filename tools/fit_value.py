"""Fits how likely each side is to win to games of the `rules` bots, and writes `bots/<game>/weights/value.txt`.

    .venv/bin/python tools/fit_value.py 6000        # all games whose searches judge tables by a network
    .venv/bin/python tools/fit_value.py 6000 GAME   # one of them

Positions are taken at random moments of games with random player counts; one in five games is kept to judge the fit.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np

import sanjuro
from sanjuro.bots import make, of_game
from sanjuro.core.moves import NONE
from sanjuro.core.rng import seeded

BOTS = Path(__file__).parent.parent / "src" / "sanjuro" / "bots"
SAMPLED = 0.03
SLIPS = 0.05  # random moves, so that positions occur which `rules` would avoid
ROUNDS = 40
BATCH = 512


def positions(game, games):
    """Facts and the class that won, by game."""
    bot = make("rules", game)
    value = of_game(game).value()
    least, most = sanjuro.GAMES[game].players
    for seed in range(games):
        pick = random.Random(seed)
        match = sanjuro.new(game, pick.randint(least, most), seed=700_000_000 + seed, events=False)
        rng = seeded(seed)
        seen = []
        while match.seat is not None:
            if pick.random() < SAMPLED:
                seat = pick.randrange(match.seats)
                seen.append((seat, value.facts(match, seat)))
            moves = match.moves
            slip = pick.random() < SLIPS
            match.carry_out(pick.choice(moves) if slip else bot.choose(match.window(match.seat), [], moves, rng))
        for seat, facts in seen:
            won = value.won(match, seat)
            if won != NONE:
                yield seed, facts, won


def forward(x, w1, b1, w2, b2):
    hidden = np.maximum(x @ w1 + b1, 0)
    logits = hidden @ w2 + b2
    logits -= logits.max(1, keepdims=True)
    odds = np.exp(logits)
    return hidden, odds / odds.sum(1, keepdims=True)


def fit(x, y, hidden, classes, seed=1):
    """Adam, with a rate that falls to nothing."""
    rng = np.random.default_rng(seed)
    shapes = [(x.shape[1], hidden), (hidden,), (hidden, classes), (classes,)]
    parameters = [
        rng.normal(0, 0.4 / np.sqrt(shape[0]), shape) if len(shape) == 2 else np.zeros(shape) for shape in shapes
    ]
    first = [np.zeros(shape) for shape in shapes]
    second = [np.zeros(shape) for shape in shapes]
    step, steps = 0, ROUNDS * (len(x) // BATCH)
    for _ in range(ROUNDS):
        order = rng.permutation(len(x))
        for at in range(0, len(x) - BATCH + 1, BATCH):
            rows = order[at : at + BATCH]
            step += 1
            active, chances = forward(x[rows], *parameters)
            wrong = chances.copy()
            wrong[np.arange(BATCH), y[rows]] -= 1
            wrong /= BATCH
            back = (wrong @ parameters[2].T) * (active > 0)
            slopes = [x[rows].T @ back, back.sum(0), active.T @ wrong, wrong.sum(0)]
            rate = 0.01 * (1 - step / (steps + 1))
            for k, slope in enumerate(slopes):
                slope = slope + 1e-5 * parameters[k]
                first[k] = 0.9 * first[k] + 0.1 * slope
                second[k] = 0.999 * second[k] + 0.001 * slope * slope
                parameters[k] -= rate * (first[k] / (1 - 0.9**step)) / (np.sqrt(second[k] / (1 - 0.999**step)) + 1e-8)
    return parameters


def loss(chances, y):
    return -np.log(np.maximum(chances[np.arange(len(y)), y], 1e-9)).mean()


def rows(parameters):
    """The lines of the file: one for each unit, with its bias and its weights in thousandths."""
    w1, b1, w2, b2 = parameters
    units = [np.concatenate([[b1[k]], w1[:, k]]) for k in range(w1.shape[1])]
    units += [np.concatenate([[b2[k]], w2[:, k]]) for k in range(w2.shape[1])]
    return [" ".join(str(round(float(1000 * value))) for value in unit) for unit in units]


def networks():
    """The games whose tables are judged by a network, and these networks."""
    values = {game: of_game(game).value() for game in sanjuro.GAMES}
    return {game: value.network for game, value in values.items() if value is not None and value.network is not None}


def main():
    games, all_networks = int(sys.argv[1]), networks()
    for game in sys.argv[2:] or list(all_networks):
        network = all_networks[game]
        found = list(positions(game, games))
        kept = np.array([seed % 5 == 0 for seed, _, _ in found])
        x, y = np.array([facts for _, facts, _ in found]), np.array([won for _, _, won in found])
        parameters = fit(x[~kept], y[~kept], network.hidden, network.classes)
        shares = np.bincount(y[~kept], minlength=network.classes) / (~kept).sum()
        judged = loss(forward(x[kept], *parameters)[1], y[kept])
        alone = loss(np.tile(shares, (kept.sum(), 1)), y[kept])
        print(
            f"{game}: {len(found)} positions of {games} games;"
            f" loss {judged:.3f} on games not fitted to, {alone:.3f} for the shares alone",
            flush=True,
        )
        (BOTS / game / "weights" / "value.txt").write_text("\n".join(rows(parameters)) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
