"""A random generator whose whole memory is one 63-bit integer: cheap to copy, to save and to compare.

It is splitmix modulo 2^63, so that the native integers of the compiled build and the unbounded ones of the
interpreted build give the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0x7FFFFFFFFFFFFFFF
GAMMA: Final = 0x1E3779B97F4A7C15
SEED_BITS: Final = 63


def following(memory: i64) -> i64:
    """Returns the memory after one draw."""
    return (memory + GAMMA) & MASK


def mixed(memory: i64) -> i64:
    """Returns the 63 random bits that a memory stands for."""
    z: i64 = memory
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
    return z ^ (z >> 31)


def check_seed(seed: int) -> int:
    """Returns the seed; raises ValueError unless it fits into 63 bits."""
    if not 0 <= seed <= MASK:
        raise ValueError(f"seed {seed}: allowed are 0 to {MASK}")
    return seed


@final
class Rng:
    """A generator of its own, for players and playouts; a game's chance lives in its state.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, memory: int) -> None:
        self.memory: i64 = check_seed(memory)

    def below(self, n: i64) -> i64:
        """Draws a number from 0 to n - 1."""
        self.memory = following(self.memory)
        return (mixed(self.memory) >> 8) % n

    def fork(self) -> Rng:
        """Returns a generator that is independent of the further course of this one."""
        self.memory = following(self.memory)
        return Rng(mixed(self.memory))

    def shuffle(self, items: list[int]) -> None:
        """Shuffles a list in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
