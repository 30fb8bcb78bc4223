"""How the searching bots choose: they spare partners and judge final positions by win probability."""

from __future__ import annotations

from typing import Any

import pytest

import sanjuro
from sanjuro.bots import Network, Value, make, of_game
from sanjuro.bots.beliefs import beliefs, model
from sanjuro.bots.search.partners import partners
from sanjuro.core.moves import Move
from sanjuro.core.rng import seeded

DECISIONS = 600  # positions in which a partner could be hurt, for each game and player count
HARM = {
    "bang": ["bang-", "missed-", "duel-", "jail-", "cat_balou-"],
    "samurai_sword": [
        *["bokken", "kiseru", "bo ", "kusarigama", "shuriken", "naginata", "daikyu", "tanegashima", "nagayari"],
        *["katana", "wakizashi", "kanabo", "nodachi", "bushido"],
    ],
}


def known_partner(match: sanjuro.Match, seat: int) -> int | None:
    """Return a partner that anybody in this seat knows from public state, or None."""
    names = match.game.numbers()["role"]
    mine = names[match.role(seat)]  # type: ignore[attr-defined]
    if mine == "deputy":
        return int(match.sheriff)  # type: ignore[attr-defined]
    if mine == "samurai":
        return int(match.shogun)  # type: ignore[attr-defined]
    if mine == "ninja" and match.players == 3:
        return next(o for o in range(3) if o != seat and o != match.shogun)  # type: ignore[attr-defined]
    return None


def known_to_be(window: sanjuro.Window[Any]) -> int:
    """Return the partners that the search spares, as bits."""
    found = model(window._match.game.key)
    assert found is not None
    return int(partners(window, found, beliefs(window)))


def hurting(match: sanjuro.Match, partner: int) -> list[Move]:
    """Return the moves that target the partner and can only do harm.

    Freeing the partner from Jail, for example, is not one of them.
    """
    found = []
    for move in match.moves:
        if f" > {partner}" in move.text and any(move.text.startswith(word) for word in HARM[match.game.key]):
            freed = "jail-" in move.text.partition(">")[2] or "dynamite-" in move.text
            if not freed:
                found.append(move)
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("bang", 5), ("bang", 7), ("samurai_sword", 3), ("samurai_sword", 7)])
def test_nobody_hurts_a_partner_known_to_be_one(game: str, players: int) -> None:
    expert, rules = make("expert@12", game), make("rules", game)
    asked = 0
    seed = 0
    while asked < DECISIONS:
        match = sanjuro.new(game, players, seed=seed, events=False)
        chance = seeded(seed)
        seed += 1
        while match.seat is not None and asked < DECISIONS:
            window = match.window(match.seat)
            partner = known_partner(match, match.seat)
            bad = [] if partner is None else hurting(match, partner)
            if bad:
                asked += 1
                assert partner is not None
                assert known_to_be(window) >> partner & 1
                assert expert.choose(window, [], match.moves, chance) not in bad
            match.carry_out(rules.choose(window, [], match.moves, chance))


def test_the_last_outlaws_know_each_other() -> None:
    """The outlaws know each other for certain only once the deputy and the renegade of five players are out."""
    for seed in range(400):
        match = sanjuro.new("bang", 5, seed=seed, events=False)
        chance, rules = seeded(seed), make("rules", "bang")
        roles = match.game.numbers()["role"]
        while match.seat is not None:
            named = {seat: roles[match.role(seat)] for seat in range(5)}
            outlaws = [seat for seat in named if named[seat] == "outlaw"]
            alive = [seat for seat in named if match.living >> seat & 1]
            window = match.window(outlaws[0])
            known = known_to_be(window) >> outlaws[1] & 1
            others = {named[seat] for seat in alive} - {"sheriff", "outlaw"}
            if all(seat in alive for seat in outlaws):
                assert bool(known) == (not others)
                if known:
                    return
            match.carry_out(rules.choose(match.window(match.seat), [], match.moves, chance))
    raise AssertionError("no game came to that")


VALUES = {game: of_game(game).value() for game in sanjuro.GAMES}
JUDGES: list[tuple[str, Value]] = [(game, value) for game, value in VALUES.items() if value is not None]


@pytest.mark.parametrize(("game", "judge"), JUDGES, ids=[game for game, _ in JUDGES])
def test_values_are_right_more_often_than_the_shares(game: str, judge: Value) -> None:
    """In the second half of unseen games, their Brier score beats a baseline that knows only how many win."""
    judged: list[tuple[float, bool]] = []
    rules = make("rules", game)
    for seed in range(60):
        match = sanjuro.new(game, sanjuro.GAMES[game].usual, seed=5_000_000 + seed, events=False)
        chance = seeded(seed)
        seen: list[list[float]] = []
        while match.seat is not None:
            if len(match.history) % 10 == 0:
                seen.append([judge.win_probability(match, seat) for seat in range(match.seats)])
                assert all(0.0 <= each <= 1.0 for each in seen[-1])
            match.carry_out(rules.choose(match.window(match.seat), [], match.moves, chance))
        assert match.outcome is not None
        for chances in seen[len(seen) // 2 :]:
            judged += [(each, seat in match.outcome.winners) for seat, each in enumerate(chances)]
    share = sum(won for _, won in judged) / len(judged)
    score = sum((each - won) ** 2 for each, won in judged) / len(judged)
    assert score < 0.9 * share * (1 - share)


def test_a_network_refuses_weights_of_another_shape() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Network(2, 2, 2, [0] * 11)
    even = Network(2, 2, 2, [0] * 12)
    assert even.probability([1.0, 2.0], 0) == 0.5
