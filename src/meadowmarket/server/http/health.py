"""Health endpoints for operators: liveness, readiness and metrics."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

import meadowmarket
from meadowmarket.server.http.routes import refusals, secret_in
from meadowmarket.server.messages.answers import Health, Ready
from meadowmarket.server.services import services_of


@get(["/health", "/api/health"], responses=refusals(), sync_to_thread=False)
def health() -> Health:
    """Report that the server is alive."""
    return Health("ok", meadowmarket.__version__)


@get("/ready", responses={**refusals(), 503: refusals(503)[503]})
async def ready(request: Request[Any, Any, Any]) -> Response[Ready]:
    """Whether the server can do its work: the database can be written, and workers answer."""
    found = await services_of(request.app).readiness.check()
    return Response(found, status_code=200 if found.ready else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Show the metrics to clients with the token; answer 404 to all others."""
    services = services_of(request.app)
    token = services.settings.metrics_token
    given_token = secret_in(request.headers.get("authorization")) or ""
    if not token or not hmac.compare_digest(given_token.encode(), token.encode()):
        raise NotFoundException
    return Response(services.hub.metrics.text(), media_type="text/plain; version=0.0.4")
