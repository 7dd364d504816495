"""Presence shared between processes with the same database."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from meadowmarket.server.cluster.notifier import Notifier, PresenceChanged
from meadowmarket.server.tables.open_table import OpenTable

PRESENCE_SECONDS: Final = 10.0
"""How often a process repeats who is connected to it; one that is silent for three times as long has died."""


class SharedPresence:
    """Exchange of who is connected in which process."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._announced = 0.0

    def announce(self, open_table: OpenTable) -> None:
        """Tell everyone who is connected to a table now."""
        open_table.show_seats()
        self._send(open_table)

    def receive(self, open_table: OpenTable, presence: PresenceChanged) -> None:
        """Keep what another process says; tell a new process who is connected here."""
        is_new = presence.by not in open_table.elsewhere
        open_table.elsewhere[presence.by] = (time.monotonic(), presence.seats)
        open_table.show_seats()
        if is_new and open_table.connections:
            self._send(open_table)

    def refresh(self, open_tables: Iterable[OpenTable]) -> None:
        """Forget processes that are silent, and repeat who is connected here when that is due."""
        now = time.monotonic()
        is_due = now - self._announced > PRESENCE_SECONDS
        for open_table in open_tables:
            gone = [by for by, (reported, _) in open_table.elsewhere.items() if now - reported > 3 * PRESENCE_SECONDS]
            for by in gone:
                del open_table.elsewhere[by]
            if gone:
                open_table.show_seats()
            if is_due and open_table.connections:
                self._send(open_table)
        if is_due:
            self._announced = now

    def _send(self, open_table: OpenTable) -> None:
        seats = sorted(open_table.connected_here())
        self._notifier.send(PresenceChanged(table=open_table.id, by=self._notifier.name, seats=seats))
