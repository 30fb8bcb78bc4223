"""A plot of the results of a simulation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sanjuro.lab.results import Results
from sanjuro.lab.statistics import Share, bin_edges

ENDINGS = [".png", ".svg"]
INK, RED, SAND, BLUE = "#2b2622", "#b3392f", "#d9c7a3", "#4a6a8a"


def plot(results: Results, path: Path) -> None:
    """Plot the wins of every group with 95 % intervals and the baseline by chance, and the lengths of the games."""
    try:
        import matplotlib
    except ImportError:
        raise ValueError("plots need the lab extra: pip install 'sanjuro[lab]'") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    panels = [(f"wins by {kind}, %", bars(groups, results)) for kind, groups in results.shares.items()]
    if len(results.bots) > 1:
        panels += [(f"wins by {kind} and bot, %", pair_bars(kind, results)) for kind in list(results.by_bot)[:1]]
    tallest = max(len(rows) for _, rows in panels)
    size = (4.2 * (len(panels) + 1), max(4.4, 1.4 + 0.26 * tallest))
    figure, axes = pyplot.subplots(1, len(panels) + 1, figsize=size, layout="constrained")
    for axis, (title, rows) in zip(axes, panels, strict=False):
        _draw(axis, title, rows)
    axes[0].legend(loc="best", frameon=False, fontsize="small")
    axes[-1].hist(results.lengths, bins=bin_edges(results.lengths), color=SAND, edgecolor=INK, linewidth=0.4)
    axes[-1].set_title("decisions a game", color=INK)
    for axis in axes:
        axis.spines[["top", "right"]].set_visible(False)
    plan = results.plan
    figure.suptitle(f"{plan.game}, {plan.players} players, {results.games:,} games, {' '.join(plan.bots)}", color=INK)
    figure.savefig(path, dpi=150)
    pyplot.close(figure)


Bar = tuple[str, Share, float]  # a name, the wins, and what it would win by chance


def bars(groups: dict[str, Share], results: Results) -> list[Bar]:
    """Return the groups of one kind, in reverse alphabetical order because a plot starts at the bottom."""
    return [(name, share, results.chance) for name, share in sorted(groups.items(), reverse=True)]


def pair_bars(kind: str, results: Results) -> list[Bar]:
    """Return every bot in every role; the baseline is what the role wins on average."""
    pairs = sorted(results.by_bot[kind].items(), reverse=True)
    return [(f"{name}, {bot}", share, results.shares[kind][name].rate) for (name, bot), share in pairs]


def _draw(axis: Any, title: str, rows: list[Bar]) -> None:
    rates = [100 * share.rate for _, share, _ in rows]
    low = [100 * max(0.0, share.rate - share.interval[0]) for _, share, _ in rows]
    high = [100 * max(0.0, share.interval[1] - share.rate) for _, share, _ in rows]
    places = list(range(len(rows)))
    axis.barh(places, rates, xerr=[low, high], color=SAND, ecolor=RED, capsize=3)
    axis.set_yticks(places, [name for name, _, _ in rows])
    chances = [100 * chance for _, _, chance in rows]
    edges = [place + side for place in places for side in (-0.5, 0.5)]
    axis.plot([chance for chance in chances for _ in range(2)], edges, color=BLUE, linestyle="--", label="chance")
    axis.set_title(title, color=INK)
    axis.set_xlim(left=0)
