"""CSV tables whose cells know their places, so that an error in a card pack can name file, line and column."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeVar, final

from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.files import read_bytes, reason_of
from meadowmarket.core.messages import Args, Message

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
INTEGER: Final = re.compile(r"-?[0-9]{1,6}")
DECIMAL: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?")
LONGEST_SHOWN: Final = 80
DOCUMENT: Final = re.compile(r"\w+(\.\w+)+", re.ASCII)
OTHER_FILES: Final = (".md", ".ftl")  # what a pack may hold besides its tables

BUILT_IN: Final = "built-in "
"""The prefix of the name of a file that the game brings, where a pack has one too."""

T = TypeVar("T")


def complaint(place: str, found: str | Message, allowed: str | Message, nearest: str = "") -> Message:
    """Return the line that reports an error in a pack; a plain string is shown as it is."""
    seen = _shown(found) if isinstance(found, str) else found
    args: Args = {"place": place_of(place), "found": seen, "allowed": allowed}
    return Message("pack-wrong-near", {**args, "near": nearest}) if nearest else Message("pack-wrong", args)


def place_of(place: str) -> str | Message:
    """Return a file, or a place in one, as it is shown."""
    if place.startswith(BUILT_IN):
        return Message("pack-built-in", {"place": place.removeprefix(BUILT_IN)})
    return place


def unreadable(file: str, error: OSError) -> BadCardPack:
    """Return the error to raise for a file that the operating system does not let us read."""
    return BadCardPack([Message("pack-unreadable", {"file": place_of(file), "reason": reason_of(error)})])


def not_utf8(file: str, data: bytes, at: int) -> BadCardPack:
    """Return the error to raise for a file whose byte at a place is not text in UTF-8."""
    before = data[:at].decode("utf-8").removeprefix("\ufeff").split("\n")
    place = f"{file}:{len(before)}:{len(before[-1]) + 1}"
    found = Message("pack-byte", {"byte": f"0x{data[at]:02x}"})
    return BadCardPack([complaint(place, found, Message("pack-utf8"))])


def _shown(found: str) -> str:
    short = found if len(found) <= LONGEST_SHOWN else found[: LONGEST_SHOWN - 1] + "…"
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in short)


def nearest_to(word: str, names: Collection[str]) -> str:
    """Return the name that a mistyped word most likely stands for, or nothing."""
    close = get_close_matches(word, list(names), 1, 0.6)
    return close[0] if close else ""


@final
@dataclass(frozen=True)
class Cell:
    """One cell, or a part of one: its text and where its first character is (from 1).

    >>> print(Cell("cards.csv", 3, 7, "12").place())
    cards.csv:3:7
    """

    file: str
    line: int
    column: int
    text: str
    is_quoted: bool = False

    def place(self, offset: int = 0) -> str:
        """Return file, line and column of a character of the text; a quote in a quoted cell is written as two."""
        doubled = self.text.count('"', 0, offset) if self.is_quoted else 0
        return f"{self.file}:{self.line}:{self.column + offset + doubled}"

    def part(self, start: int, end: int) -> Cell:
        """Return the characters from start to end, without blanks around them, as a new cell."""
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        doubled = self.text.count('"', 0, start) if self.is_quoted else 0
        return Cell(self.file, self.line, self.column + start + doubled, self.text[start:end], self.is_quoted)

    def wrong(self, allowed: str | Message, nearest: str = "") -> BadCardPack:
        """Return the error to raise for this cell; `allowed` is a message, or names that are shown as they are."""
        return BadCardPack([complaint(self.place(), self.text, allowed, nearest)])

    def integer(self, low: int, high: int) -> int:
        """Read a whole number of a range."""
        if INTEGER.fullmatch(self.text) and low <= int(self.text) <= high:
            return int(self.text)
        if low >= high:
            raise self.wrong(str(low))
        raise self.wrong(Message("pack-whole-number", {"low": str(low), "high": str(high)}))

    def decimal(self, low: float, high: float) -> float:
        """Read a number with or without a decimal point."""
        if DECIMAL.fullmatch(self.text) and low <= float(self.text) <= high:
            return float(self.text)
        raise self.wrong(Message("pack-number", {"low": f"{low:g}", "high": f"{high:g}"}))

    def one_of(self, names: Collection[str]) -> str:
        """Read one of some names."""
        if self.text in names:
            return self.text
        raise self.wrong(", ".join(names), nearest_to(self.text, names))

    def flag(self) -> bool:
        """Read yes or no."""
        return self.one_of(("yes", "no")) == "yes"

    def name(self) -> str:
        """Read an id."""
        if NAME.fullmatch(self.text):
            return self.text
        raise self.wrong(Message("pack-name"))

    def filled(self, longest: int) -> str:
        """Read a text that must not be empty."""
        if not self.text:
            raise self.wrong(Message("pack-text"))
        if len(self.text) > longest:
            raise self.wrong(Message("pack-longest", {"longest": longest, "found": str(len(self.text))}))
        return self.text

    def items(self, separator: str) -> list[Cell]:
        """Split the text; an empty cell has no items."""
        if not self.text:
            return []
        items: list[Cell] = []
        start = 0
        for item in self.text.split(separator):
            items.append(self.part(start, start + len(item)))
            start += len(item) + len(separator)
        return items

    def different_items(self, separator: str) -> list[Cell]:
        """Split the text into at least one item, none of them twice."""
        items = self.items(separator)
        if not items:
            raise self.wrong(Message("pack-one-or-more", {"separator": separator}))
        seen: set[str] = set()
        for item in items:
            if item.text in seen:
                raise item.wrong(Message("pack-once"))
            seen.add(item.text)
        return items


@final
@dataclass(frozen=True)
class Row:
    """One line of a table: its cells by column, and the key that tells it from the other rows."""

    file: str
    line: int
    key: str
    cells: dict[str, Cell]

    def __getitem__(self, column: str) -> Cell:
        return self.cells[column]

    def has(self, column: str) -> bool:
        """Whether the row has something in an optional column."""
        return column in self.cells and self.cells[column].text != ""


@final
@dataclass(frozen=True)
class TableLayout:
    """The columns that a table must have, those it may have, and those that make up a row's key."""

    columns: tuple[str, ...]
    key: tuple[str, ...]
    optional: tuple[str, ...] = ()


def read_table(path: Path, layout: TableLayout, file: str = "") -> list[Row]:
    """Read a CSV file in UTF-8; raise BadCardPack with everything that is wrong with its form."""
    return parse_table(file or path.name, _decoded(path, file or path.name), layout)


def parse_table(file: str, text: str, layout: TableLayout) -> list[Row]:
    """Read the text of a table; columns may come in any order, empty lines are passed over."""
    problems: list[Message] = []
    rows = parse_rows(file, text, layout, problems)
    if problems:
        raise BadCardPack(problems)
    return rows


def parse_rows(file: str, text: str, layout: TableLayout, problems: list[Message]) -> list[Row]:
    """Read the lines of a table that have the right form, and note the others; raise BadCardPack without columns."""
    lines: list[list[Cell]] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        try:
            cells = split_line(file, number, line.removesuffix("\r"))
        except BadCardPack as error:
            problems += error.problems
            continue
        if any(cell.text for cell in cells):
            lines.append(cells)
    if not lines:
        if problems:
            raise BadCardPack(problems)
        raise Cell(file, 1, 1, "").wrong(Message("pack-first-line", {"columns": ",".join(layout.columns)}))
    _check_header(lines[0], layout)
    return _rows(lines, layout, problems)


def split_line(file: str, number: int, line: str) -> list[Cell]:
    """Split a line at its commas; a cell in quotes may hold commas, and quotes written twice."""
    cells: list[Cell] = []
    start = 0
    while start <= len(line):
        if line.startswith('"', start):
            end = _closing_quote(file, number, line, start)
            text = line[start + 1 : end].replace('""', '"')
            cells.append(Cell(file, number, start + 2, text, True).part(0, len(text)))
            start = end + 2
        else:
            end = line.find(",", start)
            end = len(line) if end < 0 else end
            cells.append(Cell(file, number, start + 1, line[start:end]).part(0, end - start))
            start = end + 1
    return cells


def _closing_quote(file: str, number: int, line: str, start: int) -> int:
    end = start + 1
    while end < len(line):
        if line[end] != '"':
            end += 1
        elif line.startswith('""', end):
            end += 2
        elif end + 1 == len(line) or line[end + 1] == ",":
            return end
        else:
            raise Cell(file, number, end + 2, line[end + 1 :]).wrong(Message("pack-after-quotes"))
    raise Cell(file, number, start + 1, line[start:]).wrong(Message("pack-quoted"))


def _decoded(path: Path, file: str) -> str:
    try:
        data = read_bytes(path)
    except OSError as error:
        raise unreadable(file, error) from error
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise not_utf8(file, data, error.start) from error


def _check_header(header: list[Cell], layout: TableLayout) -> None:
    known = layout.columns + layout.optional
    if len(header) == 1 and any(sign in header[0].text for sign in ";\t"):
        raise header[0].wrong(Message("pack-commas", {"columns": ",".join(layout.columns)}))
    seen: set[str] = set()
    problems: list[Message] = []
    for cell in header:
        if cell.text not in known:
            allowed = Message("pack-columns", {"columns": ", ".join(known)})
            problems += cell.wrong(allowed, nearest_to(cell.text, known)).problems
        elif cell.text in seen:
            problems += cell.wrong(Message("pack-column-once")).problems
        seen.add(cell.text)
    missing = [column for column in layout.columns if column not in seen]
    if missing:
        place = place_of(Cell(header[0].file, header[0].line, 1, "").place())
        problems.append(Message("pack-missing-columns", {"place": place, "columns": ", ".join(missing)}))
    if problems:
        raise BadCardPack(problems)


def _rows(lines: Sequence[list[Cell]], layout: TableLayout, problems: list[Message]) -> list[Row]:
    header = [cell.text for cell in lines[0]]
    rows: list[Row] = []
    first: dict[str, int] = {}
    for cells in lines[1:]:
        if len(cells) != len(header):
            last = cells[min(len(cells), len(header) + 1) - 1].place()
            found = Message("pack-cells", {"count": str(len(cells))})
            problems.append(complaint(last, found, Message("pack-cells-of-header", {"count": str(len(header))})))
            continue
        row = dict(zip(header, cells, strict=True))
        key = " ".join(row[column].text for column in layout.key)
        at = row[layout.key[-1]]
        if key in first:
            problems.append(complaint(at.place(), key, _only_once(layout.key, first[key])))
            continue
        first[key] = at.line
        rows.append(Row(at.file, at.line, key, row))
    return rows


def _only_once(key: tuple[str, ...], line: int) -> Message:
    args: Args = {"column": key[0], "line": str(line)}
    if len(key) == 1:
        return Message("pack-key-once", args)
    return Message("pack-key-of-two-once", {**args, "other": key[1]})


@final
class RowReader:
    """Reads the cells of a row and collects all that are wrong, so that they are reported together."""

    def __init__(self, row: Row) -> None:
        self.row: Final = row
        self.problems: Final[list[Message]] = []

    def get(self, column: str, read: Callable[[Cell], T], otherwise: T) -> T:
        """Read a cell; if it is wrong, that is noted and a stand-in returned."""
        try:
            return read(self.row[column])
        except BadCardPack as error:
            self.problems.extend(error.problems)
            return otherwise

    def raise_problems(self) -> None:
        """Raise BadCardPack with all noted problems."""
        if self.problems:
            raise BadCardPack(self.problems)


def read_all(items: Sequence[Cell], read: Callable[[Cell], T]) -> tuple[T, ...]:
    """Read each item of a cell; raise BadCardPack with all that are wrong."""
    found: list[T] = []
    problems: list[Message] = []
    for item in items:
        try:
            found.append(read(item))
        except BadCardPack as error:
            problems.extend(error.problems)
    if problems:
        raise BadCardPack(problems)
    return tuple(found)


def read_document(folder: Path, name: str) -> str:
    """Read a text file of a game's data folder; return nothing if there is none."""
    path = folder / name
    return path.read_text("utf-8") if DOCUMENT.fullmatch(name) and path.is_file() else ""


@final
class PackTables:
    """The rows of a game's tables, with a card pack's rows replacing built-in ones, and what is wrong with them.

    A pack may add rows, except to the tables that are `fixed`.
    """

    def __init__(
        self, layouts: dict[str, TableLayout], built_in: Path, folder: Path | None, fixed: Collection[str] = ()
    ) -> None:
        self.layouts: Final = layouts
        self.fixed: Final = fixed
        self.problems: Final[list[Message]] = []
        self.incomplete: Final[set[str]] = set()
        """The tables with unreadable parts, so missing rows can't be reported."""
        label = BUILT_IN if folder else ""
        self.built_in: Final = {
            file: read_table(built_in / file, layout, label + file) for file, layout in layouts.items()
        }
        self.rows: Final = {file: list(rows) for file, rows in self.built_in.items()}
        if folder:
            for path in self._pack_files(folder):
                self._replace(path)

    def _pack_files(self, folder: Path) -> list[Path]:
        known = ", ".join(self.layouts)
        if not folder.is_dir():
            raise BadCardPack([Message("pack-not-a-folder", {"folder": str(folder), "tables": known})])
        found: list[Path] = []
        for path in sorted(folder.iterdir()):
            if path.name in self.layouts:
                found.append(path)
            elif not path.name.startswith((".", "README")) and path.suffix not in OTHER_FILES:
                allowed = ", ".join((*self.layouts, "README", *[f"*{ending}" for ending in OTHER_FILES]))
                self.problems.append(complaint(str(folder), path.name, allowed, nearest_to(path.name, self.layouts)))
        if not found and not self.problems:
            tables = Message("pack-tables", {"tables": known})
            self.problems.append(complaint(str(folder), Message("pack-no-table"), tables))
        return found

    def _replace(self, path: Path) -> None:
        rows = self.rows[path.name]
        at = {row.key: i for i, row in enumerate(rows)}
        layout = self.layouts[path.name]
        before = len(self.problems)
        try:
            read = parse_rows(path.name, _decoded(path, path.name), layout, self.problems)
        except BadCardPack as error:
            self.problems.extend(error.problems)
            read = []
        if len(self.problems) > before:
            self.incomplete.add(path.name)
        for row in read:
            if row.key in at:
                rows[at[row.key]] = row
            elif path.name in self.fixed:
                self.problems.extend(row[layout.key[0]].wrong(", ".join(at), nearest_to(row.key, at)).problems)
            else:
                rows.append(row)

    def each(self, file: str, read: Callable[[Row], T], named: str = "") -> tuple[T, ...]:
        """Read the rows of a table that can be read, and note what is wrong with the others.

        Rows that name those of a table that is incomplete are passed over: they may be right.
        """
        return () if named in self.incomplete else self.read(self.rows[file], read)

    def read(self, rows: list[Row], read: Callable[[Row], T]) -> tuple[T, ...]:
        """Read the rows that can be read, and note what is wrong with the others."""
        found: list[T] = []
        for row in rows:
            try:
                found.append(read(row))
            except BadCardPack as error:
                self.problems.extend(error.problems)
        return tuple(found)

    def raise_problems(self) -> None:
        """Raise BadCardPack if anything has been found to be wrong."""
        if self.problems:
            raise BadCardPack(self.problems)
