"""The bots of another revision play in the arena, or a message says why they cannot."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT

import sanjuro
from sanjuro.lab.arena import Contest, compete

TOOL = ROOT / "tools" / "revision_bot.py"
PLAYER = ROOT / "tools" / "revision_player.py"


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_the_last_commit_plays_against_random() -> None:
    bot = f"command:{sys.executable} {TOOL} HEAD --interpreted"
    standings = compete(Contest("shinobi", 3, ("random", bot), 1, {}), 4, jobs=1)
    assert standings.games == 4


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
@pytest.mark.parametrize(
    ("arguments", "says"), [(["no-such-revision"], "no-such-revision"), (["HEAD~0"], "HEAD~0 --build")]
)
def test_a_revision_that_cannot_play_is_refused(arguments: list[str], says: str, tmp_path: Path) -> None:
    program = f"import pathlib, runpy, sys; sys.argv[1:] = {arguments!r}; tool = runpy.run_path({str(TOOL)!r})\n"
    program += f"tool['main'].__globals__['REVISIONS'] = pathlib.Path({str(tmp_path)!r}); sys.exit(tool['main']())"
    done = subprocess.run([sys.executable, "-c", program], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 1
    assert says in done.stderr


def decision(match: sanjuro.Match, moves: list[str]) -> str:
    position = base64.b64encode(match.imagine(match.seat).to_bytes()).decode()
    asked = {"seat": match.seat, "question": 7, "moves": [{"text": text} for text in moves]}
    return json.dumps({"type": "snapshot", "position": position, "decision": asked}) + "\n"


def play(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, PLAYER, "rules"], input=line, capture_output=True, text=True)


def test_the_same_position_gives_the_same_offered_move() -> None:
    match = sanjuro.new("shinobi", 3, seed=4)
    line = decision(match, [str(move) for move in match.moves])
    first, second = (json.loads(play(line).stdout) for _ in range(2))
    assert first == second
    assert (first["type"], first["seat"], first["question"]) == ("play", match.seat, 7)
    assert first["text"] in [str(move) for move in match.moves]


def test_a_revision_with_other_rules_does_not_play() -> None:
    done = play(decision(sanjuro.new("shinobi", 3, seed=4), ["fly"]))
    assert done.returncode == 1
    assert "offers other moves than fly" in done.stderr
