"""What a server can be told."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from meadowmarket.core.errors import BadSetup
from meadowmarket.server.settings import Limits, Settings, StorageSettings, from_environment
from tests.support import ROOT


def test_every_variable_is_described_with_its_default() -> None:
    text = (ROOT / "docs" / "serving.md").read_text("utf-8")
    for one in fields(Limits):
        assert f"| `MEADOWMARKET_{one.name.upper()}` | {one.default} |" in text
    settings = Settings()
    for name, default in {
        "BOT_MILLISECONDS": settings.bots.milliseconds,
        "REVIEW_SIMULATIONS": settings.bots.review_simulations,
        "KEEP_SECONDS": settings.tables.keep_seconds,
        "GONE_SECONDS": settings.tables.gone_seconds,
        "DATABASE_CONNECTIONS": settings.storage.connections,
    }.items():
        assert f"| `MEADOWMARKET_{name}` | {default} |" in text
    assert "`MEADOWMARKET_WORKERS`" in text


def test_variables_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADOWMARKET_SOCKETS", "7")
    monkeypatch.setenv("MEADOWMARKET_WORKERS", "3")
    for name, number in {
        "BOT_MILLISECONDS": 4,
        "REVIEW_SIMULATIONS": 5,
        "KEEP_SECONDS": 6,
        "GONE_SECONDS": 8,
        "DATABASE_CONNECTIONS": 9,
    }.items():
        monkeypatch.setenv(f"MEADOWMARKET_{name}", str(number))
    monkeypatch.setenv("MEADOWMARKET_METRICS_TOKEN", "open sesame")
    found = from_environment(Settings())
    assert (found.limits.sockets, found.bots.workers, found.limits.body_bytes) == (7, 3, 16_384)
    assert (found.bots.milliseconds, found.bots.review_simulations) == (4, 5)
    assert (found.tables.keep_seconds, found.tables.gone_seconds, found.storage.connections) == (6, 8, 9)
    assert found.metrics_token == "open sesame"


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "1.5", "9" * 30])
def test_wrong_variables_are_refused(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("MEADOWMARKET_SOCKETS", wrong)
    with pytest.raises(BadSetup, match="MEADOWMARKET_SOCKETS"):
        from_environment(Settings())


def test_databases() -> None:
    assert StorageSettings(Path("/x")).address == "sqlite+aiosqlite:////x/tables.sqlite"
    storage = StorageSettings(Path("/x"), "postgresql://me@host/db")
    assert storage.address == "postgresql+asyncpg://me@host/db"
    with pytest.raises(BadSetup, match="bad-database"):
        _ = StorageSettings(database="mysql://me@host/db").address
