"""The stack of pending work: Decisions, which ask a seat, and Scripts, which carry effects out step by step.

Frames hold integers and tuples only and are never changed, so that clones of a state share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.messages import Message

if TYPE_CHECKING:
    from meadowmarket.core.api import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Pending work on the stack of a state."""

    SAVED_AS: ClassVar[str] = ""
    """The name in saves, where it is not that of the class: checksums outlive renamings."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[S]):
    """A question to one seat (or, where it says so, to several at once).

    A game's decisions name their fields in FIELDS, in the order of their constructor, so that the codec can save them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, state: S) -> list[int]:
        """List the seats that this decision still asks."""
        return [self.seat]

    def options(self, state: S, seat: int) -> list[int]:
        """List the codes of all actions the seat may take; never empty."""
        raise NotImplementedError

    def resolve(self, state: S, seat: int, action: int) -> None:
        """Carry out an option; the decision itself has already left the stack."""
        raise NotImplementedError

    def prompt(self, state: S, seat: int) -> Message:
        """Return what is asked."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: int) -> Message | None:
        """Explain why an action is not an option, if the rules give a reason."""
        return None


@final
@mypyc_attr(free_list_len=1)
class Script(Frame):
    """The rest of an effect: a program of the game's table, the step that comes next, and what it works on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("program", "step", "seat", "subject", "value")

    def __init__(self, program: int, step: int, seat: int, subject: int, value: int) -> None:
        self.program = program
        self.step = step
        self.seat = seat
        self.subject = subject
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One clause of an effect. Steps are constant and shared by all games of one kind."""

    def run(self, state: S, script: Script) -> None:
        """Carry the clause out, or push the frames that will."""
        raise NotImplementedError
