"""Results as files: JSON for the summary, CSV or Parquet for one row a seat and game."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

from sanjuro.lab.simulate import Results

ENDINGS = [".json", ".csv", ".parquet"]


def check_name(path: Path, endings: list[str]) -> None:
    """Raise a ValueError for a file name that cannot be written, before any game is played."""
    if path.suffix.lower() not in endings:
        raise ValueError(f"{path.name}: the name must end in {', '.join(endings)}")
    if not path.resolve().parent.is_dir():
        raise ValueError(f"{path.parent}: there is no such folder")


def write(results: Results, path: Path) -> None:
    kind = path.suffix.lower()
    if kind == ".json":
        path.write_text(json.dumps(results.summary(), indent=2, ensure_ascii=False) + "\n")
        return
    rows = _rows(results)
    if kind == ".csv":
        with path.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]) if rows else ["game"])
            writer.writeheader()
            writer.writerows(rows)
        return
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ValueError("Parquet files need the lab extra: pip install 'sanjuro[lab]'") from None
    parquet.write_table(pyarrow.Table.from_pylist(rows), path)


def _rows(results: Results) -> list[dict[str, Any]]:
    return [
        {
            "game": row.game,
            "seat": row.seat,
            "bot": row.bot,
            **row.labels,
            "won": row.won,
            "score": row.score,
            "decisions": row.decisions,
            "reason": row.reason,
        }
        for row in results.rows
    ]
