"""Set up a position from a scenario file."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.scenario.position import refuse_cards
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.games.samurai_sword.cards import (
    BOX,
    BUSHIDO,
    CARDS,
    DECK,
    DISCARD,
    FIRST_ROLE,
    FOCUS,
    KIND_OF,
    hand_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.samurai_sword.characters import EVERYBODY, NAMES, NOBODY
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.roles import IN_GAME, NINJA, ROLE_OF, ROLES, first_honour
from sanjuro.games.samurai_sword.turn import PHASES, PLAY, Turn

# Characters for seats without one in the scenario; the first ones matter only in their own turn.
QUIET: Final = [
    "hideyoshi",
    "ieyasu",
    "goemon",
    "tomoe",
    "nobunaga",
    "kojiro",
    "musashi",
    "benkei",
    "chiyome",
    "ginchiyo",
    "hanzo",
    "ushiwaka",
]
PLAYED_CARDS: Final[list[int]] = list(range(FIRST_ROLE))
ROLE_NUMBERS: Final[list[int]] = list(range(FIRST_ROLE, len(CARDS.names)))
# Weapons and actions: all but the properties, which may stay in front of a player for the whole game.
PASSING: Final[list[int]] = [card for card in PLAYED_CARDS if not FOCUS <= KIND_OF[card] <= BUSHIDO]


def arrange(m: SamuraiSwordMatch, top: Setup, seats: list[Setup]) -> None:
    """Set up roles, characters, points, and whose turn it is; refuse impossible positions."""
    refuse_misplaced(m, top, seats)
    arrange_roles(m, seats)
    cast(m, seats)
    hand_out(m)
    for seat, table in enumerate(seats):
        m.resilience[seat] = table.bounded("resilience", m.resilience[seat], 0, m.who(seat).resilience)
    arrange_honour(m, seats)
    refuse_decided(m)
    turn = top.seat("turn", m.shogun, m.seats)
    step = PHASES.index(top.word("phase", "play", PHASES))
    if m.resilience[turn] == 0 and step > 0:
        raise BadSetup("phase", "the active player has resilience after the recovery phase")
    weapons = top.bounded("weapons", 0, 0, m.weapons_allowed(turn) if step >= PLAY else 0)
    m.push(Turn(turn, step, weapons))


def refuse_misplaced(m: SamuraiSwordMatch, top: Setup, seats: list[Setup]) -> None:
    refuse_cards(
        m, top, seats, ["deck", "discard", "hand", "table"], ROLE_NUMBERS, "roles lie only in front of their players"
    )
    refuse_cards(m, top, seats, ["role"], PLAYED_CARDS, "a role is needed")
    refuse_cards(m, top, seats, ["table"], PASSING, "only properties lie in front of a player")
    refuse_cards(
        m,
        top,
        seats,
        ["played"],
        [*PLAYED_CARDS, *ROLE_NUMBERS],
        "a card is there only during a choice, and a scenario begins before it",
    )
    owner = NONE
    for seat, table in enumerate(seats):
        for card in m.piles[table_pile(seat)]:
            if KIND_OF[card] == BUSHIDO:
                if owner != NONE:
                    raise BadSetup(table.where("table"), "at most one Bushido is in play")
                owner = seat
    for pile in [DECK, DISCARD, *[hand_pile(seat) for seat in range(m.seats)]]:
        for card in m.piles[pile]:
            if card in PASSING:
                return
    raise BadSetup(
        "deck", "without a weapon or an action in a hand, deck or discard pile, nobody could ever play a card again"
    )


def arrange_roles(m: SamuraiSwordMatch, seats: list[Setup]) -> None:
    """Deal roles that are not named in the order of the table; the shogun is revealed."""
    left = IN_GAME[m.players].copy()
    for seat, table in enumerate(seats):
        own = m.piles[role_pile(seat)]
        if len(own) > 1:
            raise BadSetup(table.where("role"), "a seat has one role")
        if own:
            left[m.role(seat)] -= 1
            if left[m.role(seat)] < 0:
                count = IN_GAME[m.players][m.role(seat)]
                sentence = f"with {m.players} players the role {ROLES[m.role(seat)]} is there {count} times"
                raise BadSetup(table.where("role"), sentence)
    box = m.piles[BOX]
    box.sort()
    for seat in range(m.seats):
        own = m.piles[role_pile(seat)]
        if not own:
            card = next(c for c in box if c >= FIRST_ROLE and left[ROLE_OF[c - FIRST_ROLE]] > 0)
            box.remove(card)
            own.append(card)
            left[m.role(seat)] -= 1
    m.find_shogun()
    m.known[m.piles[role_pile(m.shogun)][0]] = m.layout.everyone
    put_away(m)


def put_away(m: SamuraiSwordMatch) -> None:
    """Make known which roles stay in the box; nobody has seen which ninja cards do."""
    for card in m.piles[BOX]:
        if card >= FIRST_ROLE and ROLE_OF[card - FIRST_ROLE] != NINJA:
            m.known[card] = m.layout.everyone


def cast(m: SamuraiSwordMatch, seats: list[Setup]) -> None:
    """Give seats the characters the file names (`nobody` as often as needed), others the first free of QUIET."""
    named = [table.word("character", "", [*NAMES, NOBODY.name]) for table in seats]
    for seat, name in enumerate(named):
        if name in NAMES and named.index(name) != seat:
            raise BadSetup(seats[seat].where("character"), f"{name} already sits at seat {named.index(name)}")
    free = [name for name in QUIET if name not in named]
    numbers = [character.name for character in EVERYBODY]
    m.character = [numbers.index(name if name else free.pop(0)) for name in named]


def hand_out(m: SamuraiSwordMatch) -> None:
    """Set resilience by character and honour by role."""
    quick = m.options["pace"] == "quick"
    m.resilience = [m.who(seat).resilience for seat in range(m.seats)]
    m.honour = [first_honour(m.players, m.role(seat), quick) for seat in range(m.seats)]
    m.hostility = [0] * (m.seats * m.seats)


def arrange_honour(m: SamuraiSwordMatch, seats: list[Setup]) -> None:
    """Set the honour. It only moves between players or to the box, so there is never more than at the start."""
    all_honour = sum(m.honour)
    for seat, table in enumerate(seats):
        m.honour[seat] = table.number("honour", m.honour[seat])
        if m.honour[seat] < 1:
            raise BadSetup(table.where("honour"), "at least 1 is needed: without honour the game is over")
    if sum(m.honour) > all_honour:
        raise BadSetup("seats", f"together they have {sum(m.honour)} honour, but there are only {all_honour} points")


def refuse_decided(m: SamuraiSwordMatch) -> None:
    """Refuse a position in which only one of more than three players has resilience: the game would be over."""
    standing = [seat for seat in range(m.seats) if m.resilience[seat] > 0]
    if m.players > 3 and len(standing) < 2:
        raise BadSetup("seats", "only one player has resilience, so the game is over")
