"""People: guests with a signed cookie, accounts, programs with a token."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from sanjuro.server.limits import source
from sanjuro.server.protocol.messages import Report
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import BadText, clean, guest_name, name_forms, new_person
from sanjuro.server.storage import schema
from sanjuro.server.storage.store import Store
from sanjuro.server.tables.setup import Actor
from sanjuro.server.tables.table import Table

COOKIE: Final = "sanjuro"
# Browsers keep cookies for at most 400 days, and the server accepts none that is older.
COOKIE_SECONDS: Final = 400 * 24 * 3600
# A cookie older than this is renewed, so that occasional visitors keep their identity.
RENEW_SECONDS: Final = 30 * 24 * 3600
COOKIE_LONGEST: Final = 200
TOKEN_LONGEST: Final = 200
CACHED: Final = 20_000
REPORT_LONGEST: Final = 1000
MUTES_MOST: Final = 500
DEVICE_MILLIS: Final = 10 * 60 * 1000

MEET = text(
    "INSERT INTO people (id, name, language, created) VALUES (:id, :name, :language, :created) ON CONFLICT DO NOTHING"
)
MUTE = text("INSERT INTO mutes (person, other) VALUES (:person, :other) ON CONFLICT DO NOTHING")


class Person(Struct):
    """A person. `known`: they have a row in the database; guests get one when they first do something."""

    id: str
    name: str
    language: str = "en"
    account: bool = False
    password: str | None = None
    epoch: int = 0
    silenced: bool = False
    created: int = 0
    passkeys: int = 0
    known: bool = False
    muted: list[str] = []
    ended: list[str] = []  # ids of sessions that have ended

    def actor(self) -> Actor:
        return Actor(self.id, self.name, self.account, self.silenced)


class People:
    """People by cookie, token or id, with a cache."""

    def __init__(self, store: Store, key: bytes, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._key = key
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._tokens: OrderedDict[str, str] = OrderedDict()
        self._devices: dict[str, tuple[str, int]] = {}

    # ---- cookies and tokens -------------------------------------------------------------

    def sign(self, text: str) -> str:
        digest = hmac.digest(self._key, text.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def network_mark(self, address: str) -> str:
        """A keyed hash of the network of an address, which tables can store without revealing the address."""
        return self.sign(f"network {source(address)}")[:22]

    def cookie(self, person: Person, session: str) -> str:
        text = f"{person.id}.{person.epoch}.{int(time.time())}.{session}"
        return f"{text}.{self.sign(text)}"

    @staticmethod
    def session_of(cookie: str) -> str:
        """The session of a valid cookie; cookies of earlier versions have none."""
        parts = cookie.split(".")
        return parts[3] if len(parts) == 5 else ""

    async def by_cookie(self, value: str) -> Person | None:
        """The person of a cookie; None if it is invalid, too old, or signed out."""
        if len(value) > COOKIE_LONGEST:
            return None
        body, _, signature = value.rpartition(".")
        parts = body.split(".")
        if len(parts) not in (3, 4) or not hmac.compare_digest(self.sign(body).encode(), signature.encode()):
            return None
        if self._age(value) > COOKIE_SECONDS:
            return None
        person = await self.get(parts[0]) or self._guest(parts[0])
        if str(person.epoch) != parts[1] or self.session_of(value) in person.ended:
            return None
        return person

    @staticmethod
    def _age(cookie: str) -> int:
        """The age of a valid cookie in seconds."""
        return int(time.time()) - int(cookie.split(".")[2])

    def cookie_is_old(self, cookie: str) -> bool:
        return self._age(cookie) > RENEW_SECONDS or not self.session_of(cookie)

    async def by_token(self, token: str) -> Person | None:
        if len(token) > TOKEN_LONGEST:
            return None
        digest = hashlib.sha256(token.encode()).hexdigest()
        owner = self._tokens.get(digest)
        if owner is None:
            t = schema.tokens
            owner = await self.store.read(
                lambda c: c.execute(select(t.c.person).where(t.c.hash == digest)).scalar_one_or_none()
            )
            if owner is None:
                return None
            self._tokens[digest] = owner
            used = update(t).where(t.c.hash == digest).values(used=self.now())
            await self.store.write(lambda c: c.execute(used) and None)
            while len(self._tokens) > CACHED:
                self._tokens.popitem(last=False)
        return await self.get(owner)

    def forget_tokens(self) -> None:
        self._tokens.clear()

    def device_token(self, person: Person) -> tuple[str, int]:
        """A token for a second device, valid once and for a short time; it replaces the previous one."""
        now = self.now()
        for old in [token for token, (who, until) in self._devices.items() if until < now or who == person.id]:
            del self._devices[old]
        token = secrets.token_urlsafe(24)
        self._devices[token] = (person.id, now + DEVICE_MILLIS)
        return token, now + DEVICE_MILLIS

    def forget_device_tokens(self, person: str) -> None:
        """Invalidate links for a second device when a person signs out everywhere."""
        for token in [token for token, (who, _) in self._devices.items() if who == person]:
            del self._devices[token]

    async def by_device_token(self, token: str) -> Person | None:
        person, until = self._devices.pop(token, ("", 0))
        return await self.get(person) if until >= self.now() else None

    # ---- rows ---------------------------------------------------------------------------

    def guest(self) -> Person:
        return self._guest(new_person())

    def _guest(self, person: str) -> Person:
        return Person(id=person, name=guest_name(person), created=self.now())

    async def get(self, person: str) -> Person | None:
        found = self._known.get(person)
        if found is not None:
            self._known.move_to_end(person)
            return found
        found = await self.store.read(lambda c: _read(c, person))
        if found is not None:
            self._keep(found)
        return found

    async def now_as(self, person: Person) -> Person:
        """The person's current data: names change, and people may be silenced while connected."""
        return await self.get(person.id) or person if person.known else person

    def forget(self) -> None:
        """Clear the cache, in case `sanjuro admin` has changed something."""
        self._known.clear()

    def _keep(self, person: Person) -> None:
        self._known[person.id] = person
        while len(self._known) > CACHED:
            self._known.popitem(last=False)

    async def meet(self, person: Person) -> Person:
        """Make sure that a person who does something has a row."""
        if person.known:
            return person
        row = {"id": person.id, "name": person.name, "language": person.language, "created": person.created}
        await self.store.write(lambda c: c.execute(MEET, row) and None)
        found = await self.get(person.id)
        assert found is not None
        return found

    async def change(self, person: Person, **values: Any) -> Person:
        """Change a row and reload it."""
        await self.meet(person)
        p = schema.people
        statement = update(p).where(p.c.id == person.id).values(**values)
        await self.store.write(lambda c: c.execute(statement) and None)
        return await self.again(person.id)

    async def again(self, person: str) -> Person:
        self._known.pop(person, None)
        found = await self.get(person)
        assert found is not None
        return found

    # ---- mutes and reports --------------------------------------------------------------

    async def mute(self, person: Person, other: str, on: bool) -> Person:
        person = await self.meet(person)
        if on and len(person.muted) >= MUTES_MOST:
            raise Refused("too_many", f"you can mute at most {MUTES_MOST} people")
        m = schema.mutes
        row = {"person": person.id, "other": other}
        if on:
            await self.store.write(lambda c: c.execute(MUTE, row) and None)
        else:
            gone = delete(m).where(m.c.person == person.id, m.c.other == other)
            await self.store.write(lambda c: c.execute(gone) and None)
        return await self.again(person.id)

    async def report(self, table: Table, by: str, command: Report) -> None:
        try:
            text = clean(command.text, REPORT_LONGEST)
        except BadText as error:
            raise Refused("bad_value", str(error)) from None
        if command.person not in table.known_people():
            raise Refused("bad_value", "that person is not at this table")
        row = {
            "code": table.code,
            "seq": table.seq,
            "by": by,
            "about": command.person,
            "reason": command.reason,
            "text": text,
            "at": self.now(),
        }
        await self.store.write(lambda c: c.execute(insert(schema.reports), row) and None)


def keeper(c: Connection, name: str) -> str | None:
    """The account that has registered a name, or one that looks like it."""
    p = schema.people
    forms = name_forms(name)
    query = select(p.c.id).where(or_(p.c.kept_name.in_(forms), p.c.reading.in_(forms)))
    # The exact name takes precedence over similar ones: accounts of earlier versions can have both.
    return c.execute(query.order_by(p.c.kept_name != forms[0], p.c.created).limit(1)).scalar_one_or_none()


def _read(c: Connection, person: str) -> Person | None:
    p, m, k, s = schema.people, schema.mutes, schema.passkeys, schema.sessions
    row = c.execute(select(p).where(p.c.id == person)).mappings().first()
    if row is None:
        return None
    muted = c.execute(select(m.c.other).where(m.c.person == person).order_by(m.c.other)).scalars().all()
    keys = c.execute(select(func.count()).select_from(k).where(k.c.person == person)).scalar_one()
    ended = c.execute(select(s.c.id).where(s.c.person == person, s.c.ended.is_not(None))).scalars().all()
    name = row["name"]
    if row["kept_name"] is None and keeper(c, name) is not None:
        # Someone else has registered it since.
        name = guest_name(person)
    return Person(
        id=row["id"],
        name=name,
        language=row["language"],
        account=row["kept_name"] is not None,
        password=row["password"],
        epoch=row["epoch"],
        silenced=row["silenced"],
        created=row["created"],
        passkeys=keys,
        known=True,
        muted=list(muted),
        ended=list(ended),
    )
