"""Many games: counted right, the same on any number of processes, written and drawn."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from sanjuro.lab import files, plots
from sanjuro.lab.simulate import Plan, simulate
from sanjuro.lab.statistics import Share, quantile

PLAN = Plan("shinobi", 3, ("rules", "random", "random"), 1, {})


def test_the_same_games_on_one_process_and_on_two() -> None:
    one, two = simulate(PLAN, 40, jobs=1), simulate(PLAN, 40, jobs=2)
    assert one.games == two.games == 40
    assert one.decisions == two.decisions
    assert one.shares == two.shares
    assert sorted(one.lengths) == sorted(two.lengths)


def test_every_bot_sits_everywhere_equally_often() -> None:
    results = simulate(PLAN, 30, jobs=1, keep_rows=True)
    for seat in range(3):
        assert sum(row.bot == "rules" and row.seat == seat for row in results.rows) == 10
    assert results.shares["bot"]["rules"].tries == 30
    assert results.shares["bot"]["random"].tries == 60
    assert sum(share.wins for share in results.shares["seat"].values()) == sum(row.won for row in results.rows)


def test_rules_beats_random_clearly() -> None:
    results = simulate(Plan("shinobi", 4, ("rules", "random", "random", "random"), 3, {}), 200)
    assert results.shares["bot"]["rules"].interval[0] > 0.6


def test_wilson_interval() -> None:
    low, high = Share(10, 100).interval
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert Share(0, 50).interval == pytest.approx((0.0, 0.0713), abs=1e-4)
    assert Share(50, 50).interval == pytest.approx((0.9287, 1.0), abs=1e-4)
    assert Share().interval == (0.0, 1.0)


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4], share) for share in (0.0, 0.5, 1.0)] == [1, 3, 4]
    assert quantile([], 0.5) == 0


def test_files_and_plots(tmp_path: Path) -> None:
    results = simulate(PLAN, 12, jobs=1, keep_rows=True)
    for name in ("out.json", "out.csv", "out.parquet"):
        files.write(results, tmp_path / name)
    assert json.loads((tmp_path / "out.json").read_text())["games"] == 12
    rows = list(csv.DictReader((tmp_path / "out.csv").open()))
    assert len(rows) == 36
    assert {row["clan"] for row in rows} <= {"go_hojo", "mori", "oda", "takeda", "uesugi"}
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "out.parquet").num_rows == 36
    for name, magic in (("plot.png", b"\x89PNG"), ("plot.svg", b"<?xml")):
        plots.plot(results, tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(magic)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan("shinobi", 9, ("random",), 1, {}), "3 to 5 players"),
        (Plan("shinobi", 3, ("random", "rules"), 1, {}), "one for each of the 3 seats"),
        (Plan("shinobi", 3, ("genius",), 1, {}), "no bot 'genius'"),
        (Plan("shinobi", 3, ("random",), 1, {"simple": True}), "no option 'simple'"),
    ],
)
def test_a_wrong_plan_is_explained_before_anything_is_played(plan: Plan, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        simulate(plan, 5)
