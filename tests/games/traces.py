"""Whole games in which the traces of events are compared with what the players have more or less."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import meadowmarket
from meadowmarket.core.api import Game, State
from meadowmarket.core.messages import Event
from meadowmarket.core.pieces import Trace
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng

Held = Counter[tuple[int, str]]
"""By seat and kind of piece: how many a player has."""


def check_traces(game: Game, seed: int, held_in: Callable[[State], Held], moved: Callable[[list[Trace]], Held]) -> None:
    """Play at random: what each seat and a spectator hear adds up to what each player has more or less."""
    state = game.new(seed)
    rng = Rng(seed)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        before = held_in(state)
        events: list[Event] = []
        state.events = events
        action = choose_random(state, seat, rng)
        state.apply(seat, action)
        after = held_in(state)
        for viewer in range(-1, game.players):
            told = moved(game.traces(seat, [event for event in events if event.is_visible_to(viewer)]))
            for key in before | after:
                changed = after[key] - before[key]
                assert told[key] == changed, (seed, viewer, key, game.actions.notation(action), events)


def logged(game: str) -> set[str]:
    """Return the names of all events that a game's texts know."""
    folder = Path(meadowmarket.__file__).parent / "games" / game / "texts" / "en"
    return set(re.findall(rf"^{game}-log-([a-z-]+) =", (folder / "game.ftl").read_text("utf-8"), re.MULTILINE))
