"""The game of Samurai Spirit: how a match begins."""

from __future__ import annotations

from typing import Final

from sanjuro.core.game import RANDOM, Game, Option
from sanjuro.core.native import mypyc_attr
from sanjuro.core.setup import Setup
from sanjuro.games.samurai_spirit.arrange import arrange
from sanjuro.games.samurai_spirit.boards import MOST_SEATS, SAMURAI
from sanjuro.games.samurai_spirit.difficulty import DIFFICULTIES
from sanjuro.games.samurai_spirit.kiai import Kiai
from sanjuro.games.samurai_spirit.lines import LINES
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.moves import MOVES
from sanjuro.games.samurai_spirit.penalty import Penalty
from sanjuro.games.samurai_spirit.place import Place
from sanjuro.games.samurai_spirit.raiders import (
    CARDS,
    FAMILIES,
    FARM_BACKS,
    FIRST_FAMILY,
    FIRST_FARM,
    LEAST_DOLLS,
    PENALTIES,
    SYMBOLS,
)
from sanjuro.games.samurai_spirit.refusals import REFUSALS
from sanjuro.games.samurai_spirit.round import begin_round, deal_marauders, dolls
from sanjuro.games.samurai_spirit.table import BOX, MIDDLE, OWN
from sanjuro.games.samurai_spirit.table import FAMILIES as FAMILY_PILE
from sanjuro.games.samurai_spirit.table import FARMS as FARM_PILE
from sanjuro.games.samurai_spirit.turn import Turn
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow


@mypyc_attr(native_class=True)
class SamuraiSpirit(Game[SamuraiSpiritMatch]):
    """One to seven players, all on one side; a single player leads two or more samurai."""

    def seats(self, players: int, options: dict[str, object]) -> int:
        chosen = options["samurai"]
        if players == 1:
            return len(chosen) if isinstance(chosen, list) else 2
        return players

    def check(self, players: int, options: dict[str, object]) -> None:
        chosen = options["samurai"]
        if isinstance(chosen, list):
            named = [name for name in chosen if name != RANDOM]
            if len(set(named)) != len(named):
                raise ValueError("samurai: each samurai can be named only once")
            if players == 1 and not 2 <= len(chosen) <= MOST_SEATS:
                raise ValueError(f"samurai: one player leads 2 to {MOST_SEATS} samurai, not {len(chosen)}")
            if players > 1 and len(chosen) != players:
                raise ValueError(f"samurai: {players} players have {players} samurai, not {len(chosen)}")
        if options["spare_tokens"] is True and self.seats(players, options) == MOST_SEATS:
            raise ValueError("spare_tokens: with all seven samurai in the game there are no spare tokens")

    def blank(self, players: int, options: dict[str, object]) -> SamuraiSpiritMatch:
        difficulty = DIFFICULTIES.index(str(options["difficulty"]))
        m = SamuraiSpiritMatch(self, players, options, self.layout(self.seats(players, options)), difficulty)
        m.with_spares = m.seats == 2 or options["spare_tokens"] is True
        return m

    def deal(self, m: SamuraiSpiritMatch) -> None:
        m.clear_table()
        seat_samurai(m)
        m.piles[FARM_PILE] = list(range(FIRST_FARM, FIRST_FAMILY))
        m.rng.shuffle(m.piles[FARM_PILE])
        m.piles[FAMILY_PILE] = list(range(FIRST_FAMILY, FIRST_FAMILY + len(FAMILIES)))
        m.rng.shuffle(m.piles[FAMILY_PILE])
        deal_marauders(m)
        begin_round(m, 1)
        m.push(Turn(m.rng.below(m.seats)))

    def arrange(self, m: SamuraiSpiritMatch, top: Setup, seats: list[Setup]) -> None:
        arrange(m, top, seats)

    def window(self, m: SamuraiSpiritMatch, seat: int) -> SamuraiSpiritWindow:
        return SamuraiSpiritWindow(m, seat)

    def possible(self, m: SamuraiSpiritMatch) -> bool:
        """Return whether the first deck holds at least two dolls if there are spare tokens."""
        if m.round > 1 or not m.with_spares:
            return True
        return sum([dolls(m.piles[pile]) for pile in range(len(m.piles)) if pile != BOX]) >= LEAST_DOLLS

    def labels(self, m: SamuraiSpiritMatch, seat: int) -> dict[str, str]:
        return {"samurai": SAMURAI[m.samurai[seat]]}

    def teams(self, m: SamuraiSpiritMatch) -> list[list[int]]:
        """Return all seats as one team against the raiders."""
        return [list(range(m.seats))]

    def numbers(self) -> dict[str, list[str]]:
        return {
            "samurai": SAMURAI.copy(),
            "symbol": [*SYMBOLS],
            "difficulty": DIFFICULTIES.copy(),
            **super().numbers(),
        }

    def things(self) -> list[str]:
        kiai = [f"kiai-{samurai}-{side}" for samurai in SAMURAI for side in ("human", "animal")]
        farms = [f"farm-{back}" for back in FARM_BACKS]
        families = [f"family-{bonus}" for bonus in FAMILIES]
        return [*SAMURAI, *kiai, *PENALTIES, *farms, *families, *DIFFICULTIES]

    def topics(self, name: str) -> list[str]:
        """Return the penalties, the symbol and the flame of a raider; for a kiai, its samurai."""
        first, *parts = name.split("-")
        if first.isdecimal():
            others = [part for part in parts if part in SYMBOLS or part == "flame"]
            penalties = [part for part in parts if part not in others]
            return ["_".join(penalties) or "raider", *others]
        if not parts:
            return [name]
        return [parts[0]] if first == "kiai" else ["farms" if first == "farm" else "families"]


def seat_samurai(m: SamuraiSpiritMatch) -> None:
    """Seat the samurai chosen for each seat, or random ones, all unwounded."""
    chosen = m.options["samurai"]
    names = [str(name) for name in chosen] if isinstance(chosen, list) else [RANDOM] * m.seats
    free = [samurai for samurai, name in enumerate(SAMURAI) if name not in names]
    m.rng.shuffle(free)
    m.samurai = [free.pop(0) if name == RANDOM else SAMURAI.index(name) for name in names]
    m.wounds = [0] * m.seats
    m.lay_out_spares()


OPTIONS: Final = [
    Option("difficulty", "how hard it is to save the village", "normal", DIFFICULTIES),
    Option("samurai", "one for each seat, or random", None, [*SAMURAI, RANDOM], several=True),
    Option("spare_tokens", "the support tokens of absent samurai can be called; always on with two samurai", False),
]
SAMURAI_SPIRIT: Final = SamuraiSpirit(
    "samurai_spirit", (1, 7), 2, CARDS, MOVES, MIDDLE, OWN, [Turn, Penalty, Place, Kiai], OPTIONS, REFUSALS, LINES
)
SAMURAI_SPIRIT.cooperative = True
