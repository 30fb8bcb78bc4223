"""The consequence of a move, for the player who has to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.games.samurai_sword.cards import ARMOR, BATTLE_CRY, FAST_DRAW, FOCUS, HAND_LIMIT, JUJUTSU
from sanjuro.games.samurai_sword.moves import ACT, DISCARDING, DRAIN, END, HAND, HONOUR, KEEP, STRIKE, TAKE, VISIT

if TYPE_CHECKING:
    from sanjuro.games.samurai_sword.match import SamuraiSwordMatch


def of(m: SamuraiSwordMatch, move: Move) -> tuple[str, dict[str, object]] | None:
    """Return the key and facts of the consequence; None where the description of the move says it all."""
    seat = m.asked
    verb = move.verb
    if verb == STRIKE:
        wounds = m.wounds(move.card, seat, move.target)
        left = m.resilience[move.target] - wounds
        if left > 0:
            return "wounds", {"n": wounds, "left": left}
        return "defeats", {"n": wounds}
    if verb == TAKE:
        left = m.resilience[seat] - m.wounds_coming()
        if left > 0:
            return "left", {"left": left}
        return "defeated", {"honour": max(0, m.honour[seat] - 1)}
    if verb == HONOUR:
        return None if m.alone_against_two(seat) else ("honour", {"honour": m.honour[seat] - 1})
    if verb == END:
        excess = len(m.hand(seat)) - HAND_LIMIT
        return ("discard", {"n": excess}) if excess > 0 else None
    if verb == DISCARDING and m.stack[-1].name() == "bushido":
        return "pass_on", {"target": (seat + 1) % m.seats}
    if verb == DRAIN:
        return "left", {"left": m.resilience[seat] - 1}
    if verb == VISIT and move.other == HAND:
        return "unseen", {"n": len(m.hand(move.target))}
    if verb == KEEP:
        return _keep(m, move.card)
    if verb == ACT and move.card in (BATTLE_CRY, JUJUTSU):
        return "everybody", {"n": len([x for x in range(m.seats) if x != seat and m.touched_by_cries(x)])}
    return None


def _keep(m: SamuraiSwordMatch, kind: int) -> tuple[str, dict[str, object]] | None:
    seat = m.asked
    if kind == FOCUS:
        return "focus", {"n": m.weapons_allowed(seat) + 1}
    if kind == ARMOR:
        return "armor", {"n": m.on_table(seat, ARMOR) + 1}
    if kind == FAST_DRAW:
        return "fast_draw", {"n": m.on_table(seat, FAST_DRAW) + 1}
    return None
