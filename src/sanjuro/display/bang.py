"""The table of BANG!."""

from __future__ import annotations

from sanjuro.display.table import (
    Cell,
    Column,
    Face,
    Layout,
    Name,
    Said,
    View,
    cards,
    closed,
    deck,
    gauge,
    top,
    words,
)

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
WEAPONS = ("volcanic", "schofield", "remington", "rev_carabine", "winchester")
STAYS = ("barrel", "mustang", "scope", "jail", "dynamite", *WEAPONS)
BLUE = "#dbe3ec"
ROLES = {"sheriff": "yellow", "deputy": "green", "outlaw": "red", "renegade": "magenta"}


def role(view: View, seat: int) -> Cell:
    known = view["seats"][seat]["role"]
    return [Name(known, ROLES[known]) if known else "?"]


def character(view: View, seat: int) -> Cell:
    return [Name(view["seats"][seat]["character"])]


def life(view: View, seat: int) -> Cell:
    player = view["seats"][seat]
    return [Said("out", "out") if player["out"] else gauge(player["life"], player["full"], "♥", "·", "red")]


def weapon_range(view: View, seat: int) -> Cell:
    return [str(view["seats"][seat]["range"])]


def away(view: View, seat: int) -> Cell:
    """Return how far the viewer sees a seat, with a mark if their weapon reaches it."""
    own = view["seats"][view["viewer"]]
    steps = own["distances"][seat]
    return [] if steps == 0 else [f"{steps}{'⌖' if seat in own['reaches'] else ' '}"]


def has_viewer(view: View) -> bool:
    return view["viewer"] is not None


def hand(view: View, seat: int) -> Cell:
    return closed(view["seats"][seat]["hand"])


def hand_and_looked(view: View, seat: int) -> Cell:
    return [*hand(view, seat), *closed(view["seats"][seat]["looked"])]


def in_front(view: View, seat: int) -> Cell:
    return cards(view["seats"][seat]["table"])


def middle(view: View) -> list[tuple[str, Cell]]:
    found = [("deck", deck(view["deck"])), ("discard", top(view["discard"]))]
    for pile in ("store", "check"):
        if view[pile]:
            found.append((pile, cards(view[pile])))
    return found


def lines(view: View) -> list[Cell]:
    """Return the cards that Kit Carlson looks at."""
    if view["viewer"] is None:
        return []
    looked = view["seats"][view["viewer"]]["looked"]["cards"]
    return [[Said("looked"), *cards(looked)]] if looked else []


def face(name: str) -> Face:
    kind, _, printed = name.partition("-")
    corner = printed[:-1] + SUITS[printed[-1]] if printed else ""
    return Face(kind, words(kind), corner, printed[-1:] in ("H", "D"), ground=BLUE if kind in STAYS else "")


def style(card: str) -> str:
    return "bright_blue" if card.partition("-")[0] in STAYS else ""


LAYOUT = Layout(
    "BANG!",
    [
        Column("role", role),
        Column("character", character),
        Column("life", life),
        Column("range", weapon_range, right=True),
        Column("away", away, right=True, text=False, terminal=has_viewer),
        Column("hand", hand_and_looked, terminal=False),
        Column("hand", hand, right=True, counted=True, text=False),
        Column("in_front", in_front),
    ],
    middle,
    face,
    style=style,
    lines=lines,
)
