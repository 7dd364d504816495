"""docs/architecture.md: its example plays as told, and what it names exists."""

from __future__ import annotations

import doctest
import re

from tests.support import ROOT

DOCUMENT = ROOT / "docs" / "architecture.md"
PACKAGE = ROOT / "src" / "meadowmarket"


def test_the_example_plays_as_told() -> None:
    text = re.sub(r"^```\w*$", "", DOCUMENT.read_text("utf-8"), flags=re.MULTILINE)
    example = doctest.DocTestParser().get_doctest(text, {}, DOCUMENT.name, str(DOCUMENT), 0)
    assert len(example.examples) == 8
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_modules_it_names_exist() -> None:
    text = DOCUMENT.read_text("utf-8")
    folders = [ROOT, PACKAGE, PACKAGE / "games", PACKAGE / "games" / "lagranja"]
    names = re.findall(r"`([\w/*.]+\.(?:py|csv|md))`", text)
    assert len(names) > 30
    missing = [name for name in names if not any(list(folder.glob(name)) for folder in folders)]
    assert not missing


def test_what_it_links_to_exists() -> None:
    for place in re.findall(r"\]\(([^)]+)\)", DOCUMENT.read_text("utf-8")):
        assert (DOCUMENT.parent / place).exists(), place
