"""The command line as a whole: version, help, languages, and one line for what is wrong."""

import argparse
import inspect
import re
import shlex
from collections.abc import Iterator

import pytest

import meadowmarket
from meadowmarket.cli import make_parser
from meadowmarket.cli.arguments import Parser
from meadowmarket.cli.parser_words import parser_words
from meadowmarket.cli.texts import made_keys
from meadowmarket.texts import Catalogue, languages
from tests.support import Shell

COMMANDS = [
    ["play"],
    ["sim"],
    ["arena"],
    ["bench"],
    ["replay"],
    ["replay", "show"],
    ["replay", "verify"],
    ["replay", "record"],
    ["cards"],
    ["cards", "check"],
    ["cards", "list"],
    ["cards", "show"],
    ["texts"],
    ["texts", "check"],
]


def test_version_says_which_build_runs(shell: Shell) -> None:
    done = shell("--version", MEADOWMARKET_COMPILED="0")
    assert done.returncode == 0
    assert done.stdout == f"meadowmarket {meadowmarket.__version__} (interpreted: switched off)\n"


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_every_command_has_help_with_an_example(shell: Shell, command: list[str]) -> None:
    done = shell(*command, "--help", MEADOWMARKET_STRICT_TEXTS="1")
    assert done.returncode == 0, done.stderr
    assert re.search(rf"Example:\n  meadowmarket {' '.join(command)}", done.stdout)


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("quack", "COMMAND: there is no “quack”; allowed: play, serve, "),
        ("--language xx sim toy", "allowed: cs, de, en, pl, ru"),
        ("sim", "missing: GAME"),
        ("sim chess", "allowed: .*toy"),
        ("sim toy --players 9", "allowed: 2 to 4"),
        ("sim toy --players two", "allowed: 1 to 99"),
        ("sim toy --ruleset endless", "allowed: short, long"),
        ("sim toy --set die=ten", "allowed: four, six"),
        ("sim toy --set dice=six", "allowed: die"),
        ("sim toy --set die", "allowed: NAME=VALUE"),
        ("sim toy --bots quack", "allowed: .*failing, first, .*random, .*program:COMMAND"),
        ("sim toy --bots random:9", "allowed: may-pass"),
        ("sim toy --bots random,random,random", "one for each"),
        ("sim toy --games 0", "allowed: 1 to"),
        ("sim toy --jobs 0", "allowed: 1 to"),
        ("sim toy --seed -1", "allowed: 0 to 9223372036854775807"),
        ("sim toy --seed 9223372036854775808", "allowed: 0 to 9223372036854775807"),
        ("sim toy --quack", "unknown arguments: --quack"),
        ("sim toy --players", "--players: needs a value"),
        ("sim toy --json=3", "--json: takes no value; found: 3"),
        ("sim toy --se 3", "“--se” is ambiguous: --set, --seed"),
        ("bench toy --games 3 --quick", "--quick: can’t be combined with --games"),
        ("bench toy --seconds long", "--seconds: “long” is wrong; allowed: 0.01 to 600"),
        ("serve --log loud", "--log: there is no “loud”; allowed: text, json"),
        ("sim toy --cards nowhere", r"toy\.txt:1:1"),
        ("sim wrong", "installed incorrectly"),
        ("play", "Which game"),
        ("play toy --seats me", "allowed: 2 to 4"),
        ("play toy --seats me,me --players 3", "one for each"),
        ("play toy --seats me,you", "allowed: me, me:NAME, .*bot:first, .*bot:program:COMMAND"),
        ("play toy --seats me,bot:quack", "allowed: .*failing"),
        ("play --list chess", "allowed: .*toy"),
        ("play --load", "no unfinished game"),
        ("play --load nowhere", "can’t be read"),
        ("play toy --load nowhere --seed 3", "--seed can’t be combined"),
        ("bench chess", "allowed: .*toy"),
        ("bench toy --seconds 0", "allowed: 0.01 to 600"),
        ("replay show nowhere", "can’t be read"),
        ("replay record . toy", "can’t be written"),
        ("replay record nowhere", "GAME"),
        ("cards check nowhere", "no folder"),
        ("cards check ", "no folder"),
        ("bench server chess", "allowed: .*toy"),
        ("tune toy --out .", "can’t be written: Is a directory"),
        ("arena toy --bots first,random --plot .", "can’t be written: Is a directory"),
        ("arena toy --bots first,random --resume /dev/zero", "isn’t a record of arena games"),
        ("cards show toy quack", "nothing called"),
        ("cards show toy fishing", "could be several things: fishing-boat, fishing-net"),
    ],
)
def test_bad_arguments_are_answered_in_one_line(shell: Shell, arguments: str, answer: str) -> None:
    line = shell.refused(*arguments.split(" ") if arguments.endswith(" ") else arguments.split())
    assert line.startswith("meadowmarket")
    assert re.search(answer, line), line


@pytest.mark.parametrize("command", [[], ["replay"], ["cards"], ["texts"]], ids=" ".join)
def test_a_command_without_an_action_shows_its_help(shell: Shell, command: list[str]) -> None:
    done = shell(*command)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == shell(*command, "--help").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        "--language de replay verify nowhere",
        "--language=de replay verify nowhere",
        "replay --language de verify nowhere",
        "replay verify nowhere --language de",
        "replay verify --lang=de nowhere",
    ],
)
def test_the_language_may_stand_anywhere(shell: Shell, arguments: str) -> None:
    assert "lässt sich nicht lesen" in shell.refused(*arguments.split())


# -- the words of argparse, in every language

ARGPARSE = [text.strip() for text in re.findall(r'_\(\s*[\'"](.*?)[\'"]\s*\)', inspect.getsource(argparse)) if text]
"""All that argparse itself says: what stands between its places for arguments must not be left anywhere."""

WRONG = [
    "quack",
    "sim",
    "sim toy --quack",
    "sim toy --players",
    "sim toy --players two",
    "sim toy --json=3",
    "sim toy --se 3",
    "bench toy --games 3 --quick",
    "bench toy --seconds long",
    "serve --log loud",
    "cards quack",
    "--language",
]


def words_of_argparse(text: str) -> list[str]:
    """List what a text holds of argparse's own English."""
    parts = [part.strip(" :'()") for said in ARGPARSE for part in re.split(r"%(?:\(\w+\))?[rs]", said)]
    return [part for part in parts if len(part) > 3 and re.search(rf"(?<![\w-]){re.escape(part)}(?!\w)", text)]


def all_parsers(parser: Parser) -> Iterator[Parser]:
    """List a parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from all_parsers(command)


def test_the_words_of_argparse_are_known() -> None:
    assert len(ARGPARSE) > 25
    assert words_of_argparse("usage: x, positional arguments and show this help message and exit")


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_help_has_no_english_of_argparse(language: str) -> None:
    catalogue = Catalogue(language)
    with parser_words(catalogue):
        helps = [parser.format_help() for parser in all_parsers(make_parser(catalogue))]
    assert len(helps) > 20
    for shown in helps:
        assert words_of_argparse(shown) == []
        assert not re.search(r"\b(GAME|DIR|FILE|SEATS|COMMAND|ACTION|VALUE)\b", shown)


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_errors_have_no_english_of_argparse(capsys: pytest.CaptureFixture[str], language: str) -> None:
    catalogue = Catalogue(language)
    with parser_words(catalogue):
        parser = make_parser(catalogue)
        for arguments in WRONG:
            with pytest.raises(SystemExit):
                parser.parse_args(arguments.split())
            said = capsys.readouterr().err
            assert words_of_argparse(said) == []
            assert said.count("\n") == 1


@pytest.mark.parametrize("language", languages())
def test_every_example_is_a_command(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    parser = make_parser(catalogue)
    for key in made_keys()["{}-example"]:
        for command in catalogue.say(key, {"game": "everdell"}).split(";"):
            program, *arguments = shlex.split(command.partition(">")[0])
            assert program == "meadowmarket"
            parser.parse_args(arguments)


def test_argparse_speaks_as_before_when_a_command_has_ended() -> None:
    with parser_words(Catalogue("de")):
        assert argparse.ArgumentParser().format_usage().startswith("Aufruf: ")
    assert argparse.ArgumentParser().format_usage().startswith("usage: ")


@pytest.mark.parametrize("arguments", ["--lang de --help", "sim --help --lang=de", "--language en sim --la de --help"])
def test_help_is_in_the_language_that_is_named(shell: Shell, arguments: str) -> None:
    assert shell(*arguments.split()).stdout.startswith("Aufruf: ")


def test_the_last_language_counts(shell: Shell) -> None:
    assert "can’t be read" in shell.refused("--language", "de", "replay", "verify", "nowhere", "--language", "en")


@pytest.mark.parametrize("command", ["play", "sim", "arena", "tune", "bench", "replay record", "cards list"])
def test_the_help_lists_rulesets_and_settings(shell: Shell, command: str) -> None:
    done = shell(*command.split(), "--help", MEADOWMARKET_STRICT_TEXTS="1", MEADOWMARKET_LANGUAGE="de")
    assert done.returncode == 0, done.stderr
    assert "toy --ruleset short|long\n    --set die=four|six  Die (six)\n" in done.stdout
    assert "lagranja --ruleset classic|" in done.stdout
    assert "--set market=" in done.stdout
    assert "--set solo_year=" in done.stdout
