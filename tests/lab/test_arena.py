"""Bots against each other: fair seats, honest intervals, the same result on any number of processes, and resuming."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest
from repository import ROOT

from sanjuro.lab import arena_plots
from sanjuro.lab.arena import ALONE, FIELD, FIELD_GAMES, TEAMS, Contest, compete, play_deal
from sanjuro.lab.arena_log import ArenaLog
from sanjuro.lab.comparison import Difference, Rate
from sanjuro.lab.entrants import make
from sanjuro.lab.simulate import Plan, simulate

EXAMPLES = ROOT / "examples"
CONTEST = Contest("shinobi", 3, ("rules", "random"), 1, {})
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "snapshot":
        assert message["table"]["state"] == "playing" and message["you"]["seats"]
    elif message.get("table"):
        assert message["table"]["state"] == "over" and message["view"]["outcome"]
    decision = message["decision"]
    if decision:
        assert message["view"]["viewer"] == decision["seat"]
        text = decision["moves"][-1]["text"]
        print(json.dumps({"type": "play", "seat": decision["seat"], "question": decision["question"], "text": text}))
        sys.stdout.flush()
"""


@pytest.mark.parametrize("bots", [("rules", "random"), ("rules", "random", "a:b", "c:d", "e:f", "g:h")])
@pytest.mark.parametrize(("game", "players"), [("bang", 5), ("shinobi", 4), ("samurai_sword", 6)])
@pytest.mark.parametrize("seating", ["mixed", "teams"])
def test_over_the_games_of_a_deal_every_bot_has_every_seat_once(
    game: str, players: int, bots: tuple[str, ...], seating: str
) -> None:
    contest = Contest(game, players, bots, 3, {}, seating)
    for deal in range(5):
        seatings = contest.seatings(deal)
        assert len(seatings) == len(bots)
        for seat in range(players):
            assert sorted(seated[seat] for seated in seatings) == list(range(len(bots)))


def test_the_games_of_a_deal_have_the_same_roles() -> None:
    contest = Contest("bang", 5, ("rules", "random"), 3, {})
    one, other = play_deal(contest, 7)
    assert one.labels == other.labels
    assert one.seated == [1 - bot for bot in other.seated]


def test_whole_teams_play_each_other() -> None:
    contest = Contest("bang", 6, ("rules", "random"), 3, {}, TEAMS)
    for deal in range(5):
        for seated in contest.seatings(deal):
            match = contest.new(deal)
            for team in match.game.teams(match):
                assert len({seated[seat] for seat in team}) == 1


def test_alone_every_seat_is_compared_with_the_last_bot_on_the_same_seat() -> None:
    contest = Contest("bang", 5, ("rules", "random"), 3, {}, ALONE)
    seatings = contest.seatings(4)
    assert seatings[:FIELD_GAMES] == [[1] * 5] * FIELD_GAMES
    assert [seated.index(0) for seated in seatings[FIELD_GAMES:]] == [0, 1, 2, 3, 4]
    assert all(seated.count(FIELD) == 4 for seated in seatings[FIELD_GAMES:])
    standings = compete(contest, 10 * len(seatings), jobs=1)
    assert standings.deals == 10
    assert [int(rate.tries) for rate in standings.rates] == [50, 50 * FIELD_GAMES]
    assert standings.order() == [0, 1], "a bot that plays by rules wins more often among random ones than they do"


def test_where_all_play_together_a_bot_has_all_seats() -> None:
    contest = Contest("samurai_spirit", 3, ("rules", "random"), 1, {})
    assert sorted(contest.seatings(0)) == [[0, 0, 0], [1, 1, 1]]


def test_the_same_games_on_one_process_and_on_two() -> None:
    one, two = compete(CONTEST, 40, jobs=1), compete(CONTEST, 40, jobs=2)
    assert one.games == 40
    assert one.deals == 20
    assert one.scores == two.scores
    assert one.summary()["wins"] == two.summary()["wins"]


def test_it_stops_when_it_is_decided_and_says_so() -> None:
    standings = compete(CONTEST, 5000, jobs=1, until_sure=True)
    assert standings.sure
    assert standings.deals < 300
    (sentence,) = standings.sentences(True)
    assert sentence.startswith("rules is better than random: ")
    assert standings.order() == [0, 1]
    ratings = standings.ratings()
    assert ratings is not None
    assert ratings[0][0] > ratings[1][0]


def test_equal_bots_are_not_told_apart() -> None:
    standings = compete(Contest("shinobi", 3, ("random", "sanjuro.bots.bot:RandomBot"), 5, {}), 200, jobs=1)
    assert not standings.sure
    assert standings.sentences()[0].startswith("Not decided between ")


def test_looking_often_does_not_make_luck_look_sure() -> None:
    wrong = 0
    for seed in range(200):
        luck, difference = random.Random(seed), Difference()
        for _ in range(1000):
            difference.add(luck.choice([-1.0, 0.0, 0.0, 1.0]))
            if difference.sure():
                wrong += 1
                break
    assert wrong <= 20  # 5 % of 200, doubled to allow for luck


def test_intervals_count_deals_not_seats_that_win_together() -> None:
    together, apart = Rate(), Rate()
    luck = random.Random(1)
    for _ in range(400):
        won = luck.random() < 0.4
        together.add(4 * won, 4)
        apart.add(sum(luck.random() < 0.4 for _ in range(4)), 4)
    wide = together.interval[1] - together.interval[0]
    narrow = apart.interval[1] - apart.interval[0]
    assert wide == pytest.approx(2 * 1.96 * (0.24 / 400) ** 0.5, rel=0.05)
    assert narrow == pytest.approx(wide / 2, rel=0.15)
    assert Rate().interval == (0.0, 1.0)


@pytest.mark.parametrize("wins", [0, 1, 2, 3])
def test_an_interval_holds_the_rate_also_when_nearly_all_or_none_is_won(wins: int) -> None:
    for deals in range(1, 60):
        rate = Rate()
        for _ in range(deals):
            rate.add(wins, 3)
        low, high = rate.interval
        assert 0.0 <= low <= rate.rate <= high <= 1.0


def test_an_arena_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with ArenaLog(path, CONTEST) as log:
        compete(CONTEST, 20, 1, False, log.deals, log.write)
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])  # the program was killed while writing
    with ArenaLog(path, CONTEST) as log:
        assert len(log.deals) == 9
        standings = compete(CONTEST, 40, 1, False, list(log.deals), log.write)
    assert path.read_bytes().startswith(whole)
    assert standings.scores == compete(CONTEST, 40, jobs=1).scores
    with pytest.raises(ValueError, match="log of another arena"):
        ArenaLog(path, Contest("shinobi", 4, ("rules", "random"), 1, {}))


def test_plots(tmp_path: Path) -> None:
    standings = compete(CONTEST, 30, jobs=1)
    for name, magic in (("plot.png", b"\x89PNG"), ("plot.svg", b"<?xml")):
        arena_plots.plot(standings, tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(magic)


def test_the_example_is_better_than_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    assert len((EXAMPLES / "my_bot.py").read_text().splitlines()) <= 30
    standings = compete(Contest("shinobi", 4, ("random", "my_bot:MyBot"), 2, {}), 3000, jobs=1, until_sure=True)
    assert standings.sure
    assert standings.order()[0] == 1
    results = simulate(Plan("shinobi", 3, ("my_bot:MyBot", "random", "rules"), 2, {}), 9, jobs=1)
    assert results.shares["bot"]["my_bot:MyBot"].tries == 9


@pytest.mark.parametrize(("game", "players"), [("bang", 4), ("samurai_spirit", 2)])
def test_a_program_plays_by_json_lines(game: str, players: int, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    standings = compete(Contest(game, players, ("random", f"command:{sys.executable} {program}"), 1, {}), 4, jobs=1)
    assert standings.games == 4
    assert json.loads(json.dumps(standings.summary()))["deals"] == 2


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("print('nonsense', flush=True); input()", "'nonsense', which is not a JSON object"),
        ('print(\'{"type": "play", "text": "x"}\', flush=True); input(); input()', "'x', which is not a legal move"),
        ("input()", "has ended without an answer"),
        ('print(\'{"type": "start"}\', flush=True); input(); input()', "not a play command"),
    ],
)
def test_a_program_that_answers_wrong_is_named(code: str, says: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(code)
    with pytest.raises(ValueError, match=says):
        compete(Contest("shinobi", 3, ("random", f"command:{sys.executable} {program}"), 1, {}), 2, jobs=1)


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (("rules",), "two or more bots"),
        (("rules", "rules"), "each bot only once"),
        (("rules", "genius"), "no bot 'genius'; a bot is random"),
        (("rules", "no_such_module:Bot"), "no module 'no_such_module'"),
        (("rules", "sanjuro.bots:Nobody"), "has no 'Nobody'"),
        (("rules", "sanjuro.lab.statistics:Share"), "is not a sanjuro.bots.Bot"),
        (("rules", "sanjuro.bots:bot"), "is not a sanjuro.bots.Bot"),
        (("rules", "command:/no/such/program"), "cannot run '/no/such/program'"),
    ],
)
def test_wrong_bots_are_explained_before_anything_is_played(bots: tuple[str, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        compete(Contest("shinobi", 3, bots, 1, {}), 10)


def test_a_move_that_is_not_on_offer_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cheat_for_the_arena.py").write_text(
        "import sanjuro\nfrom sanjuro.bots import Bot\n\n\n"
        "class Cheat(Bot):\n    def choose(self, window, events, moves, chance):\n"
        "        return sanjuro.new('bang', 4, seed=1).moves[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    assert make("cheat_for_the_arena:Cheat", "shinobi")
    with pytest.raises(ValueError, match=r"cheat_for_the_arena:Cheat chose .*, which is not a legal move"):
        compete(Contest("shinobi", 3, ("random", "cheat_for_the_arena:Cheat"), 1, {}), 2, jobs=1)


def test_differences_are_told_by_role_too() -> None:
    standings = compete(Contest("bang", 4, ("rules", "random"), 3, {}), 120, jobs=1)
    (pair,) = standings.summary()["ahead"]
    assert pair["bots"] == ["rules", "random"]
    assert sorted(pair["by"]["role"]) == ["outlaw", "renegade", "sheriff"]
    for role, line in pair["by"]["role"].items():
        rates = standings.by_label["role"][role]
        assert line["mean"] == pytest.approx(rates[0].rate - rates[1].rate), (
            "every deal has each role once for each bot"
        )
        low, high = line["interval"]
        assert low < line["mean"] < high
        assert line["deals"] == standings.deals
    mean, difference = standings.ahead_as("role", "sheriff", 1, 0)
    assert mean == -difference.mean < 0
