"""Fits the beliefs over hidden roles and clans to games that the `rules` bots play, and writes `belief_weights.py`.

    .venv/bin/python tools/fit_beliefs.py bang 4000

Every way the roles can have been dealt is one possibility; a conditional logistic regression finds how much likelier
each thing that can be seen makes the right one. Each number of players has weights of its own. The features are those
of the installed package.
"""

from __future__ import annotations

import random
import runpy
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

import sanjuro
from sanjuro.bots import bang_beliefs, make, samurai_sword_beliefs, shinobi_beliefs
from sanjuro.bots.beliefs import dealt
from sanjuro.bots.deals import ways
from sanjuro.bots.role_acts import HIDDEN_ROLES, MOST_ACTS, PAIR_FEATURES, SEAT_FEATURES
from sanjuro.core.chance import seeded
from sanjuro.games.shinobi.cards import CLAN_COUNT

WRITTEN = Path(__file__).parent.parent / "src" / "sanjuro" / "bots" / "belief_weights.py"
FIRST_SEED = 10_000_000  # far from the games by which the beliefs are judged
BETWEEN = 16  # decisions between two positions of a game, on average
PENALTY = 3.0  # on the squares of the weights, for all positions together
STEPS = 300
PAIRS = [(doer, other) for doer in range(1, HIDDEN_ROLES + 1) for other in range(1, HIDDEN_ROLES + 1)]


def positions(game, players, games):
    """Windows of random living seats at random moments, and how the roles were really dealt."""
    bot = make("rules", game)
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        match = sanjuro.new(game, players, seed=seed, events=False)
        windows = [match.window(seat) for seat in range(players)]
        chance, pick = seeded(seed), random.Random(seed)
        number, sampled = 0, pick.randrange(BETWEEN)
        while match.seat is not None:
            if number == sampled:
                sampled += pick.randrange(BETWEEN // 2, BETWEEN * 3 // 2)
                yield windows[pick.choice([seat for seat in range(players) if not match.is_out(seat)])], dealt(match)
            match.carry_out(bot.choose(windows[match.seat], [], match.moves, chance))
            number += 1


def role_rows(module, window):
    """For each deal the sum of all features, in the order of the weights."""
    hidden, acts = module.hidden(window), module.acts(window)
    deals = np.array(list(whole_deals(hidden)))
    features = np.array([acts.features(seat) for seat in hidden.hidden])
    alone = [
        [(deals[:, hidden.hidden] == role) @ features[:, number] for role in range(1, HIDDEN_ROLES + 1)]
        for number in range(SEAT_FEATURES)
    ]
    between = np.zeros((PAIR_FEATURES, len(PAIRS), len(deals)))
    for by in range(acts.seats):
        for target in range(acts.seats):
            done = min(acts.hostile[by * acts.seats + target], MOST_ACTS)
            if done <= 0 or by in (acts.viewer, acts.leader) or target == acts.leader:
                continue
            if by in hidden.hidden or target in hidden.hidden:
                for place, (doer, other) in enumerate(PAIRS):
                    fits = (deals[:, by] == doer) & (deals[:, target] == other)
                    between[:, place] += np.outer([done, 1], fits)
    return np.concatenate([np.concatenate(alone), between.reshape(-1, len(deals))]).T, deals


def clan_rows(window):
    """For each deal the sum of all features of the seats with their clans."""
    hidden, table = shinobi_beliefs.hidden(window), shinobi_beliefs.Table(window)
    deals = np.array(list(whole_deals(hidden)))
    features = np.array([[table.features(seat, clan) for clan in range(CLAN_COUNT)] for seat in hidden.hidden])
    return sum(features[index][deals[:, seat]] for index, seat in enumerate(hidden.hidden)), deals


def whole_deals(hidden):
    """The role of every seat in each way to deal what is hidden."""
    for way in ways(hidden.left, len(hidden.hidden)):
        deal = list(hidden.known)
        for seat, role in zip(hidden.hidden, way, strict=True):
            deal[seat] = role
        yield deal


def samples(game, players, games):
    """Tables of features by deal, and which of the deals is the right one."""
    module = {"bang": bang_beliefs, "samurai_sword": samurai_sword_beliefs}.get(game)
    for window, truth in positions(game, players, games):
        if not (shinobi_beliefs if module is None else module).hidden(window).hidden:
            continue
        rows, deals = clan_rows(window) if module is None else role_rows(module, window)
        if len(deals) > 1:
            right = int(np.flatnonzero((deals == truth).all(axis=1))[0])
            yield rows.astype(np.float32), right


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


def write(weights):
    """The module with all weights: a row for each feature and its three roles, or three features of a clan."""
    lines = ['"""The weights of the beliefs, by game and number of players. Written by `tools/fit_beliefs.py`."""', ""]
    lines += ["from __future__ import annotations", "", "from typing import Final", ""]
    for name, by_players in weights.items():
        lines.append(f"{name}: Final[dict[int, list[float]]] = {{")
        for players, values in by_players.items():
            rows = [f"        *{values[first : first + 3]}," for first in range(0, len(values), 3)]
            lines += [f"    {players}: [", *rows, "    ],"]
        lines.append("}")
    WRITTEN.write_text("\n".join(lines) + "\n")


def main():
    game, games = sys.argv[1], int(sys.argv[2])
    weights = runpy.run_path(str(WRITTEN))
    weights = {name: weights[name] for name in ("BANG", "SAMURAI_SWORD", "SHINOBI")}
    least, most = sanjuro.GAMES[game].players
    for players in range(least, most + 1):
        found = list(samples(game, players, games))
        if not found:  # with three players of Samurai Sword nothing is hidden
            continue
        values, likely, unknowing = fit(found)
        weights[game.upper()][players] = [round(float(value), 4) for value in values]
        print(f"{game}, {players}: {len(found)} positions, mean log-likelihood {likely:.3f}, unknowing {unknowing:.3f}")
    write(weights)


if __name__ == "__main__":
    main()
