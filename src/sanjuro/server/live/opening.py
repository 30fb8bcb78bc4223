"""Opening tables: as somebody wants it, from an example, for a rematch, or going on from a finished game."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection

import sanjuro
from sanjuro import examples
from sanjuro.core.game import Game
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.registry import Registry
from sanjuro.server.protocol.http_bodies import NewTable, WhatIf
from sanjuro.server.protocol.messages import Command, Sit, Start
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.storage.store import SAT
from sanjuro.server.storage.writer import Taken, Work
from sanjuro.server.tables.bot_levels import stand_in
from sanjuro.server.tables.commands import (
    checked_level,
    checked_options,
    checked_settings,
    drafts,
    seated_bot,
)
from sanjuro.server.tables.entries import Actor, Draft, TableSetup
from sanjuro.server.tables.table import Table
from sanjuro.server.views.summaries import summary

CODES_TRIED = 10


async def open_table(registry: Registry, actor: Actor, new: NewTable) -> LiveTable:
    """A table as somebody wants it."""
    game: Game[Any] | None = sanjuro.GAMES.get(new.game)
    if game is None:
        raise Refused("bad_value", f"there is no game {new.game!r}; the games are {', '.join(sanjuro.GAMES)}")
    if new.example is not None:
        return await open_example(registry, actor, game, new.example, new)
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
    plan = Plan(setup, actor)
    if new.seat is not None:
        plan.carry_out(Sit(seat=new.seat))
    if new.bots is not None:
        plan.seat_bots(new.bots)
    if new.start:
        plan.check(Start())
    return await plan.open(registry, new.start)


async def open_example(registry: Registry, actor: Actor, game: Game[Any], name: str, new: NewTable) -> LiveTable:
    """A table in the position of an example: its maker is asked first, the other seats are played by bots."""
    if new.players is not None or new.options:
        raise Refused("bad_value", "an example has players and options of its own")
    try:
        match = examples.begin(game.key, name)
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
    plan = Plan(setup, actor)
    plan.carry_out(Sit(seat=match.asked))
    plan.seat_bots(stand_in(game.key))
    return await plan.open(registry, True)


async def open_rematch(registry: Registry, table: Table, actor: Actor) -> str:
    """The next table for the same people and bots; who has left leaves an empty seat, who was sent away stays so.

    An example begins again; any other table gets a new deal.
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
    plan = Plan(setup, actor)
    for seat, chair in enumerate(table.chairs):
        if chair.level is not None:
            plan.add(Draft("bot", seat, None, {"level": chair.level, "name": chair.name}))
        elif chair.person in people:
            plan.add(Draft("sat", seat, chair.person, {"name": chair.name, "account": chair.account}))
    for person in sorted(table.banned):
        plan.add(Draft("kicked", None, person))
    # One click is enough where nobody has to be waited for.
    taken = all(not chair.empty for chair in plan.table.chairs)
    live = await plan.open(registry, taken and plan.table.people() == [actor.person])
    return live.table.code


async def open_what_if(registry: Registry, table: Table, actor: Actor, wanted: WhatIf) -> LiveTable:
    """A table that goes on from a finished game, the other seats played by bots."""
    match = table.match
    if match is None:
        raise Refused("not_now", "this game was played by older rules and cannot be gone on with")
    if not 0 <= wanted.seat < len(table.chairs):
        raise Refused("bad_value", f"the seats are 0 to {len(table.chairs) - 1}, not {wanted.seat}")
    if not 0 <= wanted.move < len(match.history):
        raise Refused("bad_value", f"the game can be gone on with after 0 to {len(match.history) - 1} moves")
    setup = TableSetup(
        code=registry.new_code(),
        game=table.setup.game,
        rules=table.game.rules,
        players=table.players,
        options=table.options,
        settings=checked_settings({"pace": wanted.pace, "language": table.settings.language, "watch": False}),
        host=actor.person,
        origin=match.origin,
        prefix=[step.text for step in match.history[: wanted.move]],
        from_code=table.code,
        from_move=wanted.move,
        created=registry.now(),
    )
    plan = Plan(setup, actor)
    plan.carry_out(Sit(seat=wanted.seat))
    plan.seat_bots(wanted.bots or stand_in(table.setup.game))
    return await plan.open(registry, True)


class Plan:
    """The first entries of a table that is about to be opened, and the table as they make it."""

    def __init__(self, setup: TableSetup, actor: Actor) -> None:
        self.setup = setup
        self.actor = actor
        self.made: list[Draft] = []
        self.table = Table(setup)
        self.add(Draft("created", None, setup.host))

    def add(self, draft: Draft) -> None:
        self.table.append(draft, self.setup.created)
        self.made.append(draft)

    def carry_out(self, command: Command) -> None:
        for draft in drafts(self.table, self.actor, command, self.setup.created):
            self.add(draft)

    def check(self, command: Command) -> None:
        """Refuse, before anything is written, what could not be carried out."""
        drafts(self.table, self.actor, command, self.setup.created)

    def seat_bots(self, level: str) -> None:
        checked_level(self.table, level)
        for seat, chair in enumerate(self.table.chairs):
            if chair.empty:
                self.add(seated_bot(self.table, seat, level))

    async def open(self, registry: Registry, start: bool) -> LiveTable:
        """Write the table, with another code if there is one with that already, and start the game if wanted."""
        for _ in range(CODES_TRIED):
            table = Table(self.setup)
            entries = [table.append(draft, self.setup.created) for draft in self.made]
            sitting = [{"code": self.setup.code, "person": person} for person in table.people()]
            taken = False
            try:
                await registry.store.create_table(
                    self.setup, entries, msgspec.json.encode(summary(table)), _sitting(sitting)
                )
            except Taken:
                taken = True
            if taken:
                self.setup.code = registry.new_code()
                continue
            live = registry.add(table)
            if start:
                async with live.lock:
                    await live.carry_out(self.actor, Start())
            return live
        raise Refused("conflict", "no free code was found; try again")


def _sitting(rows: list[dict[str, Any]]) -> Work:
    def work(connection: Connection) -> None:
        for row in rows:
            connection.execute(SAT, row)

    return work
