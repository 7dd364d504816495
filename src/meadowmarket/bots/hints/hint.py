"""Hints: the best moves of a seat, and the reasons for them as terms of the game's valuation."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.hints.move_value import expected_margin, share
from meadowmarket.bots.players.greedy import is_asked_alone, margins_after
from meadowmarket.bots.players.search import SearchBot
from meadowmarket.core.api import NOBODY, Game, State
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation

DETERMINIZATIONS: Final = 8
"""The number of determinizations over which reasons are averaged."""

MOST_PICKS: Final = 12
"""After how many further choices a move counts as done, even if its effect goes on."""

COMPARED: Final = 8
"""How many of the best moves are compared with each other."""

MOST_REASONS: Final = 4
LEAST_POINTS: Final = 0.05
"""Smaller changes are not reasons."""


@final
class Reason:
    """One thing that a move changes, named by a message, and the points that this changes at the end of the game.

    It is a term of the seat's value (`GAME-term-NAME`), or `hint-rival`: points that the strongest opponent loses.
    """

    def __init__(self, what: Message, points: float) -> None:
        self.what: Final = what
        self.points: Final = points


@final
class Hint:
    """A move worth considering: its expected margin, its share of the search's visits, and its reasons."""

    def __init__(self, action: int, margin: float, share: float, reasons: list[Reason]) -> None:
        self.action: Final = action
        self.margin: Final = margin
        self.share: Final = share
        self.reasons: Final = reasons


def hints_for(game: Game, state: State, seat: int, budget: Budget, seed: int, count: int = 3) -> list[Hint]:
    """List the best moves of a seat, best first, by what the seat may know; the state does not change.

    The budget must have a limit. Half of it goes into finding the moves, half into their expected margins.
    Raises NotYourTurn if the seat need not answer, IllegalAction if the game is over.
    """
    state.options(seat)
    rng = Rng(seed)
    seen = redealt(state, seat, rng.fork())
    ranked = SearchBot(seed).rank(game, seen, seat, share(budget, 2))
    visits = max(1, sum([move.visits for move in ranked]))
    compared = [move.action for move in ranked[: max(count, COMPARED)]]
    reasons = reasons_for(game, state, seat, compared, rng)
    valuation = game.valuation()
    search_seed = rng.fork().memory  # the same determinizations for all of them
    found: list[Hint] = []
    for i in range(min(count, len(compared))):
        margin = expected_margin(valuation, seen, seat, compared[i], share(budget, 2 * count), Rng(search_seed))
        found.append(Hint(compared[i], margin, ranked[i].visits / visits, reasons[i]))
    return sorted(found, key=lambda move: -move.margin)


def reasons_for(game: Game, state: State, seat: int, actions: list[int], rng: Rng) -> list[list[Reason]]:
    """List what each move changes, the greatest change first, averaged over some determinizations.

    A move is judged when it is done: a single pick (a die, a card to pay with) tells little before the rest is chosen.
    Changes that all these moves share are left out: they are no reason for any of them.
    """
    valuation = game.valuation()
    determinizations = [redealt(state, seat, rng.fork()) for _ in range(DETERMINIZATIONS)]
    before = _mean_terms(valuation, determinizations, seat)
    others = [other for other in range(game.players) if other != seat]
    rival = max(others, key=lambda other: before[len(valuation.names) + other]) if others else NOBODY
    changes: list[list[float]] = []
    for action in actions:
        after = _mean_terms(valuation, [after_move(valuation, one, seat, action) for one in determinizations], seat)
        changes.append([after[i] - before[i] for i in range(len(before))])
    if len(actions) > 1:
        _leave_out_common(changes)
    return [_reasons(game, valuation.names, change, rival) for change in changes]


def after_move(valuation: Valuation, state: State, seat: int, action: int) -> State:
    """Return the state after a whole move: the action and the choices it asks of its seat, made greedily.

    Where several seats choose at once, the others choose at random.
    """
    after = state.clone()
    choosing_too = len(after.seats_to_act()) - 1
    others_rng = Rng(int(after.rng))
    after.advance(seat, action)
    for _ in range(choosing_too):
        other = after.seats_to_act()[0]
        after.advance(other, choose_random(after, other, others_rng))
    for _ in range(MOST_PICKS):
        if not _goes_on(state, after, seat):
            break
        after.advance(seat, _greedy(valuation, after, seat))
    return after


def _goes_on(state: State, after: State, seat: int) -> bool:
    """Whether a seat is still being asked about the move it made.

    It is if the stack is deeper than before, or if another question has replaced the first. Chance and reveals end a
    move: what follows is a new one.
    """
    if not is_asked_alone(after, seat) or after.undo_floor > state.actions_played:
        return False
    deeper = len(after.stack) - len(state.stack)
    return deeper > 0 or (deeper == 0 and type(after.stack[-1]) is not type(state.stack[-1]))


def _greedy(valuation: Valuation, state: State, seat: int) -> int:
    options = state.options(seat)
    margins = margins_after(valuation, state, seat, options)
    return options[margins.index(max(margins))]


def _mean_terms(valuation: Valuation, states: list[State], seat: int) -> list[float]:
    """List the means of a seat's terms, followed by the mean expected points of every seat."""
    samples = [valuation.terms(state, seat) + valuation.worths(state) for state in states]
    return [sum([sample[i] for sample in samples]) / len(states) for i in range(len(samples[0]))]


def _leave_out_common(changes: list[list[float]]) -> None:
    for i in range(len(changes[0])):
        column = [change[i] for change in changes]
        common = max(0.0, min(column)) + min(0.0, max(column))
        for change in changes:
            change[i] -= common


def _reasons(game: Game, names: list[str], change: list[float], rival: int) -> list[Reason]:
    terms = sorted(range(len(names)), key=lambda i: -abs(change[i]))[:MOST_REASONS]
    found = [
        Reason(Message(f"{game.name}-term-{names[i]}"), change[i]) for i in terms if abs(change[i]) >= LEAST_POINTS
    ]
    if rival != NOBODY and change[len(names) + rival] <= -LEAST_POINTS:
        found.append(Reason(Message("hint-rival", {"seat": rival}), change[len(names) + rival]))
    return found
