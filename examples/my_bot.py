"""Your own bot in thirty lines. Run it from this folder:

    sanjuro arena shinobi --bots my_bot:MyBot,random --until-sure

A bot decides from the window of its seat; `sanjuro.games.shinobi.window` lists what a window of Shinobi can answer.
"""

from sanjuro.bots import Bot
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, STRIKE


class MyBot(Bot):
    """Plays Shinobi: brings its own clan to the table, and harms the strongest of the others."""

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
        # A march: our clan is safest where nobody else is strong.
        return 1 if move.card == mine and move.target == window.seat else 0
