"""The table of Samurai Sword."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display.table import (
    Cell,
    Column,
    Face,
    Joined,
    Layout,
    Mark,
    Name,
    Said,
    Seat,
    View,
    cards,
    closed,
    deck,
    gauge,
    top,
    words,
)

COLOURS = {"shogun": "yellow", "samurai": "cyan", "ninja": "red", "ronin": "magenta"}


def role(view: View, seat: int) -> Cell:
    player = view["seats"][seat]
    known, stars = player["role"], player["stars"] or 0
    if not known:
        return ["?"]
    colour = COLOURS[known]
    return [
        Joined([Name(known, colour), Mark("*" * stars, " " + "★" * stars, colour)]) if stars else Name(known, colour)
    ]


def character(view: View, seat: int) -> Cell:
    return [Name(view["seats"][seat]["character"])]


def honour(view: View, seat: int) -> Cell:
    return [str(view["seats"][seat]["honour"])]


def resilience(view: View, seat: int) -> Cell:
    player = view["seats"][seat]
    return [gauge(player["resilience"], player["full_resilience"], "●", "○")]


def reach(view: View, seat: int) -> Cell:
    """Return the upper number that a weapon of the viewer, or of the active player, needs."""
    player = view["seats"][seat]
    by = view["turn"] if view["viewer"] is None else view["viewer"]
    difficulty = player["attacked_at"][by]
    return ["–" if difficulty == 0 or player["harmless"] else str(difficulty)]


def hand(view: View, seat: int) -> Cell:
    return closed(view["seats"][seat]["hand"])


def in_front(view: View, seat: int) -> Cell:
    return cards(view["seats"][seat]["table"])


def middle(view: View) -> list[tuple[str, Cell]]:
    found = [("deck", deck(view["deck"])), ("discard", top(view["discard"]))]
    if view["played"]:
        found.append(("played", cards(view["played"])))
    return found


def lines(view: View) -> list[Cell]:
    return [[Said("weapons", facts={"n": view["weapons_left"]})]]


def harmless(view: View, seat: int) -> bool:
    return bool(view["seats"][seat]["harmless"])


def going_on(frame: Mapping[str, Any]) -> Said | None:
    """Return what the table is in the middle of; the turn itself needs no words."""
    if frame["frame"] == "turn":
        return None
    facts: dict[str, Any] = {"seat": Seat(frame["seat"])}
    if frame["frame"] == "bushido":
        return Said("bushido_free" if frame["free"] else "bushido", facts=facts)
    facts["by"] = Seat(frame["by"])
    if frame["frame"] == "attack":
        facts |= {"weapon": Name(frame["weapon"]), "wounds": frame["wounds"]}
        return Said("defeat" if frame["defeats"] else "attack", facts=facts)
    return Said("answers", facts={**facts, "card": Name(frame["frame"])})


def face(name: str) -> Face:
    kind, _, stars = name.partition("-")
    return Face(kind, words(kind), signs=["star"] * int(stars or 0))


LAYOUT = Layout(
    "Samurai Sword",
    [
        Column("role", role),
        Column("character", character),
        Column("honour", honour, right=True),
        Column("resilience", resilience),
        Column("reach", reach, right=True, text=False),
        Column("hand", hand, right=True, counted=True),
        Column("in_front", in_front),
    ],
    middle,
    face,
    faded=harmless,
    going_on=going_on,
    lines=lines,
)
