"""The types of the plain data a match shows: cards, piles, legal moves, events, and what every view has.

The browser's types are generated from this module and from the `view.py` of each game, so it is
never compiled: the compiler does not keep the annotations of a TypedDict.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

# In `Annotated[dict[Key, Value], EVERY_KEY]`: each of the keys is there, not only some.
EVERY_KEY: Final = "every key"


class Card(TypedDict):
    """A card that is known: its name, and its id for as long as it can be followed."""

    card: str
    # Only in a match with events; the server's matches have them.
    id: NotRequired[int]


class DeckCard(Card):
    """A known card in a face-down pile, and how many cards lie on it."""

    depth: int


class Pile(TypedDict):
    """A hand or the like: how many cards, and those of them the viewer knows."""

    count: int
    cards: list[Card]


class Deck(TypedDict):
    """A face-down pile: how many cards, and what is known at which depth."""

    count: int
    cards: list[DeckCard]


class LegalMove(TypedDict):
    """A legal move: its text, what a person clicks for it in order, and the key and facts of its words.

    `then` are the key and facts of what it would lead to, as far as the seat may know; it is left out where the words
    of the move say it all.
    """

    text: str
    about: list[list[object]]
    say: dict[str, object]
    then: NotRequired[dict[str, object]]


class GeneralView(TypedDict):
    """What the views of all games have, beside what each game defines itself."""

    players: int
    asked: int | None
    over: bool
    viewer: int | None
    # For the eyes of the seat that is asked, and with all cards open; the server sends them with the decision.
    moves: NotRequired[list[LegalMove]]


class GeneralFrame(TypedDict):
    """What every unfinished thing on the stack has, beside its name in `frame` and its own facts."""

    seat: int


class GeneralOutcome(TypedDict):
    """Who won, why, and the points of each seat where the game counts them."""

    winners: list[int]
    reason: str
    scores: list[int] | None


SeenSource = TypedDict("SeenSource", {"from": NotRequired[str]})


class SeenEvent(SeenSource):
    """Something that happened, as far as the receiver may know it: a card that moved, or something without a card.

    `seat` is whose doing it is, `other` whom it is about, `n` how many, `what` a word of the game. `from` and
    `to` are piles (`hand.2` is that of seat 2). `id` is the card's new id, `was` the one it had before.
    """

    kind: str
    seat: NotRequired[int]
    other: NotRequired[int]
    n: NotRequired[int]
    what: NotRequired[str]
    to: NotRequired[str]
    card: NotRequired[str]
    id: NotRequired[int]
    was: NotRequired[int]


PhraseSource = TypedDict("PhraseSource", {"from": NotRequired[str]})


class Phrase(PhraseSource):
    """A part of a line of the log: a message of the game and its facts, which are put into words by the client.

    `say` is the id of the message without the key of the game: `event-KIND` begins a line, `after-KIND-KIND` is added
    to the last one. `at` is the number of the first event it is about. The `seat`, `other`, `n`, `what`, `card`, `from`
    and `to` of that event are facts, and so are these, which take precedence: `times`, how often it happened in a row;
    `from` and `to`, the names of piles that are a seat's; `giver` and `owner`, these seats; `home`, `yes` if the owner
    is the event's seat; `suit`, that of the card; `again`, `yes` if the seat is that of the event that began the line.
    If there are `counts`, nothing is added: the last line is told anew, and each of its parts has happened so many
    times. A client that does not have the line that a phrase continues says `event-KIND`.
    """

    say: str
    at: int
    times: NotRequired[int]
    to: NotRequired[str]
    giver: NotRequired[int]
    owner: NotRequired[int]
    home: NotRequired[str]
    suit: NotRequired[str]
    again: NotRequired[str]
    counts: NotRequired[list[int]]
