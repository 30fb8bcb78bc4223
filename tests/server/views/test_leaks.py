"""Nothing leaks: tables that differ only in what a seat cannot know behave the same towards that seat.

They send the same bytes, answer its commands alike, and take the same time.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from player import Inside, Player

import sanjuro
from sanjuro.core.events import Event, event_of
from sanjuro.core.window import WATCHER
from sanjuro.server.limits import Limits
from sanjuro.server.live.connections import Connection
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.registry import Registry
from sanjuro.server.live.timer import FIRST_SEARCH
from sanjuro.server.protocol import messages
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.realtime.dispatch import Dispatcher
from sanjuro.server.settings import ServerSettings
from sanjuro.server.tables import commands, permissions
from sanjuro.server.tables.chairs import Chair
from sanjuro.server.tables.clocks import PACES
from sanjuro.server.tables.entries import Logged, Moved, Paused, Proposed, WentAway
from sanjuro.server.tables.permissions import action
from sanjuro.server.tables.setup import Actor
from sanjuro.server.tables.table import MoveEvents, Table
from sanjuro.server.views import table_views


class Frozen(Registry):
    """A registry with a frozen clock and a fixed sequence of deals."""

    deals = 0

    def now(self) -> int:
        return 1_800_000_000_000

    def new_secret(self) -> str:
        self.deals += 1
        return f"{self.deals:064x}"


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_same_bytes(tmp_path: Path, game: str) -> None:
    """Compare snapshots, updates and stories at many moments of a game, for each seat and a spectator."""
    registry = Frozen(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    chance = random.Random(5)
    compared = 0
    with Inside(registry) as served:
        host = Player(served)
        # A random game can be short: play as many as it takes.
        while compared < 40:
            live, people = began(registry, served, host, game)
            compared += asyncio.run(compare_during(live, people, chance, 40 - compared))


def began(
    registry: Registry, served: Inside, host: Player, game: str, settings: dict[str, Any] | None = None
) -> tuple[LiveTable, list[Player]]:
    """Start a table where everybody sits, in the order of the seats, with one spectator."""
    host.open(game, settings={"forced": False} if settings is None else settings)
    count = len(host.get(f"/api/tables/{host.code}")["table"]["seats"])
    people = [host, *[Player(served) for _ in range(count)]]
    for seat, player in enumerate(people[1:], start=1):
        player.code = host.code
        if seat < count:
            player.command(type="sit", seat=seat)
    host.command(type="start")
    return registry.live_tables[host.code], people


async def compare_during(live: LiveTable, people: list[Player], chance: random.Random, most: int) -> int:
    compared = 0
    while live.table.state == "playing" and compared < most:
        for _ in range(chance.randrange(1, 5)):
            match = live.table.match
            assert match is not None
            if match.over:
                break
            mover = people[match.asked]
            move = chance.choice(match.moves).text
            mover.command(type="play", seat=match.asked, question=live.table.question, text=move)
        if live.table.state == "playing":
            await compare(live, people, chance)
            compared += 1
    return compared


async def compare(live: LiveTable, people: list[Player], chance: random.Random) -> None:
    """Compare what one person is sent now with another deal that they cannot tell from this one."""
    number = chance.randrange(len(people))
    real = live.table.match
    assert real is not None
    first = await seen(people[number])
    live.table.match = real.imagine(number if number < len(people) - 1 else None, chance.randrange(1 << 30))
    try:
        second = await seen(people[number])
    finally:
        live.table.match = real
    assert first == second
    assert len(first) >= 4


async def seen(player: Player) -> list[str]:
    """Return everything the server sends to a person who connects, looks round, and asks why a move is refused."""
    player.snapshot = {}
    player.heard = []
    player._number = 0
    player.answers = {}
    await player.connect()
    await player.ask(type="why_not", seat=0, text="pass")
    # Card ids can be guessed: asking about each of them must not reveal face-down cards.
    for guess in range(0, 160, 40):
        await player.ask(type="why_not", seat=0, clicks=[["card", guess]])
        await player.ask(type="why_not", seat=0, clicks=[["card", guess], ["seat", 1]])
    story = player.http.get(f"/api/tables/{player.code}/story").text
    now = player.http.get(f"/api/tables/{player.code}").text
    await player.socket.close()
    return [*player.heard, story, now]


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_updates_tell_no_more_than_the_view(tmp_path: Path, game: str) -> None:
    """After a move by another seat whose effect looks the same in two deals, a seat gets the same bytes in both."""
    registry = Frozen(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    chance = random.Random(9)
    compared = 0
    with Inside(registry) as served:
        host = Player(served)
        while compared < 30:
            live, _ = began(registry, served, host, game)
            compared += updates_compared(live.table, chance, registry.now())


def updates_compared(table: Table, chance: random.Random, now: int) -> int:
    """Check that a seat gets the same bytes for moves in two deals that it cannot tell apart.

    Return how many were compared.
    """
    compared = 0
    for _ in range(300):
        match = table.match
        assert match is not None
        if match.over:
            break
        mover = match.asked
        seat = chance.choice([other for other in range(match.seats) if other != mover])
        text = chance.choice(match.moves).text
        entry = Logged(table.seq + 1, now, Moved(mover, text))
        twin = match.imagine(seat, chance.randrange(1 << 30))
        viewer = table_views.Viewer(table.chairs[seat].person or "", "x", [])
        sent = []
        for deal in (match, twin):
            if deal.refusal(text) is not None:
                continue
            table.match = deal.copy()
            kept = (list(table.story), table.seq, table.moves_played, table.question, list(table.asked_lately))
            table.apply(entry)
            seen = table.match.view(seat), table.match.events_for(seat)
            sent.append((seen, table_views.Broadcast(table, entry, None, now, False).message(viewer, seat)))
            table.story, table.seq, table.moves_played, table.question, table.asked_lately = kept
            table.state, table.ended, table.outcome = "playing", None, None
        if len(sent) == 2 and sent[0][0] == sent[1][0]:
            assert sent[0][1] == sent[1][1]
            compared += 1
        table.match = match
        match.play(text)
    return compared


# ---- phrases ------------------------------------------------------------------------------------


def with_other_cards(events: list[Event], bit: int, chance: random.Random) -> list[Event]:
    """Return the same events with different cards and handles wherever a viewer (its bit) does not see them."""
    changed = []
    for event in events:
        other = event_of(*event.state())  # type: ignore[arg-type]
        if other.card and not other.audience & bit:
            other.card = chance.choice(["oda", "beer-6H", "3-farm"])
            other.handle = chance.randrange(1000)
        if not other.before & bit:
            other.old_handle = chance.randrange(1000)
        changed.append(other)
    return changed


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_phrases_tell_no_more_than_events(tmp_path: Path, game: str) -> None:
    """The phrases about a move, and about the line that it continues, depend only on what the viewer sees of both."""
    registry = Frozen(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    chance = random.Random(3)
    with Inside(registry) as served:
        live, _ = began(registry, served, Player(served), game)
        table = live.table.copy()
    while table.state == "playing" and table.moves_played < 120:
        assert table.match is not None
        move = chance.choice(table.match.moves)
        table.append(commands.moved(table, table.match.asked, move, table.asked_at), table.asked_at)
    story = table.story
    for eye in (0, 1, WATCHER):
        bit = table_views.bit_of(table, eye)
        table.story = story
        first = [table_views.step(table, move, eye) for move in story]
        table.story = [
            MoveEvents(move.seq, move.move, move.at, move.seat, with_other_cards(move.events, bit, chance))
            for move in story
        ]
        assert [table_views.step(table, move, eye) for move in table.story] == first
        assert any(step.phrases for step in first)
        for step in first:
            for said in step.phrases:
                assert "suit" not in said or "card" in step.events[said["at"]]


# ---- commands and delays ------------------------------------------------------------------------


def probes(table: Table, person: str) -> list[messages.Command]:
    """Return every command as a person who wants to learn a secret would send it."""
    other = next(p for p in table.people() if p != person)
    own = table.seats_of(person)[0]
    assert table.match is not None
    asked = table.match.asked
    return [
        messages.Sit(seat=asked),
        messages.Stand(seat=own),
        messages.AddBot(seat=asked, level="rules"),
        messages.RemoveBot(seat=asked),
        messages.Arrange(settings={"pace": "instant"}),
        messages.Start(fill="rules"),
        messages.Play(seat=own, question=table.question, text="pass"),
        messages.WhyNot(seat=own, text="pass"),
        messages.Chat(phrase="hurry"),
        messages.Away(),
        messages.Back(),
        messages.Leave(),
        messages.Pause(),
        messages.Resume(),
        messages.OneMove(),
        *[messages.SetPace(pace=pace) for pace in ("slow", "natural", "quick", "instant")],
        messages.Vote(proposal=table.seq, agree=True),
        messages.Vote(proposal=table.seq, agree=False),
        messages.Kick(person=other),
        messages.Lock(on=True),
        messages.Mute(person=other),
        messages.Report(person=other, reason="other"),
        messages.Rematch(),
        messages.Look(),
        messages.Look(open=True),
        messages.Ping(),
    ]


def test_every_command_is_probed(tmp_path: Path) -> None:
    registry = Frozen(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    with Inside(registry) as served:
        live, people = began(registry, served, Player(served), "shinobi")
        named = {action(command) for command in probes(live.table, people[0].me["person"])}
        assert named == set(permissions.RULES) - {permissions.SEE, permissions.SEE_EVERYTHING, permissions.SEE_RECORD}


class Trial:
    """A table whose changes are not written, so that the same command can be tried on two deals."""

    def __init__(self, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.live = live
        self.registry = live.registry

        async def unwritten(*args: object) -> None:
            pass

        monkeypatch.setattr(self.registry.store, "append", unwritten)

    async def answer(self, table: Table, person: str, command: messages.Command) -> list[Any]:
        """Return the answer and the messages that a person gets for a command at this table."""
        live = self.live
        before = live.table
        known = await self.registry.people.get(person)
        assert known is not None
        connection = Connection(table_views.Viewer(person, known.name, []))
        live.table, live.connections, live.recent = table.copy(), {connection}, []
        dispatcher = Dispatcher(self.registry, Limits(False), live, "127.0.0.1")
        heard: list[Any] = []
        try:
            heard.append(await dispatcher.do(known, command, None))
        except Refused as refused:
            heard.append((refused.error, refused.message, refused.refusal))
        finally:
            live.timer.stop()
            live.table, live.connections = before, set()
        return heard + [message for message in connection._queue if b'"type":"presence"' not in message]

    def check_delays(self, table: Table, pace: str, what: object) -> None:
        """Check over many draws that the asked seat is answered for after a delay of this pace."""
        loop = asyncio.get_running_loop()
        timer = self.live.timer
        before = self.live.table
        self.live.table = table
        for seed in range(50):
            drawn = PACES[pace].seconds(random.Random(seed))
            self.registry.random = random.Random(seed)
            timer.forget()
            earliest = loop.time() + drawn
            timer.set()
            assert timer._timer is not None, what
            # Some event loops round to milliseconds.
            assert earliest - 0.002 <= timer._timer.when() <= loop.time() + drawn + 0.002, what
        timer.stop()
        self.live.table = before

    def check_search_is_pretended(self, table: Table, seat: int) -> None:
        """A bot that searches when it has a choice takes as long when it has none, even at instant pace."""
        timer = self.live.timer
        before = self.live.table
        table = table.copy()
        table.settings = msgspec.structs.replace(table.settings, pace="instant")
        table.chairs[seat] = Chair(name="Bot", level="expert")
        self.live.table = table
        timer.forget()
        timer.set()
        left = timer.seconds_left()
        timer.stop()
        self.live.table = before
        assert left is not None and left > FIRST_SEARCH - 0.1


def moments(table: Table, chance: random.Random) -> Iterator[tuple[int, Table, Table]]:
    """Yield random moments of a game: a seat that is not asked, the table, and a twin that the seat cannot tell from
    it.
    """
    while table.state == "playing":
        match = table.match
        assert match is not None
        seat = chance.choice([other for other in range(match.seats) if other != match.asked])
        twin = table.copy()
        twin.match = match.imagine(seat, chance.randrange(1 << 30))
        yield seat, table, twin
        move = chance.choice(match.moves)
        table.append(commands.moved(table, match.asked, move, table.asked_at), table.asked_at)


def forced(table: Table) -> bool:
    return table.match is not None and len(table.match.offer) == 1


@pytest.mark.parametrize("game", ["bang", "samurai_sword"])
def test_no_command_tells_whether_an_opponent_has_a_choice(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands get the same answer in two deals of which only one gives the asked seat a choice.

    This holds whether or not the game is paused, for the host and for everybody else. No command without consent makes
    the forced answer come sooner.

    In Shinobi and Samurai Spirit everybody sees who has a choice.
    """
    registry = Frozen(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    chance = random.Random(11)

    async def compare(live: LiveTable, wanted: int) -> int:
        trial = Trial(live, monkeypatch)
        differing = 0
        for seat, real, twin in moments(live.table.copy(), chance):
            if differing == wanted:
                break
            if forced(real) == forced(twin):
                continue
            differing += 1
            for paused in (False, True):
                pair = [real.copy(), twin.copy()]
                for table in pair:
                    if paused:
                        table.append(Paused(person=table.people()[0], agreed=table.people()), registry.now())
                    table.append(Proposed(table.people()[-1], "pause"), registry.now())
                for host in (True, False):
                    person = real.chairs[seat].person
                    assert person is not None
                    for table in pair:
                        table.host = person if host else next(p for p in table.people() if p != person)
                    for command in probes(real, person):
                        answers = [await trial.answer(table, person, command) for table in pair]
                        assert answers[0] == answers[1], (command, paused, host)
            check_delays(trial, real if forced(real) else twin, seat)
        return differing

    def check_delays(trial: Trial, table: Table, seat: int) -> None:
        """The only answer takes as long as a bot's, whatever the opponent does."""
        asked = table.asked
        person = table.chairs[seat].person
        assert asked is not None and person is not None
        trial.check_delays(table, "natural", "at first")
        by_bot = table.copy()
        by_bot.append(WentAway(asked, "asked", table.chairs[asked].person), registry.now())
        trial.check_delays(by_bot, "natural", "a bot")
        trial.check_search_is_pretended(table, asked)
        table.host = person
        for command in probes(table, person):
            if type(command) not in commands.PRODUCED_BY:
                continue
            if permissions.refusal(table, person, action(command)) is not None:
                continue
            try:
                made = commands.entries_for(table, Actor(person, "x"), command, registry.now())
            except Refused:
                continue
            after = table.copy()
            for entry in made:
                after.append(entry, registry.now())
            trial.check_delays(after, "natural", command)

    found = 0
    with Inside(registry) as served:
        host = Player(served)
        while found < 2:
            live, _ = began(registry, served, host, game, {"pace": "natural"})
            found += served.run(compare(live, 2 - found))
