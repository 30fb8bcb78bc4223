"""What a seat of a Samurai Sword match may know."""

from __future__ import annotations

from typing import Final, Literal, cast

from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.samurai_sword import consequences
from sanjuro.games.samurai_sword.attack import Attack, weapon_played
from sanjuro.games.samurai_sword.cards import (
    ARMOR,
    ARMS,
    COPIES,
    DECK,
    DISCARD,
    FAST_DRAW,
    HAND_LIMIT,
    KIND_OF,
    KINDS,
    PLAYED,
    REACH,
    WOUNDS,
    hand_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.samurai_sword.characters import Character
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.roles import FACTORS, IN_GAME, MORE_STARS, ROLES
from sanjuro.games.samurai_sword.score import stars, team_scores
from sanjuro.games.samurai_sword.turn import PHASE_OF, Turn
from sanjuro.games.samurai_sword.view import (
    SwordClosedSeat,
    SwordClosedTable,
    SwordOpenSeat,
    SwordOpenTable,
    SwordPhase,
)

# How many weapons of the game reach a difficulty: a measure of safety.
TOO_FAR: Final = max(REACH) + 1
REACHING: Final[list[int]] = [
    sum([COPIES[weapon] for weapon in range(ARMS) if REACH[weapon] >= difficulty]) for difficulty in range(TOO_FAR + 1)
]


@mypyc_attr(native_class=True)
class SamuraiSwordWindow(Window[SamuraiSwordMatch]):
    """Only hands and the roles of all but the shogun are hidden."""

    # ---- for bots -----------------------------------------------------------------------

    def in_hand(self, kind: int) -> int:
        """Return the number of cards of a kind in this seat's own hand."""
        if self.seat < 0:
            return 0
        count = 0
        for card in self._match.piles[hand_pile(self.seat)]:
            if KIND_OF[card] == kind:
                count += 1
        return count

    def shogun(self) -> int:
        """Return the seat of the shogun."""
        return self._match.shogun

    def role(self, seat: int) -> int:
        """Return the role of a seat: 0 shogun, 1 samurai, 2 ninja, 3 ronin; NONE if unknown."""
        return self._match.role(seat) if self.knows(self._match.piles[role_pile(seat)][0]) else NONE

    def honour(self, seat: int) -> int:
        """Return the honour points of a seat."""
        return self._match.honour[seat]

    def resilience(self, seat: int) -> int:
        """Return the resilience points a seat has left."""
        return self._match.resilience[seat]

    def full_resilience(self, seat: int) -> int:
        """Return the resilience points of a seat's character."""
        return self._match.who(seat).resilience

    def character(self, seat: int) -> int:
        """Return the number of a seat's character; `Game.numbers` has the names."""
        return self._match.character[seat]

    def who(self, seat: int) -> Character:
        """Return a seat's character itself, with its abilities."""
        return self._match.who(seat)

    def on_table(self, seat: int, kind: int) -> int:
        """Return the number of cards of a kind in front of a seat."""
        return self._match.on_table(seat, kind)

    def kinds_in_hand(self) -> i64:
        """Return the kinds of cards in this seat's own hand, as bits."""
        return self._match.kinds_in_hand(self.seat)

    def weapons_in_hand(self) -> int:
        """Return the number of weapons in this seat's own hand."""
        count = 0
        for card in self._match.piles[hand_pile(self.seat)]:
            if KIND_OF[card] < ARMS:
                count += 1
        return count

    def harmless(self, seat: int) -> bool:
        """Return whether a seat is harmless: without cards in hand, or without resilience."""
        return self._match.harmless(seat)

    def touched_by_cries(self, seat: int) -> bool:
        """Return whether a Battle Cry or a Jujutsu reaches a seat."""
        return self._match.touched_by_cries(seat)

    def wounds(self, weapon: int, by: int, seat: int) -> int:
        """Return the wounds a weapon of one seat would deal another."""
        return self._match.wounds(weapon, by, seat)

    def wounds_coming(self) -> int:
        """Return what the card in the middle would do to the seat that has to answer."""
        return self._match.wounds_coming()

    def weapons_left(self) -> int:
        """Return how many weapons can still be played this turn."""
        turn = self._match.stack[0]
        assert isinstance(turn, Turn)
        return self._match.weapons_allowed(turn.seat) - turn.weapons

    def hostility(self, by: int, seat: int) -> int:
        """Return how hostile one seat has publicly been to another."""
        return self._match.hostility[by * self.seats + seat]

    def run_out_ends(self) -> bool:
        """Return whether the game ends when the last card of the deck is drawn now."""
        m = self._match
        return len(m.piles[DISCARD]) > 0 and 1 in m.honour

    def played(self) -> int:
        """Return the kind of the card in the middle, or NONE."""
        played = self._match.piles[PLAYED]
        return KIND_OF[played[-1]] if len(played) > 0 else NONE

    # ---- the view -----------------------------------------------------------------------

    def consequence(self, move: Move) -> tuple[str, dict[str, object]] | None:
        return consequences.of(self._match, move)

    def open_table(self) -> SwordOpenTable:
        m = self._match
        turn = m.stack[0]
        assert isinstance(turn, Turn)
        owner = m.bushido_owner()
        return {
            "turn": turn.seat,
            "phase": cast("SwordPhase", PHASE_OF[turn.step]),
            "weapons_played": turn.weapons,
            "weapons_left": max(0, m.weapons_allowed(turn.seat) - turn.weapons),
            "shogun": m.shogun,
            "bushido": None if owner == NONE else owner,
            "discard": self.from_the_top(DISCARD),
            "played": self.open_pile(PLAYED),
            "roles": {ROLES[role]: count for role, count in enumerate(IN_GAME[m.players]) if count > 0},
            "factors": {
                ROLES[role]: FACTORS[m.players][role] for role, count in enumerate(IN_GAME[m.players]) if count > 0
            },
            "factor_of_more_stars": MORE_STARS.get(m.players),
            "wounds_because": self._wounds_because(),
            "score": None if m.outcome is None else team_scores(m, m.outcome),
        }

    def closed_table(self) -> SwordClosedTable:
        return {"deck": self.deck(DECK)}

    def open_seat(self, seat: int) -> SwordOpenSeat:
        m = self._match
        who = m.who(seat)
        return {
            "character": who.name,
            "honour": m.honour[seat],
            "resilience": m.resilience[seat],
            "full_resilience": who.resilience,
            "harmless": self._why_harmless(seat),
            "table": self.open_pile(table_pile(seat)),
            "armor": m.on_table(seat, ARMOR) + who.harder(),
            "excess": max(0, len(m.piles[hand_pile(seat)]) - HAND_LIMIT),
            "weapons_a_turn": m.weapons_allowed(seat),
            "cards_a_turn": m.cards_a_turn(seat),
            "more_wounds": m.on_table(seat, FAST_DRAW) + who.more_wounds(),
            "attacked_at": [m.difficulty(by, seat) for by in range(m.seats)],
            "steps": [m.steps(by, seat) for by in range(m.seats)],
            "harder": self._harder(seat),
            "attacks_anybody": who.attacks_anybody(),
            "weapons_reaching": [REACHING[min(m.difficulty(by, seat), TOO_FAR)] for by in range(m.seats)],
            "hostility": [m.hostility[seat * m.seats + other] for other in range(m.seats)],
        }

    def closed_seat(self, seat: int) -> SwordClosedSeat:
        m = self._match
        role = self.role(seat)
        return {
            "role": None if role == NONE else ROLES[role],
            "stars": stars(m, seat) if role != NONE and stars(m, seat) > 0 else None,
            "hand": self.closed_pile(hand_pile(seat)),
        }

    def _why_harmless(self, seat: int) -> Literal["no_resilience", "no_cards"] | None:
        if self._match.resilience[seat] == 0:
            return "no_resilience"
        return "no_cards" if self._match.harmless(seat) else None

    def _harder(self, seat: int) -> dict[str, int]:
        """Return what makes it harder to attack a seat, besides the steps."""
        m = self._match
        parts: dict[str, int] = {}
        if m.on_table(seat, ARMOR) > 0:
            parts[KINDS[ARMOR]] = m.on_table(seat, ARMOR)
        if m.who(seat).harder() > 0:
            parts[m.who(seat).name] = m.who(seat).harder()
        return parts

    def _wounds_because(self) -> list[str]:
        """Return what makes the current attack wound more or less than the weapon says."""
        m = self._match
        frame = m.stack[-1]
        if not isinstance(frame, Attack):
            return []
        attacker = m.who(frame.by)
        fast_draws = m.on_table(frame.by, FAST_DRAW)
        words = [attacker.name] if attacker.more_wounds() > 0 else []
        if fast_draws > 0:
            words.append(KINDS[FAST_DRAW])
        target = m.who(frame.seat)
        given = WOUNDS[weapon_played(m)] + attacker.more_wounds() + fast_draws
        if target.wounds_taken(given) != given:
            words.append(target.name)
        return words
