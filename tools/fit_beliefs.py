"""Fits what the `rules` bots believe of hidden roles and clans to games they play with themselves, and prints it.

    .venv/bin/python tools/fit_beliefs.py samurai_sword 400
    .venv/bin/python tools/fit_beliefs.py shinobi 250

Every way the roles can have been dealt is one possibility; a conditional logistic regression finds how much likelier
each thing that can be seen makes the right one.
"""

from __future__ import annotations

import itertools
import random
import sys

import numpy as np

import sanjuro
from sanjuro.bots import make
from sanjuro.core.chance import seeded

SAMPLED = 0.06
STEPS = 300
MOST_COUNTED = 6


def positions(game, players, games):
    """Positions of games, as who is asked, and the match then."""
    bot = make("rules", game)
    for seed in range(games):
        match = sanjuro.new(game, players, seed=seed, events=False)
        chance, pick = seeded(seed), random.Random(seed)
        while match.seat is not None:
            if pick.random() < SAMPLED:
                yield match.seat, match
            match.play(bot.choose(match.window(match.seat), [], match.moves, chance))


def possibilities(secrets, seen, spare=()):
    """All ways to deal the secrets that are not seen."""
    hidden = [seat for seat in range(len(secrets)) if seat not in seen]
    pool = [secrets[seat] for seat in hidden]
    for dealt in sorted(set(itertools.permutations([*pool, *spare], len(hidden)))):
        whole = list(secrets)
        for seat, secret in zip(hidden, dealt, strict=True):
            whole[seat] = secret
        yield whole


def sword_features(match, seat, roles):
    """Hostile acts, by the roles of who did them and to whom."""
    row = np.zeros(16)
    for by in range(match.seats):
        for target in range(match.seats):
            done = match.hostility[by * match.seats + target]
            if by != seat and done:
                row[roles[by] * 4 + roles[target]] += max(-MOST_COUNTED, min(MOST_COUNTED, done))
    return row


def shinobi_features(match, seat, clans):
    """Cards of the clans that others play, on the whole table and in the province of who plays them."""
    others = [other for other in range(match.seats) if other != seat]
    whole = sum(match.strength(place, clans[other]) for other in others for place in range(match.seats))
    return np.array([whole, sum(match.strength(other, clans[other]) for other in others)], float)


def samples(game, games):
    least, most = sanjuro.GAMES[game].players
    for players in range(max(least, 4) if game == "samurai_sword" else least, most + 1):
        for seat, match in positions(game, players, games):
            if game == "samurai_sword":
                secrets = [match.role(other) for other in range(players)]
                ways, features = possibilities(secrets, (seat, match.shogun)), sword_features
            else:
                secrets = [match.clan(other) for other in range(players)]
                spare = [clan for clan in range(5) if clan not in secrets]
                ways, features = possibilities(secrets, (seat,), spare), shinobi_features
            ways = list(ways)
            yield np.array([features(match, seat, way) for way in ways]), ways.index(secrets)


def fit(found):
    weights = np.zeros(found[0][0].shape[1])
    for _ in range(STEPS):
        slope, likely = np.zeros_like(weights), 0.0
        for table, right in found:
            chance = np.exp(table @ weights - (table @ weights).max())
            chance /= chance.sum()
            slope += table[right] - chance @ table
            likely += np.log(chance[right])
        weights += 0.02 * slope / len(found)
    return weights, likely / len(found)


def main():
    game, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 300
    found = list(samples(game, games))
    weights, likely = fit(found)
    unknowing = -np.mean([np.log(len(table)) for table, _ in found])
    print(f"{len(found)} positions; mean log-likelihood {likely:.3f}, without knowledge {unknowing:.3f}")
    print([round(float(weight), 2) for weight in weights])


if __name__ == "__main__":
    main()
