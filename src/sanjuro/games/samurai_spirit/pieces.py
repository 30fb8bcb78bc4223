"""What the browser client draws and lists of Samurai Spirit; `make generate` writes it as TypeScript."""

from __future__ import annotations

from typing import Final

from sanjuro.games.samurai_spirit.boards import SAMURAI
from sanjuro.games.samurai_spirit.raiders import NAMES, PENALTIES
from sanjuro.games.samurai_spirit.samurai import SEVEN

PIECES: Final[dict[str, tuple[str, object]]] = {
    "RAIDERS": ("All raiders; a name says all there is on a card.", NAMES),
    "SAMURAI": ("Everybody one can be.", SAMURAI),
    "KIAI": ("The kiai value of each as a human.", dict(zip(SAMURAI, [one.value for one in SEVEN], strict=True))),
    "PENALTIES": ("What the last raider of a line can do to its samurai.", PENALTIES),
}
