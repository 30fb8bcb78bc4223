"""Names, texts and codes that people type and see."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

NAME_LONGEST: Final = 24
# Without letters and digits that look alike.
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
SMALL: Final = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH: Final = 6


class BadName(ValueError):
    """A name nobody could use."""


def tidy(text: str) -> str:
    """A text without control and direction marks, in one line."""
    kept = [" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text)]
    shown = [letter for letter in kept if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")]
    return " ".join("".join(shown).split())


def tidy_name(text: str) -> str:
    name = tidy(text)
    if not name or len(name) > NAME_LONGEST:
        raise BadName(f"a name has 1 to {NAME_LONGEST} letters")
    return name


def folded(name: str) -> str:
    """Names that look alike are one: no case, no compatibility forms."""
    return unicodedata.normalize("NFKC", name).casefold()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)


def new_person() -> str:
    return "".join(secrets.choice(SMALL) for _ in range(10))


def guest_name(person: str) -> str:
    return f"Guest {person[:4].upper()}"
