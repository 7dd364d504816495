"""Analysis of a recorded game: the expected margin at each choice, and where a better move was missed."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.hints.hint import Hint, reasons_for
from meadowmarket.bots.hints.move_value import expected_margin, share
from meadowmarket.bots.intervals import mean, mean_interval
from meadowmarket.bots.players.search import SearchBot
from meadowmarket.core.api import Game
from meadowmarket.core.codec import dumps, loads
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table

RIVALS: Final = 2
"""The number of the best other moves that are compared with the one taken."""

SUSPECTS: Final = 3
"""How many choices get a closer look per turning point that is asked for."""

CLOSER: Final = 5
"""By what factor a closer look has more simulations than a first one."""

SEARCHES: Final = 8
"""Into how many independent searches half of the simulations are divided; their spread gives the error."""

LONGER: Final = (0, 2)
"""The other half: two longer searches, and how many turns each adds to the usual horizon.

A search that has not converged has the same bias each time. Only a search of another length shows how much.
"""

LEAST_LOSS: Final = 0.5
"""A choice that loses fewer points is no turning point."""


class RecordedChoice(NamedTuple):
    """An action of a recorded game that had alternatives; its number, from 1, and the state before it."""

    number: int
    seat: int
    action: int
    state: bytes


class Verdict(NamedTuple):
    """The expected margins of a choice, by what its seat could know."""

    choice: RecordedChoice
    margins: list[tuple[int, float]]
    """The expected margin of the move taken and of the best others, best first."""
    losses: list[float]
    """How many points of margin the move taken lost, by each search."""
    longer: tuple[float, ...] = ()
    """The same by the longer searches."""

    @property
    def margin(self) -> float:
        """Return the expected margin of the best move."""
        return self.margins[0][1]

    @property
    def loss(self) -> float:
        """Return how many points of margin the move taken lost; by the longer searches, if there are any."""
        return mean(self.longer or self.losses)

    @property
    def error(self) -> float:
        """Return the error of the loss: half the width of a 95 % interval; infinite for a single search.

        It adds up the random spread of equal searches and the difference between searches of other lengths.
        """
        interval = mean_interval(self.losses)
        if interval is None:
            return inf
        chance = interval.high - mean(self.losses)
        return chance + max([abs(loss - self.loss) for loss in (mean(self.losses), *self.longer)])

    @property
    def is_clear(self) -> bool:
        """Whether the loss is large enough to mention and larger than its error."""
        return self.loss >= LEAST_LOSS and self.loss > self.error


def choices(table: Table) -> list[RecordedChoice]:
    """List the choices of a game."""
    state = table.game.new(table.seed)
    found: list[RecordedChoice] = []
    for number, entry in enumerate(table.history, 1):
        if not entry.forced:
            found.append(RecordedChoice(number, entry.seat, entry.action, dumps(state)))
        state.advance(entry.seat, entry.action)
    return found


def look(game: Game, choice: RecordedChoice, verdict: Verdict | None, simulations: int, seed: int) -> Verdict:
    """Judge a choice; where there is a verdict, once more and with more simulations."""
    if verdict is None:
        return first_look(game, choice, simulations, seed)
    return closer_look(game, verdict, simulations, seed)


def first_look(game: Game, choice: RecordedChoice, simulations: int, seed: int) -> Verdict:
    """Judge a choice: find the best moves and compare the one taken with them."""
    chance = derived_seed(seed, choice.number)
    seen = redealt(loads(game, choice.state), choice.seat, Rng(chance))
    ranked = SearchBot(chance).rank(game, seen, choice.seat, Budget(simulations=simulations))
    rivals = [move.action for move in ranked if move.action != choice.action][:RIVALS]
    effort = share(Budget(simulations=simulations), RIVALS + 1)
    compared = _compare(game, choice, rivals, [0], effort, chance)
    return Verdict(choice, compared.margins, _losses(compared, compared.margins[0][0]))


def closer_look(game: Game, verdict: Verdict, simulations: int, seed: int) -> Verdict:
    """Judge a choice again with more simulations, so that the error is known."""
    choice = verdict.choice
    rivals = [action for action, _ in verdict.margins if action != choice.action]
    chance = derived_seed(seed, choice.number)
    half = Budget(simulations=max(SEARCHES, simulations * CLOSER // 2))
    short = _compare(game, choice, rivals, [0] * SEARCHES, share(half, SEARCHES), chance)
    longer = _compare(game, choice, rivals, list(LONGER), share(half, len(LONGER)), derived_seed(chance, SEARCHES))
    best = longer.margins[0][0]
    return Verdict(choice, longer.margins, _losses(short, best), tuple(_losses(longer, best)))


class Compared(NamedTuple):
    """Expected margins of the move taken and others: means, best first, and by search, the move taken first."""

    margins: list[tuple[int, float]]
    searches: dict[int, list[float]]


def _losses(compared: Compared, best: int) -> list[float]:
    """List how many points the move taken lost against another, by each search."""
    taken = next(iter(compared.searches.values()))
    return [other - own for other, own in zip(compared.searches[best], taken, strict=True)]


def _compare(
    game: Game, choice: RecordedChoice, rivals: list[int], searches: list[int], effort: Budget, seed: int
) -> Compared:
    """Compare the move taken with others by some searches each, all with the same determinizations.

    `searches` holds one number per search: the turns it adds to the usual horizon.
    """
    state = loads(game, choice.state)
    valuation = game.valuation()
    found: dict[int, list[float]] = {action: [] for action in [choice.action, *rivals]}
    for search, further in enumerate(searches):
        search_seed = derived_seed(seed, search)
        seen = redealt(state, choice.seat, Rng(search_seed))
        for action in found:
            found[action].append(
                expected_margin(valuation, seen, choice.seat, action, effort, Rng(search_seed), further)
            )
    margins = sorted([(action, mean(found[action])) for action in found], key=lambda move: -move[1])
    return Compared(margins, found)


def suspects(verdicts: Sequence[Verdict], count: int) -> list[Verdict]:
    """List the choices that deserve a closer look: those that seem to have lost most."""
    worst = sorted(verdicts, key=lambda verdict: -verdict.loss)[: count * SUSPECTS]
    return [verdict for verdict in worst if verdict.loss > 0]


def turning_points(verdicts: Sequence[Verdict], count: int) -> list[Verdict]:
    """List the choices that clearly lost most, the worst first."""
    clear = [verdict for verdict in verdicts if verdict.is_clear]
    return sorted(clear, key=lambda verdict: -verdict.loss)[:count]


def explain(game: Game, verdict: Verdict, seed: int) -> list[Hint]:
    """Explain a choice: a hint for the move taken, then hints for the better moves, best first."""
    choice = verdict.choice
    taken = dict(verdict.margins)[choice.action]
    moves = [(choice.action, taken), *[move for move in verdict.margins if move[1] > taken]]
    rng = Rng(derived_seed(seed, choice.number))
    reasons = reasons_for(game, loads(game, choice.state), choice.seat, [action for action, _ in moves], rng)
    return [Hint(moves[i][0], moves[i][1], 0.0, reasons[i]) for i in range(len(moves))]
