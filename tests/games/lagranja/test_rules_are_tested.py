"""Every paragraph of the rules is named by a test."""

import re

from tests.support import ROOT

RULES = ROOT / "src/meadowmarket/games/lagranja/data/rules.md"
PARAGRAPH = re.compile(r"^\*\*LG-(\d+)\.(\d+)\*\*", re.MULTILINE)
TEST = re.compile(r"^def test_\w*?lg_(\d+)_(\d+)(?=_|\()", re.MULTILINE)


def test_every_paragraph_is_named_by_a_test() -> None:
    paragraphs = PARAGRAPH.findall(RULES.read_text(encoding="utf-8"))
    assert len(paragraphs) == len(set(paragraphs)) > 70
    tested = {pair for file in ROOT.glob("tests/**/*.py") for pair in TEST.findall(file.read_text(encoding="utf-8"))}
    missing = [f"LG-{chapter}.{number}" for chapter, number in paragraphs if (chapter, number) not in tested]
    assert not missing, f"no test names {', '.join(missing)}"


def test_every_test_names_a_paragraph_that_is_there() -> None:
    paragraphs = set(PARAGRAPH.findall(RULES.read_text(encoding="utf-8")))
    for file in sorted(ROOT.glob("tests/**/*.py")):
        named = set(TEST.findall(file.read_text(encoding="utf-8")))
        assert named <= paragraphs, f"{file.name} names {sorted(named - paragraphs)}"
