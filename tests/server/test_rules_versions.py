"""Tables and replays of older rules: opened as such, played on, and explained where they can't be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from meadowmarket.core import codec, replay
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import BOX
from meadowmarket.server.bots.hints import find, position_of
from meadowmarket.server.bots.jobs import ChoiceJob, setup_of, think
from meadowmarket.server.http.refusal import DamagedTable
from meadowmarket.server.storage.records import PERSON, PLAYING, ActionRow, SeatRecord, TableRecord
from meadowmarket.server.tables.event_log import message_of
from meadowmarket.server.tables.playback import _playback_of_file, check_file
from meadowmarket.server.tables.table import LiveTable

TEXT = (Path(__file__).parents[1] / "golden" / "lagranja" / "classic-2.replay").read_text(encoding="utf-8")
READ = replay.read(TEXT)
MOVES = 60


def record(rules_version: int = 1) -> TableRecord:
    seats = [SeatRecord(seat, PERSON, "", "", "") for seat in range(2)]
    return TableRecord(
        id="t",
        game="lagranja",
        rules_version=rules_version,
        ruleset=READ.ruleset,
        settings={},
        players=2,
        pack_digest=READ.pack_digest,
        seed=READ.seed,
        title="",
        state=PLAYING,
        invite_hash="",
        next=None,
        created=0.0,
        changed=0.0,
        seats=seats,
    )


def rows() -> list[ActionRow]:
    """Return the first moves of a golden game as a table has stored them."""
    return [ActionRow(move.number, move.seat, move.notation, False, move.checksum) for move in READ.moves[:MOVES]]


def test_the_golden_game_is_of_older_rules() -> None:
    assert (READ.rules_version, BOX.open(2).rules_version) == (1, 2)


def test_a_stored_table_is_followed_and_played_on() -> None:
    live = LiveTable(record())
    live.follow(rows())
    assert live.step == MOVES
    move = READ.moves[MOVES]
    assert live.play(move.seat, move.notation)[0].checksum == move.checksum


def test_a_stored_table_that_goes_another_way_says_what_was_corrected() -> None:
    wrong = [*rows()[:-1], replace(rows()[-1], checksum="00000000")]
    with pytest.raises(DamagedTable) as caught:
        LiveTable(record()).follow(wrong)
    message = caught.value.message
    assert (message.key, message.args["n"], message.args["rules"]) == ("table-corrected-since", MOVES, 1)
    assert message.args["corrected"] == Message("lagranja-corrected-since-1")


@pytest.mark.parametrize("version", [0, 3])
def test_a_stored_table_of_unknown_rules_is_refused(version: int) -> None:
    with pytest.raises(CorruptReplay) as caught:
        LiveTable(record(version))
    expected = Message("no-such-rules-version", {"found": str(version), "allowed": "1, 2"})
    assert caught.value.message == Message("table-other-rules", {"problem": expected})


def test_bots_and_hints_open_the_same_version() -> None:
    live = LiveTable(record())
    live.follow(rows())
    assert live.table is not None
    state = live.table.state
    seat = state.seats_to_act()[0]
    answer = think(ChoiceJob(setup_of(state.game), codec.dumps(state), seat, "random", 1, 10))
    assert (answer.failure, answer.action in state.options(seat)) == ("", True)
    assert find(position_of(state, seat, 1, 0, 4))


def test_an_uploaded_replay_is_checked_and_shown() -> None:
    assert check_file(TEXT).steps == len(READ.moves)
    assert _playback_of_file(TEXT).game.rules_version == 1
    wrong = check_file(TEXT.replace("rules 1", "rules 3")).wrong
    assert wrong is not None
    assert message_of(wrong).key == "no-such-rules-version"
