"""Lines that wrap between their parts, never within one, and are indented below their first part."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Flow:
    """A name and some parts after it; only a part that is longer than a line is broken."""

    def __init__(self, head: Text, parts: Sequence[Text], between: str = " · ") -> None:
        self.head = head
        self.parts = parts
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        indent = " " * min(self.head.cell_len, width // 3)
        line = Text().append_text(self.head)
        is_empty = True
        for part in self.parts:
            if not is_empty and line.cell_len + len(self.between) + part.cell_len > width:
                yield line
                line = Text(indent)
                is_empty = True
            line.append_text(part if is_empty else Text.assemble(self.between, part))
            is_empty = False
        yield line
