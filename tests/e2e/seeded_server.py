"""The server with every deal, table code and bot drawn from a seed, for the browser tests.

The seed is in the file named on the command line and is read for every draw, so that one server deals to each test from
the seed of that test. Nothing in the package knows about this: only a test can start such a server.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

from sanjuro.server.live.registry import Registry
from sanjuro.server.protocol.text import CODE_LENGTH, CODE_LETTERS
from sanjuro.server.run import serve
from sanjuro.server.settings import ServerSettings, from_environment
from sanjuro.server.tables.table import Table


class Draws:
    """Random numbers that depend on the seed in the file, their purpose, and how many were drawn for it before."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seed = ""
        self._drawn: Counter[str] = Counter()

    def random(self, purpose: str) -> random.Random:
        seed = self._file.read_text()
        if seed != self._seed:
            self._seed = seed
            self._drawn.clear()
        self._drawn[purpose] += 1
        return random.Random(f"{seed}/{purpose}/{self._drawn[purpose]}")


class SeededRegistry(Registry):
    """A registry whose codes, deals and bot pace come from the seed. Cookies and passwords stay secret."""

    def __init__(self, settings: ServerSettings, draws: Draws) -> None:
        super().__init__(settings)
        self.random = draws.random("pace")
        self._draws = draws

    def new_code(self) -> str:
        return "".join(self._draws.random("code").choices(CODE_LETTERS, k=CODE_LENGTH))

    def new_secret(self) -> str:
        return self._draws.random("deal").randbytes(32).hex()

    def new_bot_seed(self, table: Table, seat: int) -> int:
        """Derive the seed from table and seat, so that a game left running by another test does not affect this one.

        The code of a table is drawn from the seed, and so is everything that depends on it.
        """
        return random.Random(f"{table.code}/{seat}").getrandbits(62)


def main() -> None:
    draws = Draws(Path(sys.argv[1]))
    serve(from_environment(), lambda settings: SeededRegistry(settings, draws))


if __name__ == "__main__":
    main()
