"""One seat of a game as a Gymnasium environment; bots have the other seats.

>>> from meadowmarket import make_game
>>> environment = SingleSeatEnv(make_game("lagranja", 2), bots=["random"])
>>> observation, info = environment.reset(seed=1)
>>> action = environment.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = environment.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Bot, Budget, make_bot
from meadowmarket.core.api import Game, State
from meadowmarket.core.batch import rewards_of
from meadowmarket.core.errors import BadSetup, IllegalAction, check_seat
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.rng import Rng
from meadowmarket.envs.spaces import RENDER_MODES, Observation, Observer, drawn, short_seed

MOST_ACTIONS = 10_000
Illegal = Literal["random", "raise"]


class SingleSeatEnv(gymnasium.Env[Observation, Any]):
    """A game against chosen bots, one for each other seat in the order of the seats.

    An observation is a dictionary: `observation` is what the seat can know, `action_mask` its legal actions;
    `action_masks()` gives that alone. The reward comes at the end: see `meadowmarket.core.batch.rewards_of`.

    Many tools choose actions without looking at the mask. So an illegal action is replaced by a random legal one, and
    `info["illegal"]` says so; with `illegal="raise"` it raises IllegalAction.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as in the base class)

    def __init__(
        self,
        game: Game,
        bots: Sequence[str] | None = None,
        seat: int = 0,
        illegal: Illegal = "random",
        render_mode: str | None = None,
    ) -> None:
        others = list(bots) if bots is not None else ["random"] * (game.players - 1)
        if len(others) != game.players - 1:
            raise BadSetup(Message("bots-per-seat", {"bots": len(others) + 1, "players": game.players}))
        check_seat(seat, game.players)
        for spec in others:
            make_bot(spec, 0).close()
        self.game = game
        self.seat = seat
        self.render_mode = render_mode
        self._illegal = illegal
        self._specs = [*others[:seat], "", *others[seat:]]
        self._bots: list[Bot | None] = []
        self._observer = Observer(game)
        self.observation_space = self._observer.observation_space  # type: ignore[assignment]
        self.action_space = self._observer.action_space
        self._state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; the seed decides its chance and the bots, and that of the games after it."""
        super().reset(seed=seed)
        self.close()
        dealt = short_seed(None, self.np_random)
        self._state = self.game.new(dealt)
        self._rng = Rng(int(derived_seed(dealt, 0)))
        self._bots = [
            make_bot(spec, int(derived_seed(dealt, seat + 1))) if spec else None
            for seat, spec in enumerate(self._specs)
        ]
        self._let_others_play()
        return self._observer.observe(self._state, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the bots play until the seat is asked again."""
        state = self.state
        options = state.options(self.seat)
        chosen = int(action)
        is_legal = chosen in options
        if not is_legal:
            if self._illegal == "raise":
                raise IllegalAction(state.why_not(self.seat, chosen))
            chosen = options[int(self._rng.below(len(options)))]
        state.advance(self.seat, chosen)
        self._let_others_play()
        is_over = state.is_over()
        is_cut = not is_over and state.actions_played >= MOST_ACTIONS
        reward = rewards_of(state)[self.seat] if is_over else 0.0
        info: dict[str, Any] = {"illegal": not is_legal}
        if is_over:
            info["scores"] = np.array(state.scores(), np.int16)
        if self.render_mode == "human":
            self.render()
        return self._observer.observe(state, self.seat), float(reward), is_over, is_cut, info

    @property
    def state(self) -> State:
        """The state of the game; before the first `reset` there is none."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset before anything else")
        return self._state

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, as maskable learners ask for it."""
        mask = np.zeros(len(self.game.actions), np.bool_)
        if self.seat in self.state.seats_to_act():
            mask[self.state.options(self.seat)] = True
        return mask

    def _let_others_play(self) -> None:
        state = self.state
        while not state.is_over() and self.seat not in state.seats_to_act():
            seat = state.seats_to_act()[0]
            bot = self._bots[seat]
            assert bot is not None
            move = choose_or_random(bot, self.game, state, seat, self._rng, Budget())
            state.advance(seat, move.action)

    def render(self) -> str | None:
        """Return what the seat sees as text, or print it, as the mode says."""
        if self.render_mode is None:
            return None
        text = drawn(self.state, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """End what the bots have started."""
        for bot in self._bots:
            if bot is not None:
                bot.close()
        self._bots = []
