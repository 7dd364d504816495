"""The nodes of a search tree, and what each option there has brought so far."""

from __future__ import annotations

from typing import Final, final

PRIOR_VISITS: Final = 2.0
"""How many simulations the valuation right after an option counts for."""


@final
class Option:
    """An action that was met at a node."""

    def __init__(self, action: int) -> None:
        self.action: Final = action
        self.visits = 0
        self.total = 0.0
        """The rewards of all visits, for the seat that is asked."""
        self.margins = 0.0
        """The points by which it led in the end, over all visits."""
        self.prior = 0.0
        """What it seems to gain, before any simulation."""
        self.is_judged = False
        """Whether it has a prior: an option that was the only one so far needs none."""
        self.after: Node | None = None


@final
class Node:
    """A point in a course of actions at which a seat is asked; what each option has brought that seat so far."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.margins = 0.0
        self.best_prior = -1e9
        self.options: Final[dict[int, Option]] = {}
        """The options met so far, by action."""
        self.unseen: Node | None = None
        """Where all options lead as long as others choose in secret at the same time: nobody knows which was taken."""

    def option(self, action: int) -> Option:
        """Returns an option, which is added if it has not been met yet."""
        found = self.options.get(action)
        if found is None:
            found = Option(action)
            self.options[action] = found
        return found

    def judge(self, options: list[Option], priors: list[float]) -> None:
        """Says what options seem to gain, before any simulation."""
        for i in range(len(options)):
            options[i].prior = priors[i]
            options[i].is_judged = True
        self.best_prior = -1e9
        for option in self.options.values():
            if option.is_judged and option.prior > self.best_prior:
                self.best_prior = option.prior

    def add(self, option: Option, visits: int, total: float, margins: float) -> None:
        """Notes what some simulations have brought that took an option."""
        self.visits += visits
        self.total += total
        self.margins += margins
        option.visits += visits
        option.total += total
        option.margins += margins

    def mean(self, option: Option) -> float:
        """Returns the reward to expect of an option."""
        return self._expected(option, self.total, option.total)

    def margin(self, option: Option) -> float:
        """Returns the margin to expect of an option."""
        return self._expected(option, self.margins, option.margins)

    def _expected(self, option: Option, by_all: float, by_option: float) -> float:
        """Returns what to expect of an option: what its simulations brought, and before them the prior.

        Of the priors only the differences count: every move betters the position of whoever makes it, so that values
        at different depths can't be compared. The best option is taken to bring what the node has brought so far.
        """
        level = by_all / self.visits if self.visits else self.best_prior
        expected = level + option.prior - self.best_prior
        return (expected * PRIOR_VISITS + by_option) / (PRIOR_VISITS + option.visits)

    def following(self, option: Option, is_secret: bool) -> Node:
        """Returns the node behind an option; behind a secret choice there is one for all options."""
        found = self.unseen if is_secret else option.after
        if found is None:
            found = Node()
            if is_secret:
                self.unseen = found
            else:
                option.after = found
        return found
