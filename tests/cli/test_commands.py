"""The `sanjuro` command as people use it: a process, its input and its output."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from repository import TESTS

import sanjuro
from sanjuro.lab.decisions import Decisions

# A person who types one number after another: each plays a move or does nothing.
EVERY_NUMBER = "".join(f"{number}\n" for number in range(1, 130)) * 20
SCENARIOS = TESTS / "scenarios"


def run(*words: object, said: str = "", code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "sanjuro.cli", *map(str, words)],
        input=said,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "120", "NO_COLOR": "1"},
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "scenario", "replay", "bench"])
def test_every_command_has_help(command: str) -> None:
    assert f"sanjuro {command}" in run(command, "--help").replace("python -m sanjuro.cli", "sanjuro")


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_a_whole_game_in_the_terminal(game: str, tmp_path: Path) -> None:
    said = "help\n?\n? zzz\nwhy nonsense\ntable\nlog\nnonsense\n" + EVERY_NUMBER + f"save {tmp_path / 'game.txt'}\n"
    shown = run("play", game, "--seed", 4, "--seat", 0, said=said)
    assert "Sanjuro (you)" in shown
    assert "why TEXT" in shown
    assert "'nonsense' is not a move" in shown
    assert " won: " in shown


def test_arena(tmp_path: Path) -> None:
    log, out = tmp_path / "arena.jsonl", tmp_path / "arena.json"
    words = ("arena", "shinobi", "--bots", "random,rules", "--players", 3, "--jobs", 1, "--log", log, "--out", out)
    run(*words, "--games", 10)
    shown = run(*words, "--games", 400, "--until-sure")
    assert "rules is better than random:" in shown
    assert "takeda" in shown
    assert json.loads(out.read_text())["sure"]
    assert len(log.read_text().splitlines()) == json.loads(out.read_text())["deals"] + 1
    assert "name two or more bots" in run("arena", "shinobi", "--bots", "rules", code=2)


def test_leaving_a_game_and_saving_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = run("play", "shinobi", "--seed", 4, "--seat", 1, said=f"1\n2\nsave {file}\nsave\nquit\n")
    assert "saved:" in shown
    assert "save needs a file name" in shown
    assert "You left the game." in shown
    again = run("replay", file)
    assert "seat 1" in again
    assert run("replay", file, "--to", 1, "--seat", 0) != again
    assert "is not among them" in run("replay", file, "--to", 9999, code=2)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("ru", ["Sanjuro (вы)", "почему так пойти нельзя", "нет хода «nonsense»", "Победа: ", "№\u00a00"]),
        ("zh", ["Sanjuro（你）", "为什么不能这样做", "没有“nonsense”", "获胜：", "0号"]),
    ],
)
def test_a_game_in_another_language(language: str, says: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    said = f"help\nwhy nonsense\nsave {file}\n" + EVERY_NUMBER
    shown = run("play", "shinobi", "--seed", 4, "--seat", 0, "--language", language, said=said)
    shown += run("replay", file, "--language", language)
    for words in says:
        assert words in shown
    assert "there is no language 'xx'; there are en, ru, zh" in run("play", "shinobi", "--language", "xx", code=2)


def test_simulate_prints_tables_and_writes_files(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    shown = run("simulate", "shinobi", "--players", 3, "--games", 20, "--out", out, "--plot", tmp_path / "p.svg")
    for word in ("clan", "seat", "95 % interval", "decisions a game", "games and"):
        assert word in shown
    assert json.loads(out.read_text())["games"] == 20
    assert (tmp_path / "p.svg").exists()


def test_simulate_counts_games_and_sets_bots_beside_each_other() -> None:
    shown = run("simulate", "bang", "--players", 4, "--games", 12, "--bots", "rules,random,random,random")
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    assert any(re.fullmatch(r"(?:role )?outlaw \d+ 12 [\d.]+ % .*", line) for line in lines), shown
    assert "role random rules" in lines
    (beside,) = [
        re.findall(r" % \([\d.]+ – [\d.]+\) of (\d+)", line) for line in lines if re.match("sheriff.* of", line)
    ]
    assert len(beside) == 2
    assert sum(map(int, beside)) == 12  # one sheriff per game


def test_simulate_goes_on_from_its_file(tmp_path: Path) -> None:
    words = ["simulate", "shinobi", "--players", 3, "--bots", "random", "--out", tmp_path / "games.csv", "--resume"]
    run(*words, "--games", 6)
    shown = run(*words, "--games", 10)
    assert "10 games\n" in shown
    assert "6 games were in the file already" in shown
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 1 + 10 * 3
    assert "games and" not in run(*words, "--games", 5)


def test_simulate_writes_decisions(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    shown = run("simulate", "shinobi", "--players", 3, "--bots", "random", "--games", 5, "--jobs", 2, "--out", path)
    assert f"written: {path}" in shown.replace("\n", "")
    assert [file.name for file in tmp_path.iterdir()] == ["decisions.parquet"]
    decisions = Decisions(path)
    assert {int(game) for batch in decisions.batches() for game in batch.game} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "shinobi", "--players", "9"], "3 to 5 players"),
        (["simulate", "shinobi", "--bots", "genius"], "there is no bot 'genius'"),
        (["simulate", "shinobi", "--out", "x.doc"], "must end in .json, .csv, .parquet"),
        (["simulate", "shinobi", "--out", "/no/such/place/x.csv"], "no such folder"),
        (["simulate", "shinobi", "--games", "0"], "at least one game"),
        (["simulate", "shinobi", "--resume", "--out", "decisions.parquet"], "cannot be resumed"),
        (["simulate", "shinobi", "--rows", "decisions"], "named with --out"),
        (["simulate", "shinobi", "--resume"], "name it with --out"),
        (["simulate", "shinobi", "--resume", "--out", "x.json"], "a summary cannot be resumed"),
        (["simulate", "shinobi", "-o", "simple"], "name=value"),
        (["play", "shinobi", "--seat", "8"], "the seats are 0 to 3"),
        (["replay", "/no/such/file"], "No such file"),
        (["scenario", "/no/such/file"], "No such file"),
        (["bench", "--seconds", "0"], "more than nothing"),
    ],
)
def test_bad_input_is_one_clear_sentence(words: list[str], says: str) -> None:
    shown = run(*words, code=2)
    assert says in shown
    assert len(shown.strip().splitlines()) == 1


def test_scenarios_are_run_and_differences_shown(tmp_path: Path) -> None:
    shown = run("scenario", SCENARIOS / "shinobi")
    assert "0 not" in shown
    file = SCENARIOS / "shinobi" / "deploy-abroad.toml"
    assert f"✓ {file}: The first order puts a clan card" in shown
    good = file.read_text()
    bad = tmp_path / "bad.toml"
    bad.write_text(good.replace("no uesugi card", "no such words"))
    shown = run("scenario", bad, code=1)
    assert "not because of 'no such words'" in shown
    assert "0 as they say, 1 not" in shown
    bad.write_text("= nonsense")
    assert "line 1: not TOML" in run("scenario", bad, code=1)


def test_a_bad_scenario_file_does_not_stop_the_others(tmp_path: Path) -> None:
    """Whatever goes wrong in a file is reported in one line with ✗ and the file's name."""
    good = (SCENARIOS / "shinobi" / "deploy-abroad.toml").read_text()
    (tmp_path / "a-not-text.toml").write_bytes(b"title = '\xff'")
    (tmp_path / "b-too-deep.toml").write_text("x = " + "[" * 100_000)
    (tmp_path / "c-impossible.toml").write_text(good.replace("[[seats]]", "[[seats]]\noda = ['mori']", 1))
    (tmp_path / "d-too-long.toml").write_text("seed = " + "9" * 5000)
    (tmp_path / "e[red]-folder.toml").mkdir()
    (tmp_path / "f-good.toml").write_text(good)
    lines = run("scenario", tmp_path, code=1).splitlines()
    assert [line.partition(":")[0] for line in lines if line[0] in "✗✓"] == [
        f"✗ {tmp_path / 'a-not-text.toml'}",
        f"✗ {tmp_path / 'b-too-deep.toml'}",
        f"✗ {tmp_path / 'c-impossible.toml'}",
        f"✗ {tmp_path / 'd-too-long.toml'}",
        f"✗ {tmp_path / 'e[red]-folder.toml'}",
        f"✓ {tmp_path / 'f-good.toml'}",
    ]
    assert len(lines) == 6 + 5 + 1
    assert lines[-1] == "1 as they say, 5 not"


def test_bench_tells_whether_it_is_compiled() -> None:
    shown = run("bench", "--seconds", "0.05")
    assert ("compiled" if sanjuro.compiled else "interpreted") in shown
    assert "shinobi" in shown


def test_ctrl_c_ends_with_what_was_done_so_far() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sanjuro.cli", "simulate", "shinobi", "--games", "100000000", "--jobs", "2"],
        # A shell starts background processes with SIGINT ignored; a person's terminal does not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "COLUMNS": "120", "FORCE_COLOR": "1"},  # so that the progress bar is shown
    )
    assert process.stderr is not None
    progress = b""
    while not re.search(rb"[1-9]\d*/100000000", progress):
        ready, _, _ = select.select([process.stderr], [], [], 60)
        assert ready, f"no game was done in a minute: {progress!r}"
        part = os.read(process.stderr.fileno(), 4096)
        assert part, f"the process ended: {progress!r}"
        progress += part
    process.send_signal(signal.SIGINT)
    shown, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    assert b"(stopped)" in shown
    assert b"95 % interval" in shown
    assert b"Traceback" not in progress + errors
