"""How well a seat stands, from -1 to 1: the shaped reward is how much this changes with a move.

It is computed with all cards open, so it tells a seat more than the table does; it is for training only.
"""

from __future__ import annotations

from sanjuro.adapters.matches import result
from sanjuro.core.match import Match
from sanjuro.games.bang.cards import OUTLAW, RENEGADE
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.samurai_spirit.boards import DEFEAT
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.table import FAMILIES, FARMS
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.shinobi.cards import CLAN_COUNT, COPIES
from sanjuro.games.shinobi.match import ShinobiMatch


def standing(match: Match, seat: int) -> float:
    """How well a seat stands in a match that is on; its result when it is over."""
    if match.outcome is not None:
        return result(match, seat)
    if isinstance(match, BangMatch):
        return in_bang(match, seat)
    if isinstance(match, SamuraiSwordMatch):
        return in_samurai_sword(match, seat)
    if isinstance(match, ShinobiMatch):
        return in_shinobi(match, seat)
    if isinstance(match, SamuraiSpiritMatch):
        return in_samurai_spirit(match)
    return 0.0


def in_bang(m: BangMatch, seat: int) -> float:
    """The lives of one's side against those of the others, each as a part of what they had."""
    role = m.role(seat)

    def part(seats: list[int]) -> float:
        return sum(max(m.life[s], 0) for s in seats) / max(1, sum(m.full[s] for s in seats))

    outlaws = [s for s in range(m.seats) if m.role(s) == OUTLAW]
    renegades = [s for s in range(m.seats) if m.role(s) == RENEGADE]
    if role == OUTLAW:
        return (part(outlaws) - part([m.sheriff])) / 2
    if role == RENEGADE:
        return (part([seat]) - part([s for s in range(m.seats) if s != seat])) / 2
    return (part([m.sheriff]) - part(outlaws + renegades)) / 2


def in_samurai_sword(m: SamuraiSwordMatch, seat: int) -> float:
    """The honour of one's team against that of the others, as parts of all honour."""
    own = sum(m.honour[s] for s in range(m.seats) if m.team(s) == m.team(seat))
    every = sum(m.honour)
    return (2 * own - every) / max(1, every)


def in_shinobi(m: ShinobiMatch, seat: int) -> float:
    """How far one's clan is ahead of the best other clan on the table."""
    totals = [sum(m.strength(province, clan) for province in range(m.seats)) for clan in range(CLAN_COUNT)]
    own = totals.pop(m.clan(seat))
    return (own - max(totals)) / COPIES


def in_samurai_spirit(m: SamuraiSpiritMatch) -> float:
    """What is left of the village, less the wounds."""
    village = (len(m.piles[FARMS]) / 6 + len(m.piles[FAMILIES]) / 3) / 2
    return village - sum(m.wounds) / (DEFEAT * m.seats)
