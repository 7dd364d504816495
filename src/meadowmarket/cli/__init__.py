"""The command line: one module a command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from meadowmarket import __version__, build
from meadowmarket.cli import analyse, arena, bench, cards, play, replay, rules, serve, sim, texts, tune
from meadowmarket.cli.arguments import Parser, help_text
from meadowmarket.core.errors import CorruptReplay, MeadowMarketError
from meadowmarket.texts import Catalogue, preferred_language

COMMANDS = (play, serve, sim, arena, replay, analyse, bench, tune, cards, rules, texts)
BAD_ARGUMENTS = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit status: 0, 1 for what a check found, 2 for bad arguments."""
    _accept_any_bytes()
    arguments = list(sys.argv[1:] if argv is None else argv)
    catalogue = Catalogue(preferred_language())
    try:
        catalogue = Catalogue(_wanted_language(arguments) or catalogue.language)
        args = _parser(catalogue).parse_args(arguments)
        return int(args.run(args, catalogue))
    except MeadowMarketError as error:
        print(f"meadowmarket: {catalogue.text(error.message)}", file=sys.stderr)
        return 1 if isinstance(error, CorruptReplay) else BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has left; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _accept_any_bytes() -> None:
    """Bytes that are no text, typed or in a file's name, shall not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _wanted_language(arguments: list[str]) -> str:
    """The help is in the language that the arguments name, so that one is looked for before all else."""
    for i, argument in enumerate(arguments):
        if argument.startswith("--language="):
            return argument.partition("=")[2]
        if argument == "--language" and i + 1 < len(arguments):
            return arguments[i + 1]
    return ""


def _parser(catalogue: Catalogue) -> Parser:
    parser = Parser(prog="meadowmarket", **help_text(catalogue, "cli-main"))
    version = catalogue.say("cli-version", {"version": __version__, "build": str(build())})
    parser.add_argument("--version", action="version", version=version, help=catalogue.say("cli-option-version"))
    parser.add_argument("--language", metavar="LANG", help=catalogue.say("cli-option-language"))
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for command in COMMANDS:
        command.add(commands, catalogue)
    return parser
