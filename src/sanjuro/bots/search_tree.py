"""The tree of a search over the seat's own further decisions, whatever the others hold."""

from __future__ import annotations

import math
from typing import Final

from sanjuro.core.chance import Chance
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr

EXPLORE: Final = 0.4  # how much a move that was tried less often is preferred
EXPAND: Final = 8  # visits before other moves than that of the rules are tried
WIDEN: Final = 3.0  # visits, squared, for each further move that is tried


@mypyc_attr(native_class=True)
class Node:
    """The seat's moves so far. Which moves follow depends on the deal, so each counts how often it was available."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.available = 0

    def add(self, worth: float) -> None:
        self.visits += 1
        self.total += worth

    def child(self, move: Move) -> Node:
        found = self.children.get(move.code)
        if found is None:
            found = Node()
            self.children[move.code] = found
        return found

    def select(self, usual: Move, offer: list[Move], chance: Chance) -> Move:
        """The move of the rules, until it has been seen often enough; then the most promising (UCB)."""
        if self.visits < EXPAND:
            return usual
        tried = 0
        best = usual
        most = -1.0
        for move in offer:
            child = self.children.get(move.code)
            if child is None or child.visits == 0:
                continue
            tried += 1
            child.available += 1
            promise = child.total / child.visits + EXPLORE * math.sqrt(math.log(child.available + 1) / child.visits)
            if promise > most:
                most = promise
                best = move
        if tried == 0:
            return usual
        # Progressive widening: one more move for every so many visits.
        if tried < len(offer) and WIDEN * tried * tried < self.visits:
            new = offer[chance.below(len(offer))]
            if new.code not in self.children:
                return new
        return best
