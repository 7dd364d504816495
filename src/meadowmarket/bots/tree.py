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
from meadowmarket.bots.gains import Gains
from meadowmarket.bots.greedy import margins_after
from meadowmarket.core.api import Game, State
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation, margin

PRIOR_VISITS: Final = 2.0
"""How many simulations the valuation right after an option counts for."""

WIDENING: Final = 1.5
"""A node looks at so many options times the square root of its visits, those first that look best at once."""

OTHERS_WIDENING: Final = 0.5
"""The same where others are asked: what they do matters less, and they mostly do what looks best."""

DOUBT_BELOW: Final = 0.3
"""How much of the valuation's doubt is left below the root: there it is mostly done what looks best."""

IDLE_PENALTY: Final = 2.0
"""Points off for an anytime action that does not better the position at once: it is looked at last."""

HORIZON: Final = (1, 5, 5, 4, 5)
"""After how many turns a simulation is valued, by the number of players: after the third or second of the own ones.

All are valued at the same distance. A value tells which of two positions is better at the same point of a game, not
what a turn is worth: a search that values some lines earlier than others goes where the value flatters most.
"""

LONGEST_PATH: Final = 60
"""How many decisions a simulation makes at most, whoever's turn it is then."""

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
        self.unjudged: set[int] = set()
        """Options that have no prior, since they were the only ones so far."""
        self.unseen: Node | None = None
        """Where all options lead as long as others choose in secret at the same time: nobody knows which was taken."""

    def add(self, action: int) -> None:
        """Adds an option that need not be judged yet."""
        self.slots[action] = len(self.actions)
        self.actions.append(action)
        self.counts.append(0)
        self.totals.append(0.0)
        self.priors.append(0.0)
        self.children.append(None)
        self.unjudged.add(action)

    def judge(self, action: int, prior: float) -> None:
        """Says what an option seems to be worth before any simulation."""
        if action not in self.slots:
            self.add(action)
        self.unjudged.discard(action)
        self.priors[self.slots[action]] = prior
        self.best_prior = max(self.best_prior, prior)

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
        self._gains: Final = Gains(game, valuation)
        self._is_alone: Final = game.players == 1
        self._horizon: Final = HORIZON[min(game.players, len(HORIZON) - 1)]
        self._options: Final = state.options(seat) if only is None else only
        self._judge(self.root, state, seat, self._options)

    def simulate(self) -> None:
        """Deals the hidden things anew, follows the tree to the horizon, and notes what came of it."""
        state = self._game.determinise(self._state, self._seat, self._rng.fork())
        nodes: list[Node] = []
        slots: list[int] = []
        seats: list[int] = []
        node = self.root
        seat = self._seat
        turns = self._horizon
        while turns > 0 and len(nodes) < LONGEST_PATH:
            options = self._options if node is self.root else state.decision().options(state, seat)
            slot = self._select(node, state, seat, options)
            nodes.append(node)
            slots.append(slot)
            seats.append(seat)
            is_secret = len(state.seats_to_act()) > 1
            state.advance(seat, node.actions[slot])
            if not state.stack:
                break
            node = _child(node, slot, is_secret)
            asked = state.seats_to_act()[0]
            if asked != seat or self._is_alone:  # alone, each decision counts as a turn
                turns -= 1
            seat = asked
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
                node.add(action)
            return node.slots[action]
        new = [action for action in options if action not in node.slots or action in node.unjudged]
        if new:
            self._judge(node, state, seat, new)
        slots = [node.slots[action] for action in options]
        widening = WIDENING if seat == self._seat else OTHERS_WIDENING
        width = int(widening * sqrt(node.visits + 1.0)) + 1
        if width < len(slots):
            slots = _most_promising(node, slots, width)
        tried = log(node.visits + 2.0)
        doubt = self._valuation.doubt if node is self.root else DOUBT_BELOW * self._valuation.doubt
        best = slots[0]
        best_bound = -1e18
        for slot in slots:
            bound = node.mean(slot) + doubt * sqrt(tried / (node.counts[slot] + 1.0))
            if bound > best_bound:
                best = slot
                best_bound = bound
        return best

    def _judge(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """Judges options of a node by what they leave the seat with; at the root, with its next choices in mind."""
        if node is self.root:
            now = margin(self._valuation.worths(state), seat)
            after = margins_after(self._valuation, state, seat, options)
        else:
            now = self._gains.worth(state, seat)
            after = self._gains.worths_after(state, seat, options, now)
        for i in range(len(options)):
            is_idle = self._idle[options[i]] and after[i] <= now
            node.judge(options[i], after[i] - IDLE_PENALTY if is_idle else after[i])


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
