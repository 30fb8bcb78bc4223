"""A plot of how well calibrated beliefs are, and how they improve during a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sanjuro.lab.beliefs import TURNS, Report
from sanjuro.lab.plots import BLUE, INK, RED, SAND

SHADES = [RED, BLUE, "#6b8e4e", "#b8860b", "#7a4a7a"]
FEWEST = 30  # bins with fewer probabilities are not drawn


def plot(reports: list[Report], path: Path) -> None:
    """Plot how often beliefs came true, and the Brier score by turn compared with that of the prior."""
    try:
        import matplotlib
    except ImportError:
        raise ValueError("plots need the lab extra: pip install 'sanjuro[lab]'") from None
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "sanjuro"  # the same file for the same results
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9.6, 4.6), layout="constrained")
    left.plot([0, 100], [0, 100], color=SAND, linewidth=3)
    for report, shade in zip(reports, SHADES, strict=False):
        _reliability(left, report, shade)
        _by_turn(right, report, shade)
    left.set_title("reliability", color=INK)
    left.set_xlabel("believed, %")
    left.set_ylabel("came true, %")
    left.legend(frameon=False, fontsize="small")
    right.set_title("Brier score (dashed: the prior)", color=INK)
    right.set_xlabel("turn")
    right.set_ylim(bottom=0)
    for axis in (left, right):
        axis.spines[["top", "right"]].set_visible(False)
    games = " ".join(sorted({f"{report.games:,}" for report in reports}))
    figure.suptitle(f"beliefs in {reports[0].game}, {games} games for each number of players", color=INK)
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
    pyplot.close(figure)


def _reliability(axis: Any, report: Report, shade: str) -> None:
    bins = [number for number, mean in enumerate(report.came) if mean.count >= FEWEST]
    said = [100 * report.said[number].rate for number in bins]
    came = [100 * report.came[number].rate for number in bins]
    errors = [100 * (report.came[number].interval[1] - report.came[number].rate) for number in bins]
    axis.errorbar(said, came, yerr=errors, color=shade, marker="o", markersize=3, capsize=2, label=_label(report))


def _by_turn(axis: Any, report: Report, shade: str) -> None:
    turns = [turn for turn in TURNS if report.by_turn[turn].brier.count]
    scores = [report.by_turn[turn] for turn in turns]
    errors = [score.brier.interval[1] - score.brier.rate for score in scores]
    axis.errorbar(turns, [score.brier.rate for score in scores], yerr=errors, color=shade, marker="o", markersize=3)
    axis.plot(turns, [score.prior.rate for score in scores], color=shade, linestyle="--", linewidth=0.8)


def _label(report: Report) -> str:
    return f"{report.players} players"
