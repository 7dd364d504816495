"""Asking a bot for a move: it sees only what its seat may know, and a random move replaces a failed one."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Final, final

from meadowmarket.bots.bot import Bot, BotFailed, Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup, check_int
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.playout import choose_random, pick
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import HistoryEntry


@final
class BotMove:
    """The move for a bot's seat; after a failure a random one, with `failure` and `detail` saying what went wrong."""

    def __init__(self, action: int, failure: Message | None = None, detail: str = "") -> None:
        self.action: Final = action
        self.failure: Final = failure
        self.detail: Final = detail


def choose_or_random(bot: Bot, game: Game, state: State, seat: int, rng: Rng, budget: Budget) -> BotMove:
    """Ask a bot for its choice, showing it nothing that its seat can't know; for one that fails, pick any option."""
    return choose_or_random_seen(bot, game, redealt(state, seat, rng.fork()), seat, rng, budget)


def choose_or_random_seen(bot: Bot, game: Game, seen: State, seat: int, rng: Rng, budget: Budget) -> BotMove:
    """Ask a bot for its choice in a state that is redealt already; for one that fails, pick any option."""
    options = seen.options(seat)  # first: the bot may play on with the state
    try:
        action = bot.choose(game, seen, seat, budget)
        check_int(action)
        if action in options:
            return BotMove(action)
        failed = BotFailed(Message("failure-no-option"), repr(action))
    except (Exception, SystemExit) as error:  # whatever someone's bot does wrong
        failed = as_failure(error)
    return BotMove(pick(options, game.last_resort(), rng), failed.message, failed.detail)


def tell_result(bots: Sequence[Bot], state: State) -> list[tuple[int, BotFailed]]:
    """Tell the bots of all seats how a game has ended; return their errors, each with its seat.

    Nobody else notices them. A program that has stopped by then has done nothing wrong: it does not need the result.
    """
    failed: list[tuple[int, BotFailed]] = []
    for seat in range(len(bots)):
        try:
            bots[seat].hear_result(state, seat)
        except BotFailed:
            continue
        except (Exception, SystemExit) as error:  # whatever someone's bot does wrong
            failed.append((seat, as_failure(error)))
    return failed


def close_bots(bots: Sequence[Bot]) -> list[tuple[int, BotFailed]]:
    """Close all bots, whatever one of them does wrong; return that, each with the place of its bot."""
    failed: list[tuple[int, BotFailed]] = []
    for i in range(len(bots)):
        try:
            bots[i].close()
        except (Exception, SystemExit) as error:  # whatever someone's bot does wrong
            failed.append((i, as_failure(error)))
    return failed


def random_instead(state: State, seat: int, rng: Rng, failed: BotFailed) -> BotMove:
    """Pick a random option for a seat whose bot has failed."""
    return BotMove(choose_random(state, seat, rng), failed.message, failed.detail)


def as_failure(error: BaseException) -> BotFailed:
    """Convert what a bot or its maker raised into a failure."""
    if isinstance(error, BotFailed):
        return error
    if isinstance(error, BadSetup):
        return BotFailed(Message("failure-not-made"), str(error))
    trace = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    return BotFailed(Message("failure-raised"), trace.strip())


def note_failure(entry: HistoryEntry, failure: Message) -> None:
    """Add to the log that an action was chosen at random for a bot that failed."""
    entry.events.insert(0, Event(entry.seat, Message("bot-failed", {"reason": failure})))
