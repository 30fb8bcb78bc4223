"""Files of decisions: they hold every decision once, with what the seat saw, and games can be replayed from them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sanjuro
from sanjuro.lab import files
from sanjuro.lab.results import Results
from sanjuro.lab.simulate import Plan, simulate
from sanjuro.observations import layout

pytest.importorskip("numpy")
parquet = pytest.importorskip("pyarrow.parquet")

from sanjuro.lab.decisions import ABOUT, Decisions, DecisionsWriter  # noqa: E402

PLANS = [
    Plan("bang", 5, ("rules", "random", "random", "random", "random"), 1, {}),
    Plan("samurai_sword", 4, ("random",), 2, {"pace": "quick"}),
    Plan("shinobi", 3, ("rules", "random", "random"), 3, {}),
    Plan("samurai_spirit", 2, ("random",), 4, {}),
]


def written(plan: Plan, path: Path, games: int = 4, jobs: int = 1) -> Results:
    writer = DecisionsWriter(path, plan)
    results = simulate(plan, games, jobs, keep_rows=True, decisions=writer.add)
    writer.close()
    return results


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_the_games_can_be_played_again_from_their_decisions(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    results = written(plan, path)
    decisions = Decisions(path)
    assert len(decisions) == results.decisions
    rows = layout(plan.game)
    seats = {(row.game, row.seat): row for row in results.rows}
    match = None
    for batch in decisions.batches(100):
        for at in range(len(batch)):
            game, number = int(batch.game[at]), int(batch.decision[at])
            if number == 0:
                assert match is None or match.over
                match = sanjuro.new(plan.game, plan.players, seed=int(batch.seed[at]), events=False, **plan.options)
            assert match is not None and match.seat is not None
            assert number == len(match.history)
            assert batch.seat[at] == match.seat
            assert batch.observation[at].tobytes() == rows.row(match, match.seat)
            assert set(batch.legal[at].nonzero()[0]) == {move.code for move in match.moves}
            row = seats[game, int(batch.seat[at])]
            assert batch.won[at] == row.won
            assert {kind: batch.words[kind][at] for kind in ("bot", "reason", *row.labels)} == {
                "bot": row.bot,
                "reason": row.reason,
                **row.labels,
            }
            match.play(decisions.move(int(batch.action[at])))
    assert match is not None and match.over


def test_the_same_file_on_one_process_and_on_two(tmp_path: Path) -> None:
    written(PLANS[2], tmp_path / "one.parquet", 12, jobs=1)
    written(PLANS[2], tmp_path / "two.parquet", 12, jobs=2)
    one, two = (parquet.read_table(tmp_path / name) for name in ("one.parquet", "two.parquet"))
    assert one.to_pylist() == two.to_pylist()
    assert one.schema.equals(two.schema, check_metadata=True)


def test_groups_of_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sanjuro.lab.decisions.ROWS_A_GROUP", 64)
    path = tmp_path / "decisions.parquet"
    results = written(PLANS[0], path)
    assert parquet.ParquetFile(path).num_row_groups > 1
    assert sum(map(len, Decisions(path).batches())) == results.decisions
    assert len(next(Decisions(path).batches(50))) == 50


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    written(PLANS[1], path, 2)
    about = Decisions(path).about
    assert about["game"] == "samurai_sword"
    assert about["options"] == {"pace": "quick"}
    assert about["seed"] == 2
    rows = layout("samurai_sword")
    assert [(piece["name"], piece["start"]) for piece in about["pieces"]] == [(p.name, p.start) for p in rows.pieces]


@pytest.mark.parametrize(("key", "says"), [("rules", "was written with rules 99"), ("format", "has format 99")])
def test_a_file_whose_numbers_mean_something_else_is_refused(key: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    written(PLANS[2], path, 2)
    table = parquet.read_table(path)
    about = {**json.loads(table.schema.metadata[ABOUT]), key: 99}
    parquet.write_table(table.replace_schema_metadata({ABOUT: json.dumps(about)}), path)
    with pytest.raises(ValueError, match=says):
        Decisions(path)


def test_a_file_of_rows_of_seats_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    files.write(simulate(PLANS[2], 2, jobs=1, keep_rows=True), path)
    with pytest.raises(ValueError, match="not a file of decisions"):
        Decisions(path)


def test_a_file_that_is_given_up_leaves_nothing(tmp_path: Path) -> None:
    DecisionsWriter(tmp_path / "decisions.parquet", PLANS[2]).discard()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "rows", "holds"),
    [
        ("decisions.parquet", None, files.DECISIONS),
        ("bang-decisions-1.parquet", None, files.DECISIONS),
        ("games.parquet", None, files.SEATS),
        ("games.parquet", "decisions", files.DECISIONS),
        ("decisions.parquet", "seats", files.SEATS),
        ("decisions.csv", None, files.SEATS),
        ("decisions.json", None, files.SUMMARY),
    ],
)
def test_what_a_file_holds(name: str, rows: str | None, holds: str) -> None:
    assert files.rows_wanted(Path(name), rows) == holds


@pytest.mark.parametrize(
    ("name", "rows", "says"),
    [
        ("a.parquet", "moves", "rows are seats or decisions"),
        ("a.csv", "decisions", "decisions are written as .parquet"),
        ("a.json", "seats", "for a .csv or .parquet file"),
    ],
)
def test_what_a_file_cannot_hold(name: str, rows: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        files.rows_wanted(Path(name), rows)
