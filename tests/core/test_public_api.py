"""Matches, moves and windows behave like Python objects: copies, pickles, comparisons and representations."""

from __future__ import annotations

import copy
import inspect
import pickle
import pydoc
import subprocess
import sys
from typing import Any

import pytest
from tables import NAMES, SHAPES, Shape, new, somewhere, walk

import sanjuro
from sanjuro.core.match_state import MatchState
from sanjuro.core.rng import seeded
from sanjuro.core.window import EVERYTHING

every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


def again(thing: object) -> Any:
    return pickle.loads(pickle.dumps(thing))


def in_the_middle(game: str, steps: int = 5) -> sanjuro.Match:
    return somewhere((game, sanjuro.GAMES[game].usual, {}), 3, steps)


# ---- matches ------------------------------------------------------------------------------


@every_shape
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, again], ids=["copy", "deepcopy", "pickle"])
def test_a_copy_is_equal_and_independent(shape: Shape, copied) -> None:  # type: ignore[no-untyped-def]
    match = somewhere(shape, 1, 4)
    before = match.to_bytes()
    twin = copied(match)
    assert type(twin) is type(match)
    assert twin == match
    assert twin is not match
    assert twin.moves == match.moves
    for move in twin.moves:
        assert twin.why_not(str(move)) is None, "a copy refuses its own moves"
    twin.playout(seeded(1))
    assert twin.over
    assert twin != match
    assert match.to_bytes() == before, "playing on the copy changed the original"


@every_shape
def test_a_pickle_is_hardly_larger_than_the_bytes(shape: Shape) -> None:
    match = somewhere(shape, 1, 4)
    assert len(pickle.dumps(match)) < len(match.to_bytes()) + 150
    assert len(pickle.dumps([match] * 3)) < len(match.to_bytes()) + 200


@every_game
def test_a_match_is_equal_to_one_of_the_same_state_and_past_only(game: str) -> None:
    match = sanjuro.new(game, seed=5)
    assert match == sanjuro.new(game, seed=5)
    assert match != sanjuro.new(game, seed=6)
    assert match != "a match" and match is not None
    for other in sanjuro.GAMES:
        assert (match == sanjuro.new(other, seed=5)) == (other == game)
    later = match.copy()
    later.play(later.moves[0])
    assert later != match
    assert sanjuro.replay(later.record()) == later
    assert sanjuro.from_bytes(later.to_bytes()) == later


def test_what_changes_has_no_hash() -> None:
    match = in_the_middle("bang")
    for thing in (match, match.stack[-1], match.rng):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


def test_a_pickle_is_read_by_a_process_that_has_imported_nothing() -> None:
    match = in_the_middle("samurai_sword")
    code = """
import pickle, sys
match, move = pickle.load(sys.stdin.buffer)
print(match.record())
print(move in match.moves)
"""
    data = pickle.dumps((match, match.moves[-1]))
    done = subprocess.run([sys.executable, "-c", code], input=data, capture_output=True, check=True)
    assert done.stdout.decode().replace("\r", "") == match.record() + "\nTrue\n"


def test_a_match_of_a_secret_seed_is_pickled_and_not_shown() -> None:
    secret = "5a" * 16
    match = sanjuro.new("shinobi", seed=secret)
    assert again(match) == match
    for shown in (repr(match), str(match), repr(match.rng), match._repr_html_(), repr(match.window(0))):
        assert secret not in shown


def test_what_a_match_looks_like_in_one_line() -> None:
    match = sanjuro.new("shinobi", players=4, seed=7)
    assert repr(match) == "<ShinobiMatch, 4 players, seed 7, 0 moves played: seat 1 has 12 moves>"
    assert "imagined" in repr(match.imagine(0))
    match.playout(seeded(1))
    assert match.outcome is not None
    winners = ", ".join(map(str, match.outcome.winners))
    assert repr(match).endswith(f"over (most_cards), won by {winners}>")
    assert "seed" not in repr(match.window(0)), "a seat could deal the game again"


# ---- moves, games and the rest --------------------------------------------------------------


@every_game
def test_moves_and_games_stay_the_same_objects(game: str) -> None:
    definition = sanjuro.GAMES[game]
    for copied in (copy.copy, copy.deepcopy, again):
        assert copied(definition) is definition
        assert all(copied(move) is move for move in definition.moves.all[::7])
    assert again(definition.moves.all) == definition.moves.all
    assert len({*definition.moves.all, *again(definition.moves.all)}) == len(definition.moves.all)


def test_a_move_that_the_rules_no_longer_have_is_refused_by_name() -> None:
    data = pickle.dumps(sanjuro.GAMES["shinobi"].moves.all[0], protocol=0)
    text = sanjuro.GAMES["shinobi"].moves.all[0].text
    with pytest.raises(sanjuro.BadBytes, match="not a move of these rules: 'odd > 1'"):
        pickle.loads(data.replace(text.encode(), b"odd > 1"))


@every_game
def test_a_move_is_played_by_its_number(game: str) -> None:
    by_move, by_text, by_code = (sanjuro.new(game, seed=3) for _ in range(3))
    for _ in range(40):
        if by_move.over:
            break
        move = by_move.moves[-1]
        assert by_move.parse(move.code) is move
        by_move.play(move)
        by_text.play(move.text)
        by_code.play(move.code)
    assert by_move == by_text == by_code


def test_numbers_of_numpy_are_moves_too() -> None:
    class Int64:  # like NumPy's integers: not an int, but with an index
        def __index__(self) -> int:
            return sanjuro.new("bang", seed=3).moves[0].code

    match = sanjuro.new("bang", seed=3)
    match.play(Int64())
    assert [move.code for move in match.history] == [Int64().__index__()]


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (-1, "the numbers 0 to 299, not -1"),
        (300, "the numbers 0 to 299, not 300"),
        (10**30, "the numbers 0 to 299"),
        (True, "its text or its number, not True"),
        (2.0, "its text or its number, not 2.0"),
        (None, "its text or its number, not None"),
    ],
)
def test_a_number_that_is_no_move_is_refused(bad: object, says: str) -> None:
    match = sanjuro.new("shinobi", seed=3)
    before = match.to_bytes()
    with pytest.raises(sanjuro.IllegalMove, match=says):
        match.play(bad)
    assert match.to_bytes() == before


def test_a_number_that_is_not_on_offer_is_refused_with_the_reason() -> None:
    match = sanjuro.new("shinobi", players=4, seed=7)
    move = next(move for move in match.game.moves.all if move not in match.moves)
    with pytest.raises(sanjuro.IllegalMove) as refused:
        match.play(move.code)
    assert str(refused.value) == match.why_not(move.text)


@every_game
def test_outcomes_events_frames_and_generators_survive_a_pickle(game: str) -> None:
    match = in_the_middle(game)
    secret = sanjuro.rng("ab" * 16)
    secret.word()
    for thing in [*match.events, *match.stack, match.rng, secret, sanjuro.BadSetup("seats[0]", "is missing")]:
        for twin in (again(thing), copy.deepcopy(thing)):
            assert type(twin) is type(thing)
            assert str(twin) == str(thing)
            assert isinstance(thing, Exception) or twin == thing
    assert again(secret).word() == secret.word()
    match.playout(seeded(2))
    assert match.outcome is not None
    assert again(match.outcome) == match.outcome


@every_game
def test_what_can_be_pasted_is_an_equal_object(game: str) -> None:
    match = in_the_middle(game)
    names = {frame.__name__: frame for frame in match.game.frames}
    for frame in match.stack:
        assert eval(repr(frame), names) == frame
    assert eval(repr(match.rng), {"Rng": sanjuro.Rng}) == match.rng
    match.playout(seeded(4))
    assert eval(repr(match.outcome), {"Outcome": sanjuro.Outcome}) == match.outcome


# ---- windows ----------------------------------------------------------------------------------


@every_shape
def test_a_window_imagines_what_its_seat_knows_and_the_seed_alone(shape: Shape) -> None:
    """Two matches that look the same to a seat give it the same imagined match: the seed tells it nothing."""
    differ = 0
    for number, match in enumerate(walk(new(shape, 2), 2, 60)):
        if number % 15:
            continue
        for seat in (*range(match.seats), None):
            other = match.imagine(seat, 77)
            for seed in (0, 1):
                mine, theirs = match.window(seat).imagine(seed), other.window(seat).imagine(seed)
                assert mine == theirs == match.imagine(seat, seed)
                assert mine.view(seat) == match.view(seat)
                assert mine.events == [], "events name cards the seat may not know"
                assert mine.history == []
            differ += match.imagine(seat, 0) != match.imagine(seat, 1)
    assert differ > 0


@every_shape
def test_a_match_imagined_before_a_move_changes_none_imagined_after_it(shape: Shape) -> None:
    """What a seat does not know is cached from one imagined match to the next, but not beyond a move."""
    for match in walk(new(shape, 3), 3, 60):
        assert match.imagine(0, 5) == sanjuro.from_bytes(match.to_bytes()).imagine(0, 5)


@every_game
def test_a_pickled_window_shows_the_same_and_holds_nothing_hidden(game: str) -> None:
    match = in_the_middle(game)
    for seat in range(match.seats):
        window = match.window(seat)
        assert again(window).view() == window.view()
        twin = match.imagine(seat, 123)
        # The number of moves played is public; the moves themselves are not included.
        assert pickle.dumps(window) == pickle.dumps(twin.window(seat)), "the bytes depend on what is hidden"
    everything = again(match.window(EVERYTHING))
    assert everything.view() == match.open_view()


@every_game
def test_a_copied_window_looks_at_the_same_match_and_a_deep_copy_at_a_copy(game: str) -> None:
    match = in_the_middle(game)
    window = match.window(0)
    shallow, deep = copy.copy(window), copy.deepcopy(window)
    before = window.view()
    assert shallow.view() == deep.view() == before
    match.playout(seeded(1))
    assert shallow.over() and not deep.over()
    assert shallow.outcome() == match.outcome
    assert deep.view() == before


@every_game
def test_a_window_offers_its_moves_to_the_seat_that_is_asked(game: str) -> None:
    match = in_the_middle(game)
    for seat in (*range(match.seats), None):
        assert match.window(seat).moves() == (match.moves if seat == match.seat else [])


# ---- documentation ------------------------------------------------------------------------------


def test_help_teaches() -> None:
    text = pydoc.plain(pydoc.render_doc(sanjuro))
    for said in (
        'sanjuro.new("shinobi"',
        "window.imagine",
        "class Guesser(Bot)",
        "Play a legal move: itself, its text",
    ):
        assert said in text


def test_help_tells_users_from_rule_authors() -> None:
    def public(cls: type) -> set[str]:
        return {name for name in vars(cls) if not name.startswith("_")}

    users, authors = public(sanjuro.Match), public(MatchState)
    assert {"seat", "moves", "play", "over", "view", "window", "copy", "imagine", "to_bytes", "record"} <= users
    assert {"shift", "reveal", "push", "end", "save", "load", "copy_position", "about"} <= authors
    assert not users & authors
    text = pydoc.plain(pydoc.render_doc(sanjuro.Match))
    play, inherited, shift = (text.index(part) for part in (" play(self", "inherited from sanjuro", " shift(self"))
    assert play < inherited < shift


def undocumented(cls: type) -> list[str]:
    """Return the public methods and properties of a class that neither define nor inherit a docstring."""
    found = [] if (cls.__doc__ or "").strip() else [cls.__name__]
    for name, value in inspect.getmembers(cls):
        if name.startswith("_") or isinstance(value, type):
            continue
        is_attribute = inspect.isgetsetdescriptor(value) or inspect.ismemberdescriptor(value)
        if not is_attribute and not (inspect.getdoc(value) or "").strip():
            found.append(f"{cls.__name__}.{name}")
    return found


def test_everything_that_is_public_has_a_docstring_compiled_too() -> None:
    public = [getattr(sanjuro, name) for name in sanjuro.__all__]
    classes = [thing for thing in public if isinstance(thing, type)]
    for game in sanjuro.GAMES:
        match = sanjuro.new(game)
        classes += [type(match), type(match.window(0)), type(match.game)]
    missing = [name for cls in classes for name in undocumented(cls)]
    missing += [thing.__name__ for thing in public if inspect.isroutine(thing) and not thing.__doc__]
    assert missing == []


def test_properties_and_modules_keep_their_docstrings() -> None:
    assert "never empty" in (sanjuro.Match.moves.__doc__ or "")
    assert "has ended" in (sanjuro.Match.over.__doc__ or "")
    assert (sys.modules["sanjuro.core.match"].__doc__ or "").startswith("A match: asking and playing")
    assert list(inspect.signature(sanjuro.Match.play).parameters) == ["self", "move"]
