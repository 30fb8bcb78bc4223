"""Tries games of other packages as a user would: each is played through everything that Sanjuro offers.

Run by tools/dist.py with the Python of a new environment into which the packages of examples/games were installed, and
by tests/examples/test_games.py from the sources. What the games are is found out from the registry.
"""

from __future__ import annotations

import os
import subprocess
import sys

import sanjuro
from sanjuro.bots.beliefs import HIDDEN
from sanjuro.testing import adapters

SANJURO = [sys.executable, "-m", "sanjuro.cli"]


def command(*arguments: str, typed: str | None = None) -> str:
    """What a command says; it must succeed."""
    done = subprocess.run([*SANJURO, *arguments], input=typed, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, f"sanjuro {' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def in_the_terminal(game: str) -> None:
    """Every move of the game in turn, again and again: those that are legal are played, to the end."""
    texts = [move.text for move in reversed(sanjuro.GAMES[game].moves.all)]
    typed = "\n".join(texts * (4_000 // len(texts))) + "\n"
    said = command("play", game, "--seed", "1", "--seat", "0", typed=typed)
    assert "You left" not in said, said[-2000:]


def in_the_lab(game: str) -> None:
    assert "rules" in command("simulate", game, "--games", "10", "--bots", "rules", "--seed", "1")
    assert "expert@5" in command("arena", game, "--bots", "rules,expert@5", "--games", "2", "--jobs", "1")
    if game in HIDDEN:
        assert command("beliefs", game, "--games", "2", "--players", str(sanjuro.GAMES[game].usual), "--jobs", "1")


def main() -> None:
    own = {game for game in sanjuro.GAMES if type(sanjuro.GAMES[game]).__module__.startswith("sanjuro.")}
    others = [game for game in sanjuro.GAMES if game not in own]
    assert others, "no game of another package was found"
    os.environ.setdefault("COLUMNS", "120")
    for game in others:
        in_the_terminal(game)
        in_the_lab(game)
        for check in adapters.OF_GAMES:
            check(game)
        print(f"== {game}: terminal, simulate, arena, PettingZoo, OpenSpiel, Gymnasium, vector environment", flush=True)


if __name__ == "__main__":
    main()
