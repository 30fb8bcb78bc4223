"""Which clans the others play in Shinobi, from what lies on the table."""

from __future__ import annotations

from sanjuro.bots.deals import Evidence
from sanjuro.bots.shinobi_clans import AT_HOME, ON_TABLE
from sanjuro.core.moves import NONE
from sanjuro.games.shinobi.cards import CLAN_COUNT
from sanjuro.games.shinobi.window import ShinobiWindow


def evidence(window: ShinobiWindow) -> Evidence:
    """Which clans are known, and what the armies say of the others."""
    seats = window.seats
    known = [window.clan(seat) for seat in range(seats)]
    left = [1] * CLAN_COUNT
    for clan in known:
        if clan != NONE:
            left[clan] -= 1
    found = Evidence(known, left)
    totals = [window.total(clan) for clan in range(CLAN_COUNT)]
    for index in range(len(found.hidden)):
        seat = found.hidden[index]
        for clan in range(CLAN_COUNT):
            fit = ON_TABLE * totals[clan] + AT_HOME * window.strength(seat, clan)
            found.alone[index * CLAN_COUNT + clan] = fit
    return found
