"""Backups: the whole database as compressed lines of JSON, ending with their count and their checksum.

A backup is read to its end and checked before the database is touched: what is cut off, changed or not a backup at all
is refused with one sentence.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, Table, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from sanjuro.server.storage import schema
from sanjuro.server.storage.database import connect, migrate, versions

MAGIC: Final = "sanjuro backup 2"
BATCH: Final = 500
# Far above the size of any row, even a position with a whole record.
LINE_MOST: Final = 16 * 1024 * 1024


class BadBackup(ValueError):
    """A file that is not a complete backup for this schema."""


class Head(msgspec.Struct):
    """The first line."""

    kind: str
    version: str | None


class Row(msgspec.Struct):
    table: str
    row: dict[str, Any]


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: the number of rows, and the SHA-256 of all lines before it."""

    rows: int
    sha256: str


def backup(url: str, file: Path) -> int:
    """Write everything to one file while the server runs; returns the number of rows."""
    engine = connect(url, 1)
    rows = 0
    checksum = hashlib.sha256()
    part = file.with_name(file.name + ".part")
    try:
        with gzip.open(part, "wb") as out, engine.connect() as connection:

            def write(item: object) -> None:
                line = msgspec.json.encode(item) + b"\n"
                checksum.update(line)
                out.write(line)

            # A single transaction gives a consistent snapshot.
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            write(Head(MAGIC, _revision(connection)))
            for table in schema.metadata.sorted_tables:
                # Row by row, with a server-side cursor where available: tables can exceed the memory.
                found = connection.execute(select(table), execution_options={"yield_per": BATCH})
                for row in found.mappings():
                    write(Row(str(table.name), _plain(dict(row))))
                    rows += 1
            out.write(msgspec.json.encode(End(rows, checksum.hexdigest())) + b"\n")
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
    """Restore a backup into an empty database of either kind; returns the number of rows. All or nothing."""
    head, rows = _verified(file)
    engine = connect(url, 2)
    try:
        _check_empty(engine)
        needed = versions(engine)[1]
        if head.version != needed:
            raise BadBackup(
                f"the backup has version {head.version} of the tables, this is {needed}: restore it with the version "
                "of Sanjuro that wrote it, migrate, and back up again"
            )
        migrate(engine)
        with engine.connect().execution_options(writes=True) as c, c.begin():
            _fill(c, file)
            _go_on_counting(c)
        return rows
    except SQLAlchemyError as error:
        raise BadBackup(f"{file} cannot be restored: {str(error).splitlines()[0]}") from None
    finally:
        engine.dispose()


def _lines(file: Path) -> Iterator[bytes]:
    """The lines of a backup; `BadBackup` if the file is truncated or unreadable."""
    try:
        with gzip.open(file, "rb") as lines:
            while line := lines.readline(LINE_MOST):
                yield line
    except FileNotFoundError:
        raise BadBackup(f"there is no file {file}") from None
    except (EOFError, zlib.error):
        raise BadBackup(f"{file} is not a complete backup: it is damaged or cut off") from None
    except OSError as error:
        raise BadBackup(f"{file} is not a backup: {error}") from None


def _verified(file: Path) -> tuple[Head, int]:
    """Check a whole backup; returns its header and the number of rows."""
    checksum = hashlib.sha256()
    head: Head | None = None
    last = b""
    rows = -1  # the first line is the header
    for line in _lines(file):
        if head is None:
            head = _head(file, line)
        if last:
            checksum.update(last)
            rows += 1
            if rows > 0:
                _row(file, last)
        last = line
    if head is None:
        raise BadBackup(f"{file} is empty")
    try:
        end = msgspec.json.decode(last, type=End)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup(f"{file} is not a complete backup: its last line is missing") from None
    if end.rows != rows or end.sha256 != checksum.hexdigest():
        raise BadBackup(f"{file} is damaged: its rows or its checksum are not those it was written with")
    return head, rows


def _head(file: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        head = Head("", None)
    if head.kind == "sanjuro backup 1":
        raise BadBackup(f"{file} was written by an older version of Sanjuro: restore it with that version first")
    if head.kind != MAGIC:
        raise BadBackup(f"{file} is not a backup of Sanjuro")
    return head


def _row(file: Path, line: bytes) -> tuple[Table, dict[str, Any]]:
    """A row, checked against the columns of its table."""
    try:
        item = msgspec.json.decode(line, type=Row)
        table = schema.metadata.tables[item.table]
        if set(item.row) != {column.name for column in table.columns}:
            raise BadBackup(f"{file} is damaged: a row of {item.table} has other columns than the table")
        for column in table.columns:
            value = item.row[column.name]
            if isinstance(column.type, LargeBinary) and value is not None:
                item.row[column.name] = base64.b64decode(value, validate=True)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, ValueError, TypeError) as error:
        if isinstance(error, BadBackup):
            raise
        raise BadBackup(f"{file} is damaged: one of its lines is not a row of a table") from None
    return table, item.row


def _check_empty(engine: Engine) -> None:
    there = set(inspect(engine).get_table_names())
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            # Older tables may lack columns, so only check whether there is a row.
            if table.name in there and connection.exec_driver_sql(f'SELECT 1 FROM "{table.name}" LIMIT 1').first():
                raise BadBackup("the database is not empty: restore into a new one")


def _fill(connection: Connection, file: Path) -> None:
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    lines = _lines(file)
    next(lines)
    line = next(lines)
    for following in lines:
        table, row = _row(file, line)
        if current is not None and (table is not current or len(waiting) >= BATCH):
            connection.execute(current.insert(), waiting)
            waiting = []
        current = table
        waiting.append(row)
        line = following
    if current is not None and waiting:
        connection.execute(current.insert(), waiting)


def _go_on_counting(connection: Connection) -> None:
    """Advance PostgreSQL's sequences past the restored rows."""
    if connection.dialect.name != "postgresql":
        return
    for table in schema.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            highest = connection.execute(select(func.max(column))).scalar()
            if highest is not None:
                counter = func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(select(func.setval(counter, highest)))
