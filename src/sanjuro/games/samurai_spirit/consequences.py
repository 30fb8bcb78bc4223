"""The consequence of a move, for the player who has to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.moves import NONE, Move
from sanjuro.core.odds import percent
from sanjuro.games.samurai_spirit.moves import CONFRONT, DEFEND, DISCARD, FIGHT, IGNORE, PASS, SUPPORT, UNDER
from sanjuro.games.samurai_spirit.odds import next_weights
from sanjuro.games.samurai_spirit.raiders import (
    BARRICADE,
    DISCARD_DEFENCE,
    DOLL,
    FARM,
    FIRST_PENALTY,
    HAT,
    INTRUDER,
    LEFT_DRAWS,
    MUST_PASS,
    NO_DEFEND,
    NO_SUPPORT,
    PENALTIES,
    RAIDERS,
    RIGHT_DRAWS,
    SECOND_PENALTY,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
    WOUND,
)
from sanjuro.games.samurai_spirit.table import DRAWN

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch

# The keys for a line that stays below its kiai value, by the penalty of the raider that comes last.
BELOW: Final[dict[int, str]] = {
    BARRICADE: "below_barricade",
    WOUND: "below_wound",
    INTRUDER: "below_intruder",
    NO_DEFEND: "below_no_defend",
    NO_SUPPORT: "below_no_support",
    LEFT_DRAWS: "below_left_draws",
    RIGHT_DRAWS: "below_right_draws",
    MUST_PASS: "below_must_pass",
    DISCARD_DEFENCE: "below_discard_defence",
}


def of(m: SamuraiSpiritMatch, move: Move) -> tuple[str, dict[str, object]] | None:
    """Return the key and facts of the consequence; None where the description of the move says it all."""
    seat = m.asked
    verb = move.verb
    if verb == FIGHT:
        return _fight(m, seat)
    if verb == CONFRONT:
        return _confront(m, seat, m.piles[DRAWN][-1])
    if verb == DEFEND:
        return f"defend_{SYMBOLS[SYMBOL[m.piles[DRAWN][-1]]]}", {}
    if verb == SUPPORT:
        return "support", {}
    if verb == PASS:
        covered = m.covered[seat]
        return "pass", {
            "hat": 1 - (covered >> HAT & 1),
            "farm": 1 - (covered >> FARM & 1),
            "doll": 1 - (covered >> DOLL & 1),
        }
    if verb in (DISCARD, UNDER, IGNORE):
        return "no_harm", {}
    return None


def _fight(m: SamuraiSpiritMatch, seat: int) -> tuple[str, dict[str, object]]:
    """Return the consequences for the samurai of confronting the next raider."""
    weights = next_weights(m, 1 << seat)
    total = sum(weights)
    meet = 0
    exceed = 0
    for card in range(RAIDERS):
        after = m.sums[seat] + STRENGTH[card]
        if after == m.value(seat):
            meet += weights[card]
        elif after > m.value(seat):
            exceed += weights[card]
    if exceed == 0:
        return ("safe", {}) if meet == 0 else ("safe_kiai", {"kiai": percent(meet, total)})
    return "risk", {"exceed": percent(exceed, total), "kiai": percent(meet, total)}


def _confront(m: SamuraiSpiritMatch, seat: int, card: int) -> tuple[str, dict[str, object]]:
    facts: dict[str, object] = {"sum": m.sums[seat] + STRENGTH[card], "value": m.value(seat)}
    after = m.sums[seat] + STRENGTH[card]
    if after == m.value(seat):
        return "kiai", facts
    if after > m.value(seat):
        return ("exceed" if m.barricades > 0 else "exceed_farm"), facts
    if FIRST_PENALTY[card] == NONE:
        return "below", facts
    if SECOND_PENALTY[card] not in (NONE, FIRST_PENALTY[card]):
        return "below_two", {
            **facts,
            "penalty": PENALTIES[FIRST_PENALTY[card]],
            "second": PENALTIES[SECOND_PENALTY[card]],
        }
    times = 1 if SECOND_PENALTY[card] == NONE else 2
    return BELOW[FIRST_PENALTY[card]], {**facts, "n": times}
