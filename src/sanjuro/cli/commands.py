"""The commands of a game in the terminal, in English and in the player's language."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from sanjuro.cli.line import Leave
from sanjuro.cli.offer import Choice, columns, is_number, plain_list

if TYPE_CHECKING:
    from sanjuro.cli.play import TerminalTable

WORDS = {
    "help": "cli-word-help",
    "moves": "cli-word-moves",
    "what": "cli-word-what",
    "undo": "cli-word-undo",
    "why": "cli-word-why",
    "table": "cli-word-table",
    "log": "cli-word-log",
    "save": "cli-word-save",
    "quit": "cli-word-quit",
}
ALSO = {"?": "moves", "？": "moves", "exit": "quit", "q": "quit"}  # the second one is what a Chinese keyboard types
SEVERAL = 4  # at most this many topics are explained at once; beyond that only their names are listed


class Commands:
    """Carries out the commands a player types."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.words = table.words
        self.by_word = {**ALSO, **{word: word for word in WORDS}}
        self.by_word |= {self.words.tell(message): word for word, message in WORDS.items()}

    def knows(self, line: str) -> bool:
        return self._parts(line)[0] in self.by_word

    def run(self, line: str, offer: list[Choice]) -> bool:
        """Answer a command; True if the player is asked something else now."""
        word, rest = self._parts(line)
        command = self.by_word[word]
        if command == "quit":
            raise Leave
        if command == "undo":
            return self._undo()
        if command == "help":
            self.table.say(indent(self.words.tell("cli-help"), "  "))
        elif command == "table":
            self.table.show()
        elif command == "log":
            self.table.say("\n".join(self.table.log))
        elif command == "moves":
            self._moves(offer, rest)
        elif command == "why":
            self._why(rest)
        elif command == "what":
            self._what(rest, offer)
        else:
            self._save(rest)
        return False

    def _parts(self, line: str) -> tuple[str, str]:
        if line[0] in ALSO:
            return line[0], line[1:].strip()
        word, _, rest = line.partition(" ")
        return word.lower(), rest.strip()

    def _undo(self) -> bool:
        done = self.table.undo()
        if done:
            self.table.say(self.words.tell("cli-undone"), "bold")
        else:
            self.table.complain(self.words.tell("cli-nothing_to_undo"))
        return done

    def _moves(self, offer: list[Choice], word: str) -> None:
        found = [choice for choice in offer if choice.has(word)]
        if found:
            self.table.console.print(plain_list(found))
        else:
            self.table.complain(self.words.tell("cli-no_such_word", word=word))

    def _why(self, text: str) -> None:
        if not text:
            self.table.complain(self.words.tell("cli-why_needs_move"))
        else:
            self.table.say(self.table.why_not(text) or self.words.tell("cli-can_be_played"))

    def _what(self, asked: str, offer: list[Choice]) -> None:
        explanations = self.table.explanations
        if not asked:
            self.table.say(self.words.tell("cli-explained"))
            names = [Text(name) for name in dict.fromkeys(explanations.names.values())]
            self.table.console.print(Text("\n").join(columns(names, self.table.console.width)))
            return
        if is_number(asked):
            self._what_is_in(int(asked), offer)
            return
        found = explanations.find(asked)
        if not found:
            self.table.complain(self.words.tell("cli-no_explanation", word=asked))
        elif len(found) > SEVERAL:
            names_found = ", ".join(explanations.name(key) for key in found)
            self.table.say(self.words.tell("cli-several", word=asked, names=names_found))
        else:
            self._explain(found)

    def _what_is_in(self, number: int, offer: list[Choice]) -> None:
        """What the cards and other pieces in a legal move do."""
        chosen = [choice for choice in offer if choice.number == number]
        if not chosen:
            self.table.complain(self.table.no_such_number(number))
            return
        keys = self.table.explanations.in_move(chosen[0].say)
        if keys:
            self._explain(keys)
        else:
            self.table.complain(self.words.tell("cli-nothing_in_move", n=str(number)))

    def _explain(self, keys: list[str]) -> None:
        explanations = self.table.explanations
        for key in keys:
            self.table.console.print(Text(explanations.name(key), "bold").append(f": {explanations.about(key)}", ""))
            for ruling in explanations.rulings(key):
                self.table.console.print(Padding(Text(f"· {ruling}", "dim"), (0, 0, 0, 2)))

    def _save(self, name: str) -> None:
        if not name:
            self.table.complain(self.words.tell("cli-save_needs_name"))
            return
        try:
            Path(name).write_text(self.table.match.record(), encoding="utf-8")
        except (OSError, ValueError):  # ValueError: a name with a null byte
            self.table.complain(self.words.tell("cli-cannot_write", file=name))
        else:
            self.table.say(self.words.tell("cli-saved", file=name, command=f"sanjuro replay {name}"))
