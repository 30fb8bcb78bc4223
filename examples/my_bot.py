"""A bot of your own in thirty lines. From this folder:

    sanjuro arena shinobi --bots my_bot:MyBot,random --until-sure

A bot sees the table through the window of its seat; `sanjuro.games.shinobi.window` lists what it can ask.
"""

from sanjuro.bots import Bot
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, STRIKE


class MyBot(Bot):
    """Plays Shinobi: deploys its own clan and attacks the strongest of the others."""

    def choose(self, window, events, moves, rng):
        return max(moves, key=lambda move: self.worth(window, move) + rng.below(100) / 100)

    def worth(self, window, move):
        mine = window.clan(window.seat)
        if move.verb == DEPLOY:
            if move.card == mine:
                return 10
            return -window.total(move.card)
        if move.verb in (ATTACK, STRIKE):
            victim = move.other if move.verb == ATTACK else move.card
            return -10 if victim == mine else window.total(victim)
        # A march: your own clan is safest at home.
        return 1 if move.card == mine and move.target == window.seat else 0
