"""The command that opens a saved game again."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from meadowmarket.bots.bot import PROGRAM
from meadowmarket.terminal.seats import BOT, PERSON, Seat
from meadowmarket.texts import Catalogue, preferred_language

NAME = "meadowmarket"


def resume_command(file: Path, cards: str | None, seats: Sequence[Seat], catalogue: Catalogue) -> str:
    """Return the command line that continues a game: with its cards, its language and its programs."""
    words = _program()
    if catalogue.language != preferred_language():
        words += ["--language", catalogue.language]
    words.append("play")
    if cards is not None:
        words += ["--cards", str(Path(cards).absolute())]
    # A file must not start a program by itself, so the seats are named.
    if any(seat.saved.startswith(f"{BOT}{PROGRAM}:") for seat in seats):
        words += ["--seats", ",".join(_spec(seat) for seat in seats)]
    return shlex.join([*words, "--load", str(file.absolute())])


def _spec(seat: Seat) -> str:
    return f"{PERSON}:{seat.saved}".rstrip(":") if seat.is_person else seat.saved


def _program() -> list[str]:
    """Return how to call this program: by its name, if the shell finds it."""
    if shutil.which(NAME):
        return [NAME]
    called = Path(sys.argv[0])
    return [str(called.absolute())] if called.name == NAME else [sys.executable, "-m", NAME]
