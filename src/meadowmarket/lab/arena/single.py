"""Single games and matches between bots, for programs: nothing is shown or stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadowmarket.bots.ask import choose_or_random, note_failure
from meadowmarket.bots.bot import Budget
from meadowmarket.core.api import Game
from meadowmarket.core.batch import check_seeds
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.lab.arena.match import LIMIT, Match, Played, check_bots, deals_for, matches, play
from meadowmarket.lab.arena.results import Result
from meadowmarket.lab.bot_specs import close_all, make_bot, show_failure, tell_result_of
from meadowmarket.lab.processes import Pool


def played_table(game: Game, bots: Sequence[str], seed: int) -> Table:
    """Let bots play a game to its end; raise BadSetup if there is not one per seat."""
    if len(bots) != game.players:
        raise BadSetup(Message("bots-per-seat", {"bots": len(bots), "players": game.players}))
    table = Table(game, seed, bots)
    short = seed & ((1 << 62) - 1)
    rng = Rng(derived_seed(short, 0))
    made = [make_bot(spec, derived_seed(short, seat + 1)) for seat, spec in enumerate(bots)]
    try:
        while not table.is_over() and len(table.history) < LIMIT:
            seat = table.seats_to_act()[0]
            move = choose_or_random(made[seat], game, table.state, seat, rng, Budget())
            entries = table.play(seat, move.action)
            if move.failure is not None:
                note_failure(entries[0], move.failure)
                show_failure(bots[seat], move)
        if table.is_over():
            tell_result_of(bots, made, table.state)
    finally:
        close_all(bots, made)
    return table


class MatchTask(NamedTuple):
    """One game of a match; the task can be sent to any process."""

    game: Game
    match: Match
    seed: int
    deal: int
    rotation: int


def play_task(task: MatchTask) -> Played:
    """Play one game; runs in a worker."""
    return play(task.game, task.match, task.seed, task.deal, task.rotation)


def compared(game: Game, bots: Sequence[str], games: int, seed: int, jobs: int) -> list[Result]:
    """Play all matches between some bots and return their results."""
    if games < 1 or jobs < 1:
        raise BadSetup(Message("not-positive", {"found": min(games, jobs)}))
    check_seeds([seed])
    check_bots(bots, game.players)
    found: list[Result] = []
    deals = range(deals_for(games, game.players))
    for match in matches(bots, game.players):
        tasks = [MatchTask(game, match, seed, deal, rotation) for deal in deals for rotation in range(game.players)]
        played = {(task.deal, task.rotation): outcome for task, outcome in _outcomes(tasks, jobs)}
        rotations = [[played[deal, rotation] for rotation in range(game.players)] for deal in deals]
        found.append(Result(match, game.players, rotations))
    return found


def _outcomes(tasks: list[MatchTask], jobs: int) -> list[tuple[MatchTask, Played]]:
    if jobs == 1:
        return [(task, play_task(task)) for task in tasks]
    with Pool(min(jobs, len(tasks))) as pool:
        return list(pool.as_done(play_task, tasks))
