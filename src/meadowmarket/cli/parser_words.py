"""The words that argparse itself says, in help and errors, in the language of a catalogue.

argparse looks them up by gettext, which does not know our catalogue. So its look-up is replaced while a command is read
and run. What is not listed here is never shown: it is for parsers that are built wrongly, or of another kind than ours.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from meadowmarket.texts import Catalogue

NO_SUCH_CHOICE: Final = "invalid choice: %(value)r (choose from %(choices)s)"
WORDS: Final = {
    "usage: ": "parser-usage",
    "options": "parser-options",
    "positional arguments": "parser-positional-arguments",
    "show this help message and exit": "parser-help",
    "show program's version number and exit": "cli-option-version",
    "argument %(argument_name)s: %(message)s": "parser-argument",
    "unrecognized arguments: %s": "parser-unrecognized",
    "the following arguments are required: %s": "parser-required",
    "not allowed with argument %s": "parser-not-with",
    "ignored explicit argument %r": "parser-takes-no-value",
    "expected one argument": "parser-one-value",
    "ambiguous option: %(option)s could match %(matches)s": "parser-ambiguous",
    NO_SUCH_CHOICE: "parser-no-such-choice",
}
"""The texts of argparse, and the keys of ours."""

PLACE: Final = re.compile(r"%(?:\((\w+)\))?[rs]")
"""Pattern of the place where argparse puts an argument."""

LOOK_UP: Final = "_"
"""The name of the look-up in the module argparse."""

UNNAMED: Final = "found"
"""The name that our texts give to an argument without a name."""


@contextmanager
def parser_words(catalogue: Catalogue) -> Iterator[None]:
    """Let argparse use the language of a catalogue."""

    def word(text: str) -> str:
        """Return our text with the placeholders of argparse."""
        if text not in WORDS:
            return text
        places = {name or UNNAMED: f"%({name})s" if name else "%s" for name in PLACE.findall(text)}
        return catalogue.say(WORDS[text], {**places})

    usual = vars(argparse)[LOOK_UP]
    try:
        vars(argparse)[LOOK_UP] = word
        yield
    finally:
        vars(argparse)[LOOK_UP] = usual


def no_such_choice(value: object, choices: Iterable[object]) -> str:
    """Say that a value is none of the choices, whose names argparse itself would put into quotes."""
    text: str = vars(argparse)[LOOK_UP](NO_SUCH_CHOICE)
    return text % {"value": value, "choices": ", ".join(map(str, choices))}
