"""The blocks of code in a guide, and the changes that it shows as diffs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

BLOCK = re.compile(r"(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of a guide: the file it is for, if one is named before it, the kind of its code, and the code."""

    file: str
    kind: str
    text: str


def blocks_of(document: str) -> list[Block]:
    """List the blocks of a guide in their order."""
    return [Block(match[1] or "", match[2], match[3]) for match in BLOCK.finditer(document)]


def apply_change(folder: Path, name: str, change: str) -> None:
    """Change a file below a folder as a diff without line numbers says."""
    lines = change.splitlines()
    assert {line[:1] for line in lines} <= {" ", "+", "-", ""}
    old = "\n".join(line[1:] for line in lines if line[:1] != "+")
    new = "\n".join(line[1:] for line in lines if line[:1] != "-")
    text = (folder / name).read_text("utf-8")
    assert text.count(old) == 1, f"{name} has this {text.count(old)} times:\n{old}"
    (folder / name).write_text(text.replace(old, new), "utf-8")
