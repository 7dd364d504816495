"""Writes what the server says of Everdell's components in every language, for the page's tests and its sheet of cards.

Run it as: PYTHONPATH=src python web/scripts/everdell_components.py
"""

from __future__ import annotations

from moments import GAMES, write_pieces

from meadowmarket.server.http.reference import components
from meadowmarket.server.localizer import Localizer
from meadowmarket.texts import languages

FOLDER = GAMES / "everdell" / "card" / "fixtures"


def main() -> None:
    """Write the files."""
    for language in languages():
        found = components("everdell", None, None, Localizer(language)).components
        write_pieces(FOLDER / f"components.{language}.json", found)


if __name__ == "__main__":
    main()
