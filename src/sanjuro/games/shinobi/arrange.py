"""Set up a position from a scenario file."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.scenario.position import refuse_cards
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.games.shinobi.cards import (
    BOX,
    CARDS,
    CLANS,
    DECK,
    FIRST_SECRET,
    HAND_SIZE,
    clan_of,
    clan_pile,
)
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.moves import ORDERS
from sanjuro.games.shinobi.turn import Turn

DECK_CARDS: Final[list[int]] = list(range(FIRST_SECRET))
SECRETS: Final[list[int]] = list(range(FIRST_SECRET, len(CARDS.names)))


def arrange(m: ShinobiMatch, top: Setup, seats: list[Setup]) -> None:
    """Set up the secret clans, the last drawer, and whose turn it is; refuse impossible positions."""
    refuse_misplaced(m, top, seats)
    box = m.piles[BOX]
    for seat, table in enumerate(seats):
        own = m.piles[clan_pile(seat)]
        if len(own) > 1:
            raise BadSetup(table.where("clan"), "a seat has one secret clan")
        if len(m.hand(seat)) > HAND_SIZE:
            raise BadSetup(table.where("hand"), f"a hand has at most {HAND_SIZE} cards")
        if not own:
            secret = next((card for card in box if card >= FIRST_SECRET), NONE)
            if secret == NONE:
                raise BadSetup(table.where("clan"), "no secret card is left for this seat")
            box.remove(secret)
            own.append(secret)
    arrange_last_drawer(m, top)
    m.push(Turn(top.seat("turn", 0, m.seats), ORDERS.index(top.word("phase", "first", ORDERS))))


def refuse_misplaced(m: ShinobiMatch, top: Setup, seats: list[Setup]) -> None:
    places = ["deck", "discard", "hand", *CLANS]
    refuse_cards(m, top, seats, places, SECRETS, "a secret card lies only in front of its player")
    refuse_cards(m, top, seats, ["clan"], DECK_CARDS, "a secret card is needed, such as secret-oda")
    for number, clan in enumerate(CLANS):
        others = [card for card in DECK_CARDS if clan_of(card) != number]
        refuse_cards(m, top, seats, [clan], others, f"an army of {clan} has only cards of that clan")


def arrange_last_drawer(m: ShinobiMatch, top: Setup) -> None:
    """Set who drew the last card, which is known if and only if the deck is empty."""
    if len(m.piles[DECK]) > 0:
        if top.has("last_drawer"):
            raise BadSetup("last_drawer", "nobody has drawn the last card: there are cards in the deck")
        return
    if not top.has("last_drawer"):
        raise BadSetup("deck", "the deck is empty, so somebody has drawn the last card: `last_drawer` is needed")
    m.last_drawer = top.seat("last_drawer", 0, m.seats)
