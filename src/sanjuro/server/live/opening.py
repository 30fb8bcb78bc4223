"""Opening tables: new ones, from an example, for a rematch, or continuing from a finished game."""

from __future__ import annotations

from typing import Any

import msgspec

import sanjuro
from sanjuro import positions
from sanjuro.core.game import Game
from sanjuro.core.record import begin
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.registry import Registry
from sanjuro.server.people.accounts import seat_name
from sanjuro.server.protocol.http_bodies import NewTable, WhatIf
from sanjuro.server.protocol.messages import Command, Sit, Start
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.storage.writer import Taken
from sanjuro.server.tables.bot_levels import stand_in
from sanjuro.server.tables.commands import (
    checked_level,
    checked_options,
    checked_settings,
    entries_for,
    seated_bot,
)
from sanjuro.server.tables.entries import BotAdded, Created, Entry, Kicked, Said, Sat
from sanjuro.server.tables.setup import Actor, TableSetup
from sanjuro.server.tables.table import Table
from sanjuro.server.views.summaries import summary

CODES_TRIED = 10
# Lines of chat that a rematch takes over.
CHAT_CARRIED = 30


async def open_table(registry: Registry, actor: Actor, new: NewTable, source: str | None = None) -> LiveTable:
    """Open a new table."""
    game: Game[Any] | None = sanjuro.GAMES.get(new.game)
    if game is None:
        raise Refused("bad_value", f"no game is called {new.game!r}; choose one of {', '.join(sanjuro.GAMES)}")
    if new.example is not None:
        return await open_example(registry, actor, game, new.example, new, source)
    players = game.usual if new.players is None else new.players
    setup = TableSetup(
        code=registry.new_code(),
        game=game.key,
        rules=game.rules,
        players=players,
        options=checked_options(game, players, new.options),
        settings=checked_settings(msgspec.to_builtins(new.settings)),
        host=actor.person,
        origin=f"secret {registry.new_secret()}",
        created=registry.now(),
    )
    plan = Plan(setup, actor, source)
    if new.seat is not None:
        plan.carry_out(Sit(seat=new.seat))
    if new.bots is not None:
        plan.seat_bots(new.bots)
    if new.start:
        plan.check(Start())
    return await plan.open(registry, new.start)


async def open_example(
    registry: Registry, actor: Actor, game: Game[Any], name: str, new: NewTable, source: str | None = None
) -> LiveTable:
    """Open a table in the position of an example: the person who opens it is asked first, bots play the other seats."""
    if new.players is not None or new.options:
        raise Refused("bad_value", "the players and options of an example are fixed")
    try:
        match = positions.begin(game.key, name)
    except ValueError as error:
        raise Refused("bad_value", str(error)) from None
    setup = TableSetup(
        code=registry.new_code(),
        game=game.key,
        rules=game.rules,
        players=match.players,
        options=match.options,
        settings=checked_settings({**msgspec.to_builtins(new.settings), "open": False}),
        host=actor.person,
        origin=match.origin,
        created=registry.now(),
    )
    plan = Plan(setup, actor, source)
    plan.carry_out(Sit(seat=match.asked))
    plan.seat_bots(stand_in(game.key))
    return await plan.open(registry, True)


async def open_rematch(registry: Registry, table: Table, actor: Actor, source: str | None = None) -> str:
    """Open the next table for the same people and bots. People who have left get no seat; kicked people stay banned.

    An example starts over; any other table gets a new deal.
    """
    match = table.match
    if match is None:
        raise Refused("not_now", "this game was played by older rules; open a new table")
    people = [p for p in table.people() if table.chairs[table.seats_of(p)[0]].away not in ("left", "kicked")]
    if actor.person not in people:
        people.append(actor.person)
    options, origin = table.options, table.setup.origin
    if table.setup.example is None:
        options = table.game.settled(table.players, table.game.rematch(match, dict(table.options)))
        origin = f"secret {registry.new_secret()}"
    setup = TableSetup(
        code=registry.new_code(),
        game=table.setup.game,
        rules=table.game.rules,
        players=table.players,
        options=options,
        settings=table.settings,
        host=table.host if table.host in people else actor.person,
        origin=origin,
        created=registry.now(),
    )
    plan = Plan(setup, actor, source, rematch_of=table.code)
    for seat, chair in enumerate(table.chairs):
        if chair.level is not None:
            plan.add(BotAdded(seat, chair.level, chair.name))
        elif chair.person in people:
            assert chair.person is not None
            name, account = await seat_name(registry.people, chair.person, chair.name)
            plan.add(Sat(seat, chair.person, name, account))
    for person in sorted(table.banned):
        plan.add(Kicked(person, networks=sorted(table.banned_networks)))
    for said in carried_chat(table):
        plan.add(said)
    # Start at once if there is nobody to wait for.
    taken = all(not chair.empty for chair in plan.table.chairs)
    live = await plan.open(registry, taken and plan.table.people() == [actor.person])
    return live.table.code


def carried_chat(table: Table) -> list[Said]:
    """The last lines of chat, for the rematch; those of players who were out are public now."""
    made: list[Said] = []
    for line in table.chat[-CHAT_CARRIED:]:
        said = Said(line.person, line.name, line.seat, line.account, line.at)
        if line.text:
            said.text = line.text
        else:
            said.phrase = line.phrase
        made.append(said)
    return made


async def open_what_if(
    registry: Registry, table: Table, actor: Actor, wanted: WhatIf, source: str | None = None
) -> LiveTable:
    """Open a table that continues from a finished game, with bots on the other seats."""
    match = table.match
    if match is None:
        raise Refused("not_now", "this game was played by older rules and cannot be continued")
    if not 0 <= wanted.seat < len(table.chairs):
        raise Refused("bad_value", f"the seats are 0 to {len(table.chairs) - 1}, not {wanted.seat}")
    if not 0 <= wanted.move < len(match.history):
        raise Refused("bad_value", f"the game can be continued after 0 to {len(match.history) - 1} moves")
    prefix = [step.text for step in match.history[: wanted.move]]
    if _out_after(table, prefix, wanted.seat):
        raise Refused("bad_value", f"seat {wanted.seat} is out of the game by then; choose another one")
    setup = TableSetup(
        code=registry.new_code(),
        game=table.setup.game,
        rules=table.game.rules,
        players=table.players,
        options=table.options,
        settings=checked_settings({"pace": wanted.pace, "language": table.settings.language, "watch": False}),
        host=actor.person,
        origin=match.origin,
        prefix=prefix,
        from_code=table.code,
        from_move=wanted.move,
        created=registry.now(),
    )
    plan = Plan(setup, actor, source)
    plan.carry_out(Sit(seat=wanted.seat))
    plan.seat_bots(wanted.bots or stand_in(table.setup.game))
    return await plan.open(registry, True)


def _out_after(table: Table, prefix: list[str], seat: int) -> bool:
    """Whether a seat is out of the game after these moves."""
    match = table.match
    assert match is not None
    again = begin(table.game, table.players, table.options, match.origin)
    for text in prefix:
        again.play(text)
    return again.is_out(seat)


class Plan:
    """The first entries of a table that is about to be opened, and the state they lead to."""

    def __init__(
        self, setup: TableSetup, actor: Actor, source: str | None = None, rematch_of: str | None = None
    ) -> None:
        self.setup = setup
        self.actor = actor
        self.source = source  # the address it is opened from
        self.made: list[Entry] = []
        self.table = Table(setup)
        self.add(Created(setup.host, rematch_of))

    def add(self, entry: Entry) -> None:
        self.table.append(entry, self.setup.created)
        self.made.append(entry)

    def carry_out(self, command: Command) -> None:
        for entry in entries_for(self.table, self.actor, command, self.setup.created):
            self.add(entry)

    def check(self, command: Command) -> None:
        """Refused if a command could not be carried out, before anything is written."""
        entries_for(self.table, self.actor, command, self.setup.created)

    def seat_bots(self, level: str) -> None:
        checked_level(self.table, level)
        for seat, chair in enumerate(self.table.chairs):
            if chair.empty:
                self.add(seated_bot(seat, level))

    async def open(self, registry: Registry, start: bool) -> LiveTable:
        """Write the table, choosing another code if it is taken, and start the game if requested."""
        registry.open_tables.check(self.setup.host, self.source, "playing" if start else "lobby")
        for _ in range(CODES_TRIED):
            table = Table(self.setup)
            entries = [table.append(entry, self.setup.created) for entry in self.made]
            taken = False
            # Counted before the write, since several may be in progress.
            registry.open_tables.note(table.code, self.setup.host, "lobby", self.source)
            try:
                await registry.store.create_table(self.setup, entries, summary(table), table.people())
            except BaseException as error:
                registry.open_tables.note(table.code, self.setup.host, "closed")
                if not isinstance(error, Taken):
                    raise
                taken = True
            if taken:
                self.setup.code = registry.new_code()
                continue
            live = registry.add(table)
            if start:
                async with live.lock:
                    await live.carry_out(self.actor, Start())
            return live
        raise Refused("conflict", "could not find a free code; try again")
