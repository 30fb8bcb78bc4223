"""The base class of bots, and how bots play a match."""

from __future__ import annotations

from typing import Any

from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Bot:
    """Base class of bots: write a subclass with a `choose` method.

    A bot is given the window of its seat, the events since its last decision as far as the seat may know them (only if
    it `wants_events`), the legal moves, and a random generator, but never the match. A bot that searches tries its
    moves on `window.imagine(seed)`.

    A bot for one game can annotate the window with the class of that game (`window: BangWindow`) and needs no cast.
    """

    def __init__(self) -> None:
        self.wants_events = False
        self.slow = False  # may take seconds: a server runs it in a separate process

    # `Any` lets a bot for one game annotate the class of its windows.
    def choose(self, window: Any, events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        """Return one of `moves`."""
        raise NotImplementedError


@mypyc_attr(native_class=True)
class RandomBot(Bot):
    """Plays any legal move with equal probability."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]


def play_to_end(match: Match, bots: list[Bot], rng: Rng) -> None:
    """Play the match to its end with one bot per seat."""
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
