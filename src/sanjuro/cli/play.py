"""`sanjuro play`: a game against bots in the terminal."""

from __future__ import annotations

import contextlib
import os
from itertools import groupby
from pathlib import Path
from textwrap import indent
from typing import Annotated, Any

import typer
from rich.console import Console

import sanjuro
from sanjuro.bots import make
from sanjuro.cli.choices import Bots, GameName, Language, Players, Settings, game_named, options_from
from sanjuro.cli.tables import draw
from sanjuro.core.chance import Chance, seeded
from sanjuro.core.outcome import Outcome
from sanjuro.locale import Words

NAMES = ["Aiko", "Benjiro", "Chiyo", "Daichi", "Emiko", "Fumio", "Goro"]


def play(
    game: GameName = "shinobi",
    players: Players = None,
    seat: Annotated[int | None, typer.Option(help="Your seat; a random one if not said.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "Sanjuro",
    bots: Bots = "rules",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    option: Settings = None,
    language: Language = "en",
) -> None:
    """Play a game against bots in this terminal. Answer a question with ? to see what you can do."""
    definition = game_named(game)
    match = sanjuro.new(
        definition.key, definition.usual if players is None else players, seed=seed, **options_from(option)
    )
    chance = seeded(seed if seed is not None else int.from_bytes(os.urandom(6), "big"))
    me = chance.below(match.seats) if seat is None else seat
    if not 0 <= me < match.seats:
        raise ValueError(f"the seats are 0 to {match.seats - 1}, not {me}")
    levels = [level.strip() for level in bots.split(",")]
    if len(levels) not in (1, match.seats):
        raise ValueError(f"name one bot for all or one for each of the {match.seats} seats, not {len(levels)}")
    Table(match, me, name, levels, chance, language).run()


def told_outcome(outcome: Outcome, words: Words) -> str:
    """Who has won, and why."""
    reason = words.reason(outcome.reason)
    if not outcome.winners:
        return words.tell("cli-nobody_won", reason=reason)
    winners = words.tell("cli-and").join(words.seat(seat) for seat in outcome.winners)
    return words.tell("cli-won", winners=f"[bold]{winners}[/]", reason=reason)


class Table:
    """One person and bots at a table in the terminal."""

    def __init__(
        self, match: sanjuro.Match, me: int, name: str, levels: list[str], chance: Chance, language: str = "en"
    ) -> None:
        self.match = match
        self.me = me
        self.chance = chance
        self.bots = [make(levels[seat % len(levels)], match.game.key) for seat in range(match.seats)]
        self.console = Console(highlight=False)
        self.names: list[str] = []
        self.words = Words(match.game.key, self.names, language)
        others = iter(NAMES)
        for seat in range(match.seats):
            self.names.append(self.words.tell("cli-you", name=name) if seat == me else next(others))
        self.log: list[str] = []

    def run(self) -> None:
        self.console.print(
            self.words.tell("cli-begin", title=f"[bold]{self.words.title()}[/]", help="[bold]help[/]"),
        )
        self.tell()
        while not self.match.over:
            seat = self.match.asked
            if seat == self.me:
                move = self.ask()
                if move is None:
                    self.console.print(self.words.tell("cli-left"))
                    return
            else:
                window = self.match.window(seat)
                move = self.bots[seat].choose(window, [], self.match.moves, self.chance)
            self.match.play(move)
            self.tell()
        self.finish()

    def tell(self) -> None:
        """The lines of what just happened, as far as the person may know it."""
        lines = [self.words.event(event) for event in self.match.events_for(self.me)]
        for line, alike in groupby(line for line in lines if line):
            times = len(list(alike))
            told = line[0].upper() + line[1:]
            if times > 1:
                told = self.words.tell("cli-times", line=told, n=times)
            self.log.append(told)
            self.console.print(f"  [dim]{told}[/]")

    def ask(self) -> sanjuro.Move | None:
        """A move of the person; None to leave."""
        self.console.print()
        self.show()
        moves = self.match.moves
        said = [self.words.move(move["say"]) for move in self.match.view(self.me)["moves"]]  # type: ignore[attr-defined]
        self.list_moves(said, "", 9)
        while True:
            try:
                answer = self.console.input("[bold]> [/]").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            command, _, rest = answer.partition(" ")
            rest = rest.strip()
            if not answer:
                continue
            if answer.isdigit() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            if answer in ("quit", "exit", "q"):
                return None
            if command == "?":
                self.list_moves(said, rest, len(moves))
            elif answer == "help":
                self.console.print(indent(self.words.tell("cli-help"), "  "))
            elif answer == "table":
                self.show()
            elif answer == "log":
                self.console.print("\n".join(self.log))
            elif command == "why":
                self.console.print(self.why_not(rest) or self.words.tell("cli-can_be_played"))
            elif command == "save":
                self.save(rest)
            else:
                reason = self.why_not(answer)
                if reason is None:
                    return self.match.parse(answer)
                self.console.print(f"[red]{reason}[/]")

    def why_not(self, text: str) -> str | None:
        """Why a move is not on offer, in the language spoken; None if it is."""
        refusal = self.match.refusal(text)
        if refusal is None:
            return None
        return self.words.refusal(refusal.key, refusal.facts) or self.match.why_not(text)

    def list_moves(self, said: list[str], word: str, most: int) -> None:
        shown = 0
        for number, (move, sentence) in enumerate(zip(self.match.moves, said, strict=True), start=1):
            if word.lower() not in f"{sentence} {move.text}".lower():
                continue
            if shown == most:
                self.console.print(f"       {self.words.tell('cli-more', n=len(said))}")
                return
            shown += 1
            self.console.print(f"  [bold]{number:>3}[/]  {sentence}  [dim]{move.text}[/]")
        if not shown:
            self.console.print(self.words.tell("cli-no_such_word", word=word))

    def show(self) -> None:
        view: dict[str, Any] = self.match.view(self.me)
        self.console.print(draw(view, self.words))

    def save(self, name: str) -> None:
        if not name:
            self.console.print(f"[red]{self.words.tell('cli-save_needs_name')}[/]")
            return
        with contextlib.suppress(OSError):
            Path(name).write_text(self.match.record())
            self.console.print(self.words.tell("cli-saved", file=name, command=f"sanjuro replay {name}"))
            return
        self.console.print(f"[red]{self.words.tell('cli-cannot_write', file=name)}[/]")

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.console.print()
        self.console.print(draw(self.match.open_view(), self.words))
        self.console.print()
        self.console.print(told_outcome(outcome, self.words))
        if outcome.scores is not None:
            scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True))
            self.console.print(self.words.tell("cli-points", scores=scores))
