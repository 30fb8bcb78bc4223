"""Why something is not legal in one's own turn, for players."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE, Move
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_sword.cards import BUSHIDO, GEISHA, HAND_LIMIT, KINDS, REACH
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import (
    AIM,
    DISCARDING,
    DRAIN,
    DRAW_LAST,
    FROM_DECK,
    FROM_DISCARD,
    HAND,
    HONOUR,
    LEAVE_LAST,
    PARRYING,
    PARRYING_WITH,
    STRIKE,
    TAKE,
    VISIT,
)


def why_no_play(m: SamuraiSwordMatch, seat: int, weapons: int, move: Move) -> Refusal:
    if move.verb == DISCARDING:
        return Refusal("discard_later", {"limit": HAND_LIMIT})
    if move.verb in (PARRYING, PARRYING_WITH, TAKE):
        return Refusal("parry_later")
    if move.verb == HONOUR:
        return Refusal("honour_later")
    if move.verb in (FROM_DECK, FROM_DISCARD, DRAW_LAST, LEAVE_LAST):
        return Refusal("drawn")
    if move.verb == DRAIN:
        return why_no_drain(m, seat)
    if move.target >= m.seats:
        return Refusal("no_such_seat", {"last": m.seats - 1})
    kind = GEISHA if move.verb == VISIT else move.card
    if m.in_hand(seat, kind) == NONE:
        return Refusal("not_in_hand", {"card": KINDS[kind]})
    if move.verb == STRIKE:
        return why_no_strike(m, seat, weapons, move)
    if move.verb == AIM and kind == BUSHIDO:
        return Refusal("one_bushido", {"owner": m.bushido_owner()})
    if move.target == seat:
        return Refusal("not_yourself", {"card": KINDS[kind]})
    if move.verb == VISIT and move.other != HAND:
        return Refusal("not_there", {"card": KINDS[move.other], "target": move.target})
    return Refusal("no_cards", {"target": move.target})


def why_no_strike(m: SamuraiSwordMatch, seat: int, weapons: int, move: Move) -> Refusal:
    if move.target == seat:
        return Refusal("not_yourself", {"card": KINDS[move.card]})
    if weapons >= m.weapons_allowed(seat):
        return Refusal("weapons", {"n": m.weapons_allowed(seat)})
    if m.resilience[move.target] == 0:
        return Refusal("harmless_resilience", {"target": move.target})
    if len(m.hand(move.target)) == 0:
        return Refusal("harmless_hand", {"target": move.target})
    return Refusal(
        "too_hard",
        {
            "target": move.target,
            "difficulty": m.difficulty(seat, move.target),
            "card": KINDS[move.card],
            "reach": REACH[move.card],
        },
    )


def why_no_drain(m: SamuraiSwordMatch, seat: int) -> Refusal:
    if not m.who(seat).trades_resilience():
        return Refusal("only_nobunaga")
    return Refusal("last_resilience" if m.resilience[seat] == 1 else "nothing_to_draw")


def why_no_discard(m: SamuraiSwordMatch, seat: int, move: Move) -> Refusal:
    if move.verb == DISCARDING:
        return Refusal("not_in_hand", {"card": KINDS[move.card]})
    return Refusal("discard_now", {"limit": HAND_LIMIT})


REFUSALS: Final = {
    "answer_parry": "you are being attacked: play a Parry or take the wounds",
    "answer_weapon": "Jujutsu asks for a weapon: discard one or take a wound",
    "answer_bushido": "Bushido asks for a weapon: discard one or lose an honour",
    "not_in_hand": "you hold no {card}",
    "only_hanzo": "only Hanzo can parry with a weapon",
    "last_card": "Hanzo does not parry with his last card if it is a weapon",
    "discard_later": "cards are discarded at the end of the turn, down to {limit}",
    "discard_now": "your turn ends: discard down to {limit} cards",
    "draw_first": "draw first: from the deck or from the discard pile",
    "draw_or_leave": "decide first: draw the last card of the deck, or leave it",
    "drawn": "you have already drawn the cards of this turn",
    "parry_later": "nobody is attacking you; a Parry is only an answer",
    "honour_later": "Bushido does not ask you for honour now",
    "only_nobunaga": "only Nobunaga can spend resilience for cards",
    "last_resilience": "you cannot spend your last resilience",
    "nothing_to_draw": "there is no card to draw",
    "no_such_seat": "there are only the seats 0 to {last}",
    "not_yourself": "{card} must be played on another player",
    "weapons": "no more weapons this turn: your limit is {n}",
    "harmless_resilience": "seat {target} is harmless without resilience: no weapon can be played there",
    "harmless_hand": "seat {target} is harmless without cards: no weapon can be played there",
    "too_hard": "attacking seat {target} has difficulty {difficulty}, and {card} reaches {reach}",
    "one_bushido": "there is already a Bushido in play, at seat {owner}",
    "not_there": "there is no {card} in front of seat {target}",
    "no_cards": "seat {target} has no card in hand",
}
