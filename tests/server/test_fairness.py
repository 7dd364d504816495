"""Whose work comes next: in turns by address and table, watched tables first, and never more than a limit waits."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import _ExecutorManagerThread
from pathlib import Path

import pytest

from meadowmarket.server.bots.fair_queue import Busy, FairQueue, Requester
from meadowmarket.server.bots.processes import BotWorkers
from tests.server.support import Server, play_on


def requester(name: str, is_watched: Callable[[], bool] = lambda: True) -> Requester:
    """An requester from `address/table`."""
    address, _, table = name.partition("/")
    return Requester(address, table, is_watched)


def managers() -> int:
    """Count the threads that manage pools of processes."""
    return sum(isinstance(thread, _ExecutorManagerThread) for thread in threading.enumerate())


def queue(*names: str) -> FairQueue[str]:
    found: FairQueue[str] = FairQueue(100, 100)
    for name in names:
        found.add(requester(name), name)
    return found


def order(waiting: FairQueue[str]) -> list[str]:
    return [taken for _ in range(len(waiting)) if (taken := waiting.take()) is not None]


def test_addresses_take_turns_however_many_tables_one_has() -> None:
    waiting = queue(*(f"eve/{table}" for table in "abcd"), "anna/x", "ben/y", "ben/z")
    assert order(waiting) == ["eve/a", "anna/x", "ben/y", "eve/b", "ben/z", "eve/c", "eve/d"]
    assert len(waiting) == 0
    assert waiting.take() is None


def test_the_tables_of_an_address_take_turns() -> None:
    waiting = queue("eve/a", "eve/a", "eve/a", "eve/b", "eve/c")
    assert order(waiting) == ["eve/a", "eve/b", "eve/c", "eve/a", "eve/a"]


def test_who_comes_later_waits_for_one_piece_of_work_at_most() -> None:
    waiting = queue(*(f"eve/{table}" for table in range(20)))
    assert waiting.take() == "eve/0"
    waiting.add(requester("anna/x"), "anna/x")
    assert [waiting.take(), waiting.take()] == ["eve/1", "anna/x"]


def test_tables_that_nobody_looks_at_come_last() -> None:
    waiting: FairQueue[str] = FairQueue(100, 100)
    watched = {"eve/b"}
    for name in ("eve/a", "eve/b", "anna/x"):
        waiting.add(requester(name, lambda name=name: name in watched), name)  # type: ignore[misc]
    assert waiting.take() == "eve/b"
    watched.add("anna/x")  # someone has come to look while it waited
    assert order(waiting) == ["anna/x", "eve/a"]


def test_no_more_waits_than_the_limits_allow() -> None:
    waiting: FairQueue[str] = FairQueue(4, 3)
    for table in "abc":
        waiting.add(requester(f"eve/{table}"), table)
    with pytest.raises(Busy):
        waiting.add(requester("eve/d"), "d")
    waiting.add(requester("anna/x"), "x")
    with pytest.raises(Busy):
        waiting.add(requester("ben/y"), "y")
    waiting.take()
    waiting.add(requester("ben/y"), "y")
    assert len(waiting) == 4


def test_what_nobody_waits_for_any_more_is_removed() -> None:
    waiting = queue("eve/a", "eve/b", "anna/x")
    waiting.remove(requester("eve/a"), "eve/a")
    waiting.remove(requester("eve/a"), "eve/a")  # it is gone already
    waiting.remove(requester("nobody/n"), "n")
    assert len(waiting) == 2
    assert order(waiting) == ["eve/b", "anna/x"]


# -- workers


def wait_for(path: str) -> str:
    """Work that takes as long as the test wants."""
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def same(what: str) -> str:
    return what


def test_what_takes_long_does_not_hold_up_what_is_quick(tmp_path: Path) -> None:
    async def run() -> None:
        workers = BotWorkers(1, 100, 100)
        path = tmp_path / "done"
        long = [
            asyncio.create_task(workers.run(requester(f"eve/{i}"), 60, wait_for, str(path), is_quick=False))
            for i in range(3)
        ]
        await asyncio.sleep(0)
        assert len(workers.long_queue) == 2
        assert await workers.run(requester("anna/x"), 60, same, "quick", is_quick=True) == "quick"
        assert not any(task.done() for task in long)
        long[2].cancel()
        await asyncio.gather(long[2], return_exceptions=True)
        assert len(workers.long_queue) == 1
        path.touch()
        assert await asyncio.gather(*long[:2]) == [str(path)] * 2
        workers.close()

    asyncio.run(run())


def test_a_worker_with_nothing_else_to_do_helps_with_quick_work(tmp_path: Path) -> None:
    async def run() -> None:
        workers = BotWorkers(1, 100, 100)
        path = tmp_path / "done"
        first = asyncio.create_task(workers.run(requester("eve/a"), 60, wait_for, str(path), is_quick=True))
        await asyncio.sleep(0)
        assert await workers.run(requester("anna/x"), 60, same, "quick", is_quick=True) == "quick"
        path.touch()
        await first
        workers.close()

    asyncio.run(run())


def test_workers_that_are_stopped_in_the_middle_of_a_job_leave_no_thread_behind(tmp_path: Path) -> None:
    """Such a thread holds semaphores, and Python warns of them when a signal ends the server."""

    async def run() -> None:
        workers = BotWorkers(1, 100, 100)
        await workers.run(requester("anna/x"), 60, same, "quick", is_quick=True)
        long = asyncio.create_task(workers.run(requester("eve/a"), 60, wait_for, str(tmp_path / "never")))
        await asyncio.sleep(0)
        assert managers() == 2
        workers.close()
        assert managers() == 0
        await asyncio.gather(long, return_exceptions=True)

    asyncio.run(run())


def test_what_can_wait_comes_after_all_else(tmp_path: Path) -> None:
    async def run() -> None:
        workers = BotWorkers(1, 100, 100)
        path = tmp_path / "done"
        done: list[str] = []

        async def note(what: str, work: Awaitable[str]) -> None:
            await work
            done.append(what)

        first = asyncio.create_task(workers.run(requester("eve/a"), 60, wait_for, str(path)))
        await asyncio.sleep(0)
        review = [note(f"review {i}", workers.run_later(requester("ben/y"), 60, same, "x")) for i in range(2)]
        waiting = [asyncio.create_task(one) for one in review]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(note("bot", workers.run(requester("eve/b"), 60, same, "x"))))
        await asyncio.sleep(0)
        assert (len(workers.long_queue), len(workers.later_queue)) == (1, 2)
        path.touch()
        await asyncio.gather(first, *waiting)
        assert done == ["bot", "review 0", "review 1"]
        workers.close()

    asyncio.run(run())


@pytest.mark.compiled_only
def test_tables_beyond_the_limit_pause_and_go_on(tmp_path: Path) -> None:
    """One job of an address may wait: all tables end nevertheless, and no bot is taken to have failed."""
    server = Server(tmp_path, MEADOWMARKET_JOBS_PER_ADDRESS="1").start()
    players = [server.table("me", "bot:random", "bot:first", seed=seed).sit(0) for seed in range(6)]
    for player in players:
        play_on([player])
        assert player.view["state"] == "over"
        assert not any(event["key"] == "bot-failed" for line in player.log for event in line["events"])
        player.socket.close()
    server.stop()
    assert server.errors() == ""
