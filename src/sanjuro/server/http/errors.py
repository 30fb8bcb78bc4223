"""Map refusals and failures to HTTP responses: a status, an error code, and a message."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from sanjuro.server.http.requests import AnyRequest, registry_of
from sanjuro.server.protocol.http_bodies import Problem
from sanjuro.server.protocol.messages import Error
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import BadText

logger = logging.getLogger("sanjuro.http")

STATUS: Final = {
    "bad_message": 400,
    "bad_value": 400,
    "bad_cookie": 401,
    "bad_token": 401,
    "wrong_password": 401,
    "not_yours": 403,
    "not_host": 403,
    "not_allowed": 403,
    "foreign_origin": 403,
    "kicked": 403,
    "banned": 403,
    "muted": 403,
    "not_found": 404,
    "not_now": 409,
    "taken": 409,
    "stale": 409,
    "illegal": 409,
    "conflict": 409,
    "name_taken": 409,
    "too_big": 413,
    "wrong_host": 421,
    "not_json": 415,
    "too_often": 429,
    "too_many": 429,
    "internal": 500,
    "restart": 503,
    "unavailable": 503,
}

RETRY_SECONDS: Final = 5  # the Retry-After of a 503

# For the OpenAPI schema: any route may respond like this.
PROBLEMS: Final = {
    status: ResponseSpec(data_container=Problem, description="refused, with the reason")
    for status in (400, 401, 403, 404, 409, 413, 415, 429, 503)
}


def refused(request: AnyRequest, error: Refused) -> Response[Any]:
    registry_of(request).metrics.refused.labels(error.error).inc()
    if error.refusal is not None:
        body: Any = Error(error=error.error, message=error.message, refusal=error.refusal)
    else:
        body = Problem(error=error.error, message=error.message)
    status = STATUS.get(error.error, 400)
    headers = {"Retry-After": str(RETRY_SECONDS)} if status == 503 else {}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def bad_text(request: AnyRequest, error: BadText) -> Response[Problem]:
    return Response(Problem(error="bad_value", message=str(error)), status_code=400, media_type=MediaType.JSON)


WORDS: Final = {401: "not_allowed", 403: "not_allowed", 404: "not_found", 405: "bad_message", 413: "too_big"}


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors of the framework in our format."""
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


def undecodable(request: AnyRequest, error: Exception) -> Response[Problem]:
    problem = Problem(error="bad_message", message=f"the body is invalid: {error}"[:500])
    return Response(problem, status_code=400, media_type=MediaType.JSON)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    problem = Problem(error="internal", message="something went wrong and nothing has changed; try again")
    return Response(problem, status_code=500, media_type=MediaType.JSON)


HANDLERS: Final[dict[Any, Any]] = {
    Refused: refused,
    BadText: bad_text,
    HTTPException: http_error,
    msgspec.DecodeError: undecodable,
    RecursionError: undecodable,
    Exception: failed,
}
