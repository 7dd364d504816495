"""The contract of a bot, and the registry that makes bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup, MeadowMarketError
from meadowmarket.core.messages import Message

GROUP: Final = "meadowmarket.bots"
BUILT_IN: Final = {
    "random": "meadowmarket.bots.players.random:MAKER",
    "greedy": "meadowmarket.bots.players.greedy:MAKER",
    "search": "meadowmarket.bots.players.search:MAKER",
    "easy": "meadowmarket.bots.players.levels:EASY",
    "normal": "meadowmarket.bots.players.levels:NORMAL",
    "hard": "meadowmarket.bots.players.levels:HARD",
    "expert": "meadowmarket.bots.players.levels:EXPERT",
    "program": "meadowmarket.bots.players.external:MAKER",
}
LEVELS: Final = ("easy", "normal", "hard", "expert")
"""The levels that people choose from, weakest first."""

PROGRAM: Final = "program"
"""The bot that needs options: the command that starts its program."""


class BotFailed(MeadowMarketError):
    """A bot failed to choose.

    The message, without arguments, says how it failed and may be shown to everyone at the table. `detail` quotes the
    bot and may reveal what only its seat knows.
    """

    def __init__(self, message: Message, detail: str = "") -> None:
        super().__init__(message)
        self.detail = detail

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.detail)


@final
class Budget:
    """The limits for one choice: milliseconds, a number of simulations, or both; 0 means no limit."""

    def __init__(self, milliseconds: int = 0, simulations: int = 0) -> None:
        self.milliseconds: Final = milliseconds
        self.simulations: Final = simulations

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.milliseconds, self.simulations)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. The same seed and the same number of simulations give the same choices."""

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Return the code of one of the seat's options.

        The state holds only what the seat may know: `choose_or_random` redeals the rest before it asks. The bot may
        change the state.
        """
        raise NotImplementedError

    def remember(self, positions: Sequence[str]) -> None:
        """Take over the recent positions of this bot's seat, oldest first.

        They are keys of `bots.search.loop_guard.position_key`. A bot that is made for a single choice gets them first:
        its search avoids loops by them.
        """

    def hear_result(self, state: State, seat: int) -> None:
        """Hear how the game has ended: the last state, which hides nothing any more, and the bot's own seat."""

    def close(self) -> None:
        """Release what the bot holds, such as a running program; the maker of the bot calls this at the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BotMaker:
    """Makes bots of one kind; entry points of the group `meadowmarket.bots` name instances of it."""

    def make(self, seed: int, options: str) -> Bot:
        """Make a bot; raise BadSetup if it does not know the options (what follows the colon in `name:options`)."""
        raise NotImplementedError


def bot_names() -> list[str]:
    """List the names of the installed bots that need no options."""
    return sorted([name for name in _entries() if name != PROGRAM])


def make_bot(spec: str, seed: int) -> Bot:
    """Make a bot from its name, as in `random`, or from name and options, as in `name:options`.

    Raises BadSetup, saying what is allowed, if there is none of that name.
    """
    name, _, options = spec.partition(":")
    entry = _entries().get(name)
    if entry is None:
        allowed = Message("bots-and-programs", {"bots": ", ".join(bot_names())})
        raise BadSetup(Message("no-such-bot", {"bot": spec, "allowed": allowed}))
    maker: object = entry.load()
    if not isinstance(maker, BotMaker):
        raise BadSetup(Message("not-a-bot", {"bot": spec, "entry": entry.value}))
    return maker.make(seed, options)


def _entries() -> dict[str, EntryPoint]:
    found = {name: EntryPoint(name, value, GROUP) for name, value in BUILT_IN.items()}
    found.update({entry.name: entry for entry in entry_points(group=GROUP)})
    return found
