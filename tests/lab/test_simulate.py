"""Simulating many games: correct counts, the same on any number of processes, written to files and plotted."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.core.rng import seeded
from sanjuro.lab import files, plots
from sanjuro.lab.results import Results, Row
from sanjuro.lab.simulate import MOST_GAMES, Plan, simulate
from sanjuro.lab.statistics import Share, bin_edges, quantile

PLAN = Plan("shinobi", 3, ("rules", "random", "random"), 1, {})


def test_the_same_games_in_the_same_order_on_one_process_and_on_three() -> None:
    one, three = simulate(PLAN, 40, jobs=1, keep_rows=True), simulate(PLAN, 40, jobs=3, keep_rows=True)
    assert one.games == three.games == 40
    assert one.rows == three.rows
    assert [row.game for row in one.rows] == [number for number in range(40) for _ in range(3)]
    assert (one.shares, one.by_bot, one.lengths) == (three.shares, three.by_bot, three.lengths)


def test_the_seed_in_a_row_deals_its_match_again() -> None:
    for row in simulate(PLAN, 4, jobs=1, keep_rows=True).rows:
        match = sanjuro.new("shinobi", 3, seed=row.seed)
        bots = [make(name, "shinobi") for name in PLAN.seated(row.game, 3)]
        play_to_end(match, bots, seeded(-1 - row.seed))
        assert len(match.history) == row.decisions
        assert match.game.labels(match, row.seat) == row.labels
        assert match.outcome is not None
        assert (row.seat in match.outcome.winners) == row.won


def test_plans_with_different_seeds_share_no_match() -> None:
    others = Plan("shinobi", 3, ("random",), 2, {})
    assert PLAN.match_seed(MOST_GAMES - 1) < others.match_seed(0)


def test_every_bot_sits_everywhere_equally_often() -> None:
    results = simulate(PLAN, 30, jobs=1, keep_rows=True)
    for seat in range(3):
        assert sum(row.bot == "rules" and row.seat == seat for row in results.rows) == 10
    assert sum(share.wins for share in results.shares["seat"].values()) == sum(row.won for row in results.rows)


def row(game: int, seat: int, role: str, bot: str, won: bool) -> Row:
    return Row(game, game, seat, bot, {"role": role}, won, None, 50, "law")


def test_seats_that_win_together_are_one_result() -> None:
    results = Results(PLAN)
    for number in range(10):
        law = number < 3
        seats = [("sheriff", "rules", law), ("outlaw", "rules", not law), ("outlaw", "random", not law)]
        results.count([row(number, at, *seat) for at, seat in enumerate(seats)], keep=False)
    assert results.shares["role"] == {"sheriff": Share(3, 10), "outlaw": Share(7, 10)}
    # The bot sat on both sides: it won half of every game, over the same number of games.
    assert results.shares["bot"] == {"rules": Share(5, 10), "random": Share(7, 10)}
    assert results.by_bot["role"] == {
        ("sheriff", "rules"): Share(3, 10),
        ("outlaw", "rules"): Share(7, 10),
        ("outlaw", "random"): Share(7, 10),
    }
    assert results.chance == pytest.approx((3 * 1 + 7 * 2) / 30)


def test_a_game_won_by_all_counts_once() -> None:
    results = simulate(Plan("samurai_spirit", 4, ("random",), 0, {}), 6, jobs=1)
    assert results.shares["bot"]["random"].tries == 6
    assert results.shares["bot"]["random"] == results.shares["seat"]["0"] == results.any_seat


def test_no_game_more_than_once_in_an_interval() -> None:
    results = simulate(Plan("bang", 5, ("rules", "random", "random", "random", "random"), 0, {}), 20, jobs=1)
    assert {share.tries for share in results.shares["role"].values()} == {20}
    assert {share.tries for share in results.shares["bot"].values()} == {20}
    assert all(share.tries <= 20 for pairs in results.by_bot.values() for share in pairs.values())


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_going_on_from_a_file_gives_the_same_as_playing_at_once(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    files.write(simulate(PLAN, 7, jobs=1, keep_rows=True), path)
    begun = files.read(path, PLAN)
    resumed = simulate(PLAN, 15, jobs=1, keep_rows=True, begun=begun)
    whole = simulate(PLAN, 15, jobs=1, keep_rows=True)
    assert resumed.read == 7
    assert resumed.rows == whole.rows
    assert (resumed.shares, resumed.by_bot, resumed.lengths) == (whole.shares, whole.by_bot, whole.lengths)
    files.write(resumed, path)
    assert files.read(path, PLAN) == whole.rows


def test_scores_come_back_from_a_file(tmp_path: Path) -> None:
    plan = Plan("samurai_sword", 4, ("random",), 5, {})
    results = simulate(plan, 3, jobs=1, keep_rows=True)
    for name in ("games.csv", "games.parquet"):
        files.write(results, tmp_path / name)
        assert files.read(tmp_path / name, plan) == results.rows


def test_a_file_of_something_else_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert files.read(path, PLAN) == []
    files.write(simulate(PLAN, 5, jobs=1, keep_rows=True), path)
    for other in (Plan("shinobi", 3, PLAN.bots, 2, {}), Plan("shinobi", 3, ("random",), 1, {})):
        with pytest.raises(ValueError, match="game 0 now has another result"):
            files.read(path, other)
    with pytest.raises(ValueError, match="complete games of 4 seats"):
        files.read(path, Plan("shinobi", 4, ("random",), 1, {}))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-1]))
    with pytest.raises(ValueError, match="complete games of 3 seats"):
        files.read(path, PLAN)
    path.write_text("one,two\n1,2\n")
    with pytest.raises(ValueError, match="not a file of results"):
        files.read(path, PLAN)
    with pytest.raises(ValueError, match="a summary cannot be resumed"):
        files.read(tmp_path / "games.json", PLAN)


def test_what_there_is_is_handed_over_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sanjuro.lab.simulate.SECONDS_TO_A_CHECKPOINT", 0.0)
    seen: list[int] = []
    simulate(PLAN, 50, jobs=1, checkpoint=lambda results: seen.append(results.games))
    assert seen[0] == 1
    assert seen == sorted(seen)


@pytest.mark.parametrize(
    ("values", "edges"),
    [
        ([3, 4, 4, 6], [2.5, 3.5, 4.5, 5.5, 6.5]),
        ([7], [6.5, 7.5]),
        ([], [-0.5, 0.5]),
        (list(range(1, 62)), [0.5 + 3 * number for number in range(22)]),
    ],
)
def test_every_bin_holds_equally_many_numbers(values: list[int], edges: list[float]) -> None:
    assert bin_edges(values) == edges


def test_the_line_of_chance_of_a_role_and_bot_is_what_the_role_wins() -> None:
    results = simulate(Plan("bang", 4, ("rules", "random", "random", "random"), 0, {}), 20, jobs=1)
    for name, _, chance in plots.pair_bars("role", results):
        assert chance == results.shares["role"][name.partition(",")[0]].rate
    assert {chance for _, _, chance in plots.bars(results.shares["bot"], results)} == {results.chance}


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
    summary = json.loads((tmp_path / "out.json").read_text())
    assert summary["games"] == summary["wins"]["bot"]["random"]["of"] == 12
    assert {(pair["clan"], pair["bot"]) for pair in summary["wins_by_bot"]["clan"]} == set(results.by_bot["clan"])
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
        (Plan("shinobi", 3, ("random",), -1, {}), "a seed for many games is 0 to"),
    ],
)
def test_a_wrong_plan_is_explained_before_anything_is_played(plan: Plan, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        simulate(plan, 5)
