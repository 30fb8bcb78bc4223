"""A Hypothesis state machine: several people do anything in any order, and the table always matches its log."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from player import Inside, Player

from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings
from sanjuro.server.tables.loading import load_table
from sanjuro.server.views import table_views

FOLDER = tempfile.mkdtemp(prefix="sanjuro-machine-")
SERVED: list[Inside] = []
NUMBERS = itertools.count()


def served() -> Inside:
    """One server for all runs; each run has its own table."""
    if not SERVED:
        registry = Registry(ServerSettings(database_url=str(Path(FOLDER) / "db"), limits=False, grace=0.05))
        SERVED.append(Inside(registry).__enter__())
    return SERVED[0]


SEATS = st.integers(-1, 5)
TEXTS = st.sampled_from(["", "oda > 1", "pass", "ninja x 2 oda", "x" * 300, "😀", "\x00", "oda  >  0"])
PEOPLE = st.sampled_from(["nobody", "", "p" * 50])
COMMANDS: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.fixed_dictionaries({"type": st.just("sit"), "seat": SEATS}, optional={"name": TEXTS}),
    st.fixed_dictionaries({"type": st.sampled_from(["stand", "remove_bot"]), "seat": SEATS}),
    st.fixed_dictionaries({"type": st.just("add_bot"), "seat": SEATS, "level": st.sampled_from(["rules", "x"])}),
    st.fixed_dictionaries({"type": st.just("start")}, optional={"fill": st.sampled_from(["rules", "random", "x"])}),
    st.fixed_dictionaries({"type": st.just("play"), "seat": SEATS, "question": st.integers(-5, 60), "text": TEXTS}),
    st.fixed_dictionaries({"type": st.just("why_not"), "seat": SEATS, "text": TEXTS}),
    st.fixed_dictionaries({"type": st.just("chat"), "text": TEXTS}),
    st.fixed_dictionaries({"type": st.sampled_from(["away", "back"])}, optional={"seat": SEATS}),
    st.fixed_dictionaries({"type": st.sampled_from(["pause", "resume", "one_move", "rematch", "ping", "leave"])}),
    st.fixed_dictionaries({"type": st.just("set_pace"), "pace": st.sampled_from(["slow", "instant", "x"])}),
    st.fixed_dictionaries({"type": st.just("vote"), "proposal": st.integers(-5, 60), "agree": st.booleans()}),
    st.fixed_dictionaries({"type": st.sampled_from(["kick", "mute"]), "person": PEOPLE}),
    st.fixed_dictionaries({"type": st.just("report"), "person": PEOPLE, "reason": st.just("spam")}),
    st.fixed_dictionaries({"type": st.just("look")}, optional={"seat": SEATS, "open": st.booleans()}),
    st.fixed_dictionaries(
        {"type": st.just("arrange")},
        optional={"players": st.integers(-1, 9), "settings": st.dictionaries(TEXTS, st.booleans(), max_size=2)},
    ),
)
JUNK = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=5).map(
        json.dumps
    ),
    st.dictionaries(st.sampled_from(["type", "seat", "text", "id", "x"]), st.integers() | st.text(max_size=8)).map(
        json.dumps
    ),
)


class Table(RuleBasedStateMachine):
    """Three people at one table with everything they can send, valid or not."""

    @initialize()
    def open(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.people = [Player(served(), next(NUMBERS)) for _ in range(3)]
        code = self.people[0].open("shinobi", players=3, settings={"pace": "quick", "forced": False})
        for player in self.people:
            player.code = code
            self.run(player.connect())
        self.live = served().registry.live_tables[code]

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def asks(self, player: Player, command: dict[str, Any]) -> dict[str, Any]:
        before = (self.live.table.seq, player.seq)
        answer: dict[str, Any] = self.run(player.ask(**command))
        if "error" in answer:
            assert answer["error"] != "internal", (command, answer)
            assert answer["message"]
        assert player.seq >= before[1]
        return answer

    @rule(who=st.integers(0, 2), command=COMMANDS)
    def anything(self, who: int, command: dict[str, Any]) -> None:
        if command["type"] == "leave" and who == 0:
            return  # the host keeps the table open for the rest of the run
        self.asks(self.people[who], command)

    @rule(who=st.integers(0, 2), junk=JUNK)
    def nonsense(self, who: int, junk: str | bytes) -> None:
        player = self.people[who]
        before = self.live.table.seq if not self.moving() else None
        self.run(player.socket.send(junk))
        self.run(player.ask(type="ping"))
        if before is not None:
            assert self.live.table.seq == before
        self.forgive(player)

    def forgive(self, player: Player) -> None:
        """Reconnect a person, because too many invalid messages would close the connection."""
        self.run(player.socket.close())
        player.snapshot = {}
        self.run(player.connect())

    def moving(self) -> bool:
        table = self.live.table
        return table.state == "playing"

    @rule()
    def begin(self) -> None:
        if self.live.table.state == "lobby":
            for seat, player in enumerate(self.people):
                self.asks(player, {"type": "sit", "seat": seat})
            self.asks(self.people[0], {"type": "start", "fill": "rules"})

    @precondition(lambda self: self.live.table.state == "playing")
    @rule(number=st.integers(0, 100), twice=st.booleans())
    def legal_move(self, number: int, twice: bool) -> None:
        """A valid answer is accepted once, whatever was sent before."""
        for player in self.people:
            decision = player.decision
            if decision is None or self.live.table.paused:
                continue
            offer = decision["moves"][number % len(decision["moves"])]
            play = {"type": "play", "seat": decision["seat"], "question": decision["question"], "text": offer["text"]}
            first = self.asks(player, play)
            assert first["type"] == "done" or first["error"] in ("stale", "not_now"), first
            if twice:
                assert self.asks(player, play)["error"] in ("stale", "not_now")
            return

    @rule(who=st.integers(0, 2), again=st.booleans())
    def drop(self, who: int, again: bool) -> None:
        player = self.people[who]
        self.run(player.drop())
        if not again:
            player.snapshot = {}
        self.run(player.connect(again=again))
        self.run(player.ask(type="ping"))

    @rule(who=st.integers(0, 2), command=COMMANDS)
    def by_post(self, who: int, command: dict[str, Any]) -> None:
        player = self.people[who]
        if command["type"] == "leave" and who == 0:
            return
        answer = player.http.post(f"/api/tables/{player.code}/commands", json=command)
        assert answer.status_code < 500, answer.text

    @invariant()
    def everybody_sees_the_same(self) -> None:
        """Once everybody has received everything, there is one seq and one table."""
        if not hasattr(self, "live"):
            return
        for player in self.people:
            self.run(player.ask(type="ping"))
        for player in self.people:
            target = max(other.seq for other in self.people)
            if player.seq < target:
                self.run(player.until(lambda player=player, target=target: player.seq >= target))

    def teardown(self) -> None:
        """Check that the state in memory matches the log."""
        if not hasattr(self, "live"):
            return
        for player in self.people:
            self.run(player.socket.close())
            player.http.close()
        registry = served().registry

        async def compare() -> None:
            async with self.live.lock:
                loaded = await registry.store.load(self.live.table.code)
                assert loaded is not None
                table, made, lost = load_table(*loaded)
                assert not made and not lost
                kept = self.live.table
                assert (table.seq, table.state) == (kept.seq, kept.state)
                assert table_views.seat_states(table) == table_views.seat_states(kept)
                assert [chair.bank for chair in table.chairs] == [chair.bank for chair in kept.chairs]
                assert table.question == kept.question and table.chat == kept.chat
                if kept.match is not None:
                    assert table.match is not None and table.match.to_bytes() == kept.match.to_bytes()

        served().run(compare())
        self.loop.close()


TestTable = pytest.mark.slow(Table.TestCase)
TestTable.settings = settings(max_examples=120 if os.environ.get("CI") else 25, stateful_step_count=30, deadline=None)
