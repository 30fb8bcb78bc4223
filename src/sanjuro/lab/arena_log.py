"""A log of every deal of an arena, one JSON object per line, so that it can be resumed."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType

from sanjuro.lab.arena import Contest, Deal, Played

ENDINGS = [".jsonl"]


class ArenaLog:
    """The first line says what is played, each further line is a deal. A truncated last line is played again."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.deals: list[Deal] = []
        head = json.dumps({"arena": contest.plain()}, ensure_ascii=False)
        whole = self._read(head) if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._append(head)

    def _read(self, head: str) -> int:
        """Read the deals; return the number of bytes up to the end of the last complete line."""
        data = self.path.read_bytes()
        end = data.rfind(b"\n") + 1
        lines = data[:end].decode().splitlines()
        if data and (not lines or lines[0] != head):
            raise ValueError(
                f"{self.path.name} is the log of another arena: choose another file, or run the same arena"
            )
        for number, line in enumerate(lines[1:]):
            try:
                self.deals.append([Played(*game) for game in json.loads(line)])
            except (ValueError, TypeError):
                raise ValueError(f"{self.path.name}, line {number + 2} is not a deal") from None
        return end

    def _append(self, line: str) -> None:
        self._file.write(f"{line}\n".encode())
        self._file.flush()

    def write(self, number: int, deal: Deal) -> None:
        assert number == len(self.deals), "deals are written in order"
        self.deals.append(deal)
        self._append(json.dumps([game.plain() for game in deal], ensure_ascii=False))

    def __enter__(self) -> ArenaLog:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
