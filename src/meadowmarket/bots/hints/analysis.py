"""How a recorded game was played: what each choice promised its seat, and where a better one was missed."""

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
"""With how many of the best moves the one taken is compared."""

SUSPECTS: Final = 3
"""How many choices are looked at more closely for each turning point that is asked for."""

CLOSER: Final = 5
"""How many times the simulations of a first look each move gets then."""

SEARCHES: Final = 8
"""Into how many independent searches half of them are divided: how much these differ tells how sure it is."""

LONGER: Final = (0, 2)
"""How many more turns than usual each of the longer searches looks ahead, which have the other half.

A search that has not converged is off in the same way each time. Only another length shows by how much.
"""

LEAST_LOSS: Final = 0.5
"""What gives away fewer points turns no game."""


class Choice(NamedTuple):
    """An action of a recorded game (counted from 1) in place of which there were others, and the state before it."""

    number: int
    seat: int
    action: int
    state: bytes


class Verdict(NamedTuple):
    """What a choice promised its seat, by what the seat could know."""

    choice: Choice
    margins: list[tuple[int, float]]
    """The margin to expect at the end after the move taken and the best others, best first."""
    losses: list[float]
    """How many points of margin the move taken gave away, as each search has it."""
    longer: tuple[float, ...] = ()
    """The same, as the longer searches have it."""

    @property
    def margin(self) -> float:
        """Returns the margin that the best move promised."""
        return self.margins[0][1]

    @property
    def loss(self) -> float:
        """Returns how many points of margin the move taken gave away; by the longer searches, where there are any."""
        return mean(self.longer or self.losses)

    @property
    def error(self) -> float:
        """Returns how far the true loss lies from that at most, in 95 of 100 cases; a single search can't tell.

        It is what chance makes of equal searches, and how far searches of other lengths are apart.
        """
        interval = mean_interval(self.losses)
        if interval is None:
            return inf
        chance = interval.high - mean(self.losses)
        return chance + max([abs(loss - self.loss) for loss in (mean(self.losses), *self.longer)])

    @property
    def is_clear(self) -> bool:
        """Says whether the loss is worth a word, and more than chance makes of nothing."""
        return self.loss >= LEAST_LOSS and self.loss > self.error


def choices(table: Table) -> list[Choice]:
    """Lists the choices of a game."""
    state = table.game.new(table.seed)
    found: list[Choice] = []
    for number, entry in enumerate(table.history, 1):
        if not entry.forced:
            found.append(Choice(number, entry.seat, entry.action, dumps(state)))
        state.advance(entry.seat, entry.action)
    return found


def first_look(game: Game, choice: Choice, simulations: int, seed: int) -> Verdict:
    """Judges a choice: finds the best moves, and compares the one taken with them."""
    chance = derived_seed(seed, choice.number)
    seen = redealt(loads(game, choice.state), choice.seat, Rng(chance))
    ranked = SearchBot(chance).rank(game, seen, choice.seat, Budget(simulations=simulations))
    rivals = [move.action for move in ranked if move.action != choice.action][:RIVALS]
    effort = share(Budget(simulations=simulations), RIVALS + 1)
    compared = _compare(game, choice, rivals, [0], effort, chance)
    return Verdict(choice, compared.margins, _losses(compared, compared.margins[0][0]))


def closer_look(game: Game, verdict: Verdict, simulations: int, seed: int) -> Verdict:
    """Judges a choice again, with more simulations, so that it can be said how sure that is."""
    choice = verdict.choice
    rivals = [action for action, _ in verdict.margins if action != choice.action]
    chance = derived_seed(seed, choice.number)
    half = Budget(simulations=max(SEARCHES, simulations * CLOSER // 2))
    short = _compare(game, choice, rivals, [0] * SEARCHES, share(half, SEARCHES), chance)
    longer = _compare(game, choice, rivals, list(LONGER), share(half, len(LONGER)), derived_seed(chance, SEARCHES))
    best = longer.margins[0][0]
    return Verdict(choice, longer.margins, _losses(short, best), tuple(_losses(longer, best)))


class Compared(NamedTuple):
    """What the move taken and others promise, best first, and as each search has it, the move taken first."""

    margins: list[tuple[int, float]]
    searches: dict[int, list[float]]


def _losses(compared: Compared, best: int) -> list[float]:
    """Lists how many points the move taken gave away against another, as each search has it."""
    taken = next(iter(compared.searches.values()))
    return [other - own for other, own in zip(compared.searches[best], taken, strict=True)]


def _compare(game: Game, choice: Choice, rivals: list[int], searches: list[int], effort: Budget, seed: int) -> Compared:
    """Compares the move taken with others, by some searches for each; all of them meet the same deals.

    `searches` says how many more turns than usual each looks ahead.
    """
    state = loads(game, choice.state)
    valuation = game.valuation()
    found: dict[int, list[float]] = {action: [] for action in [choice.action, *rivals]}
    for search, further in enumerate(searches):
        lot = derived_seed(seed, search)
        seen = redealt(state, choice.seat, Rng(lot))
        for action in found:
            found[action].append(expected_margin(valuation, seen, choice.seat, action, effort, Rng(lot), further))
    margins = sorted([(action, mean(found[action])) for action in found], key=lambda move: -move[1])
    return Compared(margins, found)


def suspects(verdicts: Sequence[Verdict], count: int) -> list[Verdict]:
    """Lists the choices that deserve a closer look: those that seem to have given away most."""
    worst = sorted(verdicts, key=lambda verdict: -verdict.loss)[: count * SUSPECTS]
    return [verdict for verdict in worst if verdict.loss > 0]


def turning_points(verdicts: Sequence[Verdict], count: int) -> list[Verdict]:
    """Lists the choices that clearly gave away most, the worst first."""
    clear = [verdict for verdict in verdicts if verdict.is_clear]
    return sorted(clear, key=lambda verdict: -verdict.loss)[:count]


def explain(game: Game, verdict: Verdict, seed: int) -> list[Hint]:
    """Says what the move taken promised and changed and, behind it, the better ones, best first."""
    choice = verdict.choice
    taken = dict(verdict.margins)[choice.action]
    moves = [(choice.action, taken), *[move for move in verdict.margins if move[1] > taken]]
    rng = Rng(derived_seed(seed, choice.number))
    reasons = reasons_for(game, loads(game, choice.state), choice.seat, [action for action, _ in moves], rng)
    return [Hint(moves[i][0], moves[i][1], 0.0, reasons[i]) for i in range(len(moves))]
