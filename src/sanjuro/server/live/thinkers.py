"""Search processes, for work that would hold up the event loop: slow bots, and analyses of finished games."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from sanjuro import analysis
from sanjuro.server.live.fair_queue import FairQueue, Owner
from sanjuro.server.live.thinking import Task, serve, think
from sanjuro.server.protocol.refused import Refused

logger = logging.getLogger("sanjuro.bots")
T = TypeVar("T")

START_SECONDS: Final = 30.0  # a new process may take this much longer: it has to import the games
TERMINATE_SECONDS: Final = 0.5
KILL_SECONDS: Final = 1.0
GAMES: Final = 0  # of people who wait for a bot's move
REST: Final = 1  # analyses, and tables where only bots play
GAMES_IN_A_ROW: Final = 2  # while others wait: without a limit, games could starve analyses


class Failed(Exception):
    """The task itself failed; the text is the traceback of the process."""


class Process:
    """A search process, started by its first request. A thread sends requests and waits for the answers."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ended = False
        self._process: Any = None
        self._connection: Connection[Any, Any] | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and not self._ended and bool(self._process.is_alive())

    @property
    def died(self) -> bool:
        """Whether it was started and has ended."""
        return self._process is not None and not self.alive

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(self, work: Callable[[Any], T], task: object) -> T:
        """Run a function in the process. OSError or EOFError: the process has exited or was killed."""
        connection = self._started()
        try:
            connection.send((work, task))
            well, answer = connection.recv()
        except BaseException:
            self.kill()
            self.join(KILL_SECONDS)
            connection.close()
            raise
        if not well:
            raise Failed(answer)
        result: T = answer
        return result

    def _started(self) -> Connection[Any, Any]:
        with self._lock:
            if self._ended:
                raise EOFError("the process was ended")
            if self._connection is None:
                context = get_context("spawn")
                here, there = context.Pipe()
                process = context.Process(target=serve, args=(there,), name="sanjuro-thinker", daemon=True)
                try:
                    process.start()
                finally:
                    there.close()
                self._process, self._connection = process, here
            return self._connection

    def terminate(self) -> None:
        """Ask the process to exit. A stopped process does not; `kill` ends any."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.terminate()

    def kill(self) -> None:
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    def join(self, seconds: float) -> None:
        if self._process is not None:
            self._process.join(seconds)


class Request:
    """A task for a process, and its result: None if no process finished it in time."""

    def __init__(self, work: Callable[[Any], Any], task: object) -> None:
        loop = asyncio.get_running_loop()
        self.work = work
        self.task = task
        self.future: asyncio.Future[Any] = loop.create_future()
        self.since = loop.time()
        self.begun = False

    def answer(self, result: object) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)

    def withdraw(self) -> None:
        if not self.begun:
            self.answer(None)


class Thinkers:
    """`count` processes, each started when it is needed, and replaced if it dies or does not answer within `seconds`.

    Games with people go first, and within them and the rest everybody has a turn (`FairQueue`). Only the request that a
    process was busy with fails with it.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.processes = [Process() for _ in range(count)]
        self.closed = False
        self.restarts = 0
        self.begun = 0  # requests that have been given to a process
        self.waited = 0.0  # seconds they waited for one, in all
        self.waiting = [0, 0]  # requests that wait for a process: games, the rest
        self._queues: tuple[FairQueue[Request], FairQueue[Request]] = (FairQueue(), FairQueue())
        self._games_in_a_row = 0
        self._idle = list(range(count))
        self._unanswered: set[Request] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="sanjuro-thinker")

    @property
    def alive(self) -> int:
        return sum(process.alive for process in self.processes)

    @property
    def busy(self) -> int:
        return len(self.processes) - len(self._idle)

    async def choose(self, task: Task, owner: Owner, people: bool) -> str | None:
        """The text of a move; None if its process died or was too slow.

        With `people` at the table it is also None if no process is free for too long: they are not kept waiting.
        """
        text: str | None = await self._done(Request(think, task), owner, GAMES if people else REST)
        return text

    async def play_on(self, task: analysis.Task, owner: Owner) -> analysis.Done | None:
        """A part of the analysis of a finished game; None if its process died or was too slow."""
        done: analysis.Done | None = await self._done(Request(analysis.run, task), owner, REST)
        return done

    async def _done(self, request: Request, owner: Owner, kind: int) -> Any:
        if self.closed:
            raise Refused("restart", "the server is restarting; try again in a moment")
        self._queues[kind].put(owner, request)
        self.waiting[kind] += 1
        self._unanswered.add(request)
        withdrawn: asyncio.TimerHandle | None = None
        if kind == GAMES:
            withdrawn = asyncio.get_running_loop().call_later(self.seconds, request.withdraw)
        self._hand_out()
        try:
            return await request.future
        finally:
            self._unanswered.discard(request)
            if not request.begun:
                self.waiting[kind] -= 1
            if withdrawn is not None:
                withdrawn.cancel()

    def _hand_out(self) -> None:
        """Hand waiting requests to idle processes."""
        while self._idle and not self.closed:
            request = self._next()
            if request is None:
                return
            task = asyncio.get_running_loop().create_task(self._serve(self._idle.pop(), request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Request | None:
        while True:
            games_first = self._games_in_a_row < GAMES_IN_A_ROW
            for kind in (GAMES, REST) if games_first else (REST, GAMES):
                request = self._queues[kind].take()
                if request is not None:
                    break
            else:
                return None
            if request.future.done():
                continue  # withdrawn, or nobody waits for it any more
            self._games_in_a_row = self._games_in_a_row + 1 if kind == GAMES else 0
            request.begun = True
            self.waiting[kind] -= 1
            self.begun += 1
            self.waited += asyncio.get_running_loop().time() - request.since
            return request

    async def _serve(self, place: int, request: Request) -> None:
        """Run a request in the process with this index."""
        if self.closed:
            return  # since this was scheduled
        if self.processes[place].died:
            self._replace(place, "a search process has died; another one is started")
        process = self.processes[place]
        loop = asyncio.get_running_loop()
        seconds = self.seconds if process.alive else self.seconds + START_SECONDS
        overdue = loop.call_later(seconds, process.kill)
        try:
            request.answer(await loop.run_in_executor(self._threads, process.ask, request.work, request.task))
        except Failed as error:
            request.fail(error)
        except Exception as error:
            if not self.closed:
                late = loop.time() >= overdue.when()
                reason = f"has not answered for {seconds:.0f} s and was killed" if late else f"has died ({error!r})"
                self._replace(place, f"a search process {reason}; another one is started")
            request.answer(None)
        overdue.cancel()
        self._idle.append(place)
        self._hand_out()

    def _replace(self, place: int, reason: str) -> None:
        logger.error(reason)
        self.processes[place].kill()
        self.processes[place] = Process()
        self.restarts += 1

    def close(self) -> None:
        """Refuse all requests and ask the processes to exit: they hold no state that could be lost."""
        self.closed = True
        for request in list(self._unanswered):
            request.fail(Refused("restart", "the server is restarting; try again in a moment"))
        for process in self.processes:
            process.terminate()

    def end(self) -> None:
        """Wait briefly for the processes to exit, then kill the rest. Called in a thread, after `close`."""
        until = time.monotonic() + TERMINATE_SECONDS
        for process in self.processes:
            process.join(max(0.0, until - time.monotonic()))
        self.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)

    def kill(self) -> None:
        """Kill all processes; may be called from any thread."""
        self.closed = True
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.join(KILL_SECONDS)
