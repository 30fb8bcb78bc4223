"""Whatever clients send, processing takes time at most linear in its length.

A quadratic expression in front of the routes once let a single request block the server for everybody. Every regular
expression of the sources is therefore tried with strings made from it, and every entry point with inputs that such code
is prone to.
"""

from __future__ import annotations

import ast
import asyncio
import re
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from repository import ROOT

import sanjuro
from sanjuro.core.errors import BadBytes, BadRecord
from sanjuro.server.app import create_app
from sanjuro.server.http.middleware import Middleware, cookie, too_deep
from sanjuro.server.live.registry import Registry
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import BadText, clean, clean_name, folded, whole_number
from sanjuro.server.realtime.dispatch import decode, number_of
from sanjuro.server.records.verification import check, with_comments
from sanjuro.server.settings import ServerSettings

SOURCES = ROOT / "src" / "sanjuro"
# Expressions that are only applied to the drawings in the package.
OWN_FILES = {"display/picture.py"}

FIRST = 4_096
LAST = 1 << 17
# Anything shorter cannot be measured, and is fast enough.
MEASURABLE_SECONDS = 0.004
RUNS = 5
ATTEMPTS = 4
MOST_GROWTH = 2.5


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of this thread, so that other programs do not count."""
    least = 1e9
    for _ in range(RUNS):
        began = time.thread_time()
        work()
        least = min(least, time.thread_time() - began)
        if least > 0.05:
            break
    return least


def check_growth(work: Callable[[str], object], text: Callable[[int], str]) -> None:
    """Check that twice the length takes at most 2.5 times as long, at the first length that can be measured."""
    size = FIRST
    while size < LAST:
        began = time.thread_time()
        work(text(size))
        if time.thread_time() - began > MEASURABLE_SECONDS:
            break
        size *= 2
    once, twice = text(size), text(2 * size)
    growths = []
    for _ in range(ATTEMPTS):
        before, after = seconds(lambda: work(once)), seconds(lambda: work(twice))
        growths.append(after / max(before, 1e-6))
        if growths[-1] <= MOST_GROWTH or after < MEASURABLE_SECONDS:
            return
    raise AssertionError(f"twice {once[:40]!r}… ({size} letters) takes {min(growths):.1f} times as long: {after:.3f} s")


# ---- regular expressions ----------------------------------------------------------------


def expressions() -> Iterator[tuple[str, str | bytes, int, str]]:
    """Return every expression in the sources: its file, its text, its flags, and the method that uses it."""
    files = {str(path.relative_to(SOURCES)): path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.py"))}
    everything = "\n".join(files.values())
    for name, source in files.items():
        if name in OWN_FILES or "import re\n" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            function = getattr(node, "func", None)
            of_re = isinstance(function, ast.Attribute) and getattr(function.value, "id", "") == "re"
            if not of_re or not isinstance(node, ast.Call):
                continue
            assert isinstance(function, ast.Attribute)
            if function.attr == "escape":
                continue
            pattern = node.args[0]
            assert isinstance(pattern, ast.Constant), f"{name}:{node.lineno}: an expression must be a literal"
            assert isinstance(pattern.value, str | bytes)
            flags = 0
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute) and part.attr.isupper():
                    flags |= getattr(re, part.attr)
            methods = [function.attr]
            if function.attr == "compile":
                written = ast.get_source_segment(source, pattern)
                assert written is not None
                kept = re.search(
                    rf"^ *(\w+)\b[^=\n]*= re\.compile\({re.escape(written)}",
                    source,
                    re.M,
                )
                assert kept is not None, f"{name}:{node.lineno}: a compiled expression needs a name"
                methods = sorted(set(re.findall(rf"\b{kept[1]}\.(\w+)\(", everything)))
                assert methods, f"{name}:{node.lineno}: {kept[1]} is not used"
            for method in methods:
                yield name, pattern.value, flags, method


# For each expression, a text that it matches, from which attacks are made.
MATCHED: dict[str | bytes, str] = {
    r"^\D+": "Kanbei 3",
    r"%(\w+)": "%gen",
    r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)": "Wrong (at line 12, column 3)",
    r"[A-Za-z_][\w.]*:[A-Za-z_]\w*": "bots.mine:Bot_1",
    r"(.+)-(10|[2-9JQKA])([SHDC])": "bang-10S",
    r"^([A-Za-z][\w-]*) *=": "bang-name  = BANG!",
    r"(?:\bseat )?\{(\w+)\}": "at seat {seat}",
    r"[A-Za-z][\w-]*": "bang-event-draw",
    r"[_\-\s]+": "two_words - and more",
    rb'\\.|["\[\]{}]': '"\\a[]{}',
    r"/api/tables/([^/]{1,20})/socket": "/api/tables/ABCDEF/socket",
    r"^#\s*commitment:\s*([0-9a-f]{64})\s*$": "# commitment: " + "a0" * 32 + "\n",
    r"^secret:\s*([0-9a-fA-F]+)\s*$": "secret: a0\n",
}


def pumped(matched: str) -> Iterator[tuple[str, str]]:
    """Yield prefixes that lead into every part of an expression, each with a few characters to repeat after it."""
    beginnings = {""}
    beginnings |= {
        matched[:count] for count in range(1, len(matched) + 1) if matched[count:][:2] != matched[count - 2 : count]
    }
    alphabet = list(dict.fromkeys([*matched, " ", "a", "0", "\n"]))
    alphabet = [letter for letter in alphabet if not letter.isalpha()] + [
        letter for letter in alphabet if letter.isalpha()
    ][:4]
    pairs = {"".join(pair) for pair in product(alphabet, alphabet)}
    for beginning in sorted(beginnings):
        for pump in sorted({*alphabet, *pairs, matched}):
            yield beginning, pump


FOUND = sorted(set(expressions()), key=str)


@pytest.mark.parametrize(
    ("name", "pattern", "flags", "method"), FOUND, ids=[f"{one[0]} {one[1]!r} {one[3]}" for one in FOUND]
)
def test_regular_expressions_take_linear_time(name: str, pattern: str | bytes, flags: int, method: str) -> None:
    assert pattern in MATCHED, f"{name}: add a text that {pattern!r} matches"
    compiled: Any = re.compile(pattern, flags)
    binary = isinstance(pattern, bytes)

    def work(text: str) -> object:
        subject = text.encode("latin-1") if binary else text
        if method == "sub":
            return compiled.sub(b"" if binary else "", subject)
        found = getattr(compiled, method)(subject)
        return list(found) if method == "finditer" else found

    assert work(MATCHED[pattern])
    for beginning, pump in pumped(MATCHED[pattern]):
        # A mismatch at the end makes an expression backtrack over everything it has matched.
        quick(work, beginning, pump)


def quick(work: Callable[[str], object], beginning: str, pump: str) -> None:
    """Measure carefully only what a quick check finds slow."""

    def text(size: int) -> str:
        return beginning + pump * (size // len(pump)) + "\0"

    began = time.thread_time()
    work(text(FIRST))
    if time.thread_time() - began > MEASURABLE_SECONDS / 8:
        check_growth(work, text)


def test_the_search_for_slow_expressions_finds_one() -> None:
    """This expression once blocked the server."""
    texts = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')

    def attacked() -> None:
        for beginning, pump in pumped('"a\\b"'):
            quick(lambda text: texts.sub(b"", text.encode("latin-1")), beginning, pump)

    with pytest.raises(AssertionError, match="times as long"):
        attacked()


# ---- entry points -----------------------------------------------------------------------

PUMPS = [
    '\\"',
    '"',
    "\\",
    "[",
    "{",
    "[]",
    '{"":',
    '"\\',
    "[1,",
    " ",
    "\n",
    "\t",
    ";",
    "a=",
    "a;",
    ",",
    "%",
    "%41",
    "&a=",
    "=",
    "/",
]
PUMPS += [
    "#",
    "#\n",
    "# commitment:",
    "secret: a\n",
    "0: pass\n",
    "0:",
    ":",
    "option a: 1\n",
    "1",
    "²",
    "(",
    "a ",
    "é",
    "a\u0301",
    "\u202e",
    "://",
]


def tolerant(work: Callable[[str], object]) -> Callable[[str], object]:
    def done(text: str) -> object:
        try:
            return work(text)
        except (BadRecord, BadBytes, BadText, Refused, sanjuro.IllegalMove):
            return None

    return done


HEAD = "sanjuro record 1\ngame: shinobi\nrules: 1\nplayers: 3\nseed: 1\n"
MATCH = sanjuro.new("shinobi", seed=1)

ENTRIES: dict[str, Callable[[str], object]] = {
    "body": lambda text: too_deep(b"[" * 21 + b'"' + text.encode()) or too_deep(b"[]" * 21 + text.encode()),
    "command": lambda text: decode(text),
    "command in quotes": lambda text: decode('{"type": "chat", "text": "' + text + '"}'),
    "number of a command": lambda text: number_of(text),
    "name": clean_name,
    "chat": lambda text: clean(text, 500),
    "folded name": folded,
    "number": lambda text: whole_number(text, 10),
    "cookie": lambda text: cookie({"cookie": text}),
    "record": lambda text: sanjuro.replay(text),
    "record with a head": lambda text: sanjuro.replay(HEAD + text),
    "record to verify": lambda text: check(HEAD + text),
    "record to download": lambda text: with_comments(HEAD + text, "ABCDEF", None, []),
    "match in bytes": lambda text: sanjuro.from_bytes(b"sanjuro1" + text.encode()),
    "move": lambda text: MATCH.why_not(text),
    "refusal of a move": lambda text: MATCH.refusal(text),
}


@pytest.mark.parametrize("entry", ENTRIES)
def test_entry_points_take_linear_time(entry: str) -> None:
    work = tolerant(ENTRIES[entry])
    for pump in PUMPS:
        quick(work, "", pump)


def scope(method: str, path: str, query: str = "", headers: dict[str, str] | None = None) -> dict[str, Any]:
    found = {"host": "localhost", "content-type": "application/json", **(headers or {})}
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode("latin-1", "replace"),
        "root_path": "",
        "query_string": query.encode("latin-1", "replace"),
        "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in found.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "extensions": {},
    }


async def answered(app: Middleware, request: dict[str, Any], body: bytes = b"") -> int:
    statuses: list[int] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    await app(request, receive, send)  # type: ignore[arg-type]
    return statuses[0]


HEADERS = ["cookie", "content-type", "authorization", "origin", "host", "accept", "accept-language", "accept-encoding"]
HEADERS += ["if-none-match", "range", "content-length", "x-forwarded-for"]


def test_whole_requests_take_linear_time(tmp_path: Path) -> None:
    """Send every part of a request through the whole application, with a body of at most the permitted length."""
    registry = Registry(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    app = create_app(registry.settings, registry)
    loop = asyncio.new_event_loop()

    def request(made: dict[str, Any], body: bytes = b"") -> int:
        status: int = loop.run_until_complete(answered(app, made, body))
        assert status < 500, made
        return status

    try:
        request(scope("GET", "/api/games"))
        for pump in PUMPS:
            for header in HEADERS:

                def in_header(text: str, header: str = header) -> int:
                    return request(scope("GET", "/api/me", headers={header: text}))

                quick_request(in_header, pump)
            quick_request(lambda text: request(scope("GET", "/api/lobby", "game=" + text)), pump)
            quick_request(lambda text: request(scope("GET", "/api/tables/" + text)), pump)
            quick_request(lambda text: request(scope("GET", "/" + text)), pump)
            for begin in ("", '{"name": "', "[]" * 21 + '"'):

                def in_body(text: str, begin: str = begin) -> int:
                    return request(scope("PATCH", "/api/me"), (begin + text).encode()[: 1 << 16])

                quick_request(in_body, pump)
    finally:
        loop.run_until_complete(registry.stop())
        loop.close()


def quick_request(work: Callable[[str], object], pump: str) -> None:
    """Measure like `quick`, minus the time that any request takes."""
    began = time.thread_time()
    work(pump * (FIRST // len(pump)))
    if time.thread_time() - began > MEASURABLE_SECONDS:
        check_growth(work, lambda size: pump * (size // len(pump)))
