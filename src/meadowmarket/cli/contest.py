"""A contest: all matches between some bots, played on several processes as far as they have not been yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadowmarket.bots.arena import Played, matches, play
from meadowmarket.bots.results import Result
from meadowmarket.cli.arena_record import Record, Ticket
from meadowmarket.cli.simulation import Setup, opened
from meadowmarket.cli.workers import Pool, progress


def deals_for(games: int, players: int) -> int:
    """Returns the number of deals for at least so many games: each is played in all rotations."""
    return -(-games // players)


def play_ticket(setup: Setup, ticket: Ticket) -> Played:
    """Plays one game; runs in a worker."""
    match = matches(setup.bots, setup.players)[ticket.match]
    return play(opened(setup), match, setup.seed, ticket.deal, ticket.rotation)


def tickets(setup: Setup, deals: int) -> list[Ticket]:
    """Lists all games, deal by deal, so that whoever stops early knows as much of each match."""
    numbers, rotations = range(len(matches(setup.bots, setup.players))), range(setup.players)
    return [Ticket(match, deal, rotation) for deal in range(deals) for match in numbers for rotation in rotations]


class Task(NamedTuple):
    """One game of one of several records; what is played can be told to any process."""

    record: int
    setup: Setup
    ticket: Ticket


def play_task(task: Task) -> Played:
    """Plays one game; runs in a worker."""
    return play_ticket(task.setup, task.ticket)


def play_missing(record: Record, deals: int, jobs: int, label: str) -> None:
    """Plays the games that the record lacks."""
    for _ in play_all([(record, deals)], jobs, label):
        pass


def play_all(wanted: Sequence[tuple[Record, int]], jobs: int, label: str) -> Iterator[int]:
    """Plays the games that some records lack, for so many deals each; yields after each game the number of its record.

    All are one heap of work, so that no process waits for the last game of a record.
    """
    tasks = [
        Task(i, record.setup, ticket)
        for i, (record, deals) in enumerate(wanted)
        for ticket in tickets(record.setup, deals)
    ]
    missing = [task for task in tasks if task.ticket not in wanted[task.record][0].games]
    done = len(tasks) - len(missing)
    if not missing:
        return
    with Pool(min(jobs, len(missing))) as pool, progress(label, len(tasks)) as show:
        show(done)
        for task, played in pool.as_done(play_task, missing):
            wanted[task.record][0].add(task.ticket, played)
            done += 1
            show(done)
            yield task.record


def results(record: Record, deals: int) -> list[Result]:
    """Lists what came out of each match, from the deals that have been played in all rotations."""
    found: list[Result] = []
    for number, match in enumerate(matches(record.setup.bots, record.setup.players)):
        played: list[list[Played]] = []
        for deal in range(deals):
            rotations = [Ticket(number, deal, rotation) for rotation in range(record.setup.players)]
            if all(ticket in record.games for ticket in rotations):
                played.append([record.games[ticket] for ticket in rotations])
        found.append(Result(match, record.setup.players, played))
    return found
