"""Workers on many machines, by Ray: the extra `cluster`.

Every task is independent and can be repeated: its result depends only on its arguments. If a machine is lost, Ray gives
its tasks to others.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import redirect_stdout
from itertools import islice
from typing import Any, TypeVar

import ray
from ray import exceptions

from meadowmarket.core.errors import BadSetup, MeadowMarketError
from meadowmarket.core.files import reason_of
from meadowmarket.core.messages import Message
from meadowmarket.lab.processes import PoolMaker, WorkerDied, Workers

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

LOCAL = "local"
"""The address of a cluster on this machine alone, started for the command."""

MOST_RETRIES = 5
"""How often a task is repeated if its process or machine dies. A bot that kills its process is given up then."""

COUNT_SECONDS = 2.0
"""Seconds between counts of the cores."""

CONNECT_SECONDS = 10.0
"""Seconds that a cluster may take to answer."""

IN_FLIGHT = 2
"""Tasks per core that are handed over at a time, so that no core waits for the next."""


def ray_pool(address: str, jobs: int | None = None) -> PoolMaker:
    """Return a function that makes the workers of a cluster; `local` starts one on this machine, with `jobs` cores."""
    return lambda _: RayWorkers(address, jobs)


class RayWorkers(Workers):
    """The cores of a cluster. An existing cluster is only used; one that was started here is stopped."""

    chunk_seconds = 1.0

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Raise BadSetup, naming the address, if there is no cluster."""
        self._is_mine = not ray.is_initialized()
        if self._is_mine:
            _connect(address, jobs)
        # Ray reports lost machines on the standard output, which is for results.
        self._redirection = redirect_stdout(sys.stderr)
        self._redirection.__enter__()
        self._limit = jobs
        self.count_cores()

    def count_cores(self) -> None:
        """Ask how many cores the cluster has now: machines may come and go."""
        self._counted = time.monotonic()
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = max(1, int(resources.get("CPU", 1)))
        self.jobs = min(cores, self._limit) if self._limit else cores

    def as_done(self, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Generator[tuple[Task, Outcome]]:
        """Do all tasks and yield each with its outcome as soon as it is done; one that is lost is repeated."""
        remote: Any = ray.remote(max_retries=MOST_RETRIES, num_cpus=1)(_done)
        shared = ray.put(work)
        waiting = iter(tasks)
        busy: dict[ray.ObjectRef[Outcome], Task] = {}
        try:
            while True:
                if time.monotonic() - self._counted > COUNT_SECONDS:
                    self.count_cores()
                for task in islice(waiting, max(0, IN_FLIGHT * self.jobs - len(busy))):
                    busy[remote.remote(shared, task)] = task
                if not busy:
                    return
                done, _ = ray.wait(list(busy), num_returns=1)
                for reference in done:
                    outcome = _outcome(reference)
                    yield busy.pop(reference), outcome
        finally:
            for reference in busy:
                ray.cancel(reference, force=True)

    def close(self) -> None:
        """Leave the cluster."""
        if self._is_mine:
            ray.shutdown()
        self._redirection.__exit__(None, None, None)


def _connect(address: str, jobs: int | None) -> None:
    """Join a cluster, or start one. Ray's messages go to its log."""
    _check_answers(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # otherwise Ray warns of a change that it makes
    try:
        if address == LOCAL:
            cores = jobs or os.cpu_count()
            ray.init(LOCAL, num_cpus=cores, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = " ".join(str(error).split())
        raise BadSetup(Message("no-cluster", {"address": address, "reason": reason[:200]})) from error


def _check_answers(address: str) -> None:
    """Raise BadSetup unless something listens at `HOST:PORT`: Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise BadSetup(Message("no-cluster", {"address": address, "reason": reason_of(error)})) from error


def _done(work: Callable[[Task], Outcome], task: Task) -> Outcome:
    return work(task)


def _outcome(reference: ray.ObjectRef[Outcome]) -> Outcome:
    try:
        found: Outcome = ray.get(reference)
    except exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, MeadowMarketError):
            raise cause from error
        raise RuntimeError(f"a worker failed:\n{error}") from error
    except exceptions.RayError as error:  # its process or machine has died too often
        raise WorkerDied from error
    return found
