"""A match of Samurai Sword: its state besides the cards, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from sanjuro.core.cards import Layout
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.pack import Reader, Writer
from sanjuro.core.ring import steps_between
from sanjuro.games.samurai_sword import score, words
from sanjuro.games.samurai_sword.cards import (
    ARMOR,
    ARMS,
    BIT_OF,
    BOX,
    BUSHIDO,
    DAIMYO,
    DECK,
    DISCARD,
    FAST_DRAW,
    FIRST,
    FIRST_ROLE,
    FOCUS,
    KIND_OF,
    PLAYED,
    ROLE_BACK,
    WIDTH,
    WOUNDS,
    hand_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.samurai_sword.characters import ATTACKS_ANYBODY, EVERYBODY, HARDER, MORE_WEAPONS, Character
from sanjuro.games.samurai_sword.roles import NINJA, ROLE_OF, SHOGUN, TEAM_OF

if TYPE_CHECKING:
    from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

# By difficulty from 1 to 5: one bit in each group of seven bits whose reach is enough (see `targets`). A list, because
# mypyc turns a shifted constant into a C int of 32 bits.
ENOUGH: Final[list[int]] = [0, *[sum(1 << 7 * reach for reach in range(hard - 1, 5)) for hard in range(1, 6)]]
ATTACKED: Final = 2  # what an attack with a weapon adds to `hostility`
SLIGHTED: Final = 1  # what a Diversion, a Geisha or a Bushido adds


@mypyc_attr(native_class=True)
class SamuraiSwordMatch(Match):
    """Characters, resilience and honour are public.

    `hostility[by * seats + seat]` counts what one seat has publicly done to another: everybody at a table remembers it
    and judges the hidden teams by it.
    """

    def __init__(self, game: Game[Any], players: int, options: dict[str, object], layout: Layout) -> None:
        super().__init__(game, players, options, layout)
        self.shogun = 0
        self.character: list[int] = []
        self.resilience: list[int] = []
        self.honour: list[int] = []
        self.hostility: list[int] = []

    def window(self, seat: int | object | None) -> SamuraiSwordWindow:
        """Return what a seat (None: a spectator) may know, as a typed and fast object."""
        return cast("SamuraiSwordWindow", super().window(seat))

    def copy_position(self) -> SamuraiSwordMatch:
        new = SamuraiSwordMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        new.shogun = self.shogun
        new.character = self.character  # never changes
        new.resilience = self.resilience.copy()
        new.honour = self.honour.copy()
        new.hostility = self.hostility.copy()
        return new

    def save(self, out: Writer) -> None:
        out.put(self.shogun)
        out.puts(self.character)
        out.puts(self.resilience)
        out.puts(self.honour)
        out.puts(self.hostility)

    def load(self, data: Reader) -> None:
        self.shogun = data.take()
        self.character = data.takes()
        self.resilience = data.takes()
        self.honour = data.takes()
        self.hostility = data.takes()

    # ---- what there is ------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """Return the cards of a seat's hand."""
        return self.piles[hand_pile(seat)]

    def who(self, seat: int) -> Character:
        """Return a seat's character."""
        return EVERYBODY[self.character[seat]]

    def role(self, seat: int) -> int:
        """Return the role of a seat, by its number."""
        return ROLE_OF[self.piles[role_pile(seat)][0] - FIRST_ROLE]

    def team(self, seat: int) -> int:
        """Return the team of a seat, by its number."""
        return TEAM_OF[self.role(seat)]

    def in_hand(self, seat: int, kind: int) -> int:
        """Return a card of this kind in the hand, or NONE."""
        for card in self.piles[hand_pile(seat)]:
            if KIND_OF[card] == kind:
                return card
        return NONE

    def kinds_in_hand(self, seat: int) -> i64:
        """Return the kinds of cards in the hand, as bits."""
        kinds: i64 = 0
        for card in self.piles[hand_pile(seat)]:
            kinds |= BIT_OF[card]
        return kinds

    def on_table(self, seat: int, kind: int) -> int:
        """Return the number of cards of this kind in front of a seat."""
        count = 0
        for card in self.piles[table_pile(seat)]:
            if KIND_OF[card] == kind:
                count += 1
        return count

    def table_card(self, seat: int, kind: int) -> int:
        """Return a card of this kind in front of a seat, or NONE."""
        for card in self.piles[table_pile(seat)]:
            if KIND_OF[card] == kind:
                return card
        return NONE

    def bushido_owner(self) -> int:
        """Return the seat with the Bushido in front of it, or NONE."""
        for seat in range(self.seats):
            if self.table_card(seat, BUSHIDO) != NONE:
                return seat
        return NONE

    def harmless(self, seat: int) -> bool:
        """Return whether a seat has no resilience or no card in hand."""
        return self.resilience[seat] == 0 or len(self.piles[hand_pile(seat)]) == 0

    def touched_by_cries(self, seat: int) -> bool:
        """Return whether Battle Cry and Jujutsu reach a seat."""
        return not self.harmless(seat) and not self.who(seat).only_weapons_wound()

    def difficulty(self, by: int, seat: int) -> int:
        """Return how hard it is to attack a seat: steps past seats that are not harmless, Armor, Benkei.

        0 for oneself.
        """
        if by == seat:
            return 0
        if self.who(by).attacks_anybody():
            return 1
        return self.steps(by, seat) + self.on_table(seat, ARMOR) + self.who(seat).harder()

    def steps(self, by: int, seat: int) -> int:
        """Return the steps from one seat to another past those that are not harmless; 0 for oneself."""
        if by == seat:
            return 0
        return steps_between([not self.harmless(other) for other in range(self.seats)], by, seat)

    def targets(self, by: int) -> i64:
        """Return whom a seat can attack, for all weapons at once: seven bits of seats for each reach from 1 to 5.

        The rules of `difficulty` and `harmless` in one walk around the table, because every listing of moves needs it:
        the i-th of n seats that count is i steps away clockwise and n + 1 - i the other way.
        `tests/games/samurai_sword/test_play.py` compares the two.
        """
        piles = self.piles
        resilience = self.resilience
        seats: i64 = self.seats
        me: i64 = by
        count: i64 = 0
        seat: i64 = 0
        while seat < seats:
            if seat != me and resilience[seat] != 0 and len(piles[FIRST + seat * WIDTH]) != 0:
                count += 1
            seat += 1
        anybody = ATTACKS_ANYBODY[self.character[by]]
        found: i64 = 0
        place: i64 = 0
        seat = me
        while place < count:
            seat += 1
            if seat == seats:
                seat = 0
            if resilience[seat] == 0 or len(piles[FIRST + seat * WIDTH]) == 0:
                continue
            place += 1
            hard: i64 = 1
            if not anybody:
                back: i64 = count + 1 - place
                hard = place if place < back else back
                hard += HARDER[self.character[seat]]
                for card in piles[FIRST + seat * WIDTH + 1]:
                    if KIND_OF[card] == ARMOR:
                        hard += 1
            if hard <= 5:
                enough: i64 = ENOUGH[hard]
                found |= enough << seat
        return found

    def weapons_allowed(self, seat: int) -> int:
        """Return the weapons per turn: one, one per Focus, Goemon's, and the shogun's with three players."""
        allowed = 1 + MORE_WEAPONS[self.character[seat]] + self.on_table(seat, FOCUS)
        return allowed + 1 if self.alone_against_two(seat) else allowed

    def cards_a_turn(self, seat: int) -> int:
        """Return the cards of the draw phase: two, Hideyoshi's, and the shogun's with three players."""
        cards = 2 + self.who(seat).more_cards()
        return cards + 1 if self.alone_against_two(seat) else cards

    def alone_against_two(self, seat: int) -> bool:
        """Return whether a seat is the shogun of a three-player game, who has special rules."""
        return self.players == 3 and seat == self.shogun

    def wounds(self, weapon: int, by: int, seat: int) -> int:
        """Return the wounds of a weapon: its number, Fast Draws and Musashi, and then Ginchiyo."""
        given = WOUNDS[weapon] + self.who(by).more_wounds() + self.on_table(by, FAST_DRAW)
        return self.who(seat).wounds_taken(given)

    def wounds_coming(self) -> int:
        """Return what the card in the middle would do to the seat that has to answer."""
        played = KIND_OF[self.piles[PLAYED][-1]]
        return self.wounds(played, self.stack[0].seat, self.asked) if played < ARMS else 1

    def can_draw(self) -> bool:
        """Return whether there is any card to draw."""
        return len(self.piles[DECK]) > 0 or len(self.piles[DISCARD]) > 0

    # ---- cards --------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """Draw the top card of the deck. This can end the game: see `run_out`."""
        if not self.has_top_card():
            return
        deck = self.piles[DECK]
        self.shift("draw", seat, deck[len(deck) - 1], DECK, hand_pile(seat))
        self.renew_empty_deck()

    def draw_cards(self, seat: int, count: int) -> None:
        """Draw this many cards, or until the game is over."""
        for _ in range(count):
            if self.outcome is not None:
                return
            self.draw(seat)

    def has_top_card(self) -> bool:
        """Return whether a card can come from the deck now; retry renewing a deck that could not be renewed earlier."""
        if len(self.piles[DECK]) == 0:
            self.renew_empty_deck()
        return self.outcome is None and len(self.piles[DECK]) > 0

    def renew_empty_deck(self) -> None:
        """Shuffle the discard pile into a new deck as soon as the deck is empty, at the cost of honour."""
        if len(self.piles[DECK]) == 0 and len(self.piles[DISCARD]) > 0:
            self.run_out()

    def run_out(self) -> None:
        """Return one honour of every player to the box."""
        self.reshuffle(DISCARD, DECK)
        self.tell("run_out")
        gone = False
        for seat in range(self.seats):
            self.honour[seat] -= 1
            gone = gone or self.honour[seat] == 0
        if gone:
            score.count_honour(self, NONE)

    def play_card(self, seat: int, kind: int) -> None:
        """Play a weapon or an action: it lies in the middle until it has taken effect."""
        event = "weapon" if kind < ARMS else "play"
        self.shift(event, seat, self.in_hand(seat, kind), hand_pile(seat), PLAYED)

    def discard_played(self, seat: int) -> None:
        """Discard the card in the middle, which has taken effect."""
        played = self.piles[PLAYED]
        self.shift("done", seat, played[len(played) - 1], PLAYED, DISCARD)

    def discard(self, kind: str, seat: int, which: int) -> None:
        """Discard a card of this kind from a hand."""
        self.shift(kind, seat, self.in_hand(seat, which), hand_pile(seat), DISCARD)

    def hold_against(self, by: int, seat: int, much: int) -> None:
        """Remember what one seat publicly did to another."""
        if by != seat:
            self.hostility[by * self.seats + seat] += much

    # ---- wounds and honour --------------------------------------------------------------

    def recover(self, seat: int) -> None:
        """Restore all resilience of a seat."""
        full = self.who(seat).resilience
        if self.resilience[seat] < full:
            self.tell("recover", seat, NONE, full - self.resilience[seat])
            self.resilience[seat] = full

    def wound(self, seat: int, wounds: int, by: int) -> int:
        """Take resilience, as much as there is, and return how much. With one player left standing the game ends."""
        lost = wounds if wounds < self.resilience[seat] else self.resilience[seat]
        self.resilience[seat] -= lost
        self.tell("wound", by, seat, lost)
        if self.resilience[seat] > 0:
            return lost
        self.tell("defeated", by, seat)
        if self.players > 3:
            standing = 0
            for resilience in self.resilience:
                if resilience > 0:
                    standing += 1
            if standing == 1:
                score.last_one_standing(self, by, seat)
        return lost

    def give_honour(self, seat: int, to: int) -> None:
        """Give one honour of the defeated player to whoever defeated them; the last one ends the game."""
        self.move_honour(seat, to)
        if self.honour[seat] == 0:
            score.count_honour(self, self.team(seat) if self.team(seat) == self.team(to) else NONE)

    def move_honour(self, seat: int, to: int) -> None:
        """Move one honour to another seat."""
        self.honour[seat] -= 1
        self.honour[to] += 1
        self.tell("honour", seat, to)

    def lose_honour(self, seat: int) -> None:
        """Move one honour to the box."""
        self.honour[seat] -= 1
        self.tell("lose_honour", seat)
        if self.honour[seat] == 0:
            score.count_honour(self, NONE)

    # ---- words --------------------------------------------------------------------------

    def order_unknown(self, back: int, cards: list[int], bit: int) -> None:
        """Order the unknown roles.

        Everybody knows how many of each role play, so only ninja are in the box, dealt first.
        """
        boxed = 0
        if back == ROLE_BACK:
            for card in self.piles[BOX]:
                if self.known[card] & bit == 0:
                    boxed += 1
        if boxed == 0:
            self.rng.shuffle(cards)
            return
        # Drawn before the others are shuffled: taking the first ninja of a shuffled list would bias the order of the
        # rest.
        ninja = [card for card in cards if ROLE_OF[card - FIRST_ROLE] == NINJA]
        self.rng.shuffle(ninja)
        del ninja[boxed:]
        others = [card for card in cards if card not in ninja]
        self.rng.shuffle(others)
        cards[:] = ninja + others

    def about(self, move: Move) -> list[tuple[str, object]]:
        return words.about(self, move)

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        return words.phrase(self, move)

    def show_role(self, seat: int) -> None:
        """Reveal a role."""
        pile = role_pile(seat)
        self.reveal("role", seat, self.piles[pile][0], pile)

    def show_secrets(self) -> None:
        """Reveal the roles (the shogun's is already known), and the Daimyo that may count."""
        for seat in range(self.seats):
            if seat != self.shogun:
                self.show_role(seat)
        for seat in range(self.seats):
            for card in self.hand(seat):
                if KIND_OF[card] == DAIMYO:
                    self.reveal("show", seat, card, hand_pile(seat))

    def find_shogun(self) -> None:
        """Store the shogun's seat once the roles are dealt."""
        for seat in range(self.seats):
            if self.role(seat) == SHOGUN:
                self.shogun = seat
