"""The page's types: generated from Python, current, and true of real views."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from meadowmarket.core.rng import Rng
from meadowmarket.games import box, open_game
from meadowmarket.server.localizer import Localizer
from scripts.typescript import COMPONENTS, VIEWS, declaring, generated
from tests.support import ROOT

SPECTATOR = -1


@pytest.mark.parametrize("path", [path for path, _ in generated()], ids=lambda path: str(path.relative_to(ROOT)))
def test_generated_files_are_current(path: Path) -> None:
    assert path.read_text("utf-8") == dict(generated())[path], "run .venv/bin/python -m scripts.typescript"


def test_games_with_a_board_are_found(tmp_path: Path) -> None:
    """Nobody lists them: a new game needs its declarations and the folder of its board."""
    assert set(VIEWS) == set(COMPONENTS) == {"everdell", "lagranja"}
    for game, files in {"checkers": ("types.py", "component_types.py"), "go": ("types.py",), "chess": ()}.items():
        for folder in ("games", "boards"):
            (tmp_path / folder / game / "view").mkdir(parents=True)
        for file in files:
            (tmp_path / "games" / game / "view" / file).touch()
    (tmp_path / "games" / "plain" / "view").mkdir(parents=True)
    (tmp_path / "games" / "plain" / "view" / "types.py").touch()
    found = declaring("types", tmp_path / "games", tmp_path / "boards")
    assert found == {game: f"meadowmarket.games.{game}.view.types" for game in ("checkers", "go")}
    assert list(declaring("component_types", tmp_path / "games", tmp_path / "boards")) == ["checkers"]


@pytest.mark.parametrize("game_name", COMPONENTS)
def test_components_are_what_they_are_declared_to_be(game_name: str) -> None:
    """Rendered, as the page gets them. A key that is not declared gets lost in the conversion."""
    declared = import_module(COMPONENTS[game_name]).Components
    localizer = Localizer("en")
    for ruleset in box(game_name).rulesets:
        pieces = open_game(game_name, 2, ruleset, {}).components()
        found = msgspec.json.decode(
            msgspec.json.encode({name: localizer.piece(piece) for name, piece in pieces.items()})
        )
        assert msgspec.convert(found, declared, strict=True) == found


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("game_name", VIEWS)
def test_views_are_what_they_are_declared_to_be(game_name: str, players: int) -> None:
    """Every view of a random game. A key that is not declared gets lost in the conversion, and makes a difference."""
    view_type = import_module(VIEWS[game_name]).View
    game = open_game(game_name, players)
    state = game.new(players)
    chance = Rng(players)
    while True:
        for seat in (SPECTATOR, *range(players)):
            view = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)))
            assert msgspec.convert(view, view_type, strict=True) == view
        if state.is_over():
            return
        seat = state.seats_to_act()[0]
        options = state.options(seat)
        state.apply(seat, options[chance.below(len(options))])
