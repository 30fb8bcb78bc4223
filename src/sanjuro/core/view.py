"""Types of the plain data that a match shows: cards, piles, legal moves, events, and the common part of all views.

The browser's types are generated from this module and from the `view.py` of each game. It is never compiled, because
the compiler drops the annotations of a TypedDict.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

# In `Annotated[dict[Key, Value], EVERY_KEY]`: all of the keys are present.
EVERY_KEY: Final = "every key"


class Card(TypedDict):
    """A known card: its name, and its id for as long as it can be followed."""

    card: str
    # Only in a match with events, as on the server.
    id: NotRequired[int]


class DeckCard(Card):
    """A known card in a face-down pile, and how many cards lie on top of it."""

    depth: int


class Pile(TypedDict):
    """A hand or the like: the number of cards, and those the viewer knows."""

    count: int
    cards: list[Card]


class Deck(TypedDict):
    """A face-down pile: the number of cards, and which are known at which depth."""

    count: int
    cards: list[DeckCard]


class LegalMove(TypedDict):
    """A legal move: its text, what to click for it in order, and the message key and facts that describe it.

    `then` are the key and facts of its consequence, as far as the seat may know it; it is absent where the description
    of the move says it all.
    """

    text: str
    about: list[list[object]]
    say: dict[str, object]
    then: NotRequired[dict[str, object]]


class GeneralView(TypedDict):
    """The common part of the views of all games."""

    players: int
    asked: int | None
    over: bool
    viewer: int | None
    # Only for the seat that has to choose, and with all cards face up; the server sends them with the decision.
    moves: NotRequired[list[LegalMove]]


class GeneralFrame(TypedDict):
    """The common part of all frames on the stack, besides `frame` (its name) and its own facts."""

    seat: int


class GeneralOutcome(TypedDict):
    """The winners, the reason, and the score of each seat if the game counts points."""

    winners: list[int]
    reason: str
    scores: list[int] | None


SeenSource = TypedDict("SeenSource", {"from": NotRequired[str]})


class SeenEvent(SeenSource):
    """Something that happened, as far as the receiver may know it: a card that moved, or something without a card.

    `seat` is the seat that acted, `other` the one affected, `n` a number, `what` a word of the game. `from` and `to`
    are piles (`hand.2` is that of seat 2). `id` is the new id of the card, `was` its former one.
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
