"""What the fixtures of both games share: a moment as a seat sees it, with the replay that leads to it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from meadowmarket.core import replay
from meadowmarket.core.api import Game
from meadowmarket.core.table import Table
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.tables.table import asked_of

GAMES = Path(__file__).parent.parent / "src" / "games"


def snapshot(game: Game, table: Table, seat: int) -> dict[str, Any]:
    """Dump what a seat sees, is asked and may do, in English; a replay of it gives the same in any language."""
    is_asked = seat in table.seats_to_act()
    asked = asked_of(game, table.state, seat, Localizer("en", table.names)) if is_asked else None
    return {
        "seat": seat,
        "names": table.names,
        "view": table.view(seat),
        "prompt": asked.prompt if asked else "",
        "options": msgspec.to_builtins(asked.options) if asked else [],
        "replay": replay.write(table),
    }


def write_moment(folder: Path, name: str, data: Any) -> None:
    """Write a fixture."""
    (folder / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    print(name)


def write_pieces(path: Path, components: dict[str, Any]) -> None:
    """Write the components of a game, one line of JSON per piece."""
    groups = [f'"{name}": {_rows(pieces)}' for name, pieces in components.items()]
    path.write_text("{\n" + ",\n".join(groups) + "\n}\n", encoding="utf-8")


def _rows(pieces: Any) -> str:
    if not isinstance(pieces, list):
        return json.dumps(pieces, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(piece, ensure_ascii=False) for piece in pieces) + "\n]"
