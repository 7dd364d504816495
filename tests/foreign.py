"""What is English in a text of another language: beginnings of English texts that the language says otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.support import ROOT

LEAST_BEGINNING = 8
"""Letters that the beginning of a sentence must have to be known by."""
NAMES = frozenset(("Anna", "Ben", "Meadow", "Market"))
TYPED = re.compile(r"«[a-z0-9 +-]+»|--[a-z]+\b")
"""What a person may type is the same in every language: notations, and options of a command."""


def beginnings(pattern: ftl.Pattern) -> Iterator[tuple[str, bool]]:
    """List how a text can begin, as far as it stands in the file, and whether that is all of it."""
    first = pattern.elements[0]
    if isinstance(first, ftl.TextElement):
        yield " ".join(first.value.split()), len(pattern.elements) == 1
    elif isinstance(first, ftl.Placeable) and isinstance(first.expression, ftl.SelectExpression):
        for variant in first.expression.variants:
            for text, is_whole in beginnings(variant.value):
                yield text, is_whole and len(pattern.elements) == 1


@cache
def texts_of(language: str) -> dict[str, frozenset[tuple[str, bool]]]:
    """Read the beginnings of all texts of a language, by key and attribute."""
    found: dict[str, frozenset[tuple[str, bool]]] = {}
    for path in sorted((ROOT / "src" / "meadowmarket").glob(f"**/texts/{language}/*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if not isinstance(entry, ftl.Message):
                continue
            patterns = [("", entry.value), *[(one.id.name, one.value) for one in entry.attributes]]
            for name, pattern in patterns:
                if pattern is not None:
                    found[f"{entry.id.name}.{name}"] = frozenset(beginnings(pattern))
    return found


class English:
    """Knows English texts that another language says otherwise."""

    def __init__(self, language: str) -> None:
        spoken = texts_of(language)
        own = {text for texts in spoken.values() for text, _ in texts}
        differ = {
            said
            for key, texts in texts_of("en").items()
            for said in texts
            if key in spoken and said not in spoken[key] and said[0] not in own
        }
        self.whole = {text for text, is_whole in differ if is_whole and re.search(r"[A-Za-z]{2}", text)}
        self.starts = tuple(
            text
            for text, _ in differ
            if len(text) >= LEAST_BEGINNING and " " in text and not any(one.startswith(text) for one in own)
        )
        self.is_cyrillic = language == "ru"

    def found_in(self, texts: Sequence[str]) -> list[str]:
        """List the texts that are English."""
        return [text for text in texts if text in self.whole or text.startswith(self.starts) or self._is_latin(text)]

    def _is_latin(self, text: str) -> bool:
        """Whether there are words in Latin letters where everything but names is written in Cyrillic."""
        words = set(re.findall(r"[A-Za-z]{3,}", TYPED.sub("", text))) if self.is_cyrillic else set()
        return bool(words - NAMES)
