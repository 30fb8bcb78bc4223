"""What cards and moves are worth to a BANG! player."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import Move
from sanjuro.games.bang.cards import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    KIND_OF,
    MISSED,
    MUSTANG,
    OUTLAW,
    PANIC,
    RANGES,
    SALOON,
    SCOPE,
    SHERIFF,
    STAGECOACH,
    VOLCANIC,
    WELLS_FARGO,
)
from sanjuro.games.bang.moves import AIM, HEAL, ROB_HAND
from sanjuro.games.bang.moves import PLAY as PLAY_CARD
from sanjuro.games.bang.window import BangWindow

# How good a card is to hold, by kind.
HELD: Final = [44, 48, 62, 20, 70, 85, 40, 52, 46, 50, 40, 42, 75, 65, 60, 40, 8, 46, 36, 42, 45, 48]
# How much it hurts to lose a card lying in front of one, by kind; a random card of a hand is 14.
LOST: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 22, 14, 0, 0, 18, 10, 14, 16, 18]
FROM_HAND: Final = 14
HARM: Final = 5  # below this enmity nobody is harmed
KINDS: Final = len(HELD)


def held_kinds(window: BangWindow) -> list[int]:
    """How many cards of each kind the hand holds."""
    count = [0] * KINDS
    for card in window.hand():
        count[KIND_OF[card]] += 1
    return count


def weapon_worth(kind: int, bangs: int) -> int:
    if kind == VOLCANIC:
        return 12 + 10 * bangs
    return RANGES[kind] * 10


def weapon_in_front(window: BangWindow, bangs: int) -> int:
    front = window.front(window.seat)
    for kind in range(VOLCANIC, KINDS):
        if front >> kind & 1:
            return weapon_worth(kind, bangs)
    return 10


def worth_keeping(window: BangWindow, count: list[int], card: int) -> int:
    """What a card is worth in the hand, beside the others there."""
    kind = KIND_OF[card]
    worth = HELD[kind]
    me = window.seat
    if kind in (BANG, MISSED):
        return worth - 6 * count[kind] if count[kind] > 1 else worth
    if kind == BEER:
        return 5 if window.alive() <= 2 else worth + (15 if window.life(me) <= 2 else 0)
    if kind >= VOLCANIC:
        return worth if weapon_worth(kind, count[BANG]) > weapon_in_front(window, count[BANG]) else 6
    if kind >= BARREL and kind < JAIL and (window.front(me) >> kind & 1 or count[kind] > 1):
        return 12
    return worth


def play_worth(window: BangWindow, enmity: list[int], count: list[int], move: Move) -> int:
    """What a move of the play phase is worth; at 0 or below it is better not played.

    The numbers make the order: draw, arm, rob, shoot.
    """
    verb = move.verb
    if verb == PLAY_CARD:
        return plain_worth(window, enmity, count, KIND_OF[move.card])
    if verb == AIM:
        return aimed_worth(window, enmity, count, move.card, move.target)
    if verb == HEAL:
        return trade_worth(window)
    if move.target == window.seat:
        # Cat Balou for the own Dynamite: an outlaw has laid it down on purpose.
        risky = KIND_OF[move.other] == DYNAMITE and window.life(window.seat) <= 3
        return 15 if risky and window.role(window.seat) != OUTLAW else -1
    harm = enmity[move.target]
    if verb == ROB_HAND:
        return 60 + harm // 2 + FROM_HAND if harm > HARM else -1
    loot = KIND_OF[move.other]
    if loot in (JAIL, DYNAMITE):
        # Friends are helped out of Jail, and rid of the Dynamite.
        if harm >= -HARM:
            return -1
        return 70 if loot == JAIL else 20
    if harm <= HARM:
        return -1
    gained = HELD[loot] // 10 if KIND_OF[move.card] == PANIC else 0
    return 60 + harm // 2 + LOST[loot] + gained


def plain_worth(window: BangWindow, enmity: list[int], count: list[int], kind: int) -> int:
    """A card without a target."""
    me = window.seat
    if kind in (STAGECOACH, WELLS_FARGO):
        return 200
    if kind == GENERAL_STORE:
        return 120
    if kind >= VOLCANIC:
        return 150 if weapon_worth(kind, count[BANG]) > weapon_in_front(window, count[BANG]) else -1
    if kind in (BARREL, MUSTANG, SCOPE):
        return 160
    if kind == DYNAMITE:
        return 10 if window.role(me) == OUTLAW else -1
    if kind == BEER:
        return beer_worth(window)
    if kind == SALOON:
        return saloon_worth(window, enmity)
    if kind in (GATLING, INDIANS):
        return sweep_worth(window, enmity)
    return -1


def beer_worth(window: BangWindow) -> int:
    """Kept for the last life, unless it would have to be discarded or will soon be of no use."""
    me = window.seat
    life = window.life(me)
    if life >= window.full(me) or window.alive() <= 2:
        return -1
    if window.hand_size(me) > life or window.alive() == 3 or life <= 1:
        return 40
    return -1


def saloon_worth(window: BangWindow, enmity: list[int]) -> int:
    worth = 0
    for seat in range(window.seats):
        if window.living() >> seat & 1 and window.life(seat) < window.full(seat):
            worth += 40 if seat == window.seat else -enmity[seat] // 4
    return worth


def sweep_worth(window: BangWindow, enmity: list[int]) -> int:
    """Gatling or Indians!: good if it hurts enemies more than friends."""
    worth = 0
    for seat in range(window.seats):
        if seat == window.seat or window.living() >> seat & 1 == 0:
            continue
        harm = enmity[seat]
        if window.life(seat) == 1:
            harm *= 2
        worth += harm
    return worth // 2


def aimed_worth(window: BangWindow, enmity: list[int], count: list[int], card: int, target: int) -> int:
    """BANG!, Duel or Jail against somebody."""
    harm = enmity[target]
    if harm <= HARM:
        return -1
    me = window.seat
    kind = KIND_OF[card]
    dying = window.life(target) == 1
    # A sheriff who kills a deputy loses everything: he must be sure.
    if dying and window.role(me) == SHERIFF and harm <= 45 and kind != JAIL:
        return -1
    worth = harm + (40 if dying else 0)
    if kind == JAIL:
        return 60 + harm // 2 - (40 if dying else 0)
    if kind == DUEL:
        bangs = count[BANG]
        if window.who(me).swaps:
            bangs += count[MISSED]
        if bangs == 0 and window.life(me) <= 1:
            return -1
        return worth - 40 + 20 * bangs - 6 * window.hand_size(target)
    if kind == MISSED and count[MISSED] < 2:
        # Calamity Janet keeps one to dodge with.
        return -1
    return worth - (10 if window.front(target) >> BARREL & 1 else 0)


def trade_worth(window: BangWindow) -> int:
    """Two cards for a life: when there are too many, or the life is nearly gone."""
    me = window.seat
    life = window.life(me)
    hand = window.hand_size(me)
    if hand >= life + 2:
        return 30
    return 20 if life <= 1 and hand >= 3 else -1
