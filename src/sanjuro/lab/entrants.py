"""Bots by name: built-in, a class in any module, or a command that speaks JSON lines."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from sanjuro.bots import LEVELS, Bot, play_to_end
from sanjuro.bots import make as make_level
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window
from sanjuro.lab.command_bot import CommandBot

COMMAND = "command:"
CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
KINDS = f"{', '.join(LEVELS)}, module:Class, or {COMMAND}PROGRAM"


class CheckedBot(Bot):
    """A third-party bot; an illegal move is refused with the bot's name."""

    def __init__(self, name: str, bot: Bot) -> None:
        super().__init__()
        self.name = name
        self.bot = bot
        self.wants_events = bot.wants_events

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        move = self.bot.choose(window, events, moves, rng)
        if not any(move is offered for offered in moves):
            raise ValueError(f"{self.name} chose {move!s}, which is not a legal move")
        return move


def follow_events(names: Iterable[str]) -> bool:
    """Return whether one of these bots may want events, from the deal on."""
    return any(":" in name for name in names)


def make(name: str, game: str, place: int = 0) -> Bot:
    """Return the bot with this name for a game; `place` distinguishes bots with the same command."""
    if name.startswith(COMMAND):
        return CommandBot(name.removeprefix(COMMAND), place)
    if CLASS.fullmatch(name):
        return CheckedBot(name, _from_module(name))
    if name.partition("@")[0] not in LEVELS:
        raise ValueError(f"there is no bot {name!r}; a bot is {KINDS}")
    return make_level(name, game)


def _from_module(name: str) -> Bot:
    """Return an instance of `module:Class`; modules in the current folder are found as well."""
    module_name, _, class_name = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise
        raise ValueError(f"{name}: there is no module {error.name!r} here") from None
    make_one = getattr(module, class_name, None)
    if make_one is None:
        raise ValueError(f"{name}: the module has no {class_name!r}")
    bot = make_one() if callable(make_one) else None
    if not isinstance(bot, Bot):
        raise ValueError(f"{name}: {class_name} is not a sanjuro.bots.Bot")
    return bot


def play(match: Match, names: list[str], rng: Rng) -> None:
    """Play the match to its end with the bots of these names, one per seat."""
    bots = [make(name, match.game.key, seat) for seat, name in enumerate(names)]
    play_to_end(match, bots, rng)
    for bot in bots:
        if isinstance(bot, CommandBot):
            bot.game_over(match)
