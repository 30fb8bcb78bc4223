"""A turn: three orders in their order, then draw."""

from __future__ import annotations

from typing import Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.shinobi.cards import CLANS, FIRST, HOUSES, NINJA, SEATS, WIDTH, clan_of, hand_pile
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.moves import (
    ATTACK,
    ATTACKS,
    DEPLOY,
    DEPLOYS,
    DEPLOYS_ABROAD,
    MARCH,
    MARCHES_AWAY,
    STRIKE,
    STRIKES,
    row,
)

FIRST_ORDER: Final = 0
SECOND_ORDER: Final = 1
THIRD_ORDER: Final = 2
DRAW: Final = 3
ORDERS: Final = ["first", "second", "third", "draw"]


@mypyc_attr(native_class=True)
class Turn(Frame[ShinobiMatch]):
    """Deploy abroad (or send a ninja); deploy at home or march; attack. Each a duty where it can be done.

    `spared` holds, as bits, the armies that got a card or a ninja this turn: they are not attacked.
    """

    def __init__(self, seat: int, step: int = 0, spared: int = 0) -> None:
        super().__init__(seat, step)
        self.spared = spared

    def copy(self) -> Frame[ShinobiMatch]:
        return Turn(self.seat, self.step, self.spared)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.spared]

    def facts(self, m: ShinobiMatch) -> dict[str, object]:
        return {"order": ORDERS[self.step], "last": m.last_drawer == self.seat}

    def run(self, m: ShinobiMatch) -> bool:
        if self.step < DRAW:
            return True
        if m.last_drawer == self.seat:
            m.count()
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
        """An order that cannot be carried out is skipped; that nobody could deploy shows what is in the hand."""
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
        self.spared |= 1 << (province * HOUSES + clan)

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
            for clan in range(HOUSES):
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
                house: i64 = 0
                while house < HOUSES:
                    if len(piles[army + house]) > 0:
                        offer.extend(MARCHES_AWAY[(seats * HOUSES + house) * SEATS + source])
                    house += 1
            source += 1
        return offer

    def _third_order(self, m: ShinobiMatch) -> list[Move]:
        offer: list[Move] = []
        piles = m.piles
        home: i64 = self.seat
        seats: i64 = m.seats
        spared: i64 = self.spared
        attacker: i64 = 0
        while attacker < HOUSES:
            strength: i64 = len(piles[FIRST + home * WIDTH + 2 + attacker])
            if strength >= 2:
                place: i64 = 0  # an army: its province and its clan
                while place < seats * HOUSES:
                    province: i64 = place // HOUSES
                    victim: i64 = place % HOUSES
                    if province != home and victim != attacker and spared >> place & 1 == 0:
                        weaker: i64 = len(piles[FIRST + province * WIDTH + 2 + victim])
                        if 0 < weaker < strength:
                            offer.append(ATTACKS[(attacker * SEATS + province) * HOUSES + victim])
                    place += 1
            attacker += 1
        return offer

    def refusal(self, m: ShinobiMatch, move: Move) -> Refusal:
        if move.target >= m.seats or (move.verb == MARCH and move.other >= m.seats):
            return Refusal("no_such_province", {"seats": m.seats - 1})
        if move.verb == ATTACK:
            return self._why_no_attack(m, move)
        if self.step == THIRD_ORDER:
            return Refusal("attack_now")
        if move.verb == DEPLOY:
            if m.in_hand(self.seat, move.card) < 0:
                return Refusal("not_in_hand", {"card": CLANS[move.card]})
            return Refusal("abroad_first" if self.step == FIRST_ORDER else "home_now")
        if move.verb == STRIKE:
            if self.step != FIRST_ORDER:
                return Refusal("ninja_first")
            if m.in_hand(self.seat, NINJA) < 0:
                return Refusal("not_in_hand", {"card": "ninja"})
            if move.target == self.seat:
                return Refusal("ninja_abroad")
            return Refusal("no_army", {"clan": CLANS[move.card], "province": move.target})
        if self.step == FIRST_ORDER:
            return Refusal("march_second")
        if move.other == self.seat:
            return Refusal("march_out")
        if move.other == move.target:
            return Refusal("march_nowhere")
        return Refusal("no_army", {"clan": CLANS[move.card], "province": move.other})

    def _why_no_attack(self, m: ShinobiMatch, move: Move) -> Refusal:
        if self.step != THIRD_ORDER:
            return Refusal("attack_third")
        if move.target == self.seat:
            return Refusal("attack_abroad")
        if move.card == move.other:
            return Refusal("attack_own_clan")
        if m.strength(self.seat, move.card) == 0:
            return Refusal("no_army", {"clan": CLANS[move.card], "province": self.seat})
        if m.strength(move.target, move.other) == 0:
            return Refusal("no_army", {"clan": CLANS[move.other], "province": move.target})
        if m.strength(move.target, move.other) >= m.strength(self.seat, move.card):
            return Refusal(
                "not_weaker",
                {"strength": m.strength(self.seat, move.card), "victim": m.strength(move.target, move.other)},
            )
        return Refusal("spared")


REFUSALS: Final = {
    "no_such_province": "there are only the provinces 0 to {seats}",
    "attack_now": "the third order is an attack",
    "attack_third": "an attack is the third order, after the two others",
    "not_in_hand": "you hold no {card} card",
    "abroad_first": "the first order sends a card into another province, not into your own",
    "home_now": "with the second order a card of your hand goes into your own province",
    "ninja_first": "a ninja is sent as the first order only",
    "ninja_abroad": "a ninja is not sent into your own province",
    "no_army": "there is no {clan} army in province {province}",
    "march_second": "armies march with the second order",
    "march_out": "no army leaves your own province by your order",
    "march_nowhere": "an army marches into another province",
    "attack_abroad": "armies in your own province are not attacked",
    "attack_own_clan": "a clan does not attack itself",
    "not_weaker": "only a weaker army can be attacked: yours has {strength}, that one {victim}",
    "spared": "that army got a card or a ninja this turn",
}
