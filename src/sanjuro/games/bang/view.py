"""The types of a BANG! view."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from sanjuro.core.view import Card, Deck, GeneralFrame, GeneralOutcome, GeneralView, Pile

BangRole: TypeAlias = Literal["sheriff", "renegade", "outlaw", "deputy"]

# ---- why something is asked -------------------------------------------------------------


class BangTurn(GeneralFrame):
    """A turn, and how many BANG!s have been played in it."""

    frame: Literal["turn"]
    phase: Literal["start", "draw", "play", "discard"]
    shots: int


class BangShot(GeneralFrame):
    """`seat` is shot at with a card: how many Missed! it still needs, and how many Barrels it may still use."""

    frame: Literal["shot"]
    by: int
    card: str
    needs: int
    barrels: int


class BangGatling(GeneralFrame):
    """A Gatling of `seat` goes round."""

    frame: Literal["gatling"]


class BangIndians(GeneralFrame):
    """`seat` is attacked by Indians."""

    frame: Literal["indians"]
    by: int


class BangDuel(GeneralFrame):
    """`seat` has to discard a BANG! against `other`; `by` is the challenger."""

    frame: Literal["duel"]
    by: int
    other: int


class BangRescue(GeneralFrame):
    """`seat` has no life left: how many it lost at once, and how many Beers would save it."""

    frame: Literal["rescue"]
    by: int | None
    lost: int
    needs: int


class BangTrade(GeneralFrame):
    """Sid Ketchum discards cards for a life: how many are left to discard."""

    frame: Literal["trade"]
    left: int


class BangLoss(GeneralFrame):
    """`seat` may trade before it loses a card to `by`, or before a penalty that comes from nobody."""

    frame: Literal["loss"]
    by: int | None
    way: Literal["panic", "cat_balou", "jesse_jones", "el_gringo", "penalty"]


class BangKeep(GeneralFrame):
    """`seat` survived the previous game and keeps its character, or takes a new one."""

    frame: Literal["keep"]


class BangOut(GeneralFrame):
    """`seat` is eliminated; `by` is null if nobody did it."""

    frame: Literal["out"]
    by: int | None


BangSource = TypedDict("BangSource", {"from": Literal["hand", "discard"]})


class BangDrawFirst(GeneralFrame, BangSource):
    """Where the first card may come from instead of the deck: another hand, or the discard pile."""

    frame: Literal["draw_first"]


class BangLook(GeneralFrame):
    """Kit Carlson has looked at cards and puts one back."""

    frame: Literal["look"]


class BangStore(GeneralFrame):
    """`seat` takes a card out of the General Store."""

    frame: Literal["store"]


BangPurpose = TypedDict("BangPurpose", {"for": Literal["barrel", "jail", "dynamite"]})


class BangCheck(GeneralFrame, BangPurpose):
    """Lucky Duke chooses the card that counts."""

    frame: Literal["check"]


BangFrame: TypeAlias = (
    BangTurn
    | BangShot
    | BangGatling
    | BangIndians
    | BangDuel
    | BangRescue
    | BangTrade
    | BangLoss
    | BangKeep
    | BangOut
    | BangDrawFirst
    | BangLook
    | BangStore
    | BangCheck
)

# ---- the table --------------------------------------------------------------------------


class BangOutcome(GeneralOutcome):
    """BANG! counts no points."""

    story: dict[str, object]


class BangOpenTable(TypedDict):
    """The public state of the middle."""

    turn: int
    sheriff: int
    living: list[int]
    roles_in_play: list[BangRole]
    discard: list[Card]
    box: int
    store: list[Card]
    check: list[Card]


class BangClosedTable(TypedDict):
    """The part of the middle that depends on what the viewer knows."""

    deck: Deck


class BangOpenSeat(TypedDict):
    """The public state of a seat."""

    character: str
    life: int
    full: int
    out: bool
    table: list[Card]
    excess: int
    range: int
    distances: list[int]
    steps: list[int]
    further: dict[str, int]
    nearer: dict[str, int]
    reaches: list[int]
    hostile: list[int]
    helpful: list[int]


class BangClosedSeat(TypedDict):
    """The part of a seat that depends on what the viewer knows."""

    role: BangRole | None
    hand: Pile
    looked: Pile


class BangSeat(BangOpenSeat, BangClosedSeat):
    """A seat and its character.

    `excess` is the number of cards above the hand limit at the end of a turn. `range` is how far its weapon shoots,
    `reaches` whom it hits, and `distances` how far it sees each seat: 0 for itself and for eliminated players. A
    distance is the `steps` to the other, plus what makes that one seem `further` to everybody, minus what makes
    everybody seem `nearer` to this one, each by its name, but never less than 1. `hostile` and `helpful` count its
    public actions towards each seat. `looked` is what Kit Carlson chooses from.
    """


class BangOptions(TypedDict):
    """The options of the match."""

    simple: bool
    keep_characters: bool
    rotate_sheriff: bool
    sheriff: str
    characters: list[str] | None
    keep: list[str] | None


class BangView(GeneralView, BangOpenTable, BangClosedTable):
    """A match of BANG!. `discard` has the top card first; `box` counts the cards that are not in the game."""

    game: Literal["bang"]
    options: BangOptions
    pending: list[BangFrame]
    outcome: BangOutcome | None
    seats: list[BangSeat]
