"""The load of `meadowmarket bench server`: players at many tables who click at a steady rate.

The load is an open loop: clicks are due at fixed times whether the server keeps up or not, and an action's latency runs
from when its click was due until all seats of its table have seen it.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
TIMEOUT_SECONDS = 60.0
"""Seconds after which an action that not all seats have seen has failed."""


class ClientOption(msgspec.Struct):
    """The part of an option that a player reads."""

    action: str


class ClientQuestion(msgspec.Struct):
    """The part of a question that a player reads."""

    options: list[ClientOption]


class Received(msgspec.Struct):
    """The part of a message that a player reads."""

    type: str
    n: int = -1
    asked: ClientQuestion | None = None


decode = msgspec.json.Decoder(Received).decode


@dataclass
class Latencies:
    """The latencies that the players measured."""

    seen: list[float] = field(default_factory=list)
    """Seconds, one for each action that reached all seats."""
    failed: int = 0
    """Clicks that were refused, lost, or could not be made because every table still waited."""
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Return the actions per second that reached all seats."""
        return len(self.seen) / self.seconds if self.seconds else 0.0

    def percentile(self, share: float) -> float:
        """Return the milliseconds within which a share of the actions reached all seats."""
        ordered = sorted(self.seen)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Party:
    """The players of one table."""

    def __init__(self, table: str, secrets: Sequence[str]) -> None:
        self.table = table
        self.secrets = secrets
        self.sockets: list[ClientConnection] = []
        self.seen = [-1] * len(secrets)
        self.asked: list[list[str]] = [[] for _ in secrets]
        self.due = 0.0
        self.waits_for = -1

    async def sit(self, addresses: Sequence[str], stack: AsyncExitStack) -> None:
        """Connect all seats; they are split between the processes of the server."""
        for seat, secret in enumerate(self.secrets):
            address = addresses[seat % len(addresses)]
            connection = connect(f"ws://{address}/api/socket", compression=None, open_timeout=TIMEOUT_SECONDS)
            self.sockets.append(await stack.enter_async_context(connection))
            await self.sockets[-1].send(json.dumps({"type": "hello", "table": self.table, "secret": secret}))

    async def listen(self, seat: int, latencies: Latencies) -> None:
        """Receive the messages to one seat."""
        async for data in self.sockets[seat]:
            received = decode(data)
            if received.type in ("error", "stale") and self.waits_for >= 0:
                latencies.failed += 1
                self.waits_for = -1
            if received.type != "view":
                continue
            self.seen[seat] = received.n
            self.asked[seat] = [option.action for option in received.asked.options] if received.asked else []
            if self.waits_for >= 0 and min(self.seen) >= self.waits_for:
                latencies.seen.append(time.perf_counter() - self.due)
                self.waits_for = -1

    async def click(self, rng: random.Random, due: float) -> bool:
        """Let a seat act that is asked; return False if none is."""
        ready = [seat for seat, options in enumerate(self.asked) if options]
        if self.waits_for >= 0 or not ready or len(set(self.seen)) > 1:
            return False
        seat = rng.choice(ready)
        action, n = rng.choice(self.asked[seat]), self.seen[seat]
        self.waits_for, self.due, self.asked[seat] = n + 1, due, []
        await self.sockets[seat].send(json.dumps({"type": "click", "n": n, "action": action}))
        return True


async def open_tables(addresses: Sequence[str], game: str, tables: int) -> list[Party]:
    """Open tables, at one process after the other."""
    parties: list[Party] = []
    async with httpx.AsyncClient(timeout=TIMEOUT_SECONDS) as client:
        for seed in range(tables):
            wanted = {"game": game, "seats": ["me"] * SEATS, "seed": seed}
            address = addresses[seed % len(addresses)]
            table = (await client.post(f"http://{address}/api/tables", json=wanted)).raise_for_status().json()
            parties.append(Party(table["table"], [seat["secret"] for seat in table["seats"]]))
    return parties


async def listen_all(
    parties: Sequence[Party], latencies: Latencies, group: asyncio.TaskGroup
) -> list[asyncio.Task[None]]:
    """Start listening at all seats; return when each has its first view."""
    tasks = [
        group.create_task(party.listen(seat, latencies)) for party in parties for seat in range(len(party.secrets))
    ]
    while any(min(party.seen) < 0 for party in parties):
        await asyncio.sleep(0.1)
    return tasks


async def play(parties: Sequence[Party], latencies: Latencies, seconds: float, rate: int) -> None:
    """Click at a steady rate, at one table after the other; a table that still waits is passed over."""
    rng = random.Random(1)
    started = time.perf_counter()
    at = 0
    for count in range(int(seconds * rate)):
        due = started + count / rate
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        for _ in parties:
            at = (at + 1) % len(parties)
            if await parties[at].click(rng, due):
                break
        else:
            latencies.failed += 1
            await asyncio.sleep(0)
    deadline = time.perf_counter() + TIMEOUT_SECONDS
    while any(party.waits_for >= 0 for party in parties) and time.perf_counter() < deadline:
        await asyncio.sleep(0.01)
    latencies.seconds = max(seconds, time.perf_counter() - started)
    latencies.failed += sum(party.waits_for >= 0 for party in parties)
