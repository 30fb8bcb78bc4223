"""Values of cards and moves for the BANG! bot."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.bang.judgement import LEADER
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64
from sanjuro.games.bang.cards import (
    BANG,
    BARREL,
    BEER,
    COLT_RANGE,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    KIND_OF,
    MISSED,
    OUTLAW,
    PANIC,
    RANGES,
    SALOON,
    SHERIFF,
    VOLCANIC,
)
from sanjuro.games.bang.moves import AIM, HEAL, ROB_HAND
from sanjuro.games.bang.moves import PLAY as PLAY_CARD
from sanjuro.games.bang.window import BangWindow

# Value of holding a card, by kind.
HELD: Final = [44, 48, 62, 20, 70, 85, 40, 52, 46, 50, 40, 42, 75, 65, 60, 40, 8, 46, 36, 42, 45, 48]
# Cost of losing a card in play, by kind; a random card from a hand is 14.
LOST: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 22, 14, 0, 0, 18, 10, 14, 16, 18]
FROM_HAND: Final = 14
HARM: Final = 5  # enmity below which nobody is attacked
KINDS: Final = len(HELD)
# Probability in per cent that a hand with this many unknown cards holds no Missed!, and no BANG!.
BANG_SHARE: Final = 0.31
MOST_CARDS: Final = 10
NO_MISSED: Final = [round(100 * 0.85**cards) for cards in range(MOST_CARDS + 1)]
NO_BANG: Final = [round(100 * 0.69**cards) for cards in range(MOST_CARDS + 1)]
LEADER_HARMED: Final = [-400, -400, -150, -60, -40]  # weight of harm to a leader who must not die, by their lives
RISK: Final = 15  # maximum accepted probability, in per cent, of losing the last life


def held_kinds(window: BangWindow) -> list[int]:
    """Return the number of cards of each kind in the hand."""
    count = [0] * KINDS
    for card in window.hand():
        count[KIND_OF[card]] += 1
    return count


def weapon_worth(kind: int, bangs: int) -> int:
    if kind == VOLCANIC:
        return 12 + 10 * bangs
    return RANGES[kind] * 10


def weapon_laid(window: BangWindow) -> int:
    """Return the kind of the weapon in front of the seat, NONE for the Colt."""
    front = window.front(window.seat)
    for kind in range(VOLCANIC, KINDS):
        if front >> kind & 1:
            return kind
    return NONE


def weapon_in_front(window: BangWindow, bangs: int) -> int:
    kind = weapon_laid(window)
    return 10 if kind == NONE else weapon_worth(kind, bangs)


def worst_within(window: BangWindow, enmity: list[int], reach: int) -> int:
    """Return the greatest enmity towards anybody within this distance; 0 if no enemy is within it."""
    worst: i64 = 0
    for seat in range(window.seats):
        harm: i64 = enmity[seat]
        if harm > worst and harm > HARM and window.distance(window.seat, seat) <= reach:
            worst = harm
    return worst


def armed_worth(window: BangWindow, enmity: list[int], count: list[int], kind: int) -> int:
    """Return the value of a weapon (NONE: the Colt).

    It depends on whom the weapon reaches, how often it shoots, and how far it will carry.
    """
    reach = COLT_RANGE if kind == NONE else RANGES[kind]
    worst = worst_within(window, enmity, reach)
    if kind != VOLCANIC:
        return 10 * reach + worst // 2
    if worst == 0 or window.who(window.seat).unlimited:
        return 5
    return 12 + 10 * count[BANG] + worst // 2


def laying_worth(window: BangWindow, enmity: list[int], count: list[int], kind: int) -> int:
    """Return the value of playing a weapon. With BANG! cards left for the Volcanic, those are played first."""
    laid = weapon_laid(window)
    if laid == VOLCANIC and count[BANG] > 0 and worst_within(window, enmity, COLT_RANGE) > 0:
        return -1
    if armed_worth(window, enmity, count, kind) <= armed_worth(window, enmity, count, laid):
        return -1
    return 150


def worth_keeping(window: BangWindow, count: list[int], card: int) -> int:
    """Return the value of a card in the hand, given the other cards there."""
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
    """Return the value of a move in the play phase; at 0 or below, do not play it.

    The numbers produce the order: arm, rob, shoot.
    """
    verb = move.verb
    if verb == PLAY_CARD:
        return plain_worth(window, enmity, count, KIND_OF[move.card])
    if verb == AIM:
        return aimed_worth(window, enmity, count, move.card, move.target)
    if verb == HEAL:
        return trade_worth(window)
    if move.target == window.seat:
        # Cat Balou against one's own Dynamite: an outlaw played it on purpose.
        risky = KIND_OF[move.other] == DYNAMITE and window.life(window.seat) <= 3
        return 15 if risky and window.role(window.seat) != OUTLAW else -1
    harm = enmity[move.target]
    if verb == ROB_HAND:
        return 60 + harm // 2 + FROM_HAND if harm > HARM else -1
    loot = KIND_OF[move.other]
    if loot in (JAIL, DYNAMITE):
        # Free friends from Jail and Dynamite.
        if harm >= -HARM:
            return -1
        return 70 if loot == JAIL else 20
    if harm <= HARM:
        return -1
    gained = HELD[loot] // 10 if KIND_OF[move.card] == PANIC else 0
    return 60 + harm // 2 + LOST[loot] + gained


def plain_worth(window: BangWindow, enmity: list[int], count: list[int], kind: int) -> int:
    """Return the value of a card without a target; cards that always help have been played before."""
    me = window.seat
    if kind == GENERAL_STORE:
        return 120
    if kind >= VOLCANIC:
        return laying_worth(window, enmity, count, kind)
    if kind == DYNAMITE:
        return 10 if window.role(me) == OUTLAW else -1
    if kind == BEER:
        return beer_worth(window)
    if kind == SALOON:
        return saloon_worth(window, enmity)
    if kind in (GATLING, INDIANS):
        return sweep_worth(window, enmity, kind)
    return -1


def beer_worth(window: BangWindow) -> int:
    """Return the value of a Beer: keep it for the last life unless it would be discarded or soon be useless."""
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


def sweep_worth(window: BangWindow, enmity: list[int], kind: int) -> int:
    """Return the value of Gatling or Indians!: positive if it hurts enemies more than friends."""
    worth: i64 = 0
    for seat in range(window.seats):
        if seat == window.seat or window.living() >> seat & 1 == 0:
            continue
        harm: i64 = enmity[seat]
        life = window.life(seat)
        if harm == LEADER:
            harm = LEADER_HARMED[min(life, 4)]
        elif life == 1:
            harm *= 2
        hits: i64 = (NO_MISSED if kind == GATLING else NO_BANG)[min(window.hand_size(seat), MOST_CARDS)]
        if kind == GATLING and window.front(seat) >> BARREL & 1:
            hits = hits * 3 // 4
        worth += harm * hits
    return worth // 100


def aimed_worth(window: BangWindow, enmity: list[int], count: list[int], card: int, target: int) -> int:
    """Return the value of a BANG!, Duel or Jail against a seat."""
    harm = enmity[target]
    if harm <= HARM:
        return -1
    me = window.seat
    kind = KIND_OF[card]
    dying = window.life(target) == 1
    # A Sheriff who kills a deputy loses all cards, so they must be sure.
    if dying and window.role(me) == SHERIFF and harm <= 45 and kind != JAIL:
        return -1
    worth = harm + (40 if dying else 0)
    if kind == JAIL:
        return 60 + harm // 2 - (40 if dying else 0)
    if kind == DUEL:
        bangs = count[BANG]
        if window.who(me).swaps:
            bangs += count[MISSED]
        return duel_worth(window, worth, bangs, target)
    if kind == MISSED and count[MISSED] < 2:
        # Calamity Janet keeps one to dodge with.
        return -1
    return worth - (10 if window.front(target) >> BARREL & 1 else 0)


def duel_worth(window: BangWindow, worth: int, bangs: int, target: int) -> int:
    """Return the value of a Duel with this value for a win and this many BANG! cards in hand."""
    cards = window.hand_size(target)
    life = window.life(window.seat)
    if bangs == 0 and (cards >= 2 or (cards == 1 and life <= 1)):
        return -1
    lost = duel_lost(cards, bangs)
    if life <= 1 and lost > RISK:
        return -1
    return (worth * (100 - lost) - (60 if life > 1 else 200) * lost) // 100


def duel_lost(cards: int, bangs: int) -> int:
    """Return the probability in per cent that a hand with `cards` unknown cards holds more BANG!s than ours."""
    kept = 0.0
    exactly = 1.0  # probability of exactly `held` BANG! cards
    for _ in range(cards):
        exactly *= 1.0 - BANG_SHARE
    for held in range(min(bangs, cards) + 1):
        kept += exactly
        exactly = exactly * (cards - held) / (held + 1) * BANG_SHARE / (1.0 - BANG_SHARE)
    return int(100.0 * (1.0 - kept) + 0.5)


def trade_worth(window: BangWindow) -> int:
    """Return the value of trading two cards for a life: when there are too many cards, or few lives left."""
    me = window.seat
    life = window.life(me)
    hand = window.hand_size(me)
    if hand >= life + 2:
        return 30
    return 20 if life <= 1 and hand >= 3 else -1
