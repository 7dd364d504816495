"""The market as it is drawn in the rules (LG-2.10), read from the drawing alone."""

from __future__ import annotations

# Neighbours stand six columns apart in a line, three in the next one.
MAIN = """\
            5dx
   2dX   6a    4b    3dX
4dx   5b    3a    2b    4eX
   3b    2a    4a    5c
6cX   4c    5a    6b    2ex
   3eX   2c    3c    5eX
            6dx
"""
SMALL = """\
      2c    4b
   5a    3b    5b
6a    2a    3a    6b
   5c    2b    4a
      4c    3c
"""

Spaces = dict[str, tuple[int, int]]

# Ruleset, players, plan, the marks of closed spaces.
LAYOUTS = [
    ("classic", 1, MAIN, "xX"),
    ("classic", 2, MAIN, "xX"),
    ("classic-promo", 3, MAIN, "xX"),
    ("classic", 4, MAIN, ""),
    ("deluxe", 1, SMALL, ""),
    ("deluxe", 2, SMALL, ""),
    ("deluxe", 3, MAIN, "X"),
    ("deluxe", 4, MAIN, ""),
]


def open_spaces(plan: str, closed: str) -> Spaces:
    """Read the line and column of each space that is open."""
    places = {}
    for line, text in enumerate(plan.splitlines()):
        for word in text.split():
            label, mark = word[:2], word[2:]
            if not mark or mark not in closed:
                places[label] = (line, text.index(word))
    return places


def distance(spaces: Spaces, label: str, other: str) -> int:
    """Count the steps from one space to another."""
    lines = abs(spaces[label][0] - spaces[other][0])
    halves = abs(spaces[label][1] - spaces[other][1]) // 3
    return lines + max(0, (halves - lines) // 2)


def neighbours(spaces: Spaces, label: str) -> set[str]:
    return {other for other in spaces if distance(spaces, label, other) == 1}
