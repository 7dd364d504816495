"""Workers on this machine end without a word, whatever they are doing."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from meadowmarket.lab.processes import Pool, running
from tests.support import is_running

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


def test_a_program_ends_although_ctrl_c_comes_while_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    class Interrupted(subprocess.Popen[str]):
        def __init__(self, command: list[str], **options: object) -> None:
            super().__init__(command, **options)  # type: ignore[call-overload]
            started.append(self.pid)
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), running([sys.executable, "-c", "input()"], os.environ):
            pytest.fail("it was interrupted before")
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(started) == 1
    assert not is_running(started[0])
