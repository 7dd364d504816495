"""Changed copies of tuples. Rarely changed parts of a state are tuples, so that clones share them."""

from __future__ import annotations


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return the same values but for one.

    >>> replaced((4, 5, 6), 1, 0)
    (4, 0, 6)
    """
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def without(values: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Return all values but one.

    >>> without((4, 5, 6), 1)
    (4, 6)
    """
    return values[:at] + values[at + 1 :]
