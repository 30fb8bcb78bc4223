"""The errors a person can meet; each says in one sentence what to do."""

from __future__ import annotations


class IllegalMove(ValueError):
    """The move is not on offer; nothing has changed."""


class BadRecord(ValueError):
    """A record that does not describe a game."""


class BadBytes(ValueError):
    """Bytes that are not a match."""
