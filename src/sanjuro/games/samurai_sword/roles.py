"""The roles and their teams: how many of each play, their initial honour, and the value of honour to them."""

from __future__ import annotations

from typing import Final

from sanjuro.games.samurai_sword.view import SwordRole, SwordTeam

SHOGUN: Final = 0
SAMURAI: Final = 1
NINJA: Final = 2
RONIN: Final = 3
ROLES: Final[list[SwordRole]] = ["shogun", "samurai", "ninja", "ronin"]

# Teams, numbered so that of two teams with equal points the one with the higher number wins.
RONIN_ALONE: Final = 0
SHOGUN_TEAM: Final = 1
NINJA_TEAM: Final = 2
TEAMS: Final[list[SwordTeam]] = ["ronin", "shogun", "ninja"]
TEAM_OF: Final[list[int]] = [SHOGUN_TEAM, SHOGUN_TEAM, NINJA_TEAM, RONIN_ALONE]

# For each role card (see ROLE_CARDS): its role, and the stars of the ninja.
ROLE_OF: Final[list[int]] = [SHOGUN, SAMURAI, SAMURAI, NINJA, NINJA, NINJA, RONIN]
STARS: Final[list[int]] = [0, 0, 0, 1, 2, 3, 0]

# How many of each role there are, by player count.
IN_GAME: Final[dict[int, list[int]]] = {
    3: [1, 0, 2, 0],
    4: [1, 1, 2, 0],
    5: [1, 1, 2, 1],
    6: [1, 1, 3, 1],
    7: [1, 2, 3, 1],
}

# The factor of an honour point, by player count and role.
FACTORS: Final[list[list[int]]] = [
    [],
    [],
    [],
    [2, 0, 1, 0],
    [1, 2, 1, 0],
    [1, 1, 1, 2],
    [1, 2, 1, 3],
    [1, 1, 1, 3],
]

# The factor for the ninja with more stars, by player count, where it differs.
MORE_STARS: Final[dict[int, int]] = {4: 2}

DEADLY_STRIKE: Final = 3  # points a team loses when a member ends the game by defeating another
CARDS_BY_PLACE: Final = [4, 5, 5, 6, 6, 7, 7]  # dealt clockwise from the shogun


def first_honour(players: int, role: int, quick: bool) -> int:
    """Return the initial honour. The quick pace, our own variant, takes one off but leaves at least two."""
    if players == 3:
        honour = 6 if role == SHOGUN else 3
    elif role == SHOGUN:
        honour = 5
    else:
        honour = 3 if players <= 5 else 4
    return max(2, honour - 1) if quick else honour
