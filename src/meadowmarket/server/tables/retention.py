"""Deletion of tables and replays: when they are too old, or when someone asks for it."""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sql

from meadowmarket.server.storage.schema import ACTIONS, LEASES, REPLAYS, REVIEWS, SEATS, TABLES, TALK
from meadowmarket.server.storage.store import Store
from meadowmarket.server.tables.hub import Hub

LOGGER = logging.getLogger(__name__)
DAY = 86_400.0
EVERY_SECONDS = 3600.0


async def delete_table(store: Store, table: str) -> None:
    """Delete a table with everything that belongs to it."""
    async with store.engine.begin() as connection:
        await connection.execute(sql.delete(REVIEWS).where(REVIEWS.c.id == table))
        for part in (ACTIONS, TALK, SEATS, LEASES):
            await connection.execute(sql.delete(part).where(part.c.table_id == table))
        await connection.execute(sql.update(TABLES).where(TABLES.c.next == table).values(next=None))
        await connection.execute(sql.delete(TABLES).where(TABLES.c.id == table))


class Retention:
    """Hourly deletion of what has not changed for some days; with 0 days, nothing is deleted."""

    def __init__(self, hub: Hub, days: int) -> None:
        self._hub = hub
        self._days = days

    async def run(self) -> None:
        """Check every hour, until cancelled."""
        while self._days:
            try:
                await self.delete_old(time.time())
            except Exception:  # the database may be away for a while
                LOGGER.exception("old tables could not be deleted")
            await asyncio.sleep(EVERY_SECONDS)

    async def delete_old(self, now: float) -> None:
        """Delete what is too old now; a table that someone looks at stays."""
        before = now - self._days * DAY
        store = self._hub.store
        async with store.engine.begin() as connection:
            uploaded = sql.select(REPLAYS.c.id).where(REPLAYS.c.created < before)
            await connection.execute(sql.delete(REVIEWS).where(REVIEWS.c.id.in_(uploaded)))
            await connection.execute(sql.delete(REPLAYS).where(REPLAYS.c.created < before))
            old = list(await connection.scalars(sql.select(TABLES.c.id).where(TABLES.c.changed < before)))
        for table in old:
            open_table = self._hub.open_tables.get(table)
            if open_table is None or not open_table.is_watched:
                await self.delete(table)

    async def delete(self, table: str) -> None:
        """Delete a table, and tell its connections."""
        await delete_table(self._hub.store, table)
        await self._hub.deleted(table)
