"""Support tokens and talents: who lent their token to whom, and whose talents a samurai may use now."""

from __future__ import annotations

from typing import Any

from sanjuro.core.cards import Layout
from sanjuro.core.game import Game
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import MOST_SEATS, SAMURAI
from sanjuro.games.samurai_spirit.raiders import NO_TALENT
from sanjuro.games.samurai_spirit.village import Village


@mypyc_attr(native_class=True)
class Support(Village):
    """A samurai has their own talent, those called from the spare tokens for this round, and lent ones.

    A lent talent comes with a support token. It works in the holder's next turn, and the token goes home at the end of
    that turn. A token that comes to the active samurai has no next turn before it goes home: it is away, but lends
    nothing. Sets of talents and of tokens are bits, one per samurai.
    """

    def __init__(
        self, game: Game[Any], players: int, options: dict[str, object], layout: Layout, difficulty: int
    ) -> None:
        super().__init__(game, players, options, layout, difficulty)
        self.samurai: list[int] = []  # by seat; constant during a match
        # The support tokens of absent samurai lie by the village, and the first deck has two dolls.
        self.with_spares = False
        self.talents: list[int] = []  # by seat: own and called
        self.lent: list[int] = []  # by seat: tokens of others that lend their talents
        self.away = 0  # tokens that are with somebody else
        self.spares = 0  # tokens of absent samurai that nobody has called yet
        self.turn = 0  # the active seat
        self.barred = 0  # penalties of this turn that forbid something

    def usable(self, seat: int) -> int:
        """Return the talents a samurai may use now: lent ones only in their own turn, when a boss may bar them all."""
        if seat != self.turn:
            return self.talents[seat]
        if self.barred >> NO_TALENT & 1:
            return 0
        return self.talents[seat] | self.lent[seat]

    def late(self) -> int:
        """Return the tokens that came to the active samurai during this turn, and lend nothing."""
        tokens = self.away
        if tokens != 0:
            for lent in self.lent:
                tokens &= ~lent
        return tokens

    def tokens_with(self, seat: int) -> int:
        """Return the tokens of others that lie with a samurai, whether they lend their talents or not."""
        return self.lent[seat] | self.late() if seat == self.turn else self.lent[seat]

    def has_token(self, seat: int) -> bool:
        """Return whether a samurai has their own support token."""
        return self.away >> self.samurai[seat] & 1 == 0

    def holder(self, samurai: int) -> int:
        """Return the seat a support token lies with; NONE if it is with the village or used up."""
        for seat in range(self.seats):
            if self.tokens_with(seat) >> samurai & 1:
                return seat
        return self._seat_of(samurai)

    def _seat_of(self, samurai: int) -> int:
        return self.samurai.index(samurai) if samurai in self.samurai else NONE

    def lend(self, kind: str, seat: int, to: int) -> None:
        """Give a samurai's support token to another, who may use the talent in their next turn."""
        if to == self.turn:
            self.away |= 1 << self.samurai[seat]
        else:
            self.put_token(seat, to)
        self.tell(kind, seat, to, NONE, SAMURAI[self.samurai[seat]])

    def put_token(self, seat: int, to: int) -> None:
        """Put a support token with another samurai, to whom it lends its talent."""
        bit = 1 << self.samurai[seat]
        self.away |= bit
        self.lent[to] |= bit

    def return_tokens(self, seat: int) -> None:
        """Return the support tokens a samurai holds, after their turn."""
        tokens = self.tokens_with(seat)
        if tokens == 0:
            return
        if self.watched:
            for samurai in range(MOST_SEATS):
                if tokens >> samurai & 1:
                    self.tell("return", seat, self._seat_of(samurai), NONE, SAMURAI[samurai])
        self.away &= ~tokens
        self.lent[seat] = 0

    def call(self, seat: int, samurai: int) -> None:
        """Call a spare token, which gives its talent for this round, once per game."""
        self.spares &= ~(1 << samurai)
        self.talents[seat] |= 1 << samurai

    def lay_out_spares(self) -> None:
        """Lay out the tokens of all absent samurai at the start of a game with spare tokens."""
        self.spares = 0
        if self.with_spares:
            for samurai in range(MOST_SEATS):
                if samurai not in self.samurai:
                    self.spares |= 1 << samurai

    def gather_tokens(self) -> None:
        """Bring all tokens home for a new round; everybody has only their own talent."""
        self.away = 0
        self.lent = [0] * self.seats
        self.talents = [1 << samurai for samurai in self.samurai]
