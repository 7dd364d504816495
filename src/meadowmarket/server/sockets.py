"""Live connections: one is one seat, or one spectator, at one table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from meadowmarket.core.api import NOBODY
from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.server import seats
from meadowmarket.server.house import House, house_of
from meadowmarket.server.limits import Bucket
from meadowmarket.server.logs import about_table
from meadowmarket.server.messages import (
    Click,
    Confirm,
    Hello,
    Hint,
    Lang,
    Ping,
    Pong,
    Problem,
    Said,
    Stale,
    Undo,
    Why,
    WhyNot,
    encode,
    read_said,
)
from meadowmarket.server.refusal import Refusal
from meadowmarket.server.rooms import Watcher
from meadowmarket.server.security import address_of, is_known_origin
from meadowmarket.server.store import ABANDONED
from meadowmarket.server.tables import StaleView
from meadowmarket.server.words import Words

LOGGER = logging.getLogger(__name__)
BAD_HELLO, FORBIDDEN, NOT_FOUND, TOO_MUCH, TOO_LARGE, FAILED = 4400, 4403, 4404, 4429, 1009, 1011
CODES = {403: FORBIDDEN, 404: NOT_FOUND, 429: TOO_MUCH, 503: TOO_MUCH}
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What comes of a message that is no JSON, or is nested too deeply."""

Socket = WebSocket[Any, Any, Any]


class Goodbye(Exception):
    """The connection is closed from here, after a word why."""

    def __init__(self, code: int, message: Message) -> None:
        super().__init__(message.key)
        self.code = code
        self.message = message


@websocket("/api/socket")
async def live_socket(socket: Socket) -> None:
    """Serves one connection from its hello to its end."""
    house = house_of(socket.app)
    address = address_of(socket)
    await socket.accept()
    language = ""
    is_welcome = False
    try:
        _open_the_door(house, socket, address)
        try:
            hello = await _hello(house, socket)
            language = hello.lang
            with about_table(hello.table):
                watcher = await _watch(house, hello, address)
                is_welcome = True
                await _serve(house, socket, watcher)
        finally:
            house.doorkeeper.close_socket(address)
    except WebSocketDisconnect:
        pass  # they are gone, or the server stops
    except Goodbye as goodbye:
        if not is_welcome:
            LOGGER.warning("a handshake from %s failed: %s", address, goodbye.message.key)
        await _say_goodbye(socket, goodbye, language)
    except Exception as error:  # whatever it is, nobody is left in silence
        if not _is_gone(socket):
            LOGGER.warning("a connection from %s failed", address, exc_info=error)
            await _say_goodbye(socket, Goodbye(FAILED, Message("server-error")), language)


def _is_gone(socket: Socket) -> bool:
    """Whether the other side has left; writing to it then raises a plain RuntimeError."""
    return socket.connection_state == "disconnect"


def _open_the_door(house: House, socket: Socket, address: str) -> None:
    if not is_known_origin(socket, house.settings):
        raise Goodbye(FORBIDDEN, Message("bad-origin"))
    try:
        house.doorkeeper.open_socket(address)
    except Refusal as refusal:
        raise Goodbye(TOO_MUCH, refusal.message) from refusal


async def _say_goodbye(socket: Socket, goodbye: Goodbye, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await _send(socket, encode(Problem(goodbye.message.key, Words(language).text(goodbye.message))))
        await socket.close(goodbye.code, goodbye.message.key)


# -- hello


async def _hello(house: House, socket: Socket) -> Hello:
    try:
        said = await asyncio.wait_for(_receive(house, socket), house.settings.limits.header_seconds)
    except (TimeoutError, *UNREADABLE) as error:
        raise Goodbye(BAD_HELLO, Message("hello-first")) from error
    if not isinstance(said, Hello):
        raise Goodbye(BAD_HELLO, Message("hello-first"))
    return said


async def _watch(house: House, hello: Hello, address: str) -> Watcher:
    try:
        room = await house.hub.fresh_room(hello.table)
        if len(room.watchers) >= house.settings.limits.sockets_per_table:
            raise Refusal(429, Message("too-many-sockets"))
        seat: int | None = NOBODY
        if hello.secret is not None:
            seat = seats.seat_of(hello.secret, room.live.record.seats)
            if seat is None:
                raise seats.refusal(hello.secret, room.live.record.seats)
            await house.desk.come_back(room.id, room.live.record.seats[seat])
    except MeadowMarketError as error:
        status = error.status if isinstance(error, Refusal) else 400
        raise Goodbye(CODES.get(status, BAD_HELLO), error.message) from error
    assert seat is not None
    return Watcher(room, seat, hello.lang, hello.n, address)


# -- the conversation


async def _serve(house: House, socket: Socket, watcher: Watcher) -> None:
    sender = asyncio.create_task(_send_all(socket, watcher))
    try:
        await house.hub.enter(watcher)
        bucket = house.doorkeeper.new_message_bucket()
        while True:
            await _answer_one(house, socket, watcher, bucket)
    finally:
        house.hub.leave(watcher)
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send_all(socket: Socket, watcher: Watcher) -> None:
    while True:
        for data in await watcher.take():
            await _send(socket, data)
        if watcher.room.is_deleted:
            await _say_goodbye(socket, Goodbye(NOT_FOUND, Message("table-deleted")), watcher.language)
            return
        if not watcher.holds_seat:
            await _say_goodbye(socket, Goodbye(FORBIDDEN, Message("seat-given")), watcher.language)
            return


async def _answer_one(house: House, socket: Socket, watcher: Watcher, bucket: Bucket) -> None:
    words = watcher.room.live.words(watcher.language)
    try:
        said = await _receive(house, socket)
        if not bucket.take():
            raise Goodbye(TOO_MUCH, Message("too-many-messages"))
        if not watcher.holds_seat:
            raise Goodbye(FORBIDDEN, Message("seat-given"))
        await _answer(house, watcher, said, words)
    except UNREADABLE:
        watcher.tell(Problem("bad-message", words.say("bad-message")))
    except MeadowMarketError as error:
        watcher.tell(Problem(error.message.key, words.text(error.message)))
    except (Goodbye, WebSocketDisconnect, RuntimeError):
        raise
    except Exception:  # the others go on playing; what is inside stays inside
        LOGGER.exception("a message could not be answered")
        watcher.tell(Problem("server-error", words.say("server-error")))


async def _answer(house: House, watcher: Watcher, said: Said, words: Words) -> None:
    if isinstance(said, Ping):
        watcher.tell(Pong())
    elif isinstance(said, Lang):
        watcher.speak(said.lang)
    elif isinstance(said, Hello):
        raise Refusal(400, Message("bad-message"))
    elif watcher.seat == NOBODY:
        raise Refusal(403, Message("spectators-watch"))
    elif isinstance(said, Why):
        async with watcher.room.lock:
            text = watcher.room.live.why_not(watcher.seat, said.action, words)
        watcher.tell(WhyNot(said.action, text))
    else:
        try:
            await _act(house, watcher, said, words)
        except StaleView:
            watcher.tell(Stale(said.n))
            watcher.show()


async def _act(house: House, watcher: Watcher, said: Click | Undo | Hint, words: Words) -> None:
    room, seat = watcher.room, watcher.seat
    if room.live.record.state == ABANDONED:
        raise Refusal(409, Message("table-abandoned"))
    if isinstance(said, Hint):
        await house.adviser.advise(watcher, said.n)
        return
    if isinstance(said, Undo):
        await house.hub.undo(room, seat, said.n)
        return
    if said.ask != "none":
        async with room.lock:
            why = room.live.consequence(seat, said.action, said.n)
        if why is not None and (said.ask == "always" or why != "chance"):
            watcher.tell(Confirm(said.n, said.action, why, words.say(f"confirm-{why}")))
            return
    await house.hub.play(room, seat, said.action, said.n)


# -- bytes


async def _receive(house: House, socket: Socket) -> Said:
    data = await socket.receive_data(mode="text")
    if len(data) > house.settings.limits.message_bytes:
        raise Goodbye(TOO_LARGE, Message("too-large"))
    said: Said = read_said(data)
    return said


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send_data(data.decode(), mode="text")
