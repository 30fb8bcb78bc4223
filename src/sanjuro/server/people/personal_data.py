"""Personal data: export and erasure.

Games stay, because they belong to the others too: whoever is erased is a guest without a name in them. Sequence numbers
and moves stay as they are, so every log still replays.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, delete, select, update

from sanjuro.server.people import accounts
from sanjuro.server.people.people import People, Person
from sanjuro.server.people.ratings import shown
from sanjuro.server.protocol import http_bodies as bodies
from sanjuro.server.protocol.text import guest_name
from sanjuro.server.storage import schema
from sanjuro.server.storage.store import as_json

# Rows per transaction, so that other writes get their turn in between.
ROWS: Final = 300


def anonymised(kind: str, body: dict[str, Any], name: str) -> dict[str, Any]:
    """The stored body of a log entry without its author's name; chat lines lose their text too."""
    return {"name": name, "removed": True} if kind == "chat" else {**body, "name": name, "account": False}


async def erase(people: People, person: Person) -> None:
    """Erase a person from the database: account, names, chat, sessions, tokens, mutes and the text of reports.

    They are signed out by the first transaction; tables in memory are the caller's business (`Registry.erase`).
    """
    k, m, r = schema.passkeys, schema.mutes, schema.reports
    name = guest_name(person.id)
    await accounts.sign_out_everywhere(
        people,
        person,
        delete(k).where(k.c.person == person.id),
        delete(m).where(m.c.person == person.id),
        update(r).where(r.c.by == person.id).values(text=""),
        name=name,
        kept_name=None,
        reading=None,
        password=None,
        language="en",
    )
    await anonymise_tables(people, person.id, await _tables_of(people, person.id))


async def _tables_of(people: People, person: str) -> list[str]:
    """The codes of all tables where a person has sat or chatted."""
    g = schema.log
    query = select(g.c.code).where(g.c.person == person, schema.WRITTEN).distinct().order_by(g.c.code)
    return await people.store.read(lambda c: list(c.execute(query).scalars()))


async def anonymise_tables(people: People, person: str, codes: list[str]) -> None:
    """Remove a person's names and chat from the logs and summaries of these tables."""
    name = guest_name(person)
    for code in codes:
        for rows in _pieces(await people.store.read(lambda c, code=code: _written(c, person, code))):  # type: ignore[misc]
            await people.store.write(lambda c, rows=rows: _rewrite(c, rows, name))  # type: ignore[misc]
        await people.store.write(lambda c, code=code: _rewrite_summary(c, code, person, name))  # type: ignore[misc]


def _pieces(rows: list[RowMapping]) -> list[list[RowMapping]]:
    return [rows[start : start + ROWS] for start in range(0, len(rows), ROWS)]


def _written(c: Connection, person: str, code: str) -> list[RowMapping]:
    g = schema.log
    query = select(g.c.code, g.c.seq, g.c.kind, g.c.body).where(g.c.code == code, g.c.person == person, schema.WRITTEN)
    return list(c.execute(query.order_by(g.c.seq)).mappings())


def _rewrite(c: Connection, rows: list[RowMapping], name: str) -> None:
    g = schema.log
    for row in rows:
        body = as_json(anonymised(row["kind"], msgspec.json.decode(row["body"]), name))
        c.execute(update(g).where(g.c.code == row["code"], g.c.seq == row["seq"]).values(body=body))


def _rewrite_summary(c: Connection, code: str, person: str, name: str) -> None:
    t = schema.tables
    card: dict[str, Any] = msgspec.json.decode(c.execute(select(t.c.card).where(t.c.code == code)).scalar_one())
    for seat in card["seats"]:
        if seat.get("person") == person:
            seat.update(name=name, account=False)
    c.execute(update(t).where(t.c.code == code).values(card=as_json(card)))


# ---- export -----------------------------------------------------------------------------


async def export(people: People, person: Person) -> bodies.PersonalData:
    """Everything the server stores about a person."""
    return await people.store.read(lambda c: _collected(c, person, people.now()))


def _collected(c: Connection, person: Person, now: int) -> bodies.PersonalData:
    who = person.id

    def rows(query: Any) -> list[RowMapping]:
        return list(c.execute(query).mappings())

    k, t, s, g = schema.passkeys, schema.tokens, schema.sessions, schema.log
    written = rows(select(g).where(g.c.person == who, schema.WRITTEN).order_by(g.c.at, g.c.code, g.c.seq))
    said = [(row, msgspec.json.decode(row["body"])) for row in written]
    n, r = schema.results, schema.ratings
    results = rows(select(n).where(n.c.who == who).order_by(n.c.at, n.c.code))
    ratings = rows(select(r).where(r.c.who == who).order_by(r.c.game))
    p = schema.reports
    return bodies.PersonalData(
        exported=now,
        person=who,
        name=person.name,
        language=person.language,
        created=person.created,
        account=person.account,
        password=person.password is not None,
        passkeys=list(c.execute(select(k.c.created).where(k.c.person == who).order_by(k.c.created)).scalars()),
        tokens=[
            bodies.Token(id=row["id"], label=row["label"], created=row["created"], used=row["used"])
            for row in rows(select(t).where(t.c.person == who).order_by(t.c.created))
        ],
        sessions=[
            bodies.Session(id=row["id"], agent=row["agent"], created=row["created"], seen=row["seen"])
            for row in rows(select(s).where(s.c.person == who, s.c.ended.is_(None)).order_by(s.c.seen.desc()))
        ],
        muted=person.muted,
        seats=[
            bodies.SeatTaken(table=row["code"], seat=row["seat"] or 0, name=body["name"], at=row["at"])
            for row, body in said
            if row["kind"] == "sat"
        ],
        chat=[
            bodies.Said(table=row["code"], at=row["at"], text=body.get("text", ""), phrase=body.get("phrase", ""))
            for row, body in said
            if row["kind"] == "chat" and not body.get("removed")
        ],
        results=[
            bodies.GamePlayed(table=row["code"], game=row["game"], seat=row["seat"], won=row["won"], at=row["at"])
            for row in results
        ],
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
        reports=[
            bodies.Reported(table=row["code"], about=row["about"], reason=row["reason"], text=row["text"], at=row["at"])
            for row in rows(select(p).where(p.c.by == who).order_by(p.c.at))
        ],
    )
