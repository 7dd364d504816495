"""The bot that searches: as long or as often as its budget allows, alone or with several workers."""

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
class Ranked:
    """What a search says of one option."""

    def __init__(self, action: int, margin: float, visits: int) -> None:
        self.action: Final = action
        self.margin: Final = margin
        """The points by which the seat will lead at the end, if all play well."""
        self.visits: Final = visits


@final
class SearchBot(Bot):
    """Chooses what its search has looked at most; the blunter it is, the more often something nearly as good.

    `temperature` is the loss in points that it takes for nothing, on average. `further` is how many more of its own
    turns it looks ahead than is usual for the game.
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
        self._past: Final = LoopGuard()
        self._weights = weights
        self._workers = workers
        self._further = further
        self._usual = usual or Budget(USUAL_MILLISECONDS)
        self._bluntness = temperature
        self._game: Game | None = None
        self._valuation: Valuation | None = None

    def is_like(self, usual: Budget, temperature: float, further: int) -> bool:
        """Whether the bot, alone and with the game's own weights, plays as one that is made with these."""
        return (
            self._workers == 1
            and self._weights is None
            and self._usual.milliseconds == usual.milliseconds
            and self._usual.simulations == usual.simulations
            and self._bluntness == temperature
            and self._further == further
        )

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Returns the option that the search likes best, or nearly best."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        ranked = self.rank(game, state, seat, _lesser(self._usual, budget))
        move = self._pick(ranked)
        while len(ranked) > 1 and self._past.is_back(game, state, seat, move.action):
            ranked.remove(move)
            move = self._pick(ranked)
        self._past.add(game, state, seat, move.action)
        return move.action

    def recall(self, positions: Sequence[str]) -> None:
        """Remembers where its seat has been lately."""
        self._past.recall(positions)

    def _pick(self, ranked: list[Ranked]) -> Ranked:
        return ranked[0] if self._bluntness <= 0.0 else _blurred(ranked, self._bluntness, self._rng)

    def rank(self, game: Game, state: State, seat: int, budget: Budget) -> list[Ranked]:
        """Searches and lists all options, best first; a budget without limits is the bot's own."""
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
        found = [Ranked(option.action, node.margin(option), option.visits) for option in node.options.values()]
        return sorted(found, key=lambda move: (move.visits, move.margin), reverse=True)


def _lesser(one: Budget, other: Budget) -> Budget:
    """Returns the tighter of two limits of each kind; 0 is none."""
    return Budget(_tighter(one.milliseconds, other.milliseconds), _tighter(one.simulations, other.simulations))


def _tighter(one: int, other: int) -> int:
    return min(one, other) if one and other else one or other


def _blurred(ranked: list[Ranked], temperature: float, rng: Rng) -> Ranked:
    """Picks a move at random, the less likely the more points it loses against the best."""
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

    Of each worker's simulations the budget says how many.
    """

    def make(self, seed: int, options: str) -> Bot:
        """Makes a searching bot."""
        numbers = _read_options(options)
        milliseconds = numbers.get("ms", 0) + 1000 * numbers.get("s", 0)
        simulations = numbers.get("sims", 0)
        usual = Budget(milliseconds, simulations) if milliseconds or simulations else None
        return SearchBot(seed, usual, workers=numbers.get("workers", 1), further=numbers.get("further", 0))


def _read_options(options: str) -> dict[str, int]:
    """Reads options such as `200ms` or `2s+2workers`; raises BadSetup if there is another one."""
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
