"""Servers for the tests: on SQLite, on PostgreSQL, one a module where nothing is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.support import Postgres, Server, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call makes a new database and returns its address."""
    with running_postgres() as server:
        yield server.database


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A real PostgreSQL that one test may restart."""
    with running_postgres() as server:
        yield server


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
