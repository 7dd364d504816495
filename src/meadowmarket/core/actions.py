"""A game's actions: a closed list in which each has a fixed integer code and a notation that a person can type."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import final

from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Message


@final
class Actions:
    """The vocabulary of one game.

    >>> actions = Actions()
    >>> die = actions.family(f"die {n}" for n in range(1, 7))
    >>> actions.notation(die + 3), actions.code("die 4")
    ('die 4', 3)
    """

    def __init__(self) -> None:
        self.notations: list[str] = []
        self._codes: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.notations)

    def family(self, notations: Iterable[str]) -> int:
        """Adds actions that belong together and returns the code of the first."""
        first = len(self.notations)
        for notation in notations:
            if notation in self._codes or notation != " ".join(notation.lower().split()):
                raise ValueError(f"notation {notation!r} is taken or not in its plain form")
            self._codes[notation] = len(self.notations)
            self.notations.append(notation)
        return first

    def notation(self, code: int) -> str:
        """Returns the notation of an action."""
        if not 0 <= code < len(self.notations):
            raise IllegalAction(Message("no-such-code", {"code": code, "count": len(self.notations)}))
        return self.notations[code]

    def code(self, notation: str) -> int:
        """Returns the code of a notation; case and spacing do not matter."""
        plain = " ".join(notation.lower().split())
        code = self._codes.get(plain)
        if code is None:
            near = difflib.get_close_matches(plain, self.notations, 3, 0.6)
            if near:
                raise IllegalAction(Message("no-such-action-near", {"action": notation, "near": ", ".join(near)}))
            raise IllegalAction(Message("no-such-action", {"action": notation}))
        return code
