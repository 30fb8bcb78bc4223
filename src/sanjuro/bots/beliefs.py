"""What a seat can know of the hidden roles or clans: a chance for every way they can have been dealt.

`beliefs(window)` asks the model of the game, which is fitted to recorded games: what has openly been done makes some
deals likelier than others. It looks through a window and at nothing else, so it tells no more than a seat may know.
"""

from __future__ import annotations

from typing import Any

from sanjuro.bots import bang_beliefs, samurai_sword_beliefs, shinobi_beliefs
from sanjuro.bots.deals import Beliefs as Beliefs
from sanjuro.core.match import Match
from sanjuro.core.window import Window
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.window import BangWindow
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.window import ShinobiWindow

# The games with something to believe, and what `Game.numbers` calls it.
HIDDEN: dict[str, str] = {"bang": "role", "samurai_sword": "role", "shinobi": "clan"}


def beliefs(window: Window[Any]) -> Beliefs:
    """The chances of all deals of roles or clans, for the window of a seat or of a spectator."""
    if isinstance(window, BangWindow):
        return Beliefs(bang_beliefs.evidence(window))
    if isinstance(window, SamuraiSwordWindow):
        return Beliefs(samurai_sword_beliefs.evidence(window))
    if isinstance(window, ShinobiWindow):
        return Beliefs(shinobi_beliefs.evidence(window))
    raise ValueError(f"nothing is hidden about the seats in this game; beliefs are for {', '.join(HIDDEN)}")


def dealt(match: Match) -> list[int]:
    """The roles or clans of the seats in a match, for example an imagined one."""
    if isinstance(match, BangMatch):
        return [match.role(seat) for seat in range(match.seats)]
    if isinstance(match, SamuraiSwordMatch):
        return [match.role(seat) for seat in range(match.seats)]
    if isinstance(match, ShinobiMatch):
        return [match.clan(seat) for seat in range(match.seats)]
    raise ValueError(f"nothing is hidden about the seats in {match.game.key}; beliefs are for {', '.join(HIDDEN)}")
