"""Samurai Sword in a terminal: who sits where with how much honour, what lies in front of them, the own hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanjuro.locale import Words

COLOURS = {"shogun": "yellow", "samurai": "cyan", "ninja": "red", "ronin": "magenta"}


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=None, pad_edge=False)
    table.add_column("  player")
    table.add_column("character")
    table.add_column("role")
    table.add_column("honour", justify="right")
    table.add_column("resilience")
    table.add_column("hand", justify="right")
    table.add_column("reach", justify="right")
    table.add_column("in front")
    for seat in range(len(view["seats"])):
        table.add_row(*row(view, words, seat))
    lines: list[RenderableType] = [table, middle(view, words)]
    for frame in view["pending"][1:]:
        lines.append(Text(pending(frame, words), "bold"))
    if view["viewer"] is not None:
        hand = view["seats"][view["viewer"]]["hand"]["cards"]
        lines.append(Text("your hand: " + names([card["card"] for card in hand], words)))
    return Group(*lines)


def row(view: dict[str, Any], words: Words, seat: int) -> list[RenderableType]:
    """One player. `reach` is the upper number a weapon of the viewer, or of whose turn it is, needs."""
    owner = view["seats"][seat]
    turn = "▸ " if view["turn"] == seat and not view["over"] else "  "
    style = "dim" if owner["harmless"] else ""
    role = owner["role"]
    stars = "★" * (owner["stars"] or 0)
    full, left = owner["full_resilience"], owner["resilience"]
    by = view["turn"] if view["viewer"] is None else view["viewer"]
    difficulty = owner["attacked_at"][by]
    return [
        Text(turn + words.seat(seat), style),
        Text(words.name(owner["character"]), style),
        Text(f"{words.name(role)} {stars}".strip(), COLOURS[role]) if role else Text("?"),
        str(owner["honour"]),
        Text("●" * left + "○" * (full - left), style),
        str(owner["hand"]["count"]),
        "–" if difficulty == 0 or owner["harmless"] else str(difficulty),
        names([card["card"] for card in owner["table"]], words),
    ]


def names(cards: list[str], words: Words) -> str:
    """Cards by name, those that are alike together."""
    return ", ".join(
        words.name(card) + (f" ×{cards.count(card)}" if cards.count(card) > 1 else "") for card in dict.fromkeys(cards)
    )


def middle(view: dict[str, Any], words: Words) -> str:
    top = f" ({words.name(view['discard'][-1]['card'])} on top)" if view["discard"] else ""
    weapons = view["weapons_left"]
    return f"deck: {view['deck']['count']}   discarded: {len(view['discard'])}{top}   weapons left this turn: {weapons}"


def pending(frame: dict[str, Any], words: Words) -> str:
    """What the table is in the middle of."""
    who = words.seat(frame["seat"])
    if frame["frame"] == "attack":
        defeats = ", a defeat" if frame["defeats"] else ""
        weapon = words.name(frame["weapon"])
        return f"{words.seat(frame['by'])} attacks {who} with {weapon}: {frame['wounds']} to take{defeats}"
    if frame["frame"] == "bushido":
        return f"Bushido asks {who} for a weapon" + ("" if frame["free"] else " or an honour")
    return f"{words.name(frame['frame'])} of {words.seat(frame['by'])}: {who} has to answer"
