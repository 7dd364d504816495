"""The base class of effects: steps of cards, tiles and buildings that know whether they would change anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from meadowmarket.core.api import State
from meadowmarket.core.frames import Step

S = TypeVar("S", bound=State)


class Effect(Step[S]):
    """One call. A Script that runs it names the origin of VP as its subject and the moment's number as its value."""

    is_cost = False

    def is_useful(self, state: S, seat: int, value: int) -> bool:
        """Whether the effect would change something now, or, for a cost, whether it can be paid."""
        return True

    def frees_marker(self) -> bool:
        """Whether paying this cost brings a marker back (LG-1.4)."""
        return False

    def due(self, state: S, seat: int, own: int) -> list[int]:
        """List the programs that are due at the end of a round, conditions and counts read now (LG-7.5).

        `own` is the program of this effect alone.
        """
        return [own]


def plain(effects: Sequence[Effect[S]]) -> list[Effect[State]]:
    """Return effects as the tables hold them: these know no class of states."""
    return [cast("Effect[State]", effect) for effect in effects]
