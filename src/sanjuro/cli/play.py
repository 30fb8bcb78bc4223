"""`sanjuro play`: a game against bots in the terminal."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.text import Text

import sanjuro
from sanjuro.cli.choices import Bots, GameName, Language, Players, Settings, game_named, options_from
from sanjuro.cli.commands import Commands
from sanjuro.cli.explain import Explanations
from sanjuro.cli.line import Leave, Unreadable, read_line
from sanjuro.cli.numbers import Numbers
from sanjuro.cli.offer import FEW, Choice, choices, grouped, is_number, plain_list
from sanjuro.cli.tables import draw
from sanjuro.core.outcome import Outcome
from sanjuro.core.rng import Rng, seeded
from sanjuro.games import FIRST_GAME
from sanjuro.lab.entrants import make
from sanjuro.locale import Words

NAMES = ["Aiko", "Benjiro", "Chiyo", "Daichi", "Emiko", "Fumio", "Goro"]


def play(
    game: GameName = FIRST_GAME,
    players: Players = None,
    seat: Annotated[int | None, typer.Option(help="Your seat; default: a random one.")] = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "Sanjuro",
    bots: Bots = "rules",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    option: Settings = None,
    language: Language = "en",
) -> None:
    """Play a game against bots in this terminal. Type help during the game to see the commands."""
    definition = game_named(game)
    match = sanjuro.new(
        definition.key, definition.usual if players is None else players, seed=seed, **options_from(option)
    )
    rng = seeded(seed if seed is not None else int.from_bytes(os.urandom(6), "big"))
    me = rng.below(match.seats) if seat is None else seat
    if not 0 <= me < match.seats:
        raise ValueError(f"the seats are 0 to {match.seats - 1}, not {me}")
    levels = [level.strip() for level in bots.split(",")]
    if len(levels) not in (1, match.seats):
        raise ValueError(f"name one bot for all or one for each of the {match.seats} seats, not {len(levels)}")
    TerminalTable(match, me, name, levels, rng, language).run()


def told_outcome(outcome: Outcome, words: Words) -> str:
    """Who won, and why."""
    reason = words.reason(outcome.reason)
    if not outcome.winners:
        return words.tell("cli-nobody_won", reason=reason)
    winners = words.tell("cli-and").join(words.who(seat) for seat in outcome.winners)
    winners = winners[:1].upper() + winners[1:] if words.reader == outcome.winners[0] else winners
    return words.tell("cli-won", winners=f"[bold]{escape(winners)}[/]", reason=reason)


class TerminalTable:
    """One person and bots at a table in the terminal."""

    def __init__(
        self, match: sanjuro.Match, me: int, name: str, levels: list[str], rng: Rng, language: str = "en"
    ) -> None:
        self.match = match
        self.me = me
        self.rng = rng
        self.bots = [make(levels[seat % len(levels)], match.game.key, seat) for seat in range(match.seats)]
        self.console = Console(highlight=False)
        self.names: list[str] = []
        self.words = Words(match.game.key, self.names, language)
        # In a game for one, a single person plays all seats.
        self.alone = match.players == 1 and match.seats > 1
        self.words.reader = None if self.alone else me
        self.name_seats(name)
        self.explanations = Explanations(match.game, self.words)
        self.commands = Commands(self)
        self.numbers = Numbers()
        self.past: list[tuple[sanjuro.Match, int, Rng, Numbers, int]] = []
        self.log: list[str] = []

    def name_seats(self, name: str) -> None:
        if self.alone:
            for seat in range(self.match.seats):
                labels = self.match.game.labels(self.match, seat)
                called = next((self.words.name(label) for label in labels.values()), None)
                self.names.append(called or self.words.tell("cli-seat", n=seat))
            return
        bots = [self.words.tell(f"bot-name-{bot.lower()}") for bot in NAMES]
        others = iter(bot for bot in bots if bot != name)
        for seat in range(self.match.seats):
            self.names.append(self.words.tell("cli-you", name=name) if seat == self.me else next(others, ""))
            self.names[-1] = self.names[-1] or self.words.tell("cli-seat", n=seat)

    def run(self) -> None:
        self.say(self.words.tell("cli-begin", title=self.words.title(), help=self.words.tell("cli-word-help")), "bold")
        if self.alone:
            self.say(self.words.label("alone", names=", ".join(self.names)) or "")
        self.tell()
        try:
            while True:
                self.let_bots_play()
                if self.match.over:
                    self.finish()
                    self.after_the_end()
                else:
                    self.play(self.ask())
        except Leave:
            if not self.match.over:
                self.say(self.words.tell("cli-left"))

    def let_bots_play(self) -> None:
        while not self.match.over and not self.alone and self.match.asked != self.me:
            seat = self.match.asked
            window = self.match.window(seat)
            self.match.play(self.bots[seat].choose(window, [], self.match.moves, self.rng))
            self.tell()

    def play(self, move: sanjuro.Move) -> None:
        """Play the player's move, and keep a copy of the match to go back to if there was a choice."""
        if len(self.match.moves) > 1:
            self.past.append((self.match.copy(), self.me, self.rng.copy(), self.numbers.copy(), len(self.log)))
        self.numbers.played(move.text)
        self.match.play(move)
        self.tell()

    def undo(self) -> bool:
        """Go back to the player's last decision; False if there was none."""
        if not self.past:
            return False
        self.match, self.me, self.rng, self.numbers, told = self.past.pop()
        del self.log[told:]
        return True

    def tell(self) -> None:
        """Print what just happened, as far as the player may know it."""
        events = self.match.events_for(self.me)
        if any(event["kind"] == "turn" for event in events):
            self.numbers.new_turn()
        for line in self.words.lines(events):
            self.log.append(line)
            self.say(f"  {line}", "dim")

    def ask(self) -> sanjuro.Move:
        """Ask the player for a move."""
        while True:
            if self.alone:
                self.me = self.match.asked
            self.say("")
            self.show()
            offer = choices(self.match, self.me, self.words, self.numbers)
            if self.alone:
                self.say(self.words.tell("cli-chooses", seat=self.words.seat(self.me)), "bold")
            self.console.print(
                plain_list(offer) if len(offer) <= FEW else grouped(offer, self.words, self.console.width)
            )
            if len(offer) == 1:
                self.say(self.words.tell("cli-only_one"), "dim")
            move = self.answer(offer)
            if move is not None:
                return move

    def answer(self, offer: list[Choice]) -> sanjuro.Move | None:
        """The chosen move; None if the player is asked something else now."""
        while True:
            line, quick = self.read()
            if not line:
                if len(offer) > 1:
                    self.complain(self.words.tell("cli-empty", help=self.words.tell("cli-word-help")))
                elif not quick:
                    return offer[0].move
            elif is_number(line):
                found = [choice.move for choice in offer if choice.number == int(line)]
                if found:
                    return found[0]
                self.complain(self.no_such_number(int(line)))
            elif self.commands.knows(line):
                if self.commands.run(line, offer):
                    return None
            else:
                reason = self.why_not(line)
                if reason is None:
                    return self.match.parse(line)
                self.complain(reason)

    def after_the_end(self) -> None:
        """Answer commands after the end, until the player leaves or goes back."""
        self.say(self.words.tell("cli-over"), "dim")
        while True:
            line, quick = self.read()
            if not line:
                if not quick:
                    raise Leave
            elif self.commands.knows(line):
                if self.commands.run(line, []):
                    return
            else:
                self.complain(self.words.tell("cli-over"))

    def read(self) -> tuple[str, bool]:
        while True:
            try:
                return read_line("> ")
            except Unreadable:
                self.complain(self.words.tell("cli-unreadable"))

    def no_such_number(self, number: int) -> str:
        meant = self.numbers.meant(number)
        if meant is None:
            return self.words.tell("cli-no_such_number", n=str(number))
        return self.words.tell("cli-number_gone", n=str(number), sentence=meant)

    def why_not(self, text: str) -> str | None:
        """Why a move is not legal, in the player's language; None if it is."""
        refusal = self.match.refusal(text)
        if refusal is None:
            return None
        return self.words.refusal(refusal.key, refusal.facts) or self.match.why_not(text)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def complain(self, text: str) -> None:
        self.say(text, "red")

    def show(self) -> None:
        view = self.match.open_view() if self.match.over else self.match.view(self.me)
        self.console.print(draw(view, self.words))

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.say("")
        self.show()
        self.say("")
        self.console.print(told_outcome(outcome, self.words))
        if outcome.scores is not None:
            scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True))
            self.say(self.words.tell("cli-points", scores=scores))
