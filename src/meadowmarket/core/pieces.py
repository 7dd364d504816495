"""Reference to a piece on the table: what an action is about, as data for a board."""

from __future__ import annotations

from typing import Final, final


@final
class PieceRef:
    """A piece by its kind, and which one: by id, by place in a row, by the seat it belongs to.

    A kind is the name of a list in the game's view, or a word of the game. What is not needed stays at its default.

    >>> PieceRef("symbol", "merchant", place=2)
    PieceRef('symbol', 'merchant', 2, None)
    """

    def __init__(self, kind: str, id: str = "", place: int | None = None, seat: int | None = None) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.place: Final = place
        self.seat: Final = seat
        """The owner, where it is not the seat that acts."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PieceRef) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"PieceRef({self.kind!r}, {self.id!r}, {self.place}, {self.seat})"
