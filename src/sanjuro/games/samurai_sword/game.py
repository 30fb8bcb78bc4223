"""The game of Samurai Sword: how a match begins."""

from __future__ import annotations

from typing import Final

from sanjuro.core.game import Game, Option
from sanjuro.core.native import mypyc_attr
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.core.window import Window
from sanjuro.games.samurai_sword.attack import Attack
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
from sanjuro.games.samurai_sword.characters import CHARACTERS, NAMES
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import MOVES
from sanjuro.games.samurai_sword.refusals import REFUSALS
from sanjuro.games.samurai_sword.roles import CARDS_BY_PLACE, IN_GAME, NINJA, ROLE_OF, ROLES, TEAMS, first_honour
from sanjuro.games.samurai_sword.turn import PHASES, Turn
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

PACE: Final = Option(
    "pace",
    "quick: each starts with one honour less, but at least two (not in the rulebook)",
    "normal",
    ["normal", "quick"],
)
# The characters of seats for which a scenario names none; the first matter in their own turn only.
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


@mypyc_attr(native_class=True)
class SamuraiSword(Game[SamuraiSwordMatch]):
    """Three to seven players in three teams, of which only the shogun is known."""

    def blank(self, players: int, options: dict[str, object]) -> SamuraiSwordMatch:
        return SamuraiSwordMatch(self, players, options, self.layout(players))

    def deal(self, m: SamuraiSwordMatch) -> None:
        m.clear_table()
        m.piles[DECK] = list(range(FIRST_ROLE))
        m.chance.shuffle(m.piles[DECK])
        m.piles[BOX] = list(range(FIRST_ROLE, FIRST_ROLE + len(ROLE_CARDS)))
        roles = self._roles_in_game(m)
        m.chance.shuffle(roles)
        for seat in range(m.seats):
            m.shift("deal", seat, roles[seat], BOX, role_pile(seat))
        self._put_away(m)
        m.find_shogun()
        m.show_role(m.shogun)
        m.character = list(range(len(CHARACTERS)))
        m.chance.shuffle(m.character)
        del m.character[m.seats :]
        self._hand_out(m)
        for place in range(m.seats):
            m.draw_cards((m.shogun + place) % m.seats, CARDS_BY_PLACE[place])
        m.tell("turn", m.shogun)
        m.push(Turn(m.shogun))

    def _roles_in_game(self, m: SamuraiSwordMatch) -> list[int]:
        """The role cards that are dealt; if not all ninja play, it is random which of their cards stay in the box."""
        left = IN_GAME[m.players].copy()
        cards = list(range(FIRST_ROLE, FIRST_ROLE + len(ROLE_CARDS)))
        m.chance.shuffle(cards)
        dealt: list[int] = []
        for card in cards:
            role = ROLE_OF[card - FIRST_ROLE]
            if left[role] > 0:
                left[role] -= 1
                dealt.append(card)
        return dealt

    def _put_away(self, m: SamuraiSwordMatch) -> None:
        """Everybody knows which roles stay in the box; but nobody has seen which ninja cards do."""
        for card in m.piles[BOX]:
            if card >= FIRST_ROLE and ROLE_OF[card - FIRST_ROLE] != NINJA:
                m.known[card] = m.layout.everyone

    def _hand_out(self, m: SamuraiSwordMatch) -> None:
        """Resilience by character, honour by role."""
        quick = m.options["pace"] == "quick"
        m.resilience = [m.who(seat).resilience for seat in range(m.seats)]
        m.honour = [first_honour(m.players, m.role(seat), quick) for seat in range(m.seats)]
        m.hostility = [0] * (m.seats * m.seats)

    def arrange(self, m: SamuraiSwordMatch, top: Setup, seats: list[Setup]) -> None:
        self._arrange_roles(m, seats)
        self._arrange_characters(m, seats)
        self._hand_out(m)
        for seat, table in enumerate(seats):
            m.resilience[seat] = table.number("resilience", m.resilience[seat])
            if not 0 <= m.resilience[seat] <= m.who(seat).resilience:
                raise BadSetup(table.where("resilience"), f"0 to {m.who(seat).resilience} is needed")
            m.honour[seat] = table.number("honour", m.honour[seat])
            if m.honour[seat] < 1:
                raise BadSetup(table.where("honour"), "at least 1 is needed: without honour the game is over")
        turn = top.number("turn", m.shogun)
        if not 0 <= turn < m.seats:
            raise BadSetup("turn", f"the seats are 0 to {m.seats - 1}")
        step = PHASES.index(top.word("phase", "play", PHASES))
        if m.resilience[turn] == 0 and step > 0:
            raise BadSetup("phase", "whose turn it is has resilience after the recovery phase")
        m.push(Turn(turn, step, top.number("weapons", 0)))

    def _arrange_roles(self, m: SamuraiSwordMatch, seats: list[Setup]) -> None:
        """Roles that are not named are dealt in the order of the table; the shogun is turned up."""
        left = IN_GAME[m.players].copy()
        for seat, table in enumerate(seats):
            own = m.piles[role_pile(seat)]
            if len(own) > 1:
                raise BadSetup(table.where("role"), "a seat has one role")
            if own:
                left[m.role(seat)] -= 1
                if left[m.role(seat)] < 0:
                    count = IN_GAME[m.players][m.role(seat)]
                    sentence = f"among {m.players} players the role {ROLES[m.role(seat)]} is there {count} times"
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
        self._put_away(m)

    def _arrange_characters(self, m: SamuraiSwordMatch, seats: list[Setup]) -> None:
        """Seats without a named character get the first free ones of QUIET, whose abilities matter least to others."""
        named = [table.word("character", "", NAMES) for table in seats]
        for seat, name in enumerate(named):
            if name and named.index(name) != seat:
                raise BadSetup(seats[seat].where("character"), f"{name} sits at seat {named.index(name)} already")
        free = [name for name in QUIET if name not in named]
        m.character = [NAMES.index(name if name else free.pop(0)) for name in named]

    def possible(self, m: SamuraiSwordMatch) -> bool:
        """Everybody knows how many of each role are in the game."""
        left = IN_GAME[m.players].copy()
        for seat in range(m.seats):
            left[m.role(seat)] -= 1
        return max(left) == 0

    def window(self, m: SamuraiSwordMatch, seat: int) -> Window[SamuraiSwordMatch]:
        return SamuraiSwordWindow(m, seat)

    def labels(self, m: SamuraiSwordMatch, seat: int) -> dict[str, str]:
        return {"role": ROLES[m.role(seat)], "character": NAMES[m.character[seat]]}

    def teams(self, m: SamuraiSwordMatch) -> list[list[int]]:
        """Shogun and samurai, the ninja, the ronin."""
        sides = [[seat for seat in range(m.seats) if m.team(seat) == team] for team in range(len(TEAMS))]
        return [side for side in sides if side]

    def things(self) -> list[str]:
        return [*KINDS, *ROLES, *NAMES]


SAMURAI_SWORD: Final = SamuraiSword(
    "samurai_sword",
    (3, 7),
    1,
    CARDS,
    MOVES,
    MIDDLE,
    OWN,
    [Turn, Attack, BattleCry, Jujutsu, Bushido],
    [PACE],
    REFUSALS,
)
