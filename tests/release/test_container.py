"""The container image: a base pinned by its digest, a health check that follows the port, and no unneeded files."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

from repository import ROOT

TEXT = (ROOT / "Containerfile").read_text()


def test_every_base_image_is_named_by_its_digest() -> None:
    arguments = dict(re.findall(r"^ARG (\w+)=(\S+)$", TEXT, re.MULTILINE))
    bases = re.findall(r"^FROM (\S+)", TEXT, re.MULTILINE)
    assert len(bases) == 2
    for base in bases:
        image = arguments.get(base.removeprefix("$"), base)
        assert re.search(r"@sha256:[0-9a-f]{64}$", image), image


def test_docker_and_podman_leave_out_the_same_files() -> None:
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()


class Ready(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/readyz" else 404)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_the_health_check_follows_the_port() -> None:
    found = re.search(r"^HEALTHCHECK CMD (\[.*\])$", TEXT, re.MULTILINE)
    assert found is not None
    command = json.loads(found[1])
    assert command[0] == "python"
    server = HTTPServer(("127.0.0.1", 0), Ready)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        port = str(server.server_port)
        check = [sys.executable, *command[1:]]
        assert subprocess.run(check, env={**os.environ, "SANJURO_PORT": port}, check=False).returncode == 0
        server.shutdown()
        server.server_close()
        gone = subprocess.run(check, env={**os.environ, "SANJURO_PORT": port}, check=False, capture_output=True)
        assert gone.returncode != 0
    finally:
        server.server_close()
