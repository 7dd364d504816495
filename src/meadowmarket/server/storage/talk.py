"""Table talk in the database: the last lines of each table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from meadowmarket.server.messages.parts import TalkLine
from meadowmarket.server.storage.schema import TALK
from meadowmarket.server.storage.store import Store

MOST_KEPT: Final = 200
"""Lines per table; older ones are dropped."""
TRIES: Final = 5


class TalkStore:
    """The lines of all tables. The number of a line counts from 1 and never falls."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    async def add(self, table: str, seat: int, phrase: str, text: str) -> None:
        """Add a line, and drop those that are too old."""
        c = TALK.c
        for i in range(TRIES):
            try:
                async with self._engine.begin() as connection:
                    last = await connection.scalar(sql.select(sql.func.max(c.number)).where(c.table_id == table)) or 0
                    line = {"seat": seat, "phrase": phrase, "text": text, "time": time.time()}
                    await connection.execute(sql.insert(TALK).values(table_id=table, number=last + 1, **line))
                    old = sql.delete(TALK).where(c.table_id == table, c.number <= last + 1 - MOST_KEPT)
                    await connection.execute(old)
                return
            except IntegrityError:  # another process has added a line at this moment
                if i == TRIES - 1:
                    raise

    async def lines(self, table: str, after: int) -> Sequence[TalkLine]:
        """Return the lines after a number, in order."""
        c = TALK.c
        query = sql.select(c.number, c.seat, c.phrase, c.text, c.time).where(c.table_id == table, c.number > after)
        async with self._engine.connect() as connection:
            return [TalkLine(*row) for row in await connection.execute(query.order_by(c.number))]
