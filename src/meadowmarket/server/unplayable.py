"""Ending of tables that can no longer be played, so that players get their files.

The file of a game holds its seed, and with it all hands. So it is given out only when the game has ended. A table that
can't be played would never end by itself, yet a repair or the previous program may make it playable again. So its
players end it as they would any game: together, without those who don't answer.
"""

from __future__ import annotations

import math
import time

from meadowmarket.core.messages import Message
from meadowmarket.server.cluster.notifier import SeatsChanged
from meadowmarket.server.http.refusal import DamagedTable, Refusal, no_such_table
from meadowmarket.server.messages.answers import EndedTable
from meadowmarket.server.storage.records import ABANDONED, OVER, PERSON
from meadowmarket.server.tables.hub import Hub


async def end_unplayable(hub: Hub, table: str, seat: int) -> EndedTable:
    """End a table at a seat's wish, if the others who have not left wish it too or don't answer in time.

    Raises Refusal if the table can be played: then it ends as any other.
    """
    await _check_unplayable(hub, table)
    record = await hub.store.table(table)
    if record is None:
        raise no_such_table()
    if record.state in (OVER, ABANDONED):
        return EndedTable(True, 0)
    people = [one for one in record.seats if one.kind == PERSON and not one.away and one.seat != seat]
    left = 0.0
    if not all(one.abandons for one in people):
        asked_before = record.seats[seat].abandons
        # Nothing changes at such a table but who wants to end it.
        left = hub.settings.tables.gone_seconds - (time.time() - record.changed if asked_before else 0.0)
        if not asked_before:
            await hub.store.change_seat(table, seat, PERSON, abandons=True)
    if left > 0:
        return EndedTable(False, math.ceil(left))
    await hub.store.abandon(table)
    hub.notifier.send(SeatsChanged(table=table, by=hub.notifier.name))
    return EndedTable(True, 0)


async def _check_unplayable(hub: Hub, table: str) -> None:
    try:
        await hub.fresh_table(table)
    except DamagedTable:
        return
    raise Refusal(409, Message("table-playable"))
