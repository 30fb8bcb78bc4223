"""The characters: each class says everything its character does differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import CHECK, DECK, DISCARD, hand_pile, is_red, looked_pile
from sanjuro.games.bang.draw_check import Check
from sanjuro.games.bang.draw_phase import FROM_DISCARD, FROM_HAND, DrawFirst, Look
from sanjuro.games.bang.loss import TO_EL_GRINGO, Loss
from sanjuro.games.bang.moves import HEAL_MOVE
from sanjuro.games.bang.trade import Trade

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


@mypyc_attr(native_class=True)
class Character:
    """The rules for everybody; a subclass overrides what its character does differently."""

    def __init__(self, key: str, life: int) -> None:
        self.key = key
        self.life = life
        self.seen_further = 0  # added to the distance at which others see the character
        self.sees_nearer = 0  # subtracted from the distance at which the character sees others
        self.barrels = 0  # of the character itself, besides the card
        self.turned_up = 1  # cards for a draw!, of which one is chosen
        self.misses_needed = 1  # needed against the character's BANG! cards
        self.unlimited = False  # any number of BANG!s per turn
        self.swaps = False  # BANG! as Missed! and Missed! as BANG!
        self.draws_from_discard = False  # may draw the top card of the discard pile in the draw phase
        self.refills = False  # `on_empty_hand` does something

    def draw_phase(self, m: BangMatch, seat: int) -> None:
        """Draw two cards from the deck."""
        m.draw(seat)
        m.draw(seat)

    def turn_up(self, m: BangMatch, seat: int, purpose: int) -> None:
        """Carry out a draw!; afterwards `m.turned` is the card that counts."""
        m.turned = m.flip(seat, DISCARD)

    def inherit(self, m: BangMatch, seat: int, dead: int) -> bool:
        """Take the cards of an eliminated player; return False if the character does not do that."""
        return False

    def on_life_lost(self, m: BangMatch, seat: int, lost: int, by: int) -> None:
        """Give a survivor what they get for lives lost to the card of a player (`by`), or of nobody (NONE)."""

    def on_empty_hand(self, m: BangMatch, seat: int) -> None:
        """React to an empty hand, once the card being played is done."""

    def could_survive(self, cards: int, needs: int, beers: bool) -> bool:
        """Return whether a hand with this many cards might save the last life; `beers`: whether Beers help now.

        Only the public number of cards counts: asking must not reveal which cards somebody holds.
        """
        return beers and cards >= needs

    def may_heal(self, m: BangMatch, seat: int) -> bool:
        """Return whether the character has the move `heal` now.

        It depends only on public state, because the seat is asked for it before it loses cards or its turn.
        """
        return False

    def offer_heal(self, m: BangMatch, seat: int, offer: list[Move]) -> None:
        """Add the move `heal` if the character has it."""
        if self.may_heal(m, seat):
            offer.append(HEAL_MOVE)

    def heal(self, m: BangMatch, seat: int) -> None:
        """Carry out the move `heal`."""
        raise NotImplementedError

    def why_no_heal(self, m: BangMatch, seat: int) -> Refusal:
        """Return why `heal` is not legal."""
        return Refusal("not_sid")


@mypyc_attr(native_class=True)
class BartCassidy(Character):
    """Draws a card for each life lost."""

    def on_life_lost(self, m: BangMatch, seat: int, lost: int, by: int) -> None:
        for _ in range(lost):
            m.draw(seat)


@mypyc_attr(native_class=True)
class BlackJack(Character):
    """Shows the second card of the draw phase; if it is red, he draws one more, unseen."""

    def draw_phase(self, m: BangMatch, seat: int) -> None:
        m.draw(seat)
        if m.draw(seat):
            card = m.piles[hand_pile(seat)][-1]
            m.reveal("shown", seat, card, hand_pile(seat))
            if is_red(card):
                m.draw(seat)


@mypyc_attr(native_class=True)
class CalamityJanet(Character):
    """Plays BANG! as Missed! and Missed! as BANG!."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.swaps = True


@mypyc_attr(native_class=True)
class ElGringo(Character):
    """For each life lost to another player's card, takes a random card from that player's hand."""

    def on_life_lost(self, m: BangMatch, seat: int, lost: int, by: int) -> None:
        if by == NONE:
            return
        for _ in range(lost):
            m.push(Loss(by, seat, TO_EL_GRINGO))


@mypyc_attr(native_class=True)
class JesseJones(Character):
    """May take the first card of the draw phase from another player's hand, at random."""

    def draw_phase(self, m: BangMatch, seat: int) -> None:
        for other in range(m.seats):
            if other != seat and m.lives(other) and len(m.piles[hand_pile(other)]) > 0:
                m.push(DrawFirst(seat, FROM_HAND))
                return
        m.draw(seat)
        m.draw(seat)


@mypyc_attr(native_class=True)
class Jourdonnais(Character):
    """Has a built-in Barrel; with the card, two tries."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.barrels = 1


@mypyc_attr(native_class=True)
class KitCarlson(Character):
    """Looks at three cards, keeps two and puts the third back on top of the deck."""

    def draw_phase(self, m: BangMatch, seat: int) -> None:
        for _ in range(3):
            if m.deck_ready():
                m.shift("look", seat, m.piles[DECK][-1], DECK, looked_pile(seat))
        looked = m.piles[looked_pile(seat)]
        if len(looked) == 3:
            m.push(Look(seat))
            return
        while len(looked) > 0:
            m.shift("draw", seat, looked[0], looked_pile(seat), hand_pile(seat))


@mypyc_attr(native_class=True)
class LuckyDuke(Character):
    """For every draw! turns up two cards and chooses one."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.turned_up = 2

    def turn_up(self, m: BangMatch, seat: int, purpose: int) -> None:
        for _ in range(self.turned_up):
            m.flip(seat, CHECK)
        m.turned = NONE
        if len(m.piles[CHECK]) > 0:
            m.push(Check(seat, purpose))


@mypyc_attr(native_class=True)
class PaulRegret(Character):
    """Everybody sees him one step further away."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.seen_further = 1


@mypyc_attr(native_class=True)
class PedroRamirez(Character):
    """May take the first card of the draw phase from the top of the discard pile."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.draws_from_discard = True

    def draw_phase(self, m: BangMatch, seat: int) -> None:
        if len(m.piles[DISCARD]) > 0:
            m.push(DrawFirst(seat, FROM_DISCARD))
            return
        m.draw(seat)
        m.draw(seat)


@mypyc_attr(native_class=True)
class RoseDoolan(Character):
    """Sees everybody one step nearer."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.sees_nearer = 1


@mypyc_attr(native_class=True)
class SidKetchum(Character):
    """May discard two cards for a life at any moment, but not above the maximum.

    They are asked wherever that can make a difference: in their turn, before a draw! for Dynamite or Jail, for every
    answer, before they lose cards from their hand, and as a rescue.
    """

    def could_survive(self, cards: int, needs: int, beers: bool) -> bool:
        return cards >= needs if beers else cards >= 2 * needs

    def may_heal(self, m: BangMatch, seat: int) -> bool:
        return m.life[seat] < m.full[seat] and len(m.piles[hand_pile(seat)]) >= 2

    def heal(self, m: BangMatch, seat: int) -> None:
        m.push(Trade(seat))

    def why_no_heal(self, m: BangMatch, seat: int) -> Refusal:
        return Refusal("full_life" if m.life[seat] >= m.full[seat] else "two_cards")


@mypyc_attr(native_class=True)
class SlabTheKiller(Character):
    """His BANG! cards need two Missed!."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.misses_needed = 2


@mypyc_attr(native_class=True)
class SuzyLafayette(Character):
    """Draws a card as soon as the hand is empty."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.refills = True

    def on_empty_hand(self, m: BangMatch, seat: int) -> None:
        m.draw(seat)

    def could_survive(self, cards: int, needs: int, beers: bool) -> bool:
        """Count Beers one after the other, each drawn when the one before has left the hand empty."""
        return beers and cards > 0


@mypyc_attr(native_class=True)
class VultureSam(Character):
    """Takes hand and table cards of every eliminated player."""

    def inherit(self, m: BangMatch, seat: int, dead: int) -> bool:
        table = m.table(dead)
        hand = m.hand(dead)
        while len(table) > 0:
            m.lift("inherit", seat, table[0], dead, hand_pile(seat))
        while len(hand) > 0:
            m.shift("inherit", seat, hand[0], hand_pile(dead), hand_pile(seat))
        return True


@mypyc_attr(native_class=True)
class WillyTheKid(Character):
    """Plays any number of BANG!s."""

    def __init__(self, key: str, life: int) -> None:
        super().__init__(key, life)
        self.unlimited = True


CHARACTERS: Final[list[Character]] = [
    BartCassidy("bart_cassidy", 4),
    BlackJack("black_jack", 4),
    CalamityJanet("calamity_janet", 4),
    ElGringo("el_gringo", 3),
    JesseJones("jesse_jones", 4),
    Jourdonnais("jourdonnais", 4),
    KitCarlson("kit_carlson", 4),
    LuckyDuke("lucky_duke", 4),
    PaulRegret("paul_regret", 3),
    PedroRamirez("pedro_ramirez", 4),
    RoseDoolan("rose_doolan", 4),
    SidKetchum("sid_ketchum", 4),
    SlabTheKiller("slab_the_killer", 4),
    SuzyLafayette("suzy_lafayette", 4),
    VultureSam("vulture_sam", 4),
    WillyTheKid("willy_the_kid", 4),
]
CHARACTER_NAMES: Final = [character.key for character in CHARACTERS]

# A character without an ability, never dealt: for scenarios that are about something else.
NOBODY: Final = Character("nobody", 4)
EVERYBODY: Final[list[Character]] = [*CHARACTERS, NOBODY]  # by character number

# By character number: attributes that every decision reads, faster to reach in a list.
SEEN_FURTHER: Final[list[int]] = [character.seen_further for character in EVERYBODY]
SEES_NEARER: Final[list[int]] = [character.sees_nearer for character in EVERYBODY]
BARRELS: Final[list[int]] = [character.barrels for character in EVERYBODY]
UNLIMITED: Final[list[bool]] = [character.unlimited for character in EVERYBODY]
SWAPS: Final[list[bool]] = [character.swaps for character in EVERYBODY]
