"""The position of a scenario: named cards in their places, the counters of the game, the first decision."""

from __future__ import annotations

import base64
from typing import Any

from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.rng import seeded
from sanjuro.core.setup import BadSetup, Setup


def arranged(game: Game[Any], top: Setup) -> Match:
    """Return a match in the position that the top of a file and its [[seats]] describe."""
    for key in ("game", "title", "covers", "steps", "seeds"):
        top.value(key)
    seats = top.tables("seats")
    options = top.table("options")
    players = top.number("players", len(seats))
    try:
        settled = game.settled(players, options.values)
    except ValueError as error:
        raise BadSetup(
            "options" if options.values else "players" if top.has("players") else "seats", str(error)
        ) from None
    m: Match = game.blank(players, settled)
    m.watched = True
    m.rng = seeded(top.number("seed", 0))
    m.clear_table()
    if len(seats) != m.seats:
        raise BadSetup("seats", f"{m.seats} [[seats]] are needed, not {len(seats)}")
    _place_cards(m, top, seats)
    game.arrange(m, top, seats)
    for table in seats:
        table.done()
    top.done()
    for pile, cards in enumerate(m.piles):
        for card in cards:
            m.known[card] |= m.layout.sees[pile]
            m.last_handle += 1
            m.handles[card] = m.last_handle
    m.advance()
    m.events = []
    m.origin = "position " + base64.b64encode(m.to_bytes()).decode()
    return m


def refuse_cards(m: Match, top: Setup, seats: list[Setup], piles: list[str], refused: list[int], sentence: str) -> None:
    """Refuse a position with one of these cards in one of these piles; for `Game.arrange`."""
    for number, cards in enumerate(m.piles):
        name = m.layout.places[number].partition(".")[0]
        if name not in piles:
            continue
        for card in cards:
            if card in refused:
                owner = m.layout.owner(number)
                table = top if owner < 0 else seats[owner]
                raise BadSetup(table.where(name), f"{m.game.cards.names[card]} cannot be there: {sentence}")


def _place_cards(m: Match, top: Setup, seats: list[Setup]) -> None:
    """Put named cards into their piles, and all others under the deck or into the box.

    Piles in the middle are written with the top card first, those of a seat in the order in which the cards came.
    """
    cards = m.game.cards
    free = [True] * len(cards.names)
    for name, _ in m.game.middle:
        placed = [_free_card(m, word, free, top.where(name)) for word in top.words(name)]
        placed.reverse()
        m.piles[m.layout.by_place[name]] = placed
    for seat, table in enumerate(seats):
        for name, _ in m.game.own:
            pile = m.piles[m.layout.by_place[f"{name}.{seat}"]]
            for word in table.words(name):
                pile.append(_free_card(m, word, free, table.where(name)))
    rest = [card for card in range(len(free)) if free[card]]
    m.rng.shuffle(rest)
    under = top.word("rest", "deck", ["deck", "box"])
    box = m.piles[m.layout.by_place["box"]]
    deck = m.layout.by_place["deck"]
    box.extend([card for card in rest if under == "box" or cards.backs[card] != 0])
    if under == "deck":
        m.piles[deck] = [card for card in rest if cards.backs[card] == 0] + m.piles[deck]


def _free_card(m: Match, word: str, free: list[bool], where: str) -> int:
    """Return a card with this name that is not placed yet; `jail` stands for any `jail-…`."""
    names = m.game.cards.names
    known = False
    for exact in (True, False):
        for card in range(len(names)):
            if (names[card] == word) if exact else (names[card].partition("-")[0] == word):
                known = True
                if free[card]:
                    free[card] = False
                    return card
    if known:
        raise BadSetup(where, f"all cards {word!r} are placed already")
    raise BadSetup(where, f"{m.game.key} has no card {word!r}")
