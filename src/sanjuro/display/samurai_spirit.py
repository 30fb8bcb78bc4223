"""The table of Samurai Spirit."""

from __future__ import annotations

import re

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
    deck,
    styled,
    top,
)

DRAWINGS = ["", "raider1", "raider1", "raider2", "raider2", "raider3", "raider4"]  # by strength
SYMBOLS = {"hat": "yellow", "farm": "green", "doll": "magenta"}
ROUNDS, FARMS, FAMILIES = 3, 6, 3


def samurai(view: View, seat: int) -> Cell:
    stands = view["seats"][seat]
    animal = [Said("animal", "(beast)", style="cyan")] if stands["side"] == "animal" else []
    return [Name(stands["samurai"]), *animal]


def wounds(view: View, seat: int) -> Cell:
    count = view["seats"][seat]["wounds"]
    return [Mark(str(count), "●" * count)]


def kiai(view: View, seat: int) -> Cell:
    stands = view["seats"][seat]
    return [styled(f"{stands['sum']}/{stands['kiai']}", "red" if stands["sum"] > stands["kiai"] else "bold")]


def line(view: View, seat: int) -> Cell:
    return cards(view["seats"][seat]["line"])


def defence(view: View, seat: int) -> Cell:
    return cards(view["seats"][seat]["defence"])


def covered(view: View, seat: int) -> Cell:
    """Return the symbols that the defence covers."""
    bare = view["seats"][seat]["uncovered"]
    return [styled("·", "dim") if symbol in bare else Name(symbol, colour) for symbol, colour in SYMBOLS.items()]


def talents(view: View, seat: int) -> Cell:
    """Return whether the samurai has passed, and whose talents they have been lent."""
    stands = view["seats"][seat]
    lent = [Name(name) for name in stands["talents"] if name != stands["samurai"]]
    return [Joined([Said("passed", "passed"), *lent] if stands["passed"] else lent, ", ")]


def middle(view: View) -> list[tuple[str, Cell]]:
    barricades = view["barricades"]
    farms, families = view["farms"]["count"], len(view["families"])
    found: list[tuple[str, Cell]] = [
        ("round", [Mark(str(view["round"]), f"{view['round']}/{ROUNDS}")]),
        ("barricades", [styled(f"{barricades['count']}/{barricades['most']}", "bold")]),
        ("farms", [Mark(str(farms), f"{farms}/{FARMS}", "green")]),
        ("families", [Mark(str(families), f"{families}/{FAMILIES}", "magenta")]),
        ("deck", deck(view["deck"])),
        ("discard", top(view["discard"])),
        ("intruders", deck(view["intruders"])),
    ]
    if view["drawn"]:
        found.append(("turned_up", cards(view["drawn"])))
    return found


def lines(view: View) -> list[Cell]:
    found: list[Cell] = []
    spare = view["spare_tokens"]
    if spare is not None:
        left: Cell = [Said("spare", facts={"names": [Name(name) for name in spare["left"]] or Said("none_left")})]
        found.append(left)
    if view["over"]:
        found.append([story(view)])
    elif view["odds"] is not None:
        found += odds(view)
    return found


def odds(view: View) -> list[Cell]:
    """Return the probabilities of the next raider, for whoever has to choose."""
    odds = view["odds"]
    strengths = [
        f"{strength}: {probability:.0%} " for strength, probability in odds["strength"].items() if probability > 0
    ]
    line: Cell = [Said("next", style="dim"), *strengths]
    for symbol, colour in SYMBOLS.items():
        line += [Name(symbol, colour), styled(f"{odds['symbol'][symbol]:.0%} ", colour)]
    mine = odds["seats"][view["asked"]] if view["asked"] is not None else None
    if mine is None:
        return [line]
    percent = {key: f"{mine[key]:.0%}" for key in ("below", "meet", "exceed")}
    return [line, [Said("chances", facts=percent, style="dim")]]


def story(view: View) -> Said:
    """Return how the village was saved or lost."""
    outcome = view["outcome"]
    told = outcome["story"]
    if outcome["winners"]:
        return Said("saved", facts={"points": told["points"]}, style="bold green")
    if "chain" not in told:
        return Said(f"reason-{outcome['reason']}", facts={}, style="bold red")
    links = [link(one) for one in told["chain"]]
    return Said("lost", facts={"n": told["round"], "story": links}, style="bold red")


def link(one: View) -> Said:
    """Return one link of the chain that explains a loss."""
    facts: dict[str, object] = {key: Name(str(one[key])) for key in ("card", "penalty") if key in one}
    facts.setdefault("card", Said("story-raider"))
    if "seat" in one:
        facts["seat"] = Seat(one["seat"])
    return Said(f"story-{one['what']}", str(one["what"]), facts)


def has_passed(view: View, seat: int) -> bool:
    return bool(view["seats"][seat]["passed"])


def face(name: str) -> Face:
    first, *printed = name.split("-")
    if first.isdigit():
        return Face(DRAWINGS[int(first)], "", first, signs=printed)
    return Face(first, first, signs=printed)


def short(name: str) -> str:
    """Return a raider by its strength, which also implies its rank."""
    return re.sub(r"^\D+", "", name)


LAYOUT = Layout(
    "Samurai Spirit",
    [
        Column("samurai", samurai),
        Column("wounds", wounds),
        Column("kiai", kiai),
        Column("line", line, tall=True),
        Column("defence", defence, terminal=False),
        Column("defence", covered, text=False),
        Column("talents", talents, title=""),
    ],
    middle,
    face,
    short=short,
    highlights={**SYMBOLS, "flame": "bright_red"},
    faded=has_passed,
    lines=lines,
)
