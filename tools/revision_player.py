"""Plays a bot of whatever `sanjuro` it is run with, as a program for `command:`; see revision_bot.py.

It imports only names that all revisions have.
"""

from __future__ import annotations

import base64
import json
import sys
import zlib
from typing import Any

import sanjuro
from sanjuro.bots import make
from sanjuro.core.rng import seeded


def answer(message: dict[str, Any], level: str) -> dict[str, Any]:
    """Return the play command for a message with a decision."""
    decision = message["decision"]
    position = base64.b64decode(message["position"])
    match = sanjuro.from_bytes(position)
    offered = {move["text"] for move in decision["moves"]}
    if {str(move) for move in match.moves} != offered:
        raise ValueError(f"this revision offers other moves than {', '.join(sorted(offered))}")
    # The same position gives the same choice, whichever process is asked.
    chance = seeded(zlib.crc32(position))
    events = message.get("step", {}).get("events", [])
    move = make(level, match.game.key).choose(match.window(decision["seat"]), events, match.moves, chance)
    return {"type": "play", "seat": decision["seat"], "question": decision["question"], "text": str(move)}


def main(level: str) -> int:
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("decision"):
            try:
                print(json.dumps(answer(message, level)), flush=True)
            except ValueError as error:
                print(f"{sanjuro.__file__}: {error}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
