"""A turn: three orders, one after the other, then draw."""

from __future__ import annotations

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.shinobi import last_round
from sanjuro.games.shinobi.cards import CLAN_COUNT, CLANS, FIRST, NINJA, SEATS, WIDTH, clan_of, hand_pile
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.moves import (
    ATTACKS,
    DEPLOY,
    DEPLOYS,
    DEPLOYS_ABROAD,
    DRAW,
    FIRST_ORDER,
    MARCH,
    MARCHES_AWAY,
    ORDERS,
    SECOND_ORDER,
    STRIKE,
    STRIKES,
    THIRD_ORDER,
    row,
)
from sanjuro.games.shinobi.refusals import why_no_order


@mypyc_attr(native_class=True)
class Turn(Frame[ShinobiMatch]):
    """Deploy abroad (or send a ninja); deploy at home or march; attack. Each is mandatory if possible.

    `spared` holds, as bits, the armies that received a card or a ninja this turn and cannot be attacked.
    """

    def __init__(self, seat: int, step: int = 0, spared: int = 0) -> None:
        super().__init__(seat, step)
        self.spared = spared

    def copy(self) -> Frame[ShinobiMatch]:
        return Turn(self.seat, self.step, self.spared)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.spared]

    def facts(self, m: ShinobiMatch) -> dict[str, object]:
        return {"order": ORDERS[self.step], "last": last_round.ends_with_turn_of(m, self.seat)}

    def run(self, m: ShinobiMatch) -> bool:
        if self.step < DRAW:
            return True
        if last_round.ends_with_turn_of(m, self.seat):
            last_round.count(m)
            return False
        m.draw_up(self.seat)
        self.seat = (self.seat + 1) % m.seats
        self.step = FIRST_ORDER
        self.spared = 0
        m.tell("turn", self.seat)
        return False

    def moves(self, m: ShinobiMatch) -> list[Move]:
        if self.step == FIRST_ORDER:
            return self._first_order(m)
        if self.step == SECOND_ORDER:
            return self._second_order(m)
        return self._third_order(m)

    def cannot(self, m: ShinobiMatch) -> None:
        """Skip an order that cannot be carried out; where it needed a card from the hand, show the hand."""
        if self.step != THIRD_ORDER:
            for card in m.hand(self.seat):
                m.reveal("shown", self.seat, card, hand_pile(self.seat))
        m.tell("skip", self.seat, what=ORDERS[self.step])
        self.step += 1

    def chosen(self, m: ShinobiMatch, move: Move) -> None:
        seat = self.seat
        if move.verb == DEPLOY:
            m.deploy(seat, move.card, move.target)
            self._spare(move.target, move.card)
        elif move.verb == STRIKE:
            m.strike(seat, move.card, move.target)
            self._spare(move.target, move.card)
        elif move.verb == MARCH:
            m.march(seat, move.card, move.other, move.target)
            self._spare(move.target, move.card)
        else:
            m.tell("attack", seat, move.target, what=CLANS[move.card])
            m.lose("beaten", seat, move.other, move.target)
        self.step += 1

    def _spare(self, province: int, clan: int) -> None:
        self.spared |= 1 << (province * CLAN_COUNT + clan)

    def _first_order(self, m: ShinobiMatch) -> list[Move]:
        offer: list[Move] = []
        seen = 0
        for card in m.hand(self.seat):
            clan = clan_of(card)
            if seen >> clan & 1:
                continue
            seen |= 1 << clan
            if clan == NINJA:
                self._offer_strikes(m, offer)
            else:
                offer.extend(DEPLOYS_ABROAD[row(m.seats, clan, self.seat)])
        return offer

    def _offer_strikes(self, m: ShinobiMatch, offer: list[Move]) -> None:
        for province in range(m.seats):
            if province == self.seat:
                continue
            for clan in range(CLAN_COUNT):
                if m.strength(province, clan) > 0:
                    offer.append(STRIKES[clan * SEATS + province])

    def _second_order(self, m: ShinobiMatch) -> list[Move]:
        offer: list[Move] = []
        seen = 0
        for card in m.hand(self.seat):
            clan = clan_of(card)
            if clan != NINJA and seen >> clan & 1 == 0:
                seen |= 1 << clan
                offer.append(DEPLOYS[clan * SEATS + self.seat])
        piles = m.piles
        home: i64 = self.seat
        seats: i64 = m.seats
        source: i64 = 0
        while source < seats:
            if source != home:
                army: i64 = FIRST + source * WIDTH + 2
                marching: i64 = 0
                while marching < CLAN_COUNT:
                    if len(piles[army + marching]) > 0:
                        offer.extend(MARCHES_AWAY[(seats * CLAN_COUNT + marching) * SEATS + source])
                    marching += 1
            source += 1
        return offer

    def _third_order(self, m: ShinobiMatch) -> list[Move]:
        offer: list[Move] = []
        piles = m.piles
        home: i64 = self.seat
        seats: i64 = m.seats
        spared: i64 = self.spared
        attacker: i64 = 0
        while attacker < CLAN_COUNT:
            strength: i64 = len(piles[FIRST + home * WIDTH + 2 + attacker])
            if strength >= 2:
                place: i64 = 0  # an army: its province and its clan
                while place < seats * CLAN_COUNT:
                    province: i64 = place // CLAN_COUNT
                    victim: i64 = place % CLAN_COUNT
                    if province != home and victim != attacker and spared >> place & 1 == 0:
                        weaker: i64 = len(piles[FIRST + province * WIDTH + 2 + victim])
                        if 0 < weaker < strength:
                            offer.append(ATTACKS[(attacker * SEATS + province) * CLAN_COUNT + victim])
                    place += 1
            attacker += 1
        return offer

    def refusal(self, m: ShinobiMatch, move: Move) -> Refusal:
        return why_no_order(m, self.seat, self.step, move)
