"""Set up a position from a scenario file."""

from __future__ import annotations

from typing import Final

from sanjuro.core.game import RANDOM
from sanjuro.core.scenario.position import refuse_cards
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.games.bang.cards import (
    BOOK_CARDS,
    BOX,
    CARDS,
    DECK,
    FIRST_BLUE,
    JAIL,
    KIND_NAMES,
    KIND_OF,
    OUTLAW,
    PLAYING,
    RENEGADE,
    ROLE_NAMES,
    ROLES,
    SHERIFF,
    WEAPONS,
    WHOLE_DECK,
    hand_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.bang.characters import CHARACTER_NAMES, EVERYBODY, NOBODY
from sanjuro.games.bang.keep import Keep, may_keep
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.turn import DRAW, EXCESS, PLAY, START, Turn

PHASES: Final = {"start": START, "draw": DRAW, "play": PLAY, "discard": EXCESS}
# Characters for seats without one in the scenario: their abilities act only in their own turn.
NOBODY_SPECIAL: Final = [
    "black_jack",
    "kit_carlson",
    "jesse_jones",
    "willy_the_kid",
    "slab_the_killer",
    "lucky_duke",
    "rose_doolan",
]
ROLE_CARDS: Final[list[int]] = list(range(PLAYING, len(CARDS.names)))
BROWN_CARDS: Final[list[int]] = list(range(FIRST_BLUE))


def arrange(m: BangMatch, top: Setup, seats: list[Setup]) -> None:
    """Set up roles, cards, players who are still in, and whose turn it is; refuse impossible positions."""
    refuse_misplaced(m, top, seats)
    if m.options["simple"] is True:
        put_book_away(m, top, seats)
    arrange_roles(m, seats)
    if m.options["characters"] is not None:
        raise BadSetup("options.characters", "in a scenario, each of the [[seats]] names its own character")
    kept = [name if name != RANDOM else "" for name in may_keep(m.options)]
    cast(m, seats, kept)
    m.seated([m.role(seat) for seat in range(m.seats)].index(SHERIFF))
    if m.options["sheriff"] not in ("random", str(m.sheriff)):
        raise BadSetup("options.sheriff", f"the sheriff sits at seat {m.sheriff} here")
    for seat, table in enumerate(seats):
        arrange_seat(m, seat, table)
    refuse_decided(m, seats)
    phase = top.word("phase", "start" if kept else "play", list(PHASES))
    turn = top.seat("turn", m.sheriff, m.seats)
    if not m.lives(turn):
        raise BadSetup("turn", f"a living seat is needed, and seat {turn} is out")
    m.shots = top.number("shots", 0)
    if m.shots < 0 or (m.shots > 0 and PHASES[phase] < PLAY):
        raise BadSetup("shots", f"no {m.shots} BANG!s can have been played in this turn")
    if m.has(turn, JAIL) and PHASES[phase] > START:
        raise BadSetup(
            seats[turn].where("table"), "a player in jail leaves it, or loses the turn, before the draw phase"
        )
    m.push(Turn(turn, PHASES[phase]))
    if kept:
        m.push(Keep(m.sheriff))


def refuse_misplaced(m: BangMatch, top: Setup, seats: list[Setup]) -> None:
    refuse_cards(
        m, top, seats, ["deck", "discard", "hand", "table"], ROLE_CARDS, "roles lie only in front of their players"
    )
    refuse_cards(m, top, seats, ["table"], BROWN_CARDS, "only blue cards lie in front of a player")
    refuse_cards(m, top, seats, ["role"], WHOLE_DECK, "a role is one of " + ", ".join(ROLE_NAMES))
    refuse_cards(
        m,
        top,
        seats,
        ["store", "check", "looked"],
        [*WHOLE_DECK, *ROLE_CARDS],
        "cards are there only during a choice, and a scenario begins before it",
    )


def put_book_away(m: BangMatch, top: Setup, seats: list[Setup]) -> None:
    """Leave the cards with the book in the box in the simple game; a file cannot place them elsewhere."""
    deck = m.piles[DECK]
    named = len(top.words("deck"))
    under = deck[: len(deck) - named]
    m.piles[BOX].extend([card for card in under if card in BOOK_CARDS])
    m.piles[DECK] = [card for card in under if card not in BOOK_CARDS] + deck[len(deck) - named :]
    refuse_cards(
        m, top, seats, ["deck", "discard", "hand", "table"], BOOK_CARDS, "the simple game is played without it"
    )


def arrange_roles(m: BangMatch, seats: list[Setup]) -> None:
    """Deal the remaining roles, in order, to seats for which none is named."""
    left = ROLES[: m.seats]
    for seat, table in enumerate(seats):
        own = m.piles[role_pile(seat)]
        if len(own) > 1 or (len(own) == 1 and m.role(seat) not in left):
            names = ", ".join([ROLE_NAMES[role] for role in ROLES[: m.seats]])
            raise BadSetup(table.where("role"), f"with {m.seats} players the roles are {names}")
        if len(own) == 1:
            left.remove(m.role(seat))
    for seat in range(m.seats):
        own = m.piles[role_pile(seat)]
        if len(own) == 0:
            role = left.pop(0)
            card = next(card for card in m.piles[BOX] if card >= PLAYING and ROLES[card - PLAYING] == role)
            m.piles[BOX].remove(card)
            own.append(card)


def cast(m: BangMatch, seats: list[Setup], kept: list[str]) -> None:
    """Give seats the characters the file names (`nobody` as often as needed).

    Other seats get the character that a survivor may keep, or one of NOBODY_SPECIAL.
    """
    named = [
        table.word("character", kept[seat] if kept else "", [*CHARACTER_NAMES, NOBODY.key])
        for seat, table in enumerate(seats)
    ]
    for seat, name in enumerate(named):
        if name in CHARACTER_NAMES and name in named[:seat]:
            raise BadSetup(seats[seat].where("character"), f"{name} already sits at seat {named.index(name)}")
    free = [name for name in NOBODY_SPECIAL if name not in named]
    numbers = [character.key for character in EVERYBODY]
    m.cast([numbers.index(name if name else free.pop(0)) for name in named])


def arrange_seat(m: BangMatch, seat: int, table: Setup) -> None:
    m.life[seat] = table.number("life", m.full[seat])
    for card in m.piles[table_pile(seat)]:
        bit = 1 << KIND_OF[card]
        if m.front[seat] & bit:
            raise BadSetup(table.where("table"), f"nobody has two {KIND_NAMES[KIND_OF[card]]} cards in front of them")
        if bit & WEAPONS and m.front[seat] & WEAPONS:
            raise BadSetup(table.where("table"), "nobody has two weapons")
        m.front[seat] |= bit
    if seat == m.sheriff and m.has(seat, JAIL):
        raise BadSetup(table.where("table"), "the sheriff is never in jail")
    out = table.switch("out", False)
    if out:
        for key, pile in (("hand", hand_pile(seat)), ("table", table_pile(seat))):
            if len(m.piles[pile]) > 0:
                raise BadSetup(table.where(key), "an eliminated player has no cards")
        if table.has("life"):
            raise BadSetup(table.where("life"), "an eliminated player has no lives")
        m.living &= ~(1 << seat)
        m.alive -= 1
        m.life[seat] = 0
    elif not 1 <= m.life[seat] <= m.full[seat]:
        raise BadSetup(table.where("life"), f"1 to {m.full[seat]} lives are possible here")
    if out or seat == m.sheriff:
        m.known[m.piles[role_pile(seat)][0]] = m.layout.everyone


def refuse_decided(m: BangMatch, seats: list[Setup]) -> None:
    """Refuse a position without the Sheriff, or without outlaws and renegade: the game would be over."""
    if not m.lives(m.sheriff):
        raise BadSetup(seats[m.sheriff].where("out"), "without the sheriff the game is over")
    for seat in range(m.seats):
        if m.lives(seat) and m.role(seat) in (OUTLAW, RENEGADE):
            return
    raise BadSetup("seats", "only the sheriff's side is left, so the game is over")
