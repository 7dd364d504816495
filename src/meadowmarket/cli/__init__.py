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
from meadowmarket.cli.arguments import LANGUAGE, Parser, add_actions, add_language, build_message, help_text
from meadowmarket.cli.parser_words import parser_words
from meadowmarket.core.errors import CorruptReplay, MeadowMarketError
from meadowmarket.core.files import reason_of
from meadowmarket.core.installed import extra_with
from meadowmarket.texts import Catalogue, languages, preferred_language
from meadowmarket.texts.catalogue import COMMAND_VARIABLE

COMMANDS = (play, serve, backup, sim, arena, study, dataset, replay, analyse, bench, tune, cards, rules, texts)
BAD_ARGUMENTS = 2
SHORTEST_LANGUAGE = "--la"
"""The shortest form that no command takes for another option."""
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0; 1 if a check found something; 2 for bad arguments."""
    _prepare_streams()
    arguments = list(sys.argv[1:] if argv is None else argv)
    wanted = _wanted_language(arguments)
    catalogue = Catalogue(wanted if wanted in languages() else preferred_language())
    os.environ[COMMAND_VARIABLE] = catalogue.language  # worker processes, too, say how a bot has failed
    try:
        try:
            return _run(arguments, catalogue)
        finally:
            sys.stdout.flush()  # report its errors here, not when Python closes the stream
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # the reader has left, which is no news to anyone
            key = "system-error-with-file" if error.filename else "system-error"
            text = catalogue.say(key, {"reason": reason_of(error), "file": str(error.filename)})
            print(f"meadowmarket: {text}", file=sys.stderr)
        return 1


def _run(arguments: list[str], catalogue: Catalogue) -> int:
    try:
        with parser_words(catalogue):
            args = make_parser(catalogue).parse_args(arguments)
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
    """Open the standard streams that are closed, and accept bytes that are no text."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _wanted_language(arguments: list[str]) -> str:
    """Return the language that the arguments name last. It is needed first, since the help is written in it."""
    wanted = ""
    for argument, following in zip(arguments, [*arguments[1:], ""]):
        name, equals, value = argument.partition("=")
        if name.startswith(SHORTEST_LANGUAGE) and LANGUAGE.startswith(name):
            wanted = value if equals else following
    return wanted


def make_parser(catalogue: Catalogue) -> Parser:
    """Return the parser of all commands, in the language of a catalogue."""
    parser = Parser(prog="meadowmarket", **help_text(catalogue, "cli-main"))
    version = catalogue.say("cli-version", {"version": __version__, "build": build_message(build())})
    parser.add_argument("--version", action="version", version=version, help=catalogue.say("cli-option-version"))
    add_language(parser, catalogue, default=None)
    commands = add_actions(parser, catalogue.say("cli-value-command"))
    for command in COMMANDS:
        command.add(commands, catalogue)
    return parser
