"""Worker processes of the commands, and their progress bar."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Self, TypeVar

from meadowmarket.core.messages import Message
from meadowmarket.core.processes import end_with_parent

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

GRACE_SECONDS = 0.5
"""Seconds that a worker may take to stop its programs; in compiled code it does not notice that it must stop."""

INTERRUPTED = 130
WORKER_DIED = 1

Program = subprocess.Popen[str]


class WorkerDied(Exception):
    """A worker process ended in the middle of its work."""


@dataclass
class Ending:
    """How work ended: complete, or early."""

    status: int = 0
    """The exit status of the command."""

    @property
    def reason(self) -> Message:
        """Return what has stopped the work."""
        return Message("stopped-interrupted" if self.status == INTERRUPTED else "stopped-worker-died")


@contextmanager
def stoppable() -> Iterator[Ending]:
    """Do work until it ends, Ctrl-C stops it or a worker dies; the results so far can be shown then."""
    ending = Ending()
    try:
        yield ending
    except KeyboardInterrupt:
        ending.status = INTERRUPTED
    except WorkerDied:
        ending.status = WORKER_DIED


class Workers(ABC):
    """Workers for tasks, here or elsewhere. They are released at the end of a `with` block."""

    jobs: int
    """The number of tasks at a time."""
    chunk_seconds: float
    """How long a task should take, so that the overhead is small."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def as_done(self, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Generator[tuple[Task, Outcome]]:
        """Do all tasks and yield each with its outcome as soon as it is done; raise WorkerDied if a worker does."""

    @abstractmethod
    def close(self) -> None:
        """Stop all workers at once."""


PoolMaker = Callable[[int], Workers]
"""A function that makes workers for a number of tasks."""


def local_pool(jobs: int | None = None) -> PoolMaker:
    """Return a maker of processes on this machine: `jobs`, or one per core, but never more than there are tasks."""
    return lambda tasks: Pool(max(1, min(jobs or os.cpu_count() or 1, tasks)))


class Pool(Workers):
    """Processes that do one task at a time, and end with the pool, even in the middle of a task.

    No work is done in this process, not even with one job: compiled code does not notice Ctrl-C.
    """

    chunk_seconds = 0.1

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._processes: list[BaseProcess] = []
        self._connections: list[Connection] = []
        try:
            with _uninterrupted():  # the processes inherit it, so that none gets Ctrl-C before it can handle it
                for _ in range(jobs):
                    self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        # Fresh processes: a fork would copy whatever threads there are in whatever state they are.
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there,))
        process.start()
        there.close()
        self._processes.append(process)
        self._connections.append(here)

    def as_done(self, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Generator[tuple[Task, Outcome]]:
        """Do all tasks and yield each with its outcome as soon as it is done; raise WorkerDied if a worker does."""
        waiting = iter(tasks)
        busy = {worker: _give(worker, work, task) for worker, task in zip(self._connections, waiting)}
        while busy:
            for worker in [one for one in wait(list(busy)) if isinstance(one, Connection)]:
                task, outcome = busy.pop(worker), _take(worker)
                for another in islice(waiting, 1):
                    busy[worker] = _give(worker, work, another)
                yield task, outcome

    def close(self) -> None:
        """End all workers, and what they have started."""
        with _uninterrupted():
            for connection in self._connections:
                connection.close()
            for process in self._processes:
                process.terminate()
            deadline = time.monotonic() + GRACE_SECONDS
            left = [process.sentinel for process in self._processes]
            while left and (patience := deadline - time.monotonic()) > 0:
                ended = wait(left, patience)
                left = [sentinel for sentinel in left if sentinel not in ended]
            for process in self._processes:
                with suppress(OSError):  # nobody may be left
                    os.killpg(process.pid or 0, signal.SIGKILL)
                process.kill()
                process.join()
            self._processes, self._connections = [], []


def _give(worker: Connection, work: Callable[[Task], Outcome], task: Task) -> Task:
    try:
        worker.send((work, task))
    except OSError as error:
        raise WorkerDied from error
    return task


def _take(worker: Connection) -> Any:
    try:
        is_done, found = worker.recv()
    except (EOFError, OSError) as error:
        raise WorkerDied from error
    if not is_done:
        raise RuntimeError(f"a worker failed:\n{found}")
    return found


def _serve(connection: Connection) -> None:
    """Do one task after the other, until the pipe closes; runs in a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    os.setpgid(0, 0)  # so that the processes of a search can be ended with this one
    end_with_parent()
    with suppress(EOFError, ConnectionError):  # the pool has gone, with or without reading what was sent
        while True:
            work, task = connection.recv()
            try:
                answer = (True, work(task))
            except Exception:
                answer = (False, traceback.format_exc())
            connection.send(answer)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # an exit while Python ends would be complained of


@contextmanager
def running(command: Sequence[str], environment: Mapping[str, str], errors: int | None = None) -> Iterator[Program]:
    """Run a program whose output is read here; it ends with this block, even if Ctrl-C comes while it starts."""
    with ExitStack() as stack:
        with _uninterrupted():  # the program inherits it: it is ended from here
            program = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
            stack.enter_context(program)
            stack.callback(program.terminate)
        yield program


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C until this is done."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on a terminal; yield a function that reports progress."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    # Imported here: it takes time, and only a terminal needs it.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)
