"""Checksums of the parts of a data set, so that a damaged part is found before anything reads it as Parquet.

Parquet's own checksums cover pages, not what describes them: damage there changes what is read, or ends the program
that reads. The file is one that `b2sum --length 128 --check` understands.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

FILE = "_checksums.txt"
"""The start of names that readers of Parquet folders leave out."""


def checksum(data: bytes) -> str:
    """Return the checksum of a part.

    >>> checksum(b"")
    'cae66941d9efbd404e4d88758ea67670'
    """
    return blake2b(data, digest_size=16).hexdigest()


class Checksums:
    """The checksums of a folder, by the names of its files."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self.by_name: dict[str, str] = {}
        text = self._path.read_text("utf-8", "replace") if self._path.exists() else ""
        for line in text.splitlines():  # the last one of a name counts: a part that was deleted is written again
            found, _, name = line.partition("  ")
            self.by_name[name] = found
        self._is_cut_short = not text.endswith("\n") and bool(text)
        """Whether a kill or a full disk has left half a line."""

    def note(self, name: str, data: bytes) -> None:
        """Write down the checksum of a file before it is moved into place."""
        self.by_name[name] = checksum(data)
        with self._path.open("a", encoding="utf-8") as file:
            file.write("\n" if self._is_cut_short else "")
            file.write(f"{self.by_name[name]}  {name}\n")
        self._is_cut_short = False

    def sort(self) -> None:
        """Sort the lines, so that the bytes do not depend on which worker was ready first."""
        text = "".join(f"{found}  {name}\n" for name, found in sorted(self.by_name.items()) if name)
        if text.encode() != self._path.read_bytes():
            unfinished = self._path.with_name(f".{FILE}.unfinished")
            unfinished.write_text(text, "utf-8")
            unfinished.replace(self._path)
