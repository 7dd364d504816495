"""What a bot is, and how one is found by its name."""

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
"""The bots that people choose by how strong they are, weakest first."""

PROGRAM: Final = "program"
"""The bot that is nothing without its options, the command that starts it."""


class BotFailed(MeadowMarketError):
    """A bot has not made its choice.

    The message, without arguments, says how it failed and may be told to everyone at the table. `detail` quotes the bot
    and may betray what its seat alone knows.
    """

    def __init__(self, message: Message, detail: str = "") -> None:
        super().__init__(message)
        self.detail = detail


@final
class Budget:
    """How much a bot may think about one choice: a time in milliseconds or a number of simulations; 0 is no limit."""

    def __init__(self, milliseconds: int = 0, simulations: int = 0) -> None:
        self.milliseconds: Final = milliseconds
        self.simulations: Final = simulations


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. The same seed and the same number of simulations give the same choices."""

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Returns the code of one of the seat's options.

        The state holds only what the seat may know: `choose_or_random`, which asks bots, deals the rest anew. The bot
        may play on with it.
        """
        raise NotImplementedError

    def recall(self, positions: Sequence[str]) -> None:
        """Hears where its seat has been lately, oldest first, as keys of `bots.past.position_key`.

        Whoever makes a bot for a single choice says so before it: a bot that searches keeps out of circles by that.
        """

    def close(self) -> None:
        """Lets go of what the bot holds, such as a program that it runs; whoever made the bot calls this at the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BotMaker:
    """Makes bots of one kind; what the entry point group `meadowmarket.bots` names is an instance of this."""

    def make(self, seed: int, options: str) -> Bot:
        """Makes a bot; raises BadSetup if it does not know the options (what follows the colon in `name:options`)."""
        raise NotImplementedError


def bot_names() -> list[str]:
    """Lists the names of the installed bots, of those that can be made from their name alone."""
    return sorted([name for name in _entries() if name != PROGRAM])


def make_bot(spec: str, seed: int) -> Bot:
    """Makes a bot from its name, as in `random`, or from name and options, as in `name:options`.

    Raises BadSetup, saying what is allowed, if there is none of that name.
    """
    name, _, options = spec.partition(":")
    entry = _entries().get(name)
    if entry is None:
        allowed = ", ".join([*bot_names(), f"{PROGRAM}:COMMAND"])
        raise BadSetup(Message("no-such-bot", {"bot": spec, "allowed": allowed}))
    maker: object = entry.load()
    if not isinstance(maker, BotMaker):
        raise BadSetup(Message("not-a-bot", {"bot": spec, "entry": entry.value}))
    return maker.make(seed, options)


def _entries() -> dict[str, EntryPoint]:
    found = {name: EntryPoint(name, value, GROUP) for name, value in BUILT_IN.items()}
    found.update({entry.name: entry for entry in entry_points(group=GROUP)})
    return found
