"""Errors that callers may catch. Each message is one sentence that says what is wrong."""

from __future__ import annotations


class IllegalMove(ValueError):
    """The move is not legal now; the match is unchanged."""


class BadRecord(ValueError):
    """The text is not a record of a game."""


class BadBytes(ValueError):
    """The bytes are not a serialised match."""
