"""Set up a position from a scenario file."""

from __future__ import annotations

from typing import Final

from sanjuro.core.game import RANDOM
from sanjuro.core.moves import NONE
from sanjuro.core.scenario.position import refuse_cards
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.games.samurai_spirit import unseen
from sanjuro.games.samurai_spirit.boards import DEFEAT, SAMURAI
from sanjuro.games.samurai_spirit.difficulty import MARAUDERS_EACH, ROUNDS, joining
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.raiders import (
    CARDS,
    FIRST_FAMILY,
    FIRST_FARM,
    KIND,
    LEAST_DOLLS,
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
RAIDER_CARDS: Final[list[int]] = list(range(RAIDERS))
FARM_CARDS: Final[list[int]] = list(range(FIRST_FARM, FIRST_FAMILY))
FAMILY_CARDS: Final[list[int]] = list(range(FIRST_FAMILY, len(CARDS.names)))


def arrange(m: SamuraiSpiritMatch, top: Setup, seats: list[Setup]) -> None:
    """Set up the samurai, their state, the state of the village, and whose turn it is."""
    refuse_misplaced(m, top, seats)
    m.round = top.bounded("round", 1, 1, ROUNDS)
    m.turn = top.seat("turn", 0, m.seats)
    m.barricades = top.bounded("barricades", m.most_barricades, 0, m.most_barricades)
    seat_them(m, seats)
    for seat in range(m.seats):
        stand(m, seat, seats[seat])
    if not m.fighting(m.turn):
        raise BadSetup("turn", "that samurai has passed")
    tokens(m, top, seats)
    fill_village(m, top)
    fill_deck(m, top)
    refuse_deck(m)
    unseen.show_box(m)
    deck = m.piles[DECK]
    for depth in range(1, top.bounded("face_up", 0, 0, len(deck)) + 1):
        m.known[deck[-depth]] = m.layout.everyone
    step = ACTION if top.word("phase", "begin", PHASES) == "action" else BEGIN
    m.push(Turn(m.turn, step))


def refuse_misplaced(m: SamuraiSpiritMatch, top: Setup, seats: list[Setup]) -> None:
    village = [*FARM_CARDS, *FAMILY_CARDS]
    refuse_cards(m, top, seats, ["deck", "discard", "intruders", "line", "defence"], village, "raiders are needed")
    refuse_cards(m, top, seats, ["farms", "fallen"], [*RAIDER_CARDS, *FAMILY_CARDS], "farms are needed")
    refuse_cards(m, top, seats, ["families", "lost"], [*RAIDER_CARDS, *FARM_CARDS], "families are needed")
    refuse_cards(
        m,
        top,
        seats,
        ["drawn"],
        [*RAIDER_CARDS, *village],
        "a raider is there only during a fight, and a scenario begins before it",
    )


def seat_them(m: SamuraiSpiritMatch, seats: list[Setup]) -> None:
    """Seat the samurai the file names; where it names none, the first free one."""
    chosen = m.options["samurai"]
    names = [str(name) for name in chosen] if isinstance(chosen, list) else [RANDOM for _ in seats]
    for seat, table in enumerate(seats):
        names[seat] = table.word("samurai", names[seat], SAMURAI)
    for seat, name in enumerate(names):
        if name != RANDOM and name in names[:seat]:
            raise BadSetup(seats[seat].where("samurai"), "each samurai can be named only once")
        if name == RANDOM:
            names[seat] = next(free for free in SAMURAI if free not in names)
    m.samurai = [SAMURAI.index(name) for name in names]


def stand(m: SamuraiSpiritMatch, seat: int, table: Setup) -> None:
    """Set wounds, line and defence of a samurai, and whether they have passed."""
    m.wounds.append(table.bounded("wounds", 0, 0, DEFEAT - 1))
    m.sums.append(sum([STRENGTH[card] for card in m.piles[line_pile(seat)]]))
    covered = 0
    for card in m.piles[defence_pile(seat)]:
        if SYMBOL[card] == NONE or covered >> SYMBOL[card] & 1:
            raise BadSetup(table.where("defence"), "one raider for each of hat, farm and doll is needed")
        covered |= 1 << SYMBOL[card]
    m.covered.append(covered)
    if table.switch("passed", False):
        m.passed |= 1 << seat


def tokens(m: SamuraiSpiritMatch, top: Setup, seats: list[Setup]) -> None:
    """Place support tokens, and set which spare ones are left or have been called for this round."""
    m.gather_tokens()
    m.lay_out_spares()
    if top.has("spares"):
        absent = m.spares
        m.spares = 0
        for name in top.words("spares"):
            if name not in SAMURAI or absent >> SAMURAI.index(name) & 1 == 0:
                raise BadSetup("spares", f"{name!r} is not an absent samurai with a spare token")
            m.spares |= 1 << SAMURAI.index(name)
    called = 0
    for seat, table in enumerate(seats):
        holder = table.seat("support", seat, m.seats)
        if holder != seat:
            if not m.fighting(holder):
                raise BadSetup(table.where("support"), f"seat {holder} has passed, so it has given all tokens back")
            m.put_token(seat, holder)
        for name in table.words("called"):
            if not m.with_spares or name not in SAMURAI or SAMURAI.index(name) in m.samurai:
                raise BadSetup(table.where("called"), f"{name!r} is not an absent samurai with a spare token")
            bit = 1 << SAMURAI.index(name)
            if called & bit or (top.has("spares") and m.spares & bit):
                raise BadSetup(table.where("called"), f"the token of {name} is already elsewhere")
            called |= bit
            m.call(seat, SAMURAI.index(name))


def fill_village(m: SamuraiSpiritMatch, top: Setup) -> None:
    """Let all farms and families stand, unless the file says which ones do."""
    for card in [card for card in m.piles[BOX] if card >= RAIDERS]:
        m.piles[BOX].remove(card)
        if card < FIRST_FAMILY:
            m.piles[FALLEN if top.has("farms") else FARMS].append(card)
        else:
            m.piles[LOST if top.has("families") else FAMILIES].append(card)
    if len(m.piles[FARMS]) == 0 or len(m.piles[FAMILIES]) == 0:
        raise BadSetup("farms" if len(m.piles[FARMS]) == 0 else "families", "at least one is needed")


def fill_deck(m: SamuraiSpiritMatch, top: Setup) -> None:
    """Put as many of the unnamed raiders as this round has under the deck, the others into the box."""
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


def refuse_deck(m: SamuraiSpiritMatch) -> None:
    """Refuse an empty deck, which ends the round, and, with spare tokens, a first deck without two dolls."""
    if len(m.piles[DECK]) == 0:
        raise BadSetup("deck", "a raider is needed: with an empty deck the round is over")
    if not m.game.possible(m):
        raise BadSetup(
            "deck", f"with spare tokens, at least {LEAST_DOLLS} raiders of round 1 must be dolls, in any place"
        )
