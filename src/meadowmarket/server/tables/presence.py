"""Presence at a table: who is connected, and when the seat of someone who has gone may be given away."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence


class Presence:
    """The connections of one table's seats, in all processes, and since when each seat has had none.

    Each process counts from when it first looked at the table: a restart gives everyone the full time again, and no
    clocks are compared.
    """

    def __init__(self, gone_seconds: int, proofs: Sequence[str], clock: Callable[[], float] = time.monotonic) -> None:
        self._gone_seconds = gone_seconds
        self._clock = clock
        self._connected: set[int] = set()
        self._proofs = list(proofs)
        self._since = [clock() for _ in proofs]

    def update(self, connected: Iterable[int], proofs: Sequence[str]) -> None:
        """Note which seats are connected now; where another secret proves the seat, another person sits there."""
        now = set(connected)
        for seat, proof in enumerate(proofs):
            if (seat in self._connected and seat not in now) or proof != self._proofs[seat]:
                self._since[seat] = self._clock()
        self._connected, self._proofs = now, list(proofs)

    def is_connected(self, seat: int) -> bool:
        """Whether someone is connected as a seat."""
        return seat in self._connected

    def free_in(self, seat: int) -> int | None:
        """Return the seconds after which a seat counts as free; None while someone is connected."""
        if seat in self._connected:
            return None
        return max(0, math.ceil(self._since[seat] + self._gone_seconds - self._clock()))
