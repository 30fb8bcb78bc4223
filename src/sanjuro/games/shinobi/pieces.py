"""What the browser client draws and lists of Shinobi; `make generate` writes it as TypeScript."""

from __future__ import annotations

from typing import Final

from sanjuro.games.shinobi.cards import CLANS, COPIES, NINJAS

PIECES: Final[dict[str, tuple[str, object]]] = {
    "COPIES": (
        "How many cards of each clan there are, and how many ninja.",
        {**{str(clan): COPIES for clan in CLANS}, "ninja": NINJAS},
    ),
}
