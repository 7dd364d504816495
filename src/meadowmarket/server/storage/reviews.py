"""Reviews in the database: what was found so far, and whether someone is still watching."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from meadowmarket.server.storage.schema import REVIEWS
from meadowmarket.server.storage.store import Store

NOTHING = ""


class ReviewRow(NamedTuple):
    """A stored review; `findings` is opaque text to the store."""

    is_ready: bool
    findings: str


class ReviewStore:
    """The reviews, one per replay. A review with another fingerprint replaces the stored one."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    async def ask(self, replay: str, fingerprint: str) -> ReviewRow:
        """Return what is stored of a review, and note that someone looks at it; begin it if there is none."""
        c = REVIEWS.c
        for _ in range(2):
            try:
                async with self._engine.begin() as connection:
                    change = sql.update(REVIEWS).where(c.id == replay, c.fingerprint == fingerprint)
                    if not (await connection.execute(change.values(asked=c.asked + 1))).rowcount:
                        await connection.execute(sql.delete(REVIEWS).where(c.id == replay))
                        fresh = {"id": replay, "fingerprint": fingerprint, "asked": 1, "is_ready": False}
                        await connection.execute(sql.insert(REVIEWS).values(**fresh, findings=NOTHING))
                    found = await connection.execute(sql.select(c.is_ready, c.findings).where(c.id == replay))
                    return ReviewRow(*found.one())
            except IntegrityError:  # another process has begun it at this moment
                continue
        return ReviewRow(False, NOTHING)

    async def save(self, replay: str, fingerprint: str, findings: str, is_ready: bool) -> int | None:
        """Store what was found; return how often someone has looked, or None if the replay is not there any more."""
        c = REVIEWS.c
        where = (c.id == replay, c.fingerprint == fingerprint)
        async with self._engine.begin() as connection:
            # One that is ready stays as it is, even if another process was computing it.
            change = sql.update(REVIEWS).where(*where, c.is_ready.is_(False))
            await connection.execute(change.values(findings=findings, is_ready=is_ready))
            asked = await connection.scalar(sql.select(c.asked).where(*where))
        return None if asked is None else int(asked)
