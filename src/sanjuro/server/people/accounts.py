"""Accounts: registered names, passwords and tokens."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, Delete, Update, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sanjuro.server.people.people import People, Person, keeper
from sanjuro.server.protocol.http_bodies import Token
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import clean_name, folded, guest_name, is_guest_name, new_person, reading
from sanjuro.server.storage import schema

HASHER: Final = PasswordHasher()
SHORTEST: Final = 8
LONGEST: Final = 200
TOKENS_MOST: Final = 20


@cache
def _nobodys() -> str:
    """A hash to check if the name is unknown, so that the response time does not reveal it."""
    return HASHER.hash(secrets.token_hex(16))


def _good(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad_value", f"a password must have {SHORTEST} to {LONGEST} characters")
    return password


async def owner(people: People, name: str) -> str | None:
    """The account with exactly this name."""
    p = schema.people
    query = select(p.c.id).where(p.c.kept_name == folded(name))
    return await people.store.read(lambda c: c.execute(query).scalar_one_or_none())


def taken(name: str) -> Refused:
    return Refused("name_taken", f"{name} is a registered name, or looks like one; choose another")


async def check_free(people: People, person: str, name: str) -> str:
    """The name as it is shown, if this person may use it: nobody uses a registered name of somebody else's, one that
    looks like it, or the name the server has given to another guest."""
    name = clean_name(name)
    if is_guest_name(name) and name != guest_name(person):
        raise taken(name)
    holder = await people.store.read(lambda c: keeper(c, name))
    if holder is not None and holder != person:
        raise taken(name)
    return name


async def seat_name(people: People, person: str, name: str) -> tuple[str, bool]:
    """The name a person may keep at a seat, and whether it is their registered name."""
    holder = await people.store.read(lambda c: keeper(c, name))
    if holder is None or holder == person:
        return name, holder == person
    return guest_name(person), False


async def _register(people: People, person: Person, name: str, **values: object) -> Person:
    """Register a name for a person, unless it is taken."""
    person = await people.meet(person)
    p = schema.people
    changed = (
        update(p).where(p.c.id == person.id).values(name=name, kept_name=folded(name), reading=reading(name), **values)
    )

    def work(c: Connection) -> bool:
        # One transaction of the single writer: two people cannot register names that look alike at the same time.
        holder = keeper(c, name)
        if holder is not None and holder != person.id:
            return False
        c.execute(changed)
        return True

    try:
        done = await people.store.write(work)
    except IntegrityError:
        done = False
    if not done:
        raise taken(name)
    # Guests who have used that name lose it.
    people.forget()
    return await people.again(person.id)


async def rename(people: People, person: Person, name: str) -> Person:
    """Change a name; an account registers the new one instead of the old one."""
    name = await check_free(people, person.id, name)
    if person.account:
        return await _register(people, person, name)
    return await people.change(person, name=name)


async def keep_name(people: People, person: Person, name: str, password: str | None) -> Person:
    """Turn a guest into an account."""
    if person.account:
        raise Refused("not_now", "you already have an account")
    name = await check_free(people, person.id, name)
    if password is None:
        return await _register(people, person, name)
    return await _register(people, person, name, password=await asyncio.to_thread(HASHER.hash, _good(password)))


async def login(people: People, name: str, password: str) -> Person:
    found = await owner(people, name)
    person = None if found is None else await people.get(found)
    wanted = _nobodys() if person is None or person.password is None else person.password
    if not await asyncio.to_thread(_matches, wanted, password[:LONGEST]) or person is None or person.password is None:
        raise Refused("wrong_password", "the name or the password is wrong")
    return person


async def change_password(people: People, person: Person, old: str, new: str) -> Person:
    """Change the password; every device and every token is signed out."""
    if not person.account:
        raise Refused("not_now", "you have no account yet")
    if person.password is not None and not await asyncio.to_thread(_matches, person.password, old[:LONGEST]):
        raise Refused("wrong_password", "the old password is wrong")
    hashed = await asyncio.to_thread(HASHER.hash, _good(new))
    return await sign_out_everywhere(people, person, password=hashed)


async def sign_out_everywhere(people: People, person: Person, *further: Delete | Update, **values: object) -> Person:
    """Invalidate all cookies and tokens; returns the person with the epoch for new cookies.

    `values` of the person's row, and `further` statements, change in the same transaction.
    """
    person = await people.meet(person)
    t, s, p = schema.tokens, schema.sessions, schema.people
    gone = delete(t).where(t.c.person == person.id)
    ended = delete(s).where(s.c.person == person.id)
    changed = update(p).where(p.c.id == person.id).values(epoch=person.epoch + 1, **values)
    done = (gone, ended, changed, *further)
    await people.store.write(lambda c: [c.execute(statement) for statement in done] and None)
    people.forget_tokens()
    people.forget_device_tokens(person.id)
    return await people.again(person.id)


def _matches(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


# ---- tokens -----------------------------------------------------------------------------


async def new_token(people: People, person: Person, label: str) -> Token:
    label = clean_name(label)
    person = await people.meet(person)
    t = schema.tokens
    count = select(func.count()).select_from(t).where(t.c.person == person.id)
    if await people.store.read(lambda c: c.execute(count).scalar_one()) >= TOKENS_MOST:
        raise Refused("too_many", f"you can have at most {TOKENS_MOST} tokens")
    token = "sanjuro_" + secrets.token_urlsafe(24)
    row = {
        "id": new_person(),
        "person": person.id,
        "hash": hashlib.sha256(token.encode()).hexdigest(),
        "label": label,
        "created": people.now(),
    }
    await people.store.write(lambda c: c.execute(insert(t), row) and None)
    return Token(id=str(row["id"]), label=label, created=people.now(), token=token)


async def tokens(people: People, person: Person) -> list[Token]:
    t = schema.tokens
    query = select(t).where(t.c.person == person.id).order_by(t.c.created)
    rows = await people.store.read(lambda c: c.execute(query).mappings().all())
    return [Token(id=row["id"], label=row["label"], created=row["created"], used=row["used"]) for row in rows]


async def drop_token(people: People, person: Person, number: str) -> None:
    t = schema.tokens
    gone = delete(t).where(t.c.person == person.id, t.c.id == number)
    if not await people.store.write(lambda c: c.execute(gone).rowcount):
        raise Refused("not_found", "you have no such token")
    people.forget_tokens()
