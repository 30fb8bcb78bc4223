"""Profiles: ratings, statistics, games."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from sqlalchemy import Connection, select

import sanjuro
from sanjuro.server.http.errors import PROBLEMS
from sanjuro.server.http.requests import AnyRequest, person_of, registry_of
from sanjuro.server.people.ratings import shown
from sanjuro.server.protocol import http_bodies as bodies
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import PERSON_LENGTH
from sanjuro.server.storage import schema

LATEST = 20
LADDER = 100


@get("/api/people/{person:str}", responses=PROBLEMS)
async def profile(request: AnyRequest, person: FromPath[str]) -> bodies.Profile:
    """The games and results of a person."""
    registry = registry_of(request)
    me = person_of(request)
    # A guest who has not done anything yet exists, but has no row.
    known = len(person) == PERSON_LENGTH
    found = me if me.id == person else await registry.people.get(person) if known else None
    if found is None:
        raise Refused("not_found", "no such person")
    t, s, r, g = schema.tables, schema.sitters, schema.results, schema.ratings

    def read(c: Connection) -> tuple[list[Any], list[Any], list[str]]:
        games = (
            select(t.c.card)
            .join(s, s.c.code == t.c.code)
            .where(s.c.person == person, t.c.state == "over")
            .order_by(t.c.ended.desc())
            .limit(LATEST)
        )
        if me.id != person:
            games = games.where(t.c.open, t.c.watch)
        played = select(r.c.code, r.c.game, r.c.won, r.c.labels).where(r.c.who == person)
        return (
            list(c.execute(select(g).where(g.c.who == person).order_by(g.c.game)).mappings()),
            list(c.execute(played)),
            list(c.execute(games).scalars()),
        )

    ratings, played, cards = await registry.store.read(read)
    return bodies.Profile(
        person=found.id,
        name=found.name,
        account=found.account,
        since=found.created,
        ratings=[
            bodies.Rating(
                game=row["game"],
                rating=shown(row["mu"], row["sigma"]),
                mu=row["mu"],
                sigma=row["sigma"],
                games=row["games"],
            )
            for row in ratings
        ],
        tallies=tallies(played),
        games=[msgspec.json.decode(text, type=bodies.TableSummary) for text in cards],
    )


def tallies(played: list[Any]) -> list[bodies.Tally]:
    """Games and wins: of each game, and of each role, clan or character in it.

    A game in which a person had several seats, as in a solo game of Samurai Spirit, counts once; it is won if any won.
    """
    won_in: dict[str, bool] = {}
    for code, _, won, _ in played:
        won_in[code] = won_in.get(code, False) or bool(won)
    counted: dict[tuple[str, str, str], bodies.Tally] = {}
    seen: set[tuple[str, str, str]] = set()
    for code, game, _, labels in played:
        kinds = [("", ""), *sorted(msgspec.json.decode(labels, type=dict[str, str]).items())]
        for label, value in kinds:
            if (code, label, value) in seen:
                continue
            seen.add((code, label, value))
            key = (game, label, value)
            if key not in counted:
                counted[key] = bodies.Tally(game=game, label=label, value=value, games=0, wins=0)
            counted[key].games += 1
            counted[key].wins += won_in[code]
    return [counted[key] for key in sorted(counted)]


@get("/api/ladder/{game:str}", responses=PROBLEMS)
async def ladder(request: AnyRequest, game: FromPath[str]) -> bodies.Ladder:
    """Accounts, best rating first."""
    if game not in sanjuro.GAMES:
        raise Refused("not_found", "no such game")
    g, p = schema.ratings, schema.people
    query = (
        select(p.c.id, p.c.name, g.c.mu, g.c.sigma, g.c.games)
        .join(p, p.c.id == g.c.who)
        .where(g.c.game == game, p.c.kept_name.is_not(None))
        .order_by((g.c.mu - 3 * g.c.sigma).desc())
        .limit(LADDER)
    )
    rows = await registry_of(request).store.read(lambda c: list(c.execute(query)))
    return bodies.Ladder(
        game=game,
        people=[
            bodies.LadderRow(person=row[0], name=row[1], rating=shown(row[2], row[3]), games=row[4]) for row in rows
        ],
    )


ROUTES = [profile, ladder]
