"""A game's actions: a closed list in which each has a fixed integer code and a notation that a person can type."""

from __future__ import annotations

import difflib
from bisect import bisect_left
from collections.abc import Iterable
from typing import Final, final

from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Message, shortened

LONGEST_COMPARED: Final = 48
"""Letters; what is longer is compared with nothing."""
MOST_COMPARED: Final = 48
"""Notations or first words that one mistyped action is compared with, at most."""
NEIGHBOURS: Final = 6
"""Notations before, and as many after, the place that a mistyped one would have in the alphabet."""
MOST_SHOWN: Final = 3


@final
class Actions:
    """The vocabulary of one game.

    >>> actions = Actions()
    >>> die = actions.family("die", (f"die {n}" for n in range(1, 7)))
    >>> actions.notation(die + 3), actions.code("die 4")
    ('die 4', 3)
    >>> actions.family_of[die + 3], actions.index_of[die + 3]
    ('die', 3)
    >>> actions.codes_of("die")
    range(0, 6)

    What describes, explains or resolves an action is looked up in a table by the name of its family, and gets the
    action's index in it.
    """

    def __init__(self) -> None:
        self.notations: list[str] = []
        self.families: dict[str, int] = {}
        """The names of the families, in the order of their codes, each with its first code."""
        self.family_of: list[str] = []
        """By code: the name of its family."""
        self.index_of: list[int] = []
        """By code: which one of its family it is, from 0."""
        self._codes: dict[str, int] = {}
        self._sorted: list[str] = []
        self._words: list[str] = []

    def __len__(self) -> int:
        return len(self.notations)

    def family(self, name: str, notations: Iterable[str]) -> int:
        """Add actions that belong together, under a name, and return the code of the first."""
        if name in self.families:
            raise ValueError(f"the family {name!r} is there already")
        first = len(self.notations)
        self.families[name] = first
        for notation in notations:
            if notation in self._codes or notation != " ".join(notation.lower().split()):
                raise ValueError(f"notation {notation!r} is taken or not in its plain form")
            self._codes[notation] = len(self.notations)
            self.family_of.append(name)
            self.index_of.append(len(self.notations) - first)
            self.notations.append(notation)
        return first

    def codes_of(self, family: str) -> range:
        """Return the codes of a family."""
        first = self.families[family]
        return range(first, first + self.family_of.count(family))

    def notation(self, code: int) -> str:
        """Return the notation of an action."""
        if not 0 <= code < len(self.notations):
            raise IllegalAction(Message("no-such-code", {"code": code, "count": len(self.notations)}))
        return self.notations[code]

    def word(self, code: int) -> str:
        """Return the word that the notation of an action begins with, which says what kind of action it is."""
        return self.notation(code).partition(" ")[0]

    def code(self, notation: str) -> int:
        """Return the code of a notation; case and spacing do not matter."""
        plain = " ".join(notation.lower().split())
        code = self._codes.get(plain)
        if code is None:
            shown = shortened(notation)
            near = self.near(plain)
            if near:
                raise IllegalAction(Message("no-such-action-near", {"action": shown, "near": ", ".join(near)}))
            raise IllegalAction(Message("no-such-action", {"action": shown}))
        return code

    # -- what may have been meant: strangers may type anything, so the work has a limit

    def near(self, plain: str) -> list[str]:
        """List the few notations that a mistyped one is most like; none if it is like none."""
        if len(plain) > LONGEST_COMPARED:
            return []
        return difflib.get_close_matches(plain, self.candidates(plain), MOST_SHOWN, 0.6)

    def candidates(self, plain: str) -> list[str]:
        """List the notations that a mistyped one is compared with: MOST_COMPARED at most, found without comparing.

        These are its neighbours in the alphabet, and those of the notation with its first word corrected.
        """
        if len(self._sorted) != len(self.notations):
            self._sorted = sorted(self.notations)
            self._words = sorted({notation.partition(" ")[0] for notation in self.notations})
        word, space, rest = plain.partition(" ")
        found = self._neighbours(plain)
        for first_word in self._first_words(word):
            found += self._neighbours(first_word + space + rest)
        return list(dict.fromkeys(found))[:MOST_COMPARED]

    def _neighbours(self, plain: str) -> list[str]:
        at = bisect_left(self._sorted, plain)
        return self._sorted[max(0, at - NEIGHBOURS) : at + NEIGHBOURS]

    def _first_words(self, word: str) -> list[str]:
        if len(word) > LONGEST_COMPARED or word in self._words:
            return []
        return difflib.get_close_matches(word, self._words[:MOST_COMPARED], MOST_SHOWN, 0.6)
