"""Win probabilities and turning points in positions whose answer is known."""

from __future__ import annotations

import base64

import pytest

import sanjuro
from sanjuro import positions as examples
from sanjuro.analysis import Analysis, Report, analyse, run
from sanjuro.analysis import turning_points as points
from sanjuro.analysis.playouts import another_future, compared, positions
from sanjuro.bots import make, play_to_end

ENOUGH = 60.0  # more seconds than any example here needs: every pass plays all its rounds


def finished(game: str, players: int, seed: int) -> sanjuro.Match:
    match = sanjuro.new(game, players, seed=seed, events=True)
    play_to_end(match, [make("rules", game)] * match.seats, sanjuro.chance(seed))
    return match


def played(game: str, name: str, *moves: str) -> sanjuro.Match:
    match = examples.begin(game, name)
    for move in moves:
        match.play(move)
    return match


def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(points, "ROUNDS", (40, 30, 60))


def test_the_shot_that_ends_the_game_is_its_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """A renegade shoots a sheriff who cannot survive, although a deputy is alive.

    No bot would do this: it hands the game to the outlaws.
    """
    few_rounds(monkeypatch)
    report = analyse(played("bang", "outlaws-win", "bang-QH > 0", "pass", "pass"), ENOUGH)
    law, outlaws, renegade = 0, 1, 2
    assert report.teams == [[0, 2], [3, 4], [1]]
    assert [one.move for one in report.turning_points] == [1]
    turning = report.turning_points[0]
    assert turning.seat == 1
    assert turning.after == [0.0, 1.0, 0.0]
    assert turning.before[law] + turning.before[renegade] > 0.8
    assert abs(turning.swing) > 2 * turning.error
    assert report.points[-1].move == 3
    assert report.points[-1].chances == [0.0, 1.0, 0.0]
    assert report.points[-1].errors == [0.0, 0.0, 0.0]
    assert report.points[0].turn == 1
    assert max(report.points[0].errors) > 0
    pairs = zip(turning.before, turning.after, strict=True)
    assert turning.swing == pytest.approx(max((after - before for before, after in pairs), key=abs))
    assert turning.after[outlaws] - turning.before[outlaws] > 0.8


def test_a_game_that_was_decided_before_has_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the shot the sheriff can only pass, and the outcome is certain."""
    few_rounds(monkeypatch)
    match = played("bang", "outlaws-win", "bang-QH > 0", "pass", "pass")
    begun = played("bang", "outlaws-win", "bang-QH > 0")
    late = sanjuro.from_bytes(begun.to_bytes())
    late.history = []
    late.origin = f"position {base64.b64encode(late.to_bytes()).decode()}"
    for move in match.history[1:]:
        late.play(move.text)
    report = analyse(late, ENOUGH)
    assert [point.chances for point in report.points] == [[0.0, 1.0, 0.0]] * len(report.points)
    assert report.turning_points == []


def test_what_is_drawn_after_a_decision_does_not_count_as_the_decision() -> None:
    """The raider that a samurai turns up decides a lot.

    The decision to fight is only compared with its alternatives.
    """
    match = finished("samurai_spirit", 3, seed=5)
    fights = [number for number, move in enumerate(match.history, start=1) if move.text == "fight"]
    place = positions(match, (fights[0] - 1,))[0]
    move = match.history[fights[0] - 1]
    turned_up = set()
    for seed in range(8):
        future = another_future(place, sanjuro.chance(2 * seed))
        future.carry_out(move)
        turned_up.add(str(future.view(0)["drawn"]))
    assert len(turned_up) > 1, "each game turns up its own raider"
    assert [compared(place, move, seed) for seed in range(3)] == [compared(place, move, seed) for seed in range(3)]


def test_an_unfinished_game_ends_with_a_chance() -> None:
    match = sanjuro.new("bang", 4, seed=3)
    for _ in range(12):
        match.play(match.moves[0])
    report = analyse(match, 0.2)
    assert report.points[-1].move == 12
    assert max(report.points[-1].errors) > 0


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_a_whole_game(game: str) -> None:
    match = finished(game, 4, seed=5)
    report = analyse(match, 0.4)
    assert match.outcome is not None
    moves = [point.move for point in report.points]
    assert moves == sorted(set(moves))
    assert len(moves) <= points.MOST_POINTS
    assert moves[0] == 0
    assert moves[-1] == len(match.history)
    won = [1.0 if set(team) & set(match.outcome.winners) else 0.0 for team in report.teams]
    assert report.points[-1].chances == won
    assert all(0 <= chance <= 1 for point in report.points for chance in point.chances)
    told = [one.move for one in report.turning_points]
    assert told == sorted(told)
    assert all(0 < move <= len(match.history) for move in told)
    for place in positions(match, tuple(move - 1 for move in told)):
        assert len(place.moves) > 1, "what could not be chosen is no turning point"


def test_time_is_bounded_and_shared_out_in_short_tasks() -> None:
    """A process that also computes moves for bots never spends long on one task."""
    analysis = Analysis(finished("shinobi", 3, seed=5), 0.6)
    used, longest = 0.0, 0.0
    while (task := analysis.task()) is not None:
        done = run(task)
        analysis.take(done)
        used += done.seconds
        longest = max(longest, done.seconds / len(done.rounds) if len(done.rounds) == 1 else done.seconds)
    a_round = 40 * 0.25  # forty games, interpreted on a slow machine
    assert used < 0.6 + 3 * a_round
    assert longest < points.SECONDS_AT_ONCE + a_round


def test_with_time_enough_the_same_game_gives_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    few_rounds(monkeypatch)

    def report() -> Report:
        return analyse(played("samurai_sword", "swordmaster", "bokken > 2", "take"), ENOUGH)

    first = report()
    assert first == report()
    assert first.points[-1].chances == [0.0, 0.0, 1.0]


def test_another_future_keeps_what_lies_on_the_table_and_in_hands() -> None:
    match = sanjuro.new("bang", 5, seed=8)
    other = another_future(match, sanjuro.chance(1))
    for seat in range(5):
        assert other.view(seat)["seats"] == match.view(seat)["seats"]
    changed = [number for number, pile in enumerate(match.piles) if other.piles[number] != pile]
    assert [match.layout.places[number] for number in changed] == ["deck"]
    assert sorted(other.piles[changed[0]]) == sorted(match.piles[changed[0]])
    assert other.moves == match.moves


def test_a_card_somebody_knows_stays_where_it_is() -> None:
    """A player who has looked at the top of the deck still knows it."""
    match = sanjuro.new("bang", 4, seed=8)
    deck = match.layout.places.index("deck")
    top = match.piles[deck][-1]
    match.known[top] = 1
    for seed in range(5):
        assert another_future(match, sanjuro.chance(seed)).piles[deck][-1] == top


def test_positions_are_those_of_the_game() -> None:
    match = finished("shinobi", 3, seed=2)
    found = positions(match, (0, 10, len(match.history)))
    assert found[0].view(0) == sanjuro.new("shinobi", 3, seed=2, events=False).view(0)
    assert found[2].outcome == match.outcome
    assert [place.history for place in found] == [[], [], []]
