"""The errors that callers can get; each message is one sentence that says what is wrong."""

from __future__ import annotations


class IllegalMove(ValueError):
    """The move is not on offer; nothing has changed."""


class BadRecord(ValueError):
    """A record that does not describe a game."""


class BadBytes(ValueError):
    """Bytes that are not a match."""
