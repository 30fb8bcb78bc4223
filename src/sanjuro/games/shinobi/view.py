"""The types of a Shinobi view."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from sanjuro.core.view import EVERY_KEY, Card, Deck, GeneralFrame, GeneralOutcome, GeneralView, Pile

ShinobiClan: TypeAlias = Literal["go_hojo", "mori", "oda", "takeda", "uesugi"]


class ShinobiTurn(GeneralFrame):
    """A turn and the order that is next. `last`: this seat drew the last card."""

    frame: Literal["turn"]
    order: Literal["first", "second", "third", "draw"]
    last: bool


class ShinobiStory(TypedDict):
    """How many cards of its own clan each seat has in its own province; nothing if nobody won."""

    at_home: NotRequired[list[int]]


class ShinobiOutcome(GeneralOutcome):
    """The scores are the cards of each seat's clan in all provinces."""

    story: ShinobiStory


class ShinobiOpenTable(TypedDict):
    """The middle, as far as it is the same to everybody."""

    turn: int
    discard: list[Card]
    last_drawer: int | None
    totals: Annotated[dict[ShinobiClan, int], EVERY_KEY]


class ShinobiClosedTable(TypedDict):
    """The middle, as far as it depends on what the viewer knows."""

    deck: Deck


class ShinobiOpenSeat(TypedDict):
    """A seat, as far as it is the same to everybody."""

    province: dict[ShinobiClan, list[Card]]


class ShinobiClosedSeat(TypedDict):
    """A seat, as far as it depends on what the viewer knows."""

    clan: ShinobiClan | None
    hand: Pile


class ShinobiSeat(ShinobiOpenSeat, ShinobiClosedSeat):
    """A province: its armies, where a clan without a card is left out, and who governs it."""


class ShinobiView(GeneralView, ShinobiOpenTable, ShinobiClosedTable):
    """A match of Shinobi. `discard` has the top card first.

    `last_drawer` drew the last card; `totals` counts each clan's cards in all provinces.
    """

    game: Literal["shinobi"]
    options: dict[str, object]
    pending: list[ShinobiTurn]
    outcome: ShinobiOutcome | None
    seats: list[ShinobiSeat]
