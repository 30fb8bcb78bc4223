"""The person who makes the request: guest, account, second device, tokens."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from sanjuro.server.http.errors import PROBLEMS
from sanjuro.server.http.requests import (
    AnyRequest,
    limit_bytes,
    limited,
    person_of,
    registry_of,
    visit_of,
)
from sanjuro.server.limits import source
from sanjuro.server.people import accounts, personal_data
from sanjuro.server.people.people import Person
from sanjuro.server.people.sessions import new_session, shown_agent
from sanjuro.server.protocol import http_bodies as bodies
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import folded
from sanjuro.server.tables.commands import LANGUAGES

try:
    from sanjuro.server.people.passkeys import Passkeys
except ImportError:  # without the webauthn package: passwords only
    PASSKEYS = False
else:
    PASSKEYS = True

# Approximate size of a person or a token in the database.
ROW_BYTES = 400


def shown(person: Person) -> bodies.Me:
    return bodies.Me(
        person=person.id,
        name=person.name,
        language=person.language,
        account=person.account,
        password=person.password is not None,
        passkeys=person.passkeys,
        muted=person.muted,
    )


def become(request: AnyRequest, person: Person) -> bodies.Me:
    """Make the response set the cookie of this person."""
    visit = visit_of(request)
    if visit.person is None or visit.person.id != person.id:
        visit.session = new_session()
    visit.new_cookie = person
    return shown(person)


def by_cookie(request: AnyRequest) -> Person:
    """Refused with a token: tokens are for playing, not for changing the account."""
    if visit_of(request).by_token:
        raise Refused("not_allowed", "you can't do this with a token")
    return person_of(request)


@get("/api/me", responses=PROBLEMS, sync_to_thread=False)
def me(request: AnyRequest) -> bodies.Me:
    return shown(person_of(request))


@patch("/api/me", responses=PROBLEMS)
async def change_me(request: AnyRequest, data: JSONBody[bodies.ChangeMe]) -> bodies.Me:
    """Change the name or the language."""
    people = registry_of(request).people
    person = by_cookie(request)
    limited(request, "account")
    limit_bytes(request, ROW_BYTES)
    if data.language is not None and data.language not in LANGUAGES:
        raise Refused("bad_value", f"the language must be one of {', '.join(LANGUAGES)}, not {data.language[:20]!r}")
    person = await people.meet(person)
    if data.name is not None:
        person = await accounts.rename(people, person, data.name)
    if data.language is not None:
        person = await people.change(person, language=data.language)
    return shown(person)


@post("/api/me/device", status_code=200, responses=PROBLEMS)
async def link_device(request: AnyRequest) -> bodies.DeviceLink:
    """Create a token for a second device."""
    limited(request, "account")
    people = registry_of(request).people
    person = await people.meet(by_cookie(request))
    token, until = people.device_token(person)
    return bodies.DeviceLink(token=token, until=until)


@post("/api/device", status_code=200, responses=PROBLEMS)
async def use_device(request: AnyRequest, data: JSONBody[bodies.UseDevice]) -> bodies.Me:
    """Sign in as the person who created the device token."""
    limited(request, "login")
    person = await registry_of(request).people.by_device_token(data.token)
    if person is None:
        raise Refused("not_found", "this link has expired; create another one")
    return become(request, person)


@post("/api/account", responses=PROBLEMS)
async def keep_name(request: AnyRequest, data: JSONBody[bodies.KeepName]) -> bodies.Me:
    """Register a name with a password."""
    limited(request, "account")
    limit_bytes(request, ROW_BYTES)
    person = by_cookie(request)
    return become(request, await accounts.keep_name(registry_of(request).people, person, data.name, data.password))


@post("/api/account/password", status_code=200, responses=PROBLEMS)
async def change_password(request: AnyRequest, data: JSONBody[bodies.ChangePassword]) -> bodies.Me:
    """Change the password; every other device, every token and every open connection is signed out."""
    limited(request, "login")
    registry = registry_of(request)
    person = await accounts.change_password(registry.people, by_cookie(request), data.old, data.new)
    registry.disconnect(person.id)
    return become(request, person)


@delete("/api/account", responses=PROBLEMS)
async def erase_me(request: AnyRequest) -> None:
    """Erase the guest or account: name, password, passkeys, tokens, sessions, chat. Games stay, without the name."""
    limited(request, "account")
    await registry_of(request).erase(by_cookie(request))
    visit_of(request).forget = True


@get("/api/me/export", responses=PROBLEMS)
async def export_me(request: AnyRequest) -> Response[bodies.PersonalData]:
    """Export everything the server stores about the person."""
    limited(request, "account")
    person = by_cookie(request)
    data = await personal_data.export(registry_of(request).people, person)
    return Response(data, headers={"Content-Disposition": f'attachment; filename="sanjuro-{person.id}.json"'})


@post("/api/login", status_code=200, responses=PROBLEMS)
async def login(request: AnyRequest, data: JSONBody[bodies.Login]) -> bodies.Me:
    people = registry_of(request).people
    # Devices on which the owner of the name is, or was, signed in have a limit of their own; others share the limit
    # of their address. So nobody can lock the owner out by guessing.
    own = await accounts.owner(people, data.name) == person_of(request).id
    whom = person_of(request).id if own else source(visit_of(request).address)
    limited(request, "login", whom)
    limited(request, "login", f"{whom} {folded(data.name)[:40]}")
    return become(request, await accounts.login(people, data.name, data.password))


@post("/api/logout", status_code=204, responses=PROBLEMS)
async def logout(request: AnyRequest) -> None:
    """End the session of this browser; copies of its cookie become invalid too."""
    visit = visit_of(request)
    if not visit.by_token:
        registry = registry_of(request)
        person = person_of(request)
        await registry.sessions.end_own(person, visit.session)
        registry.disconnect(person.id, session=visit.session)
    visit.forget = True


# ---- sessions ---------------------------------------------------------------------------


@get("/api/me/sessions", responses=PROBLEMS)
async def sessions(request: AnyRequest) -> list[bodies.Session]:
    """List the browsers that are signed in as this person."""
    registry = registry_of(request)
    person = by_cookie(request)
    session = visit_of(request).session
    if person.known:
        await registry.sessions.note(person.id, session, shown_agent(request.headers.get("user-agent", "")))
    return await registry.sessions.of(person, session)


@delete("/api/me/sessions/{session:str}", responses=PROBLEMS)
async def end_session(request: AnyRequest, session: FromPath[str]) -> None:
    """Sign out one browser and close its connections."""
    registry = registry_of(request)
    person = by_cookie(request)
    visit = visit_of(request)
    await registry.sessions.end(person, session)
    registry.disconnect(person.id, session=session)
    visit.forget = session == visit.session


@post("/api/logout/everywhere", status_code=204, responses=PROBLEMS)
async def logout_everywhere(request: AnyRequest) -> None:
    """Sign out every device, every token and every open connection, this one included."""
    limited(request, "account")
    registry = registry_of(request)
    person = by_cookie(request)
    await accounts.sign_out_everywhere(registry.people, person)
    registry.disconnect(person.id)
    visit_of(request).forget = True


# ---- passkeys ---------------------------------------------------------------------------


def passkeys(request: AnyRequest) -> Passkeys:
    if not PASSKEYS:
        raise Refused("not_found", "this server does not support passkeys")
    state = request.app.state
    if not isinstance(state["passkeys"], Passkeys):
        state["passkeys"] = Passkeys(registry_of(request).people)
    made: Passkeys = state["passkeys"]
    return made


def site(request: AnyRequest) -> tuple[str, str]:
    """The host and the origin a passkey belongs to."""
    host = request.headers.get("host", "")
    origin = request.headers.get("origin") or f"{request.scope['scheme']}://{host}"
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    return name or "localhost", origin


@post("/api/passkeys/new", status_code=200, responses=PROBLEMS)
async def new_passkey(request: AnyRequest, data: JSONBody[bodies.PasskeyName]) -> bodies.PasskeyBegun:
    limited(request, "account")
    person = await registry_of(request).people.meet(by_cookie(request))
    return await passkeys(request).new(person, site(request)[0], data.name)


@post("/api/passkeys", status_code=200, responses=PROBLEMS)
async def passkey_made(request: AnyRequest, data: JSONBody[bodies.PasskeyDone]) -> bodies.Me:
    limited(request, "account")
    person = await registry_of(request).people.meet(by_cookie(request))
    return become(request, await passkeys(request).made(person, *site(request), data.state, data.credential))


@post("/api/passkeys/login", status_code=200, responses=PROBLEMS)
async def passkey_login(request: AnyRequest) -> bodies.PasskeyBegun:
    limited(request, "login")
    return await passkeys(request).login(site(request)[0])


@post("/api/passkeys/login/done", status_code=200, responses=PROBLEMS)
async def passkey_logged_in(request: AnyRequest, data: JSONBody[bodies.PasskeyDone]) -> bodies.Me:
    limited(request, "login")
    return become(request, await passkeys(request).logged_in(*site(request), data.state, data.credential))


# ---- tokens -----------------------------------------------------------------------------


@get("/api/tokens", responses=PROBLEMS)
async def tokens(request: AnyRequest) -> list[bodies.Token]:
    return await accounts.tokens(registry_of(request).people, by_cookie(request))


@post("/api/tokens", responses=PROBLEMS)
async def new_token(request: AnyRequest, data: JSONBody[bodies.NewToken]) -> bodies.Token:
    limited(request, "account")
    limit_bytes(request, ROW_BYTES)
    return await accounts.new_token(registry_of(request).people, by_cookie(request), data.label)


@delete("/api/tokens/{token:str}", responses=PROBLEMS)
async def drop_token(request: AnyRequest, token: FromPath[str]) -> None:
    """Revoke a token; everything connected with a token has to reconnect."""
    registry = registry_of(request)
    person = by_cookie(request)
    await accounts.drop_token(registry.people, person, token)
    registry.disconnect(person.id, only_tokens=True)


ROUTES = [
    me,
    change_me,
    link_device,
    use_device,
    keep_name,
    change_password,
    erase_me,
    export_me,
    login,
    logout,
    sessions,
    end_session,
    logout_everywhere,
    new_passkey,
    passkey_made,
    passkey_login,
    passkey_logged_in,
    tokens,
    new_token,
    drop_token,
]
