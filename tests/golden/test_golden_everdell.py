"""Golden games of Everdell, replayed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadowmarket.core import replay
from tests.games.everdell.position import everdell
from tests.golden.record_everdell import FOLDER, WHOLE_GAMES

FILES = [FOLDER / f"{name}.replay" for name in WHOLE_GAMES]


def test_there_is_a_game_for_each_number_of_players_and_each_solo_year() -> None:
    assert {(players, year) for players, year, _ in WHOLE_GAMES.values()} == {
        *((1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (4, 1)),
    }
    assert sorted(FOLDER.glob("*.replay")) == sorted(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_line_leads_to_the_same_state(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    players, year, _ = WHOLE_GAMES[path.stem]
    table = replay.verify(everdell(players, year), replay.read(text))
    assert table.is_over()
    assert replay.write(table) == text
    last = text.splitlines()[-1]
    assert last == f"end {' '.join(str(score) for score in table.state.scores())}"


def test_much_happens_in_them() -> None:
    moves = [move for path in FILES for move in replay.read(path.read_text(encoding="utf-8")).moves]
    words = {move.notation.split()[0] for move in moves}
    expected = "worker play season pass pay save gain give spend to discard take keep remove produce activate copy "
    expected += "done move store reveal"
    assert set(expected.split()) - words == set()
