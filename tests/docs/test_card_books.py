"""The card books are what the data makes of them."""

from __future__ import annotations

import pytest

from meadowmarket import games
from tests.support import ROOT


@pytest.mark.parametrize("name", games.names())
def test_the_file_is_current(name: str) -> None:
    made = games.open_game(name, 2).card_book()
    written = (ROOT / "docs" / "games" / name / "cards.md").read_text("utf-8")
    assert written == made, f"meadowmarket cards book {name} --data > docs/games/{name}/cards.md"


def test_every_card_of_la_granja_has_its_text_beside_its_steps() -> None:
    sections = games.open_game("lagranja", 2).card_book().split("\n### ")[1:]
    assert len(sections) == 72
    for section in sections:
        lines = section.splitlines()
        names = [line.partition(":")[0] for line in lines[2:10]]
        assert names[:6] == ["- Field", "- Barrow", "- Extension", "- Helper", "- Steps", "- When"], lines[0]
        assert names[6:] == ["- Origin of the helper", "- Origin of the other sides"], lines[0]
