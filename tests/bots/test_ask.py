"""Asking bots: whatever one does wrong, a legal move comes of it, and how it failed is told."""

from __future__ import annotations

import sys
from typing import cast

import numpy as np
import pytest

from meadowmarket.bots.ask import choose_or_random, note_failure
from meadowmarket.bots.bot import Bot, BotFailed, Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.messages import EVERYONE, Message
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from tests.bots.first import FailingBot, FirstBot
from tests.core.toy import ToyGame


class LeavingBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        sys.exit("enough")


class DeepBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        return self.choose(game, state, seat, budget)


class WordyBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        return "bid 3"  # type: ignore[return-value]


class NumpyBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        return cast(int, np.int64(state.options(seat)[0]))


class WildBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        return -1


class OwnWordsBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        raise BotFailed(Message("failure-silent"), "asleep")


class PlayingOnBot(Bot):
    """Plays on with what it is shown, as it may, and answers with what was an option before."""

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        option = state.options(seat)[0]
        state.apply(seat, option)
        return option


@pytest.fixture
def state() -> State:
    return ToyGame(2, "long").new(1)


@pytest.mark.parametrize(
    ("bot", "key", "detail"),
    [
        (FailingBot(), "failure-raised", "RuntimeError: no idea"),
        (LeavingBot(), "failure-raised", "SystemExit: enough"),
        (DeepBot(), "failure-raised", "RecursionError"),
        (WildBot(), "failure-no-option", "-1"),
        (OwnWordsBot(), "failure-silent", "asleep"),
    ],
)
def test_for_a_bot_that_fails_chance_chooses(state: State, bot: Bot, key: str, detail: str) -> None:
    rng = Rng(1)
    chosen = [choose_or_random(bot, state.game, state, 0, rng, Budget()) for _ in range(50)]
    assert {one.action for one in chosen} == set(state.options(0))
    assert {one.failure.key for one in chosen if one.failure} == {key}
    assert all(one.detail.splitlines()[-1].startswith(detail) for one in chosen)


@pytest.mark.parametrize("bot", [WordyBot(), NumpyBot()])
def test_what_is_no_integer_is_no_option(state: State, bot: Bot) -> None:
    """In both builds, so that the same games come of it."""
    chosen = choose_or_random(bot, state.game, state, 0, Rng(1), Budget())
    assert chosen.action in state.options(0)
    assert chosen.failure is not None
    assert chosen.failure.key == "failure-raised"
    assert chosen.detail.splitlines()[-1].startswith("TypeError: ")


@pytest.mark.parametrize("bot", [FirstBot(), PlayingOnBot()])
def test_a_bot_that_chooses_an_option_has_its_way(state: State, bot: Bot) -> None:
    chosen = choose_or_random(bot, state.game, state, 0, Rng(1), Budget())
    assert (chosen.action, chosen.failure, chosen.detail) == (state.options(0)[0], None, "")
    assert state.actions_played == 0


def test_the_log_tells_everyone_before_all_else(state: State) -> None:
    table = Table(state.game, 1)
    entry = table.play(0, state.options(0)[0])[0]
    note_failure(entry, Message("failure-silent"))
    first = entry.seen_by(1)[0]
    assert (first.seat, first.message.key, first.audience) == (0, "bot-failed", EVERYONE)
    assert first.message.args["reason"] == Message("failure-silent")
