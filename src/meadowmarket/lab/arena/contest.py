"""A contest: all matches between some bots. Games that its record lacks are played in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadowmarket.bots.bot import make_bot
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.arena.match import Played, matches, play
from meadowmarket.lab.arena.record import Record, Ticket
from meadowmarket.lab.arena.results import Result
from meadowmarket.lab.processes import Pool, progress
from meadowmarket.lab.simulation import Setup, opened

USUAL_GAMES = 100


def read_bots(texts: Sequence[str], players: int) -> tuple[str, ...]:
    """Read the bots: one list with commas, or one bot from each of several texts, which may have commas then.

    Raises BadSetup if one can't be made, or if they are too few.
    """
    specs = tuple(spec.strip() for spec in (texts[0].split(",") if len(texts) == 1 else texts))
    for spec in specs:
        make_bot(spec, 0).close()
        if specs.count(spec) > 1:
            raise BadSetup(Message("arena-bot-twice", {"bot": spec}))
    if players > 1 and len(specs) == 1:
        raise BadSetup(Message("arena-one-bot", {"bot": specs[0], "players": players}))
    return specs


def arena_setup(game: Game, bots: tuple[str, ...], cards: str | None, seed: int) -> Setup:
    """Return what the workers need."""
    return Setup(game.name, game.players, game.ruleset, tuple(sorted(game.settings.items())), cards, bots, seed)


def play_ticket(setup: Setup, ticket: Ticket) -> Played:
    """Play one game; runs in a worker."""
    match = matches(setup.bots, setup.players)[ticket.match]
    return play(opened(setup), match, setup.seed, ticket.deal, ticket.rotation)


def tickets(setup: Setup, deals: int) -> list[Ticket]:
    """List all games, deal by deal, so that whoever stops early knows as much of each match."""
    numbers, rotations = range(len(matches(setup.bots, setup.players))), range(setup.players)
    return [Ticket(match, deal, rotation) for deal in range(deals) for match in numbers for rotation in rotations]


class Task(NamedTuple):
    """One game of one of several records; what is played can be told to any process."""

    record: int
    setup: Setup
    ticket: Ticket


def play_task(task: Task) -> Played:
    """Play one game; runs in a worker."""
    return play_ticket(task.setup, task.ticket)


def play_missing(record: Record, deals: int, jobs: int, label: str) -> None:
    """Play the games that the record lacks."""
    for _ in play_all([(record, deals)], jobs, label):
        pass


def play_all(wanted: Sequence[tuple[Record, int]], jobs: int, label: str) -> Iterator[int]:
    """Play the games that some records lack, for so many deals each; yield after each game the number of its record.

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
    """List what came out of each match, from the deals that have been played in all rotations."""
    found: list[Result] = []
    for number, match in enumerate(matches(record.setup.bots, record.setup.players)):
        played: list[list[Played]] = []
        for deal in range(deals):
            rotations = [Ticket(number, deal, rotation) for rotation in range(record.setup.players)]
            if all(ticket in record.games for ticket in rotations):
                played.append([record.games[ticket] for ticket in rotations])
        found.append(Result(match, record.setup.players, played))
    return found
