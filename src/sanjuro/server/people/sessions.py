"""Sessions: the browsers a person is signed in with."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from typing import Final

from sqlalchemy import Connection, delete, or_, select, text

from sanjuro.server.people.people import COOKIE_SECONDS, People, Person
from sanjuro.server.protocol.http_bodies import Session
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.storage import schema

logger = logging.getLogger("sanjuro.people")

AGENT_LONGEST: Final = 200
# The resolution of the time of last use: at most one write in this many milliseconds.
SEEN_MILLIS: Final = 10 * 60 * 1000
# Sessions listed per person; one that has dropped out is listed again when it is used.
SESSIONS_MOST: Final = 50
CACHED: Final = 20_000

SEEN = text(
    "INSERT INTO sessions (id, person, agent, created, seen) VALUES (:id, :person, :agent, :now, :now) "
    "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, agent = excluded.agent "
    "WHERE sessions.person = excluded.person AND sessions.ended IS NULL"
)
ENDED = text(
    "INSERT INTO sessions (id, person, agent, created, seen, ended) VALUES (:id, :person, '', :now, :now, :now) "
    "ON CONFLICT (id) DO UPDATE SET ended = excluded.ended WHERE sessions.person = excluded.person"
)


def new_session() -> str:
    return secrets.token_urlsafe(9)


def shown_agent(header: str) -> str:
    """A user agent, cleaned and shortened for storage."""
    return "".join([letter for letter in header[:AGENT_LONGEST] if letter.isprintable()])


class Sessions:
    """Sessions of people with a row in the database; new guests need none."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._seen: OrderedDict[str, int] = OrderedDict()
        self._writing: set[asyncio.Task[None]] = set()

    def touch(self, person: Person, session: str, agent: str) -> None:
        """Record in the background that a session is in use, without delaying or failing the request."""
        now = self.people.now()
        if not person.known or not session or now - self._seen.get(session, -SEEN_MILLIS) < SEEN_MILLIS:
            return
        self._seen[session] = now
        while len(self._seen) > CACHED:
            self._seen.popitem(last=False)
        task = asyncio.get_running_loop().create_task(self._note(person.id, session, agent))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _note(self, person: str, session: str, agent: str) -> None:
        try:
            await self.note(person, session, agent)
        except Exception:
            self._seen.pop(session, None)
            logger.warning("could not record a session; retrying when it is next used")

    async def note(self, person: str, session: str, agent: str) -> None:
        now = self.people.now()
        row = {"id": session, "person": person, "agent": agent, "now": now}
        s = schema.sessions
        newest = (
            select(s.c.id)
            .where(s.c.person == person, s.c.ended.is_(None))
            .order_by(s.c.seen.desc())
            .limit(SESSIONS_MOST)
        )
        before = now - COOKIE_SECONDS * 1000
        outdated = delete(s).where(
            s.c.person == person, or_(s.c.ended < before, s.c.ended.is_(None) & s.c.id.not_in(newest))
        )

        def work(c: Connection) -> None:
            c.execute(SEEN, row)
            c.execute(outdated)

        await self.people.store.write(work)

    async def of(self, person: Person, current: str) -> list[Session]:
        """The sessions of a person, the current one first, then the most recently used."""
        s = schema.sessions
        query = select(s).where(s.c.person == person.id, s.c.ended.is_(None)).order_by(s.c.seen.desc())
        rows = await self.people.store.read(lambda c: c.execute(query).mappings().all())
        found = [
            Session(id=r["id"], agent=r["agent"], created=r["created"], seen=r["seen"], current=r["id"] == current)
            for r in rows
        ]
        return sorted(found, key=lambda session: not session.current)

    async def end(self, person: Person, session: str) -> None:
        """Invalidate every cookie of a session."""
        if not any(known.id == session for known in await self.of(person, "")):
            raise Refused("not_found", "you have no such session")
        await self.end_own(person, session)

    async def end_own(self, person: Person, session: str) -> None:
        """End the session of a request, whether or not it has been recorded."""
        if not person.known or not session:
            return
        row = {"id": session, "person": person.id, "now": self.people.now()}
        await self.people.store.write(lambda c: c.execute(ENDED, row) and None)
        self._seen.pop(session, None)
        await self.people.again(person.id)
