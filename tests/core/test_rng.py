"""The generator: fixed values, so that builds and versions agree, and statistics, since it is our own variant."""

import pytest

from meadowmarket.core.api import State
from meadowmarket.core.codec import checksum, dumps, loads
from meadowmarket.core.playout import derived_seed, players_seed
from meadowmarket.core.rng import (
    MASK,
    MOST_SEED,
    Rng,
    check_seed,
    following,
    is_secret_seed,
    mixed,
    new_secret_seed,
)
from tests.core.toy import ToyGame

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


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1])
def test_seeds_have_256_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="allowed are 0 to"):
        check_seed(seed)


@pytest.mark.parametrize("memory", [-1, MASK + 1])
def test_the_fast_generator_has_63_bits(memory: int) -> None:
    with pytest.raises(ValueError, match="allowed are 0 to"):
        Rng(memory)


# -- keyed chance

LONG = 0xDECADE << 232 | 12345
FIRST_OF_LONG = [229, 350, 573, 357, 275, 328, 474, 58]


def keyed_state(seed: int) -> State:
    """A state; only its generator matters."""
    return ToyGame().new(seed)


def draws(state: State, n: int, count: int) -> list[int]:
    return [int(state.random_below(n)) for _ in range(count)]


def test_values_of_keyed_chance_never_change() -> None:
    assert draws(keyed_state(LONG), 1000, 8) == FIRST_OF_LONG


@pytest.mark.parametrize("n", [2, 3, 6, 52, 1000])
@pytest.mark.parametrize("seed", [MASK + 1, LONG, MOST_SEED])
def test_keyed_draws_are_even(n: int, seed: int) -> None:
    counts = [0] * n
    for drawn in draws(keyed_state(seed), n, 200 * n):
        counts[drawn] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert abs(chi - (n - 1)) < 6 * (2 * (n - 1)) ** 0.5


def test_keyed_draws_and_neighbouring_keys_are_independent() -> None:
    along, across = [0] * 36, [0] * 36
    state = keyed_state(LONG)
    for key in range(1, 7201):
        along[draws(state, 6, 1)[0] * 6 + draws(state, 6, 1)[0]] += 1
        across[draws(keyed_state(key << 63), 6, 1)[0] * 6 + draws(keyed_state((key + 1) << 63), 6, 1)[0]] += 1
    for counts in (along, across):
        assert sum((count - 200) ** 2 / 200 for count in counts) < 35 + 6 * 70**0.5


@pytest.mark.parametrize("bit", [63, 64, 127, 128, 191, 255])
def test_every_bit_of_the_key_matters(bit: int) -> None:
    seed = 1 << 255 | 1 << 100
    assert draws(keyed_state(seed), 1000, 8) != draws(keyed_state(seed ^ 1 << bit), 1000, 8)


def test_what_is_drawn_is_no_part_of_the_memory() -> None:
    """The fast generator's memory is found from its draws by search; of keyed chance only the counter moves."""
    state = keyed_state(LONG)
    before = state.current_seed()
    draws(state, 6, 100)
    assert state.current_seed() == before + 100
    assert state.current_seed() >> 63 == LONG >> 63


def test_a_secret_seed_has_at_least_128_random_bits() -> None:
    seeds = [new_secret_seed() for _ in range(2000)]
    assert len(set(seeds)) == len(seeds)
    assert all(is_secret_seed(seed) and seed <= MOST_SEED for seed in seeds)
    key_bits = [sum(seed >> bit & 1 for seed in seeds) for bit in range(63, 256)]
    assert sum(800 < ones < 1200 for ones in key_bits) >= 128


def test_a_keyed_game_is_cloned_and_saved_with_its_key() -> None:
    state = keyed_state(LONG)
    loaded = loads(state.game, dumps(state))
    clone = state.clone()
    expected = draws(state, 1000, 20)
    assert draws(clone, 1000, 20) == expected
    assert draws(loaded, 1000, 20) == expected


def test_a_clone_without_its_key_draws_nothing() -> None:
    state = keyed_state(LONG)
    state.key = None
    with pytest.raises(AssertionError):
        state.random_below(6)


def test_a_determinized_state_holds_nothing_of_the_key() -> None:
    state = keyed_state(LONG)
    dealt = state.game.determinize(state, 0, Rng(1))
    assert dealt.key is None
    assert 0 <= dealt.current_seed() <= MASK
    other = keyed_state(LONG)
    other.key = b"another key".ljust(32)
    assert dumps(other.game.determinize(other, 0, Rng(1))) == dumps(dealt)


def test_a_checksum_does_not_help_to_check_a_guess_at_the_cards() -> None:
    """All that can be guessed is equal here; the checksum still depends on the key."""
    states = [keyed_state(LONG) for _ in range(50)]
    for number, state in enumerate(states):
        state.key = number.to_bytes(32, "little")
    assert len({checksum(state) for state in states}) == len(states)
    assert len({str(state.fields()) for state in states}) == 1


def test_seeds_of_bots_lead_neither_to_the_table_nor_to_each_other() -> None:
    found = {players_seed(LONG, index, use) for index in range(300) for use in range(8)}
    assert len(found) == 300 * 8
    assert all(0 <= seed <= MASK for seed in found)
    assert players_seed(LONG, 0) != players_seed(LONG ^ 1 << 200, 0)
    assert players_seed(7, 3, 1) == derived_seed(7, 3), "practice tables stay as they were"
