"""Games of other packages at a real server, over real sockets."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from player import Player, Served
from repository import ROOT

FOLDERS = sorted(path.parent for path in (ROOT / "examples" / "games").glob("*/pyproject.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_table_with_bots_is_played_to_the_end(folder: Path, tmp_path: Path) -> None:
    served = Served(str(tmp_path / "sanjuro.db"), games=folder.name)
    served.environment["PYTHONPATH"] += os.pathsep + str(folder)
    served.start()
    try:
        person = Player(served)
        person.open(folder.name, players=3, settings={})
        person.command(type="start", fill="rules")

        async def play() -> None:
            await person.connect()
            await person.play_on()

        asyncio.run(play())
        assert person.view is not None
        assert person.view["outcome"]["winners"]
        assert person.get(f"/api/records/{person.code}/verify")["right"]
    finally:
        served.end()
