"""The cards of BANG!: eighty playing cards, seven roles, and their piles."""

from __future__ import annotations

from typing import Final

from sanjuro.core.cards import HIDDEN, OPEN, OWNER, CardTable
from sanjuro.games.bang.view import BangRole

SEATS: Final = 7  # at most

# ---- kinds ------------------------------------------------------------------------------------

BANG: Final = 0
MISSED: Final = 1
BEER: Final = 2
SALOON: Final = 3
STAGECOACH: Final = 4
WELLS_FARGO: Final = 5
GENERAL_STORE: Final = 6
PANIC: Final = 7
CAT_BALOU: Final = 8
GATLING: Final = 9
INDIANS: Final = 10
DUEL: Final = 11
BARREL: Final = 12
MUSTANG: Final = 13
SCOPE: Final = 14
JAIL: Final = 15
DYNAMITE: Final = 16
VOLCANIC: Final = 17
SCHOFIELD: Final = 18
REMINGTON: Final = 19
REV_CARABINE: Final = 20
WINCHESTER: Final = 21

# Each kind with its copies, in the order of the numbers above.
DECK_LIST: Final = [
    ("bang", "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH"),
    ("missed", "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC"),
    ("beer", "6H 7H 8H 9H 10H JH"),
    ("saloon", "5H"),
    ("stagecoach", "9S 9S"),
    ("wells_fargo", "3H"),
    ("general_store", "9C QS"),
    ("panic", "JH QH AH 8D"),
    ("cat_balou", "KH 9D 10D JD"),
    ("gatling", "10H"),
    ("indians", "KD AD"),
    ("duel", "QD JS 8C"),
    ("barrel", "QS KS"),
    ("mustang", "8H 9H"),
    ("scope", "AS"),
    ("jail", "10S JS 4H"),
    ("dynamite", "2H"),
    ("volcanic", "10S 10C"),
    ("schofield", "JC QC KS"),
    ("remington", "KC"),
    ("rev_carabine", "AC"),
    ("winchester", "8S"),
]
KIND_NAMES: Final = [name for name, _ in DECK_LIST]
COLT_RANGE: Final = 1
RANGES: Final = {VOLCANIC: 1, SCHOFIELD: 2, REMINGTON: 3, REV_CARABINE: 4, WINCHESTER: 5}
WEAPONS: Final = 31 << VOLCANIC  # as bits of kinds


def _reach(weapons: int) -> int:
    for kind, carries in RANGES.items():
        if weapons << VOLCANIC >> kind & 1:
            return carries
    return COLT_RANGE


REACH: Final[list[int]] = [_reach(weapons) for weapons in range(32)]  # by the weapon in front of a seat, as a bit
# The simple game leaves out the cards with the book.
BOOK: Final = [DYNAMITE, JAIL, DUEL, INDIANS, GENERAL_STORE]

# ---- suits, ranks, roles ------------------------------------------------------------------------

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]  # rank 2 is the first

SHERIFF: Final = 0
RENEGADE: Final = 1
OUTLAW: Final = 2
DEPUTY: Final = 3
ROLE_NAMES: Final[list[BangRole]] = ["sheriff", "renegade", "outlaw", "deputy"]
# The first four play with 4, the first five with 5, …
ROLES: Final = [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY]

CARDS: Final = CardTable()
KIND_OF: Final[list[int]] = []
SUIT_OF: Final[list[int]] = []
RANK_OF: Final[list[int]] = []
FIRST_OF: Final[list[int]] = []  # the first card of each kind
for _kind, (_name, _copies) in enumerate(DECK_LIST):
    FIRST_OF.append(len(KIND_OF))
    for _copy in _copies.split():
        CARDS.add(f"{_name}-{_copy}")
        KIND_OF.append(_kind)
        SUIT_OF.append(SUITS.index(_copy[-1]))
        RANK_OF.append(RANKS.index(_copy[:-1]) + 2)
PLAYING: Final = 80
for _role in ROLES:
    CARDS.add(ROLE_NAMES[_role], back=1)

WHOLE_DECK: Final[list[int]] = list(range(PLAYING))
SIMPLE_DECK: Final[list[int]] = [card for card in range(PLAYING) if KIND_OF[card] not in BOOK]
BOOK_CARDS: Final[list[int]] = [card for card in range(PLAYING) if KIND_OF[card] in BOOK]

# The only two identical cards; as a choice they are one.
TWIN: Final = FIRST_OF[STAGECOACH]
OTHER_TWIN: Final = TWIN + 1


def meant(cards: list[int], card: int) -> int:
    """Return the card among these that a move means: the one it names, or the Stagecoach that looks like it."""
    return card if card in cards else OTHER_TWIN


def only_twins(cards: list[int]) -> bool:
    """Return whether these are exactly the two Stagecoaches that look alike."""
    return len(cards) == 2 and TWIN in cards and OTHER_TWIN in cards


FIRST_BLUE: Final = FIRST_OF[BARREL]
BLUES: Final = PLAYING - FIRST_BLUE
FIRST_ROBBER: Final = FIRST_OF[PANIC]  # Panic! and Cat Balou, whose numbers are consecutive
ROBBERS: Final = 8  # how many cards Panic! and Cat Balou are together


def explodes(card: int) -> bool:
    """Return whether a card sets off the Dynamite: two to nine of spades."""
    return SUIT_OF[card] == SPADES and RANK_OF[card] <= 9


def is_red(card: int) -> bool:
    return SUIT_OF[card] == HEARTS or SUIT_OF[card] == DIAMONDS


# ---- piles ----------------------------------------------------------------------------------

DECK: Final = 0
DISCARD: Final = 1
BOX: Final = 2  # everybody knows what is out of the game
STORE: Final = 3  # turned up for the General Store
CHECK: Final = 4  # turned up by Lucky Duke's draw!
MIDDLE: Final = [("deck", HIDDEN), ("discard", OPEN), ("box", OPEN), ("store", OPEN), ("check", OPEN)]

FIRST: Final = 5
WIDTH: Final = 4
OWN: Final = [("hand", OWNER), ("table", OPEN), ("role", OWNER), ("looked", OWNER)]


def hand_pile(seat: int) -> int:
    return FIRST + seat * WIDTH


def table_pile(seat: int) -> int:
    return FIRST + seat * WIDTH + 1


def role_pile(seat: int) -> int:
    return FIRST + seat * WIDTH + 2


def looked_pile(seat: int) -> int:
    """Return the pile of Kit Carlson's three cards while he looks at them."""
    return FIRST + seat * WIDTH + 3
