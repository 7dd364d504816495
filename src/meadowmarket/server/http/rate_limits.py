"""Rate limits per address: token buckets, and counts of what is open."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter

from meadowmarket.core.messages import Message
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.settings import Limits

BURST_SECONDS = 5
HOUR = 3600.0
MOST_BUCKETS = 10_000
IPV6_NETWORK = 64
"""Bits of the network from which one visitor with IPv6 usually takes addresses."""


def network_of(address: str) -> str:
    """Return what an address is counted as: IPv4 by itself, IPv6 by its network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_NETWORK), strict=False))


class Bucket:
    """A token bucket: a rate per second on average, with bursts of a few seconds' worth."""

    __slots__ = ("_filled", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Take one; return whether there was one left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> int:
        """Return the whole seconds until there is one to take."""
        return max(1, math.ceil((1 - self._left) / self._rate))

    @property
    def is_full(self) -> bool:
        """Whether nobody has taken anything for a while."""
        return self._left + (time.monotonic() - self._filled) * self._rate >= self._most


class RateLimiter:
    """The counts and buckets of each address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def check_request(self, address: str) -> None:
        """Count a request; raise Refusal if there are too many."""
        rate = self.limits.requests_per_second
        bucket = self._bucket(self._requests, address, rate, rate * BURST_SECONDS)
        if not bucket.take():
            raise Refusal(429, Message("too-many-requests"), bucket.wait)

    def check_table(self, address: str) -> None:
        """Count a new table or replay; raise Refusal if there are too many."""
        most = self.limits.tables_per_hour
        bucket = self._bucket(self._tables, address, most / HOUR, most)
        if not bucket.take():
            raise Refusal(429, Message("too-many-tables", {"most": most}), bucket.wait)

    def new_message_bucket(self) -> Bucket:
        """Return what limits the messages over one socket."""
        rate = self.limits.messages_per_second
        return Bucket(rate, rate * BURST_SECONDS)

    def open_socket(self, address: str) -> None:
        """Count a socket; raise Refusal if there are too many."""
        if self._sockets.total() >= self.limits.sockets:
            raise Refusal(503, Message("server-full"))
        if self._sockets[address] >= self.limits.sockets_per_address:
            raise Refusal(429, Message("too-many-sockets"))
        self._sockets[address] += 1

    def count_sockets(self) -> int:
        """Return how many sockets are open."""
        return self._sockets.total()

    def close_socket(self, address: str) -> None:
        """Stop counting a socket."""
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def _bucket(self, buckets: dict[str, Bucket], address: str, rate: float, most: float) -> Bucket:
        if address not in buckets and len(buckets) >= MOST_BUCKETS:
            for other in [other for other, bucket in buckets.items() if bucket.is_full]:
                del buckets[other]
            if len(buckets) >= MOST_BUCKETS:
                raise Refusal(503, Message("server-full"))
        return buckets.setdefault(address, Bucket(rate, most))
