"""Names that are kept: passwords and tokens."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Delete, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sanjuro.server.people.people import People, Person
from sanjuro.server.protocol.http_bodies import Token
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import clean_name, folded, guest_name, new_person
from sanjuro.server.storage import schema

HASHER: Final = PasswordHasher()
SHORTEST: Final = 8
LONGEST: Final = 200
TOKENS_MOST: Final = 20


@cache
def _nobodys() -> str:
    """Checked when there is no such name, so that the time does not tell."""
    return HASHER.hash(secrets.token_hex(16))


def _good(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad_value", f"a password has {SHORTEST} to {LONGEST} letters")
    return password


async def owner(people: People, name: str) -> str | None:
    """Who keeps a name."""
    p = schema.people
    query = select(p.c.id).where(p.c.kept_name == folded(name))
    return await people.store.read(lambda c: c.execute(query).scalar_one_or_none())


async def rename(people: People, person: Person, name: str) -> Person:
    """Another name; a kept one is kept under the new name."""
    name = clean_name(name)
    holder = await owner(people, name)
    if holder is not None and holder != person.id:
        raise Refused("name_taken", f"{name} is kept by somebody else")
    try:
        if person.account:
            return await people.change(person, name=name, kept_name=folded(name))
        return await people.change(person, name=name)
    except IntegrityError:
        raise Refused("name_taken", f"{name} is kept by somebody else") from None


async def keep_name(people: People, person: Person, name: str, password: str | None) -> Person:
    """Make an account of a guest."""
    name = clean_name(name)
    if person.account:
        raise Refused("not_now", "you have an account already")
    values: dict[str, object] = {"name": name, "kept_name": folded(name)}
    if password is not None:
        values["password"] = await asyncio.to_thread(HASHER.hash, _good(password))
    try:
        return await people.change(person, **values)
    except IntegrityError:
        raise Refused("name_taken", f"{name} is kept by somebody else") from None


async def login(people: People, name: str, password: str) -> Person:
    found = await owner(people, name)
    person = None if found is None else await people.get(found)
    wanted = _nobodys() if person is None or person.password is None else person.password
    if not await asyncio.to_thread(_matches, wanted, password[:LONGEST]) or person is None or person.password is None:
        raise Refused("wrong_password", "the name or the password is wrong")
    return person


async def change_password(people: People, person: Person, old: str, new: str) -> Person:
    """Another password; every device and every token is signed out."""
    if not person.account:
        raise Refused("not_now", "you have no account yet")
    if person.password is not None and not await asyncio.to_thread(_matches, person.password, old[:LONGEST]):
        raise Refused("wrong_password", "the old password is wrong")
    hashed = await asyncio.to_thread(HASHER.hash, _good(new))
    return await sign_out_everywhere(people, person, password=hashed)


async def sign_out_everywhere(people: People, person: Person, *further: Delete, **values: object) -> Person:
    """No cookie made before and no token is good any more; the person with the epoch that new cookies need.

    `values` of the person's row, and `further` statements, change in the same transaction.
    """
    person = await people.meet(person)
    t, p = schema.tokens, schema.people
    gone = delete(t).where(t.c.person == person.id)
    changed = update(p).where(p.c.id == person.id).values(epoch=person.epoch + 1, **values)
    await people.store.write(lambda c: [c.execute(statement) for statement in (gone, changed, *further)] and None)
    people.forget_tokens()
    people.forget_device_tokens(person.id)
    return await people.again(person.id)


def _matches(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


async def forget(people: People, person: Person) -> None:
    """The account is gone: name, password, passkeys, tokens. The games stay, without the name."""
    if not person.account:
        raise Refused("not_now", "you have no account")
    k = schema.passkeys
    gone = delete(k).where(k.c.person == person.id)
    await sign_out_everywhere(people, person, gone, kept_name=None, password=None, name=guest_name(person.id))


# ---- tokens -----------------------------------------------------------------------------


async def new_token(people: People, person: Person, label: str) -> Token:
    label = clean_name(label)
    person = await people.meet(person)
    t = schema.tokens
    count = select(func.count()).select_from(t).where(t.c.person == person.id)
    if await people.store.read(lambda c: c.execute(count).scalar_one()) >= TOKENS_MOST:
        raise Refused("too_many", f"at most {TOKENS_MOST} tokens")
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
