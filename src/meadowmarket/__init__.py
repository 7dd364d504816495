"""Meadow & Market: play, learn, simulate and study La Granja and Everdell.

What `__all__` lists is the public API, and stays as it is within a major version. Everything else may change: other
modules, and attributes of these classes that docs/guides/python.md does not list. Importing this module is quick: what
it offers is imported when it is used.

>>> import meadowmarket as mm
>>> game = mm.make_game("lagranja", players=2)
>>> state = game.new(seed=1)
>>> (seat,) = state.seats_to_act()
>>> action = state.options(seat)[0]
>>> game.actions.code(game.actions.notation(action)) == action
True
>>> state.apply(seat, action)
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from os import PathLike, fspath
from typing import TYPE_CHECKING

from meadowmarket._build import Build, build, select

if TYPE_CHECKING:
    from meadowmarket.arrays import Batch, legal_mask, observation, observation_layout
    from meadowmarket.bots.bot import Bot, BotFailed, BotMaker, Budget
    from meadowmarket.core.api import Game, State
    from meadowmarket.core.errors import (
        BadCardPack,
        BadSetup,
        CorruptReplay,
        IllegalAction,
        MeadowMarketError,
        NotYourTurn,
    )
    from meadowmarket.core.messages import Event, Message
    from meadowmarket.core.recall import Recall
    from meadowmarket.core.rng import Rng
    from meadowmarket.core.table import Table
    from meadowmarket.lab.arena.results import Result
    from meadowmarket.texts import Catalogue

__all__ = [
    "BadCardPack",
    "BadSetup",
    "Batch",
    "Bot",
    "BotFailed",
    "BotMaker",
    "Budget",
    "Build",
    "CorruptReplay",
    "Game",
    "IllegalAction",
    "MeadowMarketError",
    "NotYourTurn",
    "Recall",
    "Result",
    "Rng",
    "State",
    "Table",
    "__version__",
    "arena",
    "bot_names",
    "build",
    "choose",
    "game_names",
    "legal_mask",
    "load_state",
    "make_bot",
    "make_game",
    "observation",
    "observation_layout",
    "play_game",
    "read_replay",
    "save_state",
    "text",
    "write_replay",
]
__version__ = "0.1.0"

_PLACES = {
    "core.api": ("Game", "State"),
    "core.errors": ("BadCardPack", "BadSetup", "CorruptReplay", "IllegalAction", "MeadowMarketError", "NotYourTurn"),
    "core.recall": ("Recall",),
    "core.rng": ("Rng",),
    "core.table": ("Table",),
    "arrays": ("Batch", "legal_mask", "observation", "observation_layout"),
    "bots.bot": ("Bot", "BotFailed", "BotMaker", "Budget"),
    "lab.arena.results": ("Result",),
}
_LATER = {name: place for place, names in _PLACES.items() for name in names}

select()  # before anything that may be compiled is imported


def __getattr__(name: str) -> object:
    """Import a part of the public API when it is first used."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        found: object = getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise ImportError(f'{name} needs more than the base install: pip install "{__name__}[research]"') from error
    if isinstance(found, type) and not found.__doc__:
        # Compiling drops docstrings, and those of methods can't be put back: all of them are shown with the class.
        from meadowmarket._docs import help_text

        found.__doc__ = help_text(name, _LATER[name])
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__


# -- games


def game_names() -> list[str]:
    """List the installed games.

    >>> game_names()
    ['everdell', 'lagranja']
    """
    from meadowmarket import games

    return games.names()


def make_game(
    name: str,
    players: int = 2,
    ruleset: str | None = None,
    settings: Mapping[str, str | int] | None = None,
    cards: str | PathLike[str] | None = None,
    rules_version: int | None = None,
) -> "Game":
    """Make a game for a number of players, by its first ruleset if none is named; `cards` is the folder of a card pack.

    Raises BadSetup or BadCardPack, each saying what is allowed.

    >>> make_game("everdell", players=3).players
    3
    >>> make_game("everdell", players=1, settings={"solo_year": 3}).settings
    {'solo_year': '3'}
    """
    from meadowmarket import games
    from meadowmarket.core.errors import BadSetup
    from meadowmarket.core.messages import Message

    if settings is not None and not isinstance(settings, Mapping):
        raise BadSetup(Message("not-a-setting", {"found": str(settings)}))
    wanted = {setting: str(value) for setting, value in (settings or {}).items()}
    return games.open_game(name, players, ruleset, wanted, None if cards is None else fspath(cards), rules_version)


# -- saving


def save_state(state: "State") -> bytes:
    """Return a state as bytes, the same on every machine; it can go on from there, with the same chance.

    >>> game = make_game("lagranja")
    >>> load_state(game, save_state(game.new(5))).scores() == game.new(5).scores()
    True
    """
    from meadowmarket.core import codec

    return codec.dumps(state)


def load_state(game: "Game", data: bytes) -> "State":
    """Build a state from what `save_state` gave; raise CorruptReplay, naming the place, if it does not fit the game.

    >>> game = make_game("everdell")
    >>> load_state(game, b"{}")
    Traceback (most recent call last):
    meadowmarket.core.errors.CorruptReplay: corrupt-state (place: checksum, found: None, expected: 01e7b720ff566d53)
    """
    from meadowmarket.core import codec

    return codec.loads(game, data)


def write_replay(table: "Table") -> str:
    """Return a game as text that a person can read: the setup, each action in notation, and the result.

    >>> from meadowmarket import Table
    >>> table = Table(make_game("lagranja"), seed=5)
    >>> write_replay(table).splitlines()[1]
    'game lagranja'
    """
    from meadowmarket.core import replay

    return replay.write(table)


def read_replay(text: str, cards: str | PathLike[str] | None = None) -> "Table":
    """Play a recorded game again, checking each action; `cards` is the card pack that it was played with.

    Raises CorruptReplay, naming the line, or BadSetup.

    >>> table = play_game(make_game("everdell"), ["random", "random"], seed=1)
    >>> read_replay(write_replay(table)).state.scores() == table.state.scores()
    True
    """
    from meadowmarket.core import replay

    found = replay.read(text)
    game = make_game(found.game, found.players, found.ruleset, found.settings, cards, found.rules_version)
    return replay.verify(game, found)


# -- words


def text(what: "Message | Event | MeadowMarketError", language: str = "en", names: Sequence[str] = ()) -> str:
    """Return in words what an option does, what has happened, or what is wrong; `names` are the players' names.

    Raises BadSetup if there are no texts in the language.

    >>> from meadowmarket import Table
    >>> table = Table(make_game("everdell"), seed=1)
    >>> (seat,) = table.seats_to_act()
    >>> text(table.options(seat)[0].description) != text(table.options(seat)[0].description, "de")
    True
    """
    from meadowmarket.core.errors import MeadowMarketError
    from meadowmarket.core.messages import Event

    catalogue = _catalogue(language, tuple(names))
    if isinstance(what, Event):
        return catalogue.event(what)
    return catalogue.text(what.message if isinstance(what, MeadowMarketError) else what)


@lru_cache(maxsize=16)
def _catalogue(language: str, names: tuple[str, ...]) -> "Catalogue":
    from meadowmarket.texts import Catalogue

    return Catalogue(language, names)


# -- bots


def bot_names() -> list[str]:
    """List the installed bots that need no options.

    >>> "greedy" in bot_names()
    True
    """
    from meadowmarket.bots.bot import bot_names

    return bot_names()


def make_bot(spec: str, seed: int = 0) -> "Bot":
    """Make a bot from its name, or from name and options: `greedy`, `search:200sims`, `program:./my_bot`.

    `my_bot.py:MyBot` is a class in a file. Raises BadSetup if there is none of that name. A bot that runs a program
    must be closed.

    >>> make_bot("greedy:1")
    Traceback (most recent call last):
    meadowmarket.core.errors.BadSetup: no-bot-options (bot: greedy, options: 1)
    """
    from meadowmarket.core.batch import check_seeds
    from meadowmarket.lab.bot_specs import make_bot

    check_seeds([seed])
    return make_bot(spec, seed)


def choose(bot: "Bot", state: "State", seat: int, seed: int = 0, milliseconds: int = 0, simulations: int = 0) -> int:
    """Return the option that a bot chooses for a seat; it sees nothing that the seat can't know.

    0 is no limit. Raises BotFailed if it chooses none, NotYourTurn if nothing is asked of the seat.

    >>> state = make_game("lagranja").new(1)
    >>> (seat,) = state.seats_to_act()
    >>> choose(make_bot("greedy"), state, seat) in state.options(seat)
    True
    """
    from meadowmarket.bots.ask import choose_or_random
    from meadowmarket.bots.bot import BotFailed, Budget
    from meadowmarket.core.batch import check_seeds
    from meadowmarket.core.errors import BadSetup
    from meadowmarket.core.messages import Message
    from meadowmarket.core.rng import Rng

    check_seeds([seed])
    for name, limit in (("milliseconds", milliseconds), ("simulations", simulations)):
        if limit < 0:
            raise BadSetup(Message("negative-budget", {"name": name, "found": limit}))
    move = choose_or_random(bot, state.game, state, seat, Rng(seed), Budget(milliseconds, simulations))
    if move.failure is not None:
        raise BotFailed(move.failure, move.detail)
    return move.action


def play_game(game: "Game", bots: Sequence[str], seed: int = 0) -> "Table":
    """Let bots play a game, one per seat, and return the table with its history and final state.

    For a bot that fails, chance chooses.

    >>> table = play_game(make_game("lagranja"), ["random", "greedy"], seed=3)
    >>> table.is_over(), len(table.state.scores())
    (True, 2)
    """
    from meadowmarket.lab.arena.single import played_table

    return played_table(game, bots, seed)


def arena(game: "Game", bots: Sequence[str], games: int = 100, seed: int = 1, jobs: int = 1) -> "list[Result]":
    """Compare bots: each pair plays the same deals from every seat. Return one result per pair.

    `games` is rounded up, so that each deal is played from all seats. More than one job uses other processes, so a
    script must guard its own start by `if __name__ == "__main__"`. The results don't depend on the jobs.

    >>> (result,) = arena(make_game("everdell"), ["random", "random"], games=2)
    >>> result.games, result.match.a
    (2, 'random')
    """
    from meadowmarket.lab.arena.single import compared

    return compared(game, bots, games, seed, jobs)
