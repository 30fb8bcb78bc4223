"""Fitted numbers, which lie as text in the folder `weights` beside the bots they belong to.

A folder is named as the parts of a game are: "package:folder". A file has numbers with white space between them, one
line for each thing that has several.
"""

from __future__ import annotations

from sanjuro.registry import folder


def numbers(place: str, name: str) -> list[float]:
    """Return the numbers of one file."""
    return [float(word) for word in _words(place, name)]


def whole_numbers(place: str, name: str) -> list[int]:
    """Return the same of a file that has nothing but whole numbers, such as thousandths."""
    return [int(word) for word in _words(place, name)]


def by_players(place: str, kind: str) -> dict[int, list[float]]:
    """Return the numbers for each count of players that has some: those of `<kind>-<players>.txt`."""
    found: dict[int, list[float]] = {}
    for name in sorted([file.name for file in folder(place).iterdir()]):
        if name.startswith(f"{kind}-") and name.endswith(".txt"):
            found[int(name[len(kind) + 1 : -4])] = numbers(place, name)
    return found


def _words(place: str, name: str) -> list[str]:
    return (folder(place) / name).read_text(encoding="ascii").split()
