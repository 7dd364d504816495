"""Many games of one kind, stepped at once in compiled code.

Everything that a learner reads is in plain memory: masks of legal actions, observations, seats, rewards. Each game
plays as if it were alone: only the constant game is shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from meadowmarket.core.api import Game, State
from meadowmarket.core.encoding import Encoder, Sheet
from meadowmarket.core.errors import BadSetup, IllegalAction, check_int
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed, pick
from meadowmarket.core.rng import MASK, Rng


@final
class GameBatch:
    """Games that never stop: one that ends is replaced at once by the next.

    After `step`, `rewards`, `scores` and `done` describe the games that have just ended; everything else describes the
    running ones.
    """

    def __init__(self, game: Game, seeds: Sequence[int], observes: bool) -> None:
        check_seeds(seeds)
        count = len(seeds)
        self.game: Final = game
        self.count: Final = count
        self.states: Final[list[State]] = []
        self.first_seeds: Final = list(seeds)
        self.encoder: Final[Encoder | None] = game.encoder() if observes else None
        self.sheet: Final[Sheet | None] = Sheet(self.encoder.layout, count) if self.encoder is not None else None
        self.actions: i64 = len(game.actions)
        self.masks = vec[u8]([0] * (count * len(game.actions)))
        """By game and action: 1 for a legal action of the seat to act."""
        self.seats = vec[u8]([0] * count)
        """By game: the seat to act; of several, the first."""
        self.seeds = vec[i64](list(seeds))
        """By game: the seed of the game that runs."""
        self.episodes = vec[i64]([0] * count)
        """By game: how many have ended in this place."""
        self.rewards = vec[float]([0.0] * (count * game.players))
        """By game and seat: of a game that has just ended, see `rewards_of`; else 0."""
        self.scores = vec[i16]([0] * (count * game.players))
        """By game and seat: the points of a game that has just ended; else 0."""
        self.done = vec[u8]([0] * count)
        """By game: 1 if one has just ended here."""
        self._options: list[list[int]] = [[] for _ in seeds]
        self._rngs: list[Rng] = []
        self._last_resort = game.last_resort()
        for i in range(count):
            self.states.append(game.new(seeds[i]))
            self._rngs.append(Rng(int(derived_seed(seeds[i], 0))))
            self._look(i)

    def step(self, actions: memoryview) -> None:
        """Play one action in each game, given as a buffer of 32-bit integers.

        Raises IllegalAction, naming the game, and changes nothing if one is not an option.
        """
        self.play(vec[i32](actions))

    def play(self, actions: vec[i32]) -> None:
        """Play one action in each game; see `step`."""
        self._check(actions)
        i: i64 = 0
        count: i64 = self.count
        while i < count:
            state = self.states[i]
            if self.done[i]:
                self._forget_end(i)
            state.advance(int(self.seats[i]), int(actions[i]))
            if not state.stack:
                self._finish(i, state)
            self._look(i)
            i += 1

    def sample(self, passes_last: bool) -> vec[i32]:
        """Choose a random action in each game, by a generator that the seed of the game starts.

        With `passes_last` the game's last resort is taken only where there is nothing else, as in all random play.
        """
        chosen = vec[i32]([0] * self.count)
        last_resort = self._last_resort if passes_last else -1
        i: i64 = 0
        count: i64 = self.count
        while i < count:
            chosen[i] = i32(pick(self._options[i], last_resort, self._rngs[i]))
            i += 1
        return chosen

    def play_random(self, steps: int, passes_last: bool) -> None:
        """Play `steps` random actions in each game."""
        for _ in range(steps):
            self.play(self.sample(passes_last))

    def _look(self, i: i64) -> None:
        """Read what is asked in a game."""
        state = self.states[i]
        decision = state.decision()
        seat = decision.seats(state)[0]
        options = decision.options(state, seat)
        masks = self.masks
        base: i64 = i * self.actions
        for old in self._options[i]:
            masks[base + old] = 0
        for action in options:
            masks[base + action] = 1
        self._options[i] = options
        self.seats[i] = u8(seat)
        encoder, sheet = self.encoder, self.sheet
        if encoder is not None and sheet is not None:
            sheet.begin(i)
            encoder.write(state, seat, sheet)
            sheet.end(i)

    def _check(self, actions: vec[i32]) -> None:
        count: i64 = self.count
        if len(actions) != count:
            raise BadSetup(Message("batch-size", {"found": len(actions), "expected": self.count}))
        masks = self.masks
        i: i64 = 0
        while i < count:
            action = i64(actions[i])
            if action < 0 or action >= self.actions or not masks[i * self.actions + action]:
                raise IllegalAction(self._why_not(int(i), int(action)))
            i += 1

    def _why_not(self, i: int, action: int) -> Message:
        if not 0 <= action < len(self.game.actions):
            reason = Message("no-such-code", {"code": action, "count": len(self.game.actions)})
        else:
            reason = self.states[i].why_not(int(self.seats[i]), action)
        return Message("batch-illegal", {"number": i, "reason": reason})

    def _finish(self, i: i64, state: State) -> None:
        """Note how a game has ended, and begin the next."""
        players: i64 = self.game.players
        rewards, scores = rewards_of(state), state.scores()
        seat: i64 = 0
        while seat < players:
            self.rewards[i * players + seat] = rewards[seat]
            self.scores[i * players + seat] = i16(scores[seat])
            seat += 1
        self.done[i] = 1
        self.episodes[i] = self.episodes[i] + 1
        seed = derived_seed(self.first_seeds[i], self.episodes[i])
        self.seeds[i] = seed
        self.states[i] = self.game.new(int(seed))
        self._rngs[i] = Rng(int(derived_seed(seed, 0)))

    def _forget_end(self, i: i64) -> None:
        players: i64 = self.game.players
        for seat in range(players):
            self.rewards[i * players + seat] = 0.0
            self.scores[i * players + seat] = 0
        self.done[i] = 0


def check_seeds(seeds: Sequence[int]) -> None:
    """Raise BadSetup unless there is a seed, and all are short ones."""
    if not seeds:
        raise BadSetup(Message("batch-empty"))
    for seed in seeds:
        check_int(seed)
        if not 0 <= seed <= MASK:
            raise BadSetup(Message("bad-seed", {"seed": str(seed), "most": str(MASK)}))


def rewards_of(state: State) -> list[float]:
    """Return what a game that has ended is worth to each seat; with several players they add up to 0.

    A winner gets 1, and each loser as much less than 0 as all winners get together, in equal parts. Several winners
    share. Someone who plays alone gets a hundredth of the points.
    """
    players = state.game.players
    if players == 1:
        return [state.scores()[0] / 100.0]
    winners = state.winners()
    if not winners or len(winners) == players:
        return [0.0] * players
    won, lost = 1.0 / len(winners), -1.0 / (players - len(winners))
    return [won if seat in winners else lost for seat in range(players)]
