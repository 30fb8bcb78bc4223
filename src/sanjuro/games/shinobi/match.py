"""A match of Shinobi: its state besides the cards, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from sanjuro.core.cards import Layout
from sanjuro.core.errors import BadBytes
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.pack import Reader, Writer
from sanjuro.games.shinobi import last_round, words
from sanjuro.games.shinobi.cards import (
    CLAN_COUNT,
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

if TYPE_CHECKING:
    from sanjuro.games.shinobi.window import ShinobiWindow

# Public actions of a seat towards a clan.
DEPLOYED_AT_HOME: Final = 0
DEPLOYED_ABROAD: Final = 1
MARCHED: Final = 2
HURT: Final = 3
KINDS_OF_ORDER: Final = 4


@mypyc_attr(native_class=True)
class ShinobiMatch(Match):
    """The cards, `last_drawer` (who drew the last card of the deck), and everybody's public orders.

    `orders` counts public actions, at (seat * CLAN_COUNT + clan) * KINDS_OF_ORDER + kind; players and bots judge what
    they mean. Bytes of older matches have none, so counting starts when they are read.
    """

    def __init__(self, game: Game[Any], players: int, options: dict[str, object], layout: Layout) -> None:
        super().__init__(game, players, options, layout)
        self.last_drawer = NONE
        self.orders = [0] * (layout.seats * CLAN_COUNT * KINDS_OF_ORDER)

    def window(self, seat: int | object | None) -> ShinobiWindow:
        """Return what a seat (None: a spectator) may know, as a typed and fast object."""
        return cast("ShinobiWindow", super().window(seat))

    def copy_position(self) -> ShinobiMatch:
        new = ShinobiMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        new.last_drawer = self.last_drawer
        new.orders = self.orders  # changes create a new list (see `note`)
        return new

    def save(self, out: Writer) -> None:
        # The counts come first. Bytes of version 0.1 end with the last drawer and have no counts; if counts came last,
        # they could be cut off undetected.
        out.puts(self.orders)
        out.put(self.last_drawer)

    def load(self, data: Reader) -> None:
        counts = len(self.orders)
        first = data.take()
        if first == counts:
            self.orders = [data.take() for _ in range(counts)]
            self.last_drawer = data.take()
            return
        self.last_drawer = first
        if data.at < len(data.data):  # written before 0.2 was released
            self.orders = data.takes()
            if len(self.orders) != counts:
                raise BadBytes("these bytes are not a match: they are truncated or damaged")

    # ---- what there is ------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """Return the cards of a seat's hand."""
        return self.piles[hand_pile(seat)]

    def army(self, province: int, clan: int) -> list[int]:
        """Return the cards of a clan in a province."""
        return self.piles[army_pile(province, clan)]

    def strength(self, province: int, clan: int) -> int:
        """Return the number of cards of a clan in a province."""
        return len(self.piles[army_pile(province, clan)])

    def clan(self, seat: int) -> int:
        """Return the secret clan of a seat."""
        return self.piles[clan_pile(seat)][0] - FIRST_SECRET

    def show_secrets(self) -> None:
        """Reveal all clans."""
        for seat in range(self.seats):
            self.reveal("clan", seat, self.piles[clan_pile(seat)][0], clan_pile(seat))

    def in_hand(self, seat: int, clan: int) -> int:
        """Return a card of this clan (or NINJA) in the hand, or NONE."""
        for card in self.hand(seat):
            if clan_of(card) == clan:
                return card
        return NONE

    # ---- what can happen ----------------------------------------------------------------

    def note(self, seat: int, clan: int, kind: int) -> None:
        """Count a public order of a seat for or against a clan."""
        # A new list, because copies of the match share the old one.
        self.orders = self.orders.copy()
        self.orders[(seat * CLAN_COUNT + clan) * KINDS_OF_ORDER + kind] += 1

    def deploy(self, seat: int, clan: int, province: int) -> None:
        """Add a card from the hand to its clan in a province."""
        self.note(seat, clan, DEPLOYED_AT_HOME if province == seat else DEPLOYED_ABROAD)
        self.shift("deploy", seat, self.in_hand(seat, clan), hand_pile(seat), army_pile(province, clan))

    def strike(self, seat: int, clan: int, province: int) -> None:
        """Remove a ninja and one card of the army it was sent to."""
        self.shift("ninja", seat, self.in_hand(seat, NINJA), hand_pile(seat), DISCARD)
        self.lose("struck", seat, clan, province)

    def march(self, seat: int, clan: int, source: int, to: int) -> None:
        """Move a card of a clan to another province."""
        self.note(seat, clan, MARCHED)
        self.shift("march", seat, self.army(source, clan)[-1], army_pile(source, clan), army_pile(to, clan))

    def lose(self, kind: str, seat: int, clan: int, province: int) -> None:
        """Take one card from an army."""
        self.note(seat, clan, HURT)
        self.shift(kind, seat, self.army(province, clan)[-1], army_pile(province, clan), DISCARD)

    def draw_up(self, seat: int) -> None:
        """Draw until the hand has four cards again or the deck is empty."""
        deck = self.piles[DECK]
        hand = self.hand(seat)
        while len(hand) < HAND_SIZE and len(deck) > 0:
            self.shift("draw", seat, deck[-1], DECK, hand_pile(seat))
            if len(deck) == 0:
                last_round.begin(self, seat)

    # ---- words --------------------------------------------------------------------------

    def about(self, move: Move) -> list[tuple[str, object]]:
        return words.about(self, move)

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        return words.phrase(move)
