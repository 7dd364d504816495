"""Guidance for a first game: every kind of decision is explained, in every language."""

from __future__ import annotations

import pytest

from meadowmarket import games
from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Budget, make_bot
from meadowmarket.core.api import guide_key
from meadowmarket.core.rng import Rng
from meadowmarket.texts import Catalogue, languages

LONGEST = 300
OWN = ("everdell", "lagranja")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OWN)
def test_every_kind_of_decision_is_explained(name: str, language: str) -> None:
    catalogue = Catalogue(language)
    for frame in games.open_game(name, 2).frame_types():
        key = guide_key(name, frame)
        assert catalogue.has(key), key
        assert 20 <= len(catalogue.say(key)) <= LONGEST, key


@pytest.mark.parametrize("name", OWN)
def test_the_game_explains_the_open_decision(name: str) -> None:
    game = games.open_game(name, 2)
    state = game.new(3)
    bot = make_bot("random", 1)
    seen: set[str] = set()
    while not state.is_over():
        seat = state.seats_to_act()[0]
        seen.add(game.guidance(state, seat).key)
        state.apply(seat, choose_or_random(bot, game, state, seat, Rng(1), Budget()).action)
    assert len(seen) >= 5
    assert seen <= {guide_key(name, frame) for frame in game.frame_types()}
