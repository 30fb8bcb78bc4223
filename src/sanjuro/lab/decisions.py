"""Every decision of many games as a Parquet file, for imitation learning, offline RL and analysis; and its reader.

docs/datasets.md describes the columns. The file itself contains what is needed to interpret the numbers: the game and
its rules, the plan, and the pieces of an observation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sanjuro
from sanjuro.bots import Bot, play_to_end
from sanjuro.core.moves import Move
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window
from sanjuro.lab.entrants import make
from sanjuro.lab.results import Row
from sanjuro.lab.simulate import Plan, rows_of
from sanjuro.observations import ObservationLayout, layout

if TYPE_CHECKING:
    import numpy

FORMAT = 1
ABOUT = b"sanjuro"  # the key of the description in the file's metadata
ROWS_A_GROUP = 1 << 15


class Recorder(Bot):
    """Lets a bot choose, and records what it saw, its legal moves, and its choice."""

    def __init__(self, bot: Bot, match: sanjuro.Match, rows: ObservationLayout, seen: list[Decision]) -> None:
        super().__init__()
        self.wants_events = bot.wants_events
        self.bot = bot
        self.match = match
        self.rows = rows
        self.seen = seen

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        chosen = self.bot.choose(window, events, moves, rng)
        legal = [move.code for move in moves]
        self.seen.append(Decision(window.seat, self.rows.row(self.match, window.seat), legal, chosen.code))
        return chosen


@dataclass
class Decision:
    """One decision of a game that is still on."""

    seat: int
    observation: bytes
    legal: list[int]
    action: int


def play_and_record(plan: Plan, number: int) -> tuple[list[Row], list[Decision]]:
    """Play one game and return its rows and its decisions in order."""
    match = plan.new(number)
    names = plan.seated(number, match.seats)
    seen: list[Decision] = []
    made = [make(name, plan.game, seat) for seat, name in enumerate(names)]
    bots: list[Bot] = [Recorder(bot, match, layout(plan.game), seen) for bot in made]
    play_to_end(match, bots, plan.rng(number))
    return rows_of(plan, number, match, names), seen


# ---- writing ------------------------------------------------------------------------------


def about(plan: Plan) -> dict[str, Any]:
    """Return the description stored in a file."""
    rows = layout(plan.game)
    return {
        "format": FORMAT,
        "version": sanjuro.__version__,
        "game": plan.game,
        "rules": rows.game.rules,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "actions": rows.actions,
        "pieces": [
            {"name": piece.name, "start": piece.start, "shape": list(piece.shape), "about": piece.about}
            for piece in rows.pieces
        ],
    }


def schema(plan: Plan) -> Any:
    """Return the columns of a file for this plan."""
    import pyarrow as pa

    word = pa.dictionary(pa.int32(), pa.string())
    match = plan.new(0)
    columns = [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("bot", word),
        *((kind, word) for kind in match.game.labels(match, 0)),
        ("observation", pa.binary(layout(plan.game).size)),
        ("legal", pa.list_(pa.int16())),
        ("action", pa.int16()),
        ("won", pa.bool_()),
        ("score", pa.int32()),
        ("decisions", pa.int32()),
        ("reason", word),
    ]
    fields = [pa.field(name, kind, nullable=name == "score") for name, kind in columns]
    return pa.schema(fields, {ABOUT: json.dumps(about(plan)).encode()})


def table_of(plan: Plan, games: list[tuple[list[Row], list[Decision]]]) -> Any:
    """Return the decisions of some games as a table."""
    import pyarrow as pa

    form = schema(plan)
    columns: dict[str, list[Any]] = {name: [] for name in form.names}
    for rows, decisions in games:
        for number, decision in enumerate(decisions):
            row = rows[decision.seat]
            values = {
                "game": row.game,
                "seed": row.seed,
                "decision": number,
                "seat": row.seat,
                "bot": row.bot,
                **row.labels,
                "observation": decision.observation,
                "legal": decision.legal,
                "action": decision.action,
                "won": row.won,
                "score": row.score,
                "decisions": row.decisions,
                "reason": row.reason,
            }
            for name, value in values.items():
                columns[name].append(value)
    return pa.table(columns, schema=form)


class DecisionsWriter:
    """Writes decisions as they come, in row groups; the file gets its name when it is complete."""

    def __init__(self, path: Path, plan: Plan) -> None:
        from pyarrow import parquet

        self.path = path
        self.unfinished = path.with_name(f"{path.name}.unfinished")
        self.file = parquet.ParquetWriter(self.unfinished, schema(plan), compression="zstd")
        self.waiting: list[Any] = []
        self.rows = 0

    def add(self, table: Any) -> None:
        self.waiting.append(table)
        if sum(part.num_rows for part in self.waiting) >= ROWS_A_GROUP:
            self._write()

    def close(self) -> None:
        """Write the rest and give the file its name."""
        if self.waiting:
            self._write()
        self.file.close()
        self.unfinished.replace(self.path)

    def discard(self) -> None:
        """Delete the incomplete file."""
        self.file.close()
        self.unfinished.unlink(missing_ok=True)

    def _write(self) -> None:
        import pyarrow as pa

        table = pa.concat_tables(self.waiting).unify_dictionaries().combine_chunks()
        self.rows += table.num_rows
        self.file.write_table(table, row_group_size=ROWS_A_GROUP)
        self.waiting = []


# ---- reading ------------------------------------------------------------------------------


@dataclass
class Batch:
    """Some decisions as NumPy arrays, one row per decision."""

    game: numpy.ndarray[Any, Any]
    seed: numpy.ndarray[Any, Any]
    decision: numpy.ndarray[Any, Any]
    seat: numpy.ndarray[Any, Any]
    observation: numpy.ndarray[Any, Any]  # decisions × bytes of a row, uint8
    legal: numpy.ndarray[Any, Any]  # decisions × actions, bool: the mask
    action: numpy.ndarray[Any, Any]
    won: numpy.ndarray[Any, Any]
    words: dict[str, list[str]]  # bot, reason, and what the game's statistics group by: role, character, clan, …

    def __len__(self) -> int:
        return len(self.action)


class Decisions:
    """A file of decisions.

    `about` is the description stored in the file, `layout` names the pieces of its observations. The file is read batch
    by batch, so it may be larger than memory.
    """

    def __init__(self, path: Path | str) -> None:
        try:
            from pyarrow import parquet
        except ImportError:
            raise ValueError("Parquet files need the lab extra: pip install 'sanjuro[lab]'") from None
        self.path = Path(path)
        self._file = parquet.ParquetFile(self.path)
        found = (self._file.schema_arrow.metadata or {}).get(ABOUT)
        if found is None:
            raise ValueError(f"{self.path.name} is not a file of decisions")
        self.about: dict[str, Any] = json.loads(found)
        if self.about["format"] != FORMAT:
            raise ValueError(f"{self.path.name} has format {self.about['format']}; this version reads {FORMAT}")
        self.layout: ObservationLayout = layout(self.about["game"])
        rules = self.layout.game.rules
        if self.about["rules"] != rules:
            raise ValueError(
                f"{self.path.name} was written with rules {self.about['rules']} of {self.about['game']}, these are"
                f" {rules}: its observations and actions mean something else"
            )

    def __len__(self) -> int:
        count: int = self._file.metadata.num_rows
        return count

    def batches(self, size: int = 8192) -> Iterator[Batch]:
        """Yield all decisions in order, `size` at a time."""
        for part in self._file.iter_batches(batch_size=size):
            yield self._batch(part)

    def move(self, action: int) -> str:
        """Return the move with this number, in the notation."""
        return self.layout.game.moves.all[action].text

    def _batch(self, part: Any) -> Batch:
        import numpy as np

        count = part.num_rows
        rows = part.column("observation")
        size = self.layout.size
        observation = np.frombuffer(rows.buffers()[1], np.uint8, count * size, rows.offset * size)
        legal = part.column("legal")
        mask = np.zeros((count, self.layout.actions), bool)
        lengths = np.diff(legal.offsets.to_numpy())
        mask[np.repeat(np.arange(count), lengths), legal.flatten().to_numpy()] = True
        plain = {
            name: part.column(name).to_numpy(False) for name in ("game", "seed", "decision", "seat", "action", "won")
        }
        kinds = [name for name in part.schema.names if str(part.schema.field(name).type).startswith("dictionary")]
        words = {kind: part.column(kind).to_pylist() for kind in kinds}
        return Batch(**plain, observation=observation.reshape(count, size), legal=mask, words=words)
