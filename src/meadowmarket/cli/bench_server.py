"""`meadowmarket bench server`: how soon an action reaches all seats of its table, with many tables at once.

The server runs in a process of its own, as `meadowmarket serve` starts it; the players are all in this one.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from meadowmarket import build
from meadowmarket.cli.serve import free_port
from meadowmarket.texts import Catalogue

TABLES = 100
SEATS = 4
RATE = 200
WARM_TABLES = 2
WARM_SECONDS = 1.0
PATIENCE = 60.0
GENEROUS = ("TABLES_PER_HOUR", "REQUESTS_PER_SECOND", "SOCKETS_PER_ADDRESS", "SOCKETS", "MESSAGES_PER_SECOND")


class Option(msgspec.Struct):
    """What a player needs of an option."""

    action: str


class Asked(msgspec.Struct):
    """What a player needs of a question."""

    options: list[Option]


class Heard(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    n: int = -1
    asked: Asked | None = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    empty_kb: int = 0
    full_kb: int = 0
    processor_seconds: float = 0.0

    def percentile(self, share: float) -> float:
        """Returns the milliseconds within which a share of the actions reached all seats."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Party:
    """The players of one table."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.seen = [-1] * len(sockets)
        self.asked: list[list[str]] = [[] for _ in sockets]
        self.clicked = 0.0
        self.waits_for = -1

    async def listen(self, seat: int, figures: Figures) -> None:
        """Takes in what one seat is told."""
        async for data in self.sockets[seat]:
            heard = decode(data)
            if heard.type != "view":
                continue
            self.seen[seat] = heard.n
            self.asked[seat] = [option.action for option in heard.asked.options] if heard.asked else []
            if self.waits_for >= 0 and min(self.seen) >= self.waits_for:
                figures.latencies.append(time.perf_counter() - self.clicked)
                self.waits_for = -1

    async def click(self, rng: random.Random) -> bool:
        """Has a seat act that is asked; says whether one could."""
        ready = [seat for seat, options in enumerate(self.asked) if options]
        if self.waits_for >= 0 or not ready:
            return False
        seat = rng.choice(ready)
        action, n = rng.choice(self.asked[seat]), self.seen[seat]
        self.waits_for, self.clicked, self.asked[seat] = n + 1, time.perf_counter(), []
        await self.sockets[seat].send(json.dumps({"type": "click", "n": n, "action": action}))
        return True


def run(game: str, seconds: float, as_json: bool, catalogue: Catalogue) -> int:
    """Measures, and prints what was found."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port("127.0.0.1")
        environment = {**os.environ, **{f"MEADOWMARKET_{name}": "1000000" for name in GENEROUS}}
        command = [sys.executable, "-m", "meadowmarket", "serve", "--no-browser", "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            figures = asyncio.run(_measure(f"127.0.0.1:{port}", server.pid, game, seconds))
        finally:
            server.terminate()
            server.wait()
    _print(game, figures, as_json, catalogue)
    return 0


async def _measure(address: str, pid: int, game: str, seconds: float) -> Figures:
    figures = Figures()
    # What the first table makes the server read and build is not a table's share.
    await _sit_and_play(address, game, range(WARM_TABLES), WARM_SECONDS, Figures())
    figures.empty_kb = _memory(pid)
    before = _processor_seconds(pid)
    await _sit_and_play(address, game, range(TABLES), seconds, figures, lambda: _memory(pid))
    figures.processor_seconds = _processor_seconds(pid) - before
    return figures


async def _sit_and_play(
    address: str,
    game: str,
    seeds: range,
    seconds: float,
    figures: Figures,
    memory: Callable[[], int] = lambda: 0,
) -> None:
    async with AsyncExitStack() as stack:
        parties = await _open(address, game, seeds, stack)
        listeners = [
            asyncio.create_task(party.listen(seat, figures)) for party in parties for seat in range(len(party.sockets))
        ]
        while any(min(party.seen) < 0 for party in parties):
            await asyncio.sleep(0.1)
        await _play(parties, figures, seconds)
        figures.full_kb = memory()
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)


async def _open(address: str, game: str, seeds: range, stack: AsyncExitStack) -> list[Party]:
    parties: list[Party] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:
        for seed in seeds:
            wanted = {"game": game, "seats": ["me"] * SEATS, "seed": seed}
            table = (await client.post("/api/tables", json=wanted)).raise_for_status().json()
            sockets: list[ClientConnection] = []
            for seat in table["seats"]:
                connection = connect(f"ws://{address}/api/socket", compression=None, open_timeout=PATIENCE)
                sockets.append(await stack.enter_async_context(connection))
                await sockets[-1].send(json.dumps({"type": "hello", "table": table["table"], "secret": seat["secret"]}))
            parties.append(Party(sockets))
    return parties


async def _play(parties: list[Party], figures: Figures, seconds: float) -> None:
    """Clicks at a steady rate, at one table after the other; a table that still waits is passed over."""
    rng = random.Random(1)
    started = time.perf_counter()
    count = 0
    at = 0
    while (now := time.perf_counter() - started) < seconds:
        if count > now * RATE:
            await asyncio.sleep(count / RATE - now)
        for _ in range(len(parties)):
            at = (at + 1) % len(parties)
            if await parties[at].click(rng):
                break
        count += 1
    figures.seconds = time.perf_counter() - started
    deadline = time.perf_counter() + PATIENCE
    while any(party.waits_for >= 0 for party in parties) and time.perf_counter() < deadline:
        await asyncio.sleep(0.05)


def _memory(pid: int) -> int:
    done = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return int(done.stdout)


def _processor_seconds(pid: int) -> float:
    """Returns the time that a process has had a core; unlike the clock it does not depend on what else runs."""
    done = subprocess.run(["ps", "-o", "cputimes=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return float(done.stdout)


def _print(game: str, figures: Figures, as_json: bool, catalogue: Catalogue) -> None:
    p50, p99 = figures.percentile(0.5), figures.percentile(0.99)
    table_kb = (figures.full_kb - figures.empty_kb) / TABLES
    rate = len(figures.latencies) / figures.seconds
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    if as_json:
        found = {
            "game": game,
            "build": str(build()),
            "machine": machine,
            "tables": TABLES,
            "connections": TABLES * SEATS,
            "actions": len(figures.latencies),
            "actions_per_s": round(rate, 1),
            "p50_ms": round(p50, 2),
            "p99_ms": round(p99, 2),
            "worst_ms": round(figures.percentile(1.0), 2),
            "processor_ms_per_action": round(1000 * figures.processor_seconds / len(figures.latencies), 2),
            "table_kb": round(table_kb, 1),
            "server_mb": round(figures.empty_kb / 1024, 1),
        }
        print(json.dumps(found))
        return
    about: dict[str, str] = {"tables": str(TABLES), "seats": str(SEATS), "connections": str(TABLES * SEATS)}
    print(catalogue.say("bench-server-title", {**about, "rate": f"{rate:.0f}", "seconds": f"{figures.seconds:.0f}"}))
    latency = {"p50": f"{p50:.1f}", "p99": f"{p99:.1f}", "actions": str(len(figures.latencies))}
    print(catalogue.say("bench-server-latency", latency))
    memory = {"table": f"{table_kb:.0f}", "server": f"{figures.empty_kb / 1024:.0f}"}
    print(catalogue.say("bench-server-memory", memory))
