"""What a bot is, and how bots play a match."""

from __future__ import annotations

from typing import Any

from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat from what that seat may know: write a subclass with a `choose`.

    A bot is given the window of its seat, what happened since it was asked last as far as the
    seat may know it (only if it `wants_events`), the legal moves, and a chance of its own;
    never the match. One that searches tries its moves out on `window.imagine(seed)`.

    A bot for one game names the class of that game's windows (`window: BangWindow`) and needs no cast.
    """

    def __init__(self) -> None:
        self.wants_events = False
        self.slow = False  # takes up to seconds: a server lets it think in a process of its own

    # `Any`, so that a bot for one game may name the class of its windows.
    def choose(self, window: Any, events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        """One of `moves`."""
        raise NotImplementedError


@mypyc_attr(native_class=True)
class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]


def play_to_end(match: Match, bots: list[Bot], rng: Rng) -> None:
    """Let one bot a seat play the match to its end."""
    windows = [match.window(seat) for seat in range(match.seats)]
    match.watched = any([bot.wants_events for bot in bots])
    told: list[list[dict[str, object]]] = [[] for _ in bots]
    while match.outcome is None:
        seat = match.asked
        bot = bots[seat]
        move = bot.choose(windows[seat], told[seat], match.offer, rng)
        if not match.watched:
            match.carry_out(move)
            continue
        told[seat] = []
        match.carry_out(move)
        for other in range(match.seats):
            if bots[other].wants_events:
                for event in match.events:
                    told[other].append(event.seen_by(windows[other].bit))
