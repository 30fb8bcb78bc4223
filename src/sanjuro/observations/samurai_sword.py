"""The rows of Samurai Sword."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.frame import Frame
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.samurai_sword.attack import Attack, Hit
from sanjuro.games.samurai_sword.battle_cry import BattleCry, Jujutsu
from sanjuro.games.samurai_sword.cards import (
    ARMOR,
    ARMS,
    BUSHIDO,
    COPIES,
    DECK,
    DISCARD,
    FAST_DRAW,
    FIRST_ROLE,
    FOCUS,
    KIND_OF,
    KINDS,
    PLAYED,
    REACH,
    SEATS,
    hand_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.samurai_sword.characters import EVERYBODY, NAMES
from sanjuro.games.samurai_sword.game import SAMURAI_SWORD
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.may_draw import MayDraw
from sanjuro.games.samurai_sword.roles import ROLE_OF, ROLES, STARS
from sanjuro.games.samurai_sword.turn import PHASE_OF, Turn
from sanjuro.observations.rows import (
    BIT,
    MOST,
    NUMBER,
    Facts,
    Kept,
    ObservationLayout,
    Row,
    hot,
    number,
    put_flags,
    words,
)

EVENTS: Final = words(
    "attack bushido charm deal defeated discard done drain draw give_up honour keep leave lose_honour over parry "
    "pass_on play recover reshuffle role run_out show steal turn turn_up undrawn weapon wound"
)
WORDS: Final = [*KINDS, *NAMES, "nobody", *ROLES, "honour", "honour_tie", "swordmaster"]

KIND_COUNT: Final = 25
NO_KINDS: Final[list[int]] = [0] * KIND_COUNT
NO_CARDS: Final = bytes(KIND_COUNT)
HOT_KIND: Final = hot(KIND_COUNT)
HOT_ROLE: Final = hot(len(ROLES))
HOT_CHARACTER: Final = hot(len(EVERYBODY))
PROPERTY_NAMES: Final = [KINDS[kind] for kind in (FOCUS, ARMOR, FAST_DRAW, BUSHIDO)]
# What a property in front of a seat adds to the numbers of all, by its kind: three bits for Focus and for Armor, two
# for Fast Draw and for Bushido.
IN_FRONT: Final[list[int]] = [{FOCUS: 1, ARMOR: 8, FAST_DRAW: 64, BUSHIDO: 256}.get(kind, 0) for kind in range(25)]
FRONT: Final[list[bytes]] = [bytes([n & 7, n >> 3 & 7, n >> 6 & 3, n >> 8]) for n in range(1 << 10)]
# The role and the stars, by role card; the resilience and the full one, by character and resilience.
ROLE: Final[list[bytes]] = [HOT_ROLE[role] + NUMBER[stars] for role, stars in zip(ROLE_OF, STARS, strict=True)]
UNKNOWN_ROLE: Final = bytes(len(ROLES) + 1)
RESILIENCE: Final[list[bytes]] = [bytes([left, who.resilience]) for who in EVERYBODY for left in range(8)]
NOTHING_DONE: Final = bytes(2 * SEATS)
SEAT_SIZE: Final = len(ROLES) + 1 + len(EVERYBODY) + 4 + len(PROPERTY_NAMES) + KIND_COUNT + 2 * SEATS
NO_ACTS: Final[list[int]] = [0] * (2 * SEATS)
NO_SEAT: Final = bytes(SEAT_SIZE)


@mypyc_attr(native_class=True)
class SamuraiSwordLayout(ObservationLayout):
    """Cards by their kind; honour, resilience, known roles, and who acted against whom."""

    def __init__(self) -> None:
        super().__init__(SAMURAI_SWORD, SEATS, EVENTS, WORDS, 2048)
        assert len(KINDS) == KIND_COUNT
        self.targets_kept = Kept()
        self.weapons_kept = Kept()
        self.others_kept = Kept()
        reaches = max(REACH)
        self.add("quick", (1,), 1, "the match has the quick pace")
        self.add("turn", (SEATS,), 1, "one-hot: whose turn it is")
        self.add("phase", (1,), len(PHASE_OF) - 1, "the step of the turn")
        self.add("weapons", (1,), 90, "weapons played this turn")
        self.add("shogun", (SEATS,), 1, "one-hot: the shogun")
        self.add_frames(4, [("left", 1, 90, "cards that may still be drawn")])
        self.add("deck", (1,), 90, "cards in the deck")
        self.add("discard", (KIND_COUNT,), max(COPIES), f"cards of each kind in the discard pile ({', '.join(KINDS)})")
        self.add("discard_top", (KIND_COUNT,), 1, "one-hot: the kind of its top card")
        self.add("played", (KIND_COUNT,), 1, "one-hot: the kind of the card in the middle")
        self.add("targets", (reaches, SEATS), 1, f"whom the viewer can attack with a weapon of reach 1 to {reaches}")
        self.add_lines(
            "players",
            SEATS,
            [
                ("role", len(ROLES), 1, f"one-hot: its role, if it is known ({', '.join(ROLES)})"),
                ("stars", 1, 3, "the stars of a known ninja"),
                ("character", len(EVERYBODY), 1, f"one-hot: {', '.join([who.name for who in EVERYBODY])}"),
                ("honour", 1, 40, "honour points"),
                ("resilience", 1, 5, "resilience"),
                ("full", 1, 5, "resilience at most"),
                ("cards", 1, 90, "cards in hand"),
                ("table", len(PROPERTY_NAMES), 6, f"properties in front of it ({', '.join(PROPERTY_NAMES)})"),
                ("hand", KIND_COUNT, max(COPIES), "the known cards of its hand, by kind"),
                (
                    "hostility",
                    SEATS,
                    MOST,
                    "how much more it openly did against each seat than for it; 0 if it is less",
                ),
                ("kindness", SEATS, MOST, "how much more it openly did for each seat than against it; 0 if it is less"),
            ],
            "the seats",
        )

    def frame_by(self, frame: Frame[Any]) -> int:
        return frame.by if isinstance(frame, (Attack, Hit, BattleCry, Jujutsu)) else NONE

    def frame_facts(self, row: Row, frame: Frame[Any]) -> int:
        return min(frame.left, MOST) if isinstance(frame, MayDraw) else 0

    def fill(self, match: Match, row: Row) -> None:
        assert isinstance(match, SamuraiSwordMatch)
        parts = row.parts
        piles = match.piles
        turn = match.stack[0]
        assert isinstance(turn, Turn)
        parts.append(NUMBER[1 if match.options["pace"] == "quick" else 0])
        parts.append(self.hot_seat[row.place(turn.seat)])
        parts.append(NUMBER[turn.step])
        parts.append(number(turn.weapons))
        parts.append(self.hot_seat[row.place(match.shogun)])
        self.put_frames(match, row)
        parts.append(NUMBER[len(piles[DECK])])
        discard = piles[DISCARD]
        if len(discard) == 0:
            parts.append(NO_CARDS)
            parts.append(HOT_KIND[NONE])
        else:
            kinds = NO_KINDS.copy()
            for card in discard:
                kinds[KIND_OF[card]] += 1
            parts.append(bytes(kinds))
            parts.append(HOT_KIND[KIND_OF[discard[-1]]])
        played = piles[PLAYED]
        parts.append(HOT_KIND[KIND_OF[played[-1]] if len(played) > 0 else NONE])
        targets: i64 = match.targets(row.viewer) if row.viewer >= 0 else 0
        turned: i64 = 0
        for reach in range(4, -1, -1):
            turned = turned << SEATS | row.turned(targets >> 7 * reach & 127)
        piece = self.targets_kept.pieces.get(turned)
        parts.append(self._targets(turned) if piece is None else piece)
        for place in range(row.seats):
            self._put_seat(match, row, row.seat_at(place))
        for _ in range(row.empty):
            parts.append(NO_SEAT)

    def _targets(self, packed: int) -> bytes:
        made: list[bytes] = []
        put_flags(made, packed, 5 * SEATS)
        return self.targets_kept.keep(packed, b"".join(made))

    def _put_seat(self, match: SamuraiSwordMatch, row: Row, seat: int) -> None:
        parts = row.parts
        piles = match.piles
        role = piles[role_pile(seat)][0]
        parts.append(ROLE[role - FIRST_ROLE] if match.known[role] & row.bit else UNKNOWN_ROLE)
        character: i64 = match.character[seat]
        parts.append(HOT_CHARACTER[character])
        parts.append(number(match.honour[seat]))
        parts.append(RESILIENCE[character * 8 + match.resilience[seat]])
        parts.append(NUMBER[len(piles[hand_pile(seat)])])
        front: i64 = 0
        for card in piles[table_pile(seat)]:
            front += IN_FRONT[KIND_OF[card]]
        parts.append(FRONT[front])
        self._put_hand(match, row, seat)
        hostility = match.hostility
        base: i64 = seat * row.seats
        made: list[int] | None = None
        for place in range(row.seats):
            act = hostility[base + row.seat_at(place)]
            if act != 0:
                if made is None:
                    made = NO_ACTS.copy()
                if act > 0:
                    made[place] = min(act, MOST)
                else:
                    made[SEATS + place] = min(-act, MOST)
        parts.append(NOTHING_DONE if made is None else bytes(made))

    def _put_hand(self, match: SamuraiSwordMatch, row: Row, seat: int) -> None:
        """The known cards, four bits for each kind: weapons and other cards apart, to fit into numbers."""
        known = match.known
        bit: i64 = row.bit
        weapons: i64 = 0
        others: i64 = 0
        for card in match.piles[hand_pile(seat)]:
            if known[card] & bit:
                kind: i64 = KIND_OF[card]
                if kind < ARMS:
                    weapons += BIT[4 * kind]
                else:
                    others += BIT[4 * (kind - ARMS)]
        parts = row.parts
        if weapons == 0 and others == 0:
            parts.append(NO_CARDS)
            return
        piece = self.weapons_kept.pieces.get(weapons)
        parts.append(counts(self.weapons_kept, weapons, ARMS) if piece is None else piece)
        piece = self.others_kept.pieces.get(others)
        parts.append(counts(self.others_kept, others, KIND_COUNT - ARMS) if piece is None else piece)


def counts(kept: Kept, packed: int, size: int) -> bytes:
    """Numbers of four bits each."""
    facts = Facts(packed)
    return kept.keep(packed, bytes([facts.take(4) for _ in range(size)]))


SAMURAI_SWORD_LAYOUT: Final = SamuraiSwordLayout()
