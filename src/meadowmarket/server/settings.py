"""Settings of a server, from the command line or environment variables named `MEADOWMARKET_…`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from urllib.parse import urlsplit

from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message

PREFIX = "MEADOWMARKET_"


@dataclass(frozen=True)
class Limits:
    """Limits for one visitor, and for all visitors together."""

    message_bytes: int = 4096
    """One message over a socket."""
    body_bytes: int = 16_384
    """One request, except uploads."""
    upload_bytes: int = 1_000_000
    """One uploaded replay."""
    messages_per_second: int = 20
    """Over one socket, on average; five times that in a burst."""
    requests_per_second: int = 50
    """From one address, on average; five times that in a burst."""
    tables_per_hour: int = 200
    """New tables and uploaded replays from one address."""
    jobs: int = 1000
    """Choices of bots, hints and uploads that wait for a worker, in all."""
    jobs_per_address: int = 100
    """Those that one address waits for; beyond that its tables pause."""
    reviews_per_address: int = 2
    """Reviews of games that are computed for one address at a time."""
    sockets_per_address: int = 200
    sockets_per_table: int = 100
    sockets: int = 5000
    """Open at a time, in all."""
    connections_per_address: int = 250
    """Of any kind, open at a time."""
    connections: int = 6000
    """Of any kind, open at a time, in all; fewer where the system allows fewer open files."""
    header_seconds: int = 10
    """For a request's line and headers, and for the hello of a socket."""
    body_seconds: int = 30
    """For the rest of a request."""


@dataclass(frozen=True)
class StorageSettings:
    """Where a server keeps its tables."""

    folder: Path = field(default_factory=lambda: data_folder())
    database: str = ""
    """The address of a PostgreSQL database; empty for SQLite in the folder."""
    connections: int = 8
    """The most connections that a process has open to PostgreSQL for its queries; one more links it to the others."""

    @property
    def address(self) -> str:
        """Return the address of the database in SQLAlchemy's form."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite'}"
        scheme, colon, rest = self.database.partition("://")
        if scheme not in ("postgresql", "postgres") or not colon:
            raise BadSetup(Message("bad-database", {"found": scheme or self.database}))
        return f"postgresql+asyncpg://{rest}"

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return bool(self.database)


@dataclass(frozen=True)
class NetworkSettings:
    """Where a server listens, and how visitors reach it."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_address: str = ""
    """The address at which others reach the server, for invitations; empty: found from where it listens."""
    origins: tuple[str, ...] = ()
    """Origins of pages, other than the server's own, that may talk to it."""
    behind_proxy: bool = False
    """Whether a proxy on this machine passes the visitors' addresses on by X-Forwarded-For."""


@dataclass(frozen=True)
class BotSettings:
    """How bots think, and which programs are bots."""

    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    milliseconds: int = 5000
    """The longest that a bot may think about one choice; most take less."""
    review_simulations: int = 80
    """How many simulations a review spends on its first look at a choice; more make it better, and slower."""
    programs: Mapping[str, str] = field(default_factory=dict)
    """By name: the commands of programs that may sit at the tables as bots."""


@dataclass(frozen=True)
class TableSettings:
    """How long tables and seats are kept."""

    keep_seconds: int = 300
    """How long a table that nobody looks at stays in memory."""
    gone_seconds: int = 120
    """How long a seat must have had no connection before the others may give it away."""
    keep_days: int = 0
    """How long a table that nobody changes is kept; 0: forever."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server, by subject."""

    storage: StorageSettings = field(default_factory=StorageSettings)
    network: NetworkSettings = field(default_factory=NetworkSettings)
    bots: BotSettings = field(default_factory=BotSettings)
    tables: TableSettings = field(default_factory=TableSettings)
    limits: Limits = field(default_factory=Limits)
    takes_over: bool = False
    """Whether this server stops and replaces one that is already running."""
    metrics_token: str = ""
    """The token for reading the metrics; empty: nobody can read them."""
    log: str = "text"
    """The form of the lines in the log: text or json."""


def data_folder() -> Path:
    """Return the folder of the user's data."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "meadowmarket"


def page_folder() -> Path | None:
    """Return the folder of the built page, or None where there is none."""
    here = Path(__file__).resolve().parent
    for folder in (here.parents[2] / "web" / "dist", here / "page"):
        if (folder / "index.html").is_file():
            return folder
    return None


def from_environment(settings: Settings) -> Settings:
    """Return the settings with what the environment says about limits and bots; raise BadSetup if it is wrong."""
    storage, network, bots, tables = settings.storage, settings.network, settings.bots, settings.tables
    limits = {one.name: _number(one.name, getattr(settings.limits, one.name)) for one in fields(Limits)}
    return replace(
        settings,
        storage=replace(storage, connections=_number("database_connections", storage.connections)),
        network=replace(network, public_address=_checked(_text("public_address", network.public_address))),
        bots=replace(
            bots,
            workers=_number("workers", bots.workers),
            milliseconds=_number("bot_milliseconds", bots.milliseconds),
            review_simulations=_number("review_simulations", bots.review_simulations),
        ),
        tables=replace(
            tables,
            keep_seconds=_number("keep_seconds", tables.keep_seconds),
            gone_seconds=_number("gone_seconds", tables.gone_seconds),
        ),
        limits=Limits(**limits),
        metrics_token=_text("metrics_token", settings.metrics_token),
    )


def _text(name: str, default: str) -> str:
    return os.environ.get(PREFIX + name.upper(), default)


def _checked(address: str) -> str:
    """Return a configured address without a slash at its end; raise BadSetup if it isn't one."""
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        raise BadSetup(Message("bad-public-address", {"found": address}))
    return address.rstrip("/")


def _number(name: str, default: int) -> int:
    variable = PREFIX + name.upper()
    text = os.environ.get(variable, "")
    if not text:
        return default
    if not (text.isascii() and text.isdigit() and 0 < int(text[:12]) <= 10**9):
        raise BadSetup(Message("bad-variable", {"variable": variable, "found": text}))
    return int(text)
