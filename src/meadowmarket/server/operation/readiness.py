"""Readiness: whether the server can do its work now. The database can be written, and workers answer."""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sql

from meadowmarket.server.bots.fair_queue import Requester
from meadowmarket.server.bots.processes import BotWorkers
from meadowmarket.server.messages.answers import Ready
from meadowmarket.server.storage.schema import REPLAYS
from meadowmarket.server.storage.store import Store
from meadowmarket.server.tables.seats import new_id

LOGGER = logging.getLogger(__name__)
CHECK_SECONDS = 20.0
"""Seconds; on a busy machine, a worker may have to start first."""
FRESH_SECONDS = 1.0
"""How long an answer is reused: the check is costly, and anyone may ask."""


def nothing(_: None) -> None:
    """Do nothing: the worker only has to answer."""


class Readiness:
    """The readiness check; simultaneous requests share one check."""

    def __init__(self, store: Store, workers: BotWorkers) -> None:
        self._store = store
        self._workers = workers
        self._lock = asyncio.Lock()
        self._checked = 0.0
        self._found: Ready | None = None

    async def check(self) -> Ready:
        """Check, or return the result of a moment ago."""
        async with self._lock:
            if self._found is None or time.monotonic() - self._checked > FRESH_SECONDS:
                database, workers = await asyncio.gather(self._can_write(), self._can_compute())
                self._found = Ready(database and workers, database, workers)
                self._checked = time.monotonic()
            return self._found

    async def _can_write(self) -> bool:
        try:
            await asyncio.wait_for(_write_and_roll_back(self._store), CHECK_SECONDS)
        except Exception as error:
            LOGGER.error("the database can’t be written: %r", error)
            return False
        return True

    async def _can_compute(self) -> bool:
        try:
            answer = self._workers.run(Requester("", "ready"), CHECK_SECONDS, nothing, None, is_quick=True)
            await asyncio.wait_for(answer, 2 * CHECK_SECONDS)  # it may have to wait for its turn
        except Exception as error:
            LOGGER.error("no worker answers: %r", error)
            return False
        return True


async def _write_and_roll_back(store: Store) -> None:
    async with store.engine.connect() as connection:
        await connection.execute(sql.insert(REPLAYS).values(id=new_id(), text="", created=0.0))
        await connection.rollback()
