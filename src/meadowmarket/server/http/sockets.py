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
    read_client_message,
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


class ClosedByServer(Exception):
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
    is_admitted = False
    try:
        _admit(services, socket, address)
        try:
            hello = await _hello(services, socket)
            language = hello.lang
            with about_table(hello.table):
                connection = await _watch(services, hello, address)
                is_admitted = True
                await _serve(services, socket, connection)
        finally:
            services.rate_limiter.close_socket(address)
    except WebSocketDisconnect:
        pass  # they are gone, or the server stops
    except ClosedByServer as closing:
        if not is_admitted:
            LOGGER.warning("a handshake from %s failed: %s", address, closing.message.key)
        await _close(socket, closing, language)
    except Exception as error:  # any error is answered
        if not _is_gone(socket):
            LOGGER.warning("a connection from %s failed", address, exc_info=error)
            await _close(socket, ClosedByServer(FAILED, Message("server-error")), language)


def _is_gone(socket: Socket) -> bool:
    """Whether the other side has left; writing to it then raises a plain RuntimeError."""
    return socket.connection_state == "disconnect"


def _admit(services: Services, socket: Socket, address: str) -> None:
    if not is_known_origin(socket, services.settings):
        raise ClosedByServer(FORBIDDEN, Message("bad-origin"))
    try:
        services.rate_limiter.open_socket(address)
    except Refusal as refusal:
        raise ClosedByServer(TOO_MUCH, refusal.message) from refusal


async def _close(socket: Socket, closing: ClosedByServer, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await _send(socket, encode(Problem(closing.message.key, Localizer(language).text(closing.message))))
        await socket.close(closing.code, closing.message.key)


# -- hello


async def _hello(services: Services, socket: Socket) -> Hello:
    try:
        message = await asyncio.wait_for(_receive(services, socket), services.settings.limits.header_seconds)
    except (TimeoutError, *UNREADABLE) as error:
        raise ClosedByServer(BAD_HELLO, Message("hello-first")) from error
    if not isinstance(message, Hello):
        raise ClosedByServer(BAD_HELLO, Message("hello-first"))
    return message


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
        raise ClosedByServer(CODES.get(status, BAD_HELLO), error.message) from error
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
            await _serve_one(services, socket, connection, bucket)
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
            await _close(socket, ClosedByServer(NOT_FOUND, Message("table-deleted")), connection.language)
            return
        if not connection.holds_seat:
            await _close(socket, ClosedByServer(FORBIDDEN, Message("seat-given")), connection.language)
            return


async def _serve_one(services: Services, socket: Socket, connection: TableConnection, bucket: Bucket) -> None:
    localizer = connection.open_table.live.localizer(connection.language)
    try:
        message = await _receive(services, socket)
        if not bucket.take():
            raise ClosedByServer(TOO_MUCH, Message("too-many-messages"))
        if not connection.holds_seat:
            raise ClosedByServer(FORBIDDEN, Message("seat-given"))
        await _answer(services, connection, message, localizer)
    except UNREADABLE:
        connection.queue(Problem("bad-message", localizer.say("bad-message")))
    except MeadowMarketError as error:
        connection.queue(Problem(error.message.key, localizer.text(error.message)))
    except (ClosedByServer, WebSocketDisconnect, RuntimeError):
        raise
    except Exception:  # the others play on; internals are not shown
        LOGGER.exception("a message could not be answered")
        connection.queue(Problem("server-error", localizer.say("server-error")))


async def _answer(
    services: Services, connection: TableConnection, message: ClientMessage, localizer: Localizer
) -> None:
    if isinstance(message, Ping):
        connection.queue(Pong())
    elif isinstance(message, Lang):
        connection.change_language(message.lang)
    elif isinstance(message, Hello):
        raise Refusal(400, Message("bad-message"))
    elif isinstance(message, Why):
        async with connection.open_table.lock:
            connection.queue(_why(connection, message, localizer))
    elif connection.seat == NOBODY:
        raise Refusal(403, Message("spectators-watch"))
    elif isinstance(message, Say):
        await services.talk.say(connection, message)
    else:
        try:
            await _act(services, connection, message, localizer)
        except StaleView:
            connection.queue(Stale(message.n))
            connection.show()


def _why(connection: TableConnection, message: Why, localizer: Localizer) -> WhyNot:
    live, seat = connection.open_table.live, connection.seat
    if message.piece is not None and message.action is None:
        return live.why_not_piece(seat, message.piece, localizer)
    if message.action is None or message.piece is not None:
        raise Refusal(400, Message("bad-message"))
    if seat == NOBODY:
        raise Refusal(403, Message("spectators-watch"))
    return live.why_not(seat, message.action, localizer)


async def _act(
    services: Services, connection: TableConnection, message: Click | Undo | HintRequest, localizer: Localizer
) -> None:
    open_table, seat = connection.open_table, connection.seat
    if open_table.live.record.state == ABANDONED:
        raise Refusal(409, Message("table-abandoned"))
    if isinstance(message, HintRequest):
        await services.hint_jobs.find(connection, message.n)
        return
    if isinstance(message, Undo):
        await services.hub.undo(open_table, seat, message.n)
        return
    if message.ask != "none":
        async with open_table.lock:
            why = open_table.live.consequence(seat, message.action, message.n)
        if why is not None and (message.ask == "always" or why != "chance"):
            connection.queue(Confirm(message.n, message.action, why, localizer.say(f"confirm-{why}")))
            return
    await services.hub.play(open_table, seat, message.action, message.n)


# -- bytes


async def _receive(services: Services, socket: Socket) -> ClientMessage:
    data = await socket.receive_data(mode="text")
    if len(data) > services.settings.limits.message_bytes:
        raise ClosedByServer(TOO_LARGE, Message("too-large"))
    message: ClientMessage = read_client_message(data)
    return message


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send_data(data.decode(), mode="text")
