"""Tree search over what a seat can't know: every simulation deals the hidden things anew and plays on from there.

The tree is open-loop: its nodes stand for courses of actions, not for states, so that one node gathers what happens
under all deals and all rolls of the dice. Which options a node has differs from deal to deal; each simulation chooses
among those that are there.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final, final

from meadowmarket.bots.base import Budget
from meadowmarket.bots.greedy import INNER_CHOICES, margins_after
from meadowmarket.core.api import Game, State
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation, margin

PRIOR_VISITS: Final = 2.0
"""How many simulations the valuation right after an option counts for."""

WIDENING: Final = 1.5
"""A node looks at so many options times the square root of its visits, those first that look best at once."""

IDLE_PENALTY: Final = 2.0
"""Points off for an anytime action that does not better the position at once: it is looked at last."""

ROLLOUT: Final = 4
"""How many decisions are played at random behind the tree before the position is valued."""

LONGEST_PATH: Final = 60

MANY: Final = 1_000_000_000
SURE_SHARE: Final = 0.45
"""A search ends early when the second best option would need more than this share of what is left to catch up."""

BATCH: Final = 16
"""How many simulations are made between two looks at the clock."""


@final
class Node:
    """A point in a course of actions at which a seat is asked; what each option has brought that seat so far."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The margins of all visits, for the seat that is asked here."""
        self.best_prior = -1e9
        self.actions: list[int] = []
        """The options met so far; the lists below run beside it."""
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []
        self.slots: dict[int, int] = {}
        self.unseen: Node | None = None
        """Where all options lead as long as others choose in secret at the same time: nobody knows which was taken."""

    def add(self, action: int, prior: float) -> None:
        """Adds an option."""
        self.slots[action] = len(self.actions)
        self.actions.append(action)
        self.counts.append(0)
        self.totals.append(0.0)
        self.priors.append(prior)
        self.best_prior = max(self.best_prior, prior)
        self.children.append(None)

    def mean(self, slot: int) -> float:
        """Returns the margin to expect of an option: what its simulations brought, and before them the prior.

        Of the priors only the differences count: every move betters the position of whoever makes it, so that values
        at different depths can't be compared. The best option is taken to bring what the node has brought so far.
        """
        level = self.total / self.visits if self.visits else self.best_prior
        expected = level + self.priors[slot] - self.best_prior
        return (expected * PRIOR_VISITS + self.totals[slot]) / (PRIOR_VISITS + self.counts[slot])


@final
class Search:
    """One search: for one seat, from one position; through all its options, or only through some."""

    def __init__(
        self, game: Game, valuation: Valuation, state: State, seat: int, rng: Rng, only: list[int] | None = None
    ) -> None:
        self.root: Final = Node()
        self._game: Final = game
        self._valuation: Final = valuation
        self._state: Final = state
        self._seat: Final = seat
        self._rng: Final = rng
        self._idle: Final = [game.group(action) == "anytime" for action in range(len(game.actions))]
        self._can_idle: Final = any(self._idle)
        self._options: Final = state.options(seat) if only is None else only
        self._expand(self.root, state, seat, self._options)

    def simulate(self) -> None:
        """Deals the hidden things anew, walks down the tree, plays on a little, and notes what came of it."""
        state = self._game.determinise(self._state, self._seat, self._rng.fork())
        nodes: list[Node] = []
        slots: list[int] = []
        seats: list[int] = []
        node = self.root
        seat = self._seat
        depth = 0
        while len(nodes) < LONGEST_PATH:
            options = self._options if node is self.root else state.decision().options(state, seat)
            slot = self._select(node, state, seat, options)
            nodes.append(node)
            slots.append(slot)
            seats.append(seat)
            is_secret = len(state.seats_to_act()) > 1
            depth = len(state.stack)
            state.advance(seat, node.actions[slot])
            if not state.stack:
                break
            is_new = node.counts[slot] == 0
            node = _child(node, slot, is_secret)
            seat = state.seats_to_act()[0]
            if is_new:
                break
        self._play_on(state, depth)
        worths = self._valuation.worths(state)
        margins = [margin(worths, seat) for seat in range(len(worths))]
        for i in range(len(nodes)):
            node = nodes[i]
            slot = slots[i]
            node.visits += 1
            node.total += margins[seats[i]]
            node.counts[slot] += 1
            node.totals[slot] += margins[seats[i]]

    def _select(self, node: Node, state: State, seat: int, options: list[int]) -> int:
        """Picks the option to follow: by UCB1, among the most promising ones of this deal."""
        if len(options) == 1:
            action = options[0]
            if action not in node.slots:
                node.add(action, 0.0)
            return node.slots[action]
        if not node.actions:
            self._expand(node, state, seat, options)
        unknown = [action for action in options if action not in node.slots]
        if unknown:
            self._expand(node, state, seat, unknown)
        slots = [node.slots[action] for action in options]
        width = int(WIDENING * sqrt(node.visits + 1.0)) + 1
        if width < len(slots):
            slots = _most_promising(node, slots, width)
        tried = log(node.visits + 2.0)
        doubt = self._valuation.doubt
        best = slots[0]
        best_bound = -1e18
        for slot in slots:
            bound = node.mean(slot) + doubt * sqrt(tried / (node.counts[slot] + 1.0))
            if bound > best_bound:
                best = slot
                best_bound = bound
        return best

    def _expand(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """Adds options to a node, each with the margin that it leaves right after it."""
        choices = INNER_CHOICES if node is self.root else 0  # further down, simulations look through them
        priors = margins_after(self._valuation, state, seat, options, choices)
        now = margin(self._valuation.worths(state), seat) if self._can_idle else 0.0
        for i in range(len(options)):
            is_idle = self._idle[options[i]] and priors[i] <= now
            node.add(options[i], priors[i] - IDLE_PENALTY if is_idle else priors[i])

    def _play_on(self, state: State, depth: int) -> None:
        """Plays at random, without anytime actions, until the effect under way is done.

        It is as long as more work is stacked up than when it began.
        """
        left = ROLLOUT
        idle = self._idle
        while left > 0 and len(state.stack) > depth:
            seat = state.seats_to_act()[0]
            options = state.decision().options(state, seat)
            if len(options) > 1:
                busy = [action for action in options if not idle[action]]
                if busy:
                    options = busy
            state.advance(seat, options[self._rng.below(len(options))])
            left -= 1


def _child(node: Node, slot: int, is_secret: bool) -> Node:
    if is_secret:
        if node.unseen is None:
            node.unseen = Node()
        return node.unseen
    child = node.children[slot]
    if child is None:
        child = Node()
        node.children[slot] = child
    return child


def _most_promising(node: Node, slots: list[int], width: int) -> list[int]:
    """Returns the slots of the options with the best priors."""
    priors = sorted([node.priors[slot] for slot in slots], reverse=True)
    least = priors[width - 1]
    return [slot for slot in slots if node.priors[slot] >= least]


def run(search: Search, budget: Budget) -> None:
    """Simulates until the budget is spent, or until nothing could change the choice any more."""
    start = time.perf_counter()
    done = 0
    while True:
        batch = BATCH
        if budget.simulations:
            batch = min(batch, budget.simulations - done)
        for _ in range(batch):
            search.simulate()
        done += batch
        left = MANY
        if budget.simulations:
            left = budget.simulations - done
        if budget.milliseconds:
            spent = time.perf_counter() - start
            left = min(left, int((budget.milliseconds / 1000.0 - spent) / spent * done))
        if left <= 0 or _lead(search) > left * SURE_SHARE:
            return


def _lead(search: Search) -> int:
    """Returns by how many visits the best option is ahead of the next."""
    best = 0
    second = 0
    for count in search.root.counts:
        if count > best:
            second = best
            best = count
        elif count > second:
            second = count
    return best - second
