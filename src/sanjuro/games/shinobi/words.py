"""What to click for a move, and how to describe it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.games.shinobi.cards import CLANS, NINJA
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, MARCH, STRIKE

if TYPE_CHECKING:
    from sanjuro.games.shinobi.match import ShinobiMatch


def about(m: ShinobiMatch, move: Move) -> list[tuple[str, object]]:
    """Return the card and where it goes, or the two armies."""
    seat = m.asked
    if move.verb == DEPLOY:
        return [("card", m.in_hand(seat, move.card)), ("seat", move.target)]
    if move.verb == STRIKE:
        return [("card", m.in_hand(seat, NINJA)), ("card", m.army(move.target, move.card)[-1])]
    if move.verb == MARCH:
        return [("card", m.army(move.other, move.card)[-1]), ("seat", move.target)]
    assert move.verb == ATTACK
    return [("card", m.army(seat, move.card)[-1]), ("card", m.army(move.target, move.other)[-1])]


def phrase(move: Move) -> tuple[str, dict[str, object]]:
    """Return the key and facts that describe a move."""
    if move.verb == DEPLOY:
        return "deploy", {"card": CLANS[move.card], "target": move.target}
    if move.verb == STRIKE:
        return "strike", {"card": CLANS[move.card], "target": move.target}
    if move.verb == MARCH:
        return "march", {"card": CLANS[move.card], "seat": move.other, "target": move.target}
    return "attack", {"card": CLANS[move.card], "victim": CLANS[move.other], "target": move.target}
