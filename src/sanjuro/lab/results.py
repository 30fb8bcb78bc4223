"""Results of many games: one row per seat and game, and the wins of every group with their intervals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sanjuro.lab.statistics import Share, quantile

if TYPE_CHECKING:
    from sanjuro.lab.simulate import Plan


@dataclass
class Row:
    """One seat of one game. `seed` deals the same match again."""

    game: int
    seed: int
    seat: int
    bot: str
    labels: dict[str, str]
    won: bool
    score: int | None
    decisions: int
    reason: str


@dataclass
class Results:
    """The results of the games played so far, in order.

    Every count is in games, not seats: two outlaws win or lose together, so a game says only one thing about them. A
    group (a role, a character, a seat, a bot) wins the share of its seats that won each game.
    """

    plan: Plan
    games: int = 0
    read: int = 0  # how many of the games came from a file
    seconds: float = 0.0
    decisions: int = 0
    nobody: int = 0
    any_seat: Share = field(default_factory=Share)
    lengths: list[int] = field(default_factory=list)
    shares: dict[str, dict[str, Share]] = field(default_factory=dict)
    # By kind of label ("role"), then by label and bot.
    by_bot: dict[str, dict[tuple[str, str], Share]] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)

    def count(self, rows: list[Row], keep: bool) -> None:
        """Add the rows of one game."""
        self.games += 1
        self.decisions += rows[0].decisions
        self.lengths.append(rows[0].decisions)
        self.nobody += not any(row.won for row in rows)
        self.any_seat.add([row.won for row in rows])
        self.reasons[rows[0].reason] = self.reasons.get(rows[0].reason, 0) + 1
        groups: dict[tuple[str, str], list[bool]] = {}
        pairs: dict[tuple[str, str, str], list[bool]] = {}
        for row in rows:
            for kind, name in row.labels.items():
                groups.setdefault((kind, name), []).append(row.won)
                pairs.setdefault((kind, name, row.bot), []).append(row.won)
            groups.setdefault(("seat", str(row.seat)), []).append(row.won)
            groups.setdefault(("bot", row.bot), []).append(row.won)
        for (kind, name), won in groups.items():
            self.shares.setdefault(kind, {}).setdefault(name, Share()).add(won)
        for (kind, name, bot), won in pairs.items():
            self.by_bot.setdefault(kind, {}).setdefault((name, bot), Share()).add(won)
        if keep:
            self.rows.extend(rows)

    @property
    def chance(self) -> float:
        """The win rate of a random seat in these games: the baseline for every group."""
        return self.any_seat.rate

    @property
    def bots(self) -> list[str]:
        """The distinct bots that played."""
        return sorted(self.shares.get("bot", {}))

    def summary(self) -> dict[str, Any]:
        """Return everything as plain data."""
        lengths = sorted(self.lengths)
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "options": self.plan.options,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_a_game": {
                "mean": round(self.decisions / max(1, self.games), 1),
                "least": quantile(lengths, 0.0),
                "median": quantile(lengths, 0.5),
                "most": quantile(lengths, 1.0),
            },
            "without_winner": self.nobody,
            "chance": self.chance,
            "reasons": dict(sorted(self.reasons.items(), key=lambda item: -item[1])),
            "wins": {
                kind: {name: share.plain() for name, share in sorted(groups.items())}
                for kind, groups in self.shares.items()
            },
            "wins_by_bot": {
                kind: [{kind: name, "bot": bot, **share.plain()} for (name, bot), share in sorted(groups.items())]
                for kind, groups in self.by_bot.items()
            },
        }
