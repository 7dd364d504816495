"""Tree search over what a seat can't know: every simulation plays on from a new deal of the hidden things.

The tree is open-loop: its nodes stand for courses of actions, not for states, so that one node gathers what happens
under all deals and all rolls of the dice. Which options a node has differs from deal to deal; each simulation chooses
among those that are there.
"""

from __future__ import annotations

import gc
import time
from math import log, sqrt
from typing import Final, final

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.players.greedy import margins_after
from meadowmarket.bots.search.gains import Gains
from meadowmarket.bots.search.node import Node, Option
from meadowmarket.bots.search.reward import reward_of
from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation, margin

WIDENING: Final = 1.5
"""A node looks at so many options times the square root of its visits, those first that look best at once."""

OTHERS_WIDENING: Final = 0.5
"""The same where others are asked: what they do matters less, and they mostly do what looks best."""

EXPLORATION: Final = 2.0
"""By how many points a move may be better than it seems at once: so far the search looks beyond the best."""

DOUBT_BELOW: Final = 0.6
"""The same below the root: there it is mostly done what looks best."""

SECOND_LOOK: Final = 3
"""After so many visits a node is worth judging others' options for its own sake, not by what they gained elsewhere."""

IDLE_PENALTY: Final = 2.0
"""Points off for an anytime action that does not better the position at once: it is looked at last."""

ALONE: Final = 2
"""By how many times the horizon is further where nobody else has a turn: a simulation takes as long as with two."""

LONGEST_PATH: Final = 100
"""How many decisions a simulation makes at most, whoever's turn it is then."""

KEPT_DEALS: Final = 256
"""How many deals of the hidden things a search keeps; more than that few options meet, and they are dealt again."""

MANY: Final = 1_000_000_000
BATCH: Final = 16
"""How many simulations are made between two looks at the clock."""


def horizon(game: Game, valuation: Valuation, further: int = 0) -> int:
    """Returns after how many turns of anybody a simulation is valued; `further` adds turns of the seat's own.

    All are valued at the same distance. A value tells which of two positions is better at the same point of a game, not
    what a turn is worth: a search that values some lines earlier than others goes where the value flatters most.
    """
    turns = valuation.turns_ahead + further
    if game.players == 1:
        return turns * ALONE
    return (turns - 1) * game.players + 1


@final
class Search:
    """One search: for one seat, from one position; through all its options, or only through some."""

    def __init__(
        self,
        game: Game,
        valuation: Valuation,
        state: State,
        seat: int,
        rng: Rng,
        only: list[int] | None = None,
        further: int = 0,
    ) -> None:
        self.root: Final = Node()
        self._game: Final = game
        self._valuation: Final = valuation
        self._state: Final = state
        self._seat: Final = seat
        self._luck: Final = rng.fork().memory
        self._is_anytime: Final = [game.group(action) == "anytime" for action in range(len(game.actions))]
        self._gains: Final = Gains(game, valuation, seat)
        self._is_alone: Final = game.players == 1
        self._horizon: Final = horizon(game, valuation, further)
        self._options: Final = state.options(seat) if only is None else only
        self._deals: Final[list[State]] = []
        self._judge(self.root, state, seat, [self.root.option(action) for action in self._options], True)

    def simulate(self) -> None:
        """Follows the tree under one deal of the hidden things to the horizon, and notes what came of it."""
        seat = self._seat
        node = self.root
        option = self._select(node, self._state, seat, self._options)
        state = self._deal(option.visits)
        nodes: list[Node] = []
        taken: list[Option] = []
        seats: list[int] = []
        turns = self._horizon
        asked = state.seats_to_act()
        turn = state.stack[-1]
        while True:
            nodes.append(node)
            taken.append(option)
            seats.append(seat)
            is_secret = len(asked) > 1
            state.advance(seat, option.action)
            if not state.stack:
                break
            decision = state.decision()
            asked = decision.seats(state)
            if asked[0] != seat:
                turns -= 1
            elif self._is_alone and decision is not turn and self._game.begins_turn(state):
                turn = decision
                turns -= 1
            if turns == 0 or len(nodes) == LONGEST_PATH:
                break
            seat = asked[0]
            node = node.following(option, is_secret)
            option = self._select(node, state, seat, decision.options(state, seat))
        worths = self._valuation.worths(state)
        margins = [margin(worths, seat) for seat in range(self._game.players)]
        rewards = [reward_of(points) for points in margins]
        for i in range(len(nodes)):
            nodes[i].add(taken[i], 1, rewards[seats[i]], margins[seats[i]])

    def _deal(self, n: int) -> State:
        """Returns the n-th deal, to play on in.

        Each option meets the same deals in turn, so that luck does not tell them apart. None is met twice: who comes
        back to a deal knows its future.
        """
        if n < len(self._deals):
            return self._deals[n].clone()
        dealt = redealt(self._state, self._seat, Rng(derived_seed(self._luck, n)))
        if n < KEPT_DEALS:
            self._deals.append(dealt)
            return dealt.clone()
        return dealt

    def _select(self, node: Node, state: State, seat: int, actions: list[int]) -> Option:
        """Picks the option to follow: by UCB1, among the most promising ones of this deal."""
        if len(actions) == 1:
            return node.option(actions[0])
        if node.visits == 0 and node is not self.root:
            return self._first(node, state, seat, actions)
        options = [node.option(action) for action in actions]
        is_second_look = node.visits == SECOND_LOOK and seat != self._seat
        new = options if is_second_look else [option for option in options if not option.is_judged]
        if new:
            self._judge(node, state, seat, new, is_second_look)
        widening = WIDENING if seat == self._seat else OTHERS_WIDENING
        width = int(widening * sqrt(node.visits + 1.0)) + 1
        if width < len(options):
            options = _most_promising(options, width)
        tried = log(node.visits + 2.0)
        doubt = EXPLORATION if node is self.root else DOUBT_BELOW
        best = options[0]
        best_bound = -1e18
        for option in options:
            bound = node.mean(option) + doubt * sqrt(tried / (option.visits + 1.0))
            if bound > best_bound:
                best = option
                best_bound = bound
        return best

    def _first(self, node: Node, state: State, seat: int, actions: list[int]) -> Option:
        """Picks what looks best at once. Few nodes are visited again: the other options wait until then."""
        gains = self._gains_of(node, state, seat, actions, False)
        best = 0
        for i in range(len(gains)):
            if gains[i] > gains[best]:
                best = i
        option = node.option(actions[best])
        node.judge([option], [gains[best]])
        return option

    def _judge(self, node: Node, state: State, seat: int, options: list[Option], closely: bool) -> None:
        """Gives options of a node their priors."""
        node.judge(options, self._gains_of(node, state, seat, [option.action for option in options], closely))

    def _gains_of(self, node: Node, state: State, seat: int, actions: list[int], closely: bool) -> list[float]:
        """Lists what options seem to gain the seat; at the root, with its next choices in mind."""
        if node is self.root:
            now = margin(self._valuation.worths(state), seat)
            gains = [after - now for after in margins_after(self._valuation, state, seat, actions)]
        else:
            gains = self._gains.of_options(state, seat, actions, closely)
        for i in range(len(actions)):
            if gains[i] <= 0.0 and self._is_anytime[actions[i]]:
                gains[i] -= IDLE_PENALTY
        return gains


def _most_promising(options: list[Option], width: int) -> list[Option]:
    """Returns the options with the best priors."""
    priors = sorted([option.prior for option in options], reverse=True)
    least = priors[width - 1]
    return [option for option in options if option.prior >= least]


def run(search: Search, budget: Budget) -> None:
    """Simulates until the budget is spent, or until nothing could change the choice any more.

    Meanwhile Python does not look for cycles: a tree has none, and the look at all its nodes takes long.
    """
    is_collecting = gc.isenabled()
    gc.disable()
    try:
        _simulate(search, budget)
    finally:
        if is_collecting:
            gc.enable()


def _simulate(search: Search, budget: Budget) -> None:
    start = time.perf_counter()
    done = 0
    while True:
        batch = BATCH
        if budget.simulations:
            batch = min(batch, budget.simulations - done)
        for _ in range(batch):
            search.simulate()
        time.sleep(0)  # lets other threads run: compiled code alone would not, for a whole game
        done += batch
        left = MANY
        if budget.simulations:
            left = budget.simulations - done
        if budget.milliseconds:
            spent = time.perf_counter() - start
            left = min(left, int((budget.milliseconds / 1000.0 - spent) / spent * done))
        if left <= 0 or _lead(search.root) > left:
            return


def _lead(root: Node) -> int:
    """Returns by how many visits the best option is ahead of the next."""
    best = 0
    second = 0
    for option in root.options.values():
        if option.visits > best:
            second = best
            best = option.visits
        elif option.visits > second:
            second = option.visits
    return best - second
