"""What one seat may know of a match, read-only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.outcome import Outcome
from sanjuro.core.view import Card, Deck, DeckCard, LegalMove, Pile

if TYPE_CHECKING:
    from sanjuro.core.match import Match

M = TypeVar("M", bound="Match")

WATCHER: Final = -1  # a spectator
EVERYTHING: Final = -2  # all cards face up: for records, scenarios and the end of the game


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Window(Generic[M]):
    """The view of a match from one seat: answers only what that seat may know. Each game adds its own methods.

    Bots decide from it. `view` turns it into plain dicts and lists, `print` into text, a notebook into a picture. A
    window belongs to its match and always shows the current state.

    Methods that several games share have the same name in each: `turn`, `deck_left`, `discarded` and `top_discard`;
    with hands `hand`, `hand_size` and `in_hand`; with characters `role`, `character` and `who`. Cards, roles,
    characters and the like are numbers; `Game.numbers` has their names. NONE (-1) stands for no card, no seat, or
    something unknown.
    """

    def __init__(self, match: M, seat: int) -> None:
        self._match = match
        self.seat = seat
        self.seats = match.seats
        self.players = match.players
        self.bit = -1 if seat == EVERYTHING else 1 << (match.seats if seat == WATCHER else seat)

    def knows(self, card: int) -> bool:
        """Return whether this seat knows where a card is."""
        return self.seat == EVERYTHING or self._match.known[card] & self.bit != 0

    def count(self, pile: int) -> int:
        """Return the number of cards in a pile; `Match.layout.places` has the names of the piles."""
        return len(self._match.piles[pile])

    def seen(self, pile: int) -> list[int]:
        """Return the cards of a pile that this seat knows, in the order of the pile.

        Their positions among unknown cards of a hidden pile are left out: they would reveal when a card was drawn.
        """
        return [card for card in self._match.piles[pile] if self.knows(card)]

    def card(self, card: int) -> Card:
        """Return a known card for a client: its name, and its handle for as long as it can be followed."""
        m = self._match
        shown: Card = {"card": m.game.cards.names[card]}
        if m.watched:
            shown["id"] = m.handles[card]
        return shown

    def open_pile(self, pile: int) -> list[Card]:
        """Return a face-up pile, in the order in which its cards were played."""
        return [self.card(card) for card in self._match.piles[pile]]

    def from_the_top(self, pile: int) -> list[Card]:
        """Return a discard pile, the top card first."""
        return [self.card(card) for card in reversed(self._match.piles[pile])]

    def closed_pile(self, pile: int) -> Pile:
        """Return a hand or the like: the number of cards, and those the seat knows."""
        return {"count": self.count(pile), "cards": [self.card(card) for card in self.seen(pile)]}

    def deck(self, pile: int) -> Deck:
        """Return a face-down pile: the number of cards, and which are known at which depth."""
        m = self._match
        known: list[DeckCard] = []
        cards = m.piles[pile]
        for depth in range(len(cards)):
            card = cards[len(cards) - 1 - depth]
            if self.knows(card):
                known.append({"depth": depth, **self.card(card)})
        return {"count": len(cards), "cards": known}

    # Methods that games with a deck, a discard pile or hands have in common.

    def turn(self) -> int:
        """Return whose turn it is."""
        return self._match.stack[0].seat

    def deck_left(self) -> int:
        """Return the number of cards left in the deck."""
        return len(self._match.piles[self._match.layout.deck])

    def discarded(self) -> int:
        """Return the number of cards in the discard pile."""
        return len(self._match.piles[self._match.layout.discard])

    def top_discard(self) -> int:
        """Return the top card of the discard pile, or NONE."""
        pile = self._match.piles[self._match.layout.discard]
        return pile[-1] if len(pile) > 0 else NONE

    def hand(self) -> list[int]:
        """Return the cards in this seat's own hand; a spectator has none."""
        layout = self._match.layout
        return [] if self.seat < 0 or layout.hand < 0 else self._match.piles[layout.hand_of(self.seat)].copy()

    def hand_size(self, seat: int) -> int:
        """Return the number of cards in a seat's hand."""
        layout = self._match.layout
        return 0 if layout.hand < 0 else len(self._match.piles[layout.hand_of(seat)])

    def asked(self) -> int:
        """Return the seat that has to choose, or NONE."""
        return self._match.asked

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._match.outcome is not None

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it is on."""
        return self._match.outcome

    def is_out(self, seat: int) -> bool:
        """Return whether a seat is out of the game for good."""
        return self._match.is_out(seat)

    def moves(self) -> list[Move]:
        """Return the legal moves if this seat has to choose, otherwise an empty list."""
        m = self._match
        return m.offer.copy() if m.asked == self.seat and m.asked != NONE else []

    def imagine(self, seed: int = 0) -> M:
        """Return a match as it might really be: what this seat knows stays, everything else is dealt again.

        The same seed gives the same match, and nothing in it depends on what this seat cannot know. A bot can try its
        moves on it or play it to the end.
        """
        return self._match.imagine(self.seat, seed)

    # ---- copies, and what Python shows of it ----------------------------------------------

    def __copy__(self) -> Window[M]:
        return self._match.game.window(self._match, self.seat)

    def __deepcopy__(self, memo: dict[int, object]) -> Window[M]:
        return self._match.game.window(self._match.copy(), self.seat)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle with an imagined match, so that the bytes reveal no more than the window."""
        m = self._match if self.seat == EVERYTHING else self.imagine()
        return window_of, (m, self.seat)

    def _whose(self) -> str:
        if self.seat == EVERYTHING:
            return "all cards open"
        return "as a spectator sees it" if self.seat == WATCHER else f"as seat {self.seat} sees it"

    def __repr__(self) -> str:
        m = self._match
        now = "over" if m.outcome is not None else f"seat {m.asked} has to choose"
        return f"<{type(self).__name__}, {self._whose()}: {len(m.history)} moves played, {now}>"

    def __str__(self) -> str:
        """Return what this seat sees, as a text table."""
        from sanjuro.display import as_text

        return as_text(self.view(), self._whose())

    def _repr_html_(self) -> str:
        """Return what this seat sees, as a picture for notebooks."""
        from sanjuro.display import as_html

        return as_html(self.view(), self._whose())

    # ---- the view -------------------------------------------------------------------------

    # The parts of a view. The public part is the same for everybody, so a server builds it once per table; the private
    # part depends on which cards the seat knows. The types of the parts are in the game's `view.py`.

    def open_table(self) -> Mapping[str, object]:
        """Return the public state of the middle of the table."""
        return {}

    def closed_table(self) -> Mapping[str, object]:
        """Return the part of the middle that depends on which cards this seat knows."""
        return {}

    def open_seat(self, seat: int) -> Mapping[str, object]:
        """Return the public state of a seat."""
        return {}

    def closed_seat(self, seat: int) -> Mapping[str, object]:
        """Return the part of `seat` that depends on which cards in its piles are known here."""
        return {}

    def knows_more(self) -> list[int]:
        """Return the seats of whose piles this seat knows more than a spectator does; NONE stands for the middle."""
        m = self._match
        layout = m.layout
        watcher = 1 << m.seats
        found: list[int] = []
        for pile in range(len(m.piles)):
            if layout.sees[pile] == layout.everyone:
                continue
            owner = layout.owner(pile)
            if len(found) > 0 and found[-1] == owner:
                continue
            for card in m.piles[pile]:
                if m.known[card] & watcher == 0 and self.knows(card):
                    found.append(owner)
                    break
        return found

    def pending(self) -> list[dict[str, object]]:
        """Return the frames on the stack: why a decision is asked for."""
        m = self._match
        return [{"frame": frame.name(), "seat": frame.seat, **frame.facts(m)} for frame in m.stack]

    def heading(self) -> dict[str, object]:
        """Return the keys that the views of all games have."""
        m = self._match
        outcome = m.outcome
        return {
            "game": m.game.key,
            "players": m.players,
            "options": dict(m.options),
            "asked": None if m.asked == NONE else m.asked,
            "pending": self.pending(),
            "over": outcome is not None,
            "outcome": None if outcome is None else outcome.plain(),
        }

    def view(self) -> dict[str, object]:
        """Return everything this seat may see, as plain dicts and lists."""
        m = self._match
        view = self.heading()
        view["viewer"] = None if self.seat < 0 else self.seat
        view.update(self.open_table())
        view.update(self.closed_table())
        view["seats"] = [{**self.open_seat(seat), **self.closed_seat(seat)} for seat in range(m.seats)]
        if m.asked != NONE and (self.seat == m.asked or self.seat == EVERYTHING):
            view["moves"] = self.offers()
        return view

    def offers(self) -> list[LegalMove]:
        """Return the legal moves for a client: text, what to click, and how to describe it."""
        m = self._match
        alike: dict[int, list[object]] = {}
        shown: list[LegalMove] = []
        for move in m.offer:
            legal: LegalMove = {"text": move.text, "about": self._about(move, alike), "say": self.say(move)}
            then = self.consequence(move)
            if then is not None:
                legal["then"] = {"key": then[0], **then[1]}
            shown.append(legal)
        return shown

    def consequence(self, move: Move) -> tuple[str, dict[str, object]] | None:
        """Return the key and facts of what a legal move would lead to, as far as the asked seat may know."""
        return None

    def say(self, move: Move) -> dict[str, object]:
        """Return the key and facts that describe a move."""
        key, facts = self._match.phrase(move)
        return {"key": key, **facts}

    def _about(self, move: Move, alike: dict[int, list[object]]) -> list[list[object]]:
        """Return what to click for a move, in order: ["card", handles…], ["seat", n], ["button", word].

        `alike` caches what was found for a card, because many moves are about the same one.
        """
        clicks: list[list[object]] = []
        for thing, which in self._match.about(move):
            if thing == "card" and isinstance(which, int):
                cards = alike.get(which)
                if cards is None:
                    cards = ["card", *self._alike(which)]
                    alike[which] = cards
                clicks.append(cards)
            else:
                clicks.append([thing, which])
        return clicks

    def _alike(self, card: int) -> list[object]:
        """Return the card and all interchangeable ones: same name, same pile, known to the seat."""
        m = self._match
        names = m.game.cards.names
        # The card usually belongs to the seat that has to choose, so its piles are searched first.
        first = m.layout.first + max(m.asked, 0) * m.layout.width
        for step in range(len(m.piles)):
            pile = m.piles[(first + step) % len(m.piles)]
            if card in pile:
                same = [c for c in pile if names[c] == names[card] and self.knows(c)]
                return [m.handles[c] if m.watched else names[c] for c in same]
        return []


def window_of(match: Match, seat: int) -> object:
    """Return the window of a seat; used by pickle."""
    return match.window(seat)
