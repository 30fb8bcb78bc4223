"""A turn: recover, draw, play, discard."""

from __future__ import annotations

from typing import Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_sword import bushido, play
from sanjuro.games.samurai_sword.cards import (
    ANY_WEAPON,
    ARMOR,
    ARMS,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    DAIMYO,
    DISCARD,
    DIVERSION,
    FAST_DRAW,
    FIRST,
    FOCUS,
    GEISHA,
    HAND_LIMIT,
    JUJUTSU,
    KIND_OF,
    REACH,
    TEA_CEREMONY,
    WIDTH,
    hand_pile,
)
from sanjuro.games.samurai_sword.characters import DRAWS_FROM_DISCARD, TRADES_RESILIENCE
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.may_draw import draw_or_ask
from sanjuro.games.samurai_sword.moves import (
    ACTS,
    AIMS_AT,
    ALL_SEATS,
    DECK_FIRST,
    DISCARD_FIRST,
    DRAINING,
    END,
    ENDING,
    FROM_DISCARD,
    KEEPS,
    STRIKE,
    STRIKES_AT,
    VISITS,
    discards,
)
from sanjuro.games.samurai_sword.refusals import why_no_discard, why_no_play

RECOVER: Final = 0
BEFORE_BUSHIDO: Final = 1  # the end of the recovery phase, when Bushido acts
DRAW: Final = 2
PLAY: Final = 3
DROP: Final = 4
DREW: Final = 5  # a card of the draw phase may be left undrawn
PHASES: Final = ["recover", "bushido", "draw", "play", "discard"]
PHASE_OF: Final = [*PHASES, PHASES[DRAW]]  # by step


@mypyc_attr(native_class=True)
class Turn(Frame[SamuraiSwordMatch]):
    """Recover if defeated; draw two; play any number of cards, but one weapon; discard down to seven.

    `weapons` counts those played this turn.
    """

    def __init__(self, seat: int, step: int = 0, weapons: int = 0) -> None:
        super().__init__(seat, step)
        self.weapons = weapons

    def copy(self) -> Frame[SamuraiSwordMatch]:
        return Turn(self.seat, self.step, self.weapons)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.weapons]

    def facts(self, m: SamuraiSwordMatch) -> dict[str, object]:
        return {"phase": PHASE_OF[self.step], "weapons_left": max(0, m.weapons_allowed(self.seat) - self.weapons)}

    def run(self, m: SamuraiSwordMatch) -> bool:
        seat = self.seat
        if self.step == DREW:
            self.step = PLAY
        if self.step == PLAY:
            if len(m.piles[hand_pile(seat)]) > 0 or self._can_drain(m):
                return True
            self.step = DROP
            return False
        if self.step == DROP:
            if len(m.piles[hand_pile(seat)]) > HAND_LIMIT:
                return True
            self._next(m)
            return False
        if self.step == RECOVER:
            if m.resilience[seat] == 0:
                m.recover(seat)
            self.step = BEFORE_BUSHIDO
        if self.step == BEFORE_BUSHIDO:
            self.step = DRAW
            if m.table_card(seat, BUSHIDO) != NONE:
                bushido.turn_up(m, seat)
                return False
        if DRAWS_FROM_DISCARD[m.character[seat]] and len(m.piles[DISCARD]) > 0:
            return True
        more = m.who(seat).more_cards()
        m.draw_cards(seat, m.cards_a_turn(seat) - more)
        self.step = DREW if draw_or_ask(m, seat, more) else PLAY
        return False

    def _next(self, m: SamuraiSwordMatch) -> None:
        """Pass the turn clockwise; nobody is ever eliminated."""
        self.seat += 1
        if self.seat == m.seats:
            self.seat = 0
        self.step = RECOVER
        self.weapons = 0
        m.tell("turn", self.seat)

    def _can_drain(self, m: SamuraiSwordMatch) -> bool:
        return TRADES_RESILIENCE[m.character[self.seat]] and m.resilience[self.seat] > 1 and m.can_draw()

    def moves(self, m: SamuraiSwordMatch) -> list[Move]:
        if self.step == PLAY:
            return self._plays(m)
        if self.step == DROP:
            return discards(m.kinds_in_hand(self.seat))
        return [DECK_FIRST, DISCARD_FIRST]

    def chosen(self, m: SamuraiSwordMatch, move: Move) -> None:
        seat = self.seat
        if self.step == PLAY:
            if move.verb == END:
                self.step = DROP
                return
            if move.verb == STRIKE:
                self.weapons += 1
            play.play_move(m, seat, move)
        elif self.step == DROP:
            m.discard("discard", seat, move.card)
        else:
            if move.verb == FROM_DISCARD:
                m.shift("draw", seat, m.piles[DISCARD][-1], DISCARD, hand_pile(seat))
            else:
                m.draw(seat)
            m.draw_cards(seat, m.cards_a_turn(seat) - 1)
            self.step = PLAY

    def _plays(self, m: SamuraiSwordMatch) -> list[Move]:
        """Return everything that can be played, kind by kind."""
        offer: list[Move] = []
        seat = self.seat
        kinds: i64 = m.kinds_in_hand(seat)
        weapons: i64 = kinds & ANY_WEAPON
        if weapons and self.weapons < m.weapons_allowed(seat):
            targets: i64 = m.targets(seat)
            weapon: i64 = 0
            while weapons:
                if weapons & 1:
                    seats: i64 = targets >> (REACH[weapon] * 7 - 7) & 127
                    if seats:
                        offer.extend(STRIKES_AT[weapon << 7 | seats])
                weapons >>= 1
                weapon += 1
        if kinds >> ARMS:
            self._other_plays(m, kinds, offer)
        if self._can_drain(m):
            offer.append(DRAINING)
        offer.append(ENDING)
        return offer

    def _other_plays(self, m: SamuraiSwordMatch, kinds: i64, offer: list[Move]) -> None:
        seat = self.seat
        if kinds & (1 << FOCUS):
            offer.append(KEEPS[0])
        if kinds & (1 << ARMOR):
            offer.append(KEEPS[1])
        if kinds & (1 << FAST_DRAW):
            offer.append(KEEPS[2])
        others: i64 = (1 << m.seats) - 1
        if kinds & (1 << BUSHIDO) and m.bushido_owner() == NONE:
            offer.extend(AIMS_AT[others])
        others ^= 1 << seat
        if kinds & (1 << BREATHING):
            offer.extend(AIMS_AT[2 * ALL_SEATS + others])
        if kinds & (1 << GEISHA | 1 << DIVERSION):
            holding: i64 = 0
            for other in range(m.seats):
                if other != seat and len(m.piles[FIRST + other * WIDTH]) > 0:
                    holding |= 1 << other
            if kinds & (1 << DIVERSION):
                offer.extend(AIMS_AT[ALL_SEATS + holding])
            if kinds & (1 << GEISHA):
                self._visits(m, holding, offer)
        if kinds & (1 << BATTLE_CRY):
            offer.append(ACTS[0])
        if kinds & (1 << TEA_CEREMONY):
            offer.append(ACTS[1])
        if kinds & (1 << JUJUTSU):
            offer.append(ACTS[2])
        if kinds & (1 << DAIMYO):
            offer.append(ACTS[3])

    def _visits(self, m: SamuraiSwordMatch, holding: i64, offer: list[Move]) -> None:
        """Return the moves of a Geisha: any hand with a card, and each kind of card in front of another player."""
        for other in range(m.seats):
            if other == self.seat:
                continue
            if holding >> other & 1:
                offer.append(VISITS[other * 5])
            table = m.piles[FIRST + other * WIDTH + 1]
            if len(table) > 0:
                seen: i64 = 0
                for card in table:
                    kind: i64 = KIND_OF[card] - FOCUS
                    if seen >> kind & 1 == 0:
                        seen |= 1 << kind
                        offer.append(VISITS[other * 5 + 1 + kind])

    def refusal(self, m: SamuraiSwordMatch, move: Move) -> Refusal:
        if self.step == PLAY:
            return why_no_play(m, self.seat, self.weapons, move)
        if self.step == DROP:
            return why_no_discard(m, self.seat, move)
        return Refusal("draw_first")
