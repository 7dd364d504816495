"""The base class of effects: steps of cards, events and locations that know whether they would do anything."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import State
from meadowmarket.core.frames import Script, Step
from meadowmarket.core.messages import Message

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """One sentence of the text of a card, event or location.

    A script's `subject` is the card that it works for (see `player_area.subject_of`), or the event, or nothing; its
    `seat` is the one that acts.
    """

    def run(self, state: S, script: Script) -> None:
        """Carry the effect out, or ask the question that does."""
        raise NotImplementedError

    def is_useful(self, state: S, seat: int, subject: int) -> bool:
        """Whether the effect would do anything now (EV-7.10)."""
        return True

    def is_possible(self, state: S, seat: int, subject: int) -> bool:
        """Whether a worker may be placed for it: its cost and its conditions can be met (EV-4.10)."""
        return True

    def missing(self, state: S, seat: int) -> Message | None:
        """Return what a seat needs for it to be possible, where that can be named."""
        return None
