"""The search bot: tree search within a budget, in one process or several, with an optional temperature."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import exp
from typing import Final, final

from meadowmarket.bots.bot import Bot, BotMaker, Budget
from meadowmarket.bots.search.loop_guard import LoopGuard
from meadowmarket.bots.search.root_parallel import run_together
from meadowmarket.bots.search.tree import Search
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation

USUAL_MILLISECONDS: Final = 200
MOST_WORKERS: Final = 64
MOST_FURTHER: Final = 20
OPTION: Final = re.compile(r"([0-9]{1,7})(ms|s|sims|workers|further)")


@final
class RankedMove:
    """The result of a search for one option."""

    def __init__(self, action: int, margin: float, visits: int) -> None:
        self.action: Final = action
        self.margin: Final = margin
        """The expected margin at the end of the game."""
        self.visits: Final = visits


@final
class SearchBot(Bot):
    """Chooses the option with most visits; with a temperature, a random one by a softmax over expected margins.

    `temperature` is in points: a move that loses that many is e times less likely than the best. `further` adds turns
    of its own to the game's usual horizon.
    """

    def __init__(
        self,
        seed: int,
        usual: Budget | None = None,
        temperature: float = 0.0,
        workers: int = 1,
        weights: list[float] | None = None,
        further: int = 0,
    ) -> None:
        self._rng = Rng(seed)
        self._loop_guard: Final = LoopGuard()
        self._weights = weights
        self._workers = workers
        self._further = further
        self._usual = usual or Budget(USUAL_MILLISECONDS)
        self._temperature = temperature
        self._game: Game | None = None
        self._valuation: Valuation | None = None

    def __reduce__(self) -> tuple[object, ...]:
        settings = (self._usual, self._temperature, self._workers, self._weights, self._further)
        return _copied, (int(self._rng.memory), *settings, self._loop_guard.keys())

    def is_like(self, usual: Budget, temperature: float, further: int) -> bool:
        """Whether the bot is a single search with the game's weights and exactly these settings."""
        return (
            self._workers == 1
            and self._weights is None
            and self._usual.milliseconds == usual.milliseconds
            and self._usual.simulations == usual.simulations
            and self._temperature == temperature
            and self._further == further
        )

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Return the best option of the search; with a temperature, sometimes another."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        ranked = self.rank(game, state, seat, _lesser(self._usual, budget))
        move = self._pick(ranked)
        while len(ranked) > 1 and self._loop_guard.is_back(game, state, seat, move.action):
            ranked.remove(move)
            move = self._pick(ranked)
        self._loop_guard.add(game, state, seat, move.action)
        return move.action

    def remember(self, positions: Sequence[str]) -> None:
        """Remember the last positions of the seat."""
        self._loop_guard.remember(positions)

    def _pick(self, ranked: list[RankedMove]) -> RankedMove:
        return ranked[0] if self._temperature <= 0.0 else _softmax_choice(ranked, self._temperature, self._rng)

    def rank(self, game: Game, state: State, seat: int, budget: Budget) -> list[RankedMove]:
        """Search and list all options, best first; without limits in `budget`, the bot's usual one applies."""
        if self._valuation is None or self._game is not game:
            self._game = game
            self._valuation = game.valuation(self._weights)
        if not budget.milliseconds and not budget.simulations:
            budget = self._usual
        searches = [
            Search(game, self._valuation, state, seat, self._rng.fork(), further=self._further)
            for _ in range(self._workers)
        ]
        node = run_together(searches, budget)
        found = [RankedMove(option.action, node.margin(option), option.visits) for option in node.options.values()]
        return sorted(found, key=lambda move: (move.visits, move.margin), reverse=True)


def _copied(
    seed: int,
    usual: Budget,
    temperature: float,
    workers: int,
    weights: list[float] | None,
    further: int,
    positions: list[str],
) -> SearchBot:
    """Make the bot that was pickled or copied, with the positions that it remembers."""
    bot = SearchBot(seed, usual, temperature, workers, weights, further)
    bot.remember(positions)
    return bot


def _lesser(one: Budget, other: Budget) -> Budget:
    """Return the tighter limit of each kind; 0 means no limit."""
    return Budget(_tighter(one.milliseconds, other.milliseconds), _tighter(one.simulations, other.simulations))


def _tighter(one: int, other: int) -> int:
    return min(one, other) if one and other else one or other


def _softmax_choice(ranked: list[RankedMove], temperature: float, rng: Rng) -> RankedMove:
    """Pick a random move by a softmax (Boltzmann distribution) over expected margins."""
    best = max([move.margin for move in ranked])
    chances = [exp((move.margin - best) / temperature) for move in ranked]
    drawn = rng.below(1_000_000) / 1_000_000 * sum(chances)
    for i in range(len(ranked)):
        drawn -= chances[i]
        if drawn < 0.0:
            return ranked[i]
    return ranked[0]


@final
class SearchMaker(BotMaker):
    """Makes searching bots; options are joined by `+`, as in `search:200ms`, `search:500sims` or `search:2s+2workers`.

    A limit of simulations holds for each worker.
    """

    def make(self, seed: int, options: str) -> Bot:
        """Make a searching bot."""
        numbers = _read_options(options)
        milliseconds = numbers.get("ms", 0) + 1000 * numbers.get("s", 0)
        simulations = numbers.get("sims", 0)
        usual = Budget(milliseconds, simulations) if milliseconds or simulations else None
        return SearchBot(seed, usual, workers=numbers.get("workers", 1), further=numbers.get("further", 0))


def _read_options(options: str) -> dict[str, int]:
    """Read options such as `200ms` or `2s+2workers`; raise BadSetup if there is another one."""
    numbers: dict[str, int] = {}
    for option in options.split("+") if options else []:
        found = OPTION.fullmatch(option)
        if found is None or int(found[1]) == 0 or found[2] in numbers:
            raise BadSetup(Message("bad-bot-budget", {"bot": "search", "options": options}))
        numbers[found[2]] = int(found[1])
    if numbers.get("workers", 1) > MOST_WORKERS or numbers.get("further", 0) > MOST_FURTHER:
        raise BadSetup(Message("bad-bot-budget", {"bot": "search", "options": options}))
    return numbers


MAKER: Final = SearchMaker()
