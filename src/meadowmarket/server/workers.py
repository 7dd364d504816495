"""Worker processes, each by itself: one that dies or hangs takes no work with it but its own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

FAREWELL_SECONDS = 2.0
"""How long a worker may take to end what it has started itself."""

A = TypeVar("A")
T = TypeVar("T")


def _begin() -> None:
    """Ctrl+C is for the server, which ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    end_with_parent()


def end_with_parent() -> None:
    """Ends this worker as soon as the process that started it has gone: nobody else would, if that one was killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Worker:
    """A process that does one thing after the other; it starts when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, seconds: float, work: Callable[[A], T], material: A) -> T:
        """Does work; raises TimeoutError or BrokenProcessPool if it hangs or dies, and begins anew after that."""
        if self._pool is None:
            # Not forked: the server's threads and connections stay its own.
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
        future = asyncio.get_running_loop().run_in_executor(self._pool, work, material)
        try:
            return await asyncio.wait_for(future, seconds)
        except (TimeoutError, BrokenProcessPool):
            for process in self.let_go():
                process.kill()
            raise

    def let_go(self) -> list[BaseProcess]:
        """Gives the process no more work; returns it, if there is one, to be ended."""
        pool, self._pool = self._pool, None
        if pool is None:
            return []
        processes: list[BaseProcess] = [*(pool._processes or {}).values()]
        pool.shutdown(wait=False, cancel_futures=True)
        return processes


class Workers:
    """Some workers; as many run as were ever needed at a time."""

    def __init__(self, count: int) -> None:
        self._all = [Worker() for _ in range(count)]
        self._is_closed = False
        # The one that worked last is asked first.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def run(self, seconds: float, work: Callable[[A], T], material: A) -> T:
        """Does work when a worker is free, and gives it so many seconds from then on; raises as `Worker.do` does."""
        worker = await self._free.get()
        try:
            return await worker.do(seconds, work, material)
        finally:
            self._free.put_nowait(worker)
            if self._is_closed:  # whatever came of it was cut short
                raise asyncio.CancelledError

    def close(self) -> None:
        """Ends the workers, whatever they do."""
        self._is_closed = True
        processes = [process for worker in self._all for process in worker.let_go()]
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + FAREWELL_SECONDS
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()
