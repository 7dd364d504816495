"""Workers on this machine end without a word, whatever they are doing."""

from __future__ import annotations

import atexit
import time

import pytest

from meadowmarket.lab.processes import Pool

LINGERS_S = 5.0


def linger(_: int) -> None:
    """Leave something to do for when Python ends, as a bot may."""
    atexit.register(time.sleep, LINGERS_S)


def test_a_worker_that_is_stopped_while_python_ends_complains_of_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    pool = Pool(1)
    assert [task for task, _ in pool.as_done(linger, [1])] == [1]
    pool._connections[0].close()
    pool._processes[0].join(1.0)  # it has nothing more to do, and Python ends
    assert pool._processes[0].is_alive()
    pool._connections.clear()
    pool.close()
    assert capfd.readouterr().err == ""
