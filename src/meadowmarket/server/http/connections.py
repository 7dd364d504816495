"""Limits on TCP connections: how many there may be, and how long a request may take to arrive.

uvicorn waits for a request and its body for as long as the client takes. Here a connection that is slow is closed, and
when there are too many, the one that has been idle longest makes room for a new one.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from meadowmarket.server.http.listening import ACCEPTED_AT_ONCE
from meadowmarket.server.http.rate_limits import network_of
from meadowmarket.server.http.socket_protocol import SocketProtocol
from meadowmarket.server.settings import Limits

FILES_FOR_OTHERS = 100 + 4 * ACCEPTED_AT_ONCE
"""Open files besides counted connections: the database, workers, the page, connections just accepted."""
RETRY_SECONDS = 10
RESTART = 1012
"""The close code of a server that stops, or that another one replaces."""


def raise_file_limit() -> int:
    """Raise this process's limit of open files as far as allowed; return the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class Connections:
    """All open connections; idle ones in the order in which they became idle."""

    def __init__(self, limits: Limits, files: int, counts_addresses: bool) -> None:
        """Behind a proxy all connections have its address, so addresses are not counted."""
        room = files - FILES_FOR_OTHERS if files > 0 else limits.connections
        self.most = max(1, min(limits.connections, room))
        self._most_per_address = limits.connections_per_address if counts_addresses else self.most
        self._open: dict[asyncio.Transport, str] = {}
        self._idle: dict[asyncio.Transport, None] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def open(self, transport: asyncio.Transport) -> int:
        """Count a new connection; return 0, or the HTTP status with which it is refused."""
        peer = transport.get_extra_info("peername")
        address = network_of(str(peer[0])) if isinstance(peer, tuple) else ""
        if self._counts[address] >= self._most_per_address:
            return 429
        if len(self._open) >= self.most and not self._make_room():
            return 503
        self._open[transport] = address
        self._idle[transport] = None
        self._counts[address] += 1
        return 0

    def close(self, transport: asyncio.Transport) -> None:
        """Stop counting a connection; do nothing if it is not counted."""
        address = self._open.pop(transport, None)
        self._idle.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def set_idle(self, transport: asyncio.Transport, is_idle: bool) -> None:
        """Note whether a connection waits for its client to ask for something."""
        if not is_idle:
            self._idle.pop(transport, None)
        elif transport in self._open:
            self._idle.setdefault(transport)

    def _make_room(self) -> bool:
        oldest = next(iter(self._idle), None)
        if oldest is None:
            return False
        self.close(oldest)
        oldest.abort()
        return True


class GuardedHttp(H11Protocol):
    """uvicorn's protocol with limits: `connections` and `limits` are set in a subclass for one server."""

    guards: Connections
    limits: Limits
    _timer: asyncio.TimerHandle | None = None
    _phase: object = None
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        status = self.guards.open(transport)
        if status:
            self._refuse(status)
        else:
            self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self._stop()
        self.guards.close(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, and note what is still missing."""
        if not self.transport.is_closing():
            super().data_received(data)
            if not self._is_socket:
                self._look()

    def on_response_complete(self) -> None:
        """Note that the connection waits for its next request."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to the WebSocket protocol, which keeps it counted."""
        self._stop()
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Give the client a fixed time for its headers, and another one for its body."""
        phase = self.conn.their_state
        is_answered = self.cycle is None or self.cycle.response_complete
        self.guards.set_idle(self.transport, phase is h11.IDLE and is_answered)
        if phase is self._phase:
            return
        self._stop()
        self._phase = phase
        if phase is h11.IDLE:
            self._timer = self.loop.call_later(self.limits.header_seconds, self._refuse, 408)
        elif phase is h11.SEND_BODY:
            self._timer = self.loop.call_later(self.limits.body_seconds, self._refuse, 408)

    def _stop(self) -> None:
        self._phase = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int) -> None:
        self._stop()
        if self.transport.is_closing():
            return
        # Who has asked for nothing gets no answer.
        has_asked = self.conn.their_state is not h11.IDLE or bool(self.conn.trailing_data[0])
        is_free = self.cycle is None or self.cycle.response_complete or not self.cycle.response_started
        if is_free and (has_asked or status != 408):
            reason = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}[status]
            later = "" if status == 408 else f"retry-after: {RETRY_SECONDS}\r\n"
            head = f"HTTP/1.1 {status} {reason}\r\n{later}content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()


class GuardedSocket(SocketProtocol):
    """The WebSocket protocol with limits; a connection is idle until it has sent something."""

    guards: Connections

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self.guards.close(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close with a reason, so that the page reconnects at once to the server that has taken over."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
            self.conn.send_close(RESTART, "service restart")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on: a client that sends something is not idle."""
        self.guards.set_idle(self.transport, False)
        super().send_receive_event_to_app()


def protocols(connections: Connections, limits: Limits) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """Return the protocols of one server."""
    http = type("Http", (GuardedHttp,), {"guards": connections, "limits": limits})
    socket: Any = type("Socket", (GuardedSocket,), {"guards": connections})
    return cast("type[GuardedHttp]", http), cast("type[GuardedSocket]", socket)
