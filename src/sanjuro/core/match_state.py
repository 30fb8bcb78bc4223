"""The state of a match, and the verbs with which the rules of a game change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from sanjuro.core.cards import Layout
from sanjuro.core.events import Event
from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.outcome import Outcome
from sanjuro.core.pack import Reader, Writer
from sanjuro.core.rng import Rng

if TYPE_CHECKING:
    from sanjuro.core.game import Game

NOTHING_HIDDEN: Final[list[list[int]]] = []
NO_RNG: Final = Rng(1, 0)


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class MatchState:
    """For rule authors: the state of a match, the verbs that change it, and the methods a game overrides.

    If you play matches rather than write rules, read `Match`, which adds everything you need.

    Every card is in exactly one of `piles` at every moment; the end of a list is its top. `known[card]` is the set of
    seats, as bits, that know where the card is; bit `seats` stands for all spectators. `stack` holds the frames, with
    the current one at the end. Change piles and knowledge through the verbs (`shift`, `reveal`, `look`, `shuffle`,
    `reshuffle`, `take_random`), which also produce the events, and the stack through `push` and `pop`. Each game adds
    its counters in a subclass of `Match`.
    """

    def __init__(self, game: Game[Any], players: int, options: dict[str, object], layout: Layout) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.layout = layout
        self.seats = layout.seats
        self.rng: Rng = NO_RNG
        self.origin = ""
        self.piles: list[list[int]] = []
        self.known: list[int] = []
        self.stack: list[Frame[Any]] = []
        self.history: list[Move] = []
        self.asked = NONE
        self.offer: list[Move] = []
        self.outcome: Outcome | None = None
        # Only matches that somebody watches keep events and handles.
        self.watched = False
        self.events: list[Event] = []
        self.handles: list[int] = []
        self.last_handle = 0
        # Cache of the cards that `imagine` redeals, for one seat (its bit) and one length of the history.
        self.hidden: list[list[int]] = NOTHING_HIDDEN
        self.hidden_after = 0
        self.hidden_bit = 0

    # ---- verbs --------------------------------------------------------------------------

    def shift(self, kind: str, seat: int, card: int, source: int, to: int) -> None:
        """Move a card to the top of another pile; seats that may look into that pile know it from now on."""
        pile = self.piles[source]
        top = len(pile) - 1
        if pile[top] == card:
            pile.pop()
        else:
            pile.pop(pile.index(card))
        self.piles[to].append(card)
        before = self.known[card]
        self.known[card] = before | self.layout.sees[to]
        if self.watched:
            self._tell_moved(kind, seat, card, source, to, before)

    def _tell_moved(self, kind: str, seat: int, card: int, source: int, to: int, before: int) -> None:
        event = Event(kind, seat, NONE, NONE, "")
        event.card = self.game.cards.names[card]
        if source != NONE:
            event.source = self.layout.places[source]
        event.to = self.layout.places[to]
        event.before = before
        event.audience = self.known[card]
        event.old_handle = self.handles[card]
        # A card gets a new handle with every move. Seats that knew the card see the old and the new handle; to all
        # others it is a new card.
        self.last_handle += 1
        self.handles[card] = self.last_handle
        event.handle = self.last_handle
        self.events.append(event)

    def tell(self, kind: str, seat: int = NONE, other: int = NONE, n: int = NONE, what: str = "") -> None:
        """Report an event that everybody sees."""
        if self.watched:
            self.events.append(Event(kind, seat, other, n, what))

    def reveal(self, kind: str, seat: int, card: int, pile: int) -> None:
        """Turn a card face up where it lies."""
        before = self.known[card]
        self.known[card] = self.layout.everyone
        if self.watched:
            self._tell_moved(kind, seat, card, NONE, pile, before)

    def look(self, kind: str, seat: int, card: int, pile: int) -> None:
        """Show a card to one seat where it lies.

        Everybody sees that it looks; only this seat learns which card it is.
        """
        before = self.known[card]
        self.known[card] = before | (1 << seat)
        if self.watched:
            self._tell_moved(kind, seat, card, NONE, pile, before)

    def shuffle(self, pile: int) -> None:
        """Shuffle a pile; nobody knows any of its cards any more."""
        cards = self.piles[pile]
        self.rng.shuffle(cards)
        for card in cards:
            self.known[card] = 0

    def reshuffle(self, source: int, to: int) -> None:
        """Shuffle all cards of one pile into another."""
        cards = self.piles[source]
        self.piles[to].extend(cards)
        self.piles[source] = []
        self.shuffle(to)
        if self.watched:
            self.tell("reshuffle", NONE, NONE, len(self.piles[to]))

    def take_random(self, kind: str, seat: int, source: int, to: int) -> int:
        """Move a random card from a face-down pile to another pile, and return it.

        Seats that do not see which card it was can no longer tell the rest of the pile apart.
        """
        pile = self.piles[source]
        card = pile[self.rng.below(len(pile))]
        sees = self.layout.sees[source] | self.layout.sees[to]
        if sees != self.layout.everyone and len(pile) > 1:
            for other in pile:
                self.known[other] &= sees
        self.shift(kind, seat, card, source, to)
        return card

    def push(self, frame: Frame[Any]) -> None:
        """Start a frame on top of the current one."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Finish the top frame."""
        self.stack.pop()

    def end(self, outcome: Outcome) -> None:
        """End the game, whatever is still on the stack."""
        self.outcome = outcome
        if self.watched:
            self.tell("over", NONE, NONE, NONE, outcome.reason)

    # ---- what a game overrides --------------------------------------------------------

    def copy_position(self) -> Self:
        """Return an independent match in the same position, without the moves that led to it."""
        raise NotImplementedError

    def save(self, out: Writer) -> None:
        """Write the fields that this game adds; `load` reads them in the same order."""
        raise NotImplementedError

    def load(self, data: Reader) -> None:
        """Read the fields that `save` wrote."""
        raise NotImplementedError

    def is_out(self, seat: int) -> bool:
        """Return whether a seat is out of the game for good. It never chooses again and may see everything."""
        return False

    def counters(self) -> list[int]:
        """Return the values of `Game.counters`."""
        return []

    def seat_counters(self, seat: int) -> list[int]:
        """Return the values of `Game.seat_counters` for a seat."""
        return []

    def about(self, move: Move) -> list[tuple[str, object]]:
        """Return what to click for a move, in order: ("card", card), ("seat", seat) or ("button", word)."""
        return [("button", move.text)]

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        """Return the message key and the facts that describe a move, for clients and the command line."""
        return move.text, {}

    def show_secrets(self) -> None:
        """Reveal secrets such as roles at the end of the game; the default does nothing."""

    def order_unknown(self, back: int, cards: list[int], bit: int) -> None:
        """Shuffle the unknown cards with one back, in the order in which `imagine` deals them to their places.

        Override this in a game in which some orders are impossible, and draw from the possible ones.
        """
        self.rng.shuffle(cards)

    # ---- what a game calls -------------------------------------------------------------

    def clear_table(self) -> None:
        """Empty all piles and forget which seats know which cards, before dealing."""
        self.piles = [[] for _ in self.layout.places]
        cards = len(self.game.cards.names)
        self.known = [0] * cards
        self.handles = [NONE] * cards if self.watched else []

    def copy_table(self, new: MatchState) -> None:
        """Copy every field that all games have, except the history, into a blank match."""
        new.rng = self.rng.copy()
        new.origin = self.origin
        new.piles = [pile.copy() for pile in self.piles]
        new.known = self.known.copy()
        new.stack = [frame.copy() for frame in self.stack]
        new.asked = self.asked
        new.offer = self.offer
        new.outcome = self.outcome
        new.watched = self.watched
        if self.watched:
            new.events = self.events
            new.handles = self.handles.copy()
            new.last_handle = self.last_handle
