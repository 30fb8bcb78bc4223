"""Accounts with a passkey instead of a password."""

from __future__ import annotations

import base64
import json
import secrets
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sanjuro.server.people.accounts import check_free, keep_name
from sanjuro.server.people.people import People, Person
from sanjuro.server.protocol.http_bodies import PasskeyBegun
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.storage import schema

GOOD_MILLIS: Final = 5 * 60 * 1000
PASSKEYS_MOST: Final = 20
ID_LONGEST: Final = 400  # the column size in the database


class State(Struct):
    """The state of a ceremony; it is sent to the browser signed, and returned."""

    what: str
    challenge: str
    until: int
    name: str = ""
    person: str = ""


class Passkeys:
    """Registration and login; each challenge is valid once."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._used: dict[str, int] = {}

    def _state(self, state: State) -> str:
        body = base64.urlsafe_b64encode(msgspec.json.encode(state)).decode()
        return f"{body}.{self.people.sign('passkey ' + body)}"

    def _begun(self, text: str, what: str) -> State:
        body, _, signature = text.rpartition(".")
        if not secrets.compare_digest(self.people.sign("passkey " + body).encode(), signature.encode()):
            raise Refused("bad_value", "this server did not start that registration or login")
        state = msgspec.json.decode(base64.urlsafe_b64decode(body), type=State)
        now = self.people.now()
        self._used = {challenge: until for challenge, until in self._used.items() if until >= now}
        if state.what != what or state.until < now or state.challenge in self._used:
            raise Refused("bad_value", "this registration or login has expired or is already complete")
        self._used[state.challenge] = state.until
        return state

    async def new(self, person: Person, host: str, name: str) -> PasskeyBegun:
        """Start registering a passkey for a new name, or another one for an account."""
        name = person.name if person.account else await check_free(self.people, person.id, name)
        k = schema.passkeys
        known = select(k.c.id).where(k.c.person == person.id)
        have = await self.people.store.read(lambda c: list(c.execute(known).scalars()))
        if len(have) >= PASSKEYS_MOST:
            raise Refused("too_many", f"you can have at most {PASSKEYS_MOST} passkeys")
        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=host,
            rp_name="Sanjuro",
            user_id=person.id.encode(),
            user_name=name,
            challenge=challenge,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(key)) for key in have],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        state = State("new", challenge.hex(), self.people.now() + GOOD_MILLIS, name, person.id)
        return PasskeyBegun(options=json.loads(options_to_json(options)), state=self._state(state))

    async def made(self, person: Person, host: str, origin: str, text: str, credential: dict[str, Any]) -> Person:
        """Finish the registration."""
        state = self._begun(text, "new")
        if state.person != person.id:
            raise Refused("bad_value", "someone else started this registration")
        try:
            done = verify_registration_response(
                credential=credential,
                expected_challenge=bytes.fromhex(state.challenge),
                expected_rp_id=host,
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refused("bad_value", f"the passkey is not accepted: {error}") from None
        if len(_text(done.credential_id)) > ID_LONGEST:
            raise Refused("bad_value", "the passkey is not accepted: its id is too long")
        k = schema.passkeys
        known = select(k.c.id).where(k.c.id == _text(done.credential_id))
        if await self.people.store.read(lambda c: c.execute(known).first()) is not None:
            raise Refused("bad_value", "the passkey is not accepted: it is already registered")
        if not person.account:
            person = await keep_name(self.people, person, state.name, None)
        row = {
            "id": _text(done.credential_id),
            "person": person.id,
            "public_key": done.credential_public_key,
            "sign_count": done.sign_count,
            "created": self.people.now(),
        }
        await self.people.store.write(lambda c: c.execute(insert(schema.passkeys), row) and None)
        return await self.people.again(person.id)

    async def login(self, host: str) -> PasskeyBegun:
        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=host, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
        )
        state = State("login", challenge.hex(), self.people.now() + GOOD_MILLIS)
        return PasskeyBegun(options=json.loads(options_to_json(options)), state=self._state(state))

    async def logged_in(self, host: str, origin: str, text: str, credential: dict[str, Any]) -> Person:
        state = self._begun(text, "login")
        k = schema.passkeys
        query = select(k).where(k.c.id == str(credential.get("id", "")).rstrip("="))
        row = await self.people.store.read(lambda c: c.execute(query).mappings().first())
        if row is None:
            raise Refused("wrong_password", "this passkey is not registered here")
        try:
            done = verify_authentication_response(
                credential=credential,
                expected_challenge=bytes.fromhex(state.challenge),
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=bytes(row["public_key"]),
                credential_current_sign_count=row["sign_count"],
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refused("wrong_password", f"the passkey is not accepted: {error}") from None
        counted = update(k).where(k.c.id == row["id"]).values(sign_count=done.new_sign_count)
        await self.people.store.write(lambda c: c.execute(counted) and None)
        person = await self.people.get(row["person"])
        assert person is not None
        return person


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
