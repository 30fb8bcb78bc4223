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
    table.add_column("  province")
    for clan in view["totals"]:
        table.add_column(Text(words.name(clan), COLOURS[clan]), justify="right")
    table.add_column("hand", justify="right")
    table.add_column("agent of")
    for seat, owner in enumerate(view["seats"]):
        armies = [len(owner["province"].get(clan, [])) for clan in view["totals"]]
        turn = "▸ " if view["turn"] == seat and not view["over"] else "  "
        clan = owner["clan"]
        table.add_row(
            turn + words.seat(seat),
            *[Text(str(n), COLOURS[clan]) if n else "·" for n, clan in zip(armies, view["totals"], strict=True)],
            str(owner["hand"]["count"]),
            Text(words.name(clan), COLOURS[clan]) if clan else "?",
        )
    table.add_row(Text("  all", "dim"), *[Text(str(total), "dim") for total in view["totals"].values()], "", "")
    lines: list[RenderableType] = [table]
    last = view["last_drawer"]
    lines.append(
        f"deck: {view['deck']['count']}   discarded: {len(view['discard'])}"
        + (f"   last round: {words.seat(last)} has the last turn" if last is not None else "")
    )
    if view["viewer"] is not None:
        hand = Text("your hand: ")
        for card in view["seats"][view["viewer"]]["hand"]["cards"]:
            hand.append(words.name(card["card"]) + "  ", COLOURS[card["card"]])
        lines.append(hand)
    return Group(*lines)
