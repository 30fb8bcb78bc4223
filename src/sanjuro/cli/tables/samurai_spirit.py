"""Samurai Spirit in a terminal: the village, the raiders, and each samurai with his line and his defence."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanjuro.locale import Words

SYMBOLS = {"hat": "yellow", "farm": "green", "doll": "magenta"}
FLAME = "bright_red"


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = [village(view, words), raiders(view), samurai(view, words)]
    for card in view["drawn"]:
        parts.append(Text("turned up: ", "bold") + raider(card["card"]))
    if view["odds"] is not None and not view["over"]:
        parts.append(odds(view))
    if view["over"]:
        parts.append(story(view, words))
    return Group(*parts)


def village(view: dict[str, Any], words: Words) -> RenderableType:
    barricades = view["barricades"]
    text = Text(f"round {view['round']} of 3   ")
    text.append(f"barricades {barricades['count']}/{barricades['most']}   ", "bold")
    text.append(f"farms {view['farms']['count']}/6   ", "green")
    text.append(f"families {len(view['families'])}/3", "magenta")
    spare = view["spare_tokens"]
    if spare is not None:
        names = ", ".join(words.name(name) for name in spare["left"])
        text.append(f"\nspare tokens: {names or 'none left'}", "dim")
    return Panel(text, title="the village", title_align="left", expand=False)


def raiders(view: dict[str, Any]) -> Text:
    text = Text(
        f"deck {view['deck']['count']}   intruders {view['intruders']['count']}   discarded {len(view['discard'])}"
    )
    for pile in ("deck", "intruders"):
        for card in view[pile]["cards"]:
            place = "on top of" if card["depth"] == 0 else f"{card['depth'] + 1}. of"
            text.append(f"\n{place} the {pile}: ").append_text(raider(card["card"]))
    return text


def samurai(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=None, pad_edge=False)
    for title in ("  samurai", "defence", "line", "kiai", "wounds", "talents"):
        table.add_column(title)
    for seat, stands in enumerate(view["seats"]):
        turn = "▸ " if view["turn"] == seat and not view["over"] else "  "
        name = words.name(stands["samurai"])
        label = turn + words.seat(seat) + ("" if words.seat(seat) == name else f" ({name})")
        defence = Text()
        for symbol, colour in SYMBOLS.items():
            covered = symbol not in stands["uncovered"]
            defence.append(symbol + " ", colour) if covered else defence.append("· ", "dim")
        line = Text("\n").join(raider(card["card"]) for card in stands["line"])
        lent = [name for name in stands["talents"] if name != stands["samurai"]]
        table.add_row(
            Text(label, "dim" if stands["passed"] else ""),
            defence,
            line if stands["line"] else Text("·", "dim"),
            Text(f"{stands['sum']}/{stands['kiai']}", kiai_style(stands)),
            Text("●" if stands["token"] else "") + Text(" animal" if stands["side"] == "animal" else "", "cyan"),
            ("passed" if stands["passed"] else "") + ", ".join(words.name(name) for name in lent),
        )
    return table


def kiai_style(stands: dict[str, Any]) -> str:
    return "red" if stands["sum"] > stands["kiai"] else "bold"


def raider(name: str) -> Text:
    """A raider as short as its name, with its symbol and flame in colour."""
    text = Text()
    for number, word in enumerate(name.split("-")):
        text.append(("" if number == 0 else " ") + word, FLAME if word == "flame" else SYMBOLS.get(word, ""))
    return text


def odds(view: dict[str, Any]) -> Text:
    """The chances of the next raider, for whoever has to choose."""
    chances = view["odds"]
    text = Text("next raider: ", "dim")
    for strength, chance in chances["strength"].items():
        if chance > 0:
            text.append(f"{strength}: {chance:.0%}  ")
    for symbol, colour in SYMBOLS.items():
        text.append(f"{symbol} {chances['symbol'][symbol]:.0%}  ", colour)
    asked = view["asked"]
    mine = chances["seats"][asked] if asked is not None else None
    if mine is not None:
        text.append(
            f"\nconfronted: below {mine['below']:.0%}, kiai {mine['meet']:.0%}, above {mine['exceed']:.0%}", "dim"
        )
    return text


def story(view: dict[str, Any], words: Words) -> Text:
    outcome = view["outcome"]
    if outcome["winners"]:
        return Text(f"saved, with {outcome['story']['points']} points", "bold green")
    links = [say(link, words) for link in outcome["story"]["chain"]]
    return Text("lost in round " + str(outcome["story"]["round"]) + ": " + "; ".join(links), "bold red")


def say(link: dict[str, Any], words: Words) -> str:
    """One link of the chain that explains a loss."""
    facts: dict[str, object] = {key: words.name(str(link[key])) for key in ("card", "penalty") if key in link}
    facts.setdefault("card", words.say("samurai_spirit-story-raider"))
    if "seat" in link:
        facts["seat"] = words.seat(link["seat"])
    return words.say(f"samurai_spirit-story-{link['what']}", **facts) or str(link["what"])
