"""Search on imagined deals, for any game: trials of moves, deals of hidden cards, a value network."""

from __future__ import annotations

from sanjuro.bots.search.trials import SearchBot as SearchBot
