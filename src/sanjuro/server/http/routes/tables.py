"""Tables over HTTP: open and find tables, send commands, follow the stream of events."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from sqlalchemy import ColumnElement, func, select
from sqlalchemy import Connection as DatabaseConnection

import sanjuro
from sanjuro import __version__
from sanjuro.core.window import WATCHER
from sanjuro.server.http.errors import PROBLEMS
from sanjuro.server.http.requests import (
    AnyRequest,
    limit_bytes,
    limited,
    limits_of,
    permitted_table,
    person_of,
    registry_of,
    visit_of,
)
from sanjuro.server.http.routes.game_files import drawings, languages_of_rules
from sanjuro.server.limits import source
from sanjuro.server.live.connections import Connection
from sanjuro.server.live.opening import open_table as open_new_table
from sanjuro.server.live.registry import Registry
from sanjuro.server.people.people import Person
from sanjuro.server.protocol.http_bodies import (
    ClockInfo,
    GameInfo,
    Games,
    Lobby,
    NewTable,
    Opened,
    OptionInfo,
    Story,
    TableSummary,
)
from sanjuro.server.protocol.messages import PROTOCOL, AnyCommand, Done, Pong, Reason, Snapshot
from sanjuro.server.protocol.text import whole_number
from sanjuro.server.realtime.asgi import ABORT
from sanjuro.server.realtime.dispatch import Dispatcher, viewer
from sanjuro.server.realtime.socket import SEQ_MOST
from sanjuro.server.storage import schema
from sanjuro.server.tables.bot_levels import levels
from sanjuro.server.tables.clocks import PACES, PRESETS
from sanjuro.server.tables.commands import LANGUAGES, PHRASES
from sanjuro.server.tables.permissions import SEE
from sanjuro.server.views import table_views

LISTED = 100
LISTED_EACH = 5  # tables opened by one person
STEPS = 40
QUIET_SECONDS = 15.0
# Approximate size of a new table in the database.
TABLE_BYTES = 3000


def game_info(key: str) -> GameInfo:
    game = sanjuro.GAMES[key]
    seats: dict[str, int] = {}
    for players in game.counts():
        try:
            seats[str(players)] = game.seats(players, game.settled(players, {}))
        except ValueError:
            seats[str(players)] = players  # the default options do not allow this many
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
        rules_pages=languages_of_rules(key),
        art=drawings(key),
    )


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def games(request: AnyRequest) -> Response[Games]:
    """List the games, with their options."""
    body = Games(
        version=__version__,
        protocol=PROTOCOL,
        games=[game_info(key) for key in sanjuro.GAMES],
        clocks=[ClockInfo(key=key, each=preset.each, bank=preset.bank) for key, preset in PRESETS.items()],
        paces=list(PACES),
        phrases=PHRASES,
        languages=LANGUAGES,
        passkeys=bool(request.app.state["passkeys"]),
        share=registry_of(request).share,
    )
    return Response(body, headers={"Cache-Control": "public, max-age=60"})


@get("/api/lobby", responses=PROBLEMS)
async def lobby(
    request: AnyRequest, game: FromQuery[str | None] = None, language: FromQuery[str | None] = None
) -> Lobby:
    """Open tables, running games that can be watched, and the person's own tables."""
    registry = registry_of(request)
    person = person_of(request)
    t, s = schema.tables, schema.sitters

    def read(c: DatabaseConnection) -> tuple[list[str], list[str], list[str]]:
        def listed(*wanted: ColumnElement[bool]) -> list[str]:
            """The latest tables, but only a few per person."""
            latest = t.c.changed.desc()
            nth = func.row_number().over(partition_by=t.c.host, order_by=latest).label("nth")
            found = select(t.c.card, t.c.changed, nth).where(t.c.open, *wanted)
            if game is not None:
                found = found.where(t.c.game == game)
            each = found.subquery()
            query = select(each.c.card).where(each.c.nth <= LISTED_EACH).order_by(each.c.changed.desc()).limit(LISTED)
            return list(c.execute(query).scalars())

        mine = (
            select(t.c.card)
            .join(s, s.c.code == t.c.code)
            .where(s.c.person == person.id, t.c.state.in_(["lobby", "playing"]))
            # Examples are tried out and abandoned; nobody waits for the next move.
            .where(t.c.origin.not_like("example %"))
            .order_by(t.c.changed.desc())
            .limit(LISTED)
        )
        return (
            listed(t.c.state == "lobby"),
            listed(t.c.state == "playing", t.c.watch),
            list(c.execute(mine).scalars()),
        )

    found = await registry.store.read(read)
    cards = [[msgspec.json.decode(text, type=TableSummary) for text in part] for part in found]
    if language is not None:
        cards[:2] = [[card for card in part if card.settings.language == language] for part in cards[:2]]
    for card in [card for part in cards for card in part]:
        _freshen(registry, person, card)
    return Lobby(open=cards[0], running=cards[1], mine=cards[2])


def _freshen(registry: Registry, person: Person, card: TableSummary) -> None:
    """Add what the database lacks: the progress of tables in memory, and whose turn it is."""
    live = registry.live_tables.get(card.code)
    card.mine = any(seat.person == person.id for seat in card.seats)
    if live is not None:
        card.moves = live.table.moves_played
        asked = live.table.asked
        card.asked_me = asked is not None and live.table.chairs[asked].person == person.id
    elif card.code in registry.asleep:
        card.asked_me = registry.asleep[card.code].asked == person.id


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Open a table."""
    registry = registry_of(request)
    person = person_of(request)
    limited(request, "open", person.id)
    limited(request, "open")
    limit_bytes(request, TABLE_BYTES)
    person = await registry.people.meet(person)
    live = await open_new_table(registry, person.actor(), data, source(visit_of(request).address))
    return Opened(code=live.table.code)


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def table_now(request: AnyRequest, code: FromPath[str]) -> Snapshot:
    """The snapshot that the socket would send first."""
    async with permitted_table(request, code, SEE) as live:
        live.looked_at()
        return live.snapshot(viewer(person_of(request)))


@get("/api/tables/{code:str}/story", responses=PROBLEMS)
async def story(request: AnyRequest, code: FromPath[str], before: FromQuery[int | None] = None) -> Story:
    """The events before a move, as the person may see them."""
    async with permitted_table(request, code, SEE) as live:
        table = live.table
        # People who share a device must not read what another person saw.
        reader = viewer(person_of(request))
        live.look_again(reader)
        eye = reader.eye(table) if table.match is not None else WATCHER
        moves = [move for move in table.story if before is None or move.move < before]
        steps = [table_views.step(table, move, eye) for move in moves[-STEPS:]]
    return Story(steps=steps, more=len(moves) > STEPS)


@post("/api/tables/{code:str}/commands", status_code=200, responses=PROBLEMS)
async def command(
    request: AnyRequest, code: FromPath[str], data: JSONBody[AnyCommand]
) -> Done | Reason | Pong | Snapshot:
    """The same commands as over the socket."""
    person = person_of(request)
    limited(request, "command", person.id)
    async with registry_of(request).table(code) as live:
        dispatcher = Dispatcher(registry_of(request), limits_of(request), live, visit_of(request).address)
        answer: Any = await dispatcher.do(person, data, None)
    assert isinstance(answer, (Done, Reason, Pong, Snapshot))
    return answer


@get("/api/tables/{code:str}/events", responses=PROBLEMS, media_type="application/x-ndjson")
async def events(request: AnyRequest, code: FromPath[str], since: FromQuery[str | None] = None) -> Stream:
    """For programs: the messages of the table, one per line; an empty line as a heartbeat.

    The stream is closed if its owner sends no command for a while (`ping` is enough).
    """
    person = person_of(request)
    limited(request, "connect")
    extensions: Any = request.scope.get("extensions") or {}
    connection = Connection(viewer(person), abort=extensions.get(ABORT))
    visit = visit_of(request)
    connection.by_token = visit.by_token
    connection.session = "" if visit.by_token else visit.session
    connection.ends_when_idle = True
    connection.network = registry_of(request).people.network_mark(visit_of(request).address)
    async with registry_of(request).table(code) as live:
        await live.enter(connection, whole_number(since, SEQ_MOST))

    async def lines() -> AsyncIterator[bytes]:
        try:
            while True:
                queued = await connection.next(QUIET_SECONDS)
                if queued is None:
                    return
                yield b"\n" if not queued else b"\n".join(queued) + b"\n"
        finally:
            live.exit(connection)

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(lines(), media_type="application/x-ndjson", headers=headers)


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def alive() -> str:
    """Liveness check."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, responses=PROBLEMS)
async def ready(request: AnyRequest) -> str:
    """Readiness check: the database answers."""
    await registry_of(request).store.ready()
    return "ok\n"


ROUTES = [games, lobby, open_table, table_now, story, command, events, alive, ready]
