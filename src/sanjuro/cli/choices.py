"""Options and arguments that several commands share."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

import sanjuro
from sanjuro.lab.entrants import KINDS
from sanjuro.locale import LANGUAGES

GameName = Annotated[str, typer.Argument(help=f"One of: {', '.join(sanjuro.GAMES)}.", metavar="GAME")]
Players = Annotated[int | None, typer.Option(help="Number of players; default: the game's usual number.")]
Bots = Annotated[str, typer.Option(help=f"One bot for all seats, or one for each, separated by commas: {KINDS}.")]
Language = Annotated[str, typer.Option(help=f"The language of the output: {', '.join(LANGUAGES)}.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as name=value, such as simple=true; may be repeated."),
]


def game_named(name: str) -> sanjuro.Game[Any]:
    key = name.lower().replace("-", "_").replace("!", "")
    if key not in sanjuro.GAMES:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(sanjuro.GAMES)}")
    game: sanjuro.Game[Any] = sanjuro.GAMES[key]
    return game


def options_from(settings: list[str] | None) -> dict[str, Any]:
    """The options of `-o name=value`; a value with commas is a list."""
    options: dict[str, Any] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {setting!r}")
        words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
        if value.lower() in words:
            options[name] = words[value.lower()]
        elif value.startswith("["):
            try:
                options[name] = json.loads(value)
            except ValueError:
                raise ValueError(f"{value!r} is not a list") from None
        else:
            options[name] = value.split(",") if "," in value else value
    return options
