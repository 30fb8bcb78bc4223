"""Bots, from random play to search on imagined deals.

`random` plays any legal move. `rules` follows rules of thumb. `novice` does so with slips. `expert` tries its moves on
imagined deals for about a second, and `master` takes ten times as long, for the lab.

What is specific to a game comes from its `GameBots`. For a game without one, `rules` is a small search.
"""

from __future__ import annotations

from sanjuro.bots.bot import Bot as Bot
from sanjuro.bots.bot import RandomBot as RandomBot
from sanjuro.bots.bot import play_to_end as play_to_end
from sanjuro.bots.game_bots import NO_LIMIT, ruling
from sanjuro.bots.game_bots import GameBots as GameBots
from sanjuro.bots.novice import NoviceBot
from sanjuro.bots.search.belief_model import BeliefModel as BeliefModel
from sanjuro.bots.search.deals import Beliefs as Beliefs
from sanjuro.bots.search.deals import Evidence as Evidence
from sanjuro.bots.search.network import Network as Network
from sanjuro.bots.search.trials import SearchBot as SearchBot
from sanjuro.bots.search.value import Value as Value
from sanjuro.registry import GAMES, part

Prospects = Value
LEVELS = ["random", "novice", "rules", "expert", "master"]
SEARCHING = ["expert", "master"]
EXPERT_SECONDS = 0.8
MASTER = 10  # relative to the budget of an expert


def make(level: str, game: str) -> Bot:
    """Return a bot of this level for a game.

    `expert@300` is an expert that tries its moves 300 times, however long it takes: it chooses the same on any machine.
    """
    if level == "random":
        return RandomBot()
    name, _, nodes = level.partition("@")
    if name not in LEVELS or (nodes and not (name in SEARCHING and nodes.isdecimal())):
        raise ValueError(f"there is no bot {level!r}; the bots are {', '.join(LEVELS)}")
    if game not in GAMES:
        raise ValueError(f"there is no {level} bot for {game!r}")
    bots = of_game(game)
    if nodes:
        return bots.searching(int(nodes), NO_LIMIT)
    if level == "expert":
        return bots.searching(bots.nodes, EXPERT_SECONDS)
    if level == "master":
        return bots.searching(MASTER * bots.nodes, MASTER * EXPERT_SECONDS)
    return NoviceBot(ruling(bots)) if level == "novice" else ruling(bots)


def of_game(game: str) -> GameBots:
    """Return what a game provides for its bots."""
    bots = part(game, "bots")
    if bots is None:
        return GameBots()
    if not isinstance(bots, GameBots):
        raise TypeError(f"the bots of {game} must be a sanjuro.bots.GameBots, not {bots!r}")
    return bots


def searching(game: str, nodes: int, seconds: float) -> Bot:
    """Return a bot that tries its moves on imagined deals, limited by a number of trials and by seconds."""
    return of_game(game).searching(nodes, seconds)
