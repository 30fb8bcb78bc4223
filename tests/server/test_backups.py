"""Backups are complete or refused: a damaged one restores nothing, and trying to restore it changes nothing."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from player import SOURCE
from postgres import Postgres
from sqlalchemy import insert
from typer.testing import CliRunner

from sanjuro.cli.admin import admin as admin_app
from sanjuro.server import admin
from sanjuro.server.storage import schema
from sanjuro.server.storage.database import connect, migrate

Lines = list[bytes]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a backup of a small database."""
    folder = tmp_path_factory.mktemp("backup")
    engine = connect(str(folder / "sanjuro.db"), 1)
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        people = [{"id": f"person{number:04}", "name": f"Ann {number}", "created": number} for number in range(40)]
        connection.execute(insert(schema.people), people)
        snapshot = {"code": "ABCDEF", "seq": 1, "rules": 1, "data": b"\x00\xff"}
        connection.execute(insert(schema.snapshots), snapshot)
    engine.dispose()
    file = folder / "backup.gz"
    assert admin.backup(str(folder / "sanjuro.db"), file) == 41
    return file


def changed(text: bytes, old: str, new: str) -> bytes:
    assert old.encode() in text
    return text.replace(old.encode(), new.encode())


DAMAGES: dict[str, Callable[[Lines], Lines]] = {
    "half its lines": lambda lines: lines[: len(lines) // 2],
    "half its lines, and the last": lambda lines: [*lines[: len(lines) // 2], lines[-1]],
    "a line twice": lambda lines: [*lines[:5], *lines[4:]],
    "a line missing": lambda lines: [*lines[:5], *lines[6:]],
    "only the first line": lambda lines: lines[:1],
    "no first line": lambda lines: lines[1:],
    "nothing": lambda lines: [],
    "a changed name": lambda lines: [*lines[:5], changed(lines[5], "Ann", "Eve"), *lines[6:]],
    "a line that is no row": lambda lines: [*lines[:5], b"[]\n", *lines[6:]],
    "a line that is no text": lambda lines: [*lines[:5], b"\xff\xfe\n", *lines[6:]],
    "an unknown table": lambda lines: [*lines[:5], changed(lines[5], "people", "pebble"), *lines[6:]],
    "an unknown column": lambda lines: [*lines[:5], changed(lines[5], "silenced", "silence"), *lines[6:]],
    "something after the end": lambda lines: [*lines, b"{}\n"],
    "another kind": lambda lines: [b'{"kind":"a shopping list","version":"1"}\n', *lines[1:]],
    "an older kind": lambda lines: [b'{"kind":"sanjuro backup 1","version":"0001"}\n', *lines[1:-1]],
}


def refused(file: Path, target: Path) -> str:
    """Try to restore: one error message, no traceback, no database."""
    answer = CliRunner().invoke(admin_app, ["restore", str(file), "--database-url", str(target)])
    assert answer.exit_code == 1, answer.output
    assert answer.exception is None or isinstance(answer.exception, SystemExit)
    said = answer.output.strip()
    assert said.startswith("sanjuro: ") and "\n" not in said and "Traceback" not in said
    assert not target.exists()
    return said


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_is_refused(whole: Path, tmp_path: Path, damage: str) -> None:
    with gzip.open(whole) as lines:
        damaged = DAMAGES[damage](list(lines))
    file = tmp_path / "damaged.gz"
    with gzip.open(file, "wb") as out:
        out.writelines(damaged)
    refused(file, tmp_path / "new.db")


def test_a_file_that_is_cut_off_changed_or_no_archive_is_refused(whole: Path, tmp_path: Path) -> None:
    data = whole.read_bytes()
    half = len(data) // 2
    flipped = bytes([*data[:half], data[half] ^ 255, *data[half + 1 :]])
    for number, wrong in enumerate([data[:half], data[:-1], flipped, b"", b"not an archive", data + b"more"]):
        file = tmp_path / f"{number}.gz"
        file.write_bytes(wrong)
        refused(file, tmp_path / "new.db")
    refused(tmp_path / "missing.gz", tmp_path / "new.db")
    refused(tmp_path, tmp_path / "new.db")


def test_a_whole_one_is_restored_once(whole: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    assert admin.restore(str(new), whole) == 41
    before = new.read_bytes()
    with pytest.raises(admin.BadBackup, match="not empty"):
        admin.restore(str(new), whole)
    assert new.read_bytes() == before
    again = tmp_path / "again.gz"
    admin.backup(str(new), again)
    with gzip.open(whole) as one, gzip.open(again) as other:
        assert one.read() == other.read()


def test_another_version_is_refused_before_anything_is_made(whole: Path, tmp_path: Path) -> None:
    import hashlib

    with gzip.open(whole) as lines:
        rows = list(lines)
    rows[0] = re.sub(rb'"version":"[^"]*"', b'"version":"9999"', rows[0])
    end = json.loads(rows[-1])
    end["sha256"] = hashlib.sha256(b"".join(rows[:-1])).hexdigest()
    file = tmp_path / "other.gz"
    with gzip.open(file, "wb") as out:
        out.writelines([*rows[:-1], json.dumps(end).encode() + b"\n"])
    answer = CliRunner().invoke(admin_app, ["restore", str(file), "--database-url", str(tmp_path / "new.db")])
    assert answer.exit_code == 1 and "version 9999" in answer.output


def test_a_backup_that_cannot_be_written_is_one_sentence(whole: Path, tmp_path: Path) -> None:
    database = str(whole.parent / "sanjuro.db")
    for file, source in [(tmp_path / "no" / "such" / "folder.gz", database), (tmp_path / "a.gz", str(whole))]:
        answer = CliRunner().invoke(admin_app, ["backup", str(file), "--database-url", source])
        assert answer.exit_code == 1 and answer.output.startswith("sanjuro: ")
        assert len(answer.output.strip().splitlines()) == 1
        assert not file.exists()


MEASURED = """
import resource, sys
from pathlib import Path
from sanjuro.server import admin
admin.backup(sys.argv[1], Path(sys.argv[2]))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(admin.backup(sys.argv[1], Path(sys.argv[2])), before)
"""


def test_a_backup_of_postgresql_is_not_held_in_memory(postgres: Postgres, tmp_path: Path) -> None:
    """The whole table would take more than a hundred megabytes."""
    database = postgres.fresh()
    engine = connect(database, 1)
    migrate(engine)
    engine.dispose()
    peaks = []
    for rows in (10, 60_000):
        with psycopg.connect(database) as connection:
            connection.execute(
                "INSERT INTO log (code, seq, at, kind, body) SELECT 'ABCDEF', n + %s, 0, 'moved', repeat('x', 2000) "
                "FROM generate_series(1, %s) n",
                (rows, rows),
            )
        command = [sys.executable, "-c", MEASURED, database, str(tmp_path / "backup.gz")]
        environment = {"PYTHONPATH": str(SOURCE), "PATH": "/usr/bin:/bin"}
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        peaks.append(int(done.stdout.split()[1]))
    assert peaks[1] - peaks[0] < 40_000, f"{peaks} kB"
