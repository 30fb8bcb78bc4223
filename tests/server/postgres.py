"""A PostgreSQL of our own in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg


def postgres_binaries() -> Path | None:
    """The folder with initdb and postgres."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


class Postgres:
    def __init__(self) -> None:
        # Not in pytest's own folder, which only its user may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="sanjuro-postgres-"))
        self.count = 0
        binaries = postgres_binaries()
        assert binaries is not None
        self.binaries = binaries
        # It refuses to run as root.
        self.become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def _run(self, *command: str) -> None:
        subprocess.run([*self.become, *command], check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        if self.become:
            shutil.chown(self.folder, "postgres")
            self.folder.chmod(0o755)
        data = str(self.folder / "data")
        self._run(str(self.binaries / "initdb"), "-D", data, "-U", "sanjuro", "-A", "trust", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=60"
        log = str(self.folder / "log")
        self._run(str(self.binaries / "pg_ctl"), "-D", data, "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        self._run(str(self.binaries / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self) -> str:
        """A new empty database."""
        self.count += 1
        name = f"test{self.count}_{int(time.time())}"
        with psycopg.connect(host=str(self.folder), user="sanjuro", dbname="postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"postgresql://sanjuro@/{name}?host={self.folder}"
