"""The server's memory use stays bounded, however many games are played, replayed and analysed.

The long form (SANJURO_ATTACKS=long) plays thousands of games and takes a while.
"""

from __future__ import annotations

from pathlib import Path

from attacks.conftest import Start
from attacks.people import Person
from attacks.process import LONG, PATIENCE, Server

GAMES = 2000 if LONG else 8
REPLAYS = 1000 if LONG else 40
ANALYSES = 200 if LONG else 1
KINDS = ["shinobi", "samurai_spirit", "bang", "samurai_sword"]
MOST_MB = 300.0
# Growth allowed after the first tenth of the games, which loads everything that stays in memory.
GROWTH_MB = 60.0


def megabytes(server: Server) -> float:
    """Return how much memory the server's own process uses."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def played(person: Person, game: str) -> str:
    """Watch a game of bots until it ends. Return its code."""
    code = person.open(game, seat=None, bots="random", start=True, settings={"watch": True})
    entered = person.enter(code)
    if person.table(code)["table"]["state"] != "over":
        entered.until(lambda message: message.get("table", {}).get("state") == "over", PATIENCE)
    entered.close()
    return code


def test_memory_stays_bounded(start: Start) -> None:
    server = start(limits=False)
    person = Person(server)
    codes: list[str] = []
    early = 0.0
    for number in range(GAMES):
        codes.append(played(person, KINDS[number % len(KINDS)]))
        if number == GAMES // 10:
            early = megabytes(server)
    for number in range(REPLAYS):
        answer = person.get(f"/api/records/{codes[number % len(codes)]}/replay?move={number % 4}&count=5")
        assert answer.status_code == 200, answer.text
    for code in codes[:ANALYSES]:
        assert person.http.get(f"/api/records/{code}/chances", timeout=10 * PATIENCE).status_code in (200, 429)
    late = megabytes(server)
    assert late < MOST_MB, f"{late:.0f} MB"
    assert late - early < GROWTH_MB, f"{early:.0f} MB after {GAMES // 10 + 1} games, {late:.0f} MB at the end"
    server.survived()
