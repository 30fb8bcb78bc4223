"""The last round: it begins when somebody draws the last card, and ends with that player's next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.outcome import Outcome

if TYPE_CHECKING:
    from sanjuro.games.shinobi.match import ShinobiMatch


def begin(m: ShinobiMatch, seat: int) -> None:
    """Begin the last round: a seat has drawn the last card; everybody has one more turn, this seat last."""
    m.last_drawer = seat
    m.tell("last_card", seat)


def ends_with_turn_of(m: ShinobiMatch, seat: int) -> bool:
    """Return whether the game is over when this seat has given its orders."""
    return m.last_drawer == seat


def count(m: ShinobiMatch) -> None:
    """End the game: reveal the clans; the one with the most cards in all provinces wins.

    Ties are broken by the cards in the player's own province; if these are equal too, the victory is shared.
    """
    m.show_secrets()
    totals: list[int] = []
    at_home: list[int] = []
    for seat in range(m.seats):
        clan = m.clan(seat)
        totals.append(sum([m.strength(province, clan) for province in range(m.seats)]))
        at_home.append(m.strength(seat, clan))
    best = max([(totals[seat], at_home[seat]) for seat in range(m.seats)])
    winners = [seat for seat in range(m.seats) if (totals[seat], at_home[seat]) == best]
    ahead = [seat for seat in range(m.seats) if totals[seat] == best[0]]
    reason = "most_cards" if len(ahead) == 1 else "most_at_home" if len(winners) == 1 else "shared"
    m.end(Outcome(tuple(winners), reason, tuple(totals), {"at_home": at_home}))
