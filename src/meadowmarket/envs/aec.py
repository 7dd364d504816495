"""A game as a PettingZoo environment: the seats act one after the other (AEC), with masks of legal actions.

>>> from meadowmarket import make_game
>>> environment = env(make_game("lagranja", 2))
>>> environment.reset(seed=1)
>>> observation, reward, terminated, truncated, info = environment.last()
>>> environment.step(environment.action_space(environment.agent_selection).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from meadowmarket.core.api import Game
from meadowmarket.core.batch import rewards_of
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

NO_LIMIT = 1_000_000_000


def env(game: Game, max_cycles: int = NO_LIMIT, render_mode: str | None = None) -> AECEnv[str, Any, Any]:
    """Return the environment of a game, with PettingZoo's usual checks around it.

    After `max_cycles` actions of all seats together it is cut off (truncated).
    """
    made: AECEnv[str, Any, Any] = SeatsEnv(game, max_cycles, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class SeatsEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The environment itself: agents are called `seat_0`, `seat_1` and so on.

    An observation is a dictionary: `observation` is what the seat can know, `action_mask` its legal actions. Rewards
    come at the end: see `meadowmarket.core.batch.rewards_of`. An illegal action raises IllegalAction.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "meadowmarket_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(self, game: Game, max_cycles: int = NO_LIMIT, render_mode: str | None = None) -> None:
        super().__init__()
        check_limit("max_cycles", max_cycles, 1, NO_LIMIT)
        check_render_mode(render_mode)
        self.game = game
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = Observer(game)
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, the same for all."""
        return self._observer.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions, the same for all."""
        return self._observer.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the seed decides its chance, and that of the games after it."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.state_of_game = self.game.new(short_seed(None, self._generator))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what a seat can know; raise BadSetup if no agent is called so."""
        check_choice("agent", agent, self.possible_agents)
        return self._observer.observe(self.state_of_game, self._seats[agent])

    def step(self, action: Any) -> None:
        """Play an action of the seat to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_of_game.apply(self._seats[agent], int(action))
        self._cycles += 1
        self._clear_rewards()
        if self.state_of_game.is_over():
            for one, reward in zip(self.possible_agents, rewards_of(self.state_of_game), strict=True):
                self.rewards[one] = reward
                self.terminations[one] = True
        elif self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the seat to act: of several that are asked at once, the first."""
        asked = self.state_of_game.seats_to_act()
        self.agent_selection = self.possible_agents[asked[0]] if asked else self.agents[0]

    def render(self) -> str | None:
        """Return the table as text, or print it, as the mode says."""
        if self.render_mode is None:
            return None
        text = drawn(self.state_of_game)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
