"""The game of Samurai Sword: how a match begins."""

from __future__ import annotations

from typing import Final

from sanjuro.core.game import Game, Option
from sanjuro.core.native import mypyc_attr
from sanjuro.core.setup import Setup
from sanjuro.games.samurai_sword.arrange import arrange, hand_out, put_away
from sanjuro.games.samurai_sword.attack import Attack, Hit
from sanjuro.games.samurai_sword.battle_cry import BattleCry, Jujutsu
from sanjuro.games.samurai_sword.bushido import Bushido
from sanjuro.games.samurai_sword.cards import (
    BOX,
    CARDS,
    DECK,
    FIRST_ROLE,
    KINDS,
    MIDDLE,
    OWN,
    ROLE_CARDS,
    role_pile,
)
from sanjuro.games.samurai_sword.characters import CHARACTERS, EVERYBODY, NAMES
from sanjuro.games.samurai_sword.lines import LINES
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.may_draw import MayDraw
from sanjuro.games.samurai_sword.moves import MOVES
from sanjuro.games.samurai_sword.refusals import REFUSALS
from sanjuro.games.samurai_sword.roles import CARDS_BY_PLACE, IN_GAME, ROLE_OF, ROLES, TEAMS
from sanjuro.games.samurai_sword.turn import Turn
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

PACE: Final = Option(
    "pace",
    "quick: each starts with one honour less, but at least two (not in the rulebook)",
    "normal",
    ["normal", "quick"],
)


@mypyc_attr(native_class=True)
class SamuraiSword(Game[SamuraiSwordMatch]):
    """Three to seven players in three teams; only the shogun is known."""

    def blank(self, players: int, options: dict[str, object]) -> SamuraiSwordMatch:
        return SamuraiSwordMatch(self, players, options, self.layout(players))

    def deal(self, m: SamuraiSwordMatch) -> None:
        m.clear_table()
        m.piles[DECK] = list(range(FIRST_ROLE))
        m.rng.shuffle(m.piles[DECK])
        m.piles[BOX] = list(range(FIRST_ROLE, FIRST_ROLE + len(ROLE_CARDS)))
        roles = self._roles_in_game(m)
        m.rng.shuffle(roles)
        for seat in range(m.seats):
            m.shift("deal", seat, roles[seat], BOX, role_pile(seat))
        put_away(m)
        m.find_shogun()
        m.show_role(m.shogun)
        m.character = list(range(len(CHARACTERS)))
        m.rng.shuffle(m.character)
        del m.character[m.seats :]
        hand_out(m)
        for place in range(m.seats):
            m.draw_cards((m.shogun + place) % m.seats, CARDS_BY_PLACE[place])
        m.tell("turn", m.shogun)
        m.push(Turn(m.shogun))

    def _roles_in_game(self, m: SamuraiSwordMatch) -> list[int]:
        """Return the role cards that are dealt.

        If not all ninja play, a random choice of their cards stays in the box.
        """
        left = IN_GAME[m.players].copy()
        cards = list(range(FIRST_ROLE, FIRST_ROLE + len(ROLE_CARDS)))
        m.rng.shuffle(cards)
        dealt: list[int] = []
        for card in cards:
            role = ROLE_OF[card - FIRST_ROLE]
            if left[role] > 0:
                left[role] -= 1
                dealt.append(card)
        return dealt

    def arrange(self, m: SamuraiSwordMatch, top: Setup, seats: list[Setup]) -> None:
        arrange(m, top, seats)

    def window(self, m: SamuraiSwordMatch, seat: int) -> SamuraiSwordWindow:
        return SamuraiSwordWindow(m, seat)

    def labels(self, m: SamuraiSwordMatch, seat: int) -> dict[str, str]:
        return {"role": ROLES[m.role(seat)], "character": m.who(seat).name}

    def teams(self, m: SamuraiSwordMatch) -> list[list[int]]:
        """Return shogun and samurai, the ninja, the ronin."""
        sides = [[seat for seat in range(m.seats) if m.team(seat) == team] for team in range(len(TEAMS))]
        return [side for side in sides if side]

    def numbers(self) -> dict[str, list[str]]:
        return {
            "role": [*ROLES],
            "character": [one.name for one in EVERYBODY],
            "kind": [*KINDS],
            **super().numbers(),
        }

    def things(self) -> list[str]:
        return [*KINDS, *ROLES, *NAMES]


SAMURAI_SWORD: Final = SamuraiSword(
    "samurai_sword",
    (3, 7),
    2,
    CARDS,
    MOVES,
    MIDDLE,
    OWN,
    [Turn, Attack, BattleCry, Jujutsu, Bushido, Hit, MayDraw],
    [PACE],
    REFUSALS,
    LINES,
)
