"""Health endpoints for operators: liveness, readiness and metrics."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from typing import Any

import sqlalchemy as sql
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

import meadowmarket
from meadowmarket.server.bots.fair_queue import Asker
from meadowmarket.server.http.routes import refusals, secret_in
from meadowmarket.server.messages.answers import Health, Ready
from meadowmarket.server.services import Services, services_of
from meadowmarket.server.storage.schema import REPLAYS
from meadowmarket.server.storage.store import Store
from meadowmarket.server.tables.seats import new_id

LOGGER = logging.getLogger(__name__)
PATIENCE = 20.0
"""Seconds; on a busy machine, a worker may have to start first."""
FRESH_SECONDS = 1.0
"""How long an answer is reused: the check is costly, and anyone may ask."""


@get(["/health", "/api/health"], responses=refusals(), sync_to_thread=False)
def health() -> Health:
    """Report that the server is alive."""
    return Health("ok", meadowmarket.__version__)


@get("/ready", responses={**refusals(), 503: refusals(503)[503]})
async def ready(request: Request[Any, Any, Any]) -> Response[Ready]:
    """Whether the server can do its work: the database can be written, and workers answer."""
    found = await services_of(request.app).readiness.look()
    return Response(found, status_code=200 if found.ready else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Show the metrics to clients with the token; answer 404 to all others."""
    services = services_of(request.app)
    token = services.settings.metrics_token
    given_token = secret_in(request.headers.get("authorization")) or ""
    if not token or not hmac.compare_digest(given_token.encode(), token.encode()):
        raise NotFoundException
    return Response(services.hub.metrics.text(), media_type="text/plain; version=0.0.4")


def nothing(_: None) -> None:
    """Do nothing: the worker only has to answer."""


class Readiness:
    """The readiness check; simultaneous requests share one check."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._lock = asyncio.Lock()
        self._looked = 0.0
        self._found: Ready | None = None

    async def look(self) -> Ready:
        """Check, or return the result of a moment ago."""
        async with self._lock:
            if self._found is None or time.monotonic() - self._looked > FRESH_SECONDS:
                database, workers = await asyncio.gather(self._can_write(), self._can_work())
                self._found = Ready(database and workers, database, workers)
                self._looked = time.monotonic()
            return self._found

    async def _can_write(self) -> bool:
        try:
            await asyncio.wait_for(_write_and_roll_back(self._services.store), PATIENCE)
        except Exception as error:
            LOGGER.error("the database can’t be written: %r", error)
            return False
        return True

    async def _can_work(self) -> bool:
        workers = self._services.hub.bot_jobs.workers
        try:
            work = workers.run(Asker("", "ready"), PATIENCE, nothing, None, is_quick=True)
            await asyncio.wait_for(work, 2 * PATIENCE)  # it may have to wait for its turn
        except Exception as error:
            LOGGER.error("no worker answers: %r", error)
            return False
        return True


async def _write_and_roll_back(store: Store) -> None:
    async with store.engine.connect() as connection:
        await connection.execute(sql.insert(REPLAYS).values(id=new_id(), text="", created=0.0))
        await connection.rollback()
