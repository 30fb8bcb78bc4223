"""The next game of a series: survivors of the last one may keep their characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.characters import CHARACTERS
from sanjuro.games.bang.moves import KEEP_MOVE, NEW, NEW_MOVE

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


def may_keep(options: dict[str, object]) -> list[str]:
    """Return the character each seat may keep, or "random"; empty if there was no game before."""
    kept = options["keep"]
    return kept if isinstance(kept, list) else []


def deal_hands(m: BangMatch) -> None:
    """Deal everybody as many cards as they have lives; the Sheriff begins."""
    for seat in range(m.seats):
        for _ in range(m.life[seat]):
            m.draw(seat)
    m.tell("turn", m.sheriff)


@mypyc_attr(native_class=True)
class Keep(Frame["BangMatch"]):
    """Clockwise from the Sheriff, each survivor keeps their character or takes a new one; then the hands are dealt.

    `step` counts the seats that are done.
    """

    def copy(self) -> Frame[BangMatch]:
        return Keep(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def run(self, m: BangMatch) -> bool:
        named = may_keep(m.options)
        while self.step < m.seats:
            self.seat = (m.sheriff + self.step) % m.seats
            if named[self.seat] == m.who(self.seat).key:
                return True
            self.step += 1
        m.pop()
        deal_hands(m)
        return False

    def moves(self, m: BangMatch) -> list[Move]:
        return [KEEP_MOVE, NEW_MOVE]

    def chosen(self, m: BangMatch, move: Move) -> None:
        seat = self.seat
        self.step += 1
        if move.verb == NEW:
            # Characters that survivors give up are left out, so that a new character is a different one.
            named = may_keep(m.options)
            free: list[int] = []
            for number in range(len(CHARACTERS)):
                if number not in m.character and CHARACTERS[number].key not in named:
                    free.append(number)
            m.recast(seat, free[m.rng.below(len(free))])
        m.tell("character", seat, n=m.full[seat], what=m.who(seat).key)

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        return Refusal("keep_or_new")
