"""Nodes of the search tree and the statistics of their options: visits, rewards, margins and priors."""

from __future__ import annotations

from typing import Final, final

PRIOR_VISITS: Final = 2.0
"""How many virtual visits a prior counts for (Gelly & Silver 2007: see `tree`)."""


@final
class NodeOption:
    """An action that was available at a node in some determinization, and its statistics."""

    def __init__(self, action: int) -> None:
        self.action: Final = action
        self.visits = 0
        self.total = 0.0
        """Sum of the rewards of all visits, for the seat that is asked."""
        self.margins = 0.0
        """Sum of the margins of all visits: the points by which the seat led at the horizon."""
        self.prior = 0.0
        """What the option seems to gain before any simulation, in points."""
        self.has_prior = False
        """False for an option that has always been the only one: it needs no prior."""
        self.child: Node | None = None


@final
class Node:
    """A decision after a sequence of actions, with the statistics of the options seen there so far."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.margins = 0.0
        self.best_prior = -1e9
        self.options: Final[dict[int, NodeOption]] = {}
        """The options seen so far, by action."""
        self.hidden_child: Node | None = None
        """The one child of all options while other seats choose secretly at the same time."""

    def option(self, action: int) -> NodeOption:
        """Return the option for an action; a new one if the action was not seen here before."""
        found = self.options.get(action)
        if found is None:
            found = NodeOption(action)
            self.options[action] = found
        return found

    def set_priors(self, options: list[NodeOption], priors: list[float]) -> None:
        """Set the priors of some options."""
        for i in range(len(options)):
            options[i].prior = priors[i]
            options[i].has_prior = True
        self.best_prior = -1e9
        for option in self.options.values():
            if option.has_prior and option.prior > self.best_prior:
                self.best_prior = option.prior

    def add(self, option: NodeOption, visits: int, total: float, margins: float) -> None:
        """Add the results of simulations that took an option."""
        self.visits += visits
        self.total += total
        self.margins += margins
        option.visits += visits
        option.total += total
        option.margins += margins

    def mean(self, option: NodeOption) -> float:
        """Return the expected reward of an option."""
        return self._expected(option, self.total, option.total)

    def margin(self, option: NodeOption) -> float:
        """Return the expected margin of an option."""
        return self._expected(option, self.margins, option.margins)

    def _expected(self, option: NodeOption, by_all: float, by_option: float) -> float:
        """Return the mean of an option's results, in which its prior counts for `PRIOR_VISITS` visits.

        Only differences between priors count: every move improves the position of its player, so values at different
        depths can't be compared. The option with the best prior is expected to bring the node's own mean.
        """
        level = by_all / self.visits if self.visits else self.best_prior
        expected = level + option.prior - self.best_prior
        return (expected * PRIOR_VISITS + by_option) / (PRIOR_VISITS + option.visits)

    def child(self, option: NodeOption, is_secret: bool) -> Node:
        """Return the node after an option; all options of a secret choice share one."""
        found = self.hidden_child if is_secret else option.child
        if found is None:
            found = Node()
            if is_secret:
                self.hidden_child = found
            else:
                option.child = found
        return found
