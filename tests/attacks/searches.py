"""The search processes of a server under attack, and work to keep them busy."""

from __future__ import annotations

from pathlib import Path

from orphans import descendants

from attacks.databases import Reader
from attacks.people import Person
from attacks.process import Server, eventually


def thinkers(server: Server) -> set[int]:
    """Return the search processes of a server."""
    return {pid for pid in descendants(server.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


def experts(person: Person) -> str:
    """Open a table of experts.

    They search at once, and go on for as long as somebody watches or has watched recently.
    """
    return person.open("bang", players=7, seat=None, bots="expert", start=True)


def all_alive(server: Server, ann: Person, count: int) -> set[int]:
    """Give every search process work, and wait until all of them are up."""
    reader = Reader(server.database)
    codes = [experts(ann) for _ in range(count)]
    eventually(lambda: all(reader.moves(code) for code in codes))
    found = thinkers(server)
    assert len(found) == count
    return found


def over(ann: Person) -> str:
    """Return the code of a table whose game is over."""
    code = ann.open("samurai_spirit", seat=None, bots="random", start=True)
    eventually(lambda: ann.table(code)["table"]["state"] == "over")
    return code
