"""Finished games over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection, and_, or_, select

from sanjuro.bots.beliefs import HIDDEN
from sanjuro.core.lines import OpenLine, phrases
from sanjuro.core.window import EVERYTHING, WATCHER
from sanjuro.server.http.errors import PROBLEMS
from sanjuro.server.http.requests import (
    AnyRequest,
    limit_bytes,
    limited,
    permitted_table,
    person_of,
    registry_of,
    visit_of,
)
from sanjuro.server.limits import source
from sanjuro.server.live.opening import open_what_if
from sanjuro.server.protocol import http_bodies as bodies
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import whole_number
from sanjuro.server.records.replays import Replays
from sanjuro.server.records.verification import check, with_comments
from sanjuro.server.storage import schema
from sanjuro.server.tables.permissions import SEE_RECORD
from sanjuro.server.tables.table import Table
from sanjuro.server.views import table_views
from sanjuro.server.views.summaries import summary

PAGE = 30
STEPS_MOST = 50
# Approximate size of a table that continues from a finished game: it stores the moves before.
WHAT_IF_BYTES = 8000

REPLAYS = Replays()


async def finished(request: AnyRequest, code: str) -> Table:
    """A finished game as stored; it never changes again."""
    async with permitted_table(request, code, SEE_RECORD) as live:
        return live.table


async def record_text(request: AnyRequest, table: Table) -> tuple[str, list[dict[str, str]]]:
    """The record and the roles, as stored when the game ended."""
    r = schema.records
    query = select(r.c.record, r.c.labels).where(r.c.code == table.code)
    row = await registry_of(request).store.read(lambda c: c.execute(query).first())
    if row is None:
        raise Refused("not_found", "this game has no record")
    state = table_views.table_state(table)
    text = with_comments(row[0], table.code, state.commitment, state.seats)
    return text, msgspec.json.decode(row[1], type=list[dict[str, str]])


@get("/api/records", responses=PROBLEMS)
async def records(
    request: AnyRequest,
    game: FromQuery[str | None] = None,
    person: FromQuery[str | None] = None,
    before: FromQuery[int | None] = None,
) -> bodies.Records:
    """Finished games, latest first: public ones and the person's own."""
    me = person_of(request)
    t, s = schema.tables, schema.sitters
    mine = select(s.c.code).where(s.c.person == me.id)
    query = select(t.c.card, t.c.ended).where(t.c.state == "over", or_(and_(t.c.open, t.c.watch), t.c.code.in_(mine)))
    if game is not None:
        query = query.where(t.c.game == game)
    if person is not None:
        query = query.where(t.c.code.in_(select(s.c.code).where(s.c.person == person)))
    if before is not None:
        query = query.where(t.c.ended < min(max(before, 0), 2**62))
    query = query.order_by(t.c.ended.desc()).limit(PAGE + 1)

    def read(c: Connection) -> list[Any]:
        return list(c.execute(query))

    rows = await registry_of(request).store.read(read)
    cards = [msgspec.json.decode(row[0], type=bodies.TableSummary) for row in rows[:PAGE]]
    for one in cards:
        one.mine = any(seat.person == me.id for seat in one.seats)
    return bodies.Records(games=cards, next=rows[PAGE - 1][1] if len(rows) > PAGE else None)


@get("/api/records/{code:str}", responses=PROBLEMS)
async def record_info(request: AnyRequest, code: FromPath[str]) -> bodies.RecordInfo:
    """The outcome and the roles of a game."""
    table = await finished(request, code)
    _, labels = await record_text(request, table)
    state = table_views.table_state(table)
    shown = summary(table)
    shown.mine = bool(table.seats_of(person_of(request).id))
    return bodies.RecordInfo(
        card=shown,
        moves=table.moves_played,
        outcome=table.outcome or {},
        labels=labels,
        commitment=state.commitment,
        secret=state.secret,
        started=table.started,
        ended=table.ended,
        view=table_views.view(table, EVERYTHING) or {},
        hides=HIDDEN.get(table.setup.game),
    )


@get("/api/records/{code:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """Download the record."""
    limited(request, "record")
    table = await finished(request, code)
    text, _ = await record_text(request, table)
    name = f"{table.setup.game}-{table.code}.txt"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


def eye_of(table: Table, eyes: str) -> int:
    if eyes == "open":
        return EVERYTHING
    if eyes == "watcher":
        return WATCHER
    seat = whole_number(eyes, len(table.chairs) - 1)
    if seat is not None:
        return seat
    raise Refused(
        "bad_value", f"eyes must be open, watcher or a seat from 0 to {len(table.chairs) - 1}, not {eyes[:20]!r}"
    )


@get("/api/records/{code:str}/replay", responses=PROBLEMS)
async def replay(
    request: AnyRequest,
    code: FromPath[str],
    move: FromQuery[int] = 0,
    count: FromQuery[int] = 1,
    eyes: FromQuery[str] = "open",
    beliefs: FromQuery[bool] = False,
) -> bodies.Replay:
    """The game after a number of moves, from any view; with `beliefs` also the probabilities of hidden roles."""
    limited(request, "record")
    table = await finished(request, code)
    match = table.match
    if match is None:
        raise Refused("not_now", "this game was played by older rules: its record can be read, but not replayed")
    moves = len(match.history)
    if not 0 <= move <= moves:
        raise Refused("bad_value", f"the move must be 0 (the deal) to {moves}")
    if not 1 <= count <= STEPS_MOST:
        raise Refused("bad_value", f"request 1 to {STEPS_MOST} steps at a time")
    eye = eye_of(table, eyes)
    steps = await asyncio.to_thread(REPLAYS.of(table).steps, move, count, eye, beliefs)
    return bodies.Replay(moves=moves, eyes=table_views.eyes(eye), steps=steps)


@get("/api/records/{code:str}/chances", responses=PROBLEMS)
async def chances(request: AnyRequest, code: FromPath[str]) -> bodies.Chances:
    """Win probabilities over the game, and its turning points. The first response takes some seconds."""
    limited(request, "record")
    table = await finished(request, code)
    match = table.match
    if match is None:
        raise Refused("not_now", "this game was played by older rules: its record can be read, but not analysed")
    analyses = registry_of(request).analyses
    if not analyses.kept(table.code):
        limited(request, "analysis")
    owner = registry_of(request).addresses.owner(person_of(request).id)
    report = await analyses.of(table.code, match, owner)
    found = REPLAYS.of(table)
    told = [await asyncio.to_thread(found.steps, one.move, 1, EVERYTHING) for one in report.turning_points]
    return bodies.Chances(
        teams=report.teams,
        points=[bodies.ChancePoint(**point._asdict()) for point in report.points],
        turning_points=[
            bodies.TurningPoint(
                **one._asdict(),
                events=steps[0].events,
                phrases=phrases(steps[0].events, OpenLine(match.game.lines)),
            )
            for one, steps in zip(report.turning_points, told, strict=True)
        ],
    )


@get("/api/records/{code:str}/verify", responses=PROBLEMS)
async def verify(request: AnyRequest, code: FromPath[str]) -> bodies.Checked:
    """Verify the game, as `sanjuro verify` does with its record."""
    limited(request, "record")
    table = await finished(request, code)
    text, _ = await record_text(request, table)
    return await asyncio.to_thread(check, text)


@post("/api/records/{code:str}/what_if", responses=PROBLEMS)
async def what_if(request: AnyRequest, code: FromPath[str], data: JSONBody[bodies.WhatIf]) -> bodies.Opened:
    """Open a table that continues from a move of a finished game."""
    registry = registry_of(request)
    limited(request, "open", person_of(request).id)
    limited(request, "open")
    table = await finished(request, code)
    limit_bytes(request, WHAT_IF_BYTES)
    person = await registry.people.meet(person_of(request))
    live = await open_what_if(registry, table, person.actor(), data, source(visit_of(request).address))
    return bodies.Opened(code=live.table.code)


ROUTES = [records, record_info, record, replay, chances, verify, what_if]
