"""One seat of a game as a Gymnasium environment; bots have the other seats.

>>> from meadowmarket import make_game
>>> environment = SingleSeatEnv(make_game("lagranja", 2), bots=["random"])
>>> observation, info = environment.reset(seed=1)
>>> action = environment.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = environment.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from numpy.typing import NDArray

from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Bot, Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.batch import rewards_of
from meadowmarket.core.errors import BadSetup, IllegalAction, check_seat
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.rng import Rng
from meadowmarket.envs.spaces import (
    RENDER_MODES,
    Observation,
    Observer,
    check_choice,
    check_limit,
    check_render_mode,
    drawn,
    short_seed,
)
from meadowmarket.lab.bot_specs import check_bot, close_all, make_bot, show_failure

MOST_ACTIONS = 10_000
Illegal = Literal["random", "raise"]
ID = "meadowmarket/SingleSeat-v0"
"""The name by which `gymnasium.make` knows the environment, once this module is imported."""


class SingleSeatEnv(gymnasium.Env[Observation, Any]):
    """A game against chosen bots, one for each other seat in the order of the seats.

    An observation is a dictionary: `observation` is what the seat can know, `action_mask` its legal actions;
    `action_masks()` gives that alone. The reward comes at the end: see `meadowmarket.core.batch.rewards_of`.

    Many tools choose actions without looking at the mask. So an illegal action is replaced by a random legal one, and
    `info["illegal"]` says so; with `illegal="raise"` it raises IllegalAction. `info["failures"]` counts by seat how
    often a bot has failed in this game; a random option was played then. After `max_actions` actions of all seats
    together a game is cut off (truncated).
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as in the base class)

    def __init__(
        self,
        game: Game,
        bots: Sequence[str] | None = None,
        seat: int = 0,
        illegal: Illegal = "random",
        render_mode: str | None = None,
        max_actions: int = MOST_ACTIONS,
    ) -> None:
        others = list(bots) if bots is not None else ["random"] * (game.players - 1)
        if len(others) != game.players - 1:
            raise BadSetup(Message("bots-per-seat", {"bots": len(others) + 1, "players": game.players}))
        check_seat(seat, game.players)
        check_choice("illegal", illegal, get_args(Illegal))
        check_render_mode(render_mode)
        check_limit("max_actions", max_actions, 1, MOST_ACTIONS)
        for spec in others:
            check_bot(spec)
        self.game = game
        self.seat = seat
        self.render_mode = render_mode
        self.max_actions = max_actions
        self._illegal = illegal
        self._failures = [0] * game.players
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
        self._failures = [0] * self.game.players
        self._bots = [
            make_bot(spec, int(derived_seed(dealt, seat + 1))) if spec else None
            for seat, spec in enumerate(self._specs)
        ]
        self._let_others_play()
        return self._observer.observe(self._state, self.seat), {"failures": list(self._failures)}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the bots play until the seat is asked again."""
        state = self.state
        if not self._bots:
            raise gymnasium.error.ResetNeeded("the environment is closed: call reset before step")
        is_legal = True
        if state.is_over() or self.seat in state.seats_to_act():  # or it was cut off while others had their turn
            is_legal = self._play(int(action))
            self._let_others_play()
        is_over = state.is_over()
        is_cut = not is_over and state.actions_played >= self.max_actions
        reward = rewards_of(state)[self.seat] if is_over else 0.0
        info: dict[str, Any] = {"illegal": not is_legal, "failures": list(self._failures)}
        if is_over:
            info["scores"] = np.array(state.scores(), np.int16)
        if self.render_mode == "human":
            self.render()
        return self._observer.observe(state, self.seat), float(reward), is_over, is_cut, info

    def _play(self, action: int) -> bool:
        """Play an action, or a random one instead of an illegal one; return whether it was legal."""
        state = self.state
        options = state.options(self.seat)
        is_legal = action in options
        if not is_legal:
            if self._illegal == "raise":
                raise IllegalAction(state.why_not(self.seat, action))
            action = options[int(self._rng.below(len(options)))]
        state.advance(self.seat, action)
        return is_legal

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
        while self._others_play_on(state):
            seat = state.seats_to_act()[0]
            bot = self._bots[seat]
            assert bot is not None
            move = choose_or_random(bot, self.game, state, seat, self._rng, Budget())
            if move.failure is not None:
                self._failures[seat] += 1
                show_failure(self._specs[seat], move)
            state.advance(seat, move.action)

    def _others_play_on(self, state: State) -> bool:
        is_cut = state.actions_played >= self.max_actions
        return not state.is_over() and not is_cut and self.seat not in state.seats_to_act()

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
        """Stop what the bots have started."""
        playing = [(spec, bot) for spec, bot in zip(self._specs, self._bots) if bot is not None]
        self._bots = []
        close_all([spec for spec, _ in playing], [bot for _, bot in playing])


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="meadowmarket.envs.single_seat:SingleSeatEnv")
