"""Computer players: from a random one to those that search on imagined deals.

`random` plays any legal move; `rules` follows rules of thumb; `novice` does so with slips; `expert` tries its moves on
imagined deals, for about a second; `master` takes ten times as long, for the lab.
"""

from __future__ import annotations

from sanjuro.bots.bang import BangRules
from sanjuro.bots.bang_prospects import BangProspects
from sanjuro.bots.bot import Bot as Bot
from sanjuro.bots.bot import RandomBot
from sanjuro.bots.bot import play_to_end as play_to_end
from sanjuro.bots.novice import NoviceBot
from sanjuro.bots.prospects import Prospects
from sanjuro.bots.samurai_spirit import SamuraiSpiritRules
from sanjuro.bots.samurai_spirit_search import SamuraiSpiritSearch
from sanjuro.bots.samurai_sword import SamuraiSwordRules
from sanjuro.bots.samurai_sword_prospects import SamuraiSwordProspects
from sanjuro.bots.search import SearchBot
from sanjuro.bots.shinobi import QuickShinobiRules, ShinobiRules
from sanjuro.bots.shinobi_prospects import ShinobiProspects

LEVELS = ["random", "novice", "rules", "expert", "master"]
SEARCHING = ["expert", "master"]
NO_LIMIT = 1e9
# How often an expert tries its moves for one choice, which takes about half a second with many players.
NODES = {"bang": 1_000, "samurai_spirit": 4_000, "samurai_sword": 1_000, "shinobi": 1_000}
EXPERT_SECONDS = 0.8
MASTER = 10  # times what an expert may use
RULES: dict[str, type[Bot]] = {
    "bang": BangRules,
    "samurai_spirit": SamuraiSpiritRules,
    "samurai_sword": SamuraiSwordRules,
    "shinobi": ShinobiRules,
}


def make(level: str, game: str) -> Bot:
    """A bot of this level for a game.

    `expert@300` is an expert that tries its moves three hundred times, however long it takes: the same choices on any
    machine.
    """
    if level == "random":
        return RandomBot()
    name, _, nodes = level.partition("@")
    if name not in LEVELS or (nodes and not (name in SEARCHING and nodes.isdecimal())):
        raise ValueError(f"there is no bot {level!r}; the bots are {', '.join(LEVELS)}")
    if game not in RULES:
        raise ValueError(f"there is no {level} bot for {game!r}")
    if nodes:
        return searching(game, int(nodes), NO_LIMIT)
    if level == "expert":
        return searching(game, NODES[game], EXPERT_SECONDS)
    if level == "master":
        return searching(game, MASTER * NODES[game], MASTER * EXPERT_SECONDS)
    return NoviceBot(RULES[game]()) if level == "novice" else RULES[game]()


def searching(game: str, nodes: int, seconds: float) -> Bot:
    """A bot that tries its moves so often on imagined deals, for at most so long."""
    if game == "samurai_spirit":
        return SamuraiSpiritSearch(nodes, seconds)
    bot = SearchBot(RULES[game](), nodes, seconds, _prospects(game))
    if game == "shinobi":
        bot.quick = QuickShinobiRules()
    return bot


def _prospects(game: str) -> Prospects | None:
    if game == "bang":
        return BangProspects()
    if game == "samurai_sword":
        return SamuraiSwordProspects()
    return ShinobiProspects() if game == "shinobi" else None
