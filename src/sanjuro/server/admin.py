"""Administration: backup, restore, export, migration, ratings, reports."""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, Table, delete, func, select, update

from sanjuro.server.people import ratings
from sanjuro.server.storage import schema
from sanjuro.server.storage.database import connect, migrate, versions

MAGIC: Final = "sanjuro backup 1"
BATCH: Final = 500


class BadBackup(ValueError):
    """A file that is not a backup of this version's tables."""


def backup(url: str, file: Path) -> int:
    """Everything into one compressed file of JSON lines, while the server runs; how many rows."""
    engine = connect(url, 1)
    rows = 0
    part = file.with_name(file.name + ".part")
    try:
        with gzip.open(part, "wb") as out, engine.connect() as connection:
            # One transaction sees one moment.
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            out.write(msgspec.json.encode({"kind": MAGIC, "version": _revision(connection)}) + b"\n")
            for table in schema.metadata.sorted_tables:
                for row in connection.execute(select(table)).mappings():
                    out.write(msgspec.json.encode({"table": str(table.name), "row": _plain(dict(row))}) + b"\n")
                    rows += 1
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return rows


def _revision(connection: Connection) -> str | None:
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(key): base64.b64encode(value).decode() if isinstance(value, bytes) else value for key, value in row.items()
    }


def restore(url: str, file: Path) -> int:
    """A backup into an empty database, of either kind; how many rows."""
    engine = connect(url, 2)
    try:
        migrate(engine)
        with gzip.open(file, "rb") as lines, engine.connect().execution_options(writes=True) as c, c.begin():
            _check_head(lines, engine)
            for table in schema.metadata.sorted_tables:
                if c.execute(select(table).limit(1)).first() is not None:
                    raise BadBackup("the database is not empty: restore into a new one")
            rows = _fill(c, lines)
            _go_on_counting(c)
            return rows
    except (OSError, EOFError, msgspec.DecodeError, KeyError) as error:
        raise BadBackup(f"{file} is not a backup: {error}") from None
    finally:
        engine.dispose()


def _check_head(lines: Any, engine: Engine) -> None:
    head = msgspec.json.decode(lines.readline())
    needed = versions(engine)[1]
    if head["kind"] != MAGIC:
        raise BadBackup("this file is not a backup of Sanjuro")
    if head["version"] != needed:
        raise BadBackup(
            f"the backup has version {head['version']} of the tables, this is {needed}: migrate, back up again"
        )


def _fill(connection: Connection, lines: Any) -> int:
    rows = 0
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    for line in lines:
        item = msgspec.json.decode(line)
        table = schema.metadata.tables[item["table"]]
        if current is not None and (table is not current or len(waiting) >= BATCH):
            connection.execute(current.insert(), waiting)
            waiting = []
        current = table
        waiting.append(_filled(table, item["row"]))
        rows += 1
    if current is not None and waiting:
        connection.execute(current.insert(), waiting)
    return rows


def _go_on_counting(connection: Connection) -> None:
    """PostgreSQL numbers new rows by a counter of its own, which must know of the rows that came with a number."""
    if connection.dialect.name != "postgresql":
        return
    for table in schema.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            highest = connection.execute(select(func.max(column))).scalar()
            if highest is not None:
                counter = func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(select(func.setval(counter, highest)))


def _filled(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    for column in table.columns:
        if isinstance(column.type, LargeBinary) and row[column.name] is not None:
            row[column.name] = base64.b64decode(row[column.name])
    return row


def records(url: str, game: str | None = None) -> Iterator[tuple[str, str]]:
    """All finished games as records: the code and the text."""
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
    """Every finished game as a file; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for code, text in records(url, game):
        (folder / f"{code}.txt").write_text(text, "utf-8")
        count += 1
    return count


def bring_up_to_date(url: str) -> tuple[str | None, str | None]:
    """Migrate; the versions before and after."""
    engine = connect(url, 1)
    try:
        before = versions(engine)[0]
        migrate(engine)
        return before, versions(engine)[0]
    finally:
        engine.dispose()


def rate_again(url: str) -> int:
    """All ratings anew; how many games."""
    engine = connect(url, 1)
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            return ratings.recompute(connection)
    finally:
        engine.dispose()


def reports(url: str) -> list[dict[str, Any]]:
    """What people have reported, with names."""
    engine = connect(url, 1)
    r, p = schema.reports, schema.people
    query = select(r, p.c.name).join(p, p.c.id == r.c.about, isouter=True).order_by(r.c.at)
    try:
        with engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]
    finally:
        engine.dispose()


def silence(url: str, person: str, on: bool) -> bool:
    """Somebody may not chat any more, or may again; whether there is such a person."""
    engine = connect(url, 1)
    p = schema.people
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            done = connection.execute(update(p).where(p.c.id == person).values(silenced=on))
            return bool(done.rowcount)
    finally:
        engine.dispose()


def forget_report(url: str, number: int) -> bool:
    engine = connect(url, 1)
    r = schema.reports
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            return bool(connection.execute(delete(r).where(r.c.id == number)).rowcount)
    finally:
        engine.dispose()


def write_lines(out: IO[str], rows: list[dict[str, Any]]) -> None:
    for row in rows:
        out.write(msgspec.json.encode(row).decode() + "\n")
