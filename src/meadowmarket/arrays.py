"""Actions and observations as NumPy arrays, and many games at once. Needs `meadowmarket[research]`."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from meadowmarket.core.api import Game, State
from meadowmarket.core.batch import GameBatch, check_seeds
from meadowmarket.core.encoding import ObservationLayout
from meadowmarket.core.errors import BadSetup, IllegalAction, check_seat
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed

Bits: TypeAlias = NDArray[np.uint8]
Shorts: TypeAlias = NDArray[np.int16]
T = TypeVar("T", bound=np.generic)


def legal_mask(state: State, seat: int) -> NDArray[np.bool_]:
    """Return which actions a seat may take now: one entry per action of the game's vocabulary.

    Raises NotYourTurn if nothing is asked of the seat.

    >>> from meadowmarket import make_game
    >>> state = make_game("lagranja").new(seed=1)
    >>> (seat,) = state.seats_to_act()
    >>> np.flatnonzero(legal_mask(state, seat)).tolist() == sorted(state.options(seat))
    True
    """
    mask = np.zeros(len(state.game.actions), np.bool_)
    mask[state.options(seat)] = True
    return mask


def observation(state: State, seat: int) -> Shorts:
    """Return what a seat can know, as the numbers that `observation_layout` names. Nothing hidden is in it.

    Raises BadSetup if there is no such seat.

    >>> from meadowmarket import make_game
    >>> game = make_game("everdell")
    >>> numbers = observation(game.new(seed=1), 0)
    >>> numbers.dtype, len(numbers) == observation_layout(game).size
    (dtype('int16'), True)
    """
    check_seat(seat, state.game.players)
    return np.array(state.game.encoder().observation(state, seat), np.int16)


def observation_layout(game: Game) -> ObservationLayout:
    """Return the names, ranges and meanings of the numbers of an observation.

    >>> from meadowmarket import make_game
    >>> layout = observation_layout(make_game("everdell"))
    >>> layout.names()[:2]
    ['pile', 'discards']
    >>> block = layout.blocks()[0]
    >>> block.low, block.high, block.rule, block.about
    (0, 999, 'EV-6.1', 'the number of cards in the pile')
    """
    return game.encoder().layout


class Batch:
    """Many games of one kind, stepped at once; a game that ends is replaced at once by the next.

    The arrays change at each `step`. They show the batch's own memory and can't be written to, unless you pass yours as
    `out`, by these names; those are filled:

    | name | shape | type | what |
    | --- | --- | --- | --- |
    | `masks` | games, actions | uint8 | the legal actions of the seat to act |
    | `seats` | games | uint8 | the seat to act |
    | `observations` | games, numbers | int16 | what that seat can know |
    | `rewards` | games, players | float64 | of games that have just ended: winners 1, losers less than 0, sum 0 |
    | `scores` | games, players | int16 | the points of games that have just ended |
    | `done` | games | uint8 | 1 where a game has just ended |
    | `seeds` | games | int64 | the seeds of the games that run |

    `rewards`, `scores` and `done` tell of the games that the last step has ended, everything else of those that run.
    The first game in each place has its seed from the argument `seeds`, or, with `games` and `seed`, one that is drawn
    from `seed`; each later one a seed that is drawn from that of the first.

    >>> from meadowmarket import make_game
    >>> batch = Batch(make_game("lagranja", 4), games=2, seed=1)
    >>> batch.step(batch.sample())
    >>> batch.masks.shape, batch.seats.dtype, batch.done.tolist()
    ((2, 1005), dtype('uint8'), [0, 0])
    """

    def __init__(
        self,
        game: Game,
        games: int = 0,
        seed: int = 0,
        seeds: Sequence[int] | NDArray[np.integer] | None = None,
        observes: bool = True,
        out: dict[str, NDArray[np.generic]] | None = None,
    ) -> None:
        if out is not None and not isinstance(out, dict):
            args: dict[str, int | str] = {"name": "out", "found": type(out).__name__, "expected": "dict"}
            raise BadSetup(Message("batch-wrong-array", args))
        chosen = _seeds(games, seed, seeds)
        self.game = game
        self._batch = batch = GameBatch(game, chosen, observes)
        self._given = dict(out or {})
        count = len(chosen)
        self._pairs: list[tuple[NDArray[np.generic], NDArray[np.generic]]] = []
        self.masks = self._array("masks", batch.masks, np.uint8, (count, len(game.actions)))
        self.seats = self._array("seats", batch.seats, np.uint8, (count,))
        self.rewards = self._array("rewards", batch.rewards, np.float64, (count, game.players))
        self.scores = self._array("scores", batch.scores, np.int16, (count, game.players))
        self.done = self._array("done", batch.done, np.uint8, (count,))
        self.seeds = self._array("seeds", batch.seeds, np.int64, (count,))
        self.observations: Shorts | None = None
        if batch.sheet is not None:
            size = batch.sheet.size
            self.observations = self._array("observations", batch.sheet.values, np.int16, (count, int(size)))
        if self._given:
            raise BadSetup(Message("batch-no-such-array", {"name": ", ".join(sorted(self._given))}))
        self._copy()

    def _array(self, name: str, memory: object, dtype: type[T], shape: tuple[int, ...]) -> NDArray[T]:
        """Return the array of a name: the batch's own memory, or the caller's array, which is filled from it."""
        source: NDArray[T] = np.frombuffer(memory, dtype).reshape(shape)  # type: ignore[call-overload]
        array = self._given.pop(name, None)
        if array is None:
            return source
        is_array = isinstance(array, np.ndarray)
        if not is_array or array.shape != shape or array.dtype != dtype or not array.flags.writeable:
            wanted = f"{shape} {np.dtype(dtype)}"
            raise BadSetup(Message("batch-wrong-array", {"name": name, "found": _said(array), "expected": wanted}))
        if _overlaps_itself(array) or any(np.shares_memory(array, other) for other, _ in self._pairs):
            raise BadSetup(Message("batch-shared-memory", {"name": name}))
        self._pairs.append((array, source))
        return array  # type: ignore[return-value]

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a Batch can't be copied or pickled: make one where it is needed, of the same game and seeds")

    def __len__(self) -> int:
        return self._batch.count

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """Play one action in each game, then fill the arrays.

        Raises IllegalAction, naming the game, if one is not legal there, and changes nothing then.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self._batch.count,) or chosen.dtype.kind not in "iu":
            found = f"{chosen.shape} {chosen.dtype}"
            args: dict[str, int | str] = {"name": "actions", "found": found, "count": self._batch.count}
            raise BadSetup(Message("batch-no-integers", args))
        # Numbers that do not fit into 32 bits would come out as others, and those might be legal.
        wild = np.flatnonzero((chosen < 0) | (chosen >= len(self.game.actions)))
        if len(wild):
            args = {"code": str(chosen[wild[0]]), "count": len(self.game.actions)}
            reason = Message("no-such-code", args)
            raise IllegalAction(Message("batch-illegal", {"number": int(wild[0]), "reason": reason}))
        self._batch.step(np.ascontiguousarray(chosen, np.int32).data)
        self._copy()

    def sample(self, passes_last: bool = True) -> NDArray[np.int32]:
        """Return a random legal action for each game, each as likely.

        With `passes_last` an action that the game calls its last resort, such as passing for good in Everdell, is taken
        only where there is no other: as the bot `random` does.
        """
        return np.frombuffer(memoryview(self._batch.sample(passes_last)), np.int32).copy()

    def state(self, index: int) -> State:
        """Return a copy of the state of a game; raise BadSetup if there is no such one."""
        if not 0 <= index < len(self):
            raise BadSetup(Message("batch-no-such-game", {"number": index, "most": len(self) - 1}))
        return self._batch.states[index].clone()

    def _copy(self) -> None:
        for array, source in self._pairs:
            np.copyto(array, source)


def _seeds(games: int, seed: int, seeds: Sequence[int] | NDArray[np.integer] | None) -> list[int]:
    """Return the seed of the first game in each place; raise BadSetup if one is out of range or their number is not."""
    if seeds is None:
        if games < 0:
            raise BadSetup(Message("not-positive", {"found": games}))
        check_seeds([index(seed)])
        return [int(derived_seed(index(seed), i)) for i in range(games)]
    if seed:
        raise BadSetup(Message("batch-seed-and-seeds"))
    try:
        found = f"{np.shape(seeds)} {np.asarray(seeds).dtype}"
    except ValueError:  # lists of unequal length
        found = type(seeds).__name__
    try:
        chosen = [index(one) for one in seeds]  # those of an array are no ints, which compiled code refuses
    except TypeError:
        chosen = None
    if chosen is None or games not in (0, len(chosen)):
        raise BadSetup(Message("batch-no-integers", {"name": "seeds", "found": found, "count": games}))
    return chosen


def _overlaps_itself(array: NDArray[np.generic]) -> bool:
    """Whether several entries may be in the same place, as in views that repeat a row."""
    reach = array.itemsize
    for step, count in sorted(zip(map(abs, array.strides), array.shape, strict=True)):
        if count > 1 and step < reach:
            return True
        reach += step * (count - 1)
    return False


def _said(array: object) -> str | Message:
    """Say what an array is, or what is no array."""
    if not isinstance(array, np.ndarray):
        return type(array).__name__
    kind = f"{array.shape} {array.dtype}"
    return kind if array.flags.writeable else Message("batch-read-only", {"array": kind})
