"""Probabilities of a draw!, as far as the seat that has to choose can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.odds import percent
from sanjuro.games.bang.cards import DECK, DISCARD, HEARTS, PLAYING, SUIT_OF, explodes

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


def heart_now(m: BangMatch, seat: int) -> int:
    """Return the probability in per cent that a draw! by the seat now turns up a heart."""
    cards = m.who(seat).turned_up
    deck = m.piles[DECK]
    known = [card for card in deck[::-1][:cards] if m.known[card] & 1 << seat]
    for card in known:
        if SUIT_OF[card] == HEARTS:
            return 100
    # A known card that is not a heart lowers the probability; with an empty deck the discard pile is shuffled.
    from_deck = min(cards, len(deck)) - len(known)
    pool = _unseen(m, seat)
    miss, total = _all_of([card for card in pool if SUIT_OF[card] != HEARTS], pool, from_deck)
    again = m.piles[DISCARD]
    late_miss, late_total = _all_of([card for card in again if SUIT_OF[card] != HEARTS], again, cards - len(deck))
    return percent(total * late_total - miss * late_miss, total * late_total)


def heart_later(m: BangMatch, seat: int, drawer: int, tries: int) -> int:
    """Return the probability in per cent that one of some later draw!s of `drawer` is a heart, as `seat` sees it."""
    pool = _later(m, seat)
    hearts = [card for card in pool if SUIT_OF[card] == HEARTS]
    miss, total = _all_of([card for card in pool if card not in hearts], pool, m.who(drawer).turned_up * tries)
    return percent(total - miss, total)


def explosion_later(m: BangMatch, seat: int) -> int:
    """Return the probability in per cent that a later draw! of the seat for the Dynamite sets it off."""
    pool = _later(m, seat)
    part, total = _all_of([card for card in pool if explodes(card)], pool, m.who(seat).turned_up)
    return percent(part, total)


def _unseen(m: BangMatch, seat: int) -> list[int]:
    """Return the cards whose place the seat does not know: any of them may be next in the deck."""
    return [card for card in range(PLAYING) if m.known[card] & 1 << seat == 0]


def _later(m: BangMatch, seat: int) -> list[int]:
    """Return the cards that a later draw! may turn up; cards known to be in the deck may be gone by then."""
    known = [card for card in m.piles[DECK] if m.known[card] & 1 << seat]
    return _unseen(m, seat) + known if len(m.piles[DECK]) > 0 else m.piles[DISCARD]


def _all_of(some: list[int], pool: list[int], draws: int) -> tuple[int, int]:
    """Return the probability that cards drawn one after the other from the pool are all among `some`."""
    part = 1
    total = 1
    for drawn in range(min(max(draws, 0), len(pool))):
        part *= max(len(some) - drawn, 0)
        total *= len(pool) - drawn
    return part, total
