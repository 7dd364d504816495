"""Writes what the server says of Everdell's components, for the page's tests and its sheet of cards.

Run it as: PYTHONPATH=src python web/scripts/everdell_components.py
"""

from __future__ import annotations

import json
from pathlib import Path

from meadowmarket.server.http.reference import components
from meadowmarket.server.localizer import Localizer

FOLDER = Path(__file__).parent.parent / "src" / "games" / "everdell" / "card" / "fixtures"
LANGUAGES = ("en", "de")


def fixture(language: str) -> str:
    """Returns the components in a language, as one line of JSON per piece."""
    found = components("everdell", None, None, Localizer(language)).components
    groups: list[str] = []
    for name, pieces in found.items():
        assert isinstance(pieces, list)
        rows = ",\n".join(json.dumps(piece, ensure_ascii=False) for piece in pieces)
        groups.append(f'"{name}": [\n{rows}\n]')
    return "{\n" + ",\n".join(groups) + "\n}\n"


def main() -> None:
    """Writes the files."""
    for language in LANGUAGES:
        (FOLDER / f"components.{language}.json").write_text(fixture(language), encoding="utf-8")


if __name__ == "__main__":
    main()
