"""A bot is made for each choice, and still does not go round in circles."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.core import codec
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.server.bots.jobs import ChoiceJob, setup_of, think
from meadowmarket.server.storage.records import BOT, PERSON, PLAYING, ActionRow, SeatRecord, TableRecord
from meadowmarket.server.tables.table import LiveTable
from tests.bots import roundabout
from tests.server.support import Server
from tests.support import ROOT

GAME = roundabout.BOX.open(2)
ENOUGH = 20


def record() -> TableRecord:
    return TableRecord(
        id="t",
        game=roundabout.NAME,
        rules_version=GAME.rules_version,
        ruleset=GAME.ruleset,
        settings={},
        players=2,
        pack_digest=GAME.pack_digest,
        seed=1,
        title="",
        state=PLAYING,
        invite_hash="",
        next=None,
        created=0.0,
        changed=0.0,
        seats=[SeatRecord(0, PERSON, "", "", ""), SeatRecord(1, BOT, "", "easy", "")],
    )


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Has the game found by its name, as if it were installed."""
    monkeypatch.syspath_prepend(str(roundabout.install(tmp_path / "packages")))
    games._entries.cache_clear()
    yield
    games._entries.cache_clear()


def reloaded(rows: list[ActionRow]) -> LiveTable:
    """Read a table as a server does that has just started, or that takes it over."""
    live = LiveTable(record())
    live.follow(rows)
    return live


@pytest.mark.parametrize("bot", ["easy", "search:40sims"])
def test_a_bot_ends_though_each_choice_is_made_by_another_process(bot: str) -> None:
    rows: list[ActionRow] = []
    while len(rows) < ENOUGH:
        live = reloaded(rows)
        assert live.table is not None
        state = live.table.state
        if state.seats_to_act() != [1]:
            break
        seen = codec.dumps(redealt(state, 1, Rng(1)))
        answer = think(ChoiceJob(setup_of(state.game), seen, 1, bot, 7, 100, live.past.of(1)))
        assert answer.failure == ""
        rows += live.play(1, answer.action)
    assert [row.notation for row in rows] == ["walk market", "stop"]


def test_the_same_is_remembered_after_a_restart_and_nothing_that_was_taken_back() -> None:
    live = LiveTable(record())
    rows = live.start()
    for notation in ("walk market", "walk inn", "walk market"):
        rows += live.play(1, notation)
    assert len(set(live.past.of(1))) == 2
    assert reloaded(rows).past.of(1) == live.past.of(1)
    before = live.past.of(1)
    rows += live.undo(1, live.n)
    assert live.past.of(1) == reloaded(rows).past.of(1) == before[:-1]
    assert live.past.of(0) == ()


@pytest.mark.compiled_only
def test_a_bot_at_a_live_table_comes_to_an_end(tmp_path: Path) -> None:
    path = os.pathsep.join([str(tmp_path / "packages"), str(ROOT), str(ROOT / "src")])
    server = Server(tmp_path, PYTHONPATH=path).start()
    try:
        table = server.table("me", "bot:easy", game=roundabout.NAME)
        with table.sit(0) as anna:
            view = anna.until(lambda view: view["asked"] is not None or view["step"] >= ENOUGH)
            assert view["asked"] is not None, "the bot walks to and fro"
            assert view["step"] == 2
    finally:
        server.stop()
