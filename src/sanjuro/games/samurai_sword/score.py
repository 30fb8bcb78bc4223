"""The end of the game: the victory of the swordmaster, and the victory of honour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import NONE
from sanjuro.core.outcome import Outcome
from sanjuro.games.samurai_sword.cards import DAIMYO, FIRST_ROLE, KIND_OF, role_pile
from sanjuro.games.samurai_sword.roles import (
    DEADLY_STRIKE,
    FACTORS,
    MORE_STARS,
    NINJA,
    NINJA_TEAM,
    RONIN,
    RONIN_ALONE,
    SHOGUN_TEAM,
    STARS,
    TEAMS,
)
from sanjuro.games.samurai_sword.view import SwordSeatScore, SwordTeamScore

if TYPE_CHECKING:
    from sanjuro.games.samurai_sword.match import SamuraiSwordMatch


def last_one_standing(m: SamuraiSwordMatch, by: int, defeated: int) -> None:
    """End the game if only one player has resilience.

    Their team wins at once, unless the last one defeated was an ally. That takes precedence over the victory of honour,
    and over any card drawn for the wounds.
    """
    m.move_honour(defeated, by)
    if m.team(by) == m.team(defeated):
        count_honour(m, m.team(by))
        return
    m.show_secrets()
    winners = [seat for seat in range(m.seats) if m.team(seat) == m.team(by)]
    m.end(Outcome(tuple(winners), "swordmaster", None, {"team": TEAMS[m.team(by)], "swordmaster": by}))


def count_honour(m: SamuraiSwordMatch, struck: int) -> None:
    """End the game by honour; `struck` is the team that ended it with a blow against one of its own, or NONE."""
    m.show_secrets()
    scores: list[int] = []
    sums = [0] * len(TEAMS)
    playing = [False] * len(TEAMS)
    for seat in range(m.seats):
        scores.append(points(m, seat))
        sums[m.team(seat)] += scores[seat]
        playing[m.team(seat)] = True
    if struck != NONE:
        sums[struck] -= DEADLY_STRIKE
    best = NONE
    tied = False
    for team in range(len(TEAMS)):  # the one with the higher number wins a tie
        if playing[team] and (best == NONE or sums[team] >= sums[best]):
            tied = best != NONE and sums[team] == sums[best]
            best = team
    winners = [seat for seat in range(m.seats) if m.team(seat) == best]
    story: dict[str, object] = {
        "team": TEAMS[best],
        "points": {TEAMS[team]: sums[team] for team in range(len(TEAMS)) if playing[team]},
        "deadly_strike": None if struck == NONE else TEAMS[struck],
    }
    m.end(Outcome(tuple(winners), "honour_tie" if tied else "honour", tuple(scores), story))


def points(m: SamuraiSwordMatch, seat: int) -> int:
    """Return honour times the factor of the role, plus one for each Daimyo in hand, which the ronin does not get."""
    return m.honour[seat] * factor(m, seat) + daimyos(m, seat)


def daimyos(m: SamuraiSwordMatch, seat: int) -> int:
    """Return the Daimyo that count: all that were revealed at the end, but none for the ronin."""
    if m.role(seat) == RONIN:
        return 0
    spectator = 1 << m.seats
    count = 0
    for card in m.hand(seat):
        if KIND_OF[card] == DAIMYO and m.known[card] & spectator != 0:
            count += 1
    return count


def factor(m: SamuraiSwordMatch, seat: int) -> int:
    """Return the factor of an honour point; with four players the ninja with more stars counts double."""
    usual = FACTORS[m.players][m.role(seat)]
    if m.players not in MORE_STARS or m.role(seat) != NINJA:
        return usual
    for other in range(m.seats):
        if m.role(other) == NINJA and stars(m, other) > stars(m, seat):
            return usual
    return MORE_STARS[m.players]


def stars(m: SamuraiSwordMatch, seat: int) -> int:
    return STARS[m.piles[role_pile(seat)][0] - FIRST_ROLE]


def team_scores(m: SamuraiSwordMatch, outcome: Outcome) -> list[SwordTeamScore]:
    """Return how the teams stand at the end: the winners first, then by points."""
    struck = outcome.story.get("deadly_strike")
    lines: list[SwordTeamScore] = []
    for team in (SHOGUN_TEAM, NINJA_TEAM, RONIN_ALONE):
        members = [seat_score(m, outcome, seat) for seat in range(m.seats) if m.team(seat) == team]
        if len(members) == 0:
            continue
        strike = DEADLY_STRIKE if struck == TEAMS[team] else 0
        total = -strike
        for member in members:
            total += member["points"] or 0
        lines.append(
            {
                "team": TEAMS[team],
                "won": members[0]["seat"] in outcome.winners,
                "seats": members,
                "deadly_strike": strike,
                "points": None if outcome.scores is None else total,
            }
        )
    return sorted(lines, key=_standing)


def _standing(line: SwordTeamScore) -> tuple[bool, int]:
    return not line["won"], -(line["points"] or 0)


def seat_score(m: SamuraiSwordMatch, outcome: Outcome, seat: int) -> SwordSeatScore:
    """Return what a seat adds to its team; no points after a swordmaster's victory, when nothing is counted."""
    return {
        "seat": seat,
        "honour": m.honour[seat],
        "factor": factor(m, seat),
        "daimyos": daimyos(m, seat),
        "points": None if outcome.scores is None else outcome.scores[seat],
    }
