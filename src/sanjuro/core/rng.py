"""The random generators: the source of all randomness in a match."""

from __future__ import annotations

import hashlib
from typing import Any

from sanjuro.core.native import i64, mypyc_attr

WORD = 0xFFFFFFFF
MIX = 0xFFFFFFFFFFFFFFFF


@mypyc_attr(native_class=True)
class Rng:
    """A fast random generator: multiply-with-carry, with a period of about 2**60, in two ints.

    The same seed gives the same sequence on every Python version, interpreted or compiled, because no step leaves the
    range of a signed 64-bit int.
    """

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def word(self) -> int:
        """Return the next 32 random bits."""
        low: i64 = self.low
        high: i64 = self.high
        step: i64 = low * 698769069 + high
        self.low = step & 0xFFFFFFFF
        self.high = step >> 32
        return low ^ high

    def below(self, limit: int) -> int:
        """Return a uniform int in range(limit), rejecting the few words that would bias it."""
        if limit <= 1:
            return 0
        bound: i64 = limit
        product: i64 = self.word() * bound
        rest: i64 = product & 0xFFFFFFFF
        if rest < bound:
            unfair: i64 = 4294967296 % bound
            while rest < unfair:
                product = self.word() * bound
                rest = product & 0xFFFFFFFF
        return product >> 32

    # `Any` makes compiled code move the elements as they are instead of unboxing every number.
    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle a list in place, all orders being equally likely."""
        # `below` is inlined here, because dealing takes half the time of an imagined match.
        low: i64 = self.low
        high: i64 = self.high
        bound: i64 = len(cards)
        while bound > 1:
            word: i64 = low ^ high
            step: i64 = low * 698769069 + high
            low = step & 0xFFFFFFFF
            high = step >> 32
            product: i64 = word * bound
            rest: i64 = product & 0xFFFFFFFF
            if rest < bound and rest < 4294967296 % bound:
                continue
            bound -= 1
            other: i64 = product >> 32
            card = cards[bound]
            cards[bound] = cards[other]
            cards[other] = card
        self.low = low
        self.high = high

    def copy(self) -> Rng:
        """Return a generator that continues with the same words."""
        return Rng(self.low, self.high)

    def state(self) -> list[int]:
        """Return the ints from which `restored` creates the same generator."""
        return [self.low, self.high]

    def __eq__(self, other: object) -> bool:
        """Return whether both will produce the same words."""
        return isinstance(other, Rng) and type(self) is type(other) and self.state() == other.state()

    def __repr__(self) -> str:
        return f"Rng({self.low}, {self.high})"

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.state(), False)


def seeded(seed: int) -> Rng:
    """Return a generator for any int seed; neighbouring seeds give unrelated sequences (splitmix64)."""
    state = seed & MIX
    words: list[int] = []
    for _ in range(2):
        state = (state + 0x9E3779B97F4A7C15) & MIX
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MIX
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MIX
        words.append(z ^ (z >> 31))
    # The carry must stay below the multiplier, and the state must not be all zero.
    return Rng((words[0] & WORD) | 1, words[1] % 698769068)


def _mixed(word: i64) -> i64:
    """Mix a word so that each of the 32 result bits depends on all of its bits, without exceeding 63 bits."""
    word ^= word >> 16
    word = word * 0x21F0AAAD & 0xFFFFFFFF
    word ^= word >> 15
    word = word * 0x735A2D97 & 0xFFFFFFFF
    return word ^ word >> 15


def quickly_seeded(seed: int) -> Rng:
    """Return a generator for any int seed in a fraction of the time that `seeded` takes.

    For imagined matches, of which there are thousands. Deals and records use `seeded`, whose sequences never change.
    """
    bits: i64 = seed & 0x7FFFFFFFFFFFFFFF
    low: i64 = _mixed(bits & 0xFFFFFFFF ^ _mixed(bits >> 32))
    high: i64 = _mixed(low ^ bits >> 32 ^ 0x5851F42D)
    return Rng(low | 1, high % 698769068)


@mypyc_attr(native_class=True)
class SecretRng(Rng):
    """A cryptographic random generator for games between people: SHA-256 in counter mode over a secret seed.

    Publish the hash (`commitment`) before the first card is dealt and the seed after the game, and anyone can repeat
    and verify the deal.
    """

    def __init__(self, secret: bytes, used: int) -> None:
        super().__init__(0, 0)
        self.secret = secret
        self.used = used
        self.block = b""

    def word(self) -> int:
        place = self.used % 8
        if place == 0 or not self.block:
            counter = self.used // 8
            self.block = hashlib.sha256(b"sanjuro" + self.secret + counter.to_bytes(8, "big")).digest()
        self.used += 1
        return int.from_bytes(self.block[place * 4 : place * 4 + 4], "big")

    def shuffle(self, cards: list[Any]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def copy(self) -> Rng:
        return SecretRng(self.secret, self.used)

    def state(self) -> list[int]:
        return [self.used, *self.secret]

    def __repr__(self) -> str:
        """Hide the secret, because a repr may end up in a log."""
        return f"<SecretRng, {self.used} words used>"

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.state(), True)


def commitment(secret: bytes) -> str:
    """Return the hash of a secret seed, which is published before the game so that the seed cannot be replaced."""
    return hashlib.sha256(b"sanjuro commitment" + secret).hexdigest()


def secret_of(seed: str) -> bytes:
    """Return the bytes of a secret seed, which records store as 32 to 128 hexadecimal digits."""
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise ValueError(f"a secret seed is hexadecimal digits, not {seed!r}") from None
    if not 16 <= len(secret) <= 64:
        raise ValueError("a secret seed has 32 to 128 hexadecimal digits")
    return secret


def from_seed(seed: int | str) -> Rng:
    """Return the fast generator for an int, the cryptographic one for hexadecimal text."""
    if isinstance(seed, str):
        return SecretRng(secret_of(seed), 0)
    return seeded(seed)


def restored(state: list[int], secret: bool) -> Rng:
    """Return the generator with this `state`."""
    if secret:
        return SecretRng(bytes(state[1:]), state[0])
    return Rng(state[0], state[1])
