"""Search on imagined deals, for any game: trials of moves, deals of what is hidden, a network that judges a table."""

from __future__ import annotations

from sanjuro.bots.search.trials import SearchBot as SearchBot
