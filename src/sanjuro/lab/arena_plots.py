"""A plot of the results of an arena."""

from __future__ import annotations

from pathlib import Path

from sanjuro.lab.arena import Standings
from sanjuro.lab.plots import INK

COLOURS = ["#b3392f", "#3b5f7d", "#c99a3c", "#5d7a4a", "#7a4a75", "#8a8076"]
MOST_GROUPS = 8  # labels with more values than this are not drawn


def plot(standings: Standings, path: Path) -> None:
    """Plot the wins of every bot with 95 % intervals, by role, and how the differences converged."""
    try:
        import matplotlib
    except ImportError:
        raise ValueError("plots need the lab extra: pip install 'sanjuro[lab]'") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    bots = standings.contest.bots
    groups = {"all": standings.rates}
    for names in standings.by_label.values():
        if len(names) <= MOST_GROUPS:
            groups |= dict(sorted(names.items()))
    figure, (wins, settled) = pyplot.subplots(1, 2, figsize=(11, 4.6), layout="constrained")
    height = 0.8 / len(bots)
    for number, bot in enumerate(bots):
        rates = [each[number] for each in groups.values()]
        middle = [100 * rate.rate for rate in rates]
        low = [100 * (rate.rate - rate.interval[0]) for rate in rates]
        high = [100 * (rate.interval[1] - rate.rate) for rate in rates]
        places = [-place - height * (number - (len(bots) - 1) / 2) for place in range(len(groups))]
        colour = COLOURS[number % len(COLOURS)]
        wins.barh(places, middle, height, xerr=[low, high], color=colour, ecolor=INK, capsize=2, label=bot)
    wins.set_yticks([-place for place in range(len(groups))], list(groups))
    wins.set_title("wins, %", color=INK)
    wins.legend(frameon=False)
    best, *others = standings.order()
    for other in others:
        _, difference = standings.ahead(best, other)
        sign = 1 if (best, other) in standings.differences else -1
        deals = [point[0] for point in difference.history]
        middle = [100 * sign * point[1] for point in difference.history]
        width = [100 * point[2] for point in difference.history]
        colour = COLOURS[other % len(COLOURS)]
        settled.plot(deals, middle, color=colour, label=f"{bots[best]} − {bots[other]}")
        lower = [mean - half for mean, half in zip(middle, width, strict=True)]
        upper = [mean + half for mean, half in zip(middle, width, strict=True)]
        settled.fill_between(deals, lower, upper, color=colour, alpha=0.2, linewidth=0)
    settled.axhline(0, color=INK, linewidth=0.8)
    settled.set_xscale("log")
    settled.set_xlabel("deals")
    settled.set_title("difference in points, with an interval that holds at any time", color=INK)
    settled.legend(frameon=False)
    for axis in (wins, settled):
        axis.spines[["top", "right"]].set_visible(False)
    contest = standings.contest
    figure.suptitle(f"{contest.game}, {contest.players} players, {standings.games:,} games", color=INK)
    figure.savefig(path, dpi=150)
    pyplot.close(figure)
