"""The types of a Shinobi view."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from sanjuro.core.view import EVERY_KEY, Card, Deck, GeneralFrame, GeneralOutcome, GeneralView, Pile

ShinobiClan: TypeAlias = Literal["go_hojo", "mori", "oda", "takeda", "uesugi"]


class ShinobiTurn(GeneralFrame):
    """A turn and the order that is next. `last`: this seat drew the last card."""

    frame: Literal["turn"]
    order: Literal["first", "second", "third", "draw"]
    last: bool


class ShinobiStory(TypedDict):
    """How many cards of its own clan each seat has in its own province."""

    at_home: list[int]


class ShinobiOutcome(GeneralOutcome):
    """The scores are the cards of each seat's clan in all provinces."""

    story: ShinobiStory


class ShinobiOpenTable(TypedDict):
    """The middle. `last_drawer` drew the last card; `totals` counts the cards of each clan in all provinces."""

    turn: int
    discard: list[Card]
    last_drawer: int | None
    totals: Annotated[dict[ShinobiClan, int], EVERY_KEY]


class ShinobiClosedTable(TypedDict):
    """The middle, as far as it depends on what the viewer knows."""

    deck: Deck


class ShinobiOpenSeat(TypedDict):
    """The armies in a province; a clan without a card there is left out."""

    province: dict[ShinobiClan, list[Card]]


class ShinobiClosedSeat(TypedDict):
    """A seat, as far as it depends on what the viewer knows: the clan is null if it is a secret."""

    clan: ShinobiClan | None
    hand: Pile


class ShinobiSeat(ShinobiOpenSeat, ShinobiClosedSeat):
    """A province and who governs it."""


class ShinobiView(GeneralView, ShinobiOpenTable, ShinobiClosedTable):
    """A match of Shinobi."""

    game: Literal["shinobi"]
    options: dict[str, object]
    pending: list[ShinobiTurn]
    outcome: ShinobiOutcome | None
    seats: list[ShinobiSeat]
