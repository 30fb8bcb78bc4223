"""A command or request that is refused."""

from __future__ import annotations

from sanjuro.server.protocol.messages import Refusal


class Refused(Exception):
    """A refusal, which changes nothing: the error code, a message, and for an illegal move the reason."""

    def __init__(self, error: str, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.refusal = refusal
