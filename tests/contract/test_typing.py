"""What mypy infers about the library: each game's match and windows, without casts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sanjuro

# `reveal_type` and deliberate mistakes, with what mypy must report for each line.
CODE = """
from typing import Any

import sanjuro
from sanjuro.bots import Bot
from sanjuro.games.bang import BANG, BangMatch, BangWindow

reveal_type(sanjuro.new("bang"))  # BangMatch
reveal_type(sanjuro.new("samurai_sword", players=5, seed=1))  # SamuraiSwordMatch
reveal_type(sanjuro.new("shinobi", events=False))  # ShinobiMatch
reveal_type(sanjuro.new("samurai_spirit", difficulty="hard"))  # SamuraiSpiritMatch
reveal_type(sanjuro.new(str(1)))  # sanjuro.core.match.Match"
reveal_type(BANG.new(4, 1, {}))  # BangMatch

match = sanjuro.new("bang")
reveal_type(match.window(0))  # BangWindow
reveal_type(match.window(0).role(1))  # "int"
reveal_type(match.window(None).who(1).life)  # "int"
reveal_type(match.copy())  # BangMatch
reveal_type(match.imagine(0, 7))  # BangMatch
reveal_type(match.window(0).imagine(7))  # BangMatch
reveal_type(match.window(0).imagine(7).life)  # "list[int]"
reveal_type(sanjuro.new("samurai_sword").window(0).honour(1))  # "int"
reveal_type(sanjuro.new("shinobi").window(0).clan(1))  # "int"
reveal_type(sanjuro.new("samurai_spirit").window(0).wounds(1))  # "int"
reveal_type(sanjuro.from_bytes(b"").window(0))  # Window[Any]
match.window(0).honour(1)  # "BangWindow" has no attribute "honour"
match.play(match.moves[0])
match.play("end")
match.play(3)


class Mine(Bot):
    def choose(
        self, window: BangWindow, events: list[dict[str, object]], moves: list[sanjuro.Move], rng: sanjuro.Rng
    ) -> sanjuro.Move:
        reveal_type(window.hand())  # "list[int]"
        reveal_type(window.imagine(rng.word()))  # BangMatch
        return moves[window.life(window.seat) % len(moves)]


def first(match: BangMatch) -> sanjuro.Move:
    return match.moves[0]


first(sanjuro.new("bang"))
first(sanjuro.new("shinobi"))  # incompatible type "ShinobiMatch"; expected "BangMatch"
"""


def test_matches_and_windows_are_typed_by_game(tmp_path: Path) -> None:
    file = tmp_path / "typed.py"
    file.write_text(CODE, "utf-8")
    package = Path(sanjuro.__file__).parents[1]
    options = [
        "--strict",
        "--no-error-summary",
        "--no-pretty",
        "--follow-imports=silent",
        f"--config-file={os.devnull}",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, f"--cache-dir={tmp_path / 'cache'}", str(file)],
        cwd=tmp_path,
        # mypy finds an installed package by itself.
        env={**os.environ, "MYPYPATH": "" if "site-packages" in package.parts else str(package)},
        capture_output=True,
        text=True,
    )
    said = {int(line.split(":")[1]): line for line in done.stdout.splitlines() if line.startswith("typed.py:")}
    assert said, done.stdout + done.stderr
    for number, line in enumerate(CODE.splitlines(), 1):
        _, _, expected = line.partition("  # ")
        if expected:
            assert expected in said.pop(number, "nothing"), line
    assert said == {}, "mypy finds a mistake where there is none"
