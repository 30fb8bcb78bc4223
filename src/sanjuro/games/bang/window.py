"""What a seat of a BANG! match may know."""

from __future__ import annotations

from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.bang import consequences
from sanjuro.games.bang.cards import (
    BOX,
    CHECK,
    DECK,
    DISCARD,
    KIND_NAMES,
    KIND_OF,
    MUSTANG,
    PLAYING,
    ROLE_NAMES,
    ROLES,
    SCOPE,
    STORE,
    hand_pile,
    looked_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.bang.characters import EVERYBODY, Character
from sanjuro.games.bang.draw_check import Check
from sanjuro.games.bang.duel import Duel
from sanjuro.games.bang.indians import Indians
from sanjuro.games.bang.loss import TO_PENALTY, Loss
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.shot import Shot
from sanjuro.games.bang.view import BangClosedSeat, BangClosedTable, BangOpenSeat, BangOpenTable


@mypyc_attr(native_class=True)
class BangWindow(Window[BangMatch]):
    """Everything is public except hands, the deck, and the roles of the living."""

    # ---- for bots -----------------------------------------------------------------------------

    def in_hand(self, kind: int) -> int:
        """Return the number of cards of a kind in this seat's own hand."""
        if self.seat < 0:
            return 0
        count = 0
        for card in self._match.piles[hand_pile(self.seat)]:
            if KIND_OF[card] == kind:
                count += 1
        return count

    def sheriff(self) -> int:
        """Return the seat of the Sheriff."""
        return self._match.sheriff

    def role(self, seat: int) -> int:
        """Return the role of a seat: 0 sheriff, 1 renegade, 2 outlaw, 3 deputy; NONE if unknown."""
        card = self._match.piles[role_pile(seat)][0]
        if self.knows(card):
            return ROLES[card - PLAYING]
        return NONE

    def roles(self) -> list[int]:
        """Return the same for all seats."""
        return [self.role(seat) for seat in range(self.seats)]

    def living(self) -> int:
        """Return the living seats, as bits."""
        return self._match.living

    def alive(self) -> int:
        """Return the number of living seats."""
        return self._match.alive

    def life(self, seat: int) -> int:
        """Return the life points of a seat."""
        return self._match.life[seat]

    def full(self, seat: int) -> int:
        """Return the maximum life points of a seat."""
        return self._match.full[seat]

    def character(self, seat: int) -> int:
        """Return the number of a seat's character; `Game.numbers` has the names."""
        return self._match.character[seat]

    def who(self, seat: int) -> Character:
        """Return a seat's character itself, with its abilities."""
        return EVERYBODY[self._match.character[seat]]

    def front(self, seat: int) -> int:
        """Return the kinds of cards in front of a seat, as bits: bit k for kind k."""
        return self._match.front[seat]

    def distance(self, viewer: int, target: int) -> int:
        """Return how far one seat sees another."""
        return self._match.distance(viewer, target)

    def reach(self, seat: int) -> int:
        """Return how far a seat's weapon shoots."""
        return self._match.reach(seat)

    def may_shoot(self) -> bool:
        """Return whether another BANG! may be played this turn."""
        return self._match.may_shoot(self.seat)

    def hostility(self, by: int, seat: int) -> int:
        """Return how often one seat publicly acted against another."""
        return self._match.hostile[by * self.seats + seat]

    def all_hostile(self) -> list[int]:
        """Return the same for all seats, at by * seats + seat."""
        return self._match.hostile.copy()

    def helpfulness(self, by: int, seat: int) -> int:
        """Return how often one seat publicly helped another."""
        return self._match.helpful[by * self.seats + seat]

    def all_helpful(self) -> list[int]:
        """Return the same for all seats, at by * seats + seat."""
        return self._match.helpful.copy()

    def needs(self) -> int:
        """Return how many Missed! the current shot still needs; 0 if there is none."""
        frame = self._match.stack[-1]
        return frame.needs if isinstance(frame, Shot) else 0

    def barrels(self) -> int:
        """Return how many Barrels are left against that shot."""
        frame = self._match.stack[-1]
        return frame.barrels if isinstance(frame, Shot) else 0

    def answers(self) -> bool:
        """Return whether an attack is being answered."""
        frame = self._match.stack[-1]
        return isinstance(frame, (Shot, Indians, Duel))

    def going(self) -> int:
        """Return how many cards the asked seat will lose from its hand if it does not trade."""
        frame = self._match.stack[-1]
        if not isinstance(frame, Loss):
            return 0
        return self.hand_size(frame.seat) if frame.way == TO_PENALTY else 1

    def check_for(self) -> int:
        """Return what Lucky Duke's draw! is for, or NONE."""
        frame = self._match.stack[-1]
        return frame.purpose if isinstance(frame, Check) else NONE

    # ---- for clients ----------------------------------------------------------------------------

    def consequence(self, move: Move) -> tuple[str, dict[str, object]] | None:
        return consequences.of(self._match, move)

    def open_table(self) -> BangOpenTable:
        m = self._match
        return {
            "turn": m.stack[0].seat,
            "sheriff": m.sheriff,
            "living": [seat for seat in range(m.seats) if m.lives(seat)],
            "roles_in_play": [ROLE_NAMES[role] for role in ROLES[: m.seats]],
            "discard": self.from_the_top(DISCARD),
            "box": len(m.piles[BOX]),
            "store": self.open_pile(STORE),
            "check": self.open_pile(CHECK),
        }

    def closed_table(self) -> BangClosedTable:
        return {"deck": self.deck(DECK)}

    def open_seat(self, seat: int) -> BangOpenSeat:
        m = self._match
        others = [other for other in range(m.seats) if other != seat and m.lives(other)]
        in_play = m.lives(seat)
        return {
            "character": m.who(seat).key,
            "life": max(m.life[seat], 0),
            "full": m.full[seat],
            "out": not in_play,
            "table": self.open_pile(table_pile(seat)),
            "excess": max(0, len(m.piles[hand_pile(seat)]) - max(m.life[seat], 0)),
            "range": m.reach(seat),
            "distances": [m.distance(seat, other) if in_play and other in others else 0 for other in range(m.seats)],
            "steps": [m.steps(seat, other) if in_play and other in others else 0 for other in range(m.seats)],
            "further": _parts(m, seat, MUSTANG, m.who(seat).seen_further),
            "nearer": _parts(m, seat, SCOPE, m.who(seat).sees_nearer),
            "reaches": [other for other in others if in_play and m.distance(seat, other) <= m.reach(seat)],
            "hostile": [m.hostile[seat * m.seats + other] for other in range(m.seats)],
            "helpful": [m.helpful[seat * m.seats + other] for other in range(m.seats)],
        }

    def closed_seat(self, seat: int) -> BangClosedSeat:
        role = self.role(seat)
        return {
            "role": None if role == NONE else ROLE_NAMES[role],
            "hand": self.closed_pile(hand_pile(seat)),
            "looked": self.closed_pile(looked_pile(seat)),
        }


def _parts(m: BangMatch, seat: int, kind: int, character: int) -> dict[str, int]:
    """Return what a card in front of a seat and its character add to a distance, or subtract from it."""
    parts: dict[str, int] = {}
    if m.has(seat, kind):
        parts[KIND_NAMES[kind]] = 1
    if character > 0:
        parts[m.who(seat).key] = character
    return parts
