"""Finder for typed words: by name in any case, with or without accents, or by a part of the name."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

LONGEST_ENDING = 2
"""A word may have that many letters more than a name: donkeys, Felder."""

SHORTEST_PART = 3
MOST_NEAR = 5
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "æ": "ae", "ø": "oe", "å": "aa"})
STROKES = str.maketrans({"ł": "l", "ø": "o"})
"""Letters with a stroke: Unicode does not tell it apart from the letter, as it does with accents."""


@dataclass(frozen=True)
class NamedItem:
    """Something with names: a kind, such as a term or a topic, a key of that kind, and what it is called."""

    kind: str
    key: str
    name: str


@dataclass(frozen=True)
class Meaning:
    """What a word may mean: either the items that it names, or several among which it doesn't decide."""

    entries: list[NamedItem]
    is_certain: bool


def forms(text: str) -> set[str]:
    """Return the ways in which a name may be typed: `Händler` also as `haendler` and `handler`."""
    plain = re.sub(r"[\W_]+", " ", text.casefold()).strip()
    bare = "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))
    return {plain, bare.translate(STROKES), plain.translate(UMLAUTS)} - {""}


class Finder:
    """Looks words up among entries, each with all its names."""

    def __init__(self, named: Iterable[tuple[NamedItem, Iterable[str]]]) -> None:
        self._named = [(entry, set().union(*map(forms, names))) for entry, names in named]

    def find(self, word: str) -> Meaning:
        """Return what a word means: named exactly, else by a beginning, an ending more, or a part of a name."""
        wanted = forms(word)
        exact = self._matching(lambda name: name in wanted)
        if exact:
            return Meaning(exact, True)
        for fits in (_begins, _has_word, _has_ending, _has_part):
            entries = self._matching(lambda name, fits=fits: any(fits(one, name) for one in wanted))  # type: ignore[misc]
            if entries:
                return Meaning(entries, len(entries) == 1)
        return Meaning([], False)

    def near(self, word: str) -> list[NamedItem]:
        """List what someone may have mistyped."""
        names = {name: entry for entry, all_names in self._named for name in all_names}
        close = [near for one in sorted(forms(word)) for near in difflib.get_close_matches(one, names, MOST_NEAR, 0.6)]
        return list(dict.fromkeys(names[name] for name in close))[:MOST_NEAR]

    def _matching(self, fits: Callable[[str], bool]) -> list[NamedItem]:
        return [entry for entry, names in self._named if any(fits(name) for name in names)]


def _has_ending(word: str, name: str) -> bool:
    return len(name) >= SHORTEST_PART and word.startswith(name) and len(word) - len(name) <= LONGEST_ENDING


def _begins(word: str, name: str) -> bool:
    return name.startswith(word)


def _has_word(word: str, name: str) -> bool:
    return f" {word}" in name


def _has_part(word: str, name: str) -> bool:
    return len(word) >= SHORTEST_PART and word in name
