"""What the plan of Samurai Spirit looks at, and how much each thing counts, by number of samurai and round.

The weights are logistic regressions of "saved or lost" on thousands of games: `tools/fit_samurai_spirit.py`.
"""

from __future__ import annotations

from typing import Final

START: Final = 0
HEALTH: Final = 1  # barricades and farms but one, less the flames among the intruders
HEALTH_SQUARED: Final = 2
FEW_FAMILIES: Final = 3
LAST_FAMILY: Final = 4
LEFT: Final = 5  # raiders in the deck
BURNING: Final = 6  # with flames
OVER: Final = 7  # with flames, beyond what the samurai can take
NO_FAMILY: Final = 8  # the chance to lose the last family, as a logarithm
FAMILIES_MISSED: Final = 9
FARM_MISSED: Final = 10
HAT_MISSED: Final = 11  # and three more: by the wounds one has
WOUND_PENALTY: Final = 15  # and three more
PENALTY: Final = 19  # and ten more: the penalty of a last card
WOUNDED: Final = 30  # and three more
ABOVE: Final = 34  # a line at or above its kiai value
ROOM: Final = 34  # and thirteen more: a line so far below its kiai value
PASSED: Final = 48
LENT: Final = 49  # talents lent
GAINED: Final = 50  # flames kept out by fighting on
# The same with much of the round left.
HEALTH_LATER: Final = 51
WOUNDED_LATER: Final = 52  # and three more
PASSED_LATER: Final = 56
ABOVE_LATER: Final = 57
FEATURES: Final = 58

# By round; there is no round 0.
# fmt: off
FOR_FOUR: Final[list[list[float]]] = [
    [],
    [
        -4.082, 0.379, -0.076, 0.0, 0.0, -0.006, 0.002, -0.118, 0.103, -0.475, -0.316, -0.081,
        -0.208, -0.218, -0.396, -0.142, -0.251, -0.484, -1.063, -0.22, 0.0, -0.233, -0.111, -0.001,
        -0.086, -0.07, 0.0, 0.0, 0.0, 0.0, 0.036, 0.017, -0.189, -0.59, 0.078, 0.035,
        0.036, 0.058, 0.08, -0.011, -0.016, -0.04, -0.048, -0.057, -0.126, -0.075, 0.292, 0.0,
        0.083, -0.041, -0.07, 0.094, -0.043, -0.172, -0.045, -0.741, -0.596, -0.143,
    ],
    [
        -3.224, 0.485, -0.113, -0.647, -1.586, -0.006, -0.016, -0.179, -0.065, -0.42, -0.255, -0.034,
        -0.127, -0.287, -0.377, -0.131, -0.184, -0.328, -1.369, -0.273, 0.0, -0.23, -0.152, -0.041,
        -0.132, -0.143, 0.0, 0.0, 0.0, 0.0, 0.053, 0.049, -0.061, -0.397, 0.087, 0.016,
        -0.009, 0.044, 0.037, 0.043, -0.051, -0.069, -0.048, -0.05, -0.09, -0.198, -0.183, -0.228,
        0.128, -0.024, -0.021, 0.089, 0.029, -0.041, -0.15, -0.41, -0.895, -0.339,
    ],
    [
        0.143, 0.687, -0.46, -0.553, -0.78, -0.027, -0.041, -0.251, -0.377, -0.108, -0.393, -0.038,
        -0.145, -0.255, -0.573, -0.001, -0.061, -0.515, -1.273, -0.376, 0.0, -0.313, -0.284, -0.021,
        -0.278, -0.296, -0.42, -0.312, -0.082, -0.137, -0.03, 0.013, 0.069, -0.099, -0.021, -0.019,
        0.001, 0.106, 0.074, 0.042, 0.063, -0.104, -0.01, -0.053, -0.142, -0.358, -0.223, -0.296,
        0.267, -0.033, 0.058, 0.336, -0.063, -0.061, -0.24, -0.29, -1.137, -0.098,
    ],
]
# fmt: on

# By the number of samurai.
WEIGHTS: Final[list[list[list[float]]]] = [
    [],
    [],
    FOR_FOUR,
    FOR_FOUR,
    FOR_FOUR,
    FOR_FOUR,
    FOR_FOUR,
    FOR_FOUR,
]
