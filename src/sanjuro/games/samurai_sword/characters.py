"""The twelve characters: each class says everything its character does differently."""

from __future__ import annotations

from typing import Final

from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True)
class Character:
    """The rules for everybody; a subclass overrides what its character does differently."""

    def __init__(self, name: str, resilience: int) -> None:
        self.name = name
        self.resilience = resilience

    def harder(self) -> int:
        """Return how much harder it is to attack this character."""
        return 0

    def attacks_anybody(self) -> bool:
        """Return whether every weapon reaches everybody."""
        return False

    def more_weapons(self) -> int:
        """Return how many more weapons than one may be played per turn."""
        return 0

    def more_cards(self) -> int:
        """Return how many more cards than two are drawn in the draw phase."""
        return 0

    def draws_from_discard(self) -> bool:
        """Return whether the first card of the draw phase may be the top of the discard pile."""
        return False

    def more_wounds(self) -> int:
        """Return how many more wounds than its number a weapon of this character deals."""
        return 0

    def wounds_taken(self, wounds: int) -> int:
        """Return how many wounds remain of a weapon that hits this character."""
        return wounds

    def cards_for_wounds(self, lost: int) -> int:
        """Return the cards drawn for resilience lost to a weapon."""
        return 0

    def cards_for_hit(self) -> int:
        """Return the cards drawn when a weapon of this character has wounded somebody."""
        return 0

    def only_weapons_wound(self) -> bool:
        """Return whether Battle Cry and Jujutsu skip this character."""
        return False

    def parries_with_weapons(self) -> bool:
        """Return whether a weapon can be played as a Parry."""
        return False

    def trades_resilience(self) -> bool:
        """Return whether resilience can be spent for cards in the play phase."""
        return False


@mypyc_attr(native_class=True)
class Benkei(Character):
    """Attacks on him are one harder."""

    def harder(self) -> int:
        return 1


@mypyc_attr(native_class=True)
class Chiyome(Character):
    """Only weapons wound her."""

    def only_weapons_wound(self) -> bool:
        return True


@mypyc_attr(native_class=True)
class Ginchiyo(Character):
    """Weapons deal her one wound less, but at least one."""

    def wounds_taken(self, wounds: int) -> int:
        return wounds - 1 if wounds > 1 else 1


@mypyc_attr(native_class=True)
class Goemon(Character):
    """He may play one more weapon per turn."""

    def more_weapons(self) -> int:
        return 1


@mypyc_attr(native_class=True)
class Hanzo(Character):
    """A weapon is a Parry to him, unless it is his last card."""

    def parries_with_weapons(self) -> bool:
        return True


@mypyc_attr(native_class=True)
class Hideyoshi(Character):
    """He may draw one more card in the draw phase."""

    def more_cards(self) -> int:
        return 1


@mypyc_attr(native_class=True)
class Ieyasu(Character):
    """The first card of his draw phase may come from the top of the discard pile."""

    def draws_from_discard(self) -> bool:
        return True


@mypyc_attr(native_class=True)
class Kojiro(Character):
    """He attacks anybody with any weapon."""

    def attacks_anybody(self) -> bool:
        return True


@mypyc_attr(native_class=True)
class Musashi(Character):
    """His weapons deal one more wound."""

    def more_wounds(self) -> int:
        return 1


@mypyc_attr(native_class=True)
class Nobunaga(Character):
    """In his play phase he may spend resilience, but not the last, for a card each."""

    def trades_resilience(self) -> bool:
        return True


@mypyc_attr(native_class=True)
class Tomoe(Character):
    """She may draw a card each time her weapon wounds somebody."""

    def cards_for_hit(self) -> int:
        return 1


@mypyc_attr(native_class=True)
class Ushiwaka(Character):
    """He may draw a card for each resilience lost to a weapon, even when it defeats him."""

    def cards_for_wounds(self, lost: int) -> int:
        return lost


CHARACTERS: Final[list[Character]] = [
    Benkei("benkei", 5),
    Chiyome("chiyome", 4),
    Ginchiyo("ginchiyo", 4),
    Goemon("goemon", 5),
    Hanzo("hanzo", 4),
    Hideyoshi("hideyoshi", 4),
    Ieyasu("ieyasu", 5),
    Kojiro("kojiro", 5),
    Musashi("musashi", 5),
    Nobunaga("nobunaga", 5),
    Tomoe("tomoe", 5),
    Ushiwaka("ushiwaka", 4),
]
NAMES: Final = [character.name for character in CHARACTERS]

# A character without an ability, never dealt: for scenarios that are about something else.
NOBODY: Final = Character("nobody", 5)
EVERYBODY: Final[list[Character]] = [*CHARACTERS, NOBODY]  # by character number

# By character number: answers that every decision needs, faster to reach in a list.
HARDER: Final[list[int]] = [character.harder() for character in EVERYBODY]
MORE_WEAPONS: Final[list[int]] = [character.more_weapons() for character in EVERYBODY]
ATTACKS_ANYBODY: Final[list[bool]] = [character.attacks_anybody() for character in EVERYBODY]
TRADES_RESILIENCE: Final[list[bool]] = [character.trades_resilience() for character in EVERYBODY]
PARRIES_WITH_WEAPONS: Final[list[bool]] = [character.parries_with_weapons() for character in EVERYBODY]
DRAWS_FROM_DISCARD: Final[list[bool]] = [character.draws_from_discard() for character in EVERYBODY]
