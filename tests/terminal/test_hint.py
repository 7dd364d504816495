"""`hint` in the terminal: the best moves in words, and nothing changed by asking."""

import re

from tests.support import Shell

PLAY = ("play", "toy", "--seed", "3", "--ruleset", "long", "--seats", "me,bot:random,me")


def test_a_hint_names_the_best_moves(shell: Shell) -> None:
    done = shell(*PLAY, stdin="\nhint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert re.findall(r"(?:^|> )(\d)\. \[\d\] bid \d+: .*[^.] — expected lead [+−]\d", done.stdout, re.MULTILINE) == [
        "1",
        "2",
        "3",
    ]


def test_a_hint_in_german(shell: Shell) -> None:
    assert "erwarteter Vorsprung" in shell("--language", "de", *PLAY, stdin="\nhint\nquit\n").stdout


def test_the_help_tells_of_hints(shell: Shell) -> None:
    assert re.search(r"^hint +suggests the three best moves", shell(*PLAY, stdin="\nhelp\nquit\n").stdout, re.MULTILINE)


def test_asking_changes_nothing(shell: Shell) -> None:
    for name, asking in (("a", ""), ("b", "hint\n")):
        done = shell(*PLAY, stdin=f"\n1\n\n{asking}save {name}.replay\n1\n\nsave {name}-later.replay\nquit\n")
        assert "expected lead" in done.stdout or not asking
    for name in ("", "-later"):
        assert (shell.home / f"a{name}.replay").read_text() == (shell.home / f"b{name}.replay").read_text()
