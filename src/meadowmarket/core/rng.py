"""Random generators. A seed is an integer; its size decides which generator it starts.

Up to 63 bits: splitmix modulo 2^63, whose state is one integer. It is cheap to copy, save and compare, and the native
integers of the compiled build and the unbounded ones of the interpreted build give the same numbers. Its draws reveal
its state to anyone who searches long enough: it is for practice, simulation and search.

Up to 256 bits: each draw is a hash of a counter under a secret key. Without the key, a draw can be neither predicted
nor checked. It is for games that people play against each other.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

from meadowmarket.core.errors import check_int

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0x7FFFFFFFFFFFFFFF
NATIVE_MASK: Final[i64] = int(MASK)
"""The same, as a native number of compiled code, for which it is too large a constant: `int` is called for that."""
GAMMA: Final = 0x1E3779B97F4A7C15
SEED_BITS: Final = 63
SECRET_BITS: Final = 256
MOST_SEED: Final = 2**SECRET_BITS - 1
KEY_BYTES: Final = 32
OF_THE_GAME: Final = b"game"
OF_PLAYERS: Final = b"players"


def following(memory: i64) -> i64:
    """Return the memory after one draw."""
    return (memory + GAMMA) & NATIVE_MASK


def mixed(memory: i64) -> i64:
    """Return the 63 random bits that a memory stands for."""
    z: i64 = memory
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & NATIVE_MASK
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & NATIVE_MASK
    return z ^ (z >> 31)


def check_seed(seed: int) -> int:
    """Return the seed of a game; raise ValueError unless it fits into 256 bits."""
    check_int(seed)
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"seed {seed}: allowed are 0 to {MOST_SEED}")
    return seed


# -- keyed chance


def new_secret_seed() -> int:
    """Return a seed from the system's source of randomness, always long enough for keyed chance."""
    return 1 << (SECRET_BITS - 1) | secrets.randbits(SECRET_BITS - 1)


def is_secret_seed(seed: int) -> bool:
    """Whether a seed starts keyed chance."""
    return seed > MASK


def key_of(seed: int) -> bytes:
    """Return the secret key in a long seed: all but its lowest 63 bits, which are the first counter."""
    return (seed >> SEED_BITS).to_bytes(KEY_BYTES, "little")


def joined(key: bytes, counter: int) -> int:
    """Return the long seed that continues with this key after this counter."""
    return int.from_bytes(key, "little") << SEED_BITS | counter


def keyed(key: bytes, counter: int, purpose: bytes) -> i64:
    """Return the 63 random bits of a counter under a secret key; each purpose has its own."""
    data = counter.to_bytes(8, "little")
    return int.from_bytes(blake2b(data, digest_size=8, key=key, person=purpose).digest(), "little") & MASK


@final
class Rng:
    """A separate generator for players and playouts; a game's own generator is in its state.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, memory: int) -> None:
        check_int(memory)
        if not 0 <= memory <= MASK:
            raise ValueError(f"seed {memory}: allowed are 0 to {MASK}")
        self.memory: i64 = memory

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (int(self.memory),)

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1."""
        self.memory = following(self.memory)
        return (mixed(self.memory) >> 8) % n

    def fork(self) -> Rng:
        """Return a generator that is independent of the further course of this one."""
        self.memory = following(self.memory)
        return Rng(mixed(self.memory))

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
