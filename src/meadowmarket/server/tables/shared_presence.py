"""Presence shared between processes with the same database."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from meadowmarket.server.cluster.notifier import Notifier, PresenceTold
from meadowmarket.server.tables.open_table import OpenTable

PRESENCE_SECONDS: Final = 10.0
"""How often a process repeats who is connected to it; one that is silent for three times as long has died."""


class SharedPresence:
    """Exchange of who is connected in which process."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._announced = 0.0

    def tell(self, room: OpenTable) -> None:
        """Tell everyone who is connected to a table now."""
        room.show_seats()
        self._send(room)

    def hear(self, room: OpenTable, told: PresenceTold) -> None:
        """Keep what another process says; a new process is told who is connected here."""
        is_new = told.by not in room.elsewhere
        room.elsewhere[told.by] = (time.monotonic(), told.seats)
        room.show_seats()
        if is_new and room.connections:
            self._send(room)

    def refresh(self, rooms: Iterable[OpenTable]) -> None:
        """Forget processes that are silent, and repeat who is connected here when that is due."""
        now = time.monotonic()
        is_due = now - self._announced > PRESENCE_SECONDS
        for room in rooms:
            gone = [by for by, (said, _) in room.elsewhere.items() if now - said > 3 * PRESENCE_SECONDS]
            for by in gone:
                del room.elsewhere[by]
            if gone:
                room.show_seats()
            if is_due and room.connections:
                self._send(room)
        if is_due:
            self._announced = now

    def _send(self, room: OpenTable) -> None:
        seats = sorted(room.connected_here())
        self._notifier.send(PresenceTold(table=room.id, by=self._notifier.name, seats=seats))
