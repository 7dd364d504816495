"""Tables that play on from a position of a recorded game, against bots."""

from __future__ import annotations

import asyncio
import time

from meadowmarket.core.messages import Message
from meadowmarket.core.table import Table
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.messages.answers import CreatedTable, OwnSeat
from meadowmarket.server.messages.requests import PlayOn
from meadowmarket.server.storage.records import PLAYING, ActionRow, TableRecord
from meadowmarket.server.tables import seats
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.playback import Playback, Replays


async def play_on(hub: Hub, replays: Replays, replay: str, wanted: PlayOn, address: str) -> CreatedTable:
    """Open a table at which a recorded game goes on from its true position, hidden cards and chance included.

    The actions so far are stored with it, as already played: it is a table like any other, and practice. Raises Refusal
    if the game has not ended, or is over in that position, BadSetup if there is no such bot.
    """
    playback = await replays.until(replay, wanted.step, "play-on-not-over")
    game = playback.game
    if wanted.seat >= game.players:
        raise Refusal(404, Message("no-such-seat", {"found": wanted.seat, "most": game.players - 1}))
    kinds = [seats.ME if seat == wanted.seat else seats.BOT_PREFIX + wanted.bot for seat in range(game.players)]
    sitting, told = seats.make_seats(kinds, [wanted.name], hub.bot_catalog)
    table = await asyncio.to_thread(_played, playback, wanted.step)
    if table.is_over():
        raise Refusal(409, Message("play-on-over"))
    now = time.time()
    record = TableRecord(
        id=seats.new_id(),
        game=game.name,
        rules_version=game.rules_version,
        ruleset=game.ruleset,
        settings=dict(game.settings),
        players=game.players,
        pack_digest=game.pack_digest,
        seed=table.seed,
        title=playback.title,
        state=PLAYING,
        invite_hash=seats.NO_SECRET,
        next=None,
        created=now,
        changed=now,
        seats=sitting,
        played_before=len(table.history),
    )
    await hub.store.add_table(record, _rows(table))
    room = await hub.room(record.id)
    room.address = address
    await hub.wake(room)
    return CreatedTable(record.id, [OwnSeat(seat, secret) for seat, secret in told.items()], None)


def _played(playback: Playback, step: int) -> Table:
    """Play a game again as far as a step, and the forced moves after it, as every table does."""
    table = Table(playback.game, playback.table.seed, plays_forced=False)
    for entry in playback.table.history[:step]:
        table.play(entry.seat, entry.action)
    table.play_forced()
    return table


def _rows(table: Table) -> list[ActionRow]:
    return [ActionRow(n, entry.seat, entry.notation, False, entry.checksum) for n, entry in enumerate(table.history, 1)]
