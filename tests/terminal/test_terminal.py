"""`play` on a real terminal: one screen per decision, nothing of a hand left behind, Tab, and the screen given back."""

from __future__ import annotations

import signal
import sys

import pytest

from tests.support import Shell
from tests.terminal.pseudo_terminal import ALTERNATE, PseudoTerminal

HOTSEAT = ("play", "lagranja", "--seed", "1", "--seats", "me:Anna,me:Ben")
PROMPT = "or help > "


def at(shell: Shell, *arguments: str, rows: int = 24) -> PseudoTerminal:
    return PseudoTerminal(shell.command(*arguments), shell.environment(), shell.home, rows)


def test_hands_stay_off_the_usual_screen(shell: Shell) -> None:
    with at(shell, *HOTSEAT) as terminal:
        terminal.wait_for("Press Enter to look.")
        terminal.type("\n")
        terminal.wait_for(PROMPT)
        assert "field 66" in terminal.plain(terminal.seen)
        terminal.type("1\n")
        terminal.wait_for(PROMPT)
        terminal.type("quit\n")
        assert terminal.end() == 0
        assert "Round 1 of 6" in terminal.plain(terminal.seen)
        assert "To continue it:" in terminal.left_behind
        assert "play --load" in terminal.left_behind
        for trace in ("Round 1", "Hand", "field", "Anna"):
            assert trace not in terminal.left_behind


@pytest.mark.parametrize("how", ["\x03", "\x04", signal.SIGTERM])
def test_the_usual_screen_comes_back_however_the_game_is_left(shell: Shell, how: str | signal.Signals) -> None:
    with at(shell, "play", "toy", "--seats", "me,bot:first", "--seed", "3") as terminal:
        terminal.wait_for(PROMPT)
        if isinstance(how, str):
            terminal.type(how)
        else:
            terminal.process.send_signal(how)
        assert terminal.end() == (0 if isinstance(how, str) else 128 + how)
        assert terminal.seen.count("\x1b[?1049h") == terminal.seen.count("\x1b[?1049l") == 1
        assert "The game is saved in" in terminal.left_behind
        assert "Traceback" not in terminal.seen


SIGNALLED_TOO_EARLY = """
import os, readline
from meadowmarket.terminal.terminal import Terminal
from meadowmarket.texts import Catalogue
with Terminal(Catalogue()) as terminal:
    readline.set_pre_input_hook(lambda: os.kill(os.getpid(), {number}))  # what a hook raises is dropped
    terminal.read("play-more")
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_just_before_readline_waits_is_not_lost(shell: Shell, number: signal.Signals) -> None:
    command = [sys.executable, "-c", SIGNALLED_TOO_EARLY.format(number=int(number))]
    with PseudoTerminal(command, shell.environment(), shell.home) as terminal:
        assert terminal.end() == (128 + number if number == signal.SIGTERM else -number)
        assert terminal.seen.count("\x1b[?1049h") == terminal.seen.count("\x1b[?1049l") == 1


CRASHING = """
from meadowmarket.terminal.terminal import Terminal
from meadowmarket.texts import Catalogue
with Terminal(Catalogue()) as terminal:
    assert terminal.is_live
    terminal.console.print("a hand")
    raise RuntimeError("broken")
"""


def test_the_usual_screen_comes_back_after_a_crash(shell: Shell) -> None:
    with PseudoTerminal([sys.executable, "-c", CRASHING], shell.environment(), shell.home) as terminal:
        assert terminal.end() == 1
        assert "a hand" in terminal.seen
        assert "a hand" not in terminal.left_behind
        assert "RuntimeError: broken" in terminal.left_behind


def test_the_result_stands_on_the_usual_screen(shell: Shell) -> None:
    with at(shell, "play", "toy", "--seats", "bot:first,bot:first", "--seed", "3") as terminal:
        assert terminal.end() == 0
        assert "Final score" in terminal.left_behind
        assert "is thinking …" in "".join(ALTERNATE.findall(terminal.seen))
        assert "is thinking …" not in terminal.left_behind


def test_tab_completes_options_and_commands(shell: Shell) -> None:
    pytest.importorskip("readline", reason="this system has no readline")
    with at(shell, *HOTSEAT) as terminal:
        terminal.wait_for("Press Enter to look.")
        terminal.type("\n")
        terminal.wait_for(PROMPT)
        terminal.type("barr\t66\n")
        terminal.wait_for("plays Steward (66) as a barrow")
        terminal.wait_for(PROMPT)
        terminal.type("qui\t\n")
        assert terminal.end() == 0


def test_what_was_typed_is_forgotten_when_the_next_player_comes(shell: Shell) -> None:
    pytest.importorskip("readline", reason="this system has no readline")
    up = "\x1b[A"
    with at(shell, "play", "toy", "--seats", "me,me,me", "--seed", "3") as terminal:
        terminal.wait_for("Press Enter to look.")
        terminal.type("\n")
        terminal.wait_for(PROMPT)
        terminal.type("1\n")
        terminal.wait_for("Press Enter to look.")
        terminal.type("\n")
        terminal.wait_for(PROMPT)
        terminal.type(f"{up}quack\n")
        terminal.wait_for("no action “quack”")


def test_long_output_stops_after_a_screenful(shell: Shell) -> None:
    with at(shell, *HOTSEAT) as terminal:
        terminal.wait_for("Press Enter to look.")
        terminal.type("\n")
        terminal.wait_for(PROMPT)
        terminal.type("board\n")
        terminal.wait_for("Press Enter to go on, q to stop.")
        assert "The others" not in terminal.plain(terminal.seen)
        terminal.type("q\n")
        terminal.wait_for(PROMPT)


def test_no_codes_in_a_pipe(shell: Shell) -> None:
    done = shell("play", "lagranja", "--seed", "1", "--seats", "me,me", stdin="\nboard\n1\n\nhint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "Craft buildings" in done.stdout
