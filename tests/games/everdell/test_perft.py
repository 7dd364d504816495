"""Counts of positions some actions deep: if a number changes, so have the rules."""

from __future__ import annotations

import pytest

from meadowmarket.core.api import State
from tests.games.everdell.position import everdell, position


def perft(state: State, depth: int) -> int:
    """Count the positions after `depth` actions."""
    if depth == 0 or state.is_over():
        return 1
    seat = state.seats_to_act()[0]
    total = 0
    for action in state.options(seat):
        clone = state.clone()
        clone.advance(seat, action)
        total += perft(clone, depth - 1)
    return total


@pytest.mark.parametrize(
    ("players", "counts"),
    [(1, (11, 95, 420)), (2, (13, 141, 1424)), (3, (14, 154, 1609)), (4, (14, 154, 1622))],
)
def test_perft_from_the_start(players: int, counts: tuple[int, int, int]) -> None:
    state = everdell(players).new(2026)
    assert tuple(perft(state, depth) for depth in (1, 2, 3)) == counts


def test_perft_from_a_rich_city() -> None:
    table = position(
        players=3,
        hand=["king", "wife", "ruins", "postal-pigeon", "palace"],
        city=[
            "farm",
            "farm occupied",
            "crane",
            "judge",
            "dungeon",
            "innkeeper",
            "queen",
            "inn",
            "storehouse",
            "ever-tree",
        ],
        resources="3 twig 3 resin 3 pebble 4 berry",
        others=[{"city": ["inn", "post-office"], "hand": ["farm"] * 3}, {"city": ["miner-mole", "mine"]}],
        season="autumn",
        workers=3,
    )
    assert tuple(perft(table.state, depth) for depth in (1, 2)) == (32, 296)
