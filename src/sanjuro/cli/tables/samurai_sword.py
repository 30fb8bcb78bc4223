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
    table.add_column("  " + words.tell("cli-table-player"))
    table.add_column(words.tell("cli-table-character"))
    table.add_column(words.tell("cli-table-role"))
    table.add_column(words.tell("cli-sword-honour"), justify="right")
    table.add_column(words.tell("cli-sword-resilience"))
    table.add_column(words.tell("cli-table-hand"), justify="right")
    table.add_column(words.tell("cli-sword-reach"), justify="right")
    table.add_column(words.tell("cli-table-front"))
    for seat in range(len(view["seats"])):
        table.add_row(*row(view, words, seat))
    lines: list[RenderableType] = [table, Text(middle(view, words))]
    for frame in view["pending"][1:]:
        lines.append(Text(f"» {pending(frame, words)}", "bold"))
    if view["viewer"] is not None:
        hand = view["seats"][view["viewer"]]["hand"]["cards"]
        lines.append(Text(words.tell("cli-table-own_hand") + " " + names([card["card"] for card in hand], words)))
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
    line = words.tell("cli-table-piles", deck=view["deck"]["count"], discard=len(view["discard"]))
    if view["discard"]:
        line += words.tell("cli-table-top", card=words.name(view["discard"][-1]["card"]))
    return line + "   " + words.tell("cli-sword-weapons", n=view["weapons_left"])


def pending(frame: dict[str, Any], words: Words) -> str:
    """What the table is in the middle of."""
    who = words.who(frame["seat"])
    if frame["frame"] == "attack":
        return words.tell(
            "cli-sword-defeat" if frame["defeats"] else "cli-sword-attack",
            by=words.who(frame["by"]),
            seat=who,
            weapon=words.name(frame["weapon"]),
            wounds=frame["wounds"],
        )
    if frame["frame"] == "bushido":
        return words.tell("cli-sword-bushido_free" if frame["free"] else "cli-sword-bushido", seat=who)
    return words.tell("cli-sword-answers", card=words.name(frame["frame"]), by=words.who(frame["by"]), seat=who)
