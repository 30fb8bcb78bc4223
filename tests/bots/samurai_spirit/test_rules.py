"""The `rules` bots as a team: they save the village often enough to be worth playing with."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from repository import ROOT

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.bots.samurai_spirit.entries import SEAT, SEAT_ENTRIES, VILLAGE, VILLAGE_ENTRIES
from sanjuro.bots.samurai_spirit.rules import SamuraiSpiritRules
from sanjuro.bots.samurai_spirit.win_estimate import probability_of
from sanjuro.core.moves import NONE, Move
from sanjuro.core.rng import seeded
from sanjuro.games.samurai_spirit.difficulty import DIFFICULTIES
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.moves import DEFEND, FIGHT, GIVE, LEND, PASS, SUPPORT
from sanjuro.games.samurai_spirit.raiders import FIRST_PENALTY, FLAME, RAIDERS, SECOND_PENALTY, STRENGTH, SYMBOL, WOUND
from sanjuro.games.samurai_spirit.samurai import IGNORES
from sanjuro.games.samurai_spirit.table import DECK


def test_kyuzo_lends_nothing_to_the_samurai_in_turn() -> None:
    """The token would go home before its talent could be used."""
    bot = make("rules", "samurai_spirit")
    lent = 0
    for seed in range(12):
        match = sanjuro.new("samurai_spirit", 3, seed=seed, events=False, samurai=["kyuzo", None, None])
        assert isinstance(match, SamuraiSpiritMatch)
        chance = seeded(seed)
        while not match.over:
            move = bot.choose(match.window(match.asked), [], match.moves, chance)
            if move.verb == LEND:
                lent += 1
                assert move.target != match.turn
            match.play(move)
    assert lent > 5


def decisions(players: int, seeds: range, samurai: list[str | None]) -> Iterator[tuple[SamuraiSpiritMatch, Move]]:
    """Return every decision of some games, and what the bot chose."""
    bot = make("rules", "samurai_spirit")
    for seed in seeds:
        match = sanjuro.new("samurai_spirit", players, seed=seed, events=False, samurai=samurai)
        assert isinstance(match, SamuraiSpiritMatch)
        chance = seeded(seed)
        while not match.over:
            move = bot.choose(match.window(match.asked), [], match.moves, chance)
            yield match, move
            match.play(move)


def test_daisuke_gives_himself_no_card_that_takes_him_above_his_kiai_value() -> None:
    """The first card of his line leaves after the effect of the kiai, not before it."""
    given = 0
    for match, move in decisions(3, range(16), ["daisuke", None, None]):
        if move.verb == GIVE:
            given += 1
            if move.target == match.asked:
                after = match.copy()
                assert isinstance(after, SamuraiSpiritMatch)
                after.play(move)
                # The card he took must be one he can defend with.
                choice = make("rules", "samurai_spirit").choose(after.window(after.asked), [], after.moves, seeded(1))
                assert choice.verb == DEFEND
    assert given > 5


def test_a_certain_fourth_wound_is_never_preferred_to_passing() -> None:
    near = 0
    for match, move in decisions(4, range(16), [None] * 4):
        seat = match.asked
        if match.wounds[seat] < 3 or not match.line(seat) or PASS not in [each.verb for each in match.moves]:
            continue
        last = match.line(seat)[-1]
        wounds = WOUND in (FIRST_PENALTY[last], SECOND_PENALTY[last])
        ignored = match.usable(seat) & IGNORES[STRENGTH[last] & 1]
        if wounds and not ignored and len(match.piles[DECK]) > 2 * match.seats:
            near += 1
            assert move.verb != SUPPORT
    assert near > 0


def test_during_a_kiai_the_first_card_counts_as_gone() -> None:
    evaluator = SamuraiSpiritRules().evaluator
    spent = 0
    for match, _ in decisions(3, range(12), ["kikuchiyo", "daisuke", "heihachi"]):
        evaluator.begin(match.window(match.asked))
        for seat in range(match.seats):
            line = match.line(seat)
            if line and match.window(seat).fighting(seat) and match.sums[seat] == match.value(seat):
                spent += 1
                line = line[1:]
            assert evaluator.position.sums[seat] == sum(STRENGTH[card] for card in line)
            assert evaluator.position.opening[seat] == (STRENGTH[line[0]] if line else 0)
            assert evaluator.position.last[seat] == (line[-1] if line else NONE)
    assert spent > 10


@pytest.mark.parametrize("samurai", ["heihachi", "daisuke", "kyuzo", "gorobei"])
def test_a_fight_is_the_mean_over_all_raiders_placed_in_the_best_way(samurai: str) -> None:
    """For speed, the bot does not evaluate each raider separately. This test does, and compares the means."""
    evaluator = SamuraiSpiritRules().evaluator
    compared = 0
    for match, _ in decisions(4, range(4), [samurai, None, "katsushiro", None]):
        window = match.window(match.asked)
        if match.moves[0].verb != FIGHT or window.next_raider() != NONE:
            continue
        evaluator.begin(window)
        mean = evaluator.fight(match.asked, False)
        evaluator.position.left -= 1
        evaluator.refresh()
        weights = window.weights()
        probabilities = [
            probability_of(evaluator.placed(match.asked, card)) if weights[card] else 0.0 for card in range(RAIDERS)
        ]
        expected = sum(each * weight for each, weight in zip(probabilities, weights, strict=True)) / sum(weights)
        assert mean == pytest.approx(expected)
        compared += 1
    assert compared > 100


def test_the_tool_that_fits_the_weights_adds_up_what_the_bot_adds_up() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "fit_samurai_spirit.py"))
    bot = SamuraiSpiritRules()
    checked = 0
    for match, move in decisions(5, range(2), [None] * 5):
        window = match.window(match.asked)
        if tool["after"](bot.evaluator, window, match.asked, move):
            tool["check"](bot.evaluator)
            checked += 1
    assert checked > 50


def test_the_bot_counts_what_the_next_raider_may_be() -> None:
    """Its counts are compared with the weights of the window, which are computed in a different way."""
    bot = SamuraiSpiritRules()
    compared = 0
    for match, _ in decisions(4, range(3), [None] * 4):
        window = match.window(match.asked)
        weights = window.weights()
        if sum(weights) == 0 or window.next_raider() != NONE:
            continue
        compared += 1
        bot.evaluator.begin(window)

        def share(of: list[int], value: int, weights: list[int] = weights) -> float:
            found = sum(weight for weight, fact in zip(weights, of, strict=True) if fact == value)
            return found / sum(weights)

        by_strength = [share(STRENGTH, strength) for strength in range(7)]
        assert bot.evaluator.position.flame == pytest.approx(share(FLAME, 1))
        assert bot.evaluator.position.symbols == pytest.approx([share(SYMBOL, symbol) for symbol in range(3)])
        assert bot.evaluator.position.mean == pytest.approx(
            sum(strength * part for strength, part in enumerate(by_strength))
        )
        for room in range(7):
            assert abs(bot.evaluator.position.filling[room] - min(7, 20 * by_strength[room])) <= 0.5 + 1e-6
            assert abs(bot.evaluator.position.exceeding[room] - min(7, 8 * sum(by_strength[room + 1 :]))) <= 0.5 + 1e-6
    assert compared > 100


def test_the_tool_averages_the_fits_of_a_count_and_writes_what_the_bot_reads(tmp_path: Path) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "fit_samurai_spirit.py"))
    entries = len(tool["weights_of"](4))
    averaged = tool["mean"]({4: [[1.0] * entries, [0.5] * entries]})
    assert averaged == {4: [0.75] * entries}
    tool["write"]({**averaged, 5: tool["weights_of"](5)}, tmp_path)
    assert (tmp_path / "table-4.txt").read_text().split() == ["750"] * entries
    assert (tmp_path / "table-5.txt").read_text() == (tool["WEIGHTS"] / "table-5.txt").read_text()


def test_every_number_of_samurai_has_weights_of_its_own() -> None:
    tables = [tuple(VILLAGE[count][number]) for count in range(2, 8) for number in (1, 2, 3)]
    assert len(set(tables)) == 18
    assert {len(table) for table in tables} == {VILLAGE_ENTRIES}
    assert {len(SEAT[count][number]) for count in range(2, 8) for number in (1, 2, 3)} == {SEAT_ENTRIES}


def saved(players: int, difficulty: str, level: str, games: int) -> float:
    bot = make(level, "samurai_spirit")
    won = 0
    for seed in range(games):
        match = sanjuro.new("samurai_spirit", players, seed=seed, events=False, difficulty=difficulty)
        play_to_end(match, [bot] * match.seats, seeded(seed))
        assert match.outcome is not None
        won += len(match.outcome.winners) > 0
    return won / games


@pytest.mark.long
def test_four_of_them_save_the_village_where_random_ones_do_not() -> None:
    assert saved(4, "normal", "rules", 600) > 0.3
    assert saved(4, "normal", "random", 600) < 0.01


@pytest.mark.long
def test_the_harder_the_rarer() -> None:
    shares = [saved(4, difficulty, "rules", 300) for difficulty in DIFFICULTIES]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.3


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 7])
def test_small_and_large_bands_play_many_games(players: int) -> None:
    assert 0.0 < saved(players, "easy", "rules", 200) < 1.0
