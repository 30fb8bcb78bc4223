"""Headers and request lines that nobody needs are refused at once, and nobody else notices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from attacks.bystander import Bystander, bystander
from attacks.databases import sqlite_file
from attacks.people import Person
from attacks.process import Server
from attacks.raw import Answer, exchange, get, post, upgrade

AT_ONCE = 2.0  # seconds until the answer arrives, on a busy machine
REFUSED = (400, 414, 431)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limits: the tests must pass without them, and they must not hide anything."""
    running = Server(sqlite_file(tmp_path_factory.mktemp("headers"))).start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def watching(server: Server) -> Iterator[Bystander]:
    with bystander(server) as one:
        yield one


def cookies(count: int) -> bytes:
    return b"Cookie: " + b"; ".join([b"c%d=x" % number for number in range(count)])


LARGE = {
    "32 kB of backslashes in our cookie": get(b"/api/me", b'Cookie: sanjuro="' + b"\\" * 32_000),
    "32 kB of backslashes in another cookie": get(b"/api/me", b'Cookie: other="' + b"\\" * 32_000 + b'"; sanjuro=x'),
    "32 kB of quotes in a cookie": get(b"/api/me", b"Cookie: sanjuro=" + b'"' * 32_000),
    "100,000 cookies": get(b"/api/me", cookies(100_000)),
    "5 MB in one header": get(b"/api/me", b"X-Large: " + b"x" * 5_000_000),
    "5 MB in headers of 1 kB": get(b"/api/me", *[b"X-%d: " % number + b"x" * 1000 for number in range(5000)]),
    "300 headers": get(b"/api/me", *[b"X-%d: x" % number for number in range(300)]),
    "300 times the same header": get(b"/api/me", *[b"X-Forwarded-For: 127.0.0.1"] * 300),
    "a request line of 100 kB": get(b"/api/me?" + b"x" * 100_000),
    "a request line of 5 MB": get(b"/" + b"x" * 5_000_000),
    "an authorization of 1 MB": get(b"/api/me", b"Authorization: Bearer " + b"x" * 1_000_000),
    "an origin of 1 MB": post(b"/api/tables", b"{}", b"Origin: http://" + b"x" * 1_000_000),
    "a host of 1 MB": b"GET /api/me HTTP/1.1\r\nHost: " + b"x" * 1_000_000 + b"\r\n\r\n",
}


@pytest.mark.parametrize("what", LARGE)
def test_large_headers_are_refused_at_once(server: Server, watching: Bystander, what: str) -> None:
    with watching.undisturbed():
        answer = exchange(server, LARGE[what])
    assert answer.status in REFUSED, answer
    assert answer.seconds < AT_ONCE, answer
    server.survived()


PATH = b"/api/tables/ABCDEF/socket"
LARGE_UPGRADES = {
    "a request line of 100 kB": upgrade(PATH + b"?since=" + b"1" * 100_000),
    "a header of 100 kB": upgrade(PATH, b"X-Large: " + b"x" * 100_000),
    "300 headers": upgrade(PATH, *[b"X-%d: x" % number for number in range(300)]),
    "a cookie of 32 kB": upgrade(PATH, b'Cookie: sanjuro="' + b"\\" * 32_000),
    "5 MB of headers": upgrade(PATH, *[b"X-%d: " % number + b"x" * 1000 for number in range(5000)]),
}


@pytest.mark.parametrize("what", LARGE_UPGRADES)
def test_large_openings_of_a_socket_are_refused_at_once(server: Server, watching: Bystander, what: str) -> None:
    with watching.undisturbed():
        answer = exchange(server, LARGE_UPGRADES[what], seconds=20)
    assert answer.status in REFUSED, answer
    assert answer.seconds < AT_ONCE, answer
    server.survived()


def test_headers_that_never_end_are_cut(server: Server, watching: Bystander) -> None:
    """Send header lines without the empty line that ends them."""
    line = b"GET /api/me HTTP/1.1\r\n" + b"".join([b"X-%d: x\r\n" % number for number in range(100_000)])
    with watching.undisturbed():
        answer = exchange(server, line, seconds=20)
    assert answer.status in (0, *REFUSED), answer


def test_what_browsers_send_is_taken(server: Server) -> None:
    """Sixty headers, cookies of other sites on the same host and a long Referer are all common."""
    ann = Person(server)
    usual = [b"X-%d: %s" % (number, b"x" * 60) for number in range(50)]
    mixed = b"Cookie: a=1; theme=" + b"d" * 1500 + b'; quoted="x y"; sanjuro=' + ann.cookie.encode() + b"; last="
    answer = exchange(server, get(b"/api/me?from=" + b"x" * 1500, *usual, mixed))
    assert answer.status == 200
    assert answer.problem["person"] == ann.id


@pytest.mark.parametrize(
    "mine",
    [b"sanjuro=%s", b"a=b;sanjuro=%s", b"a=b;  sanjuro=%s  ; c", b'a="; sanjuro=x"; sanjuro=%s', b"; ; sanjuro=%s;"],
)
def test_our_cookie_is_found_among_others(server: Server, mine: bytes) -> None:
    ann = Person(server)
    answer = exchange(server, get(b"/api/me", b"Cookie: " + mine % ann.cookie.encode()))
    assert answer.status == 200
    if b'"' not in mine:
        assert answer.problem["person"] == ann.id


def test_a_flood_of_bad_headers_disturbs_nobody(server: Server, watching: Bystander) -> None:
    """Send twenty of the worst headers in a row."""
    answers: list[Answer] = []
    with watching.undisturbed():
        for _ in range(20):
            answers.append(exchange(server, LARGE["32 kB of backslashes in our cookie"]))
    assert {answer.status for answer in answers} <= {*REFUSED, 429}
