"""A command or request that is refused."""

from __future__ import annotations

from sanjuro.server.protocol.messages import Refusal


class Refused(Exception):
    """Nothing was changed: the error's key, a sentence for people, and for a move that is not on offer the reason."""

    def __init__(self, error: str, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.refusal = refusal
