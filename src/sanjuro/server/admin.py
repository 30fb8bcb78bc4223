"""Administration: export, migration, ratings, reports; with backup and restore from `backups.py`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from sanjuro.server.backups import BadBackup, backup, restore
from sanjuro.server.people import bans, ratings
from sanjuro.server.storage import schema
from sanjuro.server.storage.database import connect, migrate, versions

__all__ = ["BadBackup", "SQLAlchemyError", "backup", "restore"]

OPERATOR: Final = "operator"
# Log entries that record decisions of the host or of the players.
HOST_KINDS: Final = (
    "created",
    "arranged",
    "bot",
    "no_bot",
    "started",
    "host",
    "kicked",
    "locked",
    "proposed",
    "agreed",
    "refused",
    "paused",
    "resumed",
    "paced",
    "closed",
)


def records(url: str, game: str | None = None) -> Iterator[tuple[str, str]]:
    """The records of all finished games: code and text."""
    engine = connect(url, 1)
    r, t = schema.records, schema.tables
    query = select(r.c.code, r.c.record).join(t, t.c.code == r.c.code).order_by(t.c.ended)
    if game is not None:
        query = query.where(t.c.game == game)
    try:
        with engine.connect() as connection:
            yield from ((row[0], row[1]) for row in connection.execute(query))
    finally:
        engine.dispose()


def export(url: str, folder: Path, game: str | None = None) -> int:
    """Write every finished game to a file; returns their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for code, text in records(url, game):
        (folder / f"{code}.txt").write_text(text, "utf-8")
        count += 1
    return count


def bring_up_to_date(url: str) -> tuple[str | None, str | None]:
    """Migrate the database; returns the versions before and after."""
    engine = connect(url, 1)
    try:
        before = versions(engine)[0]
        migrate(engine)
        return before, versions(engine)[0]
    finally:
        engine.dispose()


def rate_again(url: str) -> int:
    """Recompute all ratings; returns the number of games."""
    engine = connect(url, 1)
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            return ratings.recompute(connection)
    finally:
        engine.dispose()


def reports(url: str) -> list[dict[str, Any]]:
    """The reports, with names."""
    engine = connect(url, 1)
    r, p = schema.reports, schema.people
    query = select(r, p.c.name).join(p, p.c.id == r.c.about, isouter=True).order_by(r.c.at)
    try:
        with engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]
    finally:
        engine.dispose()


def ban(url: str, kind: str, value: str, reason: str, days: float | None) -> bool:
    """Ban a person or a network, permanently or for some days; False if the person does not exist."""
    engine = connect(url, 1)
    now = time.time_ns() // 1_000_000
    until = None if days is None else now + int(days * 24 * 3_600_000)
    p = schema.people
    value = str(bans.as_network(value)) if kind == "network" else value
    try:
        with engine.connect().execution_options(writes=True) as c, c.begin():
            if kind == "person" and c.execute(select(p.c.id).where(p.c.id == value)).first() is None:
                return False
            bans.add(c, OPERATOR, kind, value, reason, now, until)
            return True
    finally:
        engine.dispose()


def unban(url: str, value: str) -> bool:
    """Lift the bans of a person or a network; False if there were none."""
    engine = connect(url, 1)
    b = schema.bans
    try:
        with engine.connect().execution_options(writes=True) as c, c.begin():
            lifted = bool(c.execute(delete(b).where(b.c.value == value)).rowcount)
            if lifted:
                bans.note(c, OPERATOR, "unban", value)
            return lifted
    finally:
        engine.dispose()


def banned(url: str) -> list[dict[str, Any]]:
    """All bans by the operator, with the names of people."""
    engine = connect(url, 1)
    b, p = schema.bans, schema.people
    query = select(b, p.c.name).join(p, p.c.id == b.c.value, isouter=True).order_by(b.c.at)
    try:
        with engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]
    finally:
        engine.dispose()


def audit(url: str, code: str | None = None) -> list[dict[str, Any]]:
    """The actions of operators and hosts, in order; for one table, only those at it."""
    engine = connect(url, 1)
    a, log = schema.audit, schema.log
    entries = select(log).where(log.c.kind.in_(HOST_KINDS))
    entries = entries if code is None else entries.where(log.c.code == code.upper())
    found: list[dict[str, Any]] = []
    try:
        with engine.connect() as connection:
            if code is None:
                found += [dict(row) for row in connection.execute(select(a)).mappings()]
            for row in connection.execute(entries).mappings():
                detail = msgspec.json.decode(row["body"])
                # The person of these entries is the one who was affected.
                actor = detail.pop("by", None) if row["kind"] == "kicked" else row["person"]
                about = row["person"] if row["kind"] == "kicked" else row["code"]
                detail.pop("networks", None)
                part = {"at": row["at"], "actor": actor, "action": row["kind"], "about": about, "code": row["code"]}
                found.append({**part, "detail": msgspec.json.encode(detail).decode()})
    finally:
        engine.dispose()
    return sorted(found, key=lambda row: int(row["at"]))


def silence(url: str, person: str, on: bool) -> bool:
    """Ban a person from chatting, or lift it; False if the person does not exist."""
    engine = connect(url, 1)
    p = schema.people
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            done = connection.execute(update(p).where(p.c.id == person).values(silenced=on))
            if done.rowcount:
                bans.note(connection, OPERATOR, "silence" if on else "unsilence", person)
            return bool(done.rowcount)
    finally:
        engine.dispose()


def forget_report(url: str, number: int) -> bool:
    engine = connect(url, 1)
    r = schema.reports
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            closed = bool(connection.execute(delete(r).where(r.c.id == number)).rowcount)
            if closed:
                bans.note(connection, OPERATOR, "close-report", str(number))
            return closed
    finally:
        engine.dispose()


def write_lines(out: IO[str], rows: list[dict[str, Any]]) -> None:
    for row in rows:
        out.write(msgspec.json.encode(row).decode() + "\n")
