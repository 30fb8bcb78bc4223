"""Translate clicks on the table into moves, and explain why none of them can be played.

A client sends what was clicked, in order. The same `about` that tells clients what to click decides here which moves
the clicks could mean, so a client needs neither notation nor rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sanjuro.core.moves import NONE, Move
from sanjuro.core.refusal import Refusal

if TYPE_CHECKING:
    from sanjuro.core.match import Match

Click = tuple[str, object]

# Refusals that say nothing about the thing that was clicked.
VAGUE: Final = ("not_now", "unknown")
# Facts that are seat numbers rather than distances or counts, so they cannot be compared.
SEATS: Final = ("seat", "target", "by", "other", "giver", "owner", "holder", "province")


def refusal_of_clicks(match: Match, seat: int, clicks: Sequence[tuple[str, int | str]]) -> Refusal | None:
    """Return why these clicks lead to no move; None if they do, or if no move involves these things.

    `clicks` are `("card", id)`, `("seat", number)` and `("button", word)`. A card counts only if the seat knows it; a
    guessed id is treated like one that does not exist. The answer therefore reveals nothing that asking for each move
    by its text would not reveal.
    """
    if match.outcome is not None:
        return Refusal("over")
    things = _things(match, seat, clicks)
    if len(things) == 0:
        return None
    for move in match.offer:
        if _begins_with(match, move, things):
            return None
    meant = _meant(match, things)
    last = things[-1]
    if len(meant) == 0 and len(things) > 1:
        # A card in front of a seat stands for the seat if no move is about the card itself.
        owner = match.layout.owner(_pile_of(match, last[1])) if last[0] == "card" else NONE
        if owner != NONE:
            meant = _meant(match, [*things[:-1], ("seat", owner)])
        if len(meant) == 0:
            return refusal_of_clicks(match, seat, clicks[-1:])
    reasons = [match.stack[-1].refusal(match, move) for move in meant]
    return _best(reasons)


def _things(match: Match, seat: int, clicks: Sequence[tuple[str, int | str]]) -> list[Click]:
    """Return the clicks with cards as numbers, or nothing if this seat cannot see one of them."""
    window = match.window(seat)
    things: list[Click] = []
    for kind, which in clicks:
        if kind == "card":
            found = NONE
            for card in range(len(match.handles)):
                if match.handles[card] == which and window.knows(card):
                    found = card
                    break
            if found == NONE or _pile_of(match, found) == NONE:
                return []
            things.append((kind, found))
        else:
            things.append((kind, which))
    return things


def _pile_of(match: Match, card: Any) -> int:
    for pile in range(len(match.piles)):
        if card in match.piles[pile]:
            return pile
    return NONE


def _meant(match: Match, things: list[Click]) -> list[Move]:
    """Return all moves of the game that begin with these clicks."""
    found: list[Move] = []
    for move in match.game.moves.all:
        try:
            if _begins_with(match, move, things):
                found.append(move)
        except (AssertionError, IndexError, KeyError, ValueError):
            continue  # about a card that is not visible anywhere now
    return found


def _begins_with(match: Match, move: Move, things: list[Click]) -> bool:
    about = match.about(move)
    if len(about) < len(things):
        return False
    for wanted, what in about:
        if wanted == "seat" and isinstance(what, int) and what >= match.seats:
            return False  # a move for a larger table
    for number in range(len(things)):
        kind, which = things[number]
        wanted, what = about[number]
        if kind != wanted:
            return False
        if which != what and (kind != "card" or not _alike(match, which, what)):
            return False
    return True


def _alike(match: Match, one: Any, other: Any) -> bool:
    """Return whether two cards are interchangeable: same name, same pile."""
    if not isinstance(other, int) or other < 0:
        return False
    names = match.game.cards.names
    return names[one] == names[other] and _pile_of(match, one) == _pile_of(match, other)


def _best(reasons: list[Refusal]) -> Refusal | None:
    """Return the most informative reason: about the thing itself, common to most moves, from the closest move."""
    if len(reasons) == 0:
        return None
    counts: dict[str, int] = {}
    for reason in reasons:
        counts[reason.key] = counts.get(reason.key, 0) + 1
    return min(reasons, key=lambda reason: (reason.key in VAGUE, -counts[reason.key], _numbers(reason)))


def _numbers(reason: Refusal) -> list[int]:
    """Return distances, counts and the like, in the order in which the refusal lists them."""
    found: list[int] = []
    for key, value in reason.facts.items():
        if key not in SEATS and isinstance(value, int):
            found.append(int(value))
    return found
