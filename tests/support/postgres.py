"""A private PostgreSQL server in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg


def postgres_binaries() -> Path | None:
    """Return the folder with initdb and postgres."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def _other_user() -> str:
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return "nobody"


class Postgres:
    def __init__(self) -> None:
        # Not in pytest's own folder, which only its user may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="sanjuro-postgres-"))
        self.count = 0
        binaries = postgres_binaries()
        assert binaries is not None
        self.binaries = binaries
        # PostgreSQL refuses to run as root.
        self.user = _other_user() if os.geteuid() == 0 else None
        self.become = [] if self.user is None else ["runuser", "-u", self.user, "--"]

    def _run(self, *command: str) -> None:
        subprocess.run([*self.become, *command], check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            self.folder.chmod(0o755)
        data = str(self.folder / "data")
        self._run(str(self.binaries / "initdb"), "-D", data, "-U", "sanjuro", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=60 -c fsync=off"
        log = str(self.folder / "log")
        self._run(str(self.binaries / "pg_ctl"), "-D", data, "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        self._run(str(self.binaries / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self) -> str:
        """Create a new empty database and return its address."""
        self.count += 1
        name = f"test{self.count}_{int(time.time())}"
        with psycopg.connect(host=str(self.folder), user="sanjuro", dbname="postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"postgresql://sanjuro@/{name}?host={self.folder}"
