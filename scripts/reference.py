"""Writes docs/api.md, and the pages about the numbers of each game: docs/games/<game>/actions.md and observation.md.

Run it in the environment of `./setup --dev`: `.venv/bin/python -m scripts.reference`.
"""

from pathlib import Path

from meadowmarket import games
from meadowmarket.lab.vocabulary import actions_page, observation_page
from scripts.api_page import api_page
from scripts.steps import ROOT


def pages() -> dict[Path, str]:
    """Return the text of every page."""
    found: dict[Path, str] = {ROOT / "docs" / "api.md": api_page()}
    for name in games.names():
        folder, box = ROOT / "docs" / "games" / name, games.box(name)
        found[folder / "actions.md"] = actions_page(box.open(box.max_players))
        found[folder / "observation.md"] = observation_page(box)
    return found


def main() -> None:
    """Write all pages."""
    for path, text in pages().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
