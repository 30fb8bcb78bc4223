"""The standing of a seat in Shinobi."""

from __future__ import annotations

from sanjuro.games.shinobi.cards import CLAN_COUNT, COPIES
from sanjuro.games.shinobi.match import ShinobiMatch


def standing(m: ShinobiMatch, seat: int) -> float:
    """Return the lead of the seat's clan over the best other clan on the table."""
    totals = [sum(m.strength(province, clan) for province in range(m.seats)) for clan in range(CLAN_COUNT)]
    own = totals.pop(m.clan(seat))
    return (own - max(totals)) / COPIES
