"""A match of Love Letter: its state, and what the cards do to it."""

from __future__ import annotations

from typing import Any

from love_letter.cards import (
    ASIDE,
    BARON,
    DECK,
    GUARD,
    HANDMAID,
    KING,
    NAMES,
    PRIEST,
    PRINCE,
    PRINCESS,
    RANK,
    REMOVED,
    discard_pile,
    hand_pile,
)
from sanjuro import BadBytes, Game, Match, Move
from sanjuro.core.cards import Layout
from sanjuro.core.moves import NONE
from sanjuro.core.pack import Reader, Writer

TOKENS_TO_WIN = {2: 7, 3: 5, 4: 4}


class LoveLetterMatch(Match):
    """The tokens of each seat, and who is out of the round or protected by a Handmaid.

    `ruled_out` has for each seat, as bits, the ranks that everybody has seen it cannot hold. It does not affect the
    rules; it is for players who reason about what the others hold.
    """

    def __init__(self, game: Game[Any], players: int, options: dict[str, object], layout: Layout) -> None:
        super().__init__(game, players, options, layout)
        self.tokens = [0] * players
        self.out = [0] * players
        self.protected = [0] * players
        self.ruled_out = [0] * players
        self.round = 0

    def copy_position(self) -> LoveLetterMatch:
        new = LoveLetterMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        new.tokens = self.tokens.copy()
        new.out = self.out.copy()
        new.protected = self.protected.copy()
        new.ruled_out = self.ruled_out.copy()
        new.round = self.round
        return new

    def save(self, out: Writer) -> None:
        out.put(self.round)
        for numbers in (self.tokens, self.out, self.protected, self.ruled_out):
            out.puts(numbers)

    def load(self, data: Reader) -> None:
        self.round = data.take()
        self.tokens, self.out, self.protected, self.ruled_out = [data.takes() for _ in range(4)]
        if any(len(numbers) != self.players for numbers in (self.tokens, self.out, self.protected, self.ruled_out)):
            raise BadBytes("these bytes are not a match: a seat is missing")

    # ---- what there is ------------------------------------------------------------------

    def goal(self) -> int:
        """Return the number of tokens that win the match."""
        return TOKENS_TO_WIN[self.players]

    def hand(self, seat: int) -> list[int]:
        return self.piles[hand_pile(seat)]

    def ranks(self, seat: int) -> list[int]:
        """Return the ranks in a hand."""
        return [RANK[card] for card in self.hand(seat)]

    def held(self, seat: int, rank: int) -> int:
        """Return the card with this rank in a hand, or NONE."""
        return next((card for card in self.hand(seat) if RANK[card] == rank), NONE)

    def left(self) -> list[int]:
        """Return the seats that are still in the round."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def targets(self, seat: int, rank: int) -> list[int]:
        """Return the possible targets of a card: others in the round without protection, for a Prince also oneself."""
        return [other for other in self.left() if (not self.protected[other] if other != seat else rank == PRINCE)]

    def counters(self) -> list[int]:
        return [self.round]

    def seat_counters(self, seat: int) -> list[int]:
        return [self.tokens[seat], self.out[seat], self.protected[seat]]

    # ---- a round ------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Shuffle all cards, set some aside and deal one to each seat."""
        for pile in range(1, len(self.piles)):
            for card in self.piles[pile].copy():
                self.shift("gather", NONE, card, pile, DECK)
        self.shuffle(DECK)
        self.round += 1
        self.out = [0] * self.seats
        self.protected = [0] * self.seats
        self.ruled_out = [0] * self.seats
        self.tell("round", n=self.round)
        deck = self.piles[DECK]
        self.shift("aside", NONE, deck[-1], DECK, ASIDE)
        if self.players == 2:
            for _ in range(3):
                self.shift("removed", NONE, deck[-1], DECK, REMOVED)
        for seat in range(self.seats):
            self.draw(seat)

    def draw(self, seat: int) -> None:
        """Take the top card of the deck; after the last one, the card that was set aside."""
        source = DECK if self.piles[DECK] else ASIDE
        self.shift("draw", seat, self.piles[source][-1], source, hand_pile(seat))

    def knock_out(self, seat: int) -> None:
        """Knock a seat out of the round; it lays its hand down."""
        self.out[seat] = 1
        self.tell("out", seat)
        for card in self.hand(seat).copy():
            self.shift("discard", seat, card, hand_pile(seat), discard_pile(seat))

    def award(self) -> list[int]:
        """Give a token to whoever wins the round: the highest hand, or the higher sum of discards among equals."""
        left = self.left()
        if len(left) > 1:
            for seat in left:
                self.reveal("shown", seat, self.hand(seat)[0], hand_pile(seat))
        totals = {seat: sum([RANK[card] for card in self.piles[discard_pile(seat)]]) for seat in left}
        best = max([(self.ranks(seat), totals[seat]) for seat in left])
        winners = [seat for seat in left if (self.ranks(seat), totals[seat]) == best]
        for seat in winners:
            self.tokens[seat] += 1
            self.tell("token", seat, n=self.tokens[seat])
        return winners

    # ---- the cards ----------------------------------------------------------------------

    def play_card(self, seat: int, move: Move) -> None:
        """Play a card and apply its effect."""
        rank, target = move.verb, move.target
        self.ruled_out[seat] = 0  # the card it keeps may be the one it has just drawn
        self.shift("play", seat, self.held(seat, rank), hand_pile(seat), discard_pile(seat))
        if rank == HANDMAID:
            self.protected[seat] = 1
            self.tell("protected", seat)
        elif rank == PRINCESS:
            self.knock_out(seat)
        elif target == NONE:
            return  # a Countess, or nobody could be chosen
        elif rank == GUARD:
            self.guess(seat, target, move.other)
        elif rank == PRIEST:
            self.look("look", seat, self.hand(target)[0], hand_pile(target))
        elif rank == BARON:
            self.compare(seat, target)
        elif rank == PRINCE:
            self.discard_hand(target)
        elif rank == KING:
            self.trade(seat, target)

    def guess(self, seat: int, target: int, rank: int) -> None:
        """Apply a Guard: if the target holds the guessed card, it is out."""
        self.tell("guess", seat, target, what=NAMES[rank])
        if self.ranks(target) == [rank]:
            self.knock_out(target)
        else:
            self.tell("wrong", target)
            self.ruled_out[target] |= 1 << rank

    def compare(self, seat: int, target: int) -> None:
        """Apply a Baron: the two compare their hands, and the lower one is out."""
        for one, other in ((seat, target), (target, seat)):
            self.look("compare", one, self.hand(other)[0], hand_pile(other))
        if self.ranks(seat) == self.ranks(target):
            self.tell("equal", seat, target)
            return
        loser, winner = (seat, target) if self.ranks(seat) < self.ranks(target) else (target, seat)
        self.ruled_out[winner] |= (2 << self.ranks(loser)[0]) - 1  # its card is higher
        self.knock_out(loser)

    def discard_hand(self, target: int) -> None:
        """Apply a Prince: the target discards its hand without effect and draws again; a Princess knocks it out."""
        card = self.hand(target)[0]
        self.ruled_out[target] = 0
        self.shift("discard", target, card, hand_pile(target), discard_pile(target))
        if RANK[card] == PRINCESS:
            self.knock_out(target)
        else:
            self.draw(target)

    def trade(self, seat: int, target: int) -> None:
        """Apply a King: the two exchange their hands."""
        own, theirs = self.hand(seat)[0], self.hand(target)[0]
        self.ruled_out[seat], self.ruled_out[target] = self.ruled_out[target], 0
        self.shift("trade", seat, own, hand_pile(seat), hand_pile(target))
        self.shift("trade", target, theirs, hand_pile(target), hand_pile(seat))

    # ---- words --------------------------------------------------------------------------

    def about(self, move: Move) -> list[tuple[str, object]]:
        clicks: list[tuple[str, object]] = [("card", self.held(self.asked, move.verb))]
        if move.target != NONE:
            clicks.append(("seat", move.target))
        if move.other != NONE:
            clicks.append(("button", NAMES[move.other]))
        return clicks

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        facts: dict[str, object] = {"card": NAMES[move.verb]}
        if move.target == NONE:
            return "play", facts
        facts["target"] = move.target
        if move.other == NONE:
            return "aim", facts
        facts["guess"] = NAMES[move.other]
        return "guess", facts
