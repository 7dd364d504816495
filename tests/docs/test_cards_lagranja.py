"""The card book of La Granja is what the data makes of it."""

from __future__ import annotations

from meadowmarket.games.lagranja import BOX
from tests.support import ROOT


def book() -> str:
    return BOX.open(2, "classic", {}, None).card_book()


def test_the_file_is_current() -> None:
    made = book()
    assert (ROOT / "docs" / "cards_lagranja.md").read_text("utf-8") == made, "meadowmarket cards book lagranja"


def test_every_card_has_its_text_beside_its_steps() -> None:
    sections = book().split("\n### ")[1:]
    assert len(sections) == 72
    for section in sections:
        lines = section.splitlines()
        names = [line.partition(":")[0] for line in lines[2:10]]
        assert names[:6] == ["- Field", "- Barrow", "- Extension", "- Helper", "- Steps", "- When"], lines[0]
        assert names[6:] == ["- Origin of the helper", "- Origin of the other sides"], lines[0]
