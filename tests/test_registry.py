"""Games of other packages: how they are found, what they provide, and what happens if they cannot be loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sanjuro
from sanjuro import registry
from sanjuro.games.shinobi import SHINOBI
from sanjuro.registry import PARTS, Games, Registration, part

# A game under another name: the rules of Shinobi, as another package would provide its own.
OUTSIDE = """
import sanjuro
from sanjuro.games.shinobi.game import SHINOBI, Shinobi

def made(key):
    s = SHINOBI
    return Shinobi(key, s.players, 1, s.cards, s.moves, s.middle, s.own, s.frames, s.options, s.refusals)

GAME = made("outside")

def register():
    sanjuro.register(GAME, examples="outside_package:examples")
"""


def python(code: str, *paths: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run some code with additional folders on the import path."""
    path = os.pathsep.join([*map(str, paths), str(Path(sanjuro.__file__).parents[1])])
    environment = {**os.environ, "PYTHONPATH": path, **variables}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=120)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Create a package with a game, as if `pip` had installed it."""
    folder = tmp_path / "outside_package"
    (folder / "examples").mkdir(parents=True)
    (folder / "__init__.py").write_text(OUTSIDE, "utf-8")
    about = tmp_path / "outside-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[sanjuro.games]\noutside = outside_package:register\n", "utf-8")
    return tmp_path


def test_a_game_of_an_installed_package_is_found_when_it_is_asked_for(package: Path) -> None:
    code = "import sanjuro; print('outside_package' in __import__('sys').modules, 'outside' in sanjuro.GAMES)"
    done = python(code, package)
    assert done.stdout.split() == ["False", "True"], done.stderr


def test_a_module_named_in_the_environment_registers_its_games(tmp_path: Path) -> None:
    (tmp_path / "uninstalled.py").write_text(OUTSIDE + "\nregister()\n", "utf-8")
    done = python("import sanjuro; print(list(sanjuro.GAMES)[-1])", tmp_path, SANJURO_GAMES="uninstalled")
    assert done.stdout.split() == ["outside"], done.stderr


def test_a_package_that_cannot_be_imported_leaves_the_other_games_usable(package: Path) -> None:
    (package / "outside_package" / "__init__.py").write_text("raise RuntimeError('half installed')", "utf-8")
    done = python("import sanjuro; print(len(sanjuro.GAMES))", package)
    assert done.stdout.split() == [str(len(sanjuro.GAMES))]
    said = "the games of the entry point outside = outside_package:register cannot be used: half installed"
    assert said in done.stderr


def test_a_key_belongs_to_one_game() -> None:
    games = Games()
    games.add(Registration(SHINOBI))
    games.add(Registration(SHINOBI, words="again: the same game may change its parts"))
    other = type("Other", (), {"key": "shinobi"})()
    with pytest.raises(ValueError, match="there is already a game 'shinobi'; a key can be registered once"):
        games.add(Registration(other))
    assert games["shinobi"] is SHINOBI


@pytest.mark.parametrize("game", sanjuro.GAMES)
@pytest.mark.parametrize("name", PARTS)
def test_every_part_of_our_games_that_is_named_is_there(game: str, name: str) -> None:
    given = getattr(registry.GAMES.registration(game), name)
    if given is None:
        assert name in ("words", "rules_pages", "art"), "ours are in locale, in docs and in the browser client"
    else:
        assert part(game, name) is not None


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(ValueError, match="games have no part 'colour'; the parts are bots, "):
        part("shinobi", "colour")


def test_an_unknown_game_has_no_parts() -> None:
    with pytest.raises(KeyError):
        part("chess", "bots")
