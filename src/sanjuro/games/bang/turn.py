"""A turn: Dynamite and Jail, draw, play, discard."""

from __future__ import annotations

from typing import Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.blue import BlueCard, JailCard, WeaponCard
from sanjuro.games.bang.brown import (
    BangCard,
    BeerCard,
    CatBalouCard,
    DuelCard,
    GatlingCard,
    GeneralStoreCard,
    IndiansCard,
    MissedCard,
    PanicCard,
    SaloonCard,
    StagecoachCard,
    WellsFargoCard,
)
from sanjuro.games.bang.cards import (
    BARREL,
    CARDS,
    DISCARD,
    DYNAMITE,
    JAIL,
    KIND_NAMES,
    KIND_OF,
    VOLCANIC,
    hand_pile,
    table_pile,
)
from sanjuro.games.bang.characters import EVERYBODY
from sanjuro.games.bang.draw_check import FOR_DYNAMITE, FOR_JAIL, is_heart, sets_off
from sanjuro.games.bang.kinds import CARD_VERBS, Kind
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.moves import (
    DISCARD_CARD,
    DISCARDS,
    DRAW_DISCARD,
    DRAW_FROM,
    END,
    END_MOVE,
    HEAL,
    HEAL_MOVE,
    PASS,
    PASS_MOVE,
    USE_BARREL,
    offer_each,
)
from sanjuro.games.bang.moves import DRAW as DRAW_CARD
from sanjuro.games.bang.roles import judge

KINDS: Final[list[Kind]] = [
    BangCard(0, "bang"),
    MissedCard(1, "missed"),
    BeerCard(2, "beer"),
    SaloonCard(3, "saloon"),
    StagecoachCard(4, "stagecoach"),
    WellsFargoCard(5, "wells_fargo"),
    GeneralStoreCard(6, "general_store"),
    PanicCard(7, "panic"),
    CatBalouCard(8, "cat_balou"),
    GatlingCard(9, "gatling"),
    IndiansCard(10, "indians"),
    DuelCard(11, "duel"),
    *[BlueCard(kind, KIND_NAMES[kind]) for kind in range(BARREL, JAIL)],
    JailCard(15, "jail"),
    BlueCard(16, "dynamite"),
    *[WeaponCard(kind, KIND_NAMES[kind]) for kind in range(VOLCANIC, len(KIND_NAMES))],
]
KIND_OF_CARD: Final[list[Kind]] = [KINDS[kind] for kind in KIND_OF]

START: Final = 0
DYNAMITE_DRAWN: Final = 1  # the draw! for the Dynamite is done
BEFORE_JAIL: Final = 2
JAIL_DRAWN: Final = 3  # the draw! for the Jail is done
DRAW: Final = 4
PLAY: Final = 5
EXCESS: Final = 6  # discard down to the number of lives
# Whoever may trade before the draw! has been asked. The bytes of older matches contain the numbers above.
DYNAMITE_DUE: Final = 7
JAIL_DUE: Final = 8
PHASES: Final = ["start", "start", "start", "start", "draw", "play", "discard", "start", "start"]


@mypyc_attr(native_class=True)
class Turn(Frame[BangMatch]):
    """Dynamite, Jail, two cards, any number played, the excess discarded.

    When this frame is on top again, a card is done. Only then is it checked whether the game is over, whether the
    player is still in, and whether an empty hand is refilled.
    """

    def __init__(self, seat: int, step: int = START) -> None:
        super().__init__(seat, step)
        # Who can be shot now, as bits; computed when the moves are listed.
        self.in_range = 0

    def copy(self) -> Frame[BangMatch]:
        return Turn(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"phase": PHASES[self.step], "shots": m.shots}

    def run(self, m: BangMatch) -> bool:
        if m.fallen:
            m.fallen = False
            if judge(m):
                return False
            if not m.lives(self.seat):
                self._finish(m)
                return False
        m.refill_except(NONE)
        if self.step == PLAY:
            return True
        if self.step == EXCESS:
            if len(m.piles[hand_pile(self.seat)]) > m.life[self.seat]:
                return True
            self._finish(m)
        elif self.step == DRAW:
            self.step = PLAY
            EVERYBODY[m.character[self.seat]].draw_phase(m, self.seat)
        else:
            return self._begin(m)
        return False

    def _begin(self, m: BangMatch) -> bool:
        """Resolve the Dynamite first, then the Jail, each with its own draw!, before which Sid Ketchum may trade."""
        seat = self.seat
        if self.step == START:
            if not m.has(seat, DYNAMITE):
                self.step = BEFORE_JAIL
            elif m.who(seat).may_heal(m, seat):
                return True
            else:
                self.step = DYNAMITE_DUE
        elif self.step == DYNAMITE_DUE:
            self.step = DYNAMITE_DRAWN
            m.who(seat).turn_up(m, seat, FOR_DYNAMITE)
        elif self.step == DYNAMITE_DRAWN:
            self.step = BEFORE_JAIL
            self._after_dynamite(m)
        elif self.step == BEFORE_JAIL:
            if not m.has(seat, JAIL):
                self.step = DRAW
            elif m.who(seat).may_heal(m, seat):
                return True
            else:
                self.step = JAIL_DUE
        elif self.step == JAIL_DUE:
            self.step = JAIL_DRAWN
            m.who(seat).turn_up(m, seat, FOR_JAIL)
        else:
            free = is_heart(m.turned)
            m.tell("freed" if free else "kept_in", seat)
            m.lift("discard", seat, m.card_of(seat, JAIL), seat, DISCARD)
            self.step = DRAW
            if not free:
                self._finish(m)
        return False

    def _after_dynamite(self, m: BangMatch) -> None:
        """Let the Dynamite explode, or pass it to the next player."""
        seat = self.seat
        dynamite = m.card_of(seat, DYNAMITE)
        if sets_off(m.turned):
            m.lift("explode", seat, dynamite, seat, DISCARD)
            m.hurt(seat, 3, NONE)
        else:
            left = m.next(seat)
            m.lift("pass_on", seat, dynamite, seat, table_pile(left))
            m.front[left] |= 1 << DYNAMITE

    def _finish(self, m: BangMatch) -> None:
        self.seat = m.next(self.seat)
        self.step = START
        m.shots = 0
        m.tell("turn", self.seat)

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        seat = self.seat
        hand = m.piles[hand_pile(seat)]
        if self.step == EXCESS:
            offer_each(DISCARDS, hand, offer)
            EVERYBODY[m.character[seat]].offer_heal(m, seat, offer)
            return offer
        if self.step != PLAY:
            return [HEAL_MOVE, PASS_MOVE]
        self.in_range = m.within(seat, m.reach(seat)) if m.may_shoot(seat) else 0
        for card in hand:
            KIND_OF_CARD[card].offer(m, self, card, offer)
        EVERYBODY[m.character[seat]].offer_heal(m, seat, offer)
        offer.append(END_MOVE)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        verb = move.verb
        if verb == END:
            self.step = EXCESS
        elif verb == DISCARD_CARD:
            m.put("discard", self.seat, m.real(self.seat, move.card))
        elif verb == HEAL:
            m.who(self.seat).heal(m, self.seat)
        elif verb == PASS:
            self.step = DYNAMITE_DUE if self.step == START else JAIL_DUE
        else:
            KIND_OF_CARD[move.card].play(m, self.seat, move.card, move)

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        seat = self.seat
        if self.step == EXCESS:
            if move.verb == HEAL:
                return m.who(seat).why_no_heal(m, seat)
            if move.verb == DISCARD_CARD:
                return Refusal("not_in_hand", {"card": CARDS.names[move.card]})
            return Refusal("discard_now", {"left": len(m.hand(seat)) - m.life[seat]})
        if self.step != PLAY:
            return Refusal("heal_or_pass")
        if move.verb == HEAL:
            return m.who(seat).why_no_heal(m, seat)
        if move.verb == USE_BARREL:
            return Refusal("barrel_later")
        if move.verb == DISCARD_CARD:
            return Refusal("discard_later")
        if move.verb == PASS:
            return Refusal("end_instead")
        if move.verb in (DRAW_CARD, DRAW_FROM, DRAW_DISCARD):
            return Refusal("drawn_already")
        if move.verb not in CARD_VERBS:
            return Refusal("not_now")
        if m.real(seat, move.card) == NONE:
            return Refusal("not_in_hand", {"card": CARDS.names[move.card]})
        return KIND_OF_CARD[move.card].why_not(m, seat, move)
