"""One match between bots: the pairing, the seating, and the play of one game."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple

from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Bot, Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.rng import Rng
from meadowmarket.lab.bot_specs import check_bot, close_all, make_bot, show_failure, tell_result_of
from meadowmarket.lab.replay_folder import Move

LIMIT: Final = 10_000
"""The number of decisions after which a game is given up, without a winner."""


class Match(NamedTuple):
    """One bot, `a`, against another, `b`, in all other seats; against nobody in a solo game."""

    a: str
    b: str | None


class Played(NamedTuple):
    """The result of one game, each list by seat.

    In a solo game against an opponent, the opponent's points follow those of the seat.
    """

    points: list[int]
    winners: list[int]
    choices: list[int]
    """How often a seat had more than one option."""
    milliseconds: list[float]
    """How long it thought about them all."""
    failures: list[int]
    """How often it failed to choose; a random option was taken then."""
    decisions: int
    is_over: bool


def check_bots(specs: Sequence[str], players: int) -> None:
    """Raise BadSetup if a bot can't be made, if they are too few, or if one is named twice among more than two.

    Two that are the same show how much is chance.
    """
    for spec in specs:
        check_bot(spec)
        if specs.count(spec) > 1 and (len(specs) > 2 or players == 1):
            raise BadSetup(Message("arena-bot-twice", {"bot": spec}))
    if players > 1 and len(specs) < 2:
        raise BadSetup(Message("arena-one-bot", {"bot": ", ".join(specs), "players": players}))


def matches(bots: Sequence[str], players: int) -> list[Match]:
    """List who plays whom: two bots in the given order, or all pairs of more bots.

    Among three and four players one against many is not the same as many against one: there each pair plays both.
    """
    if players == 1:
        return [Match(bot, None) for bot in bots]
    if players == 2 or len(bots) == 2:
        return [Match(a, b) for i, a in enumerate(bots) for b in bots[i + 1 :]]
    return [Match(a, b) for i, a in enumerate(bots) for j, b in enumerate(bots) if i != j]


def deals_for(games: int, players: int) -> int:
    """Return the number of deals for at least that number of games: each is played in all rotations."""
    return -(-games // players)


def seating(match: Match, players: int, rotation: int) -> list[str]:
    """List the bots seat by seat; `a` sits on each seat once in the rotations of a deal.

    >>> seating(Match("greedy", "random"), 3, 1)
    ['random', 'greedy', 'random']
    """
    return [match.a if seat == rotation or match.b is None else match.b for seat in range(players)]


def play(
    game: Game,
    match: Match,
    seed: int,
    deal: int,
    rotation: int,
    limit: int = LIMIT,
    moves: list[Move] | None = None,
) -> Played:
    """Play one game of a match; games of the same seed and deal begin alike, with any bots.

    Its actions are added to `moves`.
    """
    dealt = derived_seed(seed, deal)
    chance = derived_seed(dealt, rotation)
    state = game.new(dealt)
    specs = seating(match, game.players, rotation)
    bots = [make_bot(spec, derived_seed(chance, seat + 1)) for seat, spec in enumerate(specs)]
    try:
        return _play_out(state, specs, bots, Rng(derived_seed(chance, 0)), limit, moves)
    finally:
        close_all(specs, bots)


def _play_out(
    state: State, specs: list[str], bots: list[Bot], rng: Rng, limit: int, moves: list[Move] | None
) -> Played:
    game = state.game
    choices, failures = [0] * game.players, [0] * game.players
    milliseconds = [0.0] * game.players
    decisions = 0
    while not state.is_over() and decisions < limit:
        seat = state.seats_to_act()[0]
        options = state.options(seat)
        action = options[0]
        if len(options) > 1:
            start = perf_counter()
            chosen = choose_or_random(bots[seat], game, state, seat, rng, Budget())
            milliseconds[seat] += (perf_counter() - start) * 1000
            choices[seat] += 1
            failures[seat] += chosen.failure is not None
            show_failure(specs[seat], chosen)
            action = chosen.action
        if moves is not None:
            moves.append((seat, action))
        state.advance(seat, action)
        decisions += 1
    is_over = state.is_over()
    if is_over:
        tell_result_of(specs, bots, state)
    points = [round(worth) for worth in game.valuation().worths(state)] if is_over else state.scores()
    winners = state.winners() if is_over else []
    return Played(points, winners, choices, milliseconds, failures, decisions, is_over)
