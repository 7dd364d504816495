"""Information set Monte Carlo tree search (ISMCTS), for one seat of any game.

Every simulation starts from a determinization: a redeal of everything that the seat can't know. One tree serves all of
them (single-observer ISMCTS: Cowling, Powley & Whitehouse 2012). The tree is open-loop: a node stands for a sequence of
actions, not for a state, so it gathers what happens under all redeals and dice rolls. The available options of a node
differ between determinizations; a simulation selects among those that are there.

- Selection is UCB1 (Auer, Cesa-Bianchi & Fischer 2002) at every node, as in UCT (Kocsis & Szepesvári 2006). Each seat
  maximizes its own reward.
- Priors count as virtual visits (Gelly & Silver 2007). They come from the game's valuation: see `gain_estimates`.
- The number of options a node considers grows with its visits, best prior first: progressive widening (Coulom 2007),
  which Chaslot et al. 2008 call progressive unpruning.
- There is no random rollout. A simulation adds nodes until a fixed horizon; the valuation judges the position there.
- All options of the root meet the same determinizations in the same order: common random numbers.
- Simultaneous secret choices share one child node, so no seat reacts to what it can't see.

References:
Auer, Cesa-Bianchi & Fischer 2002, "Finite-time analysis of the multiarmed bandit problem", Machine Learning 47.
Kocsis & Szepesvári 2006, "Bandit based Monte-Carlo planning", ECML.
Coulom 2007, "Computing Elo ratings of move patterns in the game of Go", ICGA Journal 30.
Gelly & Silver 2007, "Combining online and offline knowledge in UCT", ICML.
Chaslot et al. 2008, "Progressive strategies for Monte-Carlo tree search", New Math. and Natural Computation 4.
Cowling, Powley & Whitehouse 2012, "Information set Monte Carlo tree search", IEEE TCIAIG 4.
"""

from __future__ import annotations

import gc
import time
from math import log, sqrt
from typing import Final, final

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.players.greedy import margins_after
from meadowmarket.bots.search.gain_estimates import GainEstimates
from meadowmarket.bots.search.node import Node, NodeOption
from meadowmarket.bots.search.reward import reward_of
from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation, margin

WIDENING: Final = 1.5
"""Progressive widening: a node considers this many options times the square root of its visits, best prior first."""

OTHERS_WIDENING: Final = 0.5
"""The same for nodes of other seats: what they do matters less, and mostly they do what looks best."""

EXPLORATION: Final = 2.0
"""The exploration constant of UCB1 at the root, in points of reward."""

EXPLORATION_BELOW: Final = 0.6
"""The exploration constant below the root: there the search mostly follows what looks best."""

SECOND_LOOK: Final = 3
"""After this many visits a node of another seat gets its own priors instead of those remembered from elsewhere."""

IDLE_PENALTY: Final = 2.0
"""What the prior of an anytime action loses, in points, if the action does not improve the position at once."""

ALONE: Final = 2
"""Factor of the horizon in solo games: a simulation then takes as long as with two players."""

LONGEST_PATH: Final = 100
"""The most decisions in one simulation, whoever has the turn then."""

KEPT_DETERMINIZATIONS: Final = 256
"""How many determinizations a search keeps. Few options meet more; later ones are redealt when they are needed."""

MANY: Final = 1_000_000_000
BATCH: Final = 16
"""Simulations between two looks at the clock."""


def horizon(game: Game, valuation: Valuation, further: int = 0) -> int:
    """Return after how many turns, counting all seats, a simulation is valued; `further` adds turns of the seat itself.

    The horizon is the same for all simulations. A value tells which of two positions is better at the same point of a
    game, not what a turn is worth: if some lines were valued earlier, the search would prefer lines that end where the
    value is too high.
    """
    turns = valuation.turns_ahead + further
    if game.players == 1:
        return turns * ALONE
    return (turns - 1) * game.players + 1


@final
class Search:
    """One search for one seat from one position; `only` restricts the root to some options."""

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
        self._seed: Final = rng.fork().memory
        self._is_anytime: Final = [game.group(action) == "anytime" for action in range(len(game.actions))]
        self._gains: Final = GainEstimates(game, valuation, seat)
        self._is_alone: Final = game.players == 1
        self._horizon: Final = horizon(game, valuation, further)
        self._options: Final = state.options(seat) if only is None else only
        self._determinizations: Final[list[State]] = []
        self._set_priors(self.root, state, seat, [self.root.option(action) for action in self._options], True)

    def simulate(self) -> None:
        """Run one simulation: select down to the horizon in one determinization, value it, back the rewards up."""
        seat = self._seat
        node = self.root
        option = self._select(node, self._state, seat, self._options)
        state = self._determinization(option.visits)
        nodes: list[Node] = []
        taken: list[NodeOption] = []
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
            node = node.child(option, is_secret)
            option = self._select(node, state, seat, decision.options(state, seat))
        worths = self._valuation.worths(state)
        margins = [margin(worths, seat) for seat in range(self._game.players)]
        rewards = [reward_of(points) for points in margins]
        for i in range(len(nodes)):
            nodes[i].add(taken[i], 1, rewards[seats[i]], margins[seats[i]])

    def _determinization(self, n: int) -> State:
        """Return a copy of the n-th determinization, to play on in.

        The n-th visit of every root option uses the n-th one, so luck does not favour an option. No option meets a
        determinization twice: the tree would learn its future by heart.
        """
        if n < len(self._determinizations):
            return self._determinizations[n].clone()
        dealt = redealt(self._state, self._seat, Rng(derived_seed(self._seed, n)))
        if n < KEPT_DETERMINIZATIONS:
            self._determinizations.append(dealt)
            return dealt.clone()
        return dealt

    def _select(self, node: Node, state: State, seat: int, actions: list[int]) -> NodeOption:
        """Select an option by UCB1 among the available ones, limited by progressive widening."""
        if len(actions) == 1:
            return node.option(actions[0])
        if node.visits == 0 and node is not self.root:
            return self._first(node, state, seat, actions)
        options = [node.option(action) for action in actions]
        is_second_look = node.visits == SECOND_LOOK and seat != self._seat
        new = options if is_second_look else [option for option in options if not option.has_prior]
        if new:
            self._set_priors(node, state, seat, new, is_second_look)
        widening = WIDENING if seat == self._seat else OTHERS_WIDENING
        width = int(widening * sqrt(node.visits + 1.0)) + 1
        if width < len(options):
            options = _highest_priors(options, width)
        tried = log(node.visits + 2.0)
        exploration = EXPLORATION if node is self.root else EXPLORATION_BELOW
        best = options[0]
        best_bound = -1e18
        for option in options:
            bound = node.mean(option) + exploration * sqrt(tried / (option.visits + 1.0))
            if bound > best_bound:
                best = option
                best_bound = bound
        return best

    def _first(self, node: Node, state: State, seat: int, actions: list[int]) -> NodeOption:
        """Pick the highest prior at a new node. Few nodes are visited again: other options get priors then."""
        gains = self._gains_of(node, state, seat, actions, False)
        best = 0
        for i in range(len(gains)):
            if gains[i] > gains[best]:
                best = i
        option = node.option(actions[best])
        node.set_priors([option], [gains[best]])
        return option

    def _set_priors(self, node: Node, state: State, seat: int, options: list[NodeOption], closely: bool) -> None:
        """Set the priors of some options of a node."""
        node.set_priors(options, self._gains_of(node, state, seat, [option.action for option in options], closely))

    def _gains_of(self, node: Node, state: State, seat: int, actions: list[int], closely: bool) -> list[float]:
        """List what options seem to gain the seat; at the root, including its next choices within the same effect."""
        if node is self.root:
            now = margin(self._valuation.worths(state), seat)
            gains = [after - now for after in margins_after(self._valuation, state, seat, actions)]
        else:
            gains = self._gains.of_options(state, seat, actions, closely)
        for i in range(len(actions)):
            if gains[i] <= 0.0 and self._is_anytime[actions[i]]:
                gains[i] -= IDLE_PENALTY
        return gains


def _highest_priors(options: list[NodeOption], width: int) -> list[NodeOption]:
    """Return the options with the best priors."""
    priors = sorted([option.prior for option in options], reverse=True)
    least = priors[width - 1]
    return [option for option in options if option.prior >= least]


def run(search: Search, budget: Budget) -> None:
    """Simulate until the budget is spent, or until no further simulation could change the choice.

    Python's cycle collector is off meanwhile: a tree has no cycles, and scanning all its nodes takes long.
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
        time.sleep(0)  # lets other threads run: compiled code does not release the interpreter by itself
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
    """Return how many visits the most visited option is ahead of the next."""
    best = 0
    second = 0
    for option in root.options.values():
        if option.visits > best:
            second = best
            best = option.visits
        elif option.visits > second:
            second = option.visits
    return best - second
