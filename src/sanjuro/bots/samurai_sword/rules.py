"""A Samurai Sword bot that counts honour, judges teams by their actions, and empties its hand when it can."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.samurai_sword.teams import Teams
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window
from sanjuro.games.samurai_sword.cards import (
    ARMOR,
    ARMS,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    JUJUTSU,
    KIND_OF,
    PARRY,
    REACH,
    TEA_CEREMONY,
    WOUNDS,
)
from sanjuro.games.samurai_sword.characters import NAMES
from sanjuro.games.samurai_sword.moves import (
    ACT,
    AIM,
    DISCARDING,
    DRAIN,
    END,
    FROM_DECK,
    HAND,
    HONOUR,
    KEEP,
    LEAVE_LAST,
    PARRYING,
    STRIKE,
    TAKE,
    VISIT,
)
from sanjuro.games.samurai_sword.roles import RONIN
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

HANZO: Final = NAMES.index("hanzo")
TOMOE: Final = NAMES.index("tomoe")
USHIWAKA: Final = NAMES.index("ushiwaka")

# Probability in per cent that a hand with this many unknown cards holds no Parry, no Parry or weapon (Hanzo; a single
# weapon does not help him), and no weapon.
NO_PARRY: Final = [100, 83, 69, 57, 47, 39, 32, 26, 21, 17, 14]
NO_HANZO: Final = [100, 83, 27, 14, 7, 4, 2, 1, 1, 1, 1]
NO_WEAPON: Final = [100, 64, 41, 26, 17, 11, 7, 4, 3, 2, 1]

# Values for keeping cards when the hand is too full, and for taking them from the discard pile.
KEEPING: Final = [
    *[6 * WOUNDS[weapon] + 3 * REACH[weapon] for weapon in range(ARMS)],
    *[45, 40, 42, 25],  # focus, armor, fast_draw, bushido
    *[50, 30, 35, 22, 48, 21, 32, 36],  # parry, geisha, diversion, battle_cry, tea, jujutsu, breathing, daimyo
]
WORTH_TAKING: Final = 26
LIKELY_MATE: Final = 60  # per cent
DAIMYO_DRAWS: Final = 7  # Daimyo draws for a hand of at most this size

NEVER: Final = -1000000
DECISIVE: Final = 100000
# The order of plays: first those that make later ones better.
PROPERTIES_FIRST: Final = 7000
THEN_CARDS: Final = 6000
THEN_TRICKS: Final = 4000
THEN_CRIES: Final = 3500  # whoever answers these with a Parry has none left against a weapon
THEN_WEAPONS: Final = 3000
LAST: Final = 1000


@mypyc_attr(native_class=True)
class SamuraiSwordRules(Bot):
    """Plays whatever helps its team, in a sensible order; never the blow that costs the team three points."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        assert isinstance(window, SamuraiSwordWindow)
        if len(moves) == 1:
            return moves[0]
        last = moves[len(moves) - 1].verb
        if last == END:
            return best_play(window, moves, rng)
        if last == TAKE:
            return answer(window, moves)
        if last == HONOUR:
            return answer_bushido(window, moves)
        if last == LEAVE_LAST:
            return last_card(window, moves)
        if moves[0].verb == FROM_DECK:
            return moves[1] if KEEPING[KIND_OF[window.top_discard()]] >= WORTH_TAKING else moves[0]
        return least(window, moves)


def least(window: SamuraiSwordWindow, moves: list[Move]) -> Move:
    """Return the card to discard: the one least worth keeping; a third card of a kind counts for less."""
    best = moves[0]
    best_worth = 1000
    for move in moves:
        if move.verb != DISCARDING:
            continue
        worth = KEEPING[move.card]
        if move.card >= ARMS and window.in_hand(move.card) > 2:
            worth -= 20
        if worth < best_worth:
            best_worth = worth
            best = move
    return best


# ---- answers ----------------------------------------------------------------------------------


def answer(window: SamuraiSwordWindow, moves: list[Move]) -> Move:
    """Return a Parry or a weapon against wounds. Spending the last card is good: a player without cards is harmless."""
    me = window.seat
    wounds = window.wounds_coming()
    left = window.resilience(me) - wounds
    take = moves[len(moves) - 1]
    card = moves[0] if moves[0].verb == PARRYING else least_weapon(moves)
    if left <= 0:
        by = window.turn()
        if window.honour(me) == 1:
            teams = Teams(window)
            if not teams.could_be_mate(by) and teams.lead(me, by, 0) > 0:
                return take
        return card
    if window.played() < ARMS and window.character(me) == USHIWAKA and left > 1:
        return take
    if wounds > 1 or left <= 1 or window.hand_size(me) == 1:
        return card
    if moves[0].verb == PARRYING:
        return card if window.in_hand(PARRY) > 1 else take
    return card if window.weapons_in_hand() > 1 else take


def least_weapon(moves: list[Move]) -> Move:
    """Return the weapon least worth keeping, of those on offer."""
    best = moves[0]
    for move in moves:
        if move.card != NONE and KEEPING[move.card] < KEEPING[best.card]:
            best = move
    return best


def answer_bushido(window: SamuraiSwordWindow, moves: list[Move]) -> Move:
    """Return the answer to Bushido: a weapon, unless honour is free or losing it wins the game."""
    honour = moves[len(moves) - 1]
    if window.players == 3 and window.seat == window.shogun():
        return honour if window.weapons_in_hand() < 3 else least_weapon(moves)
    if window.honour(window.seat) == 1 and Teams(window).lead(window.seat, NONE, 0) > 0:
        return honour
    return least_weapon(moves)


def last_card(window: SamuraiSwordWindow, moves: list[Move]) -> Move:
    """Draw the last card of the deck, unless that ends a game its team would lose."""
    if window.run_out_ends() and Teams(window).lead(NONE, NONE, 1) <= 0:
        return moves[1]
    return moves[0]


# ---- one's own turn --------------------------------------------------------------------------


def best_play(window: SamuraiSwordWindow, moves: list[Move], rng: Rng) -> Move:
    """Return the most valuable move of the play phase; ending the turn is worth nothing."""
    best = moves[len(moves) - 1]
    best_worth = 0
    values = TurnValues(window)
    for move in moves:
        verb = move.verb
        if verb == STRIKE:
            worth = values.strike(move.card, move.target)
        elif verb == KEEP:
            worth = PROPERTIES_FIRST + KEEPING[move.card]
        elif verb == ACT:
            worth = values.act(move.card)
        elif verb == AIM:
            worth = values.aim(move.card, move.target)
        elif verb == VISIT:
            worth = values.visit(move.target, move.other)
        elif verb == DRAIN:
            worth = values.drain()
        else:
            continue
        if worth > 0 and worth >= best_worth:
            worth += rng.below(8)
            if worth > best_worth:
                best_worth = worth
                best = move
    return best


@mypyc_attr(native_class=True)
class TurnValues:
    """The values of the moves of a turn for its player."""

    def __init__(self, window: SamuraiSwordWindow) -> None:
        self.window = window
        self.teams = Teams(window)
        self.me = window.seat
        kinds = window.kinds_in_hand()
        self.holds_parry = kinds & (1 << PARRY) != 0
        self.in_hand = window.hand_size(window.seat)
        # A hand without Parries and with few enough weapons can be played out, and then nobody can attack us.
        self.can_empty = not self.holds_parry and window.weapons_in_hand() <= window.weapons_left()
        standing = 0
        least_honour = 99
        for seat in range(window.seats):
            if window.resilience(seat) > 0:
                standing += 1
            honour = window.honour(seat)
            if honour < least_honour:
                least_honour = honour
        self.standing = standing
        self.least_honour = least_honour

    def defeat(self, seat: int, standing: int) -> int:
        """Return the value of defeating a player; NEVER if it could end the game with a blow against an ally."""
        teams = self.teams
        if standing == 2 and self.window.players > 3:
            return NEVER if teams.could_be_mate(seat) else DECISIVE
        if teams.mate[seat] == 100:
            return NEVER
        if self.window.honour(seat) == 1:
            if teams.could_be_mate(seat):
                return NEVER
            return DECISIVE if teams.lead(seat, self.me, 0) > 0 else NEVER
        if self.last_honour_by_the_deck(seat) and teams.could_be_mate(seat):
            return NEVER
        if teams.mate[seat] >= LIKELY_MATE:
            return -1  # honour taken from an ally stays in the team
        return 30 + 100 * teams.factor + teams.hurt(seat)

    def last_honour_by_the_deck(self, seat: int) -> bool:
        """Return whether a player may lose their last honour by the deck: Ushiwaka draws before losing honour."""
        window = self.window
        if window.character(seat) != USHIWAKA or window.honour(seat) != 2:
            return False
        return window.deck_left() <= window.resilience(seat)

    def strike(self, weapon: int, seat: int) -> int:
        window = self.window
        cards = window.hand_size(seat)
        if cards > 10:
            cards = 10
        hits = NO_HANZO[cards] if window.character(seat) == HANZO else NO_PARRY[cards]
        wounds = window.wounds(weapon, self.me, seat)
        left = window.resilience(seat)
        if wounds >= left:
            worth = self.defeat(seat, self.standing)
            if worth < 0:
                return worth
            if worth < DECISIVE:
                worth -= 3 * (wounds - left)
        else:
            worth = self.teams.hurt(seat) * (20 + 100 * wounds // left) // 100
        if window.character(self.me) == TOMOE:
            worth += 25
        if worth <= 0:
            return worth
        return THEN_WEAPONS + worth * hits // 100 - REACH[weapon]

    def act(self, kind: int) -> int:
        if kind == TEA_CEREMONY:
            return self.draw_out(2 + self.window.seats, THEN_CARDS + 20)
        if kind == DAIMYO:
            if self.teams.role != RONIN and self.least_honour == 1 and self.window.deck_left() < 20:
                return 0
            if self.teams.role != RONIN and self.in_hand > DAIMYO_DRAWS:
                return 0  # its cards would be discarded, and in the hand it is a point
            return self.draw_out(2, THEN_CARDS + 10)
        return self.cry(NO_WEAPON if kind == JUJUTSU else NO_PARRY, kind == BATTLE_CRY)

    def draw_out(self, cards: int, worth: int) -> int:
        """Return the cost of drawing the last card, which takes honour from everybody."""
        if cards < self.window.deck_left() or self.least_honour > 1:
            return worth
        return DECISIVE if self.teams.lead(NONE, NONE, 1) > 0 else NEVER

    def cry(self, hit_percent: list[int], parried: bool) -> int:
        """Return the value of Battle Cry or Jujutsu: a wound for everybody without an answer."""
        window = self.window
        worth = 0
        safe = 1  # players who certainly stay standing
        mate_falls = False
        for seat in range(window.seats):
            if seat == self.me or window.resilience(seat) == 0:
                continue
            if not window.touched_by_cries(seat) or window.resilience(seat) > 1:
                safe += 1
            if not window.touched_by_cries(seat):
                continue
            cards = window.hand_size(seat)
            if cards > 10:
                cards = 10
            hits = NO_HANZO[cards] if parried and window.character(seat) == HANZO else hit_percent[cards]
            if window.resilience(seat) == 1:
                mate_falls = mate_falls or self.teams.could_be_mate(seat)
                falls = self.defeat(seat, 99)
                if falls == NEVER:
                    return NEVER
                worth += falls * hits // 100
            else:
                worth += self.teams.hurt(seat) * hits // 400
                if not self.teams.could_be_mate(seat):
                    worth += 3  # they lose a card at least
        if safe == 1 and mate_falls and window.players > 3:
            return NEVER
        return THEN_CRIES + worth if worth > 0 else worth

    def aim(self, kind: int, seat: int) -> int:
        window = self.window
        hurt = self.teams.hurt(seat)
        if kind == DIVERSION:
            if window.hand_size(seat) == 1:
                hurt -= 60  # without cards they are harmless and cannot be attacked
            return THEN_TRICKS + 500 + hurt
        if kind == BREATHING:
            return self.breathe(seat)
        if seat == self.me or hurt <= 0 or (window.players == 3 and seat == window.shogun()):
            return 0
        if (seat + 1) % window.seats == self.me:
            hurt -= 30
        return LAST + 200 + hurt

    def breathe(self, seat: int) -> int:
        """Return the value of recovering, or of getting rid of the card.

        The gift is for a friend who has cards already.
        """
        window = self.window
        lost = window.full_resilience(self.me) - window.resilience(self.me)
        if lost < 2 and not self.can_empty and self.in_hand < 8:
            return 0
        gift = -self.teams.hurt(seat)
        if window.hand_size(seat) == 0 and window.resilience(seat) > 0:
            gift = -gift
        return self.draw_out(1, LAST + 400 + gift)

    def visit(self, seat: int, kind: int) -> int:
        """Return the value of a Geisha: take away what helps them most."""
        window = self.window
        hurt = self.teams.hurt(seat)
        if kind == BUSHIDO:
            worth = -hurt // 2
        elif kind == HAND:
            worth = hurt // (6 if window.hand_size(seat) == 1 else 2)
        elif kind == FAST_DRAW:
            worth = hurt * 90 // 100
        elif kind == FOCUS:
            worth = hurt * 80 // 100
        else:
            assert kind == ARMOR
            worth = hurt * 70 // 100
        return THEN_TRICKS + worth if worth > 0 else 0

    def drain(self) -> int:
        """Return the value of Nobunaga's ability: with much resilience left, one point is worth a card."""
        if self.window.resilience(self.me) < 4 or self.in_hand > 6:
            return 0
        return self.draw_out(1, THEN_CARDS)
