"""A match of Shinobi."""

from __future__ import annotations

from typing import Any

from sanjuro.core.cards import Layout
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.outcome import Outcome
from sanjuro.core.pack import Reader, Writer
from sanjuro.games.shinobi.cards import (
    CLANS,
    DECK,
    DISCARD,
    FIRST_SECRET,
    HAND_SIZE,
    NINJA,
    army_pile,
    clan_of,
    clan_pile,
    hand_pile,
)
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, MARCH, STRIKE


@mypyc_attr(native_class=True)
class ShinobiMatch(Match):
    """Beside the cards only one thing is to be remembered: who drew the last one."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, object], layout: Layout) -> None:
        super().__init__(game, players, options, layout)
        self.last_drawer = NONE

    def copy(self) -> Match:
        new = ShinobiMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        new.last_drawer = self.last_drawer
        return new

    def save(self, out: Writer) -> None:
        out.put(self.last_drawer)

    def load(self, data: Reader) -> None:
        self.last_drawer = data.take()

    # ---- what there is ------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        return self.piles[hand_pile(seat)]

    def army(self, province: int, clan: int) -> list[int]:
        return self.piles[army_pile(province, clan)]

    def strength(self, province: int, clan: int) -> int:
        return len(self.piles[army_pile(province, clan)])

    def clan(self, seat: int) -> int:
        """The secret clan of a seat."""
        return self.piles[clan_pile(seat)][0] - FIRST_SECRET

    def in_hand(self, seat: int, clan: int) -> int:
        """A card of this clan (or NINJA) in the hand, NONE if there is none."""
        for card in self.hand(seat):
            if clan_of(card) == clan:
                return card
        return NONE

    # ---- what can happen ----------------------------------------------------------------

    def deploy(self, seat: int, clan: int, province: int) -> None:
        self.shift("deploy", seat, self.in_hand(seat, clan), hand_pile(seat), army_pile(province, clan))

    def strike(self, seat: int, clan: int, province: int) -> None:
        """A ninja and one card of the army he was sent to leave the table."""
        self.shift("ninja", seat, self.in_hand(seat, NINJA), hand_pile(seat), DISCARD)
        self.lose("struck", seat, clan, province)

    def march(self, seat: int, clan: int, source: int, to: int) -> None:
        self.shift("march", seat, self.army(source, clan)[-1], army_pile(source, clan), army_pile(to, clan))

    def lose(self, kind: str, seat: int, clan: int, province: int) -> None:
        """An army loses one card."""
        self.shift(kind, seat, self.army(province, clan)[-1], army_pile(province, clan), DISCARD)

    def draw_up(self, seat: int) -> None:
        """Draw back up to four cards, as far as there are any."""
        deck = self.piles[DECK]
        hand = self.hand(seat)
        while len(hand) < HAND_SIZE and len(deck) > 0:
            self.shift("draw", seat, deck[-1], DECK, hand_pile(seat))
            if len(deck) == 0:
                self.last_drawer = seat
                self.tell("last_card", seat)

    def count(self) -> None:
        """Show the clans: the most cards in all provinces win, then the most in the own one; else it is shared."""
        totals: list[int] = []
        at_home: list[int] = []
        for seat in range(self.seats):
            clan = self.clan(seat)
            self.reveal("clan", seat, self.piles[clan_pile(seat)][0], clan_pile(seat))
            totals.append(sum([self.strength(province, clan) for province in range(self.seats)]))
            at_home.append(self.strength(seat, clan))
        best = max([(totals[seat], at_home[seat]) for seat in range(self.seats)])
        winners = [seat for seat in range(self.seats) if (totals[seat], at_home[seat]) == best]
        ahead = [seat for seat in range(self.seats) if totals[seat] == best[0]]
        reason = "most_cards" if len(ahead) == 1 else "most_at_home" if len(winners) == 1 else "shared"
        self.end(Outcome(tuple(winners), reason, tuple(totals), {"at_home": at_home}))

    def about(self, move: Move) -> list[tuple[str, object]]:
        seat = self.asked
        if move.verb == DEPLOY:
            return [("card", self.in_hand(seat, move.card)), ("seat", move.target)]
        if move.verb == STRIKE:
            return [("card", self.in_hand(seat, NINJA)), ("card", self.army(move.target, move.card)[-1])]
        if move.verb == MARCH:
            return [("card", self.army(move.other, move.card)[-1]), ("seat", move.target)]
        assert move.verb == ATTACK
        return [("card", self.army(seat, move.card)[-1]), ("card", self.army(move.target, move.other)[-1])]

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        if move.verb == DEPLOY:
            return "deploy", {"card": CLANS[move.card], "target": move.target}
        if move.verb == STRIKE:
            return "strike", {"card": CLANS[move.card], "target": move.target}
        if move.verb == MARCH:
            return "march", {"card": CLANS[move.card], "seat": move.other, "target": move.target}
        return "attack", {"card": CLANS[move.card], "victim": CLANS[move.other], "target": move.target}
