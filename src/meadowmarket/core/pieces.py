"""References to pieces on the table: what an action or an event is about, and what moved, as data for a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.messages import Event, Message


@final
class PieceRef:
    """A piece by its kind, and which one: by id, by place in a row, by the seat it belongs to; and which part of it.

    A kind is the name of a list in the game's view, or a word of the game. Unneeded fields keep their defaults.

    >>> PieceRef("symbol", "merchant", place=2)
    PieceRef('symbol', 'merchant', 2, None)
    >>> PieceRef("hand", "23", part="field")
    PieceRef('hand', '23', None, None, 'field')
    """

    def __init__(
        self, kind: str, id: str = "", place: int | None = None, seat: int | None = None, part: str = ""
    ) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.place: Final = place
        self.seat: Final = seat
        """The owner, where it is not the seat that acts."""
        self.part: Final = part
        """The part of the piece: a side of a card, one of its prices, the good of a symbol; empty for the whole."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PieceRef) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        part = f", {self.part!r}" if self.part else ""
        return f"PieceRef({self.kind!r}, {self.id!r}, {self.place}, {self.seat}{part})"


@final
class PieceMove:
    """Pieces of one kind that went from one place to another; None where no place of the table is meant.

    `what` is a word of the game: a resource, `card`, `worker`, `point`. `card` is the id where `what` is a card that is
    seen. The places always name their owner, even if it is the acting seat.
    """

    def __init__(self, what: str, count: int, start: PieceRef | None, end: PieceRef | None, card: str = "") -> None:
        self.what: Final = what
        self.count: Final = count
        self.start: Final = start
        self.end: Final = end
        self.card: Final = card

    def __repr__(self) -> str:
        return f"Move({self.what!r}, {self.count}, {self.start}, {self.end}, {self.card!r})"


@final
class Trace:
    """What an event is about: the piece to highlight for its log line, the cards that it names, and what moved."""

    def __init__(
        self, piece: PieceRef | None = None, cards: Sequence[str] = (), moves: Sequence[PieceMove] = ()
    ) -> None:
        self.piece: Final = piece
        self.cards: Final[list[str]] = list(cards)
        self.moves: Final[list[PieceMove]] = list(moves)

    def __repr__(self) -> str:
        return f"Trace({self.piece}, {self.cards}, {self.moves})"


@mypyc_attr(allow_interpreted_subclasses=True)
class EventReader:
    """The events of one action, read one after the other; `source` is what gives, if an earlier event said so."""

    def __init__(self, seat: int) -> None:
        self.source: PieceRef | None = None
        self.seat = seat
        self.event = Event(seat, Message(""))

    def read(self, event: Event) -> None:
        """Go on to an event."""
        self.event = event
        self.seat = event.seat

    def number(self, name: str) -> int:
        """Return an argument that is a number."""
        found = self.event.message.args.get(name, 0)
        assert isinstance(found, int)
        return found

    def word(self, name: str) -> str:
        """Return an argument that is a word."""
        found = self.event.message.args.get(name, "")
        assert isinstance(found, str)
        return found


def is_followed_by(events: Sequence[Event], number: int, key: str) -> bool:
    """Whether the event after this one has the key, and is about the same seat."""
    if number + 1 >= len(events):
        return False
    following = events[number + 1]
    return following.message.key == key and following.seat == events[number].seat
