"""Loading of tables: read from the store and replayed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.server.http.refusal import DamagedTable, Refusal, damaged_table, no_such_table
from meadowmarket.server.storage.records import ActionRow, TableRecord
from meadowmarket.server.storage.store import Store
from meadowmarket.server.tables.table import LiveTable

LOGGER = logging.getLogger(__name__)
MOST_DAMAGED: Final = 1000
"""The damaged tables that were logged: each is logged once."""


class TableLoader:
    """A loader of tables, which logs those that can't be played."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._damaged: set[str] = set()

    async def load(self, table: str) -> LiveTable:
        """Return a table as it is stored; raise Refusal if there is none, DamagedTable if it can't be played here."""
        record = await self._store.table(table)
        if record is None:
            raise no_such_table()
        rows = await self._store.actions(table)
        # A long game takes a while to play through; the others must not wait for it.
        return await asyncio.to_thread(_played, record, rows)

    def note_damage(self, table: str, error: Exception) -> None:
        """Log that a table is damaged, once."""
        if table not in self._damaged and len(self._damaged) < MOST_DAMAGED:
            self._damaged.add(table)
            LOGGER.warning("table %s is damaged", table, exc_info=error)


def _played(record: TableRecord, rows: Sequence[ActionRow]) -> LiveTable:
    try:
        live = LiveTable(record)
        live.follow(rows)
    except Refusal:
        raise
    except MeadowMarketError as error:
        raise DamagedTable(error.message) from error
    except Exception as error:
        raise damaged_table(record.id) from error
    return live
