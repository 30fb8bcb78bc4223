"""A bot that plays with a network trained by `learn.py`. Needs PyTorch.

from learned_bot import Learned
play_to_end(match, [Learned("shinobi.pt"), ...], sanjuro.rng(1))
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from learn import Network

from sanjuro import Move, Rng, Window
from sanjuro.bots import Bot
from sanjuro.observations import layout


class Learned(Bot):
    """Plays the move that the network considers most likely. Like any bot it sees a window, never the match."""

    def __init__(self, path: Path | str) -> None:
        super().__init__()
        kept = torch.load(path, weights_only=True)
        self.rows = layout(kept["game"])
        if kept["rules"] != self.rows.game.rules:
            raise ValueError(f"{path} learned rules {kept['rules']} of {kept['game']}, not {self.rows.game.rules}")
        self.network = Network(self.rows, kept["width"])
        self.network.load_state_dict(kept["network"])

    @torch.no_grad()
    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        # The network counts seats from the one that decides: so does the number of a move.
        numbers = self.rows.turned(window.seats, window.seat)
        actions = [numbers[move.code] for move in moves]
        row = torch.frombuffer(bytearray(self.rows.seen(window, relative=True)), dtype=torch.uint8)
        mask = torch.zeros(1, self.rows.actions, dtype=torch.bool)
        mask[0, actions] = True
        logarithms, _ = self.network(row[None].float(), mask)
        return moves[int(logarithms[0, actions].argmax())]
