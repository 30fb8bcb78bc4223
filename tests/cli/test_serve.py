"""`sanjuro serve`: a server for the local network, with an address and a QR code for other people."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from repository import ROOT

import sanjuro
from sanjuro.cli import serve
from sanjuro.server import reach
from sanjuro.server.settings import ServerSettings, from_environment

SOURCE = Path(sanjuro.__file__).resolve().parents[1]


def test_the_local_network_is_let_in_only_when_asked_for() -> None:
    assert from_environment({}).host == "127.0.0.1"
    assert from_environment({"SANJURO_LAN": "true"}).host == "0.0.0.0"
    assert from_environment({}, lan=True, host="192.168.1.20").host == "192.168.1.20"


def test_the_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.1.20")
    assert reach.share_url(ServerSettings(), 8000) == ""
    assert reach.share_url(ServerSettings(lan=True), 8000) == "http://192.168.1.20:8000/"
    assert reach.share_url(ServerSettings(lan=True, base_path="/games"), 81) == "http://192.168.1.20:81/games/"
    public = from_environment({"SANJURO_PUBLIC_URL": "https://games.example.org/x"}, lan=True)
    assert reach.share_url(public, 8000) == "https://games.example.org/x/"
    monkeypatch.setattr(reach, "lan_address", lambda: None)
    assert reach.share_url(ServerSettings(lan=True), 8000) == ""
    for wrong in ("games.example.org", "ftp://games.example.org", "https://", "https://games.example.org/?x"):
        with pytest.raises(ValueError, match="SANJURO_PUBLIC_URL"):
            from_environment({"SANJURO_PUBLIC_URL": wrong})


def test_the_address_of_this_machine_is_none_that_only_it_knows() -> None:
    found = reach.lan_address()
    assert found is None or not found.startswith(("127.", "0."))


def test_the_invitation(capsys: pytest.CaptureFixture[str]) -> None:
    serve.invite("http://192.168.1.20:8000/", "")
    assert capsys.readouterr().out.startswith("Others in your network play at http://192.168.1.20:8000/\n")
    serve.invite("", "")
    assert "in no network" in capsys.readouterr().out


def test_the_qr_code_fits_a_terminal() -> None:
    pytest.importorskip("segno")
    lines = serve.qr_code("http://192.168.100.200:8000/").splitlines()
    assert 10 < len(lines) <= 24 and {len(line) for line in lines if line} <= set(range(20, 60))
    assert set("".join(lines)) <= set(" ▀▄█\x1b[0123456789;m")


def test_a_server_for_others_says_where_it_is(tmp_path: Path) -> None:
    """It listens on a loopback address here, and is given a different address to show to others."""
    with socket.socket() as free:
        free.bind(("127.0.0.2", 0))
        port = free.getsockname()[1]
    options = [
        "--lan",
        "--host",
        "127.0.0.2",
        "--port",
        str(port),
        "--public-url",
        "http://play.example:81",
        "--no-browser",
    ]
    server = subprocess.Popen(
        [sys.executable, "-m", "sanjuro.cli", "serve", *options, "--database-url", str(tmp_path / "sanjuro.db")],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == "Others play at http://play.example:81/\n"
        end = time.monotonic() + 90
        while True:
            try:
                games = httpx.get(f"http://127.0.0.2:{port}/api/games", headers={"Host": "play.example:81"})
                break
            except httpx.TransportError:
                assert time.monotonic() < end and server.poll() is None, "the server did not start"
                time.sleep(0.1)
        assert games.json()["share"] == "http://play.example:81/"
    finally:
        server.kill()
        server.wait()


@pytest.mark.skipif(not (ROOT / "Makefile").is_file(), reason="no checkout")
def test_make_play_passes_it_on() -> None:
    for given, wanted in (["LAN=1"], True), ([], False), (["LAN=0"], False):
        said = subprocess.run(["make", "-n", "play", *given], cwd=ROOT, capture_output=True, text=True, check=False)
        line = next(line for line in said.stdout.splitlines() if "tools/play.py" in line)
        assert ("--lan" in line) == wanted, line
