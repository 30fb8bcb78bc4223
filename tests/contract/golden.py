"""Rewrites the golden records: `make golden`, after a deliberate change to a game's behaviour."""

from __future__ import annotations

from tables import NAMES, SHAPES, somewhere

from contract.test_every_game import GOLDEN

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.txt"):
        old.unlink()
    for name, shape in zip(NAMES, SHAPES, strict=True):
        (GOLDEN / f"{name}.txt").write_text(somewhere(shape, 2026, 10_000).record())
    print(f"{len(NAMES)} golden records in {GOLDEN.name}/")
