"""Text from clients: names, chat, codes. Its length is checked before anything else."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

NAME_LONGEST: Final = 24
# The longest folded form of a registered name, as the database stores it.
FOLDED_LONGEST: Final = 80
# Characters of a name's reading that are compared: one letter can be read as several, such as m as rn.
READING_LONGEST: Final = 120
# How much longer a text may be before cleaning, which removes white space and marks.
RAW_TIMES: Final = 4
# Combining marks in a row; more would be drawn over neighbouring lines.
MARKS_MOST: Final = 4
# Excludes letters and digits that look alike.
CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
PERSON_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH: Final = 6
PERSON_LENGTH: Final = 10

# Categories that show nothing or change the direction of what follows.
HIDDEN_CATEGORIES: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
# Letters and marks that show nothing although their category says otherwise: fillers, joiners, variation selectors
# and the empty Braille pattern. With them two names could look the same.
HIDDEN_RANGES: Final = [
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xE0100, 0xE01EF),
]
HIDDEN: Final = frozenset(chr(code) for first, last in HIDDEN_RANGES for code in range(first, last + 1))


class BadText(ValueError):
    """A text that is too long, or a name without visible characters."""


def _hidden(letter: str) -> bool:
    return letter in HIDDEN or (not letter.isspace() and unicodedata.category(letter) in HIDDEN_CATEGORIES)


def clean(text: str, longest: int) -> str:
    """The text in one line, without invisible characters; BadText if it is too long."""
    if len(text) > RAW_TIMES * longest:
        raise BadText(f"a text may have at most {longest} characters")
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        if letter.isspace():
            shown.append(" ")
            marks = 0
        elif not _hidden(letter):
            marks = marks + 1 if unicodedata.combining(letter) else 0
            if marks <= MARKS_MOST:
                shown.append(letter)
    cleaned = " ".join("".join(shown).split())
    if len(cleaned) > longest:
        raise BadText(f"a text may have at most {longest} characters")
    return cleaned


def clean_name(text: str) -> str:
    """Clean a name, so that people can see it and tell it from others."""
    try:
        name = clean(text, NAME_LONGEST)
    except BadText:
        name = ""
    visible = any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    if not visible or len(folded(name)) > FOLDED_LONGEST:
        raise BadText(f"a name must have 1 to {NAME_LONGEST} visible characters")
    return name


def folded(name: str) -> str:
    """The form in which names are compared: names that look alike are one, whatever their case or form.

    An over-long name is cut first: nobody keeps one.
    """
    plain = unicodedata.normalize("NFKC", name[: RAW_TIMES * NAME_LONGEST])
    kept = [
        letter for letter in plain if letter not in HIDDEN and unicodedata.category(letter) not in HIDDEN_CATEGORIES
    ]
    return " ".join("".join(kept).casefold().split())


@cache
def _lookalikes() -> dict[int, str]:
    """The readings of letters that look like others."""
    text = files("sanjuro.server.protocol").joinpath("lookalikes.txt").read_text("utf-8")
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("# ")]
    return {ord(letter): reading for reading, letters in rows for letter in letters}


def reading(name: str, latin: bool = True) -> str:
    """How a name reads, regardless of alphabets (the skeleton of UTS #39).

    Without `latin`, Latin letters are read as themselves, and not as others of their own alphabet.
    """
    plain = unicodedata.normalize("NFKC", name[: RAW_TIMES * NAME_LONGEST])
    shown = "".join([letter for letter in plain if not _hidden(letter)])
    table = _lookalikes() if latin else {code: read for code, read in _lookalikes().items() if code > 127}
    read = unicodedata.normalize("NFD", shown).translate(table)
    return " ".join(unicodedata.normalize("NFC", read).casefold().split())[:READING_LONGEST]


def name_forms(name: str) -> list[str]:
    """The forms of a name that must not be the folded form or the reading of another: by its letters first.

    Several, because a capital I looks like l, but i does not.
    """
    return [folded(name), reading(name), reading(name, latin=False)]


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def new_person() -> str:
    return "".join(secrets.choice(PERSON_LETTERS) for _ in range(PERSON_LENGTH))


def is_person(text: str) -> bool:
    return len(text) == PERSON_LENGTH and all(letter in PERSON_LETTERS for letter in text)


def guest_name(person: str) -> str:
    return f"Guest {person[:4].upper()}"


def is_guest_name(name: str) -> bool:
    """Whether a name has the form of generated guest names: nobody may take another guest's."""
    word, _, rest = folded(name).partition(" ")
    return reading(word) == reading("guest") and len(rest) == 4 and all(c in PERSON_LETTERS + "01ilo" for c in rest)


def whole_number(text: str | None, most: int) -> int | None:
    """Parse plain ASCII digits up to a limit; None for anything else (`str.isdigit` accepts ²)."""
    if text is None or not (0 < len(text) <= 10 and text.isascii() and text.isdigit()):
        return None
    number = int(text)
    return number if number <= most else None
