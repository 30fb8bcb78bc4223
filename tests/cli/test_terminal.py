"""A game in the terminal as people play it: keys typed at a pseudo-terminal, and what it shows."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

import sanjuro
from sanjuro.cli.line import READ_TIME
from sanjuro.locale import LANGUAGES, Words

pytest.importorskip("pty", reason="this system has no pseudo terminals")

from pseudo_terminal import LEFT, UP, Terminal

MOST = 600  # lines typed in one game
SHAPES = [("bang", 5), ("samurai_sword", 5), ("shinobi", 4), ("samurai_spirit", 3), ("samurai_spirit", 1)]


def play_on(terminal: Terminal, chance: random.Random) -> int:
    """Choose at random to the end of the game, sometimes asking a question or taking a move back.

    Return the number of moves.
    """
    for played in range(MOST):
        offer = terminal.numbers
        if not offer:
            return played
        number = chance.choice(offer)
        extra = chance.random()
        if extra < 0.05:
            terminal.say(f"what {number}")
            assert terminal.shown.endswith("> ")
        elif extra < 0.1:
            terminal.say(f"? {number}")
        terminal.say(str(number))
        again = terminal.numbers
        if 0.1 < extra < 0.15 and len(offer) > 1:
            terminal.say("undo")
            assert terminal.numbers == offer, "the same question has the same numbers"
            terminal.say(str(number))
            assert terminal.numbers == again, "and what comes of the same move is the same"
        elif extra > 0.9 and again:
            terminal.say(str(number))
            assert not terminal.numbers, "a number that was typed twice has played a second move"
            terminal.numbers = again
    raise AssertionError(f"the game is not over after {MOST} moves")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), SHAPES)
def test_a_whole_game(game: str, players: int, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = Words(game, [], language)
    options = ["--players", players, "--language", language, "--seed", 11, "--seat", 0]
    with Terminal("play", game, *options, width=100) as terminal:
        terminal.wait()
        assert words.title() in terminal.shown
        played = play_on(terminal, random.Random(players))
        assert "".join(words.tell("cli-over").split()) in "".join(terminal.shown.split())
        terminal.say(f"save {file}")
        terminal.say("quit")
        assert terminal.ended() == 0
    match = sanjuro.replay(file.read_text())
    assert match.over
    assert played > 0
    if players == 1:
        assert len(match.history) == played, "alone, a person chooses for all samurai"


def test_keys_edit_the_line() -> None:
    pytest.importorskip("readline")
    with Terminal("play", "shinobi", "--seed", 4, "--seat", 1) as terminal:
        terminal.wait()
        terminal.type("elp" + LEFT * 3)
        assert "undo       back to your last decision" in terminal.say("h")
        assert "^[" not in terminal.shown
        terminal.type(UP)
        assert "undo       back to your last decision" in terminal.say("")


def test_a_game_is_played_where_there_is_no_readline() -> None:
    code = "import sys; sys.modules['readline'] = None; from sanjuro.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "play", "shinobi", "--seed", "4", "--seat", "1"],
        input="1\nquit\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "You left the game." in done.stdout, done.stderr


def test_an_empty_line_plays_nothing_where_there_is_a_choice() -> None:
    with Terminal("play", "shinobi", "--seed", 4, "--seat", 1) as terminal:
        terminal.wait()
        offer = terminal.numbers
        sleep(READ_TIME)
        assert "An empty line plays nothing" in terminal.say("")
        assert "   1  " in terminal.say("?")
        assert terminal.numbers == offer


def test_enter_plays_the_only_move_once_it_could_be_read() -> None:
    with Terminal("play", "samurai_sword", "--players", 5, "--seed", 2, "--seat", 0) as terminal:
        terminal.wait()
        chance = random.Random(0)
        chosen = 0
        while len(terminal.numbers) > 1:
            chosen = chance.choice(terminal.numbers)
            terminal.say(str(chosen))
        assert "There is only one move: press Enter to play it." in terminal.shown
        only = terminal.numbers
        terminal.say("undo")
        terminal.type(f"{chosen}\n\nnonsense\n")
        terminal.wait("'nonsense' is not a move")
        assert terminal.numbers == only, "an Enter that was typed before the question came has answered it"
        sleep(READ_TIME * 2)
        terminal.say("")
        assert "Sanjuro (you)" in terminal.shown
        assert terminal.numbers
        assert terminal.numbers != only


def test_undo_goes_back_decision_by_decision() -> None:
    with Terminal("play", "bang", "--seed", 4, "--seat", 0, "--players", 4) as terminal:
        first = terminal.wait()
        assert "no decision yet" in terminal.say("undo")
        offers: list[list[int]] = []
        terminal.say("?")
        while len(offers) < 3:
            if len(terminal.numbers) > 1:
                offers.append(terminal.numbers)
            terminal.say(str(terminal.numbers[-1]))
        for offer in reversed(offers):
            assert "Back at your last decision." in terminal.say("undo")
            assert terminal.numbers == offer
        assert first.splitlines()[-3] in terminal.shown


def test_a_lost_game_can_be_taken_back() -> None:
    with Terminal("play", "samurai_spirit", "--players", 1, "--seed", 3) as terminal:
        terminal.wait()
        play_on(terminal, random.Random(2))
        assert "The game is over" in terminal.say("nonsense")
        terminal.say("undo")
        assert len(terminal.numbers) > 1


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("[/x]", "'[/x]' is not a move of this game"),
        ("999", "There is no move 999 here."),
        ("²", "'²' is not a move of this game"),
        ("9" * 3000, "is not a move of this game"),
        ("what", "explains any of these"),
        ("what zzz", 'nothing here is called "zzz"'),
        ("what 999", "There is no move 999 here."),
        ("why", "add a move"),
        ("why 0 oda > 1", "oda"),
        ("? zzz", 'no move contains "zzz"'),
        ("save", "save needs a file name"),
        ("save /no/such/folder/game.txt", "cannot write /no/such/folder/game.txt"),
        ("WHAT Ninja", "ninja: Sent to another province instead of a clan card, as the first order"),
    ],
)
def test_what_cannot_be_played_gets_a_clear_answer(typed: str, says: str) -> None:
    with Terminal("play", "shinobi", "--seed", 4, "--seat", 1) as terminal:
        terminal.wait()
        shown = terminal.say(typed)
        assert says in shown
        assert "Traceback" not in shown
        assert "You left the game." in terminal.say("quit")


def test_bytes_that_are_no_text_are_refused_and_the_game_goes_on() -> None:
    with Terminal("play", "shinobi", "--seed", 4, "--seat", 1, "--name", "[bold]Ann[/]") as terminal:
        assert "[bold]Ann[/] (you)" in terminal.wait()
        terminal.type(b"\xff\xfe\n")
        terminal.wait()
        assert "Traceback" not in terminal.shown
        assert terminal.shown.endswith("\n> ")
        assert "You left the game." in terminal.say("quit")


@pytest.mark.parametrize(("language", "what", "says"), [("ru", "что пиво", "Пиво: "), ("zh", "说明 啤酒", "啤酒: ")])
def test_commands_in_the_language_spoken(language: str, what: str, says: str) -> None:
    words = Words("bang", [], language)
    with Terminal("play", "bang", "--seed", 4, "--seat", 1, "--language", language) as terminal:
        terminal.wait()
        assert says in terminal.say(what)
        assert words.tell("cli-nothing_to_undo") in terminal.say(words.tell("cli-word-undo"))
        assert words.tell("cli-word-save") in terminal.say(words.tell("cli-word-help"))
        assert words.tell("cli-left") in terminal.say(words.tell("cli-word-quit"))
        assert terminal.ended() == 0
