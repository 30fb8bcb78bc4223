"""A match of BANG!: its state besides the cards, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from sanjuro.core.cards import Layout
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.pack import Reader, Writer
from sanjuro.games.bang import words
from sanjuro.games.bang.cards import (
    BARREL,
    DECK,
    DISCARD,
    KIND_OF,
    MUSTANG,
    OTHER_TWIN,
    OUTLAW,
    PLAYING,
    REACH,
    RENEGADE,
    ROLES,
    SCOPE,
    TWIN,
    VOLCANIC,
    WEAPONS,
    hand_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.bang.characters import (
    BARRELS,
    EVERYBODY,
    SEEN_FURTHER,
    SEES_NEARER,
    UNLIMITED,
    Character,
)
from sanjuro.games.bang.life import Rescue
from sanjuro.games.bang.ring import NEXT, STEPS

if TYPE_CHECKING:
    from sanjuro.games.bang.window import BangWindow


@mypyc_attr(native_class=True)
class BangMatch(Match):
    """Lives and characters, who is still in, and the public actions of players towards each other.

    `front` has the kinds of cards in front of a seat, as bits; `living` is a set of seats, as bits. `hostile` and
    `helpful` count public actions, at actor * seats + target; players and bots judge what they mean.
    """

    def __init__(self, game: Game[Any], players: int, options: dict[str, object], layout: Layout) -> None:
        super().__init__(game, players, options, layout)
        self.character: list[int] = []
        self.full: list[int] = []
        self.refiller = NONE  # the seat whose character refills an empty hand, or NONE
        self.sheriff = NONE
        self.life: list[int] = []
        self.front: list[int] = []
        self.living = 0
        self.alive = 0
        self.fallen = False  # somebody was eliminated since the end of the game was last checked
        self.shots = 0  # BANG! cards played this turn
        self.turned = NONE  # the card that counts in the last draw!
        self.hostile: list[int] = []
        self.helpful: list[int] = []

    def window(self, seat: int | object | None) -> BangWindow:
        """Return what a seat (None: a spectator) may know, as a typed and fast object."""
        return cast("BangWindow", super().window(seat))

    def copy_position(self) -> BangMatch:
        new = BangMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        # Changes create new lists (see `recast`), so both matches can share these.
        new.character = self.character
        new.full = self.full
        new.refiller = self.refiller
        new.sheriff = self.sheriff
        new.life = self.life.copy()
        new.front = self.front.copy()
        new.living = self.living
        new.alive = self.alive
        new.fallen = self.fallen
        new.shots = self.shots
        new.turned = self.turned
        # Changes create a new list (see `attacked`).
        new.hostile = self.hostile
        new.helpful = self.helpful
        return new

    def save(self, out: Writer) -> None:
        out.puts(self.character)
        out.puts(self.full)
        out.put(self.sheriff)
        out.puts(self.life)
        out.puts(self.front)
        out.put(self.living)
        out.put(1 if self.fallen else 0)
        out.put(self.shots)
        out.put(self.turned)
        out.puts(self.hostile)
        out.puts(self.helpful)

    def load(self, data: Reader) -> None:
        self.cast(data.takes())
        self.full = data.takes()
        self.sheriff = data.take()
        self.life = data.takes()
        self.front = data.takes()
        self.living = data.take()
        self.alive = bin(self.living).count("1")
        self.fallen = data.take() == 1
        self.shots = data.take()
        self.turned = data.take()
        self.hostile = data.takes()
        self.helpful = data.takes()

    def cast(self, characters: list[int]) -> None:
        """Give each seat its character."""
        self.character = characters
        self.refiller = NONE
        for seat in range(len(characters)):
            if EVERYBODY[characters[seat]].refills:
                self.refiller = seat

    def seated(self, sheriff: int) -> None:
        """Set lives and counters to their initial values, after the characters have been dealt."""
        self.sheriff = sheriff
        self.full = [EVERYBODY[self.character[seat]].life for seat in range(self.seats)]
        self.full[sheriff] += 1
        self.life = self.full.copy()
        self.front = [0] * self.seats
        self.living = (1 << self.seats) - 1
        self.alive = self.seats
        self.hostile = [0] * (self.seats * self.seats)
        self.helpful = [0] * (self.seats * self.seats)

    def recast(self, seat: int, number: int) -> None:
        """Give a seat another character before its hand is dealt."""
        characters = self.character.copy()
        characters[seat] = number
        self.cast(characters)
        self.full = self.full.copy()
        self.full[seat] = EVERYBODY[number].life + (1 if seat == self.sheriff else 0)
        self.life[seat] = self.full[seat]

    # ---- what there is --------------------------------------------------------------------

    def who(self, seat: int) -> Character:
        """Return a seat's character."""
        return EVERYBODY[self.character[seat]]

    def lives(self, seat: int) -> bool:
        """Return whether a seat is in the game; NONE is not."""
        return seat != NONE and self.living >> seat & 1 == 1

    def hand(self, seat: int) -> list[int]:
        """Return the cards of a seat's hand."""
        return self.piles[hand_pile(seat)]

    def table(self, seat: int) -> list[int]:
        """Return the cards in front of a seat."""
        return self.piles[table_pile(seat)]

    def role(self, seat: int) -> int:
        """Return the role of a seat, by its number."""
        return ROLES[self.piles[role_pile(seat)][0] - PLAYING]

    def has(self, seat: int, kind: int) -> bool:
        """Return whether a card of this kind lies in front of a seat."""
        return self.front[seat] >> kind & 1 == 1

    def card_of(self, seat: int, kind: int) -> int:
        """Return the card of this kind in front of a seat."""
        for card in self.piles[table_pile(seat)]:
            if KIND_OF[card] == kind:
                return card
        return NONE

    def real(self, seat: int, card: int) -> int:
        """Return the card a move means: of two identical ones the one the seat holds; NONE if it holds none."""
        hand = self.piles[hand_pile(seat)]
        if card in hand:
            return card
        if card == TWIN and OTHER_TWIN in hand:
            return OTHER_TWIN
        return NONE

    def show_secrets(self) -> None:
        """Reveal the roles of the living; those of the Sheriff and of the dead are known."""
        for seat in range(self.seats):
            if self.lives(seat) and seat != self.sheriff:
                self.reveal("role", seat, self.piles[role_pile(seat)][0], role_pile(seat))

    def decided(self) -> bool:
        """Return whether the game ends as soon as the card being played is done, because of who has died."""
        if not self.lives(self.sheriff):
            return True
        against = [seat for seat in range(self.seats) if self.role(seat) in (OUTLAW, RENEGADE)]
        return not any([self.lives(seat) for seat in against])

    def top_of_discard_matters(self) -> bool:
        """Return whether anybody may still draw the top card of the discard pile."""
        drawing = [seat for seat in range(self.seats) if self.who(seat).draws_from_discard]
        return any([self.lives(seat) for seat in drawing]) and not self.decided()

    def next(self, seat: int) -> int:
        """Return the next living seat clockwise."""
        return NEXT[self.seats][self.living][seat]

    def steps(self, viewer: int, target: int) -> int:
        """Return the steps from one living seat to another, counting the living, the shorter way round."""
        return STEPS[self.seats][self.living][viewer * self.seats + target]

    def distance(self, viewer: int, target: int) -> int:
        """Return the steps past the living, plus the target's Mustang etc., minus the viewer's Scope; at least 1."""
        steps: i64 = STEPS[self.seats][self.living][viewer * self.seats + target]
        seen: i64 = steps + SEEN_FURTHER[self.character[target]] + (self.front[target] >> MUSTANG & 1)
        seen -= SEES_NEARER[self.character[viewer]] + (self.front[viewer] >> SCOPE & 1)
        return 1 if seen < 1 else seen

    def within(self, viewer: int, reach: int) -> int:
        """Return the other living seats within this distance, as bits.

        The rule of `distance` in one loop over the seats, because every listing of moves needs it;
        `tests/games/bang/test_distance.py` compares the two.
        """
        steps = STEPS[self.seats][self.living]
        character = self.character
        front = self.front
        seats: i64 = self.seats
        living: i64 = self.living
        here: i64 = viewer
        scope: i64 = front[here]
        carries: i64 = reach + SEES_NEARER[character[here]] + (scope >> SCOPE & 1)
        found: i64 = 0
        target: i64 = 0
        while target < seats:
            if living >> target & 1 and target != here:
                mustang: i64 = front[target]
                away: i64 = steps[here * seats + target]
                if away + SEEN_FURTHER[character[target]] + (mustang >> MUSTANG & 1) <= carries:
                    found |= 1 << target
            target += 1
        return found

    def reach(self, seat: int) -> int:
        """Return the range of the weapon."""
        return REACH[(self.front[seat] & WEAPONS) >> VOLCANIC]

    def may_shoot(self, seat: int) -> bool:
        """Return whether another BANG! is allowed: one per turn, any number with a Volcanic or as Willy the Kid."""
        return self.shots == 0 or self.has(seat, VOLCANIC) or UNLIMITED[self.character[seat]]

    def barrels(self, seat: int) -> int:
        """Return how many Barrels a seat may try against one shot."""
        return BARRELS[self.character[seat]] + (self.front[seat] >> BARREL & 1)

    # ---- cards ------------------------------------------------------------------------------

    def deck_ready(self) -> bool:
        """Return whether a card can be drawn; shuffle the discard pile into a new deck if the deck is empty."""
        if len(self.piles[DECK]) > 0:
            return True
        if len(self.piles[DISCARD]) == 0:
            return False
        self.reshuffle(DISCARD, DECK)
        return True

    def draw(self, seat: int) -> bool:
        """Draw a card, if any is left."""
        if not self.deck_ready():
            return False
        self.shift("draw", seat, self.piles[DECK][-1], DECK, hand_pile(seat))
        return True

    def flip(self, seat: int, to: int) -> int:
        """Turn up the top card for a draw!; return NONE if there is none."""
        if not self.deck_ready():
            return NONE
        card = self.piles[DECK][-1]
        self.shift("check", seat, card, DECK, to)
        return card

    def refill(self, seat: int) -> None:
        """Refill the hand of a seat if it is empty and the character does that."""
        if seat == self.refiller and len(self.piles[hand_pile(seat)]) == 0 and self.lives(seat):
            EVERYBODY[self.character[seat]].on_empty_hand(self, seat)

    def refill_except(self, seat: int) -> None:
        """Do the same for whoever refills, except for this seat, which is still playing its card."""
        if self.refiller != NONE and self.refiller != seat:
            self.refill(self.refiller)

    def put(self, kind: str, seat: int, card: int) -> None:
        """Discard a card from the hand."""
        self.shift(kind, seat, card, hand_pile(seat), DISCARD)

    def against(self, kind: str, seat: int, card: int, target: int, to: int) -> None:
        """Play a card from the hand against somebody."""
        self.shift(kind, seat, card, hand_pile(seat), to)
        if self.watched:
            self.events[-1].other = target

    def lay(self, seat: int, card: int) -> None:
        """Put a blue card in front of its player."""
        self.front[seat] |= 1 << KIND_OF[card]
        self.shift("lay", seat, card, hand_pile(seat), table_pile(seat))

    def lift(self, kind: str, seat: int, card: int, owner: int, to: int) -> None:
        """Move a card in front of `owner` elsewhere, as an action of `seat`."""
        self.front[owner] &= ~(1 << KIND_OF[card])
        self.shift(kind, seat, card, table_pile(owner), to)

    def drop_all(self, kind: str, seat: int, last: int) -> None:
        """Discard all cards of a seat, those in front of it first; `last` ends on top."""
        for card in self.table(seat).copy():
            if card != last:
                self.lift(kind, seat, card, seat, DISCARD)
        for card in self.hand(seat).copy():
            if card != last:
                self.put(kind, seat, card)
        if last in self.table(seat):
            self.lift(kind, seat, last, seat, DISCARD)
        elif last != NONE:
            self.put(kind, seat, last)

    # ---- lives ------------------------------------------------------------------------------

    def gain(self, seat: int) -> None:
        """Regain one life, but never above the maximum."""
        if self.life[seat] < self.full[seat]:
            self.life[seat] += 1
            # The Dynamite may have left fewer than zero lives, which the table does not show.
            self.tell("heal", seat, n=max(self.life[seat], 0))

    def hurt(self, seat: int, lost: int, by: int) -> None:
        """Take lives because of the card of a player, or of nobody (NONE); at zero the rescue begins."""
        self.life[seat] -= lost
        self.tell("hit" if by != NONE else "lose", seat, by, lost)
        if self.life[seat] > 0:
            EVERYBODY[self.character[seat]].on_life_lost(self, seat, lost, by)
        else:
            self.push(Rescue(seat, lost, by))

    def attacked(self, seat: int, target: int) -> None:
        """Count a public action against a seat."""
        # A new list, because copies of the match share the old one.
        self.hostile = self.hostile.copy()
        self.hostile[seat * self.seats + target] += 1

    def helped(self, seat: int, target: int) -> None:
        """Count a public action that helps a seat."""
        self.helpful = self.helpful.copy()
        self.helpful[seat * self.seats + target] += 1

    def is_out(self, seat: int) -> bool:
        """Return whether a seat is out for good; one that was just eliminated may still have to choose the top card."""
        return not self.lives(seat) and self.asked != seat

    # ---- words --------------------------------------------------------------------------------

    def about(self, move: Move) -> list[tuple[str, object]]:
        return words.about(self, move)

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        return words.phrase(self, move)
