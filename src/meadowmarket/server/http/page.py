"""The built page: one document for all its addresses, and files with content-hashed names."""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

PATHS = [
    "/",
    "/table/{rest:path}",
    "/replay/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/tables",
    "/replays",
    "/privacy",
]
MISSING = (
    "<!doctype html><meta charset=utf-8><title>Meadow &amp; Market</title><p>The page is not built yet: run ./setup."
    " If you have installed the package with pip, install it again after that."
)
FOR_EVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)


def document(folder: Path | None, status: int = 200) -> Response[bytes]:
    """Return the page. It is read each time, so that a page built while the server runs is served."""
    text = (folder / "index.html").read_bytes() if folder else MISSING.encode()
    headers = {"cache-control": "no-cache"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def routes(folder: Path | None) -> Sequence[ControllerRouterHandler]:
    """Return the routes that serve the page in a folder; without a folder, they say that there is no page."""

    @get(PATHS, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def shell() -> Response[bytes]:
        return document(folder)

    @get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
    def icon() -> Redirect:
        """Redirect `/favicon.ico` for old browsers."""
        return Redirect("/icon.svg")

    @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
    def other_file(name: str) -> Response[bytes]:
        known = {path.name: path for path in folder.iterdir() if path.is_file()} if folder else {}
        if name not in known:
            raise NotFoundException
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Response(known[name].read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})

    if folder is None or not (folder / "assets").is_dir():
        return [shell, icon, other_file]
    assets = create_static_files_router("/assets", [folder / "assets"], cache_control=FOR_EVER, include_in_schema=False)
    return [shell, icon, other_file, assets]
