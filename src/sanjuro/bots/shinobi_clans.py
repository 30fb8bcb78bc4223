"""Which clans the others play, from what lies on the table."""

from __future__ import annotations

from sanjuro.games.shinobi.cards import CLAN_COUNT


def played(table: list[int], seat: int, clan: int) -> list[int]:
    """For each clan the chance, in thousandths, that another seat plays it."""
    seats = len(table) // CLAN_COUNT
    return [0 if each == clan else 1000 * (seats - 1) // (CLAN_COUNT - 1) for each in range(CLAN_COUNT)]
