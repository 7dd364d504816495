"""What a bot is, and how one is found by its name."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng

GROUP: Final = "meadowmarket.bots"


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

        The state holds only what the seat may know: callers hand over `game.determinise(state, seat, rng)`. The bot
        may play on with it.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BotMaker:
    """Makes bots of one kind; what the entry point group `meadowmarket.bots` names is an instance of this."""

    def make(self, seed: int, options: str) -> Bot:
        """Makes a bot; raises BadSetup if it does not know the options (what follows the colon in `name:options`)."""
        raise NotImplementedError


def bot_names() -> list[str]:
    """Lists the names of the installed bots."""
    return sorted(_entries())


def make_bot(spec: str, seed: int) -> Bot:
    """Makes a bot from its name, as in `random`, or from name and options, as in `name:options`.

    Raises BadSetup, saying what is allowed, if there is none of that name.
    """
    name, _, options = spec.partition(":")
    entry = _entries().get(name)
    if entry is None:
        raise BadSetup(Message("no-such-bot", {"bot": spec, "allowed": ", ".join(bot_names())}))
    maker: object = entry.load()
    if not isinstance(maker, BotMaker):
        raise BadSetup(Message("not-a-bot", {"bot": spec, "entry": entry.value}))
    return maker.make(seed, options)


def choose_fairly(bot: Bot, game: Game, state: State, seat: int, rng: Rng, budget: Budget) -> int:
    """Asks a bot for its choice, showing it nothing that its seat can't know."""
    return bot.choose(game, game.determinise(state, seat, rng.fork()), seat, budget)


def _entries() -> dict[str, EntryPoint]:
    built_in = EntryPoint("random", "meadowmarket.bots.random:MAKER", GROUP)
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {built_in.name: built_in, **found}
