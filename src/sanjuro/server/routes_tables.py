"""Tables over HTTP: open one, find one, do something there, follow it as a stream."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from sqlalchemy import Connection, select

import sanjuro
from sanjuro import __version__
from sanjuro.core.window import WATCHER
from sanjuro.server import faces
from sanjuro.server.answers import PROBLEMS, AnyRequest, house_of, limited, limits_of, person_of, room_of
from sanjuro.server.bodies import ClockInfo, GameInfo, Games, Lobby, NewTable, Opened, OptionInfo, Story, TableCard
from sanjuro.server.clocks import PACES, PRESETS
from sanjuro.server.commands import LANGUAGES, PHRASES, Refused
from sanjuro.server.desk import Desk
from sanjuro.server.ears import Ear
from sanjuro.server.house import House
from sanjuro.server.levels import levels
from sanjuro.server.messages import PROTOCOL, AnyCommand, Done, Pong, Reason, Snapshot
from sanjuro.server.people import Person
from sanjuro.server.room import Room
from sanjuro.server.socket import since as entry_since
from sanjuro.server.storage import schema

LISTED = 100
STEPS = 40
QUIET_SECONDS = 15.0


def game_info(key: str) -> GameInfo:
    game = sanjuro.GAMES[key]
    seats: dict[str, int] = {}
    for players in game.counts():
        try:
            seats[str(players)] = game.seats(players, game.settled(players, {}))
        except ValueError:
            seats[str(players)] = players  # the usual options are not for so many
    return GameInfo(
        key=key,
        rules=game.rules,
        players=game.counts(),
        usual=game.usual,
        seats=seats,
        options=[
            OptionInfo(
                name=option.name,
                about=option.about,
                default=option.default,
                choices=option.choices,
                several=option.several,
            )
            for option in game.options
        ],
        bots=list(levels(key)),
    )


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def games(request: AnyRequest) -> Response[Games]:
    """What can be played here, and how."""
    body = Games(
        version=__version__,
        protocol=PROTOCOL,
        games=[game_info(key) for key in sanjuro.GAMES],
        clocks=[ClockInfo(key=key, each=preset.each, bank=preset.bank) for key, preset in PRESETS.items()],
        paces=list(PACES),
        phrases=PHRASES,
        languages=LANGUAGES,
        passkeys=bool(request.app.state["passkeys"]),
    )
    return Response(body, headers={"Cache-Control": "public, max-age=60"})


@get("/api/lobby", responses=PROBLEMS)
async def lobby(
    request: AnyRequest, game: FromQuery[str | None] = None, language: FromQuery[str | None] = None
) -> Lobby:
    """Open tables, running ones that may be watched, and mine."""
    house = house_of(request)
    person = person_of(request)
    t, s = schema.tables, schema.sitters

    def read(c: Connection) -> tuple[list[str], list[str], list[str]]:
        listed = select(t.c.card).where(t.c.open).order_by(t.c.changed.desc()).limit(LISTED)
        if game is not None:
            listed = listed.where(t.c.game == game)
        mine = (
            select(t.c.card)
            .join(s, s.c.code == t.c.code)
            .where(s.c.person == person.id, t.c.state.in_(["lobby", "playing"]))
            .order_by(t.c.changed.desc())
            .limit(LISTED)
        )
        return (
            list(c.execute(listed.where(t.c.state == "lobby")).scalars()),
            list(c.execute(listed.where(t.c.state == "playing", t.c.watch)).scalars()),
            list(c.execute(mine).scalars()),
        )

    found = await house.store.read(read)
    cards = [[msgspec.json.decode(text, type=TableCard) for text in part] for part in found]
    if language is not None:
        cards[:2] = [[card for card in part if card.settings.language == language] for part in cards[:2]]
    for card in [card for part in cards for card in part]:
        _freshen(house, person, card)
    return Lobby(open=cards[0], running=cards[1], mine=cards[2])


def _freshen(house: House, person: Person, card: TableCard) -> None:
    """What only the table in memory knows: how far it is, and whether it waits for me."""
    room = house.rooms.get(card.code)
    card.mine = any(seat.person == person.id for seat in card.seats)
    if room is not None:
        card.moves = room.table.moves_played
        asked = room.table.asked
        card.asked_me = asked is not None and room.table.chairs[asked].person == person.id


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """A new table."""
    house = house_of(request)
    person = person_of(request)
    limited(request, "open", person.id)
    limited(request, "open")
    person = await house.people.meet(person)
    room = await house.open_table(person.asker(), data)
    return Opened(code=room.table.code)


def may_look(room: Room, person: Person) -> None:
    table = room.table
    if person.id in table.banned:
        raise Refused("kicked", "the host has sent you away from this table")
    seated = bool(table.seats_of(person.id)) or table.host == person.id
    if not seated and table.state != "lobby" and not table.settings.watch:
        raise Refused("not_allowed", "this table is not for onlookers")


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def table_now(request: AnyRequest, code: FromPath[str]) -> Snapshot:
    """What the socket would say first."""
    room = await room_of(request, code)
    person = person_of(request)
    may_look(room, person)
    async with room.lock:
        return room.snapshot(Desk.looker(person))


@get("/api/tables/{code:str}/story", responses=PROBLEMS)
async def story(request: AnyRequest, code: FromPath[str], before: FromQuery[int | None] = None) -> Story:
    """What happened before a move, as my eyes saw it."""
    room = await room_of(request, code)
    person = person_of(request)
    may_look(room, person)
    async with room.lock:
        table = room.table
        eye = Desk.looker(person).eye(table) if table.match is not None else WATCHER
        told = [told for told in table.told if before is None or told.move < before]
        steps = [faces.step(table, one, eye) for one in told[-STEPS:]]
    return Story(steps=steps, more=len(told) > STEPS)


@post("/api/tables/{code:str}/commands", status_code=200, responses=PROBLEMS)
async def command(
    request: AnyRequest, code: FromPath[str], data: JSONBody[AnyCommand]
) -> Done | Reason | Pong | Snapshot:
    """The same commands as over the socket."""
    room = await room_of(request, code)
    person = person_of(request)
    limited(request, "command", person.id)
    answer: Any = await Desk(house_of(request), limits_of(request), room).do(person, data, None)
    assert isinstance(answer, (Done, Reason, Pong, Snapshot))
    return answer


@get("/api/tables/{code:str}/events", responses=PROBLEMS, media_type="application/x-ndjson")
async def events(request: AnyRequest, code: FromPath[str], since: FromQuery[str | None] = None) -> Stream:
    """The bots' door: the messages of the table, one a line; an empty line when it is quiet."""
    room = await room_of(request, code)
    person = person_of(request)
    limited(request, "connect")
    ear = Ear(Desk.looker(person))
    await room.enter(ear, entry_since(since))

    async def lines() -> AsyncIterator[bytes]:
        try:
            while True:
                waiting = await ear.next(QUIET_SECONDS)
                if waiting is None:
                    return
                yield b"\n" if not waiting else b"\n".join(waiting) + b"\n"
        finally:
            room.exit(ear)

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(lines(), media_type="application/x-ndjson", headers=headers)


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def alive() -> str:
    """The process lives."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, responses=PROBLEMS)
async def ready(request: AnyRequest) -> str:
    """The database answers."""
    await house_of(request).store.ready()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=False)
def metrics(request: AnyRequest) -> str:
    """Numbers for Prometheus."""
    house = house_of(request)
    if not house.settings.metrics:
        raise Refused("not_found", "metrics are switched off")
    return house.metrics.text().decode()


ROUTES = [games, lobby, open_table, table_now, story, command, events, alive, ready, metrics]
