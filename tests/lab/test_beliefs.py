"""Evaluation of beliefs: the same result on any number of processes, honest intervals, and the command's output."""

from __future__ import annotations

import re
from math import log
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.cli import app
from sanjuro.core.record import begin
from sanjuro.core.rng import seeded
from sanjuro.lab import belief_plots
from sanjuro.lab.beliefs import TURNS, Mean, Report, counts, judge, story


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = sanjuro.new("bang", 4, seed=3)
    play_to_end(match, [make("rules", "bang")] * 4, seeded(3))
    file = tmp_path / "game.txt"
    file.write_text(match.record())
    return file


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["beliefs", *words])
    return result.exit_code, result.output if result.exception is None else f"{result.output}{result.exception}"


def test_the_report_is_the_same_on_any_number_of_processes() -> None:
    one = judge("shinobi", 3, 6, seed=2, jobs=1)
    two = judge("shinobi", 3, 6, seed=2, jobs=2)
    assert one.games == two.games == 6
    assert one.whole.brier.rate == pytest.approx(two.whole.brier.rate)
    assert [mean.count for mean in one.came] == [mean.count for mean in two.came]


def test_the_prior_is_what_the_rules_alone_say() -> None:
    """Each of the four others has one of four clans, all equally likely: a Brier score of 3/4."""
    report = judge("shinobi", 5, 3, jobs=1)
    assert report.whole.prior.rate == pytest.approx(0.75)
    assert report.whole.prior_log_loss.rate == pytest.approx(log(4))
    assert report.whole.brier.rate < 0.75


def test_means_count_games() -> None:
    """Twenty identical observations from one game give no more certainty than one."""
    once, often = Mean(), Mean()
    for number in range(100):
        once.add(number % 2, 1)
        often.add(20.0 * (number % 2), 20)
    assert often.rate == once.rate == 0.5
    assert often.interval == pytest.approx(once.interval)
    low, high = once.interval
    assert high - low == pytest.approx(2 * 1.96 * 0.05, rel=0.01)


def test_samurai_sword_hides_nothing_from_three() -> None:
    assert counts("samurai_sword") == [4, 5, 6, 7]
    assert counts("bang") == [4, 5, 6, 7]


def test_the_command_prints_scores_and_reliability(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    code, out = run("bang", "--players", "4", "--games", "12", "--jobs", "1", "--plot", str(plot))
    assert code == 0, out
    assert "bang, 4 players, 12 games of the rules bots" in out
    assert re.search(r"turn 6 +0\.\d{3} +0\.\d{3} – 0\.\d{3} +0\.\d{3}", out)
    assert re.search(r"90 to 100 % +9\d\.\d %", out)
    assert plot.read_text().count("<path") > 10


def test_a_plot_has_a_line_for_every_number_of_players(tmp_path: Path) -> None:
    reports = [Report("shinobi", players) for players in (3, 4, 5)]
    for report in reports:
        report.games = 2
        report.came[3].add(40, 100)
        report.said[3].add(35, 100)
        report.by_turn[TURNS[0]].add([0.4, 0.7, 0.5, 1.0], 2)
    path = tmp_path / "plot.svg"
    belief_plots.plot(reports, path)
    assert [f"{n} players" in path.read_text() for n in (3, 4, 5)] == [True] * 3


def test_a_record_is_told_move_by_move(record: Path) -> None:
    match = sanjuro.replay(record.read_text())
    code, out = run(str(record), "--seat", "1")
    assert code == 0, out
    assert f"{len(match.history):>4} seat" in out
    assert "seat 1:" not in out.split("\n   1 seat")[0]  # a seat holds no beliefs about itself
    first = out.split("\n   1 seat")[0]
    assert first.count("seat ") == 3
    assert "sheriff 100 %" in first


def test_the_story_of_a_record_ends_with_what_everybody_knows(record: Path) -> None:
    match = sanjuro.replay(record.read_text(), events=False)
    at = begin(match.game, match.players, match.options, match.origin)
    found = list(story(match, at, 2))
    assert [number for number, _ in found] == list(range(len(match.history) + 1))
    assert len(found[-1][1].deals) <= len(found[0][1].deals)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["samurai_spirit"], "nothing is hidden about the seats in samurai_spirit"),
        (["chess"], "there is no game 'chess'"),
        (["bang", "--players", "3"], "something is hidden in bang with 4 to 7 players, not with 3"),
        (["bang", "--games", "0"], "the number of games must be at least 1, not 0"),
        (["bang", "--plot", "plot.txt"], "plot.txt: the name must end in .png, .svg"),
        (["none.txt"], "there is no file 'none.txt'"),
        (["bang", "--seat", "1"], "--seat is for the file of a recorded game"),
    ],
)
def test_mistakes_are_one_sentence(words: list[str], sentence: str) -> None:
    code, out = run(*words)
    assert code != 0
    assert sentence in out


def test_a_seat_that_is_not_there_is_one_sentence(record: Path) -> None:
    code, out = run(str(record), "--seat", "4")
    assert code != 0
    assert "the seats are 0 to 3" in out
