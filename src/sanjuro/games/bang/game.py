"""The game of BANG!: how a match begins."""

from __future__ import annotations

from typing import Final

from sanjuro.core.game import RANDOM, Game, Option
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.core.setup import Setup
from sanjuro.games.bang.arrange import arrange
from sanjuro.games.bang.cards import (
    BOOK_CARDS,
    BOX,
    CARDS,
    DECK,
    KIND_NAMES,
    MIDDLE,
    OUTLAW,
    OWN,
    PLAYING,
    RENEGADE,
    ROLE_NAMES,
    SEATS,
    SIMPLE_DECK,
    WHOLE_DECK,
    role_pile,
)
from sanjuro.games.bang.characters import CHARACTER_NAMES, CHARACTERS, EVERYBODY
from sanjuro.games.bang.draw_check import Check
from sanjuro.games.bang.draw_phase import DrawFirst, Look
from sanjuro.games.bang.duel import Duel
from sanjuro.games.bang.indians import Indians
from sanjuro.games.bang.keep import Keep, deal_hands, may_keep
from sanjuro.games.bang.life import Out, Rescue
from sanjuro.games.bang.lines import LINES
from sanjuro.games.bang.loss import Loss
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.moves import MOVES
from sanjuro.games.bang.refusals import REFUSALS
from sanjuro.games.bang.shot import Gatling, Shot
from sanjuro.games.bang.store import Store
from sanjuro.games.bang.trade import Trade
from sanjuro.games.bang.turn import Turn
from sanjuro.games.bang.window import BangWindow


@mypyc_attr(native_class=True)
class Bang(Game[BangMatch]):
    """Four to seven players: a Sheriff, outlaws, a renegade, deputies."""

    def blank(self, players: int, options: dict[str, object]) -> BangMatch:
        return BangMatch(self, players, options, self.layout(players))

    def check(self, players: int, options: dict[str, object]) -> None:
        sheriff = options["sheriff"]
        if isinstance(sheriff, str) and sheriff != RANDOM and int(sheriff) >= players:
            raise ValueError(f"sheriff is random or one of the seats 0 to {players - 1}; not {sheriff!r}")
        characters = options["characters"]
        if isinstance(characters, list):
            if len(characters) != players:
                raise ValueError(f"characters names one for each of the {players} seats, or {RANDOM!r}")
            named = [name for name in characters if name != RANDOM]
            if len(named) != len(set(named)):
                raise ValueError("characters names somebody twice; there is one card of each character")
        kept = may_keep(options)
        if kept:
            if len(kept) != players:
                raise ValueError(f"keep names the character each of the {players} seats may keep, or {RANDOM!r}")
            named = [name for name in kept if name != RANDOM]
            if len(named) != len(set(named)):
                raise ValueError("keep names somebody twice; there is one card of each character")
            if named and isinstance(characters, list):
                raise ValueError("keep and characters cannot both name characters")

    def deal(self, m: BangMatch) -> None:
        m.clear_table()
        m.cast(self._characters(m))
        roles = list(range(PLAYING, PLAYING + m.seats))
        m.rng.shuffle(roles)
        sheriff = m.options["sheriff"]
        if isinstance(sheriff, str) and sheriff != RANDOM:
            # The Sheriff's card is exchanged with the one dealt to that seat, so the other roles stay uniformly random.
            at = roles.index(PLAYING)
            roles[at] = roles[int(sheriff)]
            roles[int(sheriff)] = PLAYING
        m.seated(roles.index(PLAYING))
        simple = m.options["simple"] is True
        out = BOOK_CARDS.copy() if simple else []
        out.extend(range(PLAYING + m.seats, PLAYING + SEATS))
        for card in out:
            m.known[card] = m.layout.everyone
        m.piles[BOX] = [*out, *roles]
        m.piles[DECK] = SIMPLE_DECK.copy() if simple else WHOLE_DECK.copy()
        m.rng.shuffle(m.piles[DECK])
        kept = may_keep(m.options)
        for seat in range(m.seats):
            m.shift("deal", seat, roles[seat], BOX, role_pile(seat))
            if not kept or kept[seat] == RANDOM:
                m.tell("character", seat, n=m.full[seat], what=m.who(seat).key)
        m.reveal("role", m.sheriff, PLAYING, role_pile(m.sheriff))
        m.push(Turn(m.sheriff))
        if kept:
            m.push(Keep(m.sheriff))
        else:
            deal_hands(m)

    def _characters(self, m: BangMatch) -> list[int]:
        """Return the characters of the seats: those that the options name, the others at random."""
        kept = [NONE] * m.seats
        chosen = m.options["characters"] or m.options["keep"]
        if isinstance(chosen, list):
            kept = [NONE if name == RANDOM else CHARACTER_NAMES.index(name) for name in chosen]
        free = [number for number in range(len(CHARACTERS)) if number not in kept]
        m.rng.shuffle(free)
        return [free.pop() if number == NONE else number for number in kept]

    def rematch(self, m: BangMatch, options: dict[str, object]) -> dict[str, object]:
        """Return options that let survivors keep their characters and may move the Sheriff one seat clockwise."""
        after = dict(options)
        after["characters"] = None
        after["keep"] = None
        if options.get("keep_characters") is True:
            after["keep"] = [m.who(seat).key if m.lives(seat) else RANDOM for seat in range(m.seats)]
        after["sheriff"] = RANDOM
        if options.get("rotate_sheriff") is True:
            after["sheriff"] = str((m.sheriff + 1) % m.seats)
        return after

    def arrange(self, m: BangMatch, top: Setup, seats: list[Setup]) -> None:
        arrange(m, top, seats)

    def window(self, m: BangMatch, seat: int) -> BangWindow:
        return BangWindow(m, seat)

    def labels(self, m: BangMatch, seat: int) -> dict[str, str]:
        return {"role": ROLE_NAMES[m.role(seat)], "character": m.who(seat).key}

    def teams(self, m: BangMatch) -> list[list[int]]:
        """Return the law, the outlaws, the renegade."""
        sides: list[list[int]] = [[], [], []]
        for seat in range(m.seats):
            role = m.role(seat)
            sides[1 if role == OUTLAW else 2 if role == RENEGADE else 0].append(seat)
        return sides

    def numbers(self) -> dict[str, list[str]]:
        return {
            "role": [*ROLE_NAMES],
            "character": [one.key for one in EVERYBODY],
            "kind": [*KIND_NAMES],
            **super().numbers(),
        }

    def things(self) -> list[str]:
        return [*KIND_NAMES, *ROLE_NAMES, *CHARACTER_NAMES]


OPTIONS: Final = [
    Option("simple", "leave out the cards with the book: Dynamite, Jail, Duel, Indians! and General Store", False),
    Option("keep_characters", "in the next game of a series, survivors may keep their characters", False),
    Option("rotate_sheriff", "in the next game of a series, the sheriff moves one seat clockwise", False),
    Option("sheriff", "the seat of the sheriff", RANDOM, [RANDOM, *[str(seat) for seat in range(SEATS)]]),
    Option("characters", "one for each seat, or random", None, [*CHARACTER_NAMES, RANDOM], several=True),
    Option(
        "keep",
        "the character each seat had in the previous game and may keep, or random",
        None,
        [*CHARACTER_NAMES, RANDOM],
        several=True,
    ),
]

BANG: Final = Bang(
    "bang",
    (4, 7),
    3,
    CARDS,
    MOVES,
    MIDDLE,
    OWN,
    # Bytes of older matches refer to frames by their index here, so new frames go last.
    [Turn, Shot, Gatling, Indians, Duel, Store, Check, DrawFirst, Look, Rescue, Trade, Out, Loss, Keep],
    OPTIONS,
    REFUSALS,
    LINES,
)
