"""Many games in one line each, to be compared between builds: `python -m tests.properties.courses`."""

from __future__ import annotations

from hashlib import blake2b

import meadowmarket
from meadowmarket.core.api import Game
from meadowmarket.core.codec import checksum
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja import BOX
from tests.games.lagranja.eager import Eager

SEEDS = 20


def course(game: Game, seed: int) -> str:
    """Play a game and return a digest of all options, all actions and the states on the way."""
    choose = Eager(game).choose if seed % 2 else choose_random
    state = game.new(seed)
    rng = Rng(seed)
    digest = blake2b(digest_size=8)
    while not state.is_over():
        for seat in state.seats_to_act():
            digest.update(repr((seat, state.options(seat))).encode())
        if state.actions_played % 10 == 0:
            digest.update(checksum(state).encode())
        seat = state.seats_to_act()[-1]
        action = choose(state, seat, rng)
        digest.update(repr((seat, action)).encode())
        state.apply(seat, action)
    end = f"end {checksum(state)} {' '.join(map(str, state.scores()))}"
    return f"{game.ruleset} {game.players} {seed}: {state.actions_played} actions {digest.hexdigest()} {end}"


def courses() -> list[str]:
    """Play all games."""
    return [
        course(game, seed)
        for ruleset in BOX.rulesets
        for players in range(BOX.min_players, BOX.max_players + 1)
        for game in (BOX.open(players, ruleset, {}, None),)
        for seed in range(SEEDS)
    ]


if __name__ == "__main__":
    print(meadowmarket.build().kind, *courses(), sep="\n")
