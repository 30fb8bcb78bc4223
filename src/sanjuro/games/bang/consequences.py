"""The consequence of a move, for the player who has to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import Move
from sanjuro.games.bang.cards import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    JAIL,
    KIND_OF,
    MISSED,
    MUSTANG,
    RANGES,
    SALOON,
    SCOPE,
    VOLCANIC,
)
from sanjuro.games.bang.moves import AIM, END, HEAL, PASS, PLAY, ROB_HAND, USE_BARREL
from sanjuro.games.bang.odds import explosion_later, heart_later, heart_now

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


def of(m: BangMatch, move: Move) -> tuple[str, dict[str, object]] | None:
    """Return the key and facts of the consequence; None where the description of the move says it all."""
    verb = move.verb
    if verb == PASS:
        return _pass(m)
    if verb == PLAY:
        return _play(m, KIND_OF[move.card])
    if verb == AIM:
        return _aim(m, KIND_OF[move.card], move.target)
    if verb == ROB_HAND:
        return "unseen", {"n": len(m.hand(move.target))}
    if verb == USE_BARREL:
        return "heart", {"percent": heart_now(m, m.asked)}
    if verb == HEAL:
        return _life(m)
    if verb == END:
        excess = len(m.hand(m.asked)) - m.life[m.asked]
        return ("discard", {"n": excess}) if excess > 0 else None
    return None


def _pass(m: BangMatch) -> tuple[str, dict[str, object]] | None:
    """Return the consequence of doing nothing against an attack or for the last life."""
    frame = m.stack[-1].name()
    if frame not in ("shot", "indians", "duel"):
        return None
    seat = m.asked
    if m.life[seat] > 1:
        return "lose_life", {"left": m.life[seat] - 1}
    beers = [card for card in m.hand(seat) if KIND_OF[card] == BEER] if m.alive > 2 else []
    if len(beers) > 0 or m.who(seat).may_heal(m, seat):
        return "last_life", {}
    return "out", {}


def _life(m: BangMatch) -> tuple[str, dict[str, object]]:
    """Return the consequence of regaining a life, up to the maximum."""
    life = max(m.life[m.asked], 0)
    return "life", {"before": life, "after": min(life + 1, m.full[m.asked])}


def _play(m: BangMatch, kind: int) -> tuple[str, dict[str, object]] | None:
    seat = m.asked
    if kind in RANGES:
        if kind == VOLCANIC:
            return "volcanic", {"before": m.reach(seat), "after": RANGES[kind]}
        return "range", {"before": m.reach(seat), "after": RANGES[kind]}
    if kind == BEER:
        if m.life[seat] >= m.full[seat]:
            return "all_lives", {}
        if m.alive == 2:
            return "two_left", {}
        return _life(m)
    if kind == SALOON:
        wounded = [other for other in range(m.seats) if m.lives(other) and m.life[other] < m.full[other]]
        return "healed", {"n": len(wounded)}
    if kind == GATLING:
        return "shots", {"n": m.alive - 1}
    if kind == INDIANS:
        return "attacked", {"n": m.alive - 1}
    if kind == BARREL:
        return "barrel", {"percent": heart_later(m, seat, seat, m.barrels(seat) + 1)}
    if kind == MUSTANG:
        return "further", {}
    if kind == SCOPE:
        return "nearer", {}
    if kind == DYNAMITE:
        return "dynamite", {"percent": explosion_later(m, seat)}
    if kind in (BANG, MISSED) and m.stack[-1].name() == "shot":
        needs = m.stack[-1].facts(m)["needs"]
        return "needs", {"n": needs}
    return None


def _aim(m: BangMatch, kind: int, target: int) -> tuple[str, dict[str, object]]:
    if kind == JAIL:
        return "jail", {"percent": 100 - heart_later(m, m.asked, target, 1)}
    if kind == DUEL:
        kinds = (BANG, MISSED) if m.who(m.asked).swaps else (BANG,)
        own = [card for card in m.hand(m.asked) if KIND_OF[card] in kinds]
        return "duel", {"n": len(own), "cards": len(m.hand(target))}
    return "shot", {"lives": m.life[target], "cards": len(m.hand(target))}
