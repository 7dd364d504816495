"""The names of classes: each means one thing in the whole package."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from tests.support import ROOT

SOURCES = sorted((ROOT / "src").rglob("*.py"))
GAMES = ROOT / "src" / "meadowmarket" / "games"
SAME_IN_GAMES = {
    "Codes": "the codes of a game's actions",
    "Draw": "draws cards",
    "Effect": "a step of an effect",
    "Future": "what is still ahead of a seat",
    "Gain": "gains goods or resources",
    "GainPoints": "gains points",
    "GameData": "the constant tables of a game",
    "Pack": "the card data of a game",
    "Pay": "pays goods or resources",
    "Prices": "what things are worth to bots",
    "PrintedCard": "what is printed on a card",
    "Reader": "reads what the events of an action moved",
}
"""Names that games share, and what each means in all of them."""
SAME_ON_THE_PAGE = {
    "Components": "what is printed on the components; the server's answer has those of any game",
    "View": "what a seat sees; the server's message has that of any game",
}
"""Names that games share with the messages that carry them."""


def test_no_class_name_has_two_meanings() -> None:
    places = defaultdict[str, list[Path]](list)
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path)
    assert len(places) > 600
    twins = {name: [str(path.relative_to(ROOT)) for path in found] for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twins.items() if name not in SAME_IN_GAMES | SAME_ON_THE_PAGE} == {}
    for name in set(twins) & set(SAME_IN_GAMES):
        games = [path.relative_to(GAMES).parts[0] for path in places[name] if path.is_relative_to(GAMES)]
        assert len(places[name]) == len(set(games)), f"{name}: once per game, and nowhere else: {twins[name]}"
