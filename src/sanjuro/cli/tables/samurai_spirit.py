"""Samurai Spirit in a terminal: the village, the raiders, and each samurai with his line and his defence."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuro.locale import Words

SYMBOLS = {"hat": "yellow", "farm": "green", "doll": "magenta"}
FLAME = "bright_red"


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = [village(view, words), raiders(view, words), samurai(view, words)]
    for card in view["drawn"]:
        parts.append(Text(words.tell("cli-table-turned_up") + " ", "bold") + raider(card["card"], words))
    if view["odds"] is not None and not view["over"]:
        parts.append(odds(view, words))
    if view["over"]:
        parts.append(story(view, words))
    return Group(*parts)


def village(view: dict[str, Any], words: Words) -> RenderableType:
    barricades = view["barricades"]
    text = Text(words.tell("cli-spirit-round", n=view["round"]) + "   ")
    text.append(f"{words.tell('cli-spirit-barricades')} {barricades['count']}/{barricades['most']}   ", "bold")
    text.append(f"{words.tell('cli-spirit-farms')} {view['farms']['count']}/6   ", "green")
    text.append(f"{words.tell('cli-spirit-families')} {len(view['families'])}/3", "magenta")
    spare = view["spare_tokens"]
    if spare is not None:
        names = ", ".join(words.name(name) for name in spare["left"]) or words.tell("cli-spirit-none_left")
        text.append(f"\n{words.tell('cli-spirit-spare')}: {names}", "dim")
    return Panel(text, title=words.tell("cli-spirit-village"), title_align="left", expand=False)


def raiders(view: dict[str, Any], words: Words) -> Text:
    text = Text(words.tell("cli-table-piles", deck=view["deck"]["count"], discard=len(view["discard"])))
    text.append("   " + words.tell("cli-spirit-intruders", n=view["intruders"]["count"]))
    if view["over"]:  # all cards are open then, and none of them comes any more
        return text
    for pile, message in (("deck", "cli-spirit-known_deck"), ("intruders", "cli-spirit-known_intruder")):
        for card in view[pile]["cards"]:
            text.append(f"\n{words.tell(message, n=card['depth'] + 1)} ").append_text(raider(card["card"], words))
    return text


def samurai(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=None, pad_edge=False)
    table.add_column("  " + words.tell("cli-spirit-samurai"))
    table.add_column(words.tell("cli-spirit-defence"))
    table.add_column(words.tell("cli-spirit-line"))
    table.add_column(words.tell("cli-spirit-kiai"))
    table.add_column(words.tell("cli-spirit-wounds"))
    table.add_column(words.tell("cli-spirit-talents"))
    for seat, stands in enumerate(view["seats"]):
        turn = "▸ " if view["turn"] == seat and not view["over"] else "  "
        name = words.name(stands["samurai"])
        label = turn + words.seat(seat) + ("" if words.seat(seat) == name else f" ({name})")
        defence = Text()
        for symbol, colour in SYMBOLS.items():
            covered = symbol not in stands["uncovered"]
            defence.append(words.name(symbol) + " ", colour) if covered else defence.append("· ", "dim")
        line = Text("\n").join(raider(card["card"], words) for card in stands["line"])
        lent = [words.name(name) for name in stands["talents"] if name != stands["samurai"]]
        animal = " " + words.tell("cli-spirit-animal") if stands["side"] == "animal" else ""
        table.add_row(
            Text(label, "dim" if stands["passed"] else ""),
            defence,
            line if stands["line"] else Text("·", "dim"),
            Text(f"{stands['sum']}/{stands['kiai']}", kiai_style(stands)),
            Text("●" if stands["token"] else "") + Text(animal, "cyan"),
            ", ".join([words.tell("cli-spirit-passed"), *lent] if stands["passed"] else lent),
        )
    return table


def kiai_style(stands: dict[str, Any]) -> str:
    return "red" if stands["sum"] > stands["kiai"] else "bold"


def raider(name: str, words: Words) -> Text:
    """A raider by its strength, which also tells its rank; with its symbol and flame in colour."""
    text = Text(re.sub(r"^\D+", "", words.name(name)))
    for symbol, colour in SYMBOLS.items():
        text.highlight_words([words.name(symbol)], colour)
    text.highlight_words([words.tell("cli-spirit-flame")], FLAME)
    return text


def odds(view: dict[str, Any], words: Words) -> Text:
    """The chances of the next raider, for whoever has to choose."""
    chances = view["odds"]
    text = Text(words.tell("cli-spirit-next") + " ", "dim")
    for strength, chance in chances["strength"].items():
        if chance > 0:
            text.append(f"{strength}: {chance:.0%}  ")
    for symbol, colour in SYMBOLS.items():
        text.append(f"{words.name(symbol)} {chances['symbol'][symbol]:.0%}  ", colour)
    asked = view["asked"]
    mine = chances["seats"][asked] if asked is not None else None
    if mine is not None:
        percent = {key: f"{mine[key]:.0%}" for key in ("below", "meet", "exceed")}
        text.append("\n" + words.tell("cli-spirit-chances", **percent), "dim")
    return text


def story(view: dict[str, Any], words: Words) -> Text:
    outcome = view["outcome"]
    if outcome["winners"]:
        return Text(words.tell("cli-spirit-saved", points=outcome["story"]["points"]), "bold green")
    links = "; ".join(say(link, words) for link in outcome["story"]["chain"])
    return Text(words.tell("cli-spirit-lost", n=outcome["story"]["round"], story=links), "bold red")


def say(link: dict[str, Any], words: Words) -> str:
    """One link of the chain that explains a loss."""
    facts: dict[str, object] = {key: words.name(str(link[key])) for key in ("card", "penalty") if key in link}
    facts.setdefault("card", words.say("samurai_spirit-story-raider"))
    if "seat" in link:
        facts["seat"] = words.who(link["seat"])
    return words.say(f"samurai_spirit-story-{link['what']}", **facts) or str(link["what"])
