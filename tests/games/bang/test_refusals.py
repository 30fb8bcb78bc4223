"""Every refusal is a sentence about that particular move."""

from __future__ import annotations

import re

from tables import walk

import sanjuro
from sanjuro.core.rng import seeded


def test_whatever_is_tried_with_your_cards_gets_a_reason_of_its_own() -> None:
    game = sanjuro.GAMES["bang"]
    by_card: dict[str, list[str]] = {}
    for move in game.moves.all:
        name = re.sub(r"^(discard|take|back|choose|top) ", "", move.text).split(" ")[0]
        if move.text.startswith(name):
            by_card.setdefault(name, []).append(move.text)
    chance = seeded(3)
    met = set()
    for seed in range(12):
        match = sanjuro.new("bang", players=4 + seed % 4, seed=seed)
        for at in walk(match, seed):
            assert at.seat is not None
            for card in at.window(at.seat).seen(at.layout.by_place[f"hand.{at.seat}"]):
                texts = by_card[game.cards.names[card]]
                refusal = at.refusal(texts[chance.below(len(texts))])
                if refusal is not None:
                    assert refusal.key in game.refusals, "a general reason for a card the player holds"
                    assert "{" not in refusal.sentence(game.refusals)
                    met.add(refusal.key)
            for text in ("pass", "end", "barrel", "heal", "draw"):
                refusal = at.refusal(text)
                if refusal is not None:
                    assert refusal.key in game.refusals
                    met.add(refusal.key)
    assert len(met) > 25
