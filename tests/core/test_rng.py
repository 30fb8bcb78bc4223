"""The random generator: the same on every platform, uniform, and verifiable where people play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import sanjuro
from sanjuro.core.rng import SecretRng, commitment, from_seed, quickly_seeded, seeded


def test_the_same_seed_gives_the_same_stream_on_every_python() -> None:
    assert [seeded(7).word() for _ in range(2)] == [seeded(7).word()] * 2
    rng = seeded(7)
    assert [rng.word() for _ in range(4)] == [1270518939, 743972414, 235675950, 2933400308]
    rng = quickly_seeded(7)
    assert [rng.word() for _ in range(4)] == [4053630760, 2256902094, 364595237, 927980244]


@pytest.mark.parametrize("make", [seeded, quickly_seeded])
@pytest.mark.parametrize("step", [1, 2**32, 2**40])
def test_neighbouring_seeds_are_unrelated(make: Callable[[int], sanjuro.Rng], step: int) -> None:
    streams = [make(seed * step) for seed in range(2000)]
    for _ in range(3):
        words = [stream.word() for stream in streams]
        assert len(set(words)) == 2000
        for bit in range(32):
            assert abs(sum(word >> bit & 1 for word in words) - 1000) < 120


def test_any_int_is_a_seed() -> None:
    for seed in (0, -1, 2**63, -(2**80)):
        assert seeded(seed).below(10) in range(10)
        assert quickly_seeded(seed).below(10) in range(10)


@pytest.mark.parametrize("rng", [seeded(2), from_seed("01" * 32)], ids=["fast", "secret"])
def test_a_shuffle_draws_with_below(rng: sanjuro.Rng) -> None:
    twin = rng.copy()
    for size in (0, 1, 2, 80):
        cards, expected = list(range(size)), list(range(size))
        rng.shuffle(cards)
        for last in range(size - 1, 0, -1):
            other = twin.below(last + 1)
            expected[last], expected[other] = expected[other], expected[last]
        assert cards == expected
    assert rng == twin


@pytest.mark.parametrize("rng", [seeded(1), from_seed("00" * 32)], ids=["fast", "secret"])
def test_below_is_uniform(rng: sanjuro.Rng) -> None:
    counts = Counter(rng.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    chi = sum((counts[i] - 2000) ** 2 / 2000 for i in range(7))
    assert chi < 22.5, "chi-square with 6 degrees of freedom at 0.1 %"


def test_shuffles_are_uniform() -> None:
    rng = seeded(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.7, "23 degrees of freedom at 0.1 %"


def test_a_copy_goes_its_own_way() -> None:
    for rng in (seeded(5), from_seed("ab" * 16)):
        rng.word()
        twin = rng.copy()
        assert [twin.word() for _ in range(20)] == [rng.word() for _ in range(20)]


def test_a_secret_seed_can_be_checked_afterwards() -> None:
    seed = "5a" * 32
    shown_before = commitment(bytes.fromhex(seed))
    match = sanjuro.new("shinobi", players=4, seed=seed)
    assert seed not in shown_before
    while not match.over:
        match.play(match.moves[0])
    again = sanjuro.replay(match.record())
    assert f"secret: {seed}" in match.record()
    assert again.to_bytes() == match.to_bytes()
    assert commitment(bytes.fromhex(seed)) == shown_before


def test_a_secret_stream_goes_on_from_bytes_in_the_middle_of_a_block() -> None:
    match = sanjuro.new("shinobi", players=3, seed="0f" * 20)
    again = sanjuro.from_bytes(match.to_bytes())
    assert isinstance(again.rng, SecretRng)
    assert [again.rng.word() for _ in range(30)] == [match.rng.word() for _ in range(30)]


@pytest.mark.parametrize(("seed", "says"), [("xyz", "hexadecimal digits"), ("00", "32 to 128")])
def test_bad_secrets_are_explained(seed: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        sanjuro.new("shinobi", seed=seed)


def test_former_names_are_aliases_for_one_release() -> None:
    from sanjuro.core import chance as former
    from sanjuro.core import rng as current

    assert former.Chance is current.Rng is sanjuro.Chance is sanjuro.Rng
    assert former.SecretChance is current.SecretRng
    assert former.seeded is current.seeded
    assert sanjuro.chance is sanjuro.rng
    match = sanjuro.new("shinobi", seed=1)
    assert match.chance is match.rng
    match.chance = current.seeded(5)
    assert match.rng == current.seeded(5)
