"""The brown cards, which are played, discarded and resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import (
    BANG,
    CARDS,
    DISCARD,
    DYNAMITE,
    FIRST_BLUE,
    FIRST_ROBBER,
    JAIL,
    KIND_OF,
    OTHER_TWIN,
    SEATS,
    TWIN,
    hand_pile,
    table_pile,
)
from sanjuro.games.bang.characters import SWAPS
from sanjuro.games.bang.duel import Duel
from sanjuro.games.bang.indians import Indians
from sanjuro.games.bang.kinds import Kind, TargetKind
from sanjuro.games.bang.loss import TO_CAT_BALOU, TO_PANIC, Loss
from sanjuro.games.bang.moves import AIMED, GROUPS, PLAYS, ROB, ROB_HAND, ROBBED, SLOTS
from sanjuro.games.bang.shot import Gatling, Shot
from sanjuro.games.bang.store import open_store

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch
    from sanjuro.games.bang.turn import Turn


@mypyc_attr(native_class=True)
class BangCard(TargetKind):
    """Shoots a player within range; one per turn."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        if turn.in_range != 0:
            offer.extend(AIMED[card * GROUPS + turn.in_range])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        target = move.target
        m.shots += 1
        m.attacked(seat, target)
        m.against("bang", seat, card, target, DISCARD)
        m.push(Shot(target, seat, BANG, m.who(seat).misses_needed, m.barrels(target)))

    def why_not_at(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        if not m.may_shoot(seat):
            return Refusal("one_bang")
        return Refusal("out_of_range", {"distance": m.distance(seat, move.target), "reach": m.reach(seat)})


@mypyc_attr(native_class=True)
class MissedCard(BangCard):
    """Only an answer to a shot, but a character that swaps it with BANG! shoots with it."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        if turn.in_range != 0 and SWAPS[m.character[turn.seat]]:
            offer.extend(AIMED[card * GROUPS + turn.in_range])

    def why_not(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        if m.who(seat).swaps:
            return super().why_not(m, seat, move)
        return Refusal("missed_is_answer")


@mypyc_attr(native_class=True)
class BeerCard(Kind):
    """Regains one life; no effect at full life, or when only two players are left."""

    def effect(self, m: BangMatch, seat: int) -> None:
        if m.alive > 2:
            m.gain(seat)


@mypyc_attr(native_class=True)
class SaloonCard(Kind):
    """Everybody regains one life."""

    def effect(self, m: BangMatch, seat: int) -> None:
        for step in range(m.seats):
            other = (seat + step) % m.seats
            if m.lives(other):
                m.gain(other)


@mypyc_attr(native_class=True)
class StagecoachCard(Kind):
    """Draw two cards. The two Stagecoaches look alike and are one choice."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        if card == TWIN or TWIN not in m.hand(turn.seat):
            offer.append(PLAYS[card])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        m.put("play", seat, TWIN if TWIN in m.hand(seat) else OTHER_TWIN)
        m.draw(seat)
        m.draw(seat)


@mypyc_attr(native_class=True)
class WellsFargoCard(Kind):
    """Draw three cards."""

    def effect(self, m: BangMatch, seat: int) -> None:
        for _ in range(3):
            m.draw(seat)


@mypyc_attr(native_class=True)
class GeneralStoreCard(Kind):
    """A card for everybody, out of as many as there are players."""

    def effect(self, m: BangMatch, seat: int) -> None:
        open_store(m, seat)


@mypyc_attr(native_class=True)
class CatBalouCard(TargetKind):
    """Any other player discards a random card from their hand, or the named card in front of them.

    It may also be a card in front of oneself, such as one's own Dynamite, but never one from one's own hand.
    """

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        self.offer_at(m, m.living & ~(1 << turn.seat), card, offer)
        first = (card - FIRST_ROBBER) * SEATS * SLOTS + turn.seat * SLOTS + 1
        for blue in m.piles[table_pile(turn.seat)]:
            offer.append(ROBBED[first + blue - FIRST_BLUE])

    def offer_at(self, m: BangMatch, group: int, card: int, offer: list[Move]) -> None:
        first = (card - FIRST_ROBBER) * SEATS * SLOTS
        for target in range(m.seats):
            if group >> target & 1:
                if len(m.piles[hand_pile(target)]) > 0:
                    offer.append(ROBBED[first + target * SLOTS])
                for blue in m.piles[table_pile(target)]:
                    offer.append(ROBBED[first + target * SLOTS + 1 + blue - FIRST_BLUE])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        target = move.target
        if target == seat:
            m.put("play", seat, card)
            m.lift("discard", seat, move.other, seat, DISCARD)
            return
        m.against(self.name, seat, card, target, DISCARD)
        if move.verb == ROB_HAND:
            m.attacked(seat, target)
            m.push(Loss(target, seat, self.way()))
            return
        if KIND_OF[move.other] == JAIL or KIND_OF[move.other] == DYNAMITE:
            m.helped(seat, target)
        else:
            m.attacked(seat, target)
        m.lift(self.loss(), seat, move.other, target, self.goes_to(seat))

    def way(self) -> int:
        """Return how a card is lost from a hand."""
        return TO_CAT_BALOU

    def loss(self) -> str:
        return "forced"

    def goes_to(self, seat: int) -> int:
        return DISCARD

    def why_not(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        if move.target == seat and move.verb == ROB_HAND:
            return Refusal("own_hand")
        if move.target == seat and move.verb == ROB:
            return self.why_not_at(m, seat, move)
        return super().why_not(m, seat, move)

    def why_not_at(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        if move.verb == ROB_HAND:
            return Refusal("empty_hand", {"target": move.target})
        return Refusal("not_in_front", {"target": move.target, "card": CARDS.names[move.other]})


@mypyc_attr(native_class=True)
class PanicCard(CatBalouCard):
    """The same at distance 1, and the card is taken into the hand."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        self.offer_at(m, m.within(turn.seat, 1), card, offer)

    def way(self) -> int:
        return TO_PANIC

    def loss(self) -> str:
        return "stolen"

    def goes_to(self, seat: int) -> int:
        return hand_pile(seat)

    def why_not(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        return TargetKind.why_not(self, m, seat, move)

    def why_not_at(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        distance = m.distance(seat, move.target)
        if distance > 1:
            return Refusal("panic_range", {"target": move.target, "distance": distance})
        return super().why_not_at(m, seat, move)


@mypyc_attr(native_class=True)
class GatlingCard(Kind):
    """A shot at everybody else; not a BANG! card."""

    def effect(self, m: BangMatch, seat: int) -> None:
        m.push(Gatling(seat, seat))


@mypyc_attr(native_class=True)
class IndiansCard(Kind):
    """Everybody else discards a BANG! or loses a life."""

    def effect(self, m: BangMatch, seat: int) -> None:
        m.push(Indians(seat, seat))


@mypyc_attr(native_class=True)
class DuelCard(TargetKind):
    """Challenges any other player."""

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        offer.extend(AIMED[card * GROUPS + (m.living & ~(1 << turn.seat))])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        m.attacked(seat, move.target)
        m.against("duel", seat, card, move.target, DISCARD)
        m.push(Duel(move.target, seat, seat))
