"""BANG! in a terminal: who sits where with what, what is going on, the own hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanjuro.locale import Words

ROLES = {"sheriff": "yellow", "deputy": "green", "outlaw": "red", "renegade": "magenta"}
WAYS = {
    "panic": "Panic! of {by}",
    "cat_balou": "Cat Balou of {by}",
    "jesse_jones": "{by} draws",
    "el_gringo": "{by} gets even",
    "penalty": "the penalty",
}
BLUE = ("barrel", "mustang", "scope", "jail", "dynamite", "volcanic", "schofield", "remington", "rev", "winchester")


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    lines: list[RenderableType] = [seats(view, words), middle(view, words)]
    for frame in view["pending"]:
        said = going_on(frame, words)
        if said:
            lines.append(Text(f"» {said}", "bold"))
    if view["viewer"] is not None:
        own = view["seats"][view["viewer"]]
        lines.append(Text("your hand: ").append(cards(own["hand"]["cards"], words)))
        if own["looked"]["cards"]:
            lines.append(Text("you look at: ").append(cards(own["looked"]["cards"], words)))
    return Group(*lines)


def seats(view: dict[str, Any], words: Words) -> Table:
    """One line a seat: life, hand, how far away, what lies in front."""
    table = Table(box=None, pad_edge=False)
    table.add_column("  player", no_wrap=True)
    table.add_column("role")
    table.add_column("character")
    table.add_column("life")
    table.add_column("hand", justify="right")
    table.add_column("range", justify="right")
    if view["viewer"] is not None:
        table.add_column("away", justify="right")
    table.add_column("in front")
    for seat, player in enumerate(view["seats"]):
        role = player["role"]
        row: list[RenderableType] = [
            ("▸ " if view["turn"] == seat and not view["over"] else "  ") + words.seat(seat),
            Text(words.name(role), ROLES[role]) if role else "?",
            words.name(player["character"]),
            Text("out")
            if player["out"]
            else Text("♥" * player["life"] + "·" * (player["full"] - player["life"]), "red"),
            str(player["hand"]["count"]),
            str(player["range"]),
        ]
        if view["viewer"] is not None:
            row.append(distance(view, seat))
        row.append(cards(player["table"], words))
        table.add_row(*row, style="dim" if player["out"] else "")
    return table


def distance(view: dict[str, Any], seat: int) -> str:
    """How far the viewer sees a seat, with a mark if the weapon reaches it."""
    own = view["seats"][view["viewer"]]
    steps = own["distances"][seat]
    return "" if steps == 0 else f"{steps}{'⌖' if seat in own['reaches'] else ' '}"


def middle(view: dict[str, Any], words: Words) -> Text:
    line = Text(f"deck: {view['deck']['count']}   discarded: {len(view['discard'])}")
    if view["discard"]:
        line.append(", on top ").append(cards(view["discard"][:1], words))
    for pile in ("store", "check"):
        if view[pile]:
            line.append("\n" + ("the store: " if pile == "store" else "turned up: ")).append(cards(view[pile], words))
    return line


def cards(shown: list[dict[str, Any]], words: Words) -> Text:
    """Names of cards, the blue ones in blue."""
    text = Text()
    for number, card in enumerate(shown):
        if number:
            text.append(", ")
        kind = card["card"].partition("-")[0].partition("_")[0]
        text.append(words.name(card["card"]), "bright_blue" if kind in BLUE else "")
    return text


def going_on(frame: dict[str, Any], words: Words) -> str:
    """A pending frame in words; the turn itself needs none."""
    seat = words.seat(frame["seat"])
    kind = frame["frame"]
    by = words.seat(frame["by"]) if frame.get("by") is not None else ""
    if kind == "shot":
        barrels = f", {frame['barrels']} Barrel to try" if frame["barrels"] else ""
        return f"{by} shoots at {seat} ({words.name(frame['card'])}): {frame['needs']} Missed! needed{barrels}"
    if kind == "indians":
        return f"Indians! of {by} attack {seat}: a BANG! or a life"
    if kind == "duel":
        return f"{seat} and {words.seat(frame['other'])} duel: {seat} throws a BANG! or loses a life"
    if kind == "rescue":
        return f"{seat} has no life left and needs {frame['needs']}"
    if kind == "loss":
        return f"{seat} may discard two cards for a life before cards go ({WAYS[frame['way']].format(by=by)})"
    said = {
        "keep": f"{seat} keeps the character or takes a new one",
        "gatling": f"the Gatling of {seat} fires",
        "store": f"{seat} takes a card out of the General Store",
        "check": f"{seat} chooses which card counts",
        "draw_first": f"{seat} chooses where the first card comes from",
        "look": f"{seat} puts one of three cards back",
        "trade": f"{seat} discards cards for a life",
        "out": f"{seat} is out and chooses the last card to discard",
    }
    return said.get(kind, "")
