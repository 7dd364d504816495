"""Independent worker processes: one that dies or hangs loses only its own work."""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

from meadowmarket.core.processes import end_with_parent
from meadowmarket.server.bots.fair_queue import FairQueue, Requester

STOP_SECONDS = 2.0
"""How long a worker may take to stop what it has started."""

QUICK_NICENESS, NICENESS = 5, 10
"""How nice workers are to other processes."""

A = TypeVar("A")
T = TypeVar("T")


def _prepare_process(niceness: int) -> None:
    """Ignore Ctrl-C: the server stops its workers."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    atexit.register(signal.signal, signal.SIGTERM, signal.SIG_IGN)  # it ends already: nothing to interrupt
    end_with_parent()


class Worker:
    """A process that does one task after another; it starts when first needed."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, task: Callable[[A], T], argument: A) -> T:
        """Do work; raise TimeoutError or BrokenProcessPool if it hangs or dies, and start again after that."""
        if self._pool is None:
            # Not forked: the server's threads and connections stay its own.
            self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), _prepare_process, (self._niceness,)
            )
        future = asyncio.get_running_loop().run_in_executor(self._pool, task, argument)
        try:
            return await asyncio.wait_for(future, seconds)
        except (TimeoutError, BrokenProcessPool):
            processes = self.processes()
            self.detach()
            for process in processes:
                process.kill()
            raise

    def processes(self) -> list[BaseProcess]:
        """Return the process, if there is one, so that it can be ended."""
        return [*((self._pool and self._pool._processes) or {}).values()]

    def detach(self, wait: bool = False) -> None:
        """Stop giving work to the process. Once it has ended, wait until nothing of it is left."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait, cancel_futures=True)


Ticket = asyncio.Future[Worker]
"""An entry of the queue: it gets the worker that does the work."""


class BotWorkers:
    """Some workers, plus one reserved for quick work; they start as they are needed.

    Slow work never holds up quick work, which has its own worker. All workers have a lower priority than the
    server, and the slow ones a lower priority than the quick one. Work that can wait, such as reviews, runs when
    nothing else is waiting.
    """

    def __init__(self, count: int, most: int, most_per_address: int) -> None:
        self._quick = Worker(QUICK_NICENESS)
        self._all = [self._quick, *(Worker(NICENESS) for _ in range(count))]
        # The one that worked last is asked first.
        self._free = self._all[::-1]
        self.long_queue: FairQueue[Ticket] = FairQueue(most, most_per_address)
        self.quick_queue: FairQueue[Ticket] = FairQueue(most, most_per_address)
        self.later_queue: FairQueue[Ticket] = FairQueue(most, most_per_address)
        self._is_closed = False

    async def run(
        self, requester: Requester, seconds: float, task: Callable[[A], T], argument: A, is_quick: bool = False
    ) -> T:
        """Do work when it is its requester's turn, and give it `seconds` from then on; raise as `Worker.run` does.

        Raise Busy if too much waits already.
        """
        return await self._run(self.quick_queue if is_quick else self.long_queue, requester, seconds, task, argument)

    async def run_later(self, requester: Requester, seconds: float, task: Callable[[A], T], argument: A) -> T:
        """Do work, as `run` does, when no bot, hint or upload waits for a worker."""
        return await self._run(self.later_queue, requester, seconds, task, argument)

    async def _run(
        self, queue: FairQueue[Ticket], requester: Requester, seconds: float, task: Callable[[A], T], argument: A
    ) -> T:
        ticket: Ticket = asyncio.get_running_loop().create_future()
        queue.add(requester, ticket)
        self._assign_waiting()
        try:
            worker = await ticket
        except asyncio.CancelledError:
            queue.remove(requester, ticket)
            if ticket.done() and not ticket.cancelled():
                self._release(ticket.result())
            raise
        try:
            return await worker.run(seconds, task, argument)
        finally:
            self._release(worker)
            if self._is_closed:  # the result, if any, is incomplete
                raise asyncio.CancelledError

    def _release(self, worker: Worker) -> None:
        self._free.append(worker)
        self._assign_waiting()

    def _assign_waiting(self) -> None:
        """Give the free workers what waits: quick work to the quick one first, long work to the others first."""
        if self._quick in self._free:
            self._assign(self._quick, self.quick_queue)
        while self._free != [] and self._free != [self._quick]:
            worker = next(worker for worker in reversed(self._free) if worker is not self._quick)
            # The quick one may be busy, and another one free: that comes before what can wait.
            if not any(self._assign(worker, queue) for queue in (self.long_queue, self.quick_queue, self.later_queue)):
                return

    def _assign(self, worker: Worker, queue: FairQueue[Ticket]) -> bool:
        ticket = queue.take()
        while ticket is not None and ticket.done():  # cancelled a moment ago
            ticket = queue.take()
        if ticket is None:
            return False
        self._free.remove(worker)
        ticket.set_result(worker)
        return True

    def close(self) -> None:
        """Stop the workers, even in the middle of a job."""
        self._is_closed = True
        processes = [process for worker in self._all for process in worker.processes()]
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()
        for worker in self._all:
            worker.detach(wait=True)  # or Python warns of leaked semaphores when a signal ends the server
