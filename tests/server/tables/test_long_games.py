"""Games that would never end: a table stops them, and viewing them afterwards takes little memory."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from typing import Any

from player import Inside, Player, registry
from sqlalchemy import text
from typer.testing import CliRunner

import sanjuro
from sanjuro.cli import app
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.outcome import DECISIONS_MOST, TOO_LONG
from sanjuro.server.records.replays import Replays
from sanjuro.server.storage.changes import TableChange
from sanjuro.server.tables.commands import moved
from sanjuro.server.tables.entries import Moved
from sanjuro.server.tables.table import Table

MEGABYTE = 1024 * 1024


def idle_move(match: Match) -> Move:
    """Return the move of a player who only wants to prolong the game."""
    for wanted in ("end", "pass", "discard"):
        for move in match.offer:
            if move.text.split()[0] == wanted:
                return move
    return match.offer[0]


def opened(served: Inside, decisions: int) -> Player:
    """Return a person who plays all seats alone, after this many idle decisions."""
    ann = Player(served)
    ann.open("bang", players=4, settings={"forced": False})
    for seat in range(1, 4):
        ann.command(type="sit", seat=seat)
    ann.command(type="start")

    async def played() -> None:
        live = served.registry.live_tables[ann.code]
        table = live.table.copy()
        entries = []
        while table.match is not None and len(table.match.history) < decisions:
            entries.append(table.append(moved(table, table.match.asked, idle_move(table.match), table.asked_at), 1))
        for logged in entries:
            assert isinstance(logged.entry, Moved)
            logged.entry.move = None
        await served.registry.store.append(TableChange(ann.code, entries))
        await live.reload()

    served.run(played())
    return ann


def plays(served: Inside, ann: Player) -> dict[str, Any]:
    """Play one more idle decision, over HTTP."""
    table: Table = served.registry.live_tables[ann.code].table
    assert table.match is not None
    move = idle_move(table.match).text
    ann.command(type="play", seat=table.match.asked, question=table.question, text=move)
    state: dict[str, Any] = ann.get(f"/api/tables/{ann.code}")
    return state


def test_a_game_ends_after_the_most_decisions(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = opened(served, DECISIONS_MOST - 2)
        assert plays(served, ann)["table"]["state"] == "playing"
        ended = plays(served, ann)
        assert ended["table"]["state"] == "over" and ended["decision"] is None
        assert ended["view"]["outcome"] == {"winners": [], "reason": TOO_LONG, "scores": None, "story": {}}
        assert ended["story"][-1]["events"][-1] == {"kind": "over", "what": TOO_LONG}
        base = f"/api/records/{ann.code}"
        info = ann.get(base)
        assert info["moves"] == DECISIONS_MOST and info["outcome"]["reason"] == TOO_LONG
        assert ann.get(f"{base}/verify") == {
            **ann.get(f"{base}/verify"),
            "right": True,
            "moves": DECISIONS_MOST,
            "outcome": True,
        }
        last = ann.get(f"{base}/replay?move={DECISIONS_MOST - 1}&count=2")["steps"]
        assert [step["view"]["over"] for step in last] == [False, True]
        assert last[1]["view"] == info["view"] and last[1]["events"][-1]["kind"] == "over"
        record = tmp_path / "record.txt"
        record.write_text(ann.http.get(f"{base}/record").text)
        assert sanjuro.replay(record.read_text()).truncated
        said = CliRunner().invoke(app, ["verify", str(record)])
        assert said.exit_code == 0, said.output
        told = CliRunner().invoke(app, ["replay", str(record)])
        assert told.exit_code == 0 and "Nobody won: the game went on for too long" in told.output
        # It counts for nobody's statistics.
        with served.registry.store.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM results")).scalar() == 0
    # The log says how it ended, whatever the limit is then.
    with Inside(registry(tmp_path)) as again:
        ann.served = again
        ann.http.base_url = again.url
        assert ann.get(f"/api/tables/{ann.code}")["view"]["outcome"]["reason"] == TOO_LONG


def test_the_replay_of_a_long_game_takes_little_memory(tmp_path: Path) -> None:
    """A position used to carry all moves before it: twice the moves took four times the memory."""
    with Inside(registry(tmp_path)) as served:
        ann = opened(served, DECISIONS_MOST)
        table = served.registry.live_tables[ann.code].table
    replays = Replays()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    steps = replays.of(table).steps(DECISIONS_MOST - 1, 1, 0)
    assert steps[0].move == DECISIONS_MOST - 1
    del steps
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < MEGABYTE / 2, f"{grown} bytes"
    assert grown <= replays.size < MEGABYTE / 2


def test_cached_replays_are_limited_in_bytes(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = opened(served, 400)
        table = served.registry.live_tables[ann.code].table
    replays = Replays(MEGABYTE)
    for number in range(100):
        one = table.copy()
        one.code = f"T{number}"
        replays.of(one).steps(390, 1, 0)
        # The latest one grows while it is in use.
        assert replays.size < MEGABYTE + 100_000
    last = replays.of(one)
    assert last is replays.of(one), "what was looked at last is kept"
