"""A Shinobi player that furthers its clan without showing it."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.core.chance import Chance
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.shinobi.cards import HOUSES
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, MARCH, STRIKE
from sanjuro.games.shinobi.window import ShinobiWindow

# While the deck lasts a lead larger than this only draws attention.
QUIET_LEAD: Final = 2.0
LATE: Final = 8  # cards left in the deck when hiding is over


@mypyc_attr(native_class=True)
class ShinobiRules(Bot):
    """Looks one move ahead: how far the own clan leads, and how safe its armies stand."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], chance: Chance) -> Move:
        assert isinstance(window, ShinobiWindow)
        clan = window.clan(window.seat)
        table = [window.strength(p, c) for p in range(window.seats) for c in range(HOUSES)]
        quiet = window.deck_left() > LATE and not window.last_round()
        best = moves[0]
        best_worth = -1e9
        for move in moves:
            change(table, window.seat, move, 1)
            # A little chance keeps the clan from being read off the moves.
            worth = value(table, window.seat, clan, quiet) + chance.below(1000) * 0.0004
            change(table, window.seat, move, -1)
            if worth > best_worth:
                best_worth = worth
                best = move
        return best


def change(table: list[int], seat: int, move: Move, by: int) -> None:
    """Do a move on the table of strengths, or take it back (`by` -1)."""
    if move.verb == DEPLOY:
        table[move.target * HOUSES + move.card] += by
    elif move.verb == STRIKE:
        table[move.target * HOUSES + move.card] -= by
    elif move.verb == MARCH:
        table[move.other * HOUSES + move.card] -= by
        table[move.target * HOUSES + move.card] += by
    elif move.verb == ATTACK:
        table[move.target * HOUSES + move.other] -= by


def value(table: list[int], seat: int, clan: int, quiet: bool) -> float:
    """How good a table is for a clan: its lead over the others, and what it could lose to an attack."""
    totals = [0.0] * HOUSES
    strongest = [0] * HOUSES  # the strongest army of another clan that could strike from each province
    for place in range(len(table)):
        totals[place % HOUSES] += table[place]
        province = place // HOUSES
        if place % HOUSES != clan and table[place] > strongest[province]:
            strongest[province] = table[place]
    rival = 0.0
    second = 0.0
    for other in range(HOUSES):
        if other == clan:
            continue
        if totals[other] > rival:
            second = rival
            rival = totals[other]
        elif totals[other] > second:
            second = totals[other]
    lead = totals[clan] - rival * 0.8 - second * 0.2
    if quiet and lead > QUIET_LEAD:
        lead = QUIET_LEAD + (lead - QUIET_LEAD) * 0.3
    risk = 0.0
    for place in range(clan, len(table), HOUSES):
        if table[place] == 0:
            continue
        for province in range(len(table) // HOUSES):
            if province != place // HOUSES and strongest[province] > table[place]:
                risk += 0.15
    return lead - risk + table[seat * HOUSES + clan] * 0.05
