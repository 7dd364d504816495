"""docs/glossary.md: the code uses its words."""

from __future__ import annotations

import re

from tests.support import ROOT

ROWS = re.findall(
    r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.MULTILINE
)
SOURCES = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))


def test_every_name_is_in_the_code() -> None:
    names = [name for _, _, cell in ROWS for name in re.findall(r"`(\w+)`", cell)]
    assert len(names) > 60
    assert [name for name in names if not re.search(rf"\b{name}\b", SOURCES)] == []


def test_every_word_is_there_once() -> None:
    words = [word for cell, _, _ in ROWS for word in cell.split(", ") if word not in ("word", "---")]
    assert sorted(words) == sorted(set(words))
