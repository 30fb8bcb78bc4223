"""Learn a game by self-play: one network for all seats, PPO, on the CPU. Needs PyTorch and NumPy.

    python examples/learn.py shinobi --players 4 --minutes 10 --out shinobi.pt --curve shinobi.csv --plot shinobi.svg
    python examples/learn.py bang --players 5 --minutes 30 --out bang.pt

The network plays all seats. When a match is over, each decision is rewarded with the result of its seat: 1 for a seat
that has won, -1 for all others. From time to time the network is evaluated: it takes one seat, each seat equally often,
and bots play the others. docs/learning.md has learning curves and explains how to play against the network.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from sanjuro.adapters.vector import VectorEnv
from sanjuro.lab.statistics import Share
from sanjuro.observations import ObservationLayout, layout

LAMBDA = 0.95  # lambda of generalised advantage estimation
CLIP = 0.2
ENTROPY = 0.01
MINIBATCH = 2048
OPPONENTS = ["random", "rules"]


class Network(nn.Module):
    """Maps the observation of a seat to a score for each action and to the expected result."""

    def __init__(self, rows: ObservationLayout, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale(rows)), persistent=False)
        self.body = nn.Sequential(nn.Linear(rows.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actions = nn.Linear(width, rows.actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.actions.weight)  # at first all legal actions are equally likely
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log probability of each action, and the expected result."""
        seen = self.body(observations * self.scale)
        scores = self.actions(seen).masked_fill(~masks, -1e9)
        return scores.log_softmax(1), self.value(seen).squeeze(1).tanh()


def scale(rows: ObservationLayout) -> np.ndarray:
    """Return the factors that scale each number of a row to at most 1."""
    found = np.ones(rows.size, np.float32)
    for piece in rows.pieces:
        found[piece.slice] = 1 / piece.most
        if piece.fields:
            line = np.concatenate([np.full(field.size, 1 / field.most, np.float32) for field in piece.fields])
            found[piece.slice] = np.tile(line, piece.shape[0])
    return found


@dataclass
class Step:
    """A decision whose result is not known yet."""

    observation: np.ndarray
    mask: np.ndarray
    action: int
    logarithm: float  # of the probability with which the action was chosen
    value: float


@dataclass
class Lessons:
    """Decisions of finished matches, to learn from."""

    steps: list[Step]
    advantages: list[float]
    returns: list[float]

    def take(self, steps: list[Step], result: float) -> None:
        """Add the decisions of one seat in one match, in order, with their result."""
        advantage, following = 0.0, result
        for step in reversed(steps):
            advantage = following - step.value + LAMBDA * advantage
            following = step.value
            self.steps.append(step)
            self.advantages.append(advantage)
            self.returns.append(advantage + step.value)


class SelfPlay:
    """Many parallel matches in which the network plays every seat."""

    def __init__(self, network: Network, game: str, players: int, matches: int, seed: int) -> None:
        self.network = network
        self.env = VectorEnv(game, players, matches, relative=True)
        self.env.reset(seed)
        self.open: list[dict[int, list[Step]]] = [{} for _ in range(matches)]

    def play(self, wanted: int) -> Lessons:
        """Play until finished matches have this number of decisions."""
        env, lessons = self.env, Lessons([], [], [])
        while len(lessons.steps) < wanted:
            observations, masks, seats = env.observations.copy(), env.masks.astype(bool), env.seats.copy()
            actions, logarithms, values = choose(self.network, observations, masks, greedy=False)
            choices = masks.sum(1)
            for number in range(env.count):
                if choices[number] > 1:  # a forced move teaches nothing
                    step = Step(
                        observations[number],
                        masks[number],
                        int(actions[number]),
                        float(logarithms[number]),
                        float(values[number]),
                    )
                    self.open[number].setdefault(int(seats[number]), []).append(step)
            env.step(actions)
            for number in np.flatnonzero(env.dones):
                for seat, steps in self.open[number].items():
                    lessons.take(steps, float(env.rewards[number, seat]))
                self.open[number] = {}
        return lessons


@torch.no_grad()
def choose(
    network: Network, observations: np.ndarray, masks: np.ndarray, greedy: bool
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return an action for each row (the most likely, or a sample), its log probability and the expected result."""
    logarithms, values = network(torch.from_numpy(observations).float(), torch.from_numpy(masks))
    actions = logarithms.argmax(1) if greedy else torch.multinomial(logarithms.exp(), 1).squeeze(1)
    chosen = logarithms.gather(1, actions[:, None]).squeeze(1)
    return actions.numpy(), chosen.numpy(), values.numpy()


def learn(network: Network, optimizer: torch.optim.Optimizer, lessons: Lessons, epochs: int) -> None:
    """Make actions that turned out better than expected more likely, in small steps (PPO)."""
    observations = torch.from_numpy(np.stack([step.observation for step in lessons.steps]))
    masks = torch.from_numpy(np.stack([step.mask for step in lessons.steps]))
    actions = torch.tensor([step.action for step in lessons.steps])
    before = torch.tensor([step.logarithm for step in lessons.steps])
    advantages, returns = torch.tensor(lessons.advantages), torch.tensor(lessons.returns)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
            logarithms, values = network(observations[part].float(), masks[part])
            ratio = (logarithms.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part]).mean()
            entropy = -(logarithms.exp() * logarithms.masked_fill(~masks[part], 0)).sum(1).mean()
            loss = -gain + 0.5 * (values - returns[part]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def measure(network: Network | None, game: str, players: int, opponent: str, games: int, seed: int) -> Share:
    """Return how often the network wins in one seat against bots, each seat equally often; None plays at random."""
    share = Share()
    seats = layout(game).game.seats(players, layout(game).game.settled(players, {}))
    each = -(-games // seats)
    for seat in range(seats):
        bots = {other: opponent for other in range(seats) if other != seat}
        with VectorEnv(game, players, each, bots=bots, relative=True) as env:
            env.reset(seed + seat)
            over = np.zeros(each, bool)
            while not over.all():
                actions = env.samples
                if network is not None:
                    actions, _, _ = choose(network, env.observations, env.masks.astype(bool), greedy=True)
                env.step(actions)
                # Only the first match of each: counting later ones would favour short matches.
                for number in np.flatnonzero(env.dones & ~over):
                    share.add([bool(env.rewards[number, seat] > 0)])
                over |= env.dones
    return share


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Learn for the given time, or until Ctrl-C, and return the points of the learning curve."""
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    network = Network(layout(options.game), options.width)
    optimizer = torch.optim.Adam(network.parameters(), options.rate)
    playing = SelfPlay(network, options.game, options.players, options.matches, options.seed)
    curve = [point(network, options, 0, 0.0)]
    decisions, spent = 0, 0.0
    try:
        while spent < 60 * options.minutes and decisions < options.decisions:
            began = time.process_time()
            lessons = playing.play(options.batch)
            learn(network, optimizer, lessons, options.epochs)
            decisions += len(lessons.steps)
            spent += time.process_time() - began
            if spent >= len(curve) * 60 * options.minutes / options.points:
                curve.append(point(network, options, decisions, spent))
    except KeyboardInterrupt:
        print("stopped")
    if curve[-1]["decisions"] != decisions:
        curve.append(point(network, options, decisions, spent))
    if options.out is not None:
        kept = {"game": options.game, "rules": layout(options.game).game.rules, "width": options.width}
        torch.save({**kept, "players": options.players, "network": network.state_dict()}, options.out)
    return curve


def point(network: Network, options: argparse.Namespace, decisions: int, seconds: float) -> dict[str, float]:
    """Return a point of the learning curve: how often the network wins now."""
    found: dict[str, float] = {"decisions": decisions, "seconds": round(seconds, 1)}
    said = f"{decisions:>10,} decisions, {seconds:6.0f} s"
    for opponent in OPPONENTS:
        share = measure(network, options.game, options.players, opponent, options.games, 1_000_000)
        low, high = share.interval
        found |= {opponent: round(share.rate, 4), f"{opponent}_low": round(low, 4), f"{opponent}_high": round(high, 4)}
        said += f"; among {opponent} {100 * share.rate:.1f} % ({100 * low:.1f} – {100 * high:.1f})"
    print(said, flush=True)
    return found


def plot(curve: list[dict[str, float]], options: argparse.Namespace) -> None:
    """Plot the learning curve, with the win rate of a random player in the same seats."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for opponent, color in zip(OPPONENTS, ("#b3392f", "#4a6a8a"), strict=True):
        played = [line["decisions"] / 1e6 for line in curve]
        axis.plot(played, [100 * line[opponent] for line in curve], color=color, label=f"learned, among {opponent}")
        low, high = ([100 * line[f"{opponent}_{side}"] for line in curve] for side in ("low", "high"))
        axis.fill_between(played, low, high, color=color, alpha=0.15, linewidth=0)
        baseline = measure(None, options.game, options.players, opponent, 4 * options.games, 2_000_000).rate
        axis.axhline(100 * baseline, color=color, linestyle=":", label=f"random, among {opponent}")
    axis.set_xlabel("decisions learned from, millions")
    axis.set_ylabel("wins, %")
    axis.set_ylim(bottom=0)
    axis.set_title(f"{options.game}, {options.players} players, {curve[-1]['seconds'] / 60:.0f} minutes")
    axis.legend(frameon=False, fontsize="small")
    axis.spines[["top", "right"]].set_visible(False)
    figure.savefig(options.plot)


def main(words: list[str] | None = None) -> list[dict[str, float]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--minutes", type=float, default=10, help="minutes of CPU time for learning, without evaluation"
    )
    parser.add_argument(
        "--decisions", type=float, default=float("inf"), help="stop after this number of decisions, if that is earlier"
    )
    parser.add_argument("--matches", type=int, default=128, help="number of parallel matches")
    parser.add_argument("--batch", type=int, default=16384, help="decisions between two updates of the network")
    parser.add_argument("--epochs", type=int, default=2, help="passes over each batch")
    parser.add_argument("--width", type=int, default=256, help="width of the two hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate")
    parser.add_argument("--points", type=int, default=10, help="number of evaluations")
    parser.add_argument("--games", type=int, default=400, help="games per evaluation, for each kind of opponent")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="where to keep the network")
    parser.add_argument("--curve", type=Path, help="where to write the curve as CSV")
    parser.add_argument("--plot", type=Path, help="where to draw the curve")
    options = parser.parse_args(words)
    curve = train(options)
    if options.curve is not None:
        with options.curve.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(curve[0]))
            writer.writeheader()
            writer.writerows(curve)
    if options.plot is not None:
        plot(curve, options)
    return curve


if __name__ == "__main__":
    main()
