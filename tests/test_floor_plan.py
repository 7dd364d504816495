"""The floor plan: every game has the same rooms, and a game that is added touches nothing outside its folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meadowmarket
from meadowmarket import games
from meadowmarket.texts import languages
from tests.support import ROOT

FOLDER = Path(meadowmarket.__file__).parent / "games"
TEMPLATE = "template"
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/__init__.py"))

ROOMS = (
    *("__init__.py", "game.py", "state.py", "actions.py", "names.py", "player_area.py", "game_data.py"),
    *("data/README.md", "data/rules.md", "data/weights.csv"),
    *("pack/components.py", "pack/load.py", "pack/checks.py", "pack/language.py"),
    *("effects/table.py", "effects/effect.py", "effects/hooks.py", "effects/choices.py"),
    "effects/programs.py",
    *("rules/setup.py", "rules/turns.py", "rules/scoring.py", "rules/solo.py", "rules/cards.py"),
    *("view/view.py", "view/hidden.py", "view/encoding.py", "view/types.py"),
    *("view/component_data.py", "view/component_types.py", "view/pieces.py", "view/moves.py"),
    *("explain/describe.py", "explain/why_not.py", "explain/card_book.py", "explain/text_keys.py"),
    *("explain/costs.py", "explain/consequences.py", "explain/piece_rules.py", "explain/topics.py"),
    *("value/valuation.py", "value/future.py", "value/prices.py"),
    *(f"texts/{language}/{file}.ftl" for language in languages() for file in ("game", "titles", "lessons")),
    "terminal/board.py",
)
SPARED = {
    "player_area.py": "a player's part of the state is a few lists",
    "effects/effect.py": "every step may be carried out",
    "effects/hooks.py": "no card reacts to anything",
    "effects/choices.py": "no effect asks a question",
    "effects/programs.py": "one program is the game's own",
    "rules/solo.py": "two to four players",
    "rules/cards.py": "its cards are only bids",
    "value/future.py": "nothing comes later",
    "value/prices.py": "nothing has a price beyond the printed one",
    "view/component_data.py": "a few lines in explain/describe.py",
    "view/component_types.py": "it has no board of its own",
    "view/pieces.py": "it has no board of its own",
    "view/moves.py": "it has no board of its own",
    "explain/text_keys.py": "no key is made at run time",
    "explain/costs.py": "a few lines in explain/describe.py",
    "explain/consequences.py": "nothing is easily regretted",
    "explain/piece_rules.py": "it has no board of its own",
    "explain/topics.py": "a few lines in explain/describe.py",
    "terminal/board.py": "the terminal draws any view",
}
"""The rooms that the template does without, and why."""
OF_ONE_GAME = {
    "everdell": ("memory.py", "effects/abilities.py", "effects/discounts.py"),
    "lagranja": ("settings.py", "effects/lasting.py"),
}
"""The rooms that only some games need: what players remember of hidden cards, cards that help to pay; what a table can
choose, what adds up as long as a helper is there."""


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str, room: str) -> None:
    is_spared = game == TEMPLATE and room in SPARED
    assert (FOLDER / game / room).is_file() != is_spared, f"games/{game}/{room}"


@pytest.mark.parametrize("room", [room for rooms in OF_ONE_GAME.values() for room in rooms])
def test_some_games_have_rooms_of_their_own(room: str) -> None:
    with_room = {game for game in GAMES if (FOLDER / game / room).is_file()}
    assert with_room == {game for game, rooms in OF_ONE_GAME.items() if room in rooms}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_lessons(game: str) -> None:
    assert list((FOLDER / game / "lessons").glob("*.toml"))


def test_the_games_to_play_are_installed_and_the_one_to_copy_is_not() -> None:
    assert TEMPLATE in GAMES
    assert not set(games.names()) & {TEMPLATE}
    assert set(GAMES) - {TEMPLATE} <= set(games.names())


# -- a game that is added: a copy in a separate package

NEW = "lagoon"
CONFORMANCE = f"""
from meadowmarket import games
from meadowmarket.core.conformance import check_game
for players in (2, 3, 4):
    print(check_game(games.open_game("{NEW}", players, "long"), players))
"""


class Added:
    """A package with a copy of the template under another name, installed by its entry point alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy = folder / "packages" / NEW
        shutil.copytree(FOLDER / TEMPLATE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        for path in copy.rglob("*"):
            if path.is_file():
                text = path.read_text("utf-8").replace(f"meadowmarket.games.{TEMPLATE}", NEW)
                path.write_text(text.replace(TEMPLATE, NEW).replace(TEMPLATE.title(), NEW.title()), "utf-8")
        metadata = folder / "packages" / f"{NEW}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NEW}\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[meadowmarket.games]\n{NEW} = {NEW}:BOX\n")

    def run(self, *arguments: str, stdin: str = "") -> str:
        """Run Python; return what it printed. Texts that are missing are errors."""
        path = os.pathsep.join([str(self.folder / "packages"), str(ROOT / "src")])
        more = {"PYTHONPATH": path, "XDG_DATA_HOME": str(self.folder / "data"), "MEADOWMARKET_STRICT_TEXTS": "1"}
        done = subprocess.run(
            [sys.executable, *arguments],
            input=stdin,
            env={**os.environ, **more, "COLUMNS": "120"},
            cwd=self.folder,
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Added:
    return Added(tmp_path_factory.mktemp("added"))


def test_a_copy_passes_the_conformance_checks(added: Added) -> None:
    lengths = added.run("-c", CONFORMANCE).split()
    assert len(lengths) == 3
    assert all(int(length) >= 6 for length in lengths)


def test_a_copy_is_simulated(added: Added) -> None:
    said = added.run("-m", "meadowmarket", "sim", NEW, "--games", "5", "--jobs", "1", "--bots", "greedy,random")
    assert said.startswith("5 of 5 games finished")
    assert "boat" in said, "how often each good was bought"


@pytest.mark.parametrize("language", languages())
def test_a_copy_is_played_to_its_end_in_every_language(added: Added, language: str) -> None:
    texts = FOLDER / TEMPLATE / "texts" / language
    asked = dict(re.findall(r"^(\S+) = (.+)$", (texts / "game.ftl").read_text("utf-8"), re.MULTILINE))
    titles = dict(re.findall(r"^(\S+) = (.+)$", (texts / "titles.ftl").read_text("utf-8"), re.MULTILINE))
    command = ("-m", "meadowmarket", "play", NEW, "--seats", "me,bot:greedy", "--seed", "3", "--language", language)
    said = added.run(*command, stdin="1\n" * 40)
    assert asked["template-ask-bid"] in said
    assert titles["source-bids"] in said, "the points at the end, by source"
