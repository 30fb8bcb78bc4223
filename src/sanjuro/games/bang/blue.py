"""The blue cards, which stay in front of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import DISCARD, JAIL, KIND_OF, WEAPONS, table_pile
from sanjuro.games.bang.kinds import Kind, TargetKind
from sanjuro.games.bang.moves import AIMED, GROUPS, PLAYS

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch
    from sanjuro.games.bang.turn import Turn


@mypyc_attr(native_class=True)
class BlueCard(Kind):
    """Barrel, Mustang, Scope, Dynamite: played in front of oneself, and no second one with the same name."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        if m.front[turn.seat] >> self.kind & 1 == 0:
            offer.append(PLAYS[card])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        m.lay(seat, card)

    def why_not(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        return Refusal("same_name", {"card": self.name})


@mypyc_attr(native_class=True)
class WeaponCard(BlueCard):
    """One weapon per player: a new one, even with the same name, replaces the old one, which is discarded."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        offer.append(PLAYS[card])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        if m.front[seat] & WEAPONS:
            for old in m.table(seat):
                if WEAPONS >> KIND_OF[old] & 1:
                    m.lift("discard", seat, old, seat, DISCARD)
                    break
        m.lay(seat, card)


@mypyc_attr(native_class=True)
class JailCard(TargetKind):
    """Played in front of any other player except the Sheriff; nobody is in Jail twice."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        free = m.living & ~(1 << turn.seat | 1 << m.sheriff)
        for seat in range(m.seats):
            if m.front[seat] >> JAIL & 1:
                free &= ~(1 << seat)
        offer.extend(AIMED[card * GROUPS + free])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        m.attacked(seat, move.target)
        m.front[move.target] |= 1 << JAIL
        m.against("jail", seat, card, move.target, table_pile(move.target))

    def why_not_at(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        if move.target == m.sheriff:
            return Refusal("sheriff_jail")
        return Refusal("jailed_already", {"target": move.target})
