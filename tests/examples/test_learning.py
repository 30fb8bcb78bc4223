"""The learning example: it plays better than chance, and the result works as an ordinary bot.

Needs PyTorch, which `make test` does not install; `make test-learning` runs it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from repository import ROOT

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.core.rng import seeded

torch = pytest.importorskip("torch")

EXAMPLES = ROOT / "examples"


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import learn

    return learn


ENDLESS = ["--minutes", "1000", "--points", "1"]  # until --decisions, however slow the machine is
QUICK = ["--batch", "4096", "--matches", "32", "--epochs", "4", "--rate", "2e-3", "--decisions", "160000", *ENDLESS]
HARDLY = ["--batch", "64", "--matches", "4", "--games", "4", "--decisions", "1", *ENDLESS]


def test_it_gets_better_than_chance_and_plays_as_a_bot(learn: Any, tmp_path: Path) -> None:
    out, curve = tmp_path / "shinobi.pt", tmp_path / "curve.csv"
    words = ["shinobi", "--players", "3", *QUICK, "--games", "300", "--out", str(out)]
    points = learn.main([*words, "--curve", str(curve), "--plot", str(tmp_path / "curve.svg")])
    assert points[0]["decisions"] == 0
    assert points[-1]["random_low"] > 1 / 3  # what a random player wins on average
    assert points[-1]["random"] > points[0]["random"]
    assert len(curve.read_text().splitlines()) == 1 + len(points)
    assert (tmp_path / "curve.svg").exists()

    from learned_bot import Learned

    wins = 0
    learned, random = Learned(out), make("random", "shinobi")
    for seed in range(90):
        match = sanjuro.new("shinobi", players=3, seed=seed, events=False)
        bots = [random] * 3
        bots[seed % 3] = learned
        play_to_end(match, bots, seeded(-1 - seed))
        assert match.outcome is not None
        wins += seed % 3 in match.outcome.winners
    assert wins > 30


def test_the_bot_chooses_as_the_network_that_learned(learn: Any, tmp_path: Path) -> None:
    """This holds from every seat: the mask and the move are rotated like the rows."""
    out = tmp_path / "bang.pt"
    learn.main(["bang", "--players", "4", *HARDLY, "--out", str(out)])
    from learned_bot import Learned

    bot = Learned(out)
    for seed in range(3):
        match = sanjuro.new("bang", players=4, seed=seed, events=False)
        for _ in range(40):
            if match.over:
                break
            rows = bot.rows
            observation = torch.frombuffer(bytearray(rows.row(match, match.seat, True)), dtype=torch.uint8)
            mask = torch.frombuffer(rows.mask(match, True), dtype=torch.uint8)
            actions, _, _ = learn.choose(bot.network, observation[None].numpy(), mask[None].bool().numpy(), greedy=True)
            move = bot.choose(match.window(match.seat), [], match.moves, seeded(0))
            assert move is rows.move(match, int(actions[0]), True)
            match.play(move)


def test_a_network_of_other_rules_is_refused(learn: Any, tmp_path: Path) -> None:
    out = tmp_path / "shinobi.pt"
    learn.main(["shinobi", "--players", "3", *HARDLY, "--out", str(out)])
    kept = torch.load(out, weights_only=True)
    torch.save({**kept, "rules": 99}, out)
    from learned_bot import Learned

    with pytest.raises(ValueError, match="learned rules 99 of shinobi"):
        Learned(out)


def test_the_result_is_passed_back_to_every_decision(learn: Any) -> None:
    lessons = learn.Lessons([], [], [])
    steps = [learn.Step(None, None, 0, 0.0, value) for value in (0.0, 0.5)]
    lessons.take(steps, 1.0)
    assert [step.value for step in lessons.steps] == [0.5, 0.0]
    assert lessons.advantages == pytest.approx([0.5, 0.5 + learn.LAMBDA * 0.5])
    assert lessons.returns == pytest.approx([1.0, 0.5 + learn.LAMBDA * 0.5])


def test_no_number_of_a_row_is_larger_than_one_after_scaling(learn: Any) -> None:
    for game in sanjuro.GAMES:
        rows = learn.layout(game)
        match = sanjuro.new(game, seed=1, events=False)
        found = learn.scale(rows)
        while not match.over:
            row = torch.frombuffer(bytearray(rows.row(match, match.seat)), dtype=torch.uint8).numpy()
            assert (row * found).max() <= 1, game
            match.play(match.moves[0])
