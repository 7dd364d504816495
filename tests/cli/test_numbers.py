"""Numbers as each language writes them, in all that commands print for people; for programs they stay as they are."""

import json
import re

import pytest

from meadowmarket.texts import Catalogue, languages
from tests.support import Shell

POINT = re.compile(r"\d\.\d(?!\d\d)")
"""A decimal point: what groups thousands has three digits behind it."""

HYPHEN = re.compile(r"(?<![\w-])-\d")
"""A hyphen in the place of a minus."""

WORDS = ["field", "barrow", "hand", "meadow", "compiled", "interpreted"]
COMMANDS = [
    "sim toy --games 4 --jobs 1 --by-card",
    "sim lagranja --games 1 --jobs 1",
    "arena toy --bots first,random --games 4 --jobs 1",
    "study everdell --change farm.points=2 --bots random --games 1 --jobs 1",
    "tune toy --steps 1 --check 4 --jobs 1",
    "bench toy --seconds 0.02",
    "dataset toy --games 2 --jobs 1 --out data",
]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1,234.5", "−0.50", "+2.0", "25.4%", "25.4–30.0%", "0.25"]),
        ("de", ["1.234,5", "−0,50", "+2,0", "25,4\xa0%", "25,4–30,0\xa0%", "0,25"]),
        ("pl", ["1\xa0234,5", "−0,50", "+2,0", "25,4%", "25,4–30,0%", "0,25"]),
        ("cs", ["1\xa0234,5", "−0,50", "+2,0", "25,4\xa0%", "25,4–30,0\xa0%", "0,25"]),
        ("ru", ["1\xa0234,5", "−0,50", "+2,0", "25,4\xa0%", "25,4–30,0\xa0%", "0,25"]),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, expected: list[str]) -> None:
    write = Catalogue(language)
    numbers = [write.decimal(1234.5), write.signed(-0.5, 2), write.signed(2)]
    assert [*numbers, write.percent(0.254), write.percent_range(0.254, 0.3), write.shortest(0.25)] == expected


def test_nothing_is_less_than_zero_by_rounding() -> None:
    assert [Catalogue("de").decimal(-0.04), Catalogue("de").signed(-0.04), Catalogue("de").shortest(-0.0)] == [
        "0,0",
        "+0,0",
        "0",
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_tables_have_no_english_numbers(shell: Shell, command: str) -> None:
    done = shell(*command.split(), "--language", "de", MEADOWMARKET_STRICT_TEXTS="0")
    assert done.returncode == 0, done.stderr
    assert re.search(r"\d,\d", done.stdout)
    assert not POINT.search(done.stdout), done.stdout
    assert not HYPHEN.search(done.stdout), done.stdout
    assert not re.search(rf"\b({'|'.join(WORDS)})\b", done.stdout), done.stdout


def test_what_programs_read_is_the_same_in_every_language(shell: Shell) -> None:
    found = []
    for language in languages():
        done = shell("sim", "toy", "--games", "3", "--jobs", "1", "--json", "--language", language)
        found.append({**json.loads(done.stdout), "elapsed_s": None})
    assert found == found[:1] * len(languages())
