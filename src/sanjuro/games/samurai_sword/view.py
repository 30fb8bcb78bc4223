"""The types of a Samurai Sword view."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sanjuro.core.view import Card, Deck, GeneralFrame, GeneralOutcome, GeneralView, Pile

SwordRole: TypeAlias = Literal["shogun", "samurai", "ninja", "ronin"]
SwordTeam: TypeAlias = Literal["ronin", "shogun", "ninja"]
SwordPhase: TypeAlias = Literal["recover", "bushido", "draw", "play", "discard"]

# ---- why something is asked -------------------------------------------------------------


class SwordTurn(GeneralFrame):
    """A turn, and how many weapons can still be played in it."""

    frame: Literal["turn"]
    phase: SwordPhase
    weapons_left: int


class SwordAttack(GeneralFrame):
    """`seat` is attacked: what the weapon would do, and whether that defeats it."""

    frame: Literal["attack"]
    by: int
    weapon: str
    wounds: int
    defeats: bool


class SwordCry(GeneralFrame):
    """`seat` has to answer a card played against all: what it would do, and whether that defeats it."""

    frame: Literal["battle_cry", "jujutsu"]
    by: int
    wounds: int
    defeats: bool


class SwordBushido(GeneralFrame):
    """Bushido demands a weapon or an honour point of `seat`.

    `free`: it costs this seat none; `last`: it has only one.
    """

    frame: Literal["bushido"]
    free: bool
    last: bool


class SwordHit(GeneralFrame):
    """A weapon has hit `seat`, and not all effects are resolved yet."""

    frame: Literal["hit"]
    by: int
    weapon: str


class SwordMayDraw(GeneralFrame):
    """`seat` may draw the last card of the deck, and `left` cards in all, or leave them.

    `costs`: the deck is then renewed, which costs everybody an honour; `ends`: that ends the game.
    """

    frame: Literal["may_draw"]
    left: int
    costs: bool
    ends: bool


SwordFrame: TypeAlias = SwordTurn | SwordAttack | SwordHit | SwordCry | SwordBushido | SwordMayDraw

# ---- the end ----------------------------------------------------------------------------


class SwordStory(TypedDict):
    """The winning team, then the points of the teams and the one that struck its own, or the swordmaster's seat.

    Empty if nobody won.
    """

    team: NotRequired[SwordTeam]
    points: NotRequired[dict[SwordTeam, int]]
    deadly_strike: NotRequired[SwordTeam | None]
    swordmaster: NotRequired[int]


class SwordOutcome(GeneralOutcome):
    """There are scores only if honour was counted."""

    story: SwordStory


class SwordSeatScore(TypedDict):
    """What a seat adds to its team: honour times its factor, and the Daimyo that count.

    No points: nothing is counted.
    """

    seat: int
    honour: int
    factor: int
    daimyos: int
    points: int | None


class SwordTeamScore(TypedDict):
    """A team at the end. `deadly_strike` is the deduction for a blow against one of its own."""

    team: SwordTeam
    won: bool
    seats: list[SwordSeatScore]
    deadly_strike: int
    points: int | None


# ---- the table --------------------------------------------------------------------------


class SwordOpenTable(TypedDict):
    """The public state of the middle."""

    turn: int
    phase: SwordPhase
    weapons_played: int
    weapons_left: int
    shogun: int
    bushido: int | None
    discard: list[Card]
    played: list[Card]
    roles: dict[SwordRole, int]
    factors: dict[SwordRole, int]
    factor_of_more_stars: int | None
    wounds_because: list[str]
    score: list[SwordTeamScore] | None


class SwordClosedTable(TypedDict):
    """The part of the middle that depends on what the viewer knows."""

    deck: Deck


class SwordOpenSeat(TypedDict):
    """The public state of a seat."""

    character: str
    honour: int
    resilience: int
    full_resilience: int
    harmless: Literal["no_resilience", "no_cards"] | None
    table: list[Card]
    armor: int
    excess: int
    weapons_a_turn: int
    cards_a_turn: int
    more_wounds: int
    attacked_at: list[int]
    steps: list[int]
    harder: dict[str, int]
    attacks_anybody: bool
    weapons_reaching: list[int]
    hostility: list[int]


class SwordClosedSeat(TypedDict):
    """The part of a seat that depends on what the viewer knows."""

    role: SwordRole | None
    stars: int | None
    hand: Pile


class SwordSeat(SwordOpenSeat, SwordClosedSeat):
    """A seat and its character; `stars` are those of a ninja.

    `attacked_at` is how hard it is for each seat to attack this one: the `steps` from there, and what makes this one
    `harder` to attack, by its name; but 1 for a seat that `attacks_anybody`. `weapons_reaching` is how many weapons of
    the game reach it from there, `hostility` what this one publicly did to each. `excess` is the number of cards above
    the hand limit at the end of a turn.
    """


class SwordOptions(TypedDict):
    """The options of the match."""

    pace: Literal["normal", "quick"]


class SwordView(GeneralView, SwordOpenTable, SwordClosedTable):
    """A match of Samurai Sword. `discard` has the top card first.

    `bushido` is the seat it lies in front of; `roles` counts the roles in the match.

    `factors` is the factor of an honour point by role, `factor_of_more_stars` that of the ninja with more stars, where
    it differs. `wounds_because` names what makes the current attack wound more or less than the weapon says. `score`
    has the teams when the game is over, the winners first.
    """

    game: Literal["samurai_sword"]
    options: SwordOptions
    pending: list[SwordFrame]
    outcome: SwordOutcome | None
    seats: list[SwordSeat]
