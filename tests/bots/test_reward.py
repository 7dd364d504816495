"""Rewards: a great lead counts less than its points."""

from __future__ import annotations

import pytest

from meadowmarket.bots.search.node import Node
from meadowmarket.bots.search.reward import reward_of


def test_what_is_said_of_an_option_is_its_margin_whatever_the_reward() -> None:
    node = Node()
    good, bad = node.option(1), node.option(2)
    node.set_priors([good, bad], [0.0, -10.0])
    node.add(good, 100, 100 * reward_of(30.0), 100 * 30.0)
    assert node.margin(good) == pytest.approx(30.0)
    assert node.margin(bad) == pytest.approx(20.0), "not followed yet: as much worse as it looked at once"


def test_the_points_that_decide_count_most() -> None:
    near, far = (reward_of(margin + 4.0) - reward_of(margin) for margin in (-2.0, 20.0))
    assert near > 2 * far > 0
    assert reward_of(-9.0) == -reward_of(9.0)
