"""Work on several processes, and a bar that shows how far it is."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadowmarket.server.workers import end_with_parent

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """Makes processes that leave Ctrl-C to this one, and end with it."""
    # Fresh processes: a fork would copy the thread of the progress bar in whatever state it is.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, _begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def as_done(work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int) -> Generator[tuple[Task, Outcome]]:
    """Does all tasks and yields each with its outcome as soon as it is done; whoever stops early waits for none."""
    if jobs == 1:
        for task in tasks:
            yield task, work(task)
        return
    pool = worker_pool(jobs)
    waiting = iter(tasks)
    try:
        # Few at a time: there may be millions, and a message about each.
        running = {pool.submit(work, task): task for task in islice(waiting, 2 * jobs)}
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                task = running.pop(future)
                running.update({pool.submit(work, another): another for another in islice(waiting, 1)})
                yield task, future.result()
    except BaseException:
        for worker in list((pool._processes or {}).values()):
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a bar where someone sees it; yields a function that is told how much is done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)
