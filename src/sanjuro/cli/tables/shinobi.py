"""Shinobi in a terminal: the provinces with their armies, the own hand and clan."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanjuro.locale import Words

COLOURS = {"go_hojo": "cyan", "mori": "green", "oda": "yellow", "takeda": "red", "uesugi": "blue", "ninja": "magenta"}


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=None, pad_edge=False)
    table.add_column("  " + words.tell("cli-shinobi-province"))
    for clan in view["totals"]:
        table.add_column(Text(words.name(clan), COLOURS[clan]), justify="right")
    table.add_column(words.tell("cli-table-hand"), justify="right")
    table.add_column(words.tell("cli-shinobi-agent"))
    for seat, owner in enumerate(view["seats"]):
        armies = [len(owner["province"].get(clan, [])) for clan in view["totals"]]
        turn = "▸ " if view["turn"] == seat and not view["over"] else "  "
        clan = owner["clan"]
        table.add_row(
            Text(turn + words.seat(seat)),
            *[Text(str(n), COLOURS[clan]) if n else "·" for n, clan in zip(armies, view["totals"], strict=True)],
            str(owner["hand"]["count"]),
            Text(words.name(clan), COLOURS[clan]) if clan else "?",
        )
    every = Text("  " + words.tell("cli-shinobi-all"), "dim")
    table.add_row(every, *[Text(str(total), "dim") for total in view["totals"].values()], "", "")
    lines: list[RenderableType] = [table]
    last = view["last_drawer"]
    piles = words.tell("cli-table-piles", deck=view["deck"]["count"], discard=len(view["discard"]))
    if last is not None:
        piles += "   " + words.tell("cli-shinobi-last", seat=words.who(last))
    lines.append(Text(piles))
    if view["viewer"] is not None:
        hand = Text(words.tell("cli-table-own_hand") + " ")
        for card in view["seats"][view["viewer"]]["hand"]["cards"]:
            hand.append(words.name(card["card"]) + "  ", COLOURS[card["card"]])
        lines.append(hand)
    return Group(*lines)
