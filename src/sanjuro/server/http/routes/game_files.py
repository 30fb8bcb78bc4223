"""What a game of another package brings for the browser: its words, its rules pages and its drawings."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.params import FromPath

import sanjuro
from sanjuro.locale import fluent
from sanjuro.registry import part
from sanjuro.server.http.errors import PROBLEMS
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.commands import LANGUAGES

CACHED = {"Cache-Control": "public, max-age=60"}
# A drawing comes from somebody else's package: opened on its own, it may load and run nothing.
DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
PAGE, DRAWING = ".md", ".svg"


def files_of(game: str, folder: str, suffix: str) -> dict[str, Traversable]:
    """The files of one of a game's folders by their names without the suffix; none if it brings no such folder."""
    found: Traversable | None = part(game, folder)
    if found is None or not found.is_dir():
        return {}
    files = [file for file in found.iterdir() if file.name.endswith(suffix)]
    return {file.name.removesuffix(suffix): file for file in sorted(files, key=lambda file: file.name)}


def languages_of_rules(game: str) -> list[str]:
    """The languages in which a game brings a rules page of its own."""
    return [name for name in files_of(game, "rules_pages", PAGE) if name in LANGUAGES]


def drawings(game: str) -> list[str]:
    """What a game brings a drawing of."""
    return list(files_of(game, "art", DRAWING))


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", responses=PROBLEMS, sync_to_thread=True)
def game_words(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The words of a game as Fluent messages, for clients that do not contain them."""
    if game not in sanjuro.GAMES or language not in LANGUAGES:
        raise Refused("not_found", "no such game or language")
    return Response(fluent(game, language), headers=CACHED)


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/plain", responses=PROBLEMS, sync_to_thread=True)
def game_rules(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rules page that a game of another package brings, as Markdown."""
    pages = files_of(game, "rules_pages", PAGE) if game in sanjuro.GAMES and language in LANGUAGES else {}
    if language not in pages:
        raise Refused("not_found", "no rules page of this game in this language")
    return Response(pages[language].read_text("utf-8"), headers=CACHED)


@get("/api/games/{game:str}/art/{name:str}", media_type="image/svg+xml", responses=PROBLEMS, sync_to_thread=True)
def game_drawing(game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A drawing that a game of another package brings."""
    found = files_of(game, "art", DRAWING) if game in sanjuro.GAMES else {}
    drawing = found.get(name.removesuffix(DRAWING)) if name.endswith(DRAWING) else None
    if drawing is None:
        raise Refused("not_found", "no such drawing")
    headers = {**CACHED, "Content-Security-Policy": DRAWING_POLICY}
    return Response(drawing.read_bytes(), headers=headers)


ROUTES = [game_words, game_rules, game_drawing]
