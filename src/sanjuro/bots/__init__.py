"""Computer players: from a random one to those that search on imagined deals.

`random` plays any legal move; `rules` follows rules of thumb; `novice` does so with slips; `expert` tries its moves on
imagined deals, for about a second; `master` takes ten times as long, for the lab.
"""

from __future__ import annotations

from sanjuro.bots.bang import BangRules
from sanjuro.bots.bot import Bot as Bot
from sanjuro.bots.bot import RandomBot
from sanjuro.bots.bot import play_to_end as play_to_end
from sanjuro.bots.novice import NoviceBot
from sanjuro.bots.samurai_spirit import SamuraiSpiritRules
from sanjuro.bots.samurai_spirit_search import SamuraiSpiritSearch
from sanjuro.bots.samurai_sword import SamuraiSwordRules
from sanjuro.bots.search import SearchBot
from sanjuro.bots.shinobi import ShinobiRules

LEVELS = ["random", "novice", "rules", "expert", "master"]
EXPERT_NODES = 2_000
EXPERT_SECONDS = 0.8
MASTER_NODES = 20_000
MASTER_SECONDS = 10.0
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
    if level in LEVELS:
        if game not in RULES:
            raise ValueError(f"there is no {level} bot for {game!r}")
        rules = RULES[game]()
        if level == "novice":
            return NoviceBot(rules)
        if level == "expert" and game == "samurai_spirit":
            return SamuraiSpiritSearch(EXPERT_NODES, EXPERT_SECONDS)
        if level == "master" and game == "samurai_spirit":
            return SamuraiSpiritSearch(MASTER_NODES, MASTER_SECONDS)
        if level == "expert":
            return SearchBot(rules, EXPERT_NODES, EXPERT_SECONDS)
        if level == "master":
            return SearchBot(rules, MASTER_NODES, MASTER_SECONDS)
        return rules
    raise ValueError(f"there is no bot {level!r}; the bots are {', '.join(LEVELS)}")
