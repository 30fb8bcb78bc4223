"""A plot of the results of a simulation."""

from __future__ import annotations

from pathlib import Path

from sanjuro.lab.simulate import Results

ENDINGS = [".png", ".svg"]
INK, RED, SAND = "#2b2622", "#b3392f", "#d9c7a3"


def plot(results: Results, path: Path) -> None:
    """Wins of every group with their 95 % intervals, and the lengths of the games."""
    try:
        import matplotlib
    except ImportError:
        raise ValueError("plots need the lab extra: pip install 'sanjuro[lab]'") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    kinds = list(results.shares)
    figure, axes = pyplot.subplots(1, len(kinds) + 1, figsize=(4.2 * (len(kinds) + 1), 4.4), layout="constrained")
    for axis, kind in zip(axes, kinds, strict=False):
        groups = sorted(results.shares[kind].items(), reverse=True)
        rates = [100 * share.rate for _, share in groups]
        low = [100 * (share.rate - share.interval[0]) for _, share in groups]
        high = [100 * (share.interval[1] - share.rate) for _, share in groups]
        axis.barh([name for name, _ in groups], rates, xerr=[low, high], color=SAND, ecolor=RED, capsize=3)
        axis.set_title(f"wins by {kind}, %", color=INK)
        axis.set_xlim(left=0)
    axes[-1].hist(results.lengths, bins=30, color=SAND, edgecolor=INK, linewidth=0.4)
    axes[-1].set_title("decisions a game", color=INK)
    for axis in axes:
        axis.spines[["top", "right"]].set_visible(False)
    plan = results.plan
    figure.suptitle(f"{plan.game}, {plan.players} players, {results.games:,} games, {' '.join(plan.bots)}", color=INK)
    figure.savefig(path, dpi=150)
    pyplot.close(figure)
