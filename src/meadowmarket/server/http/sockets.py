"""Live connections: each is one seat, or one spectator, at one table."""

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
from meadowmarket.server.http.middleware import address_of, is_known_origin
from meadowmarket.server.http.rate_limits import Bucket
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.socket import (
    Click,
    ClientMessage,
    Confirm,
    Hello,
    HintRequest,
    Lang,
    Ping,
    Pong,
    Problem,
    Say,
    Stale,
    Undo,
    Why,
    WhyNot,
    encode,
    read_said,
)
from meadowmarket.server.operation.logs import about_table
from meadowmarket.server.services import Services, services_of
from meadowmarket.server.storage.records import ABANDONED
from meadowmarket.server.tables import seats
from meadowmarket.server.tables.open_table import TableConnection
from meadowmarket.server.tables.table import StaleView

LOGGER = logging.getLogger(__name__)
BAD_HELLO, FORBIDDEN, NOT_FOUND, TOO_MUCH, TOO_LARGE, FAILED = 4400, 4403, 4404, 4429, 1009, 1011
CODES = {403: FORBIDDEN, 404: NOT_FOUND, 429: TOO_MUCH, 503: TOO_MUCH}
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""The errors of a message that is no JSON, or is nested too deeply."""

Socket = WebSocket[Any, Any, Any]


class Goodbye(Exception):
    """The server closes this connection, after saying why."""

    def __init__(self, code: int, message: Message) -> None:
        super().__init__(message.key)
        self.code = code
        self.message = message


@websocket("/api/socket")
async def live_socket(socket: Socket) -> None:
    """Serve one connection from its hello to its end."""
    services = services_of(socket.app)
    address = address_of(socket)
    await socket.accept()
    language = ""
    is_welcome = False
    try:
        _open_the_door(services, socket, address)
        try:
            hello = await _hello(services, socket)
            language = hello.lang
            with about_table(hello.table):
                connection = await _watch(services, hello, address)
                is_welcome = True
                await _serve(services, socket, connection)
        finally:
            services.rate_limiter.close_socket(address)
    except WebSocketDisconnect:
        pass  # they are gone, or the server stops
    except Goodbye as goodbye:
        if not is_welcome:
            LOGGER.warning("a handshake from %s failed: %s", address, goodbye.message.key)
        await _say_goodbye(socket, goodbye, language)
    except Exception as error:  # any error is answered
        if not _is_gone(socket):
            LOGGER.warning("a connection from %s failed", address, exc_info=error)
            await _say_goodbye(socket, Goodbye(FAILED, Message("server-error")), language)


def _is_gone(socket: Socket) -> bool:
    """Whether the other side has left; writing to it then raises a plain RuntimeError."""
    return socket.connection_state == "disconnect"


def _open_the_door(services: Services, socket: Socket, address: str) -> None:
    if not is_known_origin(socket, services.settings):
        raise Goodbye(FORBIDDEN, Message("bad-origin"))
    try:
        services.rate_limiter.open_socket(address)
    except Refusal as refusal:
        raise Goodbye(TOO_MUCH, refusal.message) from refusal


async def _say_goodbye(socket: Socket, goodbye: Goodbye, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await _send(socket, encode(Problem(goodbye.message.key, Localizer(language).text(goodbye.message))))
        await socket.close(goodbye.code, goodbye.message.key)


# -- hello


async def _hello(services: Services, socket: Socket) -> Hello:
    try:
        said = await asyncio.wait_for(_receive(services, socket), services.settings.limits.header_seconds)
    except (TimeoutError, *UNREADABLE) as error:
        raise Goodbye(BAD_HELLO, Message("hello-first")) from error
    if not isinstance(said, Hello):
        raise Goodbye(BAD_HELLO, Message("hello-first"))
    return said


async def _watch(services: Services, hello: Hello, address: str) -> TableConnection:
    try:
        open_table = await services.hub.fresh_table(hello.table)
        if len(open_table.connections) >= services.settings.limits.sockets_per_table:
            raise Refusal(429, Message("too-many-sockets"))
        seat: int | None = NOBODY
        if hello.secret is not None:
            seat = seats.seat_of(hello.secret, open_table.live.record.seats)
            if seat is None:
                raise seats.refusal(hello.secret, open_table.live.record.seats)
            await services.admin.come_back(open_table.id, open_table.live.record.seats[seat])
    except MeadowMarketError as error:
        status = error.status if isinstance(error, Refusal) else 400
        raise Goodbye(CODES.get(status, BAD_HELLO), error.message) from error
    assert seat is not None
    return TableConnection(open_table, seat, hello.lang, hello.n, address)


# -- the conversation


async def _serve(services: Services, socket: Socket, connection: TableConnection) -> None:
    sender = asyncio.create_task(_send_all(socket, connection))
    try:
        await services.hub.enter(connection)
        await services.talk.enter(connection)
        bucket = services.rate_limiter.new_message_bucket()
        while True:
            await _answer_one(services, socket, connection, bucket)
    finally:
        services.hub.leave(connection)
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send_all(socket: Socket, connection: TableConnection) -> None:
    while True:
        for data in await connection.take():
            await _send(socket, data)
        if connection.open_table.is_deleted:
            await _say_goodbye(socket, Goodbye(NOT_FOUND, Message("table-deleted")), connection.language)
            return
        if not connection.holds_seat:
            await _say_goodbye(socket, Goodbye(FORBIDDEN, Message("seat-given")), connection.language)
            return


async def _answer_one(services: Services, socket: Socket, connection: TableConnection, bucket: Bucket) -> None:
    localizer = connection.open_table.live.localizer(connection.language)
    try:
        said = await _receive(services, socket)
        if not bucket.take():
            raise Goodbye(TOO_MUCH, Message("too-many-messages"))
        if not connection.holds_seat:
            raise Goodbye(FORBIDDEN, Message("seat-given"))
        await _answer(services, connection, said, localizer)
    except UNREADABLE:
        connection.tell(Problem("bad-message", localizer.say("bad-message")))
    except MeadowMarketError as error:
        connection.tell(Problem(error.message.key, localizer.text(error.message)))
    except (Goodbye, WebSocketDisconnect, RuntimeError):
        raise
    except Exception:  # the others play on; internals are not shown
        LOGGER.exception("a message could not be answered")
        connection.tell(Problem("server-error", localizer.say("server-error")))


async def _answer(services: Services, connection: TableConnection, said: ClientMessage, localizer: Localizer) -> None:
    if isinstance(said, Ping):
        connection.tell(Pong())
    elif isinstance(said, Lang):
        connection.speak(said.lang)
    elif isinstance(said, Hello):
        raise Refusal(400, Message("bad-message"))
    elif isinstance(said, Why):
        async with connection.open_table.lock:
            connection.tell(_why(connection, said, localizer))
    elif connection.seat == NOBODY:
        raise Refusal(403, Message("spectators-watch"))
    elif isinstance(said, Say):
        await services.talk.say(connection, said)
    else:
        try:
            await _act(services, connection, said, localizer)
        except StaleView:
            connection.tell(Stale(said.n))
            connection.show()


def _why(connection: TableConnection, said: Why, localizer: Localizer) -> WhyNot:
    live, seat = connection.open_table.live, connection.seat
    if said.piece is not None and said.action is None:
        return live.why_not_piece(seat, said.piece, localizer)
    if said.action is None or said.piece is not None:
        raise Refusal(400, Message("bad-message"))
    if seat == NOBODY:
        raise Refusal(403, Message("spectators-watch"))
    return live.why_not(seat, said.action, localizer)


async def _act(
    services: Services, connection: TableConnection, said: Click | Undo | HintRequest, localizer: Localizer
) -> None:
    open_table, seat = connection.open_table, connection.seat
    if open_table.live.record.state == ABANDONED:
        raise Refusal(409, Message("table-abandoned"))
    if isinstance(said, HintRequest):
        await services.hint_jobs.find(connection, said.n)
        return
    if isinstance(said, Undo):
        await services.hub.undo(open_table, seat, said.n)
        return
    if said.ask != "none":
        async with open_table.lock:
            why = open_table.live.consequence(seat, said.action, said.n)
        if why is not None and (said.ask == "always" or why != "chance"):
            connection.tell(Confirm(said.n, said.action, why, localizer.say(f"confirm-{why}")))
            return
    await services.hub.play(open_table, seat, said.action, said.n)


# -- bytes


async def _receive(services: Services, socket: Socket) -> ClientMessage:
    data = await socket.receive_data(mode="text")
    if len(data) > services.settings.limits.message_bytes:
        raise Goodbye(TOO_LARGE, Message("too-large"))
    said: ClientMessage = read_said(data)
    return said


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send_data(data.decode(), mode="text")
