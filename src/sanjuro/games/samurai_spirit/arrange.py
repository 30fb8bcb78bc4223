"""A position from a scenario file."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.games.samurai_spirit import unseen
from sanjuro.games.samurai_spirit.boards import DEFEAT, SAMURAI
from sanjuro.games.samurai_spirit.difficulty import MARAUDERS_EACH, ROUNDS, joining
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.raiders import (
    FIRST_FAMILY,
    KIND,
    MARAUDER,
    NAMES,
    RAIDERS,
    STRENGTH,
    SYMBOL,
)
from sanjuro.games.samurai_spirit.table import (
    BOX,
    DECK,
    FALLEN,
    FAMILIES,
    FARMS,
    LOST,
    defence_pile,
    line_pile,
)
from sanjuro.games.samurai_spirit.turn import ACTION, BEGIN, Turn

PHASES: Final = ["begin", "action"]


def arrange(m: SamuraiSpiritMatch, top: Setup, seats: list[Setup]) -> None:
    """Who sits where, how they stand, how the village stands, and whose turn it is."""
    m.round = number(top, "round", 1, 1, ROUNDS)
    m.turn = number(top, "turn", 0, 0, m.seats - 1)
    m.barricades = number(top, "barricades", m.most_barricades, 0, m.most_barricades)
    seat_them(m, seats)
    for seat in range(m.seats):
        stand(m, seat, seats[seat])
    if not m.fighting(m.turn):
        raise BadSetup("turn", "that samurai has passed")
    tokens(m, top, seats)
    fill_village(m, top)
    fill_deck(m, top)
    unseen.show_box(m)
    deck = m.piles[DECK]
    for depth in range(1, number(top, "face_up", 0, 0, len(deck)) + 1):
        m.known[deck[-depth]] = m.layout.everyone
    step = ACTION if top.word("phase", "begin", PHASES) == "action" else BEGIN
    m.push(Turn(m.turn, step))


def number(top: Setup, key: str, default: int, least: int, most: int) -> int:
    value = top.number(key, default)
    if not least <= value <= most:
        raise BadSetup(top.where(key), f"a number from {least} to {most} is needed, not {value}")
    return value


def seat_them(m: SamuraiSpiritMatch, seats: list[Setup]) -> None:
    """The samurai the file names; where it names none, the first who is free."""
    chosen = m.options["samurai"]
    names = [str(name) for name in chosen] if isinstance(chosen, list) else ["" for _ in seats]
    for seat, table in enumerate(seats):
        names[seat] = table.word("samurai", names[seat], SAMURAI)
    for seat, name in enumerate(names):
        if name and name in names[:seat]:
            raise BadSetup(seats[seat].where("samurai"), "each samurai is there once")
        if not name:
            names[seat] = next(free for free in SAMURAI if free not in names)
    m.samurai = [SAMURAI.index(name) for name in names]


def stand(m: SamuraiSpiritMatch, seat: int, table: Setup) -> None:
    """Wounds, line and defence of a samurai, and whether he has passed."""
    m.wounds.append(number(table, "wounds", 0, 0, DEFEAT - 1))
    m.sums.append(sum([STRENGTH[card] for card in m.piles[line_pile(seat)] if raider(card, table, "line")]))
    covered = 0
    for card in m.piles[defence_pile(seat)]:
        if not raider(card, table, "defence") or SYMBOL[card] == NONE or covered >> SYMBOL[card] & 1:
            raise BadSetup(table.where("defence"), "one raider for each of hat, farm and doll is needed")
        covered |= 1 << SYMBOL[card]
    m.covered.append(covered)
    if table.switch("passed", False):
        m.passed |= 1 << seat


def raider(card: int, table: Setup, key: str) -> bool:
    if card >= RAIDERS:
        raise BadSetup(table.where(key), "raiders are needed there")
    return True


def tokens(m: SamuraiSpiritMatch, top: Setup, seats: list[Setup]) -> None:
    """Whose support token is with whom, and which spare ones are left or have been called for this round."""
    m.gather_tokens()
    m.lay_out_spares()
    if top.has("spares"):
        absent = m.spares
        m.spares = 0
        for name in top.words("spares"):
            if name not in SAMURAI or absent >> SAMURAI.index(name) & 1 == 0:
                raise BadSetup("spares", f"{name!r} is not a samurai whose token is spare here")
            m.spares |= 1 << SAMURAI.index(name)
    for seat, table in enumerate(seats):
        holder = number(table, "support", seat, 0, m.seats - 1)
        if holder != seat:
            m.put_token(seat, holder)
        for name in table.words("called"):
            if name not in SAMURAI or SAMURAI.index(name) in m.samurai:
                raise BadSetup(table.where("called"), f"{name!r} is not a samurai whose token is spare here")
            m.call(seat, SAMURAI.index(name))


def fill_village(m: SamuraiSpiritMatch, top: Setup) -> None:
    """Farms and families that are not named stand, unless the file says which ones do."""
    for card in [card for card in m.piles[BOX] if card >= RAIDERS]:
        m.piles[BOX].remove(card)
        if card < FIRST_FAMILY:
            m.piles[FALLEN if top.has("farms") else FARMS].append(card)
        else:
            m.piles[LOST if top.has("families") else FAMILIES].append(card)
    if len(m.piles[FARMS]) == 0 or len(m.piles[FAMILIES]) == 0:
        raise BadSetup("farms" if len(m.piles[FARMS]) == 0 else "families", "at least one is needed")


def fill_deck(m: SamuraiSpiritMatch, top: Setup) -> None:
    """Of the raiders that are not named, as many as this round has lie under the deck, the others in the box."""
    named = [card for pile in range(len(m.piles)) if pile != DECK and pile != BOX for card in m.piles[pile]]
    top_cards = len(top.words("deck"))
    deck = m.piles[DECK]
    for card in [*named, *deck[len(deck) - top_cards :]]:
        if card < RAIDERS and KIND[card] > m.round:
            raise BadSetup("round", f"{NAMES[card]!r} does not fight before round {KIND[card]}")
    if len(deck) == top_cards:
        return
    used = [0, 0, 0, 0]
    for card in [*named, *deck[len(deck) - top_cards :]]:
        if card < RAIDERS:
            used[KIND[card]] += 1
    rest = deck[: len(deck) - top_cards]
    kept: list[int] = []
    for card in rest:
        kind = KIND[card]
        most = MARAUDERS_EACH[m.difficulty] * m.seats if kind == MARAUDER else joining(m.seats, m.difficulty)
        if kind <= m.round and used[kind] < most:
            used[kind] += 1
            kept.append(card)
        else:
            m.piles[BOX].append(card)
    m.piles[DECK] = [*kept, *deck[len(deck) - top_cards :]]
