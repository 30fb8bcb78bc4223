"""The table of Shinobi."""

from __future__ import annotations

from functools import partial

from sanjuro.display.table import (
    Cell,
    Column,
    Face,
    Layout,
    Name,
    Said,
    Seat,
    View,
    cards,
    closed,
    deck,
    styled,
    top,
    words,
)

COLOURS = {"go_hojo": "cyan", "mori": "green", "oda": "yellow", "takeda": "red", "uesugi": "blue", "ninja": "magenta"}
CLANS = [clan for clan in COLOURS if clan != "ninja"]


def clan_of(view: View, seat: int) -> Cell:
    clan = view["seats"][seat]["clan"]
    return [Name(clan, COLOURS[clan]) if clan else "?"]


def province(view: View, seat: int) -> Cell:
    armies: Cell = []
    for clan in CLANS:
        army = view["seats"][seat]["province"].get(clan, [])
        if army:
            armies += [*cards(army[-1:]), f"×{len(army)}"]
    return armies


def army(clan: str, view: View, seat: int) -> Cell:
    strength = len(view["seats"][seat]["province"].get(clan, []))
    return [styled(strength, COLOURS[clan]) if strength else "·"]


def hand(view: View, seat: int) -> Cell:
    return closed(view["seats"][seat]["hand"])


def middle(view: View) -> list[tuple[str, Cell]]:
    found = [("deck", deck(view["deck"])), ("discard", top(view["discard"]))]
    last = view["last_drawer"]
    if last is not None:
        found.append(("last_card", [Said("last", f"drawn by seat {last}", {"seat": Seat(last)})]))
    return found


def totals(view: View) -> dict[str, Cell]:
    return {clan: [str(total)] for clan, total in view["totals"].items()}


def face(name: str) -> Face:
    clan = name.removeprefix("secret-")
    return Face(clan, words(clan))


def style(card: str) -> str:
    return COLOURS[card.removeprefix("secret-")]


LAYOUT = Layout(
    "Shinobi",
    [
        Column("clan", clan_of),
        Column("province", province, terminal=False),
        *[Column(clan, partial(army, clan), style=COLOURS[clan], right=True, text=False) for clan in CLANS],
        Column("hand", hand, right=True, counted=True),
    ],
    middle,
    face,
    style=style,
    totals=totals,
)
