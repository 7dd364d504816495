"""The Markdown of the project is plain English: stiff phrases stay out of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support import ROOT

GENERATED = ("cards.md",)
"""Card books quote the texts of the card data, which are not Markdown."""
FOLDERS = ("docs", "src", "tests", "web", "deploy")
PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))]
    if "node_modules" not in path.parts and not path.name.endswith(".de.md") and path.name not in GENERATED
)
STIFF = re.compile(r"(?<!\")\b(anew|the own|shall|in vain|whither|so-manieth|betters)\b(?!\")", re.IGNORECASE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_has_no_stiff_phrases(page: Path) -> None:
    lines = enumerate(page.read_text("utf-8").splitlines(), 1)
    found = [f"{n}: {match[0]}" for n, line in lines for match in STIFF.finditer(line)]
    assert found == []
