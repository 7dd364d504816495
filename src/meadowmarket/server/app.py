"""The app, assembled from its parts, and the server that runs it."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import meadowmarket
from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.server.http import listening, page
from meadowmarket.server.http.connections import Connections, protocols, raise_file_limit
from meadowmarket.server.http.health import health, metrics, ready
from meadowmarket.server.http.learn import LearnRoutes
from meadowmarket.server.http.middleware import Guard
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.http.routes import GameRoutes, ReplayRoutes, TableRoutes, new, new_confirmed
from meadowmarket.server.http.sockets import live_socket
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.base import Incoming
from meadowmarket.server.messages.parts import ErrorBody, ErrorText
from meadowmarket.server.operation import logs, takeover
from meadowmarket.server.operation.notify import notify
from meadowmarket.server.operation.starting import check_database, listening_at
from meadowmarket.server.services import KEY, Services
from meadowmarket.server.settings import Settings, page_folder

LOGGER = logging.getLogger(__name__)
SMALLEST_COMPRESSED = 1000
"""Bytes; a smaller answer fits into one packet uncompressed."""
KEYS = {401: "not-your-seat", 403: "not-your-seat", 404: "not-found", 405: "bad-method", 413: "too-large"}
GONE = "client disconnected prematurely"
"""What Litestar says about a visitor who ends the connection."""
UNKNOWN = "unknown"
"""The problem of a request in which no field is known to be wrong: then the texts say less."""


def create_app(settings: Settings) -> ASGIApp:
    """Make the app for some settings."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    replays = Router("/", route_handlers=[ReplayRoutes], request_max_body_size=settings.limits.upload_bytes)
    app = Litestar(
        [
            *(GameRoutes, LearnRoutes, TableRoutes, replays, health, ready, metrics, new, new_confirmed, live_socket),
            *page.routes(page_folder()),
        ],
        lifespan=[lifespan],
        state=State({KEY: services}),
        exception_handlers={Exception: answer_error},
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig("gzip", minimum_size=SMALLEST_COMPRESSED, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            "Meadow & Market",
            meadowmarket.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(media_type=MediaType.JSON)],
        ),
        logging_config=None,
        debug=False,
    )
    _forbid_unknown_fields(app)
    return Guard(app, services)


def _forbid_unknown_fields(app: Litestar) -> None:
    """Forbid unknown fields in the schema, as the decoders do."""
    questions = {question.__name__ for question in Incoming.__subclasses__()}
    for name, schema in (app.openapi_schema.components.schemas or {}).items():
        if name in questions:
            schema.additional_properties = False


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer an error in the reader's language, without showing internals."""
    status, message = _explained(error)
    if status < 500 and _is_for_people(request):
        return page.document(page_folder(), status)
    if status >= 500 and not isinstance(error, Refusal) and not _has_gone(error):
        LOGGER.error("a request failed: %s", request.url.path, exc_info=error)
    localizer = Localizer(request.query_params.get("lang", ""))
    headers = error.headers if isinstance(error, HTTPException) and error.headers else {}
    kept = {name: value for name, value in headers.items() if name.lower() == "allow"}
    if isinstance(error, Refusal):
        kept.update(error.headers)
    body = ErrorBody(ErrorText(message.key, localizer.text(message)))
    return Response(body, status_code=status, headers=kept, media_type="application/json")


def _is_for_people(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser asks for an address to show it: then the page says what is wrong."""
    return (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith("/api/")
    )


def _has_gone(error: Exception) -> bool:
    """Whether the visitor ended the connection before the request was whole: nothing went wrong here."""
    return isinstance(error, InternalServerException) and error.detail == GONE


def _explained(error: Exception) -> tuple[int, Message]:
    if isinstance(error, Refusal):
        return error.status, error.message
    if isinstance(error, MeadowMarketError):
        return 400, error.message
    if isinstance(error, (RecursionError, UnicodeError)):  # of what was sent, when it was read
        return 400, Message("bad-request", {"problem": UNKNOWN})
    if isinstance(error, HTTPException) and error.status_code < 500:
        key = KEYS.get(error.status_code)
        if key:
            return error.status_code, Message(key)
        return error.status_code, Message("bad-request", {"problem": _problem(error)})
    return 500, Message("server-error")


def _problem(error: HTTPException) -> str:
    """Return the name of the field that is wrong and what is wrong with it, `UNKNOWN` if that can't be told."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first: dict[str, Any] = error.extra[0]
        return ": ".join(str(first[part]) for part in ("key", "message") if first.get(part))[:200]
    return UNKNOWN


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, when_ready: Sequence[Callable[[], None]]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        listening.widen(sockets or [])
        # What is here now stays: looking through it for garbage would only hold up everyone from time to time.
        gc.collect()
        gc.freeze()
        if self.started:
            for call in self._when_ready:
                call()


def run(settings: Settings, when_ready: Callable[[], None]) -> bool:
    """Serve until it is stopped; return whether it could begin."""
    logs.configure(settings.log)
    with takeover.place(settings) as when_placed, listening_at(settings.network, settings.storage.is_shared) as sockets:
        check_database(settings.storage)
        connections = Connections(
            settings.limits, raise_file_limit(), counts_addresses=not settings.network.behind_proxy
        )
        http, ws = protocols(connections, settings.limits)
        configuration = uvicorn.Config(
            create_app(settings),
            http=http,
            ws=ws,
            ws_max_size=settings.limits.message_bytes,
            # With windows of 4 KiB: a view shrinks to a quarter, and a connection holds some 60 KiB more.
            ws_per_message_deflate=True,
            # A connection that is lost without a word is noticed within ten seconds.
            ws_ping_interval=5.0,
            ws_ping_timeout=4.0,
            proxy_headers=settings.network.behind_proxy,
            server_header=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=3,
            lifespan="on",
            backlog=listening.ACCEPTED_AT_ONCE,
        )
        server = Server(configuration, [when_placed, when_ready, lambda: notify("READY=1")])
        server.run(sockets)
        return server.started
