"""What searches say of some positions, to be compared between processes and builds: `python -m tests.bots.rankings`."""

from __future__ import annotations

import meadowmarket
from meadowmarket import games
from meadowmarket.bots.bot import Budget
from meadowmarket.bots.players.search import SearchBot
from meadowmarket.core.playout import play_some
from meadowmarket.core.rng import Rng

SEED = 5
DECISIONS = (0, 30, 60, 90)
EFFORT = Budget(simulations=60)


def ranking(name: str, decisions: int) -> str:
    """Return in one line how a search ranks the options after some random decisions."""
    game = games.open_game(name, 2)
    state = game.new(SEED)
    play_some(state, Rng(SEED), decisions)
    seat = state.seats_to_act()[0]
    seen = game.determinize(state, seat, Rng(SEED))
    moves = [
        f"{game.actions.notation(move.action)} {move.visits} {move.margin:.6f}"
        for move in SearchBot(SEED).rank(game, seen, seat, EFFORT)
    ]
    return f"{name} {decisions}: " + "; ".join(moves)


def rankings() -> list[str]:
    """Ranks the options of all positions."""
    return [ranking(name, decisions) for name in ("everdell", "lagranja") for decisions in DECISIONS]


if __name__ == "__main__":
    print(meadowmarket.build().kind, *rankings(), sep="\n")
