"""What /metrics tells about the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from sanjuro.server.table import Entry, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from prometheus_client.metrics_core import Metric

    from sanjuro.server.house import House

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """Counters of one server; each has a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("sanjuro_moves", "Moves played", ["game"], registry=self.registry)
        self._moves: dict[str, Counter] = {}
        self.entries = Counter("sanjuro_log_entries", "Entries written to the log", registry=self.registry)
        self.ended = Counter("sanjuro_games_ended", "Games played to the end", ["game"], registry=self.registry)
        self.refused = Counter("sanjuro_refused", "Commands refused", ["error"], registry=self.registry)
        self.requests = Counter("sanjuro_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.seconds = Histogram(
            "sanjuro_request_seconds", "Time of HTTP requests", buckets=BUCKETS, registry=self.registry
        )
        self.commit_seconds = Histogram(
            "sanjuro_commit_seconds", "From a move to its place on the disk", buckets=BUCKETS, registry=self.registry
        )

    def wrote(self, table: Table, entries: list[Entry], seconds: float) -> None:
        self.entries.inc(len(entries))
        self.commit_seconds.observe(seconds)
        last = entries[-1]
        if last.kind == "moved":
            game = table.founding.game
            if game not in self._moves:
                self._moves[game] = self.moves.labels(game)
            self._moves[game].inc()
            if "over" in last.body:
                self.ended.labels(table.founding.game).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Levels(Collector):
    """How many tables and connections there are right now."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterable[Metric]:
        rooms = list(self.house.rooms.values())
        states = GaugeMetricFamily("sanjuro_tables", "Tables in memory", labels=["state"])
        for state in ("lobby", "playing", "over", "closed"):
            states.add_metric([state], sum(room.table.state == state for room in rooms))
        yield states
        yield GaugeMetricFamily("sanjuro_connections", "Open connections", sum(len(room.ears) for room in rooms))
        yield GaugeMetricFamily("sanjuro_writes_waiting", "Writes waiting", self.house.store.writer.waiting)
        yield GaugeMetricFamily("sanjuro_commits", "Commits so far", self.house.store.writer.commits)
