"""Slow bots search in processes of their own; tables go on whatever happens to those processes."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from player import Inside, Player, eventually

from sanjuro.server.live import timer
from sanjuro.server.live.fair_queue import Owner
from sanjuro.server.live.registry import Registry
from sanjuro.server.live.thinkers import GAMES, REST, Failed, Request, Thinkers
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.settings import ServerSettings, from_environment

ANN = Owner("127.0.0.1", "ann")
PID = "__import__('os').getpid()"
FOR_EVER = "__import__('time').sleep(1000)"
# Seconds; enough for an answer on a busy machine.
DEADLINE = 4.0


def registry(tmp_path: Path, **settings: Any) -> Registry:
    return Registry(ServerSettings(database_url=str(tmp_path / "db"), limits=False, **settings))


def opened(served: Inside) -> Player:
    ann = Player(served)
    ann.open("shinobi", players=3, seat=0, bots="expert", start=True)
    return ann


def processes(thinkers: Thinkers) -> list[int]:
    return [process.pid for process in thinkers.processes if process.pid is not None]


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def play(player: Player, moves: int) -> None:
    await player.connect()
    await player.play_on(moves)
    await player.until(lambda: player.decision is not None or player.over)


# ---- the processes ----------------------------------------------------------------------


def ask(thinkers: Thinkers, code: str, kind: int = REST) -> Coroutine[Any, Any, Any]:
    """Evaluate a Python expression in a search process."""
    return thinkers._done(Request(eval, code), ANN, kind)


def with_thinkers(test: Any, count: int = 1, seconds: float = DEADLINE) -> None:
    """Run a test, and end the processes after it."""

    async def run() -> None:
        thinkers = Thinkers(count, seconds)
        try:
            await test(thinkers)
        finally:
            thinkers.close()
            await asyncio.to_thread(thinkers.end)
        assert not any(map(running, processes(thinkers)))

    asyncio.run(run())


def test_a_process_that_hangs_is_replaced_and_the_others_are_not_disturbed() -> None:
    async def test(thinkers: Thinkers) -> None:
        slowly = "(__import__('time').sleep(0.3), __import__('os').getpid())[1]"
        before = set(await asyncio.gather(ask(thinkers, slowly), ask(thinkers, slowly)))
        assert len(before) == 2
        hung, other = before
        os.kill(hung, signal.SIGSTOP)
        answers = await asyncio.gather(ask(thinkers, slowly), ask(thinkers, slowly))
        assert sorted(map(str, answers)) == sorted(["None", str(other)])
        assert thinkers.restarts == 1
        assert not running(hung)
        after = set(await asyncio.gather(ask(thinkers, slowly), ask(thinkers, slowly)))
        assert len(after) == 2 and hung not in after and other in after

    with_thinkers(test, 2)


def test_a_process_that_works_for_ever_is_replaced() -> None:
    async def test(thinkers: Thinkers) -> None:
        before = await ask(thinkers, PID)
        assert await ask(thinkers, "[None for _ in iter(int, 1)]") is None
        assert await ask(thinkers, PID) != before

    with_thinkers(test)


def test_a_process_that_dies_fails_only_what_it_worked_on() -> None:
    async def test(thinkers: Thinkers) -> None:
        assert await ask(thinkers, "__import__('os')._exit(3)") is None
        pid = await ask(thinkers, PID)
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGKILL)
        eventually(lambda: not thinkers.processes[0].alive)
        assert await ask(thinkers, PID) not in (None, pid), "it was idle when it died: nothing fails"

    with_thinkers(test)


def test_work_that_fails_says_why_and_costs_no_process() -> None:
    async def test(thinkers: Thinkers) -> None:
        pid = await ask(thinkers, PID)
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await ask(thinkers, "1 / 0")
        assert await ask(thinkers, PID) == pid
        assert thinkers.restarts == 0

    with_thinkers(test)


def test_a_move_is_not_waited_for_longer_than_the_deadline() -> None:
    """This holds even if no process becomes free, because somebody waits at the table. An analysis can wait."""

    async def test(thinkers: Thinkers) -> None:
        await ask(thinkers, PID)
        hanging = asyncio.ensure_future(ask(thinkers, FOR_EVER))
        await asyncio.sleep(0)
        thinkers.seconds = 0.2
        move = asyncio.ensure_future(ask(thinkers, PID, GAMES))
        analysis = asyncio.ensure_future(ask(thinkers, PID))
        assert await move is None
        assert thinkers.waiting == [0, 1]
        assert not hanging.done() and not analysis.done()
        thinkers.seconds = DEADLINE
        assert await hanging is None
        assert isinstance(await analysis, int)

    with_thinkers(test)


def test_after_the_end_nothing_is_started_and_nobody_waits() -> None:
    async def test(thinkers: Thinkers) -> None:
        pid = await ask(thinkers, PID)
        asked = [asyncio.ensure_future(ask(thinkers, FOR_EVER)), asyncio.ensure_future(ask(thinkers, PID))]
        await asyncio.sleep(0.1)
        thinkers.close()
        for one in asked:
            with pytest.raises(Refused, match="restarting"):
                await one
        with pytest.raises(Refused, match="restarting"):
            await ask(thinkers, PID)
        await asyncio.to_thread(thinkers.end)
        assert processes(thinkers) == [pid] and not running(pid)

    with_thinkers(test)


def test_stopped_processes_are_killed_at_the_end() -> None:
    async def test(thinkers: Thinkers) -> None:
        pid = await ask(thinkers, PID)
        os.kill(pid, signal.SIGSTOP)
        asyncio.ensure_future(ask(thinkers, PID)).add_done_callback(lambda done: done.exception())
        await asyncio.sleep(0)
        thinkers.close()
        began = time.monotonic()
        await asyncio.wait_for(asyncio.to_thread(thinkers.end), 30)
        assert time.monotonic() - began < 10
        assert not running(pid)

    with_thinkers(test)


def test_games_go_first_and_the_rest_is_not_kept_waiting_for_ever() -> None:
    async def test() -> None:
        thinkers = Thinkers(1, DEADLINE)
        for number in range(6):
            for kind in (GAMES, REST):
                thinkers._queues[kind].put(Owner("home", "ann"), Request(eval, f"{kind} {number}"))
        order = []
        while (request := thinkers._next()) is not None:
            order.append(str(request.task))
        assert [name.split()[0] for name in order] == list("001001001111")

    asyncio.run(test())


# ---- at the table -----------------------------------------------------------------------


def test_experts_play_at_a_table(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = opened(served)
        asyncio.run(play(ann, 4))
        assert [seat["level"] for seat in ann.table["seats"]] == [None, "expert", "expert"]
        assert processes(served.registry.thinkers), "the experts thought on the event loop"


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_the_game_goes_on_when_their_processes_die_or_hang(tmp_path: Path, sign: signal.Signals) -> None:
    with Inside(registry(tmp_path, thinker_seconds=DEADLINE)) as served:
        ann = opened(served)
        asyncio.run(play(ann, 3))
        thinkers = served.registry.thinkers
        before = processes(thinkers)
        assert before
        for process in before:
            os.kill(process, sign)
        asyncio.run(play(ann, 5))
        assert thinkers.restarts >= 1
        assert not set(before) & set(processes(thinkers))


def test_bots_among_themselves_wait_until_somebody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timer, "WATCHED_MILLIS", 100)
    with Inside(registry(tmp_path)) as served:
        ann = Player(served)
        code = ann.open("bang", players=7, seat=None, bots="rules", start=True, settings={"pace": "quick"})
        live = served.registry.live_tables[code]

        def rests() -> bool:
            return not live.timer.waits and not live._tasks

        eventually(rests)
        moves = live.table.moves_played
        assert moves < 5, "it is played on only for a moment"
        ann.get(f"/api/tables/{code}")
        eventually(lambda: live.table.moves_played > moves)
        eventually(rests)
        moves = live.table.moves_played

        async def watch() -> None:
            await ann.connect()
            await ann.until(lambda: live.table.moves_played > moves + 3)
            await ann.drop()

        asyncio.run(watch())
        eventually(rests)
        assert live.table.state == "playing"


@pytest.mark.parametrize(("name", "value"), [("THINKERS", "0"), ("THINKER_SECONDS", "0"), ("THINKER_SECONDS", "nan")])
def test_settings_that_make_no_sense_are_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"SANJURO_{name} must be"):
        from_environment({f"SANJURO_{name}": value})
