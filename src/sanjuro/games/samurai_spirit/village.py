"""The village: barricades, farms and families, and how they and the game are lost."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.cards import Layout
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.core.outcome import Outcome
from sanjuro.games.samurai_spirit.difficulty import HARD, HEROIC, MORE_BARRICADES
from sanjuro.games.samurai_spirit.raiders import (
    BACK_BARRICADE,
    BACK_FAMILY,
    BACK_FARM,
    FIRST_FARM,
    PENALTIES,
)
from sanjuro.games.samurai_spirit.raiders import FARMS as BACKS
from sanjuro.games.samurai_spirit.table import FALLEN, FAMILIES, FARMS, LOST

# The links of the chain that explains a loss. Numbers below EXCEEDED are penalties.
EXCEEDED: Final = 11
UNGUARDED_HAT: Final = 12
UNGUARDED_FARM: Final = 13
UNGUARDED_DOLL: Final = 14
FLAMES: Final = 15
CANNOT: Final = 16
NO_BARRICADE: Final = 17
FARM_FALLS: Final = 18
FAMILY_LOST: Final = 19
WOUNDED: Final = 20
LINKS: Final = [
    *PENALTIES,
    "exceeded",
    "unguarded_hat",
    "unguarded_farm",
    "unguarded_doll",
    "flame",
    "cannot",
    "no_barricade",
    "farm",
    "family",
    "wounded",
]


@mypyc_attr(native_class=True)
class Village(Match):
    """What the samurai defend. Every loss records its cause, so that a defeat can be explained."""

    def __init__(
        self, game: Game[Any], players: int, options: dict[str, object], layout: Layout, difficulty: int
    ) -> None:
        super().__init__(game, players, options, layout)
        self.difficulty = difficulty
        self.most_barricades = self.seats + MORE_BARRICADES[difficulty]
        self.barricades = self.most_barricades
        self.round = 1
        # Three ints for each link: what happened, which seat, which card. Each cause starts a new chain.
        self.chain: list[int] = []

    def cause(self, what: int, seat: int, card: int) -> None:
        """Start the chain of causes for the next loss."""
        self.chain = [what, seat, card]

    def link(self, what: int, seat: int, card: int) -> None:
        """Add a link to the chain of causes."""
        self.chain.append(what)
        self.chain.append(seat)
        self.chain.append(card)

    def can_build(self) -> bool:
        """Return whether a barricade can be built: never more than at the start of the game."""
        return self.barricades < self.most_barricades

    def build(self) -> None:
        """Build a barricade, if possible."""
        if self.can_build():
            self.barricades += 1
            self.tell("build", NONE, NONE, self.barricades)

    def lose_barricade(self) -> None:
        """Remove a barricade; when none is left, a farm instead."""
        if self.barricades > 0:
            self.barricades -= 1
            self.tell("barricade", NONE, NONE, self.barricades)
            return
        self.link(NO_BARRICADE, NONE, NONE)
        self.lose_farm()

    def lose_farm(self) -> None:
        """Remove a random farm, on hard and heroic with the penalty on its back. Losing the last one loses the game."""
        farms = self.piles[FARMS]
        card = farms[-1]
        self.link(FARM_FALLS, NONE, card)
        self.shift("farm", NONE, card, FARMS, FALLEN)
        if len(farms) == 0:
            self.lose("no_farm")
        elif self.difficulty >= HARD:
            self._farm_back(BACKS[card - FIRST_FARM])

    def _farm_back(self, back: int) -> None:
        if back == BACK_FAMILY:
            self.lose_family()
        elif back == BACK_FARM:
            self.lose_farm()
        elif back == BACK_BARRICADE:
            self.lose_barricade()
        else:
            self.wound(self.rng.below(self.seats))

    def lose_family(self) -> None:
        """Remove a random family. Losing the last one loses the game."""
        families = self.piles[FAMILIES]
        card = families[-1]
        self.link(FAMILY_LOST, NONE, card)
        self.shift("family", NONE, card, FAMILIES, LOST)
        if len(families) == 0:
            self.lose("no_family")

    def wound(self, seat: int) -> None:
        raise NotImplementedError

    @property
    def bonuses(self) -> bool:
        """Whether families help at the end of a round."""
        return self.difficulty != HEROIC

    def lose(self, reason: str) -> None:
        """Lose the game for everybody at once; the outcome's story is the chain of causes."""
        names = self.game.cards.names
        chain: list[dict[str, object]] = []
        for at in range(0, len(self.chain), 3):
            code = self.chain[at]
            link: dict[str, object] = {"what": LINKS[code]}
            if code < EXCEEDED:
                link["what"] = "penalty"
                link["penalty"] = LINKS[code]
            if self.chain[at + 1] != NONE:
                link["seat"] = self.chain[at + 1]
            if self.chain[at + 2] != NONE:
                link["card"] = names[self.chain[at + 2]]
            chain.append(link)
        self.end(Outcome((), reason, None, {"round": self.round, "chain": chain}))
