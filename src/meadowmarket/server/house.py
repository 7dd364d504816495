"""Everything that one server process has, under one roof."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, cast

from litestar import Litestar

from meadowmarket.server.desk import Desk
from meadowmarket.server.hints import Adviser
from meadowmarket.server.hub import Hub
from meadowmarket.server.limits import Doorkeeper
from meadowmarket.server.replays import Replays
from meadowmarket.server.settings import Settings
from meadowmarket.server.store import Store
from meadowmarket.server.words import SOURCE, warm

if TYPE_CHECKING:
    from meadowmarket.server.health import Readiness

LOGGER = logging.getLogger(__name__)
KEY = "house"
LOOK_SECONDS = 2.0


class House:
    """The parts of a server, opened and closed together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_address, settings.database_connections)
        self.hub = Hub(settings, self.store)
        self.desk = Desk(self.hub)
        self.adviser = Adviser(self.hub.thinkers, settings)
        self.doorkeeper = Doorkeeper(settings.limits)
        self.replays = Replays(self.store, self.hub)
        self.readiness: Readiness
        self._measure()

    def _measure(self) -> None:
        """Has the present numbers among the metrics."""
        watch, hub, workers = self.hub.metrics.watch, self.hub, self.hub.thinkers.workers
        watch("sockets", "Open WebSockets", self.doorkeeper.count_sockets)
        watch("tables", "Tables in memory", lambda: len(hub.rooms))
        watch("watched_tables", "Tables that someone looks at", lambda: sum(r.is_watched for r in hub.rooms.values()))
        watch("quick_jobs_waiting", "Choices of quick bots that wait", lambda: len(workers.quick_queue))
        watch(
            "long_jobs_waiting", "Choices of other bots, hints and uploads that wait", lambda: len(workers.long_queue)
        )

    async def open(self) -> None:
        """Opens the store, bringing it up to date, and begins."""
        self._warming = asyncio.create_task(asyncio.to_thread(warm, SOURCE))
        await self.store.open()
        await self.hub.open()
        self._looking = asyncio.gather(self._look_after(), self.desk.retention.run())

    async def close(self) -> None:
        """Ends; everything confirmed is stored already."""
        await self._warming
        self._looking.cancel()
        with suppress(asyncio.CancelledError):
            await self._looking
        await self.hub.close()
        await self.store.close()

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.desk.count_all_abandoning()
            except Exception:  # the database may be away for a while
                LOGGER.exception("looking after the seats failed")


def house_of(app: Litestar) -> House:
    """Returns the house that an app serves."""
    return cast("House", app.state[KEY])
