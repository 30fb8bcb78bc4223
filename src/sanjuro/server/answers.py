"""What routes share: who asks, which table, and how a refusal becomes an answer."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from sanjuro.server.bodies import Problem
from sanjuro.server.commands import Refused
from sanjuro.server.doorman import Turned, Visit
from sanjuro.server.house import House
from sanjuro.server.limits import Limits
from sanjuro.server.messages import Error
from sanjuro.server.names import BadName
from sanjuro.server.people import Person
from sanjuro.server.room import Room

logger = logging.getLogger("sanjuro.routes")

AnyRequest = Request[Any, Any, Any]

STATUS: Final = {
    "bad_message": 400,
    "bad_value": 400,
    "wrong_password": 401,
    "not_yours": 403,
    "not_host": 403,
    "not_allowed": 403,
    "kicked": 403,
    "muted": 403,
    "not_found": 404,
    "not_now": 409,
    "taken": 409,
    "stale": 409,
    "illegal": 409,
    "conflict": 409,
    "name_taken": 409,
    "too_big": 413,
    "too_often": 429,
    "too_many": 429,
    "internal": 500,
}

# For the description of the API: any route may answer so.
PROBLEMS: Final = {
    status: ResponseSpec(data_container=Problem, description="refused, with the reason")
    for status in (400, 401, 403, 404, 409, 413, 415, 429)
}


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state["house"]
    return house


def limits_of(request: AnyRequest) -> Limits:
    limits: Limits = request.app.state["limits"]
    return limits


def visit_of(request: AnyRequest) -> Visit:
    visit: Visit = request.scope["sanjuro"]  # type: ignore[typeddict-item]
    return visit


def person_of(request: AnyRequest) -> Person:
    person = visit_of(request).person
    assert person is not None
    return person


def limited(request: AnyRequest, kind: str, whom: str | None = None) -> None:
    if not limits_of(request).allows(kind, whom or visit_of(request).address):
        raise Refused("too_often", "not so fast: wait a little")


async def room_of(request: AnyRequest, code: str) -> Room:
    room = await house_of(request).room(code)
    if room is None:
        raise Refused("not_found", f"there is no table {code[:8]!r}")
    return room


def refused(request: AnyRequest, error: Refused) -> Response[Any]:
    house_of(request).metrics.refused.labels(error.error).inc()
    status = STATUS.get(error.error, 400)
    if error.refusal is not None:
        body: Any = Error(error=error.error, message=error.message, refusal=error.refusal)
    else:
        body = Problem(error=error.error, message=error.message)
    return Response(body, status_code=status, media_type=MediaType.JSON)


def turned(request: AnyRequest, error: Turned) -> Response[Problem]:
    return Response(error.problem, status_code=error.status, media_type=MediaType.JSON)


def bad_name(request: AnyRequest, error: BadName) -> Response[Problem]:
    return Response(Problem(error="bad_value", message=str(error)), status_code=400, media_type=MediaType.JSON)


WORDS: Final = {401: "not_allowed", 403: "not_allowed", 404: "not_found", 405: "bad_message", 413: "too_big"}


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors of the framework in our form."""
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [part.get("message", "") if isinstance(part, dict) else str(part) for part in error.extra]
        message = "; ".join([error.detail.split("\n")[0], *found])
    word = WORDS.get(error.status_code, "bad_message" if error.status_code < 500 else "internal")
    headers = {"Allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else {}
    return Response(
        Problem(error=word, message=message[:500]),
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=headers,
    )


def undecodable(request: AnyRequest, error: msgspec.DecodeError) -> Response[Problem]:
    return Response(Problem(error="bad_message", message=str(error)), status_code=400, media_type=MediaType.JSON)


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    problem = Problem(error="internal", message="something went wrong; it has been written down")
    return Response(problem, status_code=500, media_type=MediaType.JSON)


HANDLERS: Final[dict[Any, Any]] = {
    Refused: refused,
    Turned: turned,
    BadName: bad_name,
    HTTPException: http_error,
    msgspec.DecodeError: undecodable,
    Exception: broken,
}
