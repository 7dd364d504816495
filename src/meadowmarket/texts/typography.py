"""No-break spaces: what a language keeps together at the end of a line, such as Polish “w” and the word after it.

Authors type ordinary spaces; `meadowmarket texts check --fix` puts the others in their place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

NO_BREAK: Final = "\u00a0"
ONE_LETTER_WORDS: Final = {"cs": "aikosuvz", "pl": "aiouwz", "ru": "авикосуя"}
"""The words of one letter that don't stand at the end of a line, by language."""
NO_BREAK_BEFORE_DASH: Final = ("ru",)
COMMANDS: Final = "-example"
"""How the keys of commands to type end."""


def spaces_to_keep(language: str, text: str) -> list[int]:
    """List the places of a text, as a Fluent file has it, where an ordinary space must be a no-break space.

    >>> spaces_to_keep("pl", "Idź z nami i w las"), spaces_to_keep("de", "a b")
    ([5, 12, 14], [])
    """
    found: list[int] = []
    if letters := ONE_LETTER_WORDS.get(language):
        words = re.compile(rf"(?<![\w$.\[-])[{letters}{letters.upper()}] (?=\S)")
        found += [match.end() - 1 for match in words.finditer(text)]
    if language in NO_BREAK_BEFORE_DASH:
        found += [match.start() for match in re.finditer(r"(?<=\S) (?=— )", text)]
    return sorted(found)


def loose_spaces(language: str, source: str) -> list[tuple[str, int]]:
    """List the keys of a Fluent file in which an ordinary space must be a no-break space, with its place."""
    found: list[tuple[str, int]] = []
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ftl.Message) or entry.id.name.endswith(COMMANDS):
            continue
        parts = [("", entry.value), *((f".{attribute.id.name}", attribute.value) for attribute in entry.attributes)]
        for attribute, pattern in parts:
            if pattern is not None and pattern.span is not None:
                start = pattern.span.start
                places = spaces_to_keep(language, source[start : pattern.span.end])
                found += [(entry.id.name + attribute, start + place) for place in places]
    return found


def fix(folders: Sequence[Path]) -> int:
    """Put the no-break spaces into the texts of all languages; return how many were missing."""
    fixed = 0
    for path in [path for folder in folders for path in sorted(folder.glob("*/*.ftl"))]:
        source = path.read_text("utf-8")
        places = {place for _, place in loose_spaces(path.parent.name, source)}
        if places:
            path.write_text("".join(NO_BREAK if i in places else sign for i, sign in enumerate(source)), "utf-8")
        fixed += len(places)
    return fixed
