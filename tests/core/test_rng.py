"""The generator: fixed values, so that builds and versions agree, and statistics, since it is our own variant."""

import pytest

from meadowmarket.core.playout import derived_seed
from meadowmarket.core.rng import MASK, Rng, check_seed, following, mixed

FIRST_OF_SEED_1 = [935, 52, 458, 329, 221, 435, 228, 546]
MIXED = [0, 2558316640067307269, 6514504133438201533]


def test_values_never_change() -> None:
    rng = Rng(1)
    assert [int(rng.below(1000)) for _ in range(8)] == FIRST_OF_SEED_1
    assert [int(mixed(n)) for n in (0, 1, MASK)] == MIXED


@pytest.mark.parametrize("n", [2, 3, 6, 52, 1000])
@pytest.mark.parametrize("seed", [0, 1, 2**40, MASK])
def test_draws_are_even(n: int, seed: int) -> None:
    """Chi-squared stays near its degrees of freedom: within six standard deviations."""
    rng = Rng(seed)
    draws = 200 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert abs(chi - (n - 1)) < 6 * (2 * (n - 1)) ** 0.5


def test_neighbouring_seeds_and_draws_are_independent() -> None:
    """Each of the 36 pairs of dice comes about as often, along one stream and across seeds."""
    along, across = [0] * 36, [0] * 36
    rng = Rng(9)
    for seed in range(18_000):
        along[rng.below(6) * 6 + rng.below(6)] += 1
        across[Rng(seed).below(6) * 6 + Rng(seed + 1).below(6)] += 1
    for counts in (along, across):
        assert sum((count - 500) ** 2 / 500 for count in counts) < 35 + 6 * 70**0.5


def test_bits_are_balanced() -> None:
    for bit in range(63):
        ones = sum(int(mixed(following(n))) >> bit & 1 for n in range(4000))
        assert abs(ones - 2000) < 6 * 1000**0.5, bit


def test_shuffle_reaches_every_order() -> None:
    seen: dict[tuple[int, ...], int] = {}
    rng = Rng(3)
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in seen.values())


def test_a_fork_is_independent_of_the_further_course() -> None:
    rng, twin = Rng(5), Rng(5)
    fork = rng.fork()
    twin_fork = twin.fork()
    twin.below(6)
    assert [int(fork.below(99)) for _ in range(9)] == [int(twin_fork.below(99)) for _ in range(9)]
    assert int(rng.memory) != int(twin.memory)


def test_derived_seeds_differ() -> None:
    seeds = {int(derived_seed(seed, index)) for seed in range(50) for index in range(200)}
    assert len(seeds) == 50 * 200
    assert all(0 <= seed <= MASK for seed in seeds)


@pytest.mark.parametrize("seed", [-1, MASK + 1])
def test_seeds_have_63_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="allowed are 0 to"):
        check_seed(seed)
