"""Games for OpenSpiel, registered under the name `meadowmarket`: `pyspiel.load_game("meadowmarket(game=NAME)")`.

All chance comes first: a chance node chooses one of `deals` deals, which nobody sees; the deal then decides all
shuffles and rolls. Information states are perfect recall. Serialization is OpenSpiel's own, by the history.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from meadowmarket import game_names, make_game
from meadowmarket.core.api import NOBODY, Game, State
from meadowmarket.core.batch import rewards_of
from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Message
from meadowmarket.core.recall import Recall
from meadowmarket.envs.spaces import check_limit

NAME = "meadowmarket"
DEALS = 10_000
MOST_DEALS = 1 << 30
MOST_ACTIONS = 10_000
MOST_PLAYERS = 4

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Meadow & Market",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "", "players": 2, "ruleset": "", "deals": DEALS},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for two to four players: parameters `game` (the first installed one), `players`, `ruleset`, `deals`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        players = int(chosen.get("players", 2))
        check_limit("players", players, GAME_TYPE.min_num_players, GAME_TYPE.max_num_players)
        self.deals = int(chosen.get("deals", DEALS))
        check_limit("deals", self.deals, 1, MOST_DEALS)
        self.game = make_game(chosen.get("game") or game_names()[0], players, chosen.get("ruleset") or None)
        self.encoder = self.game.encoder()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the start, before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer of states."""
        return SpielObserver(self, iig_obs_type, params)


class Remembered:
    """What all seats have seen, updated on demand: most users never ask for it."""

    def __init__(self) -> None:
        self._recall: Recall | None = None
        self._count = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Remembered:
        copy = Remembered()
        copy._recall = None if self._recall is None else self._recall.clone()
        copy._count = self._count
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return Remembered, ()  # it is found out again

    def recall(self, game: Game, seed: int, played: list[tuple[int, int]]) -> Recall:
        """Return what was seen in a game that was played so far."""
        if self._recall is None:
            self._recall = Recall(game.new(seed))
        for seat, action in played[self._count :]:
            self._recall.apply(seat, action)
        self._count = len(played)
        return self._recall


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, or a state of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # Not the game of OpenSpiel itself: a clone would copy it. Ours is constant and shared.
        self.game = game.game
        self.deals = game.deals
        self.seed = -1
        self.state: State | None = None
        self.played: list[tuple[int, int]] = []
        self._remembered = Remembered()

    def current_player(self) -> int:
        """Return who acts; of several that are asked at once, the first."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.state.seats_to_act()
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the deals, all with the same probability."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return sorted(set(self.state.options(player)))

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            if not 0 <= action < self.deals:
                raise IllegalAction(Message("no-such-code", {"code": str(action), "count": self.deals}))
            self.seed = action
            self.state = self.game.new(action)
            return
        seat = self.state.seats_to_act()[0]
        self.state.apply(seat, action)
        self.played.append((seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game.actions.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.is_over()

    def returns(self) -> list[float]:
        """Return each seat's reward; 0 before the end."""
        if self.state is None or not self.state.is_over():
            return [0.0] * self.game.players
        return rewards_of(self.state)

    def recall(self) -> Recall | None:
        """Return what all seats have seen and done so far; None before the deal."""
        if self.state is None:
            return None
        return self._remembered.recall(self.game, self.seed, self.played)

    def __str__(self) -> str:
        if self.state is None:
            return "before the deal"
        return json.dumps(self.game.view(self.state, NOBODY), indent=1)


class SpielObserver:
    """Observes states: the numbers of the game's encoder, or, with perfect recall, the text of everything seen."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters {params}: none are allowed")
        self._game = game
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.encoder.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers with what a seat can know."""
        self.tensor.fill(0)
        if state.state is not None:
            self.tensor[:] = self._game.encoder.observation(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat can know, as text."""
        if self._recalls:
            recall = state.recall()
            return "" if recall is None else recall.text(player)
        return "" if state.state is None else str(self._game.game.view(state.state, player))


pyspiel.register_game(GAME_TYPE, SpielGame)
