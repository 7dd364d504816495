"""Tables that play on from a position of a recorded game, against bots."""

from __future__ import annotations

import asyncio

from meadowmarket.core.messages import Message
from meadowmarket.core.table import Table
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.messages.answers import CreatedTable
from meadowmarket.server.messages.requests import PlayOn
from meadowmarket.server.storage.records import PLAYING, ActionRow
from meadowmarket.server.tables import seats
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.new_table import new_record, open_new
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
    sitting, secrets = seats.make_seats(kinds, [wanted.name], hub.bot_catalog)
    table = await asyncio.to_thread(_played, playback, wanted.step)
    if table.is_over():
        raise Refusal(409, Message("play-on-over"))
    record = new_record(game, table.seed, PLAYING, sitting)
    record.title = playback.title
    record.played_before = len(table.history)
    return await open_new(hub, record, secrets, address, rows=_rows(table))


def _played(playback: Playback, step: int) -> Table:
    """Play a game again as far as a step, and the forced moves after it, as every table does."""
    table = Table(playback.game, playback.table.seed, plays_forced=False)
    for entry in playback.table.history[:step]:
        table.play(entry.seat, entry.action)
    table.play_forced()
    return table


def _rows(table: Table) -> list[ActionRow]:
    return [ActionRow(n, entry.seat, entry.notation, False, entry.checksum) for n, entry in enumerate(table.history, 1)]
