"""The beginning and the end of a round."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.outcome import Outcome
from sanjuro.games.samurai_spirit import unseen
from sanjuro.games.samurai_spirit.difficulty import MARAUDERS_EACH, ROUNDS, joining
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.raiders import (
    BUILD,
    DISCARD_INTRUDER,
    DOLL,
    FAMILIES,
    FARM,
    FIRST_FAMILY,
    FLAME,
    HAT,
    HEAL,
    KIND,
    LEAST_DOLLS,
    MARAUDER,
    RAIDERS,
    SYMBOL,
    SYMBOLS,
)
from sanjuro.games.samurai_spirit.table import (
    BOX,
    DECK,
    DISCARD,
    INTRUDERS,
    defence_pile,
    line_pile,
)
from sanjuro.games.samurai_spirit.table import FAMILIES as FAMILY_PILE
from sanjuro.games.samurai_spirit.table import FARMS as FARM_PILE
from sanjuro.games.samurai_spirit.village import FLAMES, UNGUARDED_DOLL, UNGUARDED_FARM, UNGUARDED_HAT

MARAUDERS: Final = [card for card in range(RAIDERS) if KIND[card] == MARAUDER]
OTHERS: Final = [card for card in range(RAIDERS) if KIND[card] != MARAUDER]
PLUSES: Final = ["", "+", "++", "+++"]


def deal_marauders(m: SamuraiSpiritMatch) -> None:
    """Deal the marauders of the first deck; with spare tokens, until at least two are dolls."""
    count = MARAUDERS_EACH[m.difficulty] * m.seats
    marauders = MARAUDERS.copy()
    m.rng.shuffle(marauders)
    while m.with_spares and dolls(marauders[:count]) < LEAST_DOLLS:
        m.rng.shuffle(marauders)
    m.piles[DECK] = marauders[:count]
    m.piles[BOX] = [*marauders[count:], *OTHERS]


def dolls(cards: list[int]) -> int:
    return len([card for card in cards if card < RAIDERS and SYMBOL[card] == DOLL])


def begin_round(m: SamuraiSpiritMatch, number: int) -> None:
    """Collect all raiders used so far and add the next kind; empty lines and defences, return tokens."""
    m.round = number
    m.tell("round", n=number)
    if number > 1:
        gather(m)
        join(m)
        m.shuffle(DECK)
    unseen.show_box(m)
    m.mixed = []
    m.passed = 0
    m.barred = 0
    m.sums = [0] * m.seats
    m.covered = [0] * m.seats
    m.gather_tokens()


def gather(m: SamuraiSpiritMatch) -> None:
    deck = m.piles[DECK]
    sources = [DISCARD, INTRUDERS]
    for seat in range(m.seats):
        sources.append(line_pile(seat))
        sources.append(defence_pile(seat))
    for pile in sources:
        deck.extend(m.piles[pile])
        m.piles[pile].clear()


def join(m: SamuraiSpiritMatch) -> None:
    """Add some of the lieutenants or bosses; nobody knows which."""
    box = m.piles[BOX]
    kind = [card for card in box if card < RAIDERS and KIND[card] == m.round]
    m.rng.shuffle(kind)
    for card in kind[: joining(m.seats, m.difficulty)]:
        box.remove(card)
        m.piles[DECK].append(card)


def end_round(m: SamuraiSpiritMatch) -> None:
    """Carry out the four steps at the end of a round. All count as passed, so nothing here causes a kiai."""
    everyone = (1 << m.seats) - 1
    if m.passed == everyone and len(m.piles[DECK]) > 0:
        m.tell("break_in", n=len(m.piles[DECK]))
        m.piles[INTRUDERS].extend(m.piles[DECK])
        m.piles[DECK].clear()
    m.passed = everyone
    m.tell("round_over", n=m.round)
    unguarded(m, HAT)
    if m.outcome is None:
        unguarded(m, FARM)
    if m.outcome is None:
        unguarded(m, DOLL)
    if m.outcome is None and m.bonuses:
        family_help(m)
    if m.outcome is None:
        turn_up_intruders(m)
    if m.outcome is None and m.round == ROUNDS:
        win(m)


def unguarded(m: SamuraiSpiritMatch, symbol: int) -> None:
    """Carry out the loss for each samurai who has not covered this symbol: a wound, a farm, or a family."""
    for seat in range(m.seats):
        if m.covered[seat] >> symbol & 1:
            continue
        m.tell("unguarded", seat, what=SYMBOLS[symbol])
        if symbol == HAT:
            m.cause(UNGUARDED_HAT, seat, NONE)
            m.wound(seat)
        elif symbol == FARM:
            m.cause(UNGUARDED_FARM, seat, NONE)
            m.lose_farm()
        else:
            m.cause(UNGUARDED_DOLL, seat, NONE)
            m.lose_family()
        if m.outcome is not None:
            return


def family_help(m: SamuraiSpiritMatch) -> None:
    """Let each remaining family give its help."""
    left = [card - FIRST_FAMILY for card in m.piles[FAMILY_PILE]]
    for bonus in (HEAL, BUILD, DISCARD_INTRUDER):
        if bonus not in left:
            continue
        m.tell("help", what="family-" + FAMILIES[bonus])
        if bonus == HEAL:
            wounded = [seat for seat in range(m.seats) if m.wounded(seat)]
            if len(wounded) > 0:
                m.heal(wounded[m.rng.below(len(wounded))])
        elif bonus == BUILD:
            m.build()
        elif len(m.piles[INTRUDERS]) > 0:
            m.discard_intruder("driven_off", NONE)


def turn_up_intruders(m: SamuraiSpiritMatch) -> None:
    """Turn up the intruders from the top; each flame takes a barricade, or a farm when none is left."""
    intruders = m.piles[INTRUDERS]
    while len(intruders) > 0:
        card = intruders[-1]
        m.shift("turn_up", NONE, card, INTRUDERS, DISCARD)
        if FLAME[card] == 1:
            m.cause(FLAMES, NONE, card)
            m.lose_barricade()
            if m.outcome is not None:
                return


def win(m: SamuraiSpiritMatch) -> None:
    """Win: a point for each farm and family left, and one if nobody has a wound token."""
    farms = len(m.piles[FARM_PILE])
    families = len(m.piles[FAMILY_PILE])
    unwounded = not any([m.wounded(seat) for seat in range(m.seats)])
    points = farms + families + (1 if unwounded else 0)
    story: dict[str, object] = {
        "points": f"{points}{PLUSES[m.difficulty]}",
        "farms": farms,
        "families": families,
        "unwounded": unwounded,
    }
    everyone = list(range(m.seats))
    m.end(Outcome(tuple(everyone), "saved", tuple([points for _ in everyone]), story))
