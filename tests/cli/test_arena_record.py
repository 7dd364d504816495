"""The file of an arena's games: read back as it was written, and refused when it holds something else."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadowmarket.core.errors import BadSetup
from meadowmarket.lab.arena.match import Played
from meadowmarket.lab.arena.record import Record, Ticket
from meadowmarket.lab.simulation import GameSetup

SETUP = GameSetup("lagranja", 2, "classic", (), None, ("greedy", "random"), 1)
GAMES = {
    Ticket(0, deal, rotation): Played([30 - deal, 12], [0], [50, 40], [1.5, 0.25], [0, rotation], 120, True)
    for deal in range(3)
    for rotation in range(2)
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with all games."""
    written = Record(SETUP, tmp_path / "new" / "games.jsonl")
    for ticket, played in GAMES.items():
        written.add(ticket, played)
    written.close()
    return tmp_path / "new" / "games.jsonl"


def refusal(setup: GameSetup, path: Path) -> BadSetup:
    """Return how a file is refused, which stays as it was."""
    before = path.read_bytes()
    with pytest.raises(BadSetup) as caught:
        Record(setup, path)
    assert path.read_bytes() == before
    return caught.value


def test_games_are_read_as_they_were_written(path: Path) -> None:
    with closing(Record(SETUP, path)) as record:
        assert record.games == GAMES


def test_without_a_file_they_are_in_memory_only(tmp_path: Path) -> None:
    record = Record(SETUP)
    for ticket, played in GAMES.items():
        record.add(ticket, played)
    assert record.games == GAMES
    assert list(tmp_path.iterdir()) == []


def test_a_last_line_that_was_cut_short_is_written_anew(path: Path) -> None:
    data = path.read_bytes()
    for cut in (1, 20, len(data.splitlines()[-1])):
        path.write_bytes(data[:-cut])
        record = Record(SETUP, path)
        ticket = list(GAMES)[-1]
        assert ticket not in record.games
        record.add(ticket, GAMES[ticket])
        record.close()
        assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("other", "what"),
    [
        ({"bots": ("random", "greedy")}, "bots"),
        ({"seed": 2}, "seed"),
        ({"players": 3}, "game"),
        ({"ruleset": "deluxe"}, "game"),
    ],
)
def test_other_games_are_refused(path: Path, other: dict[str, Any], what: str) -> None:
    message = refusal(replace(SETUP, **other), path).message
    assert message.key == "arena-other-record"
    assert message.args["what"] == what


@pytest.mark.parametrize(
    "damage",
    [
        {"match": 1},
        {"rotation": 2},
        {"deal": -1},
        {"points": [1]},
        {"winners": [5]},
        {"choices": [1, 2, 3]},
        {"failures": "many"},
        {"is_over": None},
        {"more": 1},
    ],
)
def test_a_damaged_game_is_refused(path: Path, damage: dict[str, object]) -> None:
    lines = path.read_text().splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), **damage})
    path.write_text("\n".join(lines) + "\n")
    message = refusal(SETUP, path).message
    assert (message.key, message.args["line"]) == ("arena-damaged-record", 3)


@pytest.mark.parametrize("line", ["quack", "", "{}", "[]"])
def test_a_line_that_is_no_game_is_refused(path: Path, line: str) -> None:
    path.write_text(path.read_text().replace("\n", f"\n{line}\n", 1))
    assert refusal(SETUP, path).message.args["line"] == 2


@pytest.mark.parametrize("content", [b"my diary", b"my diary\nday two\n", b"\n", b"\xff\xfe\n", b'{"format": 1}\n'])
def test_other_files_are_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "diary").write_bytes(content)
    assert refusal(SETUP, tmp_path / "diary").message.key == "arena-not-a-record"


def test_a_file_that_another_arena_writes_to_is_refused(path: Path) -> None:
    with closing(Record(SETUP, path)):
        assert refusal(SETUP, path).message.key == "arena-record-in-use"
    Record(SETUP, path).close()


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "a\0b", tmp_path / "file" / "below"):
        (tmp_path / "file").touch()
        with pytest.raises(BadSetup) as caught:
            Record(SETUP, path)
        assert caught.value.message.key == "cannot-write"
