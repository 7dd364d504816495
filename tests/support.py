"""What tests of several packages need: an installed toy game, and the command line in a separate process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meadowmarket.core.errors import BadCardPack
from meadowmarket.texts import Catalogue

ROOT = Path(__file__).parent.parent
PATIENCE_S = 60.0

ENTRY_POINTS = """\
[meadowmarket.games]
toy = tests.core.toy:BOX
wrong = tests.core.toy:COINS

[meadowmarket.bots]
first = tests.bots.first:MAKER
failing = tests.bots.first:FAILING
deadly = tests.bots.first:DEADLY
wrong = tests.core.toy:COINS
"""


def install_toy(folder: Path) -> Path:
    """Make a folder that, on the path, offers the toy game and some bots as an installed package would."""
    metadata = folder / "toy-1.0.dist-info"
    metadata.mkdir(parents=True, exist_ok=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


@cache
def strict_catalogue(language: str) -> Catalogue:
    """Return the texts of a language; one that is missing is an error."""
    return Catalogue(language, strict=True)


def told(error: BadCardPack, language: str = "en") -> list[str]:
    """Return what is wrong with a card pack as players read it, a line for each problem."""
    catalogue = strict_catalogue(language)
    lines = [catalogue.text(problem) for problem in error.problems]
    assert catalogue.text(error.message) == "\n".join(lines)
    return lines


def workers_of(pid: int) -> list[int]:
    """List the worker processes that a process has started; none if it has gone."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    except FileNotFoundError:
        return []


def children_of(pid: int) -> list[int]:
    """List the processes that a process has started."""
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(child) for child in done.stdout.split()]


def is_running(pid: int) -> bool:
    """Whether a process has not ended; one that has may still wait to be asked for its status."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for_end(pids: list[int]) -> None:
    """Wait until processes have ended that nobody waits for; fails if they stay."""
    deadline = time.monotonic() + PATIENCE_S
    while left := [pid for pid in pids if is_running(pid)]:
        assert time.monotonic() < deadline, f"left behind: {left}"
        time.sleep(0.05)


def hear_interrupts() -> None:
    """Restore the usual answer to SIGINT: a shell that starts the tests in the background ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@dataclass
class Shell:
    """The command line as a person has it, in a separate home."""

    home: Path

    def __call__(self, *arguments: str, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            self.command(*arguments),
            input=stdin,
            env=self.environment(**variables),
            cwd=self.home,
            capture_output=True,
            check=False,
            encoding="utf-8",
            errors="surrogateescape",
        )

    def start(self, *arguments: str, stderr: int = subprocess.PIPE, **variables: str) -> subprocess.Popen[str]:
        """Start a command as a terminal does: in its own process group, and with the usual answer to Ctrl-C."""
        return subprocess.Popen(
            self.command(*arguments),
            env=self.environment(**variables),
            cwd=self.home,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            encoding="utf-8",
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )

    def command(self, *arguments: str) -> list[str]:
        """Return the command line with these arguments."""
        return [sys.executable, "-m", "meadowmarket", *arguments]

    def environment(self, **variables: str) -> dict[str, str]:
        """Return the variables of a separate home."""
        path = os.pathsep.join([str(install_toy(self.home / "packages")), str(ROOT), str(ROOT / "src")])
        return {
            **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))},
            "PYTHONPATH": path,
            "XDG_DATA_HOME": str(self.home / "data"),
            "COLUMNS": "120",
            **variables,
        }

    def refused(self, *arguments: str) -> str:
        """Run a command that has bad arguments; return the one line that says so."""
        done = self(*arguments)
        lines = done.stderr.splitlines()
        assert done.returncode == 2, done.stderr
        assert len(lines) == 1, done.stderr
        assert done.stdout == ""
        return lines[0]
