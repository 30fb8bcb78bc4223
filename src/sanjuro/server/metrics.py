"""The metrics of the server, for /metrics."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, SummaryMetricFamily
from prometheus_client.registry import Collector

from sanjuro.server.tables.entries import Logged, Moved
from sanjuro.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from prometheus_client.metrics_core import Metric

    from sanjuro.server.live.registry import Registry

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """Counters of one server; each has a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Updated on every move, by the event loop only, so without the locks of the library.
        self.entries = 0
        self.moves: dict[str, int] = {}
        self.commit_times = [0] * (len(BUCKETS) + 1)
        self.commit_seconds = 0.0
        self.ended = Counter("sanjuro_games_ended", "Games played to the end", ["game"], registry=self.registry)
        self.refused = Counter("sanjuro_refused", "Commands refused", ["error"], registry=self.registry)
        self.requests = Counter("sanjuro_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.seconds = Histogram(
            "sanjuro_request_seconds", "Time of HTTP requests", buckets=BUCKETS, registry=self.registry
        )

    def wrote(self, table: Table, entries: list[Logged], seconds: float) -> None:
        self.entries += len(entries)
        self.commit_times[bisect_left(BUCKETS, seconds)] += 1
        self.commit_seconds += seconds
        last = entries[-1].entry
        if isinstance(last, Moved):
            game = table.setup.game
            self.moves[game] = self.moves.get(game, 0) + 1
            if last.over is not None:
                self.ended.labels(table.setup.game).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Gauges(Collector):
    """Current numbers of tables and connections, and the counters kept without the library."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    def collect(self) -> Iterable[Metric]:
        live_tables = list(self.registry.live_tables.values())
        states = GaugeMetricFamily("sanjuro_tables", "Tables in memory", labels=["state"])
        for state in ("lobby", "playing", "over", "closed"):
            states.add_metric([state], sum(live.table.state == state for live in live_tables))
        yield states
        yield GaugeMetricFamily(
            "sanjuro_connections", "Open connections", sum(len(live.connections) for live in live_tables)
        )
        yield GaugeMetricFamily("sanjuro_writes_waiting", "Writes waiting", self.registry.store.writer.waiting)
        yield GaugeMetricFamily("sanjuro_commits", "Commits so far", self.registry.store.writer.commits)
        yield from self._counted(self.registry.metrics)
        yield from self._searching(self.registry)

    def _searching(self, registry: Registry) -> Iterable[Metric]:
        thinkers, analyses = registry.thinkers, registry.analyses
        yield GaugeMetricFamily("sanjuro_thinkers_alive", "Search processes that run", thinkers.alive)
        yield GaugeMetricFamily("sanjuro_thinkers_busy", "Search processes that work on a request", thinkers.busy)
        yield CounterMetricFamily("sanjuro_thinker_restarts", "Search processes replaced", thinkers.restarts)
        queue = GaugeMetricFamily("sanjuro_thinker_queue", "Requests that wait for a search process", labels=["kind"])
        for kind, count in zip(("games", "rest"), thinkers.waiting, strict=True):
            queue.add_metric([kind], count)
        yield queue
        yield SummaryMetricFamily(
            "sanjuro_thinker_wait_seconds", "Time requests waited for a search process", thinkers.begun, thinkers.waited
        )
        yield GaugeMetricFamily("sanjuro_analyses_running", "Games being analysed", analyses.running)
        yield GaugeMetricFamily("sanjuro_analyses_waiting", "Games that wait to be analysed", analyses.waiting)
        yield CounterMetricFamily("sanjuro_analyses_made", "Games analysed", analyses.made)
        yield CounterMetricFamily("sanjuro_analyses_failed", "Games that could not be analysed", analyses.failed)

    def _counted(self, metrics: Metrics) -> Iterable[Metric]:
        yield CounterMetricFamily("sanjuro_log_entries", "Entries written to the log", metrics.entries)
        moves = CounterMetricFamily("sanjuro_moves", "Moves played", labels=["game"])
        for game, count in list(metrics.moves.items()):
            moves.add_metric([game], count)
        yield moves
        ends = [str(float(bucket)) for bucket in BUCKETS] + ["+Inf"]
        buckets = list(zip(ends, accumulate(metrics.commit_times), strict=True))
        yield HistogramMetricFamily(
            "sanjuro_commit_seconds", "From a move to its place on the disk", buckets, metrics.commit_seconds
        )
