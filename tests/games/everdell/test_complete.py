"""Every paragraph, card, event and place is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.everdell.position import everdell

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "src/meadowmarket/games/everdell/data/rules.md"


def names_of_tests() -> set[str]:
    """List all test functions of this folder, and the values that tests are run with."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py")))
    return set(re.findall(r"def (test_\w+)", text)) | set(
        re.findall(r'\(?"((?:basic|forest|journey)-[a-z0-9-]+)"', text)
    )


def missing(wanted: dict[str, str]) -> list[str]:
    """List what no test name starts with."""
    names = names_of_tests()
    return [what for what, start in wanted.items() if not any(name.startswith(start) for name in names)]


def test_every_paragraph_is_named_by_a_test() -> None:
    paragraphs = re.findall(r"^\*\*EV-(\d+)\.(\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)
    assert len(paragraphs) > 80
    assert not missing({f"EV-{major}.{minor}": f"test_ev_{major}_{minor}_" for major, minor in paragraphs})


def test_every_card_is_named_by_a_test() -> None:
    cards = everdell(2).game_data.pack.cards
    assert not missing({card.id: f"test_card_{card.id.replace('-', '_')}_" for card in cards})


def test_every_event_is_named_by_a_test() -> None:
    events = everdell(2).game_data.pack.events
    assert not missing({event.id: f"test_event_{event.id.replace('-', '_')}_" for event in events})


def test_every_place_is_named_by_a_test() -> None:
    names = names_of_tests()
    text = " ".join(names)
    for place in everdell(2).game_data.pack.locations:
        is_named = place.id in names or f"test_place_{place.id.replace('-', '_')}" in text
        assert is_named or place.kind == "journey", place.id
