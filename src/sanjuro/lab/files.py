"""Result files: JSON for the summary, CSV or Parquet with one row per seat and game, which can be resumed."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sanjuro.lab.results import Results, Row
from sanjuro.lab.simulate import Plan, play_game

ENDINGS = [".json", ".csv", ".parquet"]
SEATS, DECISIONS, SUMMARY = "seats", "decisions", "summary"  # the contents of a file
BEFORE_LABELS = ["game", "seed", "seat", "bot"]
AFTER_LABELS = ["won", "score", "decisions", "reason"]


def check_name(path: Path, endings: list[str]) -> None:
    """Raise a ValueError for a file name that cannot be written, before any game is played."""
    if path.suffix.lower() not in endings:
        raise ValueError(f"{path.name}: the name must end in {', '.join(endings)}")
    if not path.resolve().parent.is_dir():
        raise ValueError(f"{path.parent}: there is no such folder")


def rows_wanted(path: Path | None, rows: str | None) -> str:
    """Return what a file with this name contains: as `rows` says, or else decisions if its name says so."""
    if rows not in (None, SEATS, DECISIONS):
        raise ValueError(f"rows are {SEATS} or {DECISIONS}, not {rows!r}")
    if path is None or path.suffix.lower() == ".json":
        if rows is not None:
            raise ValueError("--rows is for a .csv or .parquet file, named with --out")
        return SUMMARY
    if path.suffix.lower() == ".csv":
        if rows == DECISIONS:
            raise ValueError("decisions are written as .parquet")
        return SEATS
    return rows or (DECISIONS if DECISIONS in path.stem.lower() else SEATS)


def write(results: Results, path: Path) -> None:
    """Write the results. An existing file is replaced atomically."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    kind = path.suffix.lower()
    if kind == ".json":
        unfinished.write_text(json.dumps(results.summary(), indent=2, ensure_ascii=False) + "\n", "utf-8")
    elif kind == ".csv":
        rows = _dicts(results)
        with unfinished.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(rows[0]) if rows else ["game"])
            writer.writeheader()
            writer.writerows(rows)
    else:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise ValueError("Parquet files need the lab extra: pip install 'sanjuro[lab]'") from None
        parquet.write_table(pyarrow.Table.from_pylist(_dicts(results)), unfinished)
    unfinished.replace(path)


def read(path: Path, plan: Plan) -> list[Row]:
    """Return the rows that `write` stored for this plan, to resume from; empty if there is no such file.

    The first and the last game are played again and must give the same result. This ensures that the file belongs to
    this plan, and that games, rules and bots have not changed.
    """
    if path.suffix.lower() == ".json":
        raise ValueError(f"{path.name}: a summary cannot be resumed; use .csv or .parquet, which contain the games")
    if not path.is_file():
        return []
    try:
        rows = [_row(line) for line in _lines(path)]
    except (KeyError, ValueError, TypeError) as error:
        raise ValueError(f"{path.name} is not a file of results: {error!r}") from None
    seats = plan.new(0).seats
    in_order = [(row.game, row.seat) for row in rows] == [(at // seats, at % seats) for at in range(len(rows))]
    if not in_order or len(rows) % seats:
        raise ValueError(f"{path.name} does not contain complete games of {seats} seats, in order from the first one")
    for number in {0, len(rows) // seats - 1} if rows else ():
        if rows[number * seats : (number + 1) * seats] != play_game(plan, number):
            raise ValueError(
                f"{path.name}: game {number} now has another result; it was played with another game, player"
                " count, option, bot, seed or version"
            )
    return rows


def _dicts(results: Results) -> list[dict[str, Any]]:
    return [
        {
            "game": row.game,
            "seed": row.seed,
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


def _lines(path: Path) -> Iterable[dict[str, Any]]:
    if path.suffix.lower() == ".csv":
        with path.open(newline="", encoding="utf-8") as file:
            return list(csv.DictReader(file))
    from pyarrow import parquet

    lines: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return lines


def _row(line: dict[str, Any]) -> Row:
    """Return a row from a line of Parquet, or of CSV, where everything is text."""
    labels = {name: str(value) for name, value in line.items() if name not in [*BEFORE_LABELS, *AFTER_LABELS]}
    score = line["score"]
    return Row(
        int(line["game"]),
        int(line["seed"]),
        int(line["seat"]),
        line["bot"],
        labels,
        line["won"] in (True, "True"),
        None if score in (None, "") else int(score),
        int(line["decisions"]),
        line["reason"],
    )
