"""Checking a finished game: the seed against its hash, or the position against its example, and every move against
the rules."""

from __future__ import annotations

import re

import sanjuro
from sanjuro import positions
from sanjuro.core.errors import BadRecord
from sanjuro.core.match import Match
from sanjuro.core.rng import commitment, secret_of
from sanjuro.server.protocol.http_bodies import Checked
from sanjuro.server.protocol.messages import SeatState

COMMITMENT = re.compile(r"^#\s*commitment:\s*([0-9a-f]{64})\s*$", re.MULTILINE)
SECRET = re.compile(r"^secret:\s*([0-9a-fA-F]+)\s*$", re.MULTILINE)


def with_comments(record: str, code: str, promised: str | None, seats: list[SeatState]) -> str:
    """A downloaded record: the table, the commitment published before the deal, and the seats."""
    lines = record.splitlines()
    notes = [f"# table: {code}"]
    if promised is not None:
        notes.append(f"# commitment: {promised}")
    for seat in seats:
        who = f"{seat.name} (bot, {seat.level})" if seat.holder == "bot" else seat.name
        notes.append(f"# seat {seat.seat}: {who.replace('#', '')}")
    return "\n".join([lines[0], *notes, *lines[1:]]) + "\n"


def check(record: str, promised: str | None = None) -> Checked:
    """Verify a record.

    `promised` is the hash that was shown before the game; without it, the one in the record's comment.
    """
    if promised is None:
        noted = COMMITMENT.search(record)
        promised = None if noted is None else noted[1]
    secret = SECRET.search(record)
    kept = False
    if secret is not None and promised is not None:
        try:
            kept = commitment(secret_of(secret[1])) == promised.lower()
        except ValueError as error:
            return Checked(right=False, commitment=False, moves=0, outcome=False, problem=str(error))
    try:
        match = sanjuro.replay(record, events=False)
    except BadRecord as error:
        return Checked(right=False, commitment=kept, moves=0, outcome=False, problem=str(error))
    moves = len(match.history)
    example = positions.named_in(match.origin)
    if not match.over:
        return Checked(right=False, commitment=kept, moves=moves, outcome=False, problem="the game is not over")
    if f"reason: {match.outcome.reason}" not in record:  # type: ignore[union-attr]
        problem = "the record does not say how the game ended"
        return Checked(right=False, commitment=kept, moves=moves, outcome=False, problem=problem)
    if example is not None:
        same = _is_example(match, example)
        other = None if same else f"the position is not that of the example {example!r} as this version has it"
        return Checked(right=same, commitment=False, moves=moves, outcome=True, problem=other, example=example)
    if not kept:
        if secret is None:
            problem = "the game was not dealt from a secret seed, so the deal cannot be checked"
        elif promised is None:
            problem = "the hash shown before the game is missing: give it, or keep its line in the record"
        else:
            problem = "the seed is not the one whose hash was shown before the game"
        return Checked(right=False, commitment=False, moves=moves, outcome=True, problem=problem)
    return Checked(right=True, commitment=True, moves=moves, outcome=True)


def _is_example(match: Match, name: str) -> bool:
    """Whether the match started from the current position of the example with this name."""
    try:
        return positions.begin(match.game.key, name).origin == match.origin
    except ValueError:
        return False
