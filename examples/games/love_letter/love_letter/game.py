"""The game of Love Letter: how a match begins, and what a seat may know of it."""

from __future__ import annotations

from typing import Final

from love_letter.cards import ASIDE, CARDS, COPIES, DECK, MIDDLE, NAMES, OWN, RANK, REMOVED, discard_pile, hand_pile
from love_letter.lines import LINES
from love_letter.match import LoveLetterMatch
from love_letter.moves import MOVES
from love_letter.turn import REFUSALS, Turn
from sanjuro import Game, Window
from sanjuro.core.moves import NONE


class LoveLetterWindow(Window[LoveLetterMatch]):
    """Discards are public; a hand is known to its owner and to anyone who has been shown it."""

    # ---- for bots -----------------------------------------------------------------------

    def ranks(self) -> list[int]:
        """Return the ranks in the hand of this seat."""
        return [RANK[card] for card in self.hand()]

    def rank(self, seat: int) -> int:
        """Return the rank of another seat's card, NONE if this seat does not know it."""
        known = self.seen(hand_pile(seat))
        return RANK[known[0]] if known else NONE

    def unseen(self) -> list[int]:
        """Return, by rank, how many cards are somewhere this seat cannot see."""
        left = COPIES.copy()
        for card, rank in enumerate(RANK):
            if self.knows(card):
                left[rank] -= 1
        return left

    def in_round(self, seat: int) -> bool:
        """Return whether a seat is still in the round."""
        return not self._match.out[seat]

    def ruled_out(self, seat: int, rank: int) -> bool:
        """Return whether everybody has seen that a seat cannot hold this rank: a wrong guess, a comparison it won."""
        return self._match.ruled_out[seat] >> rank & 1 == 1

    def tokens(self, seat: int) -> int:
        """Return the number of tokens of affection of a seat."""
        return self._match.tokens[seat]

    # ---- the view -----------------------------------------------------------------------

    def open_table(self) -> dict[str, object]:
        m = self._match
        return {"turn": m.stack[0].seat, "round": m.round, "goal": m.goal(), "removed": self.open_pile(REMOVED)}

    def closed_table(self) -> dict[str, object]:
        return {"deck": self.deck(DECK), "aside": self.closed_pile(ASIDE)}

    def open_seat(self, seat: int) -> dict[str, object]:
        m = self._match
        return {
            "tokens": m.tokens[seat],
            "out": bool(m.out[seat]),
            "protected": bool(m.protected[seat]),
            "discard": self.open_pile(discard_pile(seat)),
        }

    def closed_seat(self, seat: int) -> dict[str, object]:
        return {"hand": self.closed_pile(hand_pile(seat))}


class LoveLetter(Game[LoveLetterMatch]):
    """Two to four suitors try to bring a letter to the Princess."""

    def blank(self, players: int, options: dict[str, object]) -> LoveLetterMatch:
        return LoveLetterMatch(self, players, options, self.layout(players))

    def deal(self, m: LoveLetterMatch) -> None:
        m.clear_table()
        m.piles[DECK] = list(range(len(RANK)))
        m.begin_round()
        m.push(Turn(m.rng.below(m.seats)))

    def window(self, m: LoveLetterMatch, seat: int) -> LoveLetterWindow:
        return LoveLetterWindow(m, seat)

    def numbers(self) -> dict[str, list[str]]:
        return {"rank": NAMES, **super().numbers()}

    # What the default observations show besides the cards.

    def counters(self) -> list[tuple[str, int]]:
        return [("round", 13)]

    def seat_counters(self) -> list[tuple[str, int]]:
        return [("tokens", 7), ("out_of_round", 1), ("protected", 1)]

    def event_kinds(self) -> list[str]:
        cards = ["aside", "compare", "discard", "draw", "gather", "look", "play", "removed", "shown", "trade"]
        return [*cards, "equal", "guess", "out", "over", "protected", "round", "token", "turn", "wrong"]


LOVE_LETTER: Final = LoveLetter("love_letter", (2, 4), 1, CARDS, MOVES, MIDDLE, OWN, [Turn], [], REFUSALS, LINES)
