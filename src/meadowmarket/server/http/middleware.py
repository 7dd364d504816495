"""Middleware before everything else: security headers, the check of origins, and request rate limits.

It wraps the whole app, so that all errors pass through it, too.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from meadowmarket.core.messages import Message as Text
from meadowmarket.server.http.rate_limits import network_of
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.parts import ErrorBody, ErrorText
from meadowmarket.server.messages.socket import encode
from meadowmarket.server.services import Services
from meadowmarket.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


def is_known_origin(connection: Connection, settings: Settings) -> bool:
    """Whether a browser's page comes from this server; programs that are no browsers send no origin."""
    return _is_known(dict(connection.scope["headers"]), settings)


def address_of(connection: Connection) -> str:
    """Return the address that a connection comes from."""
    return _address(connection.scope)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else "local"


def _is_known(headers: dict[bytes, bytes], settings: Settings) -> bool:
    origin = headers.get(b"origin", b"").decode("latin-1")
    return not origin or origin in settings.network.origins or _is_from_here(origin, headers)


def _is_from_here(address: str, headers: dict[bytes, bytes]) -> bool:
    """Whether the address of a page is on this server."""
    try:
        return urlsplit(address).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:  # such as a host that begins with a bracket
        return False


def is_followed_from_here(connection: Connection) -> bool:
    """Whether an address was typed, or opened by a link of this server or by a program.

    A link on a foreign page can be opened without its reader knowing. Browsers say where a link was in Sec-Fetch-Site;
    old ones, and all without TLS, don't: then only a link on a page of this server counts.
    """
    headers = dict(connection.scope["headers"])
    site = headers.get(b"sec-fetch-site", b"").decode("latin-1")
    if site:
        return site in ("none", "same-origin")
    source = (headers.get(b"origin") or headers.get(b"referer", b"")).decode("latin-1")
    if source:
        return _is_from_here(source, headers)
    return b"text/html" not in headers.get(b"accept", b"")


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it at once."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        began = perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.services.hub.metrics.request(message["status"], perf_counter() - began)
                own = {name for name, _ in ENCODED}
                kept = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in own]
                message["headers"] = [*kept, *ENCODED]
            await send(message)

        refusal = self._refusal(scope)
        if scope["method"] == "HEAD":
            # As GET without the body, which the HTTP protocol itself leaves out.
            scope = {**scope, "method": "GET"}
        if refusal is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await _refuse(refusal, send_with_headers)

    def _refusal(self, scope: Scope) -> Refusal | None:
        if scope.get("method") not in SAFE_METHODS and not _is_known(dict(scope["headers"]), self.services.settings):
            return Refusal(403, Text("bad-origin"))
        if scope["path"].startswith("/assets/"):
            return None
        try:
            self.services.rate_limiter.check_request(_address(scope))
        except Refusal as refusal:
            return refusal
        return None


async def _refuse(refusal: Refusal, send: Send) -> None:
    body = encode(ErrorBody(ErrorText(refusal.message.key, Localizer().text(refusal.message))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
