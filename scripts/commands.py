"""The commands `./setup`, `./play`, `./test` and `./bench`; each first brings the set-up up to date."""

import argparse
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import NoReturn, TypeVar

from scripts.steps import PYTHON, ROOT, STAMPS, VENV, WEB, is_compiled, node, prepare, say

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DEFAULT_GAME: str = PROJECT["tool"]["meadowmarket"]["default-game"]
GAMES: list[str] = sorted(PROJECT["project"]["entry-points"]["meadowmarket.games"])
MEADOWMARKET = VENV / "bin" / "meadowmarket"
T = TypeVar("T")


TERMINAL = "--terminal"
FOR_THE_PAGE = ("node", "page")
INTERRUPTED = 130
PLAY_HELP = f"""\
usage: ./play [OPTION …]                     play in the browser
       ./play {TERMINAL} [GAME] [OPTION …]   play in the terminal

Sets up what is missing, starts the server and opens the browser, or plays in the terminal.
Games: {", ".join(GAMES)} ({DEFAULT_GAME} if none is named). ./play {TERMINAL} --help shows the options of the terminal.
"""


def interruptible(command: Callable[[list[str]], T]) -> Callable[[list[str]], T]:
    """Let Ctrl-C end a command in one line."""

    @wraps(command)
    def run(arguments: list[str]) -> T:
        try:
            return command(arguments)
        except KeyboardInterrupt:
            say("interrupted; the next run goes on from here")
            sys.exit(INTERRUPTED)

    return run


@interruptible
def setup(arguments: list[str]) -> None:
    """Set up what is missing."""
    parser = argparse.ArgumentParser(
        prog="./setup", description="Sets up what playing needs, as far as it is missing; quick when nothing is."
    )
    parser.add_argument("--dev", action="store_true", help="set up what the tests need, too")
    prepare(is_for_dev=parser.parse_args(arguments).dev)


@interruptible
def play(arguments: list[str]) -> NoReturn:
    """Start the server and open the browser, or play in the terminal."""
    is_in_terminal = TERMINAL in arguments
    if {"-h", "--help"} & set(arguments):
        _help("play" if is_in_terminal else "serve")
    if prepare(later=("compiled", *(FOR_THE_PAGE if is_in_terminal else ()))):
        say("the engine is compiled in the background; from the next start on the bots think faster")
        _set_up_behind()
    if is_in_terminal:
        _become("play", *_with_game([argument for argument in arguments if argument != TERMINAL]))
    _become("serve", *arguments)


def _help(command: str) -> NoReturn:
    """Show the help of ./play; the options of a command only once it is installed."""
    is_installed = MEADOWMARKET.exists()
    if command == "serve" or not is_installed:
        print(PLAY_HELP, flush=True)
    if is_installed:
        _become(command, "--help")
    sys.exit()


@interruptible
def bench(arguments: list[str]) -> NoReturn:
    """Measure the speed of both builds."""
    prepare()
    _become("bench", *_with_game(arguments))


@interruptible
def test(arguments: list[str]) -> None:
    """Run every check, and stop at the first that fails."""
    parser = argparse.ArgumentParser(
        prog="./test",
        description="Runs every check and stops at the first that fails. Other arguments go to pytest.",
        epilog="example: ./test --fast tests/core -k rng",
        allow_abbrev=False,
    )
    parser.add_argument("--deep", action="store_true", help="run the long tests too")
    parser.add_argument("--fast", action="store_true", help="run pytest on the compiled build only")
    options, rest = parser.parse_known_args(arguments)
    prepare(is_for_dev=True)

    started = time.monotonic()
    _stage("format", "-m", "ruff", "format", "--check", ".")
    _stage("lint", "-m", "ruff", "check", ".")
    _stage("types", "-m", "mypy")
    if not rest:
        _page_stage("page, format", "prettier", "--check", "--log-level", "warn", ".")
        _page_stage("page, lint", "eslint", "--max-warnings", "0", ".")
        _page_stage("page, types", "svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")
        _page_stage("page, unit tests", "vitest", "run")
    # Slow tests stand together: whoever is done takes some of what others have left.
    pytest = ["-m", "pytest", "-n", "auto", "--dist", "worksteal", *(["--deep"] if options.deep else []), *rest]
    if is_compiled():
        _stage("tests, compiled", *pytest, MEADOWMARKET_COMPILED="1")
    elif os.environ.get("CI") == "true":
        sys.exit("./test: the tests of the compiled build need a C compiler")
    else:
        print("\n!!! NOT TESTED: the compiled build, for there is none; ./setup needs a C compiler for it", flush=True)
    if not options.fast or not is_compiled():
        # A selection may hold only tests that this pass leaves out; pytest ends with 5 then.
        _stage("tests, interpreted", *pytest, fine=(0, 5) if rest else (0,), MEADOWMARKET_COMPILED="0")
    print(f"\n== all passed: {time.monotonic() - started:.1f} s", flush=True)


def _page_stage(title: str, *arguments: str) -> None:
    command, path = node(*arguments)
    _run_stage(title, command, WEB, (0,), {"PATH": path})


def _stage(title: str, *arguments: str, fine: tuple[int, ...] = (0,), **environment: str) -> None:
    _run_stage(title, [str(PYTHON), *arguments], ROOT, fine, environment)


def _run_stage(
    title: str, command: list[str], folder: Path, fine: tuple[int, ...], environment: dict[str, str]
) -> None:
    print(f"\n== {title}", flush=True)
    started = time.monotonic()
    code = subprocess.run(command, cwd=folder, env={**os.environ, **environment}).returncode
    print(f"-- {title}: {time.monotonic() - started:.1f} s", flush=True)
    if code not in fine:
        sys.exit(f"./test: {title} failed")


def _with_game(arguments: list[str]) -> list[str]:
    """Put the default game first if none is named; a saved game names its own."""
    is_named = bool(arguments) and not arguments[0].startswith("-")
    is_named = is_named or any(argument in GAMES or argument.startswith("--load") for argument in arguments)
    return arguments if is_named else [DEFAULT_GAME, *arguments]


def _set_up_behind() -> None:
    """Continue the set-up in a separate process, which keeps running when the server stops."""
    with (STAMPS / "log").open("w") as log:
        subprocess.Popen(
            (sys.executable, ROOT / "setup"), stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def _become(*arguments: str) -> NoReturn:
    """Replace this process by the installed command, so that signals and the exit status are its own."""
    os.execv(MEADOWMARKET, (str(MEADOWMARKET), *arguments))
