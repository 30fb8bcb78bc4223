"""With several people, a pause or another pace needs everybody's consent, and pauses are limited."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from player import Inside, Player

from sanjuro.server.live.registry import Registry
from sanjuro.server.people import ratings
from sanjuro.server.protocol import messages
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.settings import ServerSettings
from sanjuro.server.tables import clocks, commands
from sanjuro.server.tables.entries import (
    Agreed,
    BotAdded,
    CameBack,
    Created,
    Declined,
    Entry,
    Kicked,
    Left,
    Logged,
    Paced,
    Paused,
    Proposed,
    Resumed,
    Sat,
    Started,
    WentAway,
)
from sanjuro.server.tables.setup import Actor, TableSetup
from sanjuro.server.tables.table import Table


class Standing(Registry):
    """A registry whose clock advances only when a test says so."""

    time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


@pytest.fixture
def standing(tmp_path: Path) -> Iterator[Inside]:
    made = Standing(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    with Inside(made) as served:
        yield served


def tick(served: Inside, millis: int) -> None:
    registry = served.registry
    assert isinstance(registry, Standing)
    registry.time += millis


def seated(served: Inside, count: int, **settings: Any) -> list[Player]:
    """Start a table of Shinobi with this many people, the host first, and bots in the other seats."""
    people = [Player(served, seed) for seed in range(count)]
    host = people[0]
    host.open("shinobi", players=4, settings={"pace": "slow", "forced": False, **settings})
    for seat, player in enumerate(people[1:], start=1):
        player.code = host.code
        player.command(type="sit", seat=seat)
    host.command(type="start", fill="rules")
    return people


async def connected(people: list[Player]) -> None:
    for player in people:
        await player.connect()


def proposal(player: Player) -> Any:
    return player.table["proposal"]


def test_a_pace_is_proposed_and_changes_when_all_agree(standing: Inside) -> None:
    ann, ben, eve = people = seated(standing, 3)

    async def play() -> None:
        await connected(people)
        assert all(player.you["sets_pace"] and player.you["asks"] for player in people)
        # Anyone who plays may propose it, not only the host.
        assert (await ben.ask(type="set_pace", pace="instant"))["type"] == "done"
        assert ben.table["settings"]["pace"] == "slow"
        shown = proposal(ben)
        assert (shown["what"], shown["pace"], shown["person"]) == ("pace", "instant", ben.me["person"])
        assert shown["waiting"] == [ann.me["person"], eve.me["person"]]
        assert shown["until"] == standing.registry.now() + clocks.PROPOSAL_MILLIS
        # Meanwhile nobody else can propose anything.
        assert (await eve.ask(type="pause"))["error"] == "not_now"
        await ann.ask(type="vote", proposal=shown["number"], agree=True)
        assert ann.table["settings"]["pace"] == "slow" and proposal(ann)["waiting"] == [eve.me["person"]]
        # Asking for the same thing counts as agreeing.
        await eve.ask(type="set_pace", pace="instant")
        await ben.until(lambda: ben.table["settings"]["pace"] == "instant")
        assert proposal(ben) is None
        assert (await ann.ask(type="vote", proposal=shown["number"], agree=False))["error"] == "stale"

    asyncio.run(play())


def test_a_refused_withdrawn_or_unanswered_proposal_changes_nothing(standing: Inside) -> None:
    ann, ben = people = seated(standing, 2)

    async def play() -> None:
        await connected(people)
        await ann.ask(type="pause")
        await ben.until(lambda: proposal(ben) is not None)
        await ben.ask(type="vote", proposal=proposal(ben)["number"], agree=False)
        await ann.until(lambda: proposal(ann) is None)
        assert not ann.table["paused"]
        # Nobody can nag: a refusal is followed by a minute of rest.
        assert (await ann.ask(type="pause"))["error"] == "too_often"
        tick(standing, clocks.PROPOSAL_REST_MILLIS)
        await ann.ask(type="pause")
        await ann.ask(type="vote", proposal=proposal(ann)["number"], agree=False)
        assert proposal(ann) is None
        await ann.ask(type="pause")
        number = proposal(ann)["number"]
        tick(standing, clocks.PROPOSAL_MILLIS)
        assert (await ben.ask(type="vote", proposal=number, agree=True))["error"] == "stale"
        assert not ben.table["paused"] and ben.you["pauses_left"] == clocks.PAUSES_MOST

    asyncio.run(play())


def test_pauses_are_limited_and_anyone_who_agreed_ends_them(standing: Inside) -> None:
    ann, ben = people = seated(standing, 2, clock="blitz")

    async def agreed(one: Player, other: Player) -> None:
        assert (await one.ask(type="pause"))["type"] == "done"
        await other.until(lambda: proposal(other) is not None)
        await other.ask(type="vote", proposal=proposal(other)["number"], agree=True)
        await one.until(lambda: one.table["paused"])

    async def play() -> None:
        await connected(people)
        for left in (2, 1, 0):
            await agreed(ann, ben)
            assert ann.you["pauses_left"] == left
            tick(standing, clocks.MINUTE)
            await ben.ask(type="resume")
            await ann.until(lambda: not ann.table["paused"])
        assert (await ann.ask(type="pause"))["error"] == "too_many"
        # Ben still has his own pauses, until the table reaches the limit of total pause time; then the pause ends.
        await agreed(ben, ann)
        assert ben.table["pause_ends"] == standing.registry.now() + clocks.PAUSE_MILLIS - 3 * clocks.MINUTE
        tick(standing, clocks.PAUSE_MILLIS)
        standing.run(standing.registry.live_tables[ann.code].end_pause())
        await ben.until(lambda: not ben.table["paused"])
        assert (await ben.ask(type="pause"))["error"] == "too_many"

    asyncio.run(play())


def test_one_move_and_the_rest_is_free_when_nobody_else_plays(standing: Inside) -> None:
    """People who leave or let a bot play are not waited for; a pace they have not agreed to ends when they return."""
    ann, ben = people = seated(standing, 2)

    async def play() -> None:
        await connected(people)
        await ann.ask(type="away")
        await ben.until(lambda: not ben.you["asks"])
        assert ben.you["steps"] and ben.you["pauses_left"] is None
        await ben.ask(type="set_pace", pace="instant")
        await ben.ask(type="pause")
        assert ben.table["paused"] and ben.table["settings"]["pace"] == "instant"
        assert ben.table["pause_ends"] is None
        await ann.ask(type="back")
        assert ann.table["settings"]["pace"] == "slow" and ann.table["paused"]
        # Ann has not agreed to the pause, and ends it.
        assert (await ann.ask(type="resume"))["type"] == "done"
        assert not ann.table["paused"]

    asyncio.run(play())


def test_spectators_and_hosts_without_a_seat_cannot_decide(standing: Inside) -> None:
    ann, ben, eve = (Player(standing) for _ in range(3))
    ann.code = ben.code = eve.code = ann.open("shinobi", players=3, seat=None, settings={"pace": "slow"})
    ben.command(type="sit", seat=0)
    eve.command(type="sit", seat=1)
    ann.command(type="start", fill="rules")
    spectator = Player(standing)
    spectator.code = ann.code

    async def play() -> None:
        await connected([ann, ben, eve, spectator])
        assert (await spectator.ask(type="pause"))["error"] == "not_yours"
        await ben.ask(type="pause")
        number = proposal(ben)["number"]
        assert (await spectator.ask(type="vote", proposal=number, agree=True))["error"] == "not_yours"
        assert (await ann.ask(type="vote", proposal=number, agree=True))["error"] == "not_yours"
        assert not ben.table["paused"]
        await eve.ask(type="vote", proposal=number, agree=True)
        assert eve.table["paused"]
        assert (await ann.ask(type="resume"))["error"] == "not_allowed"
        assert (await eve.ask(type="resume"))["type"] == "done"

    asyncio.run(play())


def test_in_a_rated_game_players_cannot_be_kicked_but_spectators_can(standing: Inside) -> None:
    ann, ben = seated(standing, 2)
    spectator = Player(standing)
    spectator.code = ann.code

    async def play() -> None:
        await connected([ann, ben, spectator])
        assert ann.table["rated"]
        assert (await ann.ask(type="kick", person=ben.me["person"]))["error"] == "not_allowed"
        assert ann.table["seats"][1]["away"] is None
        assert (await ann.ask(type="kick", person=spectator.me["person"]))["type"] == "done"
        # Before the game, hosts choose whom they play with.

    asyncio.run(play())
    ben.code = ann.open("shinobi", players=3)
    ben.command(type="sit", seat=1)
    ann.command(type="kick", person=ben.me["person"])


# ---- the table alone ------------------------------------------------------------------------


def table_of(*entries: Entry, settings: dict[str, Any] | None = None, now: int = 0) -> Table:
    """Return a table of Shinobi with two people and a bot."""
    setup = TableSetup(
        code="ABCDEF",
        game="shinobi",
        rules=1,
        players=3,
        options={},
        settings=commands.checked_settings({"clock": "blitz", **(settings or {})}),
        host="ann",
        origin="secret " + "ab" * 32,
        created=now,
    )
    table = Table(setup)
    for entry in (
        Created("ann"),
        Sat(0, "ann", "Ann", False),
        Sat(1, "ben", "Ben", False),
        BotAdded(2, "rules", "Nui"),
        Started("ann", table.game.rules),
        *entries,
    ):
        table.append(entry, now)
    return table


def asked_person(table: Table, now: int) -> str:
    """Play until a person is asked. Return that person."""
    while table.asked == 2:
        assert table.match is not None
        table.append(commands.moved(table, 2, table.match.moves[0], now), now)
    assert table.asked is not None
    return ("ann", "ben")[table.asked]


def test_time_spent_stays_spent_when_a_bot_answers_and_when_it_runs_out() -> None:
    table = table_of()
    person = asked_person(table, 0)
    seat = table.asked
    assert seat is not None and table.runs_out() == 75_000
    table.append(WentAway(seat, "asked", person), 35_000)
    assert table.runs_out() is None
    table.append(CameBack(seat, person), 500_000)
    assert table.runs_out() == 500_000 + 75_000 - 35_000
    table.append(Left(person), 510_000)
    assert table.spent == 45_000
    # The bot's move takes the time that its person had spent off the bank.
    assert table.match is not None
    move = commands.moved(table, seat, table.match.moves[0], 600_000)
    assert move.bank == 60_000 - 30_000
    # People whose time is used up can come back only after the bot has answered.
    table.append(CameBack(seat, person), 600_000)
    table.append(WentAway(seat, "clock", person), 600_000 + 75_000)
    with pytest.raises(Refused, match="used up"):
        commands.entries_for(table, Actor(person, person), messages.Back(), 700_000)


def test_logs_of_older_versions_replay() -> None:
    """The log has a pause whose time was taken off the bank, and a pace that nobody was asked about."""
    table = table_of()
    person = asked_person(table, 0)
    seat = table.asked
    assert seat is not None
    table.append(Paused(seat, person, bank=55_000), 20_000)
    table.append(Paced("instant", "ann"), 20_000)
    table.append(Resumed("ann"), 30_000)
    table.append(WentAway(1 - seat, "asked", "x"), 30_000)
    table.append(CameBack(1 - seat, "x"), 30_000)
    assert table.chairs[seat].bank == 55_000 and table.settings.pace == "instant"
    assert table.runs_out() == 30_000 + 15_000 + 55_000
    assert table.agreements.pauses == {} and table.pause_ends() is None


def test_a_log_with_proposals_loads_to_the_same_state() -> None:
    log: list[Logged] = []
    table = table_of()
    made: list[tuple[Entry, int]] = [
        (Proposed("ann", "pace", "quick"), 10),
        (Declined("ben", 6), 20),
        (Proposed("ben", "pause"), 30),
        (Agreed("ann", 8), 40),
        (Paused(person="ben", agreed=["ben", "ann"]), 40),
    ]
    for entry, at in made:
        log.append(table.append(entry, at))
    again = table_of()
    for logged in log:
        again.apply(logged)
    for one in (table, again, table.copy()):
        assert one.paused and one.agreements.pauses == {"ben": 1} and one.agreements.refused_at == {"ann": 20}
        assert one.pause_ends() == 40 + clocks.PAUSE_MILLIS


@pytest.mark.parametrize("rated", [True, False])
def test_somebody_who_was_kicked_does_not_lose_what_the_stand_in_loses(rated: bool) -> None:
    table = table_of(Kicked("ben", "ann"), settings={"rated": rated})
    while table.state == "playing":
        assert table.match is not None and table.asked is not None
        table.append(commands.moved(table, table.asked, table.match.moves[0], 0), 0)
    rows = ratings.results(table)
    assert not any(row["rated"] for row in rows)
    assert "ben" not in [row["who"] for row in rows]
