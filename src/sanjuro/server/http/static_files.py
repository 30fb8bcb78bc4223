"""The web client, if the package includes it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from sanjuro.games import GAMES
from sanjuro.locale import Words
from sanjuro.server.http.requests import AnyRequest, registry_of
from sanjuro.server.protocol.refused import Refused

FOLDER = Path(str(files("sanjuro.server"))) / "static"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sanjuro</title>
<h1>Sanjuro</h1>
<p>The server runs, but its web client is not built. In a checkout: <code>make play</code>, then start the server again.
The installed package has it built in.</p>
<p>Programs can play already: see <code>docs/protocol.md</code>.</p>
</html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")


@cache
def _about() -> str:
    """A description of the server, for link previews."""
    *others, last = [Words(game, []).title() for game in GAMES]
    return f"{', '.join(others)} and {last}, with friends and with bots."


@cache
def _read(path: Path) -> tuple[bytes, str]:
    data = path.read_bytes()
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


@cache
def _compressed(path: Path) -> bytes | None:
    """The file compressed, if that makes it smaller: pictures and fonts are compressed already."""
    data = _read(path)[0]
    compressed = gzip.compress(data, 9, mtime=0)
    return compressed if len(compressed) < 0.9 * len(data) else None


@cache
def _files(folder: Path) -> dict[str, Path]:
    """The files of the client by address: no path from a request ever reaches the file system."""
    return {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}


def _index(request: AnyRequest, path: str) -> bytes:
    """The page, with the base path for the browser and the tags for link previews."""
    page = FOLDER / "index.html"
    if not page.is_file():
        return NOT_BUILT.encode()
    text = _read(page)[0].decode()
    base = registry_of(request).settings.base_path
    text = text.replace('<base href="/"', f'<base href="{escape(base)}/"', 1)
    return text.replace("</head>", f"{_preview(request, base, path)}</head>", 1).encode()


def _preview(request: AnyRequest, base: str, path: str) -> str:
    """The Open Graph tags of an address: the game of a table in memory, otherwise the whole site."""
    place, _, code = path.partition("/")
    live = registry_of(request).live_tables.get(code.upper()) if place == "t" else None
    if live is None:
        title, about, picture = "Sanjuro", _about(), "home"
    else:
        game = live.table.game.key
        title = f"{Words(game, []).title()} · Sanjuro"
        about, picture = "You are invited to a table. Play in the browser, without an account.", game
    root = f"{request.base_url.scheme}://{request.headers.get('host', '')}{base}"
    tags = {
        "og:type": "website",
        "og:site_name": "Sanjuro",
        "og:title": title,
        "og:description": about,
        "og:image": f"{root}/preview/{picture}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


@get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page for the addresses that the client routes itself."""
    wanted = path.lstrip("/")
    if wanted.startswith("api/"):
        raise Refused("not_found", "nothing was found at this address")
    file = _files(FOLDER).get(wanted)
    if file is not None:
        data, mark = _read(file)
        # Names of built files contain a hash of their content.
        fixed = wanted.startswith("assets/")
        headers = {"Cache-Control": "public, max-age=31536000, immutable" if fixed else "no-cache", "ETag": mark}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        compressed = _compressed(file)
        if compressed is not None:
            # Also on uncompressed responses: a cache must not mix them up.
            headers["Vary"] = "Accept-Encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            compressed = None
        if request.headers.get("if-none-match") == mark:
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        if compressed is not None:
            headers |= {"Content-Encoding": "gzip"}
        return Response(data if compressed is None else compressed, headers=headers, media_type=kind)
    if "." in wanted.rpartition("/")[2]:
        raise Refused("not_found", "no such file")
    return Response(_index(request, wanted), media_type=MediaType.HTML)


ROUTES = [page]
