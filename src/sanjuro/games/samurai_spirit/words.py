"""What to click for a move, and the facts that describe it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.games.samurai_spirit.boards import ANIMAL, SAMURAI
from sanjuro.games.samurai_spirit.moves import (
    CALL,
    CONFRONT,
    DEFEND,
    DISCARD,
    DROP,
    FIGHT,
    FIRST,
    GIVE,
    HAND,
    HEAL,
    KIAI,
    LEND,
    STRIKE,
    SUPPORT,
    TOP,
    UNDER,
)
from sanjuro.games.samurai_spirit.raiders import NAMES, PENALTIES, STRENGTH, SYMBOL, SYMBOLS
from sanjuro.games.samurai_spirit.table import DRAWN, defence_pile

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch


def about(m: SamuraiSpiritMatch, move: Move) -> list[tuple[str, object]]:
    verb = move.verb
    if verb == SUPPORT:
        return [("button", "support"), ("seat", move.target)]
    if verb == HAND:
        return [("card", m.piles[DRAWN][-1]), ("seat", move.target)]
    if verb == DROP:
        cards = [card for card in m.piles[defence_pile(m.asked)] if SYMBOL[card] == move.card]
        return [("card", cards[0])]
    if verb == HEAL:
        return [("seat", move.target)]
    if verb == GIVE:
        return [("card", m.line(move.other)[-1]), ("seat", move.target)]
    if verb == STRIKE:
        return [("card", m.line(move.target)[-1])]
    if verb == LEND:
        return [("seat", move.other), ("seat", move.target)]
    if verb == TOP:
        return [("card", move.card)]
    return [("button", move.text)]


def phrase(m: SamuraiSpiritMatch, move: Move) -> tuple[str, dict[str, object]]:
    verb = move.verb
    seat = m.asked
    if verb == CALL:
        return "call", {"samurai": SAMURAI[move.card]}
    if verb == FIRST:
        return "first", {"penalty": PENALTIES[move.card]}
    if verb == DROP:
        return "drop", {"symbol": SYMBOLS[move.card]}
    if verb == FIGHT:
        return "fight", {"sum": m.sums[seat], "value": m.value(seat)}
    if verb == SUPPORT:
        return "support", {"samurai": SAMURAI[m.samurai[seat]], "target": move.target}
    if verb == CONFRONT:
        card = m.piles[DRAWN][-1]
        return "confront", {"card": NAMES[card], "sum": m.sums[seat] + STRENGTH[card], "value": m.value(seat)}
    if verb == DEFEND:
        card = m.piles[DRAWN][-1]
        return "defend", {"card": NAMES[card], "symbol": SYMBOLS[SYMBOL[card]]}
    if verb in (HAND, DISCARD, UNDER):
        facts: dict[str, object] = {"card": NAMES[m.piles[DRAWN][-1]]}
        if verb == HAND:
            facts["target"] = move.target
        return move.text.split()[0], facts
    if verb == KIAI:
        side = "animal" if m.wounds[seat] >= ANIMAL else "human"
        return "kiai", {"effect": f"kiai-{SAMURAI[m.samurai[seat]]}-{side}"}
    if verb == HEAL:
        return "heal", {"target": move.target}
    if verb == GIVE:
        return "give", {"card": NAMES[m.line(move.other)[-1]], "by": move.other, "target": move.target}
    if verb == STRIKE:
        return "strike", {"card": NAMES[m.line(move.target)[-1]], "target": move.target}
    if verb == LEND:
        return "lend", {"samurai": SAMURAI[m.samurai[move.other]], "by": move.other, "target": move.target}
    if verb == TOP:
        return "top", {"card": NAMES[move.card]}
    return move.text, {}
