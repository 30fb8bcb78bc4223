"""Fits the weights of the `rules` bot of Samurai Spirit to games it plays with itself, and prints them.

    .venv/bin/python tools/fit_samurai_spirit.py 4 6000

The first number is that of the samurai, the second that of the games.

A few moves are random, so that the games differ. What a move leads to is described by the features of
`sanjuro.bots.samurai_spirit_chances`; in round 3 the weights follow from who won, in rounds 1 and 2 from the value of
the table at the start of the next round.
"""

from __future__ import annotations

import random
import sys

import numpy as np

import sanjuro
from sanjuro.bots import make
from sanjuro.bots.samurai_spirit_plan import Plan
from sanjuro.bots.samurai_spirit_weights import FEATURES
from sanjuro.core.chance import seeded
from sanjuro.games.samurai_spirit.moves import CONFRONT, DEFEND, DISCARD, PASS, SUPPORT

PLAYERS = int(sys.argv[1]) if len(sys.argv) > 1 else 4
RANDOM_MOVES = 0.01
SAMPLED = 0.4
RIDGE = 30.0
# Negative, because `Chances.penalty` treats a positive penalty as one that is not ignored.
UNITS = [[-1.0 if index == one else 0.0 for index in range(FEATURES)] for one in range(FEATURES)]


def features(window, seat, move):
    """The logit is linear in the weights: a feature is its value with that weight at 1 and all others at 0."""
    plan = Plan(window)
    if move.verb == SUPPORT:
        plan.left -= 1
        plan.burning += plan.flame
    elif move.verb == PASS:
        plan.fighting[seat] = False
    found = []
    for unit in UNITS:
        plan.weights = unit
        plan.recompute()
        if move.verb == CONFRONT:
            plan.confronted(seat, window.drawn())
        elif move.verb == DEFEND:
            plan.defended(seat, window.drawn())
        else:
            plan.value()
        found.append(-plan.logit)
    return found


def standing(window):
    """The table at the start of a round."""
    health, families = window.barricades() + window.farms(), window.families()
    wounds = [sum(window.wounds(seat) == count for seat in range(PLAYERS)) for count in range(4)]
    return [health, health * health / 10, families <= 2, families <= 1, *wounds, *samurai(window)]


def samurai(window):
    present = [window.samurai(seat) for seat in range(PLAYERS)]
    return [float(one in present) for one in range(7)]


def play(seed, bot):
    """Whether the village was saved, the table at the start of each round, and the moves with their features."""
    match = sanjuro.new("samurai_spirit", PLAYERS, seed=seed, events=False)
    chance, pick = seeded(seed), random.Random(seed)
    starts, moves = {}, []
    while match.seat is not None:
        window = match.window(match.seat)
        starts.setdefault(window.round(), standing(window))
        move = bot.choose(window, [], match.moves, chance)
        if pick.random() < RANDOM_MOVES:
            move = pick.choice(match.moves)
        if move.verb in (CONFRONT, DEFEND, DISCARD, PASS, SUPPORT) and pick.random() < SAMPLED:
            moves.append((window.round(), [*features(window, match.seat, move), *samurai(window)]))
        match.play(move)
    return float(bool(match.outcome.winners)), starts, moves


def logistic(rows, wins):
    """Coefficients and constant, by Newton's method on scaled columns."""
    table, target = np.array(rows, float), np.array(wins, float)
    mean, spread = table.mean(0), table.std(0)
    spread[spread < 1e-9] = 1e9
    scaled = np.c_[(table - mean) / spread, np.ones(len(table))]
    ridge = np.diag([RIDGE] * table.shape[1] + [1e-9])
    found = np.zeros(scaled.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-scaled @ found))
        weight = np.maximum(chance * (1 - chance), 1e-6)
        slope = scaled.T @ (chance - target) + ridge @ found
        found -= np.linalg.solve((scaled * weight[:, None]).T @ scaled + ridge, slope)
    return found[:-1] / spread, found[-1] - (found[:-1] / spread * mean).sum()


def fit(games):
    for number in (1, 2, 3):
        later = [(starts[number + 1], saved) for saved, starts, _ in games if number + 1 in starts]
        slopes, constant = logistic(*zip(*later, strict=True)) if later else (None, 0.0)
        rows, values = [], []
        for saved, starts, moves in games:
            value = saved
            if number < 3:
                after = starts.get(number + 1)
                value = 0.0 if after is None else 1 / (1 + np.exp(-(np.array(after, float) @ slopes + constant)))
            for when, row in moves:
                if when == number:
                    rows.append(row[1:])
                    values.append(value)
        found, start = logistic(rows, values)
        who = np.array(rows, float)[:, FEATURES - 1 :].mean(0)
        yield [start + found[FEATURES - 1 :] @ who, *found[: FEATURES - 1]]


def main():
    bot = make("rules", "samurai_spirit")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    games = []
    for seed in range(count):
        games.append(play(seed, bot))
        if seed % 500 == 499:
            print(f"{seed + 1} games, {sum(game[0] for game in games) / len(games):.1%} saved", file=sys.stderr)
    for weights in fit(games):
        print([round(float(weight), 3) for weight in weights])


if __name__ == "__main__":
    main()
