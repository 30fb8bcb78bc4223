"""BANG! in a terminal: who sits where with what, what is going on, the own hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanjuro.locale import Words

ROLES = {"sheriff": "yellow", "deputy": "green", "outlaw": "red", "renegade": "magenta"}
BLUE = ("barrel", "mustang", "scope", "jail", "dynamite", "volcanic", "schofield", "remington", "rev", "winchester")
GOING_ON = {
    "shot": "cli-bang-shot",
    "indians": "cli-bang-indians",
    "duel": "cli-bang-duel",
    "rescue": "cli-bang-rescue",
    "gatling": "cli-bang-gatling",
    "store": "cli-bang-takes",
    "check": "cli-bang-check",
    "draw_first": "cli-bang-draw_first",
    "look": "cli-bang-look",
    "trade": "cli-bang-trade",
    "out": "cli-bang-last_card",
    "loss": "cli-bang-loss",
    "keep": "cli-bang-keep",
}


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    lines: list[RenderableType] = [seats(view, words), middle(view, words)]
    for frame in view["pending"]:
        said = going_on(frame, words)
        if said:
            lines.append(Text(f"» {said}", "bold"))
    if view["viewer"] is not None:
        own = view["seats"][view["viewer"]]
        lines.append(Text(words.tell("cli-table-own_hand") + " ").append(cards(own["hand"]["cards"], words)))
        if own["looked"]["cards"]:
            lines.append(Text(words.tell("cli-bang-looked") + " ").append(cards(own["looked"]["cards"], words)))
    return Group(*lines)


def seats(view: dict[str, Any], words: Words) -> Table:
    """One line a seat: life, hand, how far away, what lies in front."""
    table = Table(box=None, pad_edge=False)
    table.add_column("  " + words.tell("cli-table-player"), no_wrap=True)
    table.add_column(words.tell("cli-table-role"))
    table.add_column(words.tell("cli-table-character"))
    table.add_column(words.tell("cli-bang-life"))
    table.add_column(words.tell("cli-table-hand"), justify="right")
    table.add_column(words.tell("cli-bang-range"), justify="right")
    if view["viewer"] is not None:
        table.add_column(words.tell("cli-bang-away"), justify="right")
    table.add_column(words.tell("cli-table-front"))
    for seat, player in enumerate(view["seats"]):
        role = player["role"]
        row: list[RenderableType] = [
            Text(("▸ " if view["turn"] == seat and not view["over"] else "  ") + words.seat(seat)),
            Text(words.name(role), ROLES[role]) if role else "?",
            words.name(player["character"]),
            Text(words.tell("cli-bang-out"))
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
    line = Text(words.tell("cli-table-piles", deck=view["deck"]["count"], discard=len(view["discard"])))
    if view["discard"]:
        line.append(words.tell("cli-table-top", card=words.name(view["discard"][0]["card"])))
    for pile, title in (("store", "cli-bang-store"), ("check", "cli-table-turned_up")):
        if view[pile]:
            line.append(f"\n{words.tell(title)} ").append(cards(view[pile], words))
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
    message = GOING_ON.get(frame["frame"])
    if message is None:
        return ""
    facts: dict[str, object] = {
        key: words.who(frame[key]) for key in ("seat", "by", "other") if frame.get(key) is not None
    }
    facts |= {key: frame[key] for key in ("needs", "barrels", "way") if key in frame}
    if "card" in frame:
        facts["card"] = words.name(frame["card"])
    said = words.tell(message, **facts)
    return said[:1].upper() + said[1:]
