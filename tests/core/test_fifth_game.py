"""A small game written outside the package, in plain Python, plays on the engine as the four do.

High Card: everybody draws a card, then in turn may swap it for the top of the deck; the highest wins.
"""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import sanjuro
from sanjuro.bots import Bot, play_to_end
from sanjuro.core.cards import HIDDEN, OPEN, OWNER, CardTable
from sanjuro.core.chance import seeded
from sanjuro.core.moves import MoveTable
from sanjuro.core.record import from_bytes, replay
from sanjuro.core.refusal import Refusal

CARDS = CardTable()
for rank in range(2, 12):
    CARDS.add(f"card-{rank}")
MOVES = MoveTable()
SWAP, STAY = MOVES.add("swap", 0), MOVES.add("stay", 1)
DECK, DISCARD = 0, 1


class HighCardMatch(sanjuro.Match):
    def copy_position(self) -> sanjuro.Match:
        new = HighCardMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        return new

    def save(self, out: Any) -> None:
        pass

    def load(self, data: Any) -> None:
        pass


class Round(sanjuro.Frame[HighCardMatch]):
    """Each seat in turn swaps or stays."""

    def run(self, m: HighCardMatch) -> bool:
        if self.seat < m.seats:
            return True
        best = max(range(m.seats), key=lambda seat: m.piles[3 + seat][0])
        m.end(sanjuro.Outcome((best,), "highest"))
        return False

    def moves(self, m: HighCardMatch) -> list[sanjuro.Move]:
        return [SWAP, STAY] if m.piles[DECK] else [STAY]

    def chosen(self, m: HighCardMatch, move: sanjuro.Move) -> None:
        if move is SWAP:
            hand = 3 + self.seat
            m.shift("discard", self.seat, m.piles[hand][0], hand, DISCARD)
            m.shift("draw", self.seat, m.piles[DECK][-1], DECK, hand)
        self.seat += 1

    def refusal(self, m: HighCardMatch, move: sanjuro.Move) -> Refusal:
        return Refusal("empty")

    def copy(self) -> sanjuro.Frame[HighCardMatch]:
        return Round(self.seat)

    def state(self) -> list[int]:
        return [self.seat]


class HighCardWindow(sanjuro.Window[HighCardMatch]):
    def open_table(self) -> dict[str, object]:
        return {"discard": self.open_pile(DISCARD)}

    def closed_table(self) -> dict[str, object]:
        return {"deck": self.deck(DECK)}

    def closed_seat(self, seat: int) -> dict[str, object]:
        return {"hand": self.closed_pile(3 + seat)}


class HighCard(sanjuro.Game[HighCardMatch]):
    def blank(self, players: int, options: dict[str, object]) -> HighCardMatch:
        return HighCardMatch(self, players, options, self.layout(players))

    def deal(self, m: HighCardMatch) -> None:
        m.clear_table()
        m.piles[DECK] = list(range(10))
        m.shuffle(DECK)
        for seat in range(m.seats):
            m.shift("draw", seat, m.piles[DECK][-1], DECK, 3 + seat)
        m.push(Round(0))

    def window(self, m: HighCardMatch, seat: int) -> sanjuro.Window[HighCardMatch]:
        return HighCardWindow(m, seat)


GAME = HighCard(
    "high_card",
    (2, 4),
    1,
    CARDS,
    MOVES,
    [("deck", HIDDEN), ("discard", OPEN), ("box", HIDDEN)],
    [("hand", OWNER)],
    [Round],
    [],
    {"empty": "the deck is empty"},
)


def test_it_plays_copies_saves_replays_and_hides() -> None:
    for seed in range(20):
        match = GAME.new(3, seed, {})
        chance = seeded(seed)
        while not match.over:
            for seat in (0, 1, 2, None):
                assert match.imagine(seat, seed).view(seat) == match.view(seat)
            assert from_bytes(match.to_bytes(), {"high_card": GAME}).to_bytes() == match.to_bytes()
            assert match.copy().to_bytes() == match.to_bytes()
            match.play(match.moves[chance.below(2)])
        assert replay(match.record(), {"high_card": GAME}).record() == match.record()
        assert match.outcome is not None
        assert match.outcome.reason == "highest"


class Cautious(Bot):
    """Keeps a card of the upper half."""

    def choose(self, window, events, moves, chance):  # type: ignore[no-untyped-def]
        own = window.seen(3 + window.seat)[0]
        return STAY if own >= 5 else moves[0]


def test_a_bot_in_plain_python_plays_it() -> None:
    wins = 0
    for seed in range(300):
        match = GAME.new(2, seed, {}, events=False)
        play_to_end(match, [Cautious(), Cautious()], seeded(seed))
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert 100 < wins < 200


def test_it_is_copied_pickled_and_shown() -> None:
    match = GAME.new(3, 5, {})
    match.play("swap")
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin == match
        assert twin.game is GAME
        twin.play("stay")
        assert twin != match
    assert pickle.loads(pickle.dumps(SWAP)) is SWAP
    assert match.window(0).imagine(3).view(0) == match.view(0)
    assert str(match.window(0)).splitlines()[0] == "high card, 3 players, as seat 0 sees it"
    assert "1 hidden" in str(match.window(0))
    assert "card-" in match.window(0)._repr_html_()


def test_a_game_without_a_name_in_its_module_cannot_be_pickled() -> None:
    nameless = HighCard("nameless", (2, 4), 1, CARDS, MoveTable(), [], [], [Round], [], {})
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(nameless)
