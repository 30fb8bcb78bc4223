"""What to click for a move, and how to describe it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.games.samurai_sword.cards import DISCARD, GEISHA, KINDS, PARRY
from sanjuro.games.samurai_sword.moves import (
    ACT,
    AIM,
    DISCARDING,
    DRAIN,
    DRAW_LAST,
    END,
    FROM_DECK,
    FROM_DISCARD,
    HAND,
    HONOUR,
    KEEP,
    LEAVE_LAST,
    PARRYING,
    PARRYING_WITH,
    STRIKE,
    VISIT,
)

if TYPE_CHECKING:
    from sanjuro.games.samurai_sword.match import SamuraiSwordMatch


def about(m: SamuraiSwordMatch, move: Move) -> list[tuple[str, object]]:
    """Return a card, then a seat or a card in front of it; a button where nothing on the table stands for the move."""
    verb = move.verb
    if verb == VISIT:
        geisha = m.in_hand(m.asked, GEISHA)
        if move.other == HAND:
            return [("card", geisha), ("seat", move.target)]
        return [("card", geisha), ("card", m.table_card(move.target, move.other))]
    if verb in (STRIKE, AIM):
        return [("card", m.in_hand(m.asked, move.card)), ("seat", move.target)]
    if verb in (KEEP, ACT, DISCARDING, PARRYING_WITH):
        return [("card", m.in_hand(m.asked, move.card))]
    if verb == PARRYING:
        return [("card", m.in_hand(m.asked, PARRY))]
    if verb == FROM_DISCARD:
        return [("card", m.piles[DISCARD][-1])]
    return [("button", move.text)]


def phrase(m: SamuraiSwordMatch, move: Move) -> tuple[str, dict[str, object]]:
    """Return the key and facts that describe a move."""
    verb = move.verb
    if verb == STRIKE:
        wounds = m.wounds(move.card, m.asked, move.target)
        return "strike", {"card": KINDS[move.card], "target": move.target, "n": wounds}
    if verb == AIM:
        return KINDS[move.card], {"target": move.target}
    if verb == VISIT:
        if move.other == HAND:
            return "geisha-hand", {"target": move.target}
        return "geisha-table", {"target": move.target, "card": KINDS[move.other]}
    if verb in (KEEP, ACT):
        return KINDS[move.card], {}
    if verb == DISCARDING:
        return "discard", {"card": KINDS[move.card]}
    if verb == PARRYING_WITH:
        return "parry-with", {"card": KINDS[move.card]}
    if verb == FROM_DISCARD:
        return "draw-discard", {"card": m.game.cards.names[m.piles[DISCARD][-1]]}
    if verb == HONOUR:
        return ("honour-free" if m.alone_against_two(m.asked) else "honour"), {}
    if verb == PARRYING:
        return "parry", {}
    if verb == DRAIN:
        return "nobunaga", {}
    if verb == END:
        return "end", {}
    if verb == FROM_DECK:
        return "draw-deck", {}
    if verb == DRAW_LAST:
        return "draw-last", {}
    if verb == LEAVE_LAST:
        return "leave-last", {}
    return "take", {"n": m.wounds_coming()}
