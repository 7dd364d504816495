"""The table of effects: what each call of a language becomes when a game is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar, final

from meadowmarket.core.effects.calls import Call
from meadowmarket.core.effects.language import Language

C = TypeVar("C")
S = TypeVar("S")


@final
class EffectTable(Generic[C, S]):
    """Functions that make steps, by name of call.

    `C` is what the game passes to all of them, `S` its class of steps.
    """

    def __init__(self, language: Language, makers: Mapping[str, Callable[[C, Call], list[S]]]) -> None:
        """Check that every call has an entry, and every entry a call."""
        without = [name for name in language.signatures if name not in makers]
        unknown = [name for name in makers if name not in language.signatures]
        if without or unknown:
            raise ValueError(f"calls without an entry: {without}; entries that are no calls: {unknown}")
        self.makers: Final = makers

    def steps(self, context: C, calls: Sequence[Call]) -> list[S]:
        """Make the steps of calls, one after the other."""
        found: list[S] = []
        for call in calls:
            found += self.makers[call.name](context, call)
        return found
