"""Former name of `sanjuro.core.rng`, kept for one release."""

from __future__ import annotations

from sanjuro.core.rng import Rng as Chance
from sanjuro.core.rng import SecretRng as SecretChance
from sanjuro.core.rng import commitment, from_seed, quickly_seeded, restored, secret_of, seeded

__all__ = [
    "Chance",
    "SecretChance",
    "commitment",
    "from_seed",
    "quickly_seeded",
    "restored",
    "secret_of",
    "seeded",
]
