"""Errors for invalid input; each says what is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core.messages import Message


class MeadowMarketError(Exception):
    """An error to be shown to a person; its message goes through the catalogue."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message,)


class IllegalAction(MeadowMarketError):
    """The action is not among the options of the open decision."""


class NotYourTurn(IllegalAction):
    """It is not this seat's turn."""


class BadSetup(MeadowMarketError):
    """A game can't be set up like this: number of players, ruleset, setting or seed."""


class CorruptReplay(MeadowMarketError):
    """A replay, save or encoded state is damaged, or was made under other rules."""


class BadCardPack(MeadowMarketError):
    """A card pack is wrong; `problems` names each place, one or more."""

    def __init__(self, problems: list[Message]) -> None:
        super().__init__(Message("bad-card-pack", {"problems": _lines(problems)}))
        self.problems = problems

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.problems,)

    def __str__(self) -> str:
        return "\n".join([str(problem) for problem in self.problems])


def check_seat(seat: int, players: int, lowest: int = 0) -> None:
    """Raise BadSetup, saying what is allowed, if there is no such seat; a spectator's may be allowed by `lowest`."""
    if not lowest <= seat < players:
        raise BadSetup(Message("no-such-seat", {"found": seat, "most": players - 1}))


def check_int(value: int) -> None:
    """Raise TypeError unless a value is Python's own kind of integer, as the compiled build does by itself.

    One of NumPy would be kept in the state, where it overflows and can't be saved.
    """
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is of the type {type(value).__name__}; allowed is int")


def _lines(problems: Sequence[Message]) -> Message:
    """Return messages as one, below each other; in halves, so that many messages do not nest deeply."""
    if len(problems) == 1:
        return problems[0]
    half = len(problems) // 2
    return Message("pack-problems", {"first": _lines(problems[:half]), "second": _lines(problems[half:])})
