"""The board of a game without a board module: a tree of names and values."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from meadowmarket.core.api import Game, Json
from meadowmarket.terminal.board import Board, BoardPart
from meadowmarket.texts import Catalogue


class TreeBoard(Board):
    """A view as a tree."""

    def __init__(self, game: Game, view: dict[str, Json], catalogue: Catalogue) -> None:
        super().__init__(game, catalogue)
        self.view = view

    def parts(self, width: int) -> list[BoardPart]:
        """List the tree as the only part."""
        drawing = tree(self.game.name, self.view)
        return [BoardPart(0, drawing, drawing)]


def tree(label: str, value: Json) -> RenderableType:
    """Draw nested data: plain values in a line, the rest as branches."""
    root = Tree(Text(label, style="bold"))
    _grow(root, value)
    return root


def _grow(branch: Tree, value: Json) -> None:
    items = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value if isinstance(value, list) else []))
    )
    for key, item in items:
        if _is_plain(item):
            branch.add(Text(f"{key}: {_line(item)}"))
        else:
            _grow(branch.add(Text(str(key), style="bold")), item)


def _is_plain(value: Json) -> bool:
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or not any(isinstance(item, (dict, list)) for item in value)


def _line(value: Json) -> str:
    if isinstance(value, (list, dict)):
        return " ".join(_line(item) for item in value) or "–"
    return "–" if value is None else str(value)
