"""The start of a server: its folder, database and port. A failure is reported in one line."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from meadowmarket.core.errors import BadSetup, MeadowMarketError
from meadowmarket.core.files import reason_of
from meadowmarket.core.messages import Message
from meadowmarket.server.http.listening import listen
from meadowmarket.server.settings import NetworkSettings, StorageSettings
from meadowmarket.server.storage.database import DatabaseAway
from meadowmarket.server.storage.store import Store

DATABASE_SECONDS = 20.0
"""How long a database may take to answer."""


def check_database(storage: StorageSettings) -> None:
    """Open the database and migrate it to the newest version; raise BadSetup if that fails."""
    try:
        url = make_url(storage.address)
    except (ArgumentError, ValueError) as error:
        raise BadSetup(Message("malformed-database")) from error  # without quoting it: it may hold a password
    shown = f"{url.host or 'localhost'}/{url.database or ''}" if storage.is_shared else str(url.database)
    if not storage.is_shared and os.path.exists(shown) and not os.access(shown, os.W_OK):  # noqa: PTH110
        raise BadSetup(Message("cannot-write", {"file": shown, "reason": Message("system-no-permission")}))
    try:
        asyncio.run(_open_and_close(storage))
    except MeadowMarketError as error:
        if not isinstance(error, DatabaseAway):
            raise
        reason = _reason(error.__cause__ or error)
        raise BadSetup(Message("bad-database-answer", {"database": shown, "reason": reason})) from error
    except Exception as error:
        raise BadSetup(Message("bad-database-answer", {"database": shown, "reason": _reason(error)})) from error


async def _open_and_close(storage: StorageSettings) -> None:
    store = Store(storage.address)
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await store.open()
    finally:
        await store.close()


def _reason(error: BaseException) -> str | Message:
    """Return in one line why a database can't be used."""
    if isinstance(error, TimeoutError):
        return Message("system-timed-out")
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = re.sub(r"<class '[^']*'>: ", "", str(cause)).strip().splitlines()
    return lines[0] if lines else type(cause).__name__


@contextmanager
def listening_at(network: NetworkSettings, is_shared: bool) -> Iterator[list[socket.socket]]:
    """Listen at the configured address; raise BadSetup if that fails."""
    try:
        sockets = listen(network.host, network.port, is_shared)
    except (OSError, UnicodeError) as error:
        where = f"{network.host}:{network.port}"
        raise BadSetup(Message("cannot-listen", {"address": where, "reason": reason_of(error)})) from error
    try:
        yield sockets
    finally:
        for one in sockets:
            one.close()
