"""Metrics of the server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from meadowmarket.server.operation import logs

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._actions = self._histogram("action_seconds", "From an action's arrival until it is stored", "outcome")
        self._choices = self._histogram("bot_seconds", "From a bot's turn until it has chosen, waiting included", "bot")
        self._requests = self._histogram("request_seconds", "HTTP requests, until their answer begins", "status")
        self._failures = Counter("meadowmarket_bot_failures", "Choices that chance made", registry=self.registry)
        for level in ("WARNING", "ERROR"):
            name = f"log_{level.lower()}s"
            self.watch(name, f"Log lines of level {level}", lambda level=level: logs.COUNTS[level])  # type: ignore[misc]

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Add a number that is computed when the metrics are read."""
        Gauge(f"meadowmarket_{name}", about, registry=self.registry).set_function(count)

    @contextmanager
    def action(self) -> Iterator[None]:
        """Measure an action, whether it is done or refused."""
        began = perf_counter()
        outcome = "refused"
        try:
            yield
            outcome = "done"
        finally:
            self._actions.labels(outcome).observe(perf_counter() - began)

    @contextmanager
    def choice(self, bot: str) -> Iterator[None]:
        """Measure a bot's choice."""
        began = perf_counter()
        yield
        self._choices.labels(bot).observe(perf_counter() - began)

    def request(self, status: int, seconds: float) -> None:
        """Count an answered request."""
        self._requests.labels(f"{status // 100}xx").observe(seconds)

    def bot_failed(self) -> None:
        """Count a random choice for a bot that failed."""
        self._failures.inc()

    def text(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self.registry)

    def _histogram(self, name: str, about: str, label: str) -> Histogram:
        return Histogram(f"meadowmarket_{name}", about, (label,), buckets=FAST, registry=self.registry)
