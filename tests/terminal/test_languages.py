"""A game in the terminal in every language: what a session writes is never English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meadowmarket import games
from meadowmarket.texts import languages
from tests.foreign import English
from tests.support import Shell

# The terminal is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

COMMANDS = {"board", "options", "hint", "log", "undo", "save", "load", "quit", "help", "Tab", "Enter"}
PROGRAM = {"meadowmarket", "play", "replay", "show", "rules", "quack"}
"""What a person types, and what is quoted of it: the same in every language."""
INPUT = ["board", "options", "?", "? 1", "help", "1", "log", "undo", "quack", "99", "load quack", *"1" * 25, "hint"]
OPTION = re.compile(r"^[> ]*!? *\d+(\. \[\d+\])? +(?P<notation>[^\s:]+( [^\s:]+)*)(?=  |:|$)")
"""An option, or a move of a hint, with its notation."""
FILE = re.compile(r"\S*\.replay\S*|\S*/\S*")
BETWEEN = re.compile(r"\s{2,}|[│╭╮╰╯─·>]+|(?<=[.:?]) ")
"""What stands between two texts in a line of a screen."""


def parts(screen: str, notations: set[str]) -> Iterator[str]:
    """List the texts of a screen, without what is typed and the names of files."""
    for line in screen.splitlines():
        option = OPTION.match(line)
        shown = line[option.end() :] if option and option["notation"] in notations else line
        if shown.lstrip("> ") in notations:
            continue
        for part in BETWEEN.split(FILE.sub("", shown)):
            words = [word for word in part.split() if word.strip("«»„”“,.;:[]") not in COMMANDS | PROGRAM]
            if words:
                yield " ".join(words)


@pytest.mark.parametrize("game", ["everdell", "lagranja"])
@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_a_session_leaves_no_english_on_the_screen(shell: Shell, language: str, game: str) -> None:
    actions = games.open_game(game, 2).actions
    notations = {actions.notation(code) for code in range(len(actions))}
    play = ["--language", language, "play", game, "--seats", "me:Anna,bot:greedy", "--seed", "3"]
    done = shell(*play, stdin="\n".join([*INPUT, "quit"]) + "\n", MEADOWMARKET_STRICT_TEXTS="1")
    assert done.returncode == 0, done.stderr
    shown = list(parts(done.stdout, notations))
    assert len(shown) > 300
    assert English(language).found_in(shown) == []


def test_english_on_a_screen_would_be_noticed(shell: Shell) -> None:
    done = shell("play", "everdell", "--seats", "me,bot:greedy", "--seed", "3", stdin="board\nhelp\n1\nlog\nquit\n")
    for language in languages():
        if language != "en":
            assert len(English(language).found_in(list(parts(done.stdout, set())))) > 20
