"""What a server can be told."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from meadowmarket.core.errors import BadSetup
from meadowmarket.server.settings import Limits, Settings, from_environment
from tests.support import ROOT


def test_every_variable_is_described_with_its_default() -> None:
    text = (ROOT / "docs" / "serving.md").read_text("utf-8")
    for one in fields(Limits):
        assert f"| `MEADOWMARKET_{one.name.upper()}` | {one.default} |" in text
    settings = Settings(data=Path())
    for name in ("bot_milliseconds", "keep_seconds", "gone_seconds"):
        assert f"| `MEADOWMARKET_{name.upper()}` | {getattr(settings, name)} |" in text
    assert "`MEADOWMARKET_WORKERS`" in text


def test_variables_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADOWMARKET_SOCKETS", "7")
    monkeypatch.setenv("MEADOWMARKET_WORKERS", "3")
    settings = from_environment(Settings(data=Path()))
    assert (settings.limits.sockets, settings.workers, settings.limits.body_bytes) == (7, 3, 16_384)


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "1.5", "9" * 30])
def test_wrong_variables_are_refused(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("MEADOWMARKET_SOCKETS", wrong)
    with pytest.raises(BadSetup, match="MEADOWMARKET_SOCKETS"):
        from_environment(Settings(data=Path()))


def test_databases() -> None:
    assert Settings(data=Path("/x")).database_address == "sqlite+aiosqlite:////x/tables.sqlite"
    settings = Settings(data=Path("/x"), database="postgresql://me@host/db")
    assert settings.database_address == "postgresql+asyncpg://me@host/db"
    with pytest.raises(BadSetup, match="bad-database"):
        _ = Settings(database="mysql://me@host/db").database_address
