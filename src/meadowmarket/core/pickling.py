"""Games and states as `pickle` and `copy` handle them, the same in both builds.

A game is pickled as the arguments that open it again: its box, players, ruleset, settings, rules version, and the files
of its card pack. A process that reads several pickles of one game opens it once. A state is pickled as its game and its
plain data.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.box import Box
from meadowmarket.core.codec import decode_stack, encode_stack
from meadowmarket.core.rng import MASK
from meadowmarket.core.schema import corrupt

MOST_OPEN: Final = 16
"""How many games a process keeps, so that the next pickle of one need not open it again."""

_opened: Final[dict[tuple[type[Box], str], Game]] = {}


def reduced_game(game: Game) -> tuple[object, ...]:
    """Return how a game is made again; raise TypeError for one that no box has opened."""
    box = game.box
    if box is None:
        raise TypeError(f"this game of {game.name} can't be pickled: Box.open makes games that can")
    settings = dict(sorted(game.settings.items()))
    setup = (game.players, game.ruleset, settings, game.rules_version)
    return reopened, (type(box), game.id, *setup, game.card_files)


def reopened(
    box_type: type[Box],
    game_id: str,
    players: int,
    ruleset: str,
    settings: dict[str, str],
    rules_version: int,
    card_files: dict[str, bytes] | None,
) -> Game:
    """Open the game that was pickled; raise BadSetup or CorruptReplay where it is another one here."""
    known = _opened.get((box_type, game_id))
    if known is not None:
        return known
    game = _open(box_type(), players, ruleset, settings, rules_version, card_files)
    if game.id != game_id:  # the built-in cards have changed since
        raise corrupt("game", game_id, game.id)
    if len(_opened) >= MOST_OPEN:
        del _opened[next(iter(_opened))]
    _opened[box_type, game_id] = game
    return game


def _open(
    box: Box,
    players: int,
    ruleset: str,
    settings: dict[str, str],
    rules_version: int,
    card_files: dict[str, bytes] | None,
) -> Game:
    if card_files is None:
        return box.open(players, ruleset, settings, None, rules_version)
    with tempfile.TemporaryDirectory(prefix="meadowmarket-") as folder:
        for name, content in card_files.items():
            Path(folder, Path(name).name).write_bytes(content)
        return box.open(players, ruleset, settings, folder, rules_version)


def reduced_state(state: State) -> tuple[object, ...]:
    """Return how a state is made again. Nobody listens to the copy, as after `clone`."""
    counts = (state.current_seed(), state.actions_played, state.undo_floor)
    return restored, (state.game, *counts, encode_stack(state), state.fields(), state.memory_fields())


def restored(
    game: Game,
    seed: int,
    actions_played: int,
    undo_floor: int,
    stack: Json,
    fields: dict[str, Json],
    memory: dict[str, Json],
) -> State:
    """Build the state that was pickled; raise CorruptReplay, naming the place, if it does not fit its game."""
    state = game.restore(decode_stack(game, stack), seed & MASK, actions_played, undo_floor, fields)
    state.start_chance(seed)
    if memory:
        state.restore_memory(memory)
    return state
