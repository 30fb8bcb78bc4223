"""The game of Shinobi: how a match begins."""

from __future__ import annotations

from typing import Final

from sanjuro.core.game import Game
from sanjuro.core.native import mypyc_attr
from sanjuro.core.setup import Setup
from sanjuro.games.shinobi.arrange import arrange
from sanjuro.games.shinobi.cards import (
    BOX,
    CARDS,
    CLANS,
    DECK,
    FIRST_SECRET,
    MIDDLE,
    OWN,
    clan_pile,
)
from sanjuro.games.shinobi.lines import LINES
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.moves import MOVES
from sanjuro.games.shinobi.refusals import REFUSALS
from sanjuro.games.shinobi.turn import Turn
from sanjuro.games.shinobi.window import ShinobiWindow


@mypyc_attr(native_class=True)
class Shinobi(Game[ShinobiMatch]):
    """Three to five players, each the secret agent of one of five clans."""

    def blank(self, players: int, options: dict[str, object]) -> ShinobiMatch:
        return ShinobiMatch(self, players, options, self.layout(players))

    def deal(self, m: ShinobiMatch) -> None:
        m.clear_table()
        m.piles[DECK] = list(range(FIRST_SECRET))
        m.rng.shuffle(m.piles[DECK])
        secrets = list(range(FIRST_SECRET, FIRST_SECRET + len(CLANS)))
        m.rng.shuffle(secrets)
        m.piles[BOX] = secrets
        for seat in range(m.seats):
            m.shift("secret", seat, secrets[-1], BOX, clan_pile(seat))
            m.draw_up(seat)
        first = m.rng.below(m.seats)
        m.tell("turn", first)
        m.push(Turn(first))

    def arrange(self, m: ShinobiMatch, top: Setup, seats: list[Setup]) -> None:
        arrange(m, top, seats)

    def window(self, m: ShinobiMatch, seat: int) -> ShinobiWindow:
        return ShinobiWindow(m, seat)

    def labels(self, m: ShinobiMatch, seat: int) -> dict[str, str]:
        return {"clan": CLANS[m.clan(seat)]}

    def numbers(self) -> dict[str, list[str]]:
        return {"clan": [*CLANS], "kind": [*CLANS, "ninja"], **super().numbers()}

    def things(self) -> list[str]:
        return [*CLANS, "ninja"]

    def topics(self, name: str) -> list[str]:
        return [name.removeprefix("secret-")]


SHINOBI: Final = Shinobi("shinobi", (3, 5), 1, CARDS, MOVES, MIDDLE, OWN, [Turn], [], REFUSALS, LINES)
