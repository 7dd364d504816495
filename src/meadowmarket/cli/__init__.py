"""The command line: one module per command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from meadowmarket import __version__, build
from meadowmarket.cli import (
    analyse,
    arena,
    backup,
    bench,
    cards,
    dataset,
    play,
    replay,
    rules,
    serve,
    sim,
    study,
    texts,
    tune,
)
from meadowmarket.cli.arguments import Parser, add_actions, add_language, help_text
from meadowmarket.core.errors import CorruptReplay, MeadowMarketError
from meadowmarket.core.installed import extra_with
from meadowmarket.texts import Catalogue, preferred_language

COMMANDS = (play, serve, backup, sim, arena, study, dataset, replay, analyse, bench, tune, cards, rules, texts)
BAD_ARGUMENTS = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 for what a check found, 2 for bad arguments."""
    _prepare_streams()
    catalogue = Catalogue(preferred_language())
    try:
        try:
            return _run(list(sys.argv[1:] if argv is None else argv), catalogue)
        finally:
            sys.stdout.flush()  # what goes wrong with it is told here, not by Python when it closes the stream
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # the reader has left, which is no news to anyone
            reason = error.strerror or str(error)
            told = f"{error.filename}: {reason}" if error.filename else reason
            print(f"meadowmarket: {catalogue.say('system-error', {'reason': told})}", file=sys.stderr)
        return 1


def _run(arguments: list[str], catalogue: Catalogue) -> int:
    try:
        catalogue = Catalogue(_wanted_language(arguments) or catalogue.language)
        args = _parser(catalogue).parse_args(arguments)
        if args.language not in (None, catalogue.language):  # abbreviated
            catalogue = Catalogue(args.language)
        return int(args.run(args, catalogue))
    except MeadowMarketError as error:
        print(f"meadowmarket: {catalogue.text(error.message)}", file=sys.stderr)
        return 1 if isinstance(error, CorruptReplay) else BAD_ARGUMENTS
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if not extra:
            raise
        print(f"meadowmarket: {catalogue.say('needs-extra', {'extra': extra})}", file=sys.stderr)
        return BAD_ARGUMENTS


def _prepare_streams() -> None:
    """Open the streams that whoever started this has closed, and accepts bytes that are no text."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _wanted_language(arguments: list[str]) -> str:
    """Find the language that the arguments name, before all else: the help is written in it."""
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
    add_language(parser, catalogue, default=None)
    commands = add_actions(parser, "COMMAND")
    for command in COMMANDS:
        command.add(commands, catalogue)
    return parser
