"""New tables: their records, and how they are opened."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from meadowmarket.core.api import Game
from meadowmarket.server.messages.answers import CreatedTable, OwnSeat
from meadowmarket.server.storage.records import ActionRow, SeatRecord, TableRecord
from meadowmarket.server.tables import seats
from meadowmarket.server.tables.hub import Hub


def new_record(game: Game, seed: int, state: str, sitting: list[SeatRecord]) -> TableRecord:
    """Return the record of a new table for a game, without title and invitation."""
    now = time.time()
    return TableRecord(
        id=seats.new_id(),
        game=game.name,
        rules_version=game.rules_version,
        ruleset=game.ruleset,
        settings=dict(game.settings),
        players=game.players,
        pack_digest=game.pack_digest,
        seed=seed,
        title="",
        state=state,
        invite_hash=seats.NO_SECRET,
        next=None,
        created=now,
        changed=now,
        seats=sitting,
    )


async def open_new(
    hub: Hub,
    record: TableRecord,
    secrets: Mapping[int, str],
    address: str,
    invite: str | None = None,
    rows: Sequence[ActionRow] = (),
) -> CreatedTable:
    """Store a new table, with what was played before it was opened, and wake it; tell the secrets of its seats."""
    await hub.store.add_table(record, rows)
    open_table = await hub.table(record.id)
    open_table.address = address
    await hub.resume(open_table)
    return CreatedTable(record.id, [OwnSeat(seat, secret) for seat, secret in secrets.items()], invite)
