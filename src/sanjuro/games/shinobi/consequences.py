"""The consequence of a move, for the player who has to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.games.shinobi.cards import CLANS
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, MARCH

if TYPE_CHECKING:
    from sanjuro.games.shinobi.match import ShinobiMatch


def of(m: ShinobiMatch, move: Move) -> tuple[str, dict[str, object]]:
    """Return how strong the clan will be on the whole table; for a march, how strong the two armies will be.

    Also whether the seat must then attack and can attack only its own clan.
    """
    key, facts = _strengths(m, move)
    if move.verb != ATTACK and _only_own_clan_left(m, move):
        facts["own"] = CLANS[m.clan(m.asked)]
        key += "_own"
    return key, facts


def _strengths(m: ShinobiMatch, move: Move) -> tuple[str, dict[str, object]]:
    if move.verb == MARCH:
        left = m.strength(move.other, move.card) - 1
        return "march", {"left": left, "there": m.strength(move.target, move.card) + 1}
    clan = move.other if move.verb == ATTACK else move.card
    total = 0
    for province in range(m.seats):
        total += m.strength(province, clan)
    after = total + 1 if move.verb == DEPLOY else total - 1
    return "total", {"clan": CLANS[clan], "before": total, "after": after}


def _only_own_clan_left(m: ShinobiMatch, move: Move) -> bool:
    """Return whether all attacks possible after the move, if attacking is next, are on the seat's own clan."""
    seat = m.asked
    after = m.copy()
    after.carry_out(move)
    if after.outcome is not None or after.asked != seat:
        return False
    own = m.clan(seat)
    return all([attack.verb == ATTACK and attack.other == own for attack in after.offer])
