"""Shared parts of the environments: spaces of observations and actions, and a drawing of a state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from meadowmarket.core.api import NOBODY, Game, State
from meadowmarket.core.encoding import Encoder, Sheet
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.texts import Catalogue

Observation: TypeAlias = dict[str, NDArray[Any]]
WIDTH = 120
RENDER_MODES = ["ansi", "human"]


class Observer:
    """The observations of one game: what a seat can know, and its mask of legal actions."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._encoder: Encoder = game.encoder()
        self._sheet = Sheet(self._encoder.layout, 1)
        size = self._encoder.layout.size
        self._values = np.frombuffer(memoryview(self._sheet.values), np.int16)
        ranges = [(block.low, block.high) for block in self._encoder.layout.blocks() for _ in block.parts]
        low = np.array([low for low, _ in ranges], np.int16)
        high = np.array([high for _, high in ranges], np.int16)
        self.action_space = spaces.Discrete(len(game.actions))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8),
            }
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Make a new one in a copy of the environment or in another process: it holds only buffers."""
        return Observer, (self._game,)

    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat can know, and which actions it may take; none if it is asked nothing."""
        self._encoder.encode(state, seat, self._sheet, 0)
        mask = np.zeros(int(self.action_space.n), np.int8)
        if seat in state.seats_to_act():
            mask[state.options(seat)] = 1
        return {"observation": self._values.copy(), "action_mask": mask}


def check_choice(name: str, found: object, allowed: Sequence[str]) -> None:
    """Raise BadSetup, saying what is allowed, unless an argument is one of some words."""
    if found not in allowed:
        args = {"name": name, "found": str(found), "allowed": ", ".join(allowed)}
        raise BadSetup(Message("env-bad-choice", {**args}))


def check_render_mode(mode: str | None) -> None:
    """Raise BadSetup unless there is such a way of drawing; None draws nothing."""
    if mode is not None:
        check_choice("render_mode", mode, RENDER_MODES)


def check_limit(name: str, found: object, low: int, high: int) -> None:
    """Raise BadSetup unless an argument is a whole number of a range."""
    if not isinstance(found, (int, np.integer)) or isinstance(found, bool) or not low <= found <= high:
        raise BadSetup(Message("env-bad-number", {"name": name, "found": str(found), "low": low, "high": high}))


def drawn(state: State, seat: int = NOBODY) -> str:
    """Draw what a seat, or a spectator, sees, as text."""
    # Imported here: training draws nothing.
    from rich.console import Console

    from meadowmarket.terminal.screen import board

    game = state.game
    text = StringIO()
    console = Console(file=text, width=WIDTH, force_terminal=False, color_system=None)
    console.print(board(game, game.view(state, seat), _catalogue(game.players)))
    return text.getvalue()


@cache
def _catalogue(players: int) -> Catalogue:
    return Catalogue("en", names=[f"seat {seat}" for seat in range(players)])


def short_seed(seed: int | None, generator: np.random.Generator) -> int:
    """Return the seed of a game: the given one, or one that a generator draws."""
    return int(generator.integers(0, 1 << 62)) if seed is None else seed
