"""Observations: what a seat can know of a position, as a fixed number of named whole numbers.

An observation has two parts. Numbers come first: each is always written. Counts follow: most of them are 0, so an
encoder only marks those that are not, such as the cards in a city. Nets and data sets may take the marked indices as
they are; arrays hold both parts side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from meadowmarket.core.api import Game, State
from meadowmarket.core.codec import saved_name
from meadowmarket.core.frames import Frame

HIGHEST: Final = 32_767
LOWEST: Final = -32_768


@final
class Block:
    """Related entries of an observation: their names, their range, the rule, and what they mean."""

    def __init__(self, name: str, parts: Sequence[str], low: int, high: int, rule: str, about: str) -> None:
        self.name: Final = name
        self.parts: Final = tuple(parts)
        """What each entry stands for; one empty part where the block is a single entry."""
        self.low: Final = low
        self.high: Final = high
        self.rule: Final = rule
        self.about: Final = about

    def __reduce__(self) -> tuple[object, ...]:
        return Block, (self.name, self.parts, self.low, self.high, self.rule, self.about)

    def names(self) -> list[str]:
        """List the full names of the entries."""
        return [f"{self.name}.{part}" if part else self.name for part in self.parts]


@final
class ObservationLayout:
    """The entries of an observation in their order: blocks of numbers, then blocks of counts.

    >>> layout = ObservationLayout()
    >>> layout.number("round", 1, 6, "LG-1.1", "the round")
    0
    >>> layout.counts("hand", ["1", "2"], 1, "LG-2.7", "the cards in hand")
    0
    >>> layout.names()
    ['round', 'hand.1', 'hand.2']
    """

    def __init__(self) -> None:
        self.number_blocks: Final[list[Block]] = []
        self.count_blocks: Final[list[Block]] = []
        self.num_numbers = 0
        self.num_counts = 0

    def __reduce__(self) -> tuple[object, ...]:
        return _layout_of, (self.number_blocks, self.count_blocks)

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.num_numbers + self.num_counts

    def number(self, name: str, low: int, high: int, rule: str, about: str) -> int:
        """Declare one number and return its index."""
        return self.numbers(name, [""], low, high, rule, about)

    def numbers(self, name: str, parts: Sequence[str], low: int, high: int, rule: str, about: str) -> int:
        """Declare some numbers and return the index of the first. They are written in the order of declaration."""
        self.number_blocks.append(Block(name, parts, low, high, rule, about))
        first = self.num_numbers
        self.num_numbers += len(parts)
        return first

    def counts(self, name: str, parts: Sequence[str], most: int, rule: str, about: str) -> int:
        """Declare some counts and return the index of the first among all counts. An encoder marks them by index."""
        self.count_blocks.append(Block(name, parts, 0, most, rule, about))
        first = self.num_counts
        self.num_counts += len(parts)
        return first

    def blocks(self) -> list[Block]:
        """List all blocks in their order."""
        return [*self.number_blocks, *self.count_blocks]

    def names(self) -> list[str]:
        """List the name of every entry."""
        return [name for block in self.blocks() for name in block.names()]


def _layout_of(number_blocks: list[Block], count_blocks: list[Block]) -> ObservationLayout:
    layout = ObservationLayout()
    for block in number_blocks:
        layout.numbers(block.name, block.parts, block.low, block.high, block.rule, block.about)
    for block in count_blocks:
        layout.counts(block.name, block.parts, block.high, block.rule, block.about)
    return layout


@final
class Sheet:
    """Rows of observations in one piece of memory; an encoder writes one row at a time.

    Only the marked entries of a row are cleared, so its size doesn't matter.
    """

    def __init__(self, layout: ObservationLayout, rows: int) -> None:
        self.rows: Final = rows
        self.size: i64 = layout.size
        self._num_numbers: i64 = layout.num_numbers
        self._most_marks: i64 = layout.num_counts
        self.values = vec[i16]([0] * (rows * layout.size))
        """All rows, one behind the other."""
        self.marked = vec[i32]([0] * (rows * layout.num_counts))
        self.marks = vec[i32]([0] * rows)
        """By row: how many different counts are marked; their indices are in `marked`."""
        self._at: i64 = 0
        self._counts_at: i64 = 0
        self._marked_at: i64 = 0
        self._marks: i64 = 0

    def begin(self, row: i64) -> None:
        """Start with a row: clear its counts."""
        self._at = row * self.size
        self._counts_at = self._at + self._num_numbers
        self._marked_at = row * self._most_marks
        values, marked = self.values, self.marked
        i = self._marked_at
        last = i + i64(self.marks[row])
        while i < last:
            values[self._counts_at + i64(marked[i])] = 0
            i += 1
        self._marks = 0

    def put(self, value: i64) -> None:
        """Write the next number."""
        if value > HIGHEST:
            value = HIGHEST
        elif value < LOWEST:
            value = LOWEST
        self.values[self._at] = i16(value)
        self._at += 1

    def mark(self, index: i64) -> None:
        """Raise a count by one."""
        place = self._counts_at + index
        before = self.values[place]
        if before == 0:
            self.marked[self._marked_at + self._marks] = i32(index)
            self._marks += 1
        self.values[place] = before + 1

    def end(self, row: i64) -> None:
        """Finish a row; all its numbers must have been written."""
        assert self._at == self._counts_at, "numbers were left out, or too many"
        self.marks[row] = i32(self._marks)

    def row(self, row: int) -> list[int]:
        """Return a row as a list."""
        first = row * int(self.size)
        return [int(self.values[i]) for i in range(first, first + int(self.size))]

    def active(self, row: int) -> list[int]:
        """List the counts that are marked in a row, in the order of their indices."""
        first = row * int(self._most_marks)
        return sorted([int(self.marked[first + i]) for i in range(int(self.marks[row]))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations of one game. The layout never changes, and games with the same id share it.

    What is written for a seat must not depend on what the seat can't know: see `Game.determinize`.
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.layout: Final = ObservationLayout()
        self._asks: dict[type[Frame], int] = {}

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Write what a seat knows: all numbers in their order with `put`, and marks for the counts."""
        raise NotImplementedError

    def declare_asks(self, rule: str) -> None:
        """Declare the kind of decision that is asked of the seat."""
        kinds = self.game.frame_types()
        names = [saved_name(kind) for kind in kinds]
        first = self.layout.counts("asks", names, 1, rule, "the kind of decision that is asked of you")
        self._asks = {kind: first + i for i, kind in enumerate(kinds)}

    def mark_asks(self, state: State, sheet: Sheet) -> None:
        """Mark the kind of the open decision; only for a seat that must answer."""
        index = self._asks.get(type(state.stack[-1]))
        if index is not None:
            sheet.mark(index)

    def encode(self, state: State, seat: int, sheet: Sheet, row: int) -> None:
        """Write the observation of a seat into a row."""
        sheet.begin(row)
        self.write(state, seat, sheet)
        sheet.end(row)

    def observation(self, state: State, seat: int) -> list[int]:
        """Return the observation of a seat as a list."""
        sheet = Sheet(self.layout, 1)
        self.encode(state, seat, sheet, 0)
        return sheet.row(0)


def seat_names(players: int) -> list[str]:
    """Name the seats as an observation orders them: its own first, then the others in the order of play around it.

    >>> seat_names(3)
    ['own', 'next-1', 'next-2']
    """
    return ["own", *[f"next-{i}" for i in range(1, players)]]
