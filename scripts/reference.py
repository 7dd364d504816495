"""Writes the pages about the numbers of each game: docs/games/<game>/actions.md and observation.md.

Run it in the environment of `./setup --dev`: `.venv/bin/python -m scripts.reference`.
"""

from pathlib import Path

from meadowmarket import game_names, make_game
from meadowmarket.lab.vocabulary import actions_page, observation_page
from scripts.steps import ROOT

PLAYERS = 4


def pages() -> dict[Path, str]:
    """Return the text of every page."""
    found: dict[Path, str] = {}
    for name in game_names():
        folder = ROOT / "docs" / "games" / name
        game = make_game(name, PLAYERS)
        found[folder / "actions.md"] = actions_page(game)
        found[folder / "observation.md"] = observation_page(game)
    return found


def main() -> None:
    """Write all pages."""
    for path, text in pages().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
