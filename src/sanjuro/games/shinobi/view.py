"""The types of a Shinobi view."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from sanjuro.core.view import EVERY_KEY, Card, Deck, GeneralFrame, GeneralOutcome, GeneralView, Pile

ShinobiClan: TypeAlias = Literal["go_hojo", "mori", "oda", "takeda", "uesugi"]


class ShinobiTurn(GeneralFrame):
    """A turn and the next order. `last`: this seat drew the last card."""

    frame: Literal["turn"]
    order: Literal["first", "second", "third", "draw"]
    last: bool


class ShinobiStory(TypedDict):
    """How many cards of its own clan each seat has in its own province; empty if nobody won."""

    at_home: NotRequired[list[int]]


class ShinobiOutcome(GeneralOutcome):
    """The scores are the cards of each seat's clan in all provinces."""

    story: ShinobiStory


class ShinobiOpenTable(TypedDict):
    """The public state of the middle."""

    turn: int
    discard: list[Card]
    last_drawer: int | None
    totals: Annotated[dict[ShinobiClan, int], EVERY_KEY]


class ShinobiClosedTable(TypedDict):
    """The part of the middle that depends on what the viewer knows."""

    deck: Deck


class ShinobiOpenSeat(TypedDict):
    """The public state of a seat."""

    province: dict[ShinobiClan, list[Card]]


class ShinobiClosedSeat(TypedDict):
    """The part of a seat that depends on what the viewer knows."""

    clan: ShinobiClan | None
    hand: Pile


class ShinobiSeat(ShinobiOpenSeat, ShinobiClosedSeat):
    """A province and who governs it; clans without a card are left out of its armies."""


class ShinobiView(GeneralView, ShinobiOpenTable, ShinobiClosedTable):
    """A match of Shinobi. `discard` has the top card first.

    `last_drawer` drew the last card; `totals` counts each clan's cards in all provinces.
    """

    game: Literal["shinobi"]
    options: dict[str, object]
    pending: list[ShinobiTurn]
    outcome: ShinobiOutcome | None
    seats: list[ShinobiSeat]
