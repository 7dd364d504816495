"""A contest: all matches between some bots. Games missing from its record are played in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadowmarket.core.playout import derived_seed
from meadowmarket.lab.arena.match import Played, check_bots, matches, play, seating
from meadowmarket.lab.arena.record import Record, Ticket
from meadowmarket.lab.arena.results import Result
from meadowmarket.lab.processes import PoolMaker, progress
from meadowmarket.lab.replay_folder import Move, ReplayFolder, replay_text
from meadowmarket.lab.simulation import GameSetup, opened

USUAL_GAMES = 100


def read_bots(texts: Sequence[str], players: int) -> tuple[str, ...]:
    """Read the bots: one list with commas, or several texts with one bot each, which may then hold commas.

    Two equal bots show how much is chance; of more than two, all must differ. Raises BadSetup if one can't be
    made, or if they are too few.
    """
    specs = tuple(spec.strip() for spec in (texts[0].split(",") if len(texts) == 1 else texts))
    check_bots(specs, players)
    return specs


def play_ticket(setup: GameSetup, ticket: Ticket, moves: list[Move] | None = None) -> Played:
    """Play one game; runs in a worker."""
    match = matches(setup.bots, setup.players)[ticket.match]
    return play(opened(setup), match, setup.seed, ticket.deal, ticket.rotation, moves=moves)


def replay_of(setup: GameSetup, ticket: Ticket, moves: list[Move]) -> str:
    """Return a played game as a replay; the players are named after their bots."""
    names = seating(matches(setup.bots, setup.players)[ticket.match], setup.players, ticket.rotation)
    return replay_text(opened(setup), derived_seed(setup.seed, ticket.deal), names, moves)


def replay_name(ticket: Ticket) -> str:
    """Name the file of a game.

    >>> replay_name(Ticket(0, 3, 1))
    'match1-deal00004-seat2'
    """
    return f"match{ticket.match + 1}-deal{ticket.deal + 1:05}-seat{ticket.rotation + 1}"


def tickets(setup: GameSetup, deals: int) -> list[Ticket]:
    """List all games, deal by deal, so that after an early stop all matches are equally far."""
    numbers, rotations = range(len(matches(setup.bots, setup.players))), range(setup.players)
    return [Ticket(match, deal, rotation) for deal in range(deals) for match in numbers for rotation in rotations]


class ContestTask(NamedTuple):
    """One game of one of several records; the task can be sent to any process."""

    record: int
    setup: GameSetup
    ticket: Ticket
    keeps: bool = False
    """Whether the replay is wanted too."""


def play_task(task: ContestTask) -> tuple[Played, str]:
    """Play one game; return its result, and its replay if wanted. Runs in a worker."""
    moves: list[Move] | None = [] if task.keeps else None
    played = play_ticket(task.setup, task.ticket, moves)
    return played, "" if moves is None else replay_of(task.setup, task.ticket, moves)


def play_missing(record: Record, deals: int, pool: PoolMaker, label: str, folder: ReplayFolder | None = None) -> None:
    """Play the games that the record lacks; a folder gets their replays."""
    for _ in play_all([(record, deals)], pool, label, folder):
        pass


def play_all(
    wanted: Sequence[tuple[Record, int]], make_pool: PoolMaker, label: str, folder: ReplayFolder | None = None
) -> Iterator[int]:
    """Play the games that records lack, for a number of deals each; yield after each game the number of its record.

    All games are one queue, so that no process waits for the last game of a record.
    """
    tasks = [
        ContestTask(i, record.setup, ticket, folder is not None)
        for i, (record, deals) in enumerate(wanted)
        for ticket in tickets(record.setup, deals)
    ]
    missing = [task for task in tasks if task.ticket not in wanted[task.record][0].games]
    done = len(tasks) - len(missing)
    if not missing:
        return
    with make_pool(len(missing)) as pool, progress(label, len(tasks)) as show:
        show(done)
        for task, (played, text) in pool.as_done(play_task, missing):
            if folder is not None:
                folder.keep(replay_name(task.ticket), text)
            wanted[task.record][0].add(task.ticket, played)
            done += 1
            show(done)
            yield task.record


def results(record: Record, deals: int) -> list[Result]:
    """List the results of the matches, from the deals that have been played in all rotations."""
    found: list[Result] = []
    for number, match in enumerate(matches(record.setup.bots, record.setup.players)):
        played: list[list[Played]] = []
        for deal in range(deals):
            rotations = [Ticket(number, deal, rotation) for rotation in range(record.setup.players)]
            if all(ticket in record.games for ticket in rotations):
                played.append([record.games[ticket] for ticket in rotations])
        found.append(Result(match, record.setup.players, played))
    return found
