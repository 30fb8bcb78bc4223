"""A Shinobi player that furthers its clan without showing it."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.core.chance import Chance
from sanjuro.core.moves import Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.shinobi.cards import CLAN_COUNT
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, MARCH, STRIKE
from sanjuro.games.shinobi.window import ShinobiWindow

# Worth is counted in thousandths of a card.
CARD: Final = 1000
QUIET_LEAD: Final = 2 * CARD  # while the deck lasts, a larger lead only draws attention
LATE: Final = 8  # cards left in the deck when hiding is over
AT_RISK: Final = 150  # for each army of another clan that could attack an own one
AT_HOME: Final = 50  # ties are decided by the cards at home
NOISE: Final = 400  # random, so that the moves do not give the clan away


@mypyc_attr(native_class=True)
class ShinobiRules(Bot):
    """Looks one move ahead: how far the own clan leads, and how safe its armies stand."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], chance: Chance) -> Move:
        assert isinstance(window, ShinobiWindow)
        clan = window.clan(window.seat)
        table = [window.strength(p, c) for p in range(window.seats) for c in range(CLAN_COUNT)]
        quiet = window.deck_left() > LATE and not window.last_round()
        best = moves[0]
        best_worth = -1_000_000
        for move in moves:
            change(table, move, 1)
            worth = value(table, window.seat, clan, quiet) + chance.below(NOISE)
            change(table, move, -1)
            if worth > best_worth:
                best_worth = worth
                best = move
        return best


def change(table: list[int], move: Move, by: int) -> None:
    """Do a move on the table of strengths, or take it back (`by` -1)."""
    if move.verb == DEPLOY:
        table[move.target * CLAN_COUNT + move.card] += by
    elif move.verb == STRIKE:
        table[move.target * CLAN_COUNT + move.card] -= by
    elif move.verb == MARCH:
        table[move.other * CLAN_COUNT + move.card] -= by
        table[move.target * CLAN_COUNT + move.card] += by
    elif move.verb == ATTACK:
        table[move.target * CLAN_COUNT + move.other] -= by


def value(table: list[int], seat: int, clan: int, quiet: bool) -> int:
    """How good a table is for a clan: its lead over the others, and what it could lose to an attack."""
    first: i64 = 0  # the strongest other clan on the whole table
    second: i64 = 0
    own: i64 = 0
    for each in range(CLAN_COUNT):
        total: i64 = 0
        for place in range(each, len(table), CLAN_COUNT):
            total += table[place]
        if each == clan:
            own = total
        elif total > first:
            second = first
            first = total
        elif total > second:
            second = total
    lead: i64 = own * CARD - first * 800 - second * 200
    if quiet and lead > QUIET_LEAD:
        lead = QUIET_LEAD + (lead - QUIET_LEAD) * 3 // 10
    return lead - risk(table, clan) * AT_RISK + table[seat * CLAN_COUNT + clan] * AT_HOME


def risk(table: list[int], clan: int) -> int:
    """How often an own army could be attacked by a stronger one of another province."""
    provinces = len(table) // CLAN_COUNT
    threats: i64 = 0
    for province in range(provinces):
        strongest: i64 = 0
        for each in range(CLAN_COUNT):
            if each != clan and table[province * CLAN_COUNT + each] > strongest:
                strongest = table[province * CLAN_COUNT + each]
        for other in range(provinces):
            own: i64 = table[other * CLAN_COUNT + clan]
            if other != province and 0 < own < strongest:
                threats += 1
    return threats
