"""A turn: draw a card, then play one of the two."""

from __future__ import annotations

from typing import Final

from love_letter.cards import COUNTESS, DECK, GUARD, KING, NAMES, PRINCE
from love_letter.match import LoveLetterMatch
from love_letter.moves import AIMED, ALONE, AT, GUESS, GUESSES
from sanjuro import Frame, Move, Outcome
from sanjuro.core.moves import NONE
from sanjuro.core.refusal import Refusal

DRAW, CHOOSE, DONE = range(3)

REFUSALS: Final = {
    "not_in_hand": "you do not hold the {card}",
    "countess": "you must play the Countess, because you hold the {card} too",
    "needs_target": "the {card} must be played at somebody",
    "no_target": "seat {seat} is not in the round",
    "protected": "seat {seat} is protected by a Handmaid",
    "yourself": "the {card} cannot be played at yourself",
}


class Turn(Frame[LoveLetterMatch]):
    """One frame for the whole match: it passes from seat to seat and from round to round."""

    def __init__(self, seat: int, step: int = DRAW) -> None:
        super().__init__(seat, step)

    def copy(self) -> Turn:
        return Turn(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def run(self, m: LoveLetterMatch) -> bool:
        if self.step == DRAW:
            m.protected[self.seat] = 0
            m.tell("turn", self.seat)
            m.draw(self.seat)
            self.step = CHOOSE
        if self.step == CHOOSE:
            return True
        if len(m.left()) == 1 or not m.piles[DECK]:
            self.end_round(m)
        else:
            self.pass_on([seat in m.left() for seat in range(m.seats)])
        return False

    def pass_on(self, counted: list[bool]) -> None:
        """Begin the turn of the next of some seats, clockwise."""
        self.seat = (self.seat + 1) % len(counted)
        while not counted[self.seat]:
            self.seat = (self.seat + 1) % len(counted)
        self.step = DRAW

    def end_round(self, m: LoveLetterMatch) -> None:
        """End the round: the winner begins the next one; with enough tokens, the match is over."""
        winners = m.award()
        champions = tuple([seat for seat in winners if m.tokens[seat] == m.goal()])
        if champions:
            m.end(Outcome(champions, "tokens", tuple(m.tokens)))
            return
        m.begin_round()
        self.pass_on([seat in winners for seat in range(m.seats)])

    def moves(self, m: LoveLetterMatch) -> list[Move]:
        ranks = m.ranks(self.seat)
        if COUNTESS in ranks and (KING in ranks or PRINCE in ranks):
            return [ALONE[COUNTESS]]
        offer: list[Move] = []
        for rank in sorted(set(ranks)):
            targets = m.targets(self.seat, rank) if rank == GUARD or rank in AIMED else []
            if not targets:
                offer.append(ALONE[rank])
            elif rank == GUARD:
                offer.extend([GUESS[guess, seat] for seat in targets for guess in GUESSES])
            else:
                offer.extend([AT[rank, seat] for seat in targets])
        return offer

    def chosen(self, m: LoveLetterMatch, move: Move) -> None:
        self.step = DONE
        m.play_card(self.seat, move)

    def refusal(self, m: LoveLetterMatch, move: Move) -> Refusal:
        ranks, card = m.ranks(self.seat), NAMES[move.verb]
        if move.verb not in ranks:
            return Refusal("not_in_hand", {"card": card})
        if COUNTESS in ranks and move.verb in (KING, PRINCE):
            return Refusal("countess", {"card": card})
        if move.target == NONE:
            return Refusal("needs_target", {"card": card})
        if move.target == self.seat:
            return Refusal("yourself", {"card": card})
        if move.target >= m.seats or m.out[move.target]:
            return Refusal("no_target", {"seat": move.target})
        return Refusal("protected", {"seat": move.target})
