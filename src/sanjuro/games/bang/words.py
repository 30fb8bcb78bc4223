"""What to click for a move, and how to describe it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.games.bang.cards import (
    BANG,
    BEER,
    CARDS,
    CHECK,
    DISCARD,
    DUEL,
    GATLING,
    INDIANS,
    JAIL,
    KIND_NAMES,
    KIND_OF,
    MISSED,
    PANIC,
    STORE,
    hand_pile,
    looked_pile,
    meant,
    table_pile,
)
from sanjuro.games.bang.moves import (
    AIM,
    BACK,
    CHOOSE,
    DISCARD_CARD,
    DRAW_DISCARD,
    DRAW_FROM,
    PASS,
    PLAY,
    ROB,
    ROB_HAND,
    TAKE,
    TOP,
)

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


def about(m: BangMatch, move: Move) -> list[tuple[str, object]]:
    """Return a card, then a seat or card; a seat after Panic! or Cat Balou means its hand. Other moves are buttons."""
    seat = m.asked
    verb = move.verb
    if verb in (PLAY, DISCARD_CARD):
        return [("card", meant(m.piles[hand_pile(seat)], move.card))]
    if verb in (AIM, ROB_HAND):
        return [("card", move.card), ("seat", move.target)]
    if verb == ROB:
        return [("card", move.card), ("card", move.other)]
    if verb == TAKE:
        return [("card", meant(m.piles[STORE], move.card))]
    if verb == BACK:
        return [("card", meant(m.piles[looked_pile(seat)], move.card))]
    if verb == CHOOSE:
        return [("card", meant(m.piles[CHECK], move.card))]
    if verb == TOP:
        own = table_pile(seat) if move.card in m.table(seat) else hand_pile(seat)
        return [("card", meant(m.piles[own], move.card))]
    if verb == DRAW_FROM:
        return [("seat", move.target)]
    if verb == DRAW_DISCARD:
        return [("card", m.piles[DISCARD][-1])]
    return [("button", move.text)]


def phrase(m: BangMatch, move: Move) -> tuple[str, dict[str, object]]:
    """Return the key and facts that describe a move."""
    verb = move.verb
    if verb == PLAY:
        return _play(move)
    if verb == AIM:
        kind = KIND_OF[move.card]
        key = "jail" if kind == JAIL else "duel" if kind == DUEL else "shoot"
        return key, {"card": CARDS.names[move.card], "target": move.target}
    if verb in (ROB, ROB_HAND):
        key = "steal" if KIND_OF[move.card] == PANIC else "force"
        facts: dict[str, object] = {"card": CARDS.names[move.card], "target": move.target}
        if verb == ROB_HAND:
            return f"{key}_hand", facts
        facts["loot"] = CARDS.names[move.other]
        if move.target == m.asked:
            return "force_own", {"card": facts["card"], "loot": facts["loot"]}
        return key, facts
    if verb == PASS and m.stack[-1].name() in ("loss", "turn"):
        return "no_trade", {}
    if verb == PASS and m.stack[-1].name() == "rescue":
        return "go_out", {}
    if verb == DRAW_FROM:
        return "draw_from", {"target": move.target}
    if verb in (DISCARD_CARD, TAKE, BACK, CHOOSE, TOP):
        keys = {DISCARD_CARD: "discard", TAKE: "take", BACK: "back", CHOOSE: "choose", TOP: "top"}
        return keys[verb], {"card": CARDS.names[move.card]}
    return move.text.replace(" ", "_"), {}


def _play(move: Move) -> tuple[str, dict[str, object]]:
    kind = KIND_OF[move.card]
    facts: dict[str, object] = {"card": CARDS.names[move.card]}
    if kind in (BANG, MISSED):
        return "answer", facts
    if kind in (BEER, GATLING, INDIANS):
        return KIND_NAMES[kind], facts
    return ("lay" if kind > DUEL else "play"), facts
