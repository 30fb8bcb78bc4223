"""The types of a Samurai Spirit view."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from sanjuro.core.view import EVERY_KEY, Card, Deck, GeneralFrame, GeneralOutcome, GeneralView

SpiritSymbol: TypeAlias = Literal["hat", "farm", "doll"]
SpiritSymbolOrNone: TypeAlias = Literal["hat", "farm", "doll", "none"]
SpiritBack: TypeAlias = Literal["family", "farm", "barricade", "wound"]

# ---- why something is asked -------------------------------------------------------------


class SpiritTurn(GeneralFrame):
    """A turn. `must_pass` is why the samurai can only pass, or empty; `barred` names what penalties forbid."""

    frame: Literal["turn"]
    step: Literal["begin", "spare", "action", "fought", "again", "over"]
    must_pass: Literal["must_pass", "above_kiai", ""]
    barred: list[str]


class SpiritPenalty(GeneralFrame):
    """The penalties of a raider, and whether a talent lets `seat` ignore one."""

    frame: Literal["penalty"]
    step: Literal["decide", "carry_out", "select"]
    penalties: list[str]
    can_ignore: bool


class SpiritPlace(GeneralFrame):
    """`seat` places the drawn raider. `given`: by another seat; `had`: who had it already."""

    frame: Literal["place"]
    card: str
    given: bool
    had: list[int]


class SpiritKiai(GeneralFrame):
    """The kiai of a samurai, with the side of their board, and how many choices are left."""

    frame: Literal["kiai"]
    samurai: str
    animal: bool
    step: Literal["reached", "use", "choose", "order", "last"]
    left: int


SpiritFrame: TypeAlias = SpiritTurn | SpiritPenalty | SpiritPlace | SpiritKiai

# ---- the end ----------------------------------------------------------------------------


class SpiritLink(TypedDict):
    """One link in the chain of events that led to a loss."""

    what: str
    penalty: NotRequired[str]
    seat: NotRequired[int]
    card: NotRequired[str]


class SpiritStory(TypedDict):
    """The score in detail if the village was saved, with a `+` in `points` for each level of difficulty.

    If it was lost: in which round, and the chain of events that led to it.
    """

    points: NotRequired[str]
    farms: NotRequired[int]
    families: NotRequired[int]
    unwounded: NotRequired[bool]
    round: NotRequired[int]
    chain: NotRequired[list[SpiritLink]]


class SpiritOutcome(GeneralOutcome):
    """All win or lose together."""

    story: SpiritStory


# ---- probabilities of the next raider -----------------------------------------------------


class SpiritUnseen(TypedDict):
    """The raiders whose place nobody knows, where they can be, and the kind that joined last."""

    count: int
    deck: int
    intruders: int
    box: int
    joined: str
    strength: dict[str, int]
    symbol: Annotated[dict[SpiritSymbolOrNone, int], EVERY_KEY]
    flame: int


class SpiritChances(TypedDict):
    """The probabilities that a samurai stays below, meets or exceeds the kiai value by confronting the next raider."""

    below: float
    meet: float
    exceed: float


class SpiritOdds(TypedDict):
    """The probabilities of strength, symbol and flame of the next raider, and its effect on each fighting seat."""

    unseen: SpiritUnseen
    strength: dict[str, float]
    symbol: Annotated[dict[SpiritSymbolOrNone, float], EVERY_KEY]
    flame: float
    seats: list[SpiritChances | None]


# ---- the table --------------------------------------------------------------------------


class SpiritBarricades(TypedDict):
    """The barricades that stand, and the maximum."""

    count: int
    most: int


class SpiritFarms(TypedDict):
    """The farms that stand, and how many of them have which back."""

    count: int
    backs: Annotated[dict[SpiritBack, int], EVERY_KEY]


class SpiritBox(TypedDict):
    """The cards that are out of the game."""

    count: int


class SpiritSpareTokens(TypedDict):
    """The support tokens of absent samurai: those used up, and those left."""

    called: list[str]
    left: list[str]


class SpiritOpenTable(TypedDict):
    """The public state of the middle."""

    round: int
    turn: int
    barricades: SpiritBarricades
    falls_next: Literal["barricade", "farm"]
    farms: SpiritFarms
    fallen: list[Card]
    families: list[str]
    bonuses: bool
    lost: list[Card]
    discard: list[Card]
    box: SpiritBox
    drawn: list[Card]
    spare_tokens: SpiritSpareTokens | None


class SpiritClosedTable(TypedDict):
    """The part of the middle that depends on what the viewer knows."""

    deck: Deck
    intruders: Deck
    odds: SpiritOdds | None


class SpiritSeat(TypedDict):
    """A samurai's board: everything on it is public.

    `player` leads the samurai, `kiai` is their kiai value, and `sum` the strength of their line. `uncovered` are the
    symbols their defence lacks; `support` is the seat that has their support token, `lent` names the tokens of others
    they hold and `talents` the talents they may use now: a token that came in their own turn brings none.
    """

    samurai: str
    player: int
    side: Literal["human", "animal"]
    wounds: int
    token: bool
    kiai: int
    sum: int
    line: list[Card]
    defence: list[Card]
    uncovered: list[SpiritSymbol]
    passed: bool
    support: int
    lent: list[str]
    talents: list[str]


class SpiritOptions(TypedDict):
    """The options of the match."""

    difficulty: str
    samurai: list[str] | None
    spare_tokens: bool


class SpiritView(GeneralView, SpiritOpenTable, SpiritClosedTable):
    """A match of Samurai Spirit. `discard` has the top card first.

    `spare_tokens` is null in a match without them, `odds` when the deck is empty.

    `falls_next` is what is lost when a barricade has to fall; `bonuses`: families help at the end of a round.
    """

    game: Literal["samurai_spirit"]
    options: SpiritOptions
    pending: list[SpiritFrame]
    outcome: SpiritOutcome | None
    seats: list[SpiritSeat]
