"""The command line as a whole: version, help, languages, and one line for what is wrong."""

import re

import pytest

import meadowmarket
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
        ("quack", "choose from"),
        ("--language xx sim toy", "allowed: cs, de, en, pl, ru"),
        ("sim", "GAME"),
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
        ("sim toy --quack", "unrecognized arguments: --quack"),
        ("sim toy --cards nowhere", r"toy\.txt:1:1"),
        ("sim wrong", "installed incorrectly"),
        ("play", "Which game"),
        ("play toy --seats me", "allowed: 2 to 4"),
        ("play toy --seats me,me --players 3", "one for each"),
        ("play toy --seats me,you", "allowed: me, me:NAME, .*bot:first, .*bot:program:COMMAND"),
        ("play toy --seats me,bot:quack", "allowed: .*failing"),
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
