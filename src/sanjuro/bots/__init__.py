"""Computer players: a random one, and for each game one that follows rules of thumb."""

from __future__ import annotations

from sanjuro.bots.bang import BangRules
from sanjuro.bots.bot import Bot as Bot
from sanjuro.bots.bot import RandomBot
from sanjuro.bots.bot import play_to_end as play_to_end
from sanjuro.bots.samurai_spirit import SamuraiSpiritRules
from sanjuro.bots.samurai_sword import SamuraiSwordRules
from sanjuro.bots.shinobi import ShinobiRules

LEVELS = ["random", "rules"]
RULES: dict[str, type[Bot]] = {
    "bang": BangRules,
    "samurai_spirit": SamuraiSpiritRules,
    "samurai_sword": SamuraiSwordRules,
    "shinobi": ShinobiRules,
}


def make(level: str, game: str) -> Bot:
    """A bot of this level for a game."""
    if level == "random":
        return RandomBot()
    if level == "rules":
        if game in RULES:
            return RULES[game]()
        raise ValueError(f"there is no rules bot for {game!r}")
    raise ValueError(f"there is no bot {level!r}; the bots are {', '.join(LEVELS)}")
