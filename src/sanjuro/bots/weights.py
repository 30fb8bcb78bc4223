"""Fitted numbers, stored as text in the folder `weights` next to their bots.

A folder is given like the parts of a game: "package:folder". A file has numbers separated by white space, with one line
for each group.
"""

from __future__ import annotations

from sanjuro.registry import folder


def numbers(place: str, name: str) -> list[float]:
    """Return the numbers of one file."""
    return [float(word) for word in _words(place, name)]


def whole_numbers(place: str, name: str) -> list[int]:
    """Return the same for a file of integers, such as thousandths."""
    return [int(word) for word in _words(place, name)]


def by_players(place: str, kind: str) -> dict[int, list[float]]:
    """Return the numbers for each player count that has a file `<kind>-<players>.txt`."""
    found: dict[int, list[float]] = {}
    for name in sorted([file.name for file in folder(place).iterdir()]):
        if name.startswith(f"{kind}-") and name.endswith(".txt"):
            found[int(name[len(kind) + 1 : -4])] = numbers(place, name)
    return found


def _words(place: str, name: str) -> list[str]:
    return (folder(place) / name).read_text(encoding="ascii").split()
