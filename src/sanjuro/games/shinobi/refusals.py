"""Why an order is not legal, for players."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import Move
from sanjuro.core.refusal import Refusal
from sanjuro.games.shinobi.cards import CLANS, NINJA
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, FIRST_ORDER, MARCH, STRIKE, THIRD_ORDER


def why_no_order(m: ShinobiMatch, seat: int, order: int, move: Move) -> Refusal:
    if move.target >= m.seats or (move.verb == MARCH and move.other >= m.seats):
        return Refusal("no_such_province", {"seats": m.seats - 1})
    if move.verb == ATTACK:
        return why_no_attack(m, seat, order, move)
    if order == THIRD_ORDER:
        return Refusal("attack_now")
    if move.verb == DEPLOY:
        if m.in_hand(seat, move.card) < 0:
            return Refusal("not_in_hand", {"card": CLANS[move.card]})
        return Refusal("abroad_first" if order == FIRST_ORDER else "home_now")
    if move.verb == STRIKE:
        if order != FIRST_ORDER:
            return Refusal("ninja_first")
        if m.in_hand(seat, NINJA) < 0:
            return Refusal("not_in_hand", {"card": "ninja"})
        if move.target == seat:
            return Refusal("ninja_abroad")
        return Refusal("no_army", {"clan": CLANS[move.card], "province": move.target})
    if order == FIRST_ORDER:
        return Refusal("march_second")
    if move.other == seat:
        return Refusal("march_out")
    if move.other == move.target:
        return Refusal("march_nowhere")
    return Refusal("no_army", {"clan": CLANS[move.card], "province": move.other})


def why_no_attack(m: ShinobiMatch, seat: int, order: int, move: Move) -> Refusal:
    if order != THIRD_ORDER:
        return Refusal("attack_third")
    if move.target == seat:
        return Refusal("attack_abroad")
    if move.card == move.other:
        return Refusal("attack_own_clan")
    if m.strength(seat, move.card) == 0:
        return Refusal("no_army", {"clan": CLANS[move.card], "province": seat})
    if m.strength(move.target, move.other) == 0:
        return Refusal("no_army", {"clan": CLANS[move.other], "province": move.target})
    if m.strength(move.target, move.other) >= m.strength(seat, move.card):
        return Refusal(
            "not_weaker",
            {"strength": m.strength(seat, move.card), "victim": m.strength(move.target, move.other)},
        )
    return Refusal("spared")


REFUSALS: Final = {
    "no_such_province": "there are only the provinces 0 to {seats}",
    "attack_now": "the third order is an attack",
    "attack_third": "an attack is the third order, after the two others",
    "not_in_hand": "you hold no {card} card",
    "abroad_first": "the first order sends a card into another province, not into your own",
    "home_now": "with the second order a card of your hand goes into your own province",
    "ninja_first": "a ninja can only be sent with the first order",
    "ninja_abroad": "a ninja cannot be sent into your own province",
    "no_army": "there is no {clan} army in province {province}",
    "march_second": "armies march with the second order",
    "march_out": "you cannot move armies out of your own province",
    "march_nowhere": "an army marches into another province",
    "attack_abroad": "you cannot attack armies in your own province",
    "attack_own_clan": "a clan cannot attack itself",
    "not_weaker": "only a weaker army can be attacked: yours has {strength}, that one {victim}",
    "spared": "that army received a card or a ninja this turn",
}
