"""The parts of one server process: store, hub, bots, talk, reviews."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import cast

from litestar import Litestar

from meadowmarket.server.bots.hints import HintJobs
from meadowmarket.server.http.rate_limits import RateLimiter
from meadowmarket.server.localizer import SOURCE, warm
from meadowmarket.server.operation.readiness import Readiness
from meadowmarket.server.settings import Settings
from meadowmarket.server.storage.store import Store
from meadowmarket.server.tables.admin import TableAdmin
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.playback import Replays
from meadowmarket.server.tables.reviews import Reviews
from meadowmarket.server.tables.talk import TableTalk

LOGGER = logging.getLogger(__name__)
KEY = "services"
MAINTENANCE_SECONDS = 2.0


class Services:
    """The parts of a server, opened and closed together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.storage.address, settings.storage.connections)
        self.hub = Hub(settings, self.store)
        self.admin = TableAdmin(self.hub)
        self.talk = TableTalk(self.hub)
        self.hint_jobs = HintJobs(self.hub.bot_jobs, settings.bots)
        self.rate_limiter = RateLimiter(settings.limits)
        self.replays = Replays(self.store, self.hub)
        self.reviews = Reviews(self.replays, self.hub)
        self.readiness = Readiness(self.store, self.hub.bot_jobs.workers)
        self._register_metrics()

    def _register_metrics(self) -> None:
        """Add the current numbers to the metrics."""
        watch, hub, workers = self.hub.metrics.watch, self.hub, self.hub.bot_jobs.workers
        watch("sockets", "Open WebSockets", self.rate_limiter.count_sockets)
        watch("tables", "Tables in memory", lambda: len(hub.open_tables))
        watch(
            "watched_tables",
            "Tables that someone looks at",
            lambda: sum(r.is_watched for r in hub.open_tables.values()),
        )
        watch("quick_jobs_waiting", "Choices of quick bots that wait", lambda: len(workers.quick_queue))
        watch(
            "long_jobs_waiting", "Choices of other bots, hints and uploads that wait", lambda: len(workers.long_queue)
        )
        watch("later_jobs_waiting", "Looks of reviews that wait", lambda: len(workers.later_queue))

    async def open(self) -> None:
        """Open and migrate the store, and begin."""
        self._warming = asyncio.create_task(asyncio.to_thread(warm, SOURCE))
        await self.store.open()
        await self.hub.open()
        self._maintenance = asyncio.gather(self._maintain(), self.admin.retention.run())

    async def close(self) -> None:
        """Stop; everything confirmed is stored already."""
        await self._warming
        self._maintenance.cancel()
        with suppress(asyncio.CancelledError):
            await self._maintenance
        await self.reviews.close()
        await self.hub.close()
        await self.store.close()

    async def _maintain(self) -> None:
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            try:
                await self.admin.count_all_abandoning()
            except Exception:  # the database may be away for a while
                LOGGER.exception("looking after the seats failed")


def services_of(app: Litestar) -> Services:
    """Return the services of an app."""
    return cast("Services", app.state[KEY])
