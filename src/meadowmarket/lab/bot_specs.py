"""Bots for the research commands: by name, by command, or from a Python file.

`file.py:Class` runs the code of a file, so only commands that a person starts accept it. Servers and saved games use
`bots.bot.make_bot`, which doesn't.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import cast

from meadowmarket.bots import bot as registry
from meadowmarket.bots.ask import BotMove, close_bots, tell_result
from meadowmarket.bots.bot import Bot, BotFailed, BotMaker
from meadowmarket.core.api import State
from meadowmarket.core.errors import BadSetup, MeadowMarketError
from meadowmarket.core.messages import Message

SUFFIX = ".py"


def make_bot(spec: str, seed: int) -> Bot:
    """Make a bot as `bots.bot.make_bot` does, or from a file: `file.py:Class`, `file.py:Class:options`.

    The class is a Bot, made with the seed if its constructor takes one, or a BotMaker. Raises BadSetup, naming the
    file, if there is no such class, or it can't be made.
    """
    path, _, rest = spec.partition(":")
    if not path.endswith(SUFFIX):
        return registry.make_bot(spec, seed)
    name, _, options = rest.partition(":")
    found = getattr(_module(str(Path(path).resolve()), spec), name, None) if name else None
    if isinstance(found, type) and issubclass(found, Bot) and found.choose is Bot.choose:
        raise BadSetup(Message("bot-file-no-choose", {"file": path, "name": name}))
    is_maker = isinstance(found, BotMaker) or (isinstance(found, type) and issubclass(found, BotMaker))
    if not is_maker and not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup(Message("bot-file-no-class", {"file": path, "name": name or "–"}))
    if options and not is_maker:
        raise BadSetup(Message("no-bot-options", {"bot": f"{path}:{name}", "options": options}))
    try:
        return _made(found, seed, options)
    except MeadowMarketError:
        raise
    except (Exception, SystemExit) as error:  # whatever someone's class does wrong
        reason = f"{name}: {type(error).__name__}: {error}"
        raise BadSetup(Message("bad-bot-file", {"file": path, "reason": reason})) from error


def _made(found: object, seed: int, options: str) -> Bot:
    """Make a bot by a maker, by a class of makers or by its own class."""
    if isinstance(found, type) and issubclass(found, BotMaker):
        found = found()
    if isinstance(found, BotMaker):
        return found.make(seed, options)
    maker = cast(Callable[..., Bot], found)
    return maker(seed) if _takes_seed(maker) else maker()


def check_bot(spec: str) -> None:
    """Make a bot and close it; raise BadSetup, saying why, if that is not possible."""
    for _, failed in close_bots([make_bot(spec, 0)]):
        raise BadSetup(
            Message("bad-bot-file", {"file": spec, "reason": (failed.detail or str(failed)).splitlines()[-1]})
        )


def read_specs(text: str) -> tuple[str, ...]:
    """Split a list of bots at its commas; raise BadSetup if one can't be made."""
    specs = tuple(spec.strip() for spec in text.split(","))
    for spec in specs:
        check_bot(spec)
    return specs


def seated(text: str, players: int) -> tuple[str, ...]:
    """Read the bots of all seats: one for all, or one per seat; raise BadSetup if the number is wrong."""
    specs = read_specs(text)
    if len(specs) not in (1, players):
        raise BadSetup(Message("bad-bot-count", {"count": len(specs), "players": players}))
    return specs * players if len(specs) == 1 else specs


def files_of(specs: tuple[str, ...]) -> dict[str, str]:
    """Return the digests of the files that bots come from, by spec: a changed file is another bot."""
    files = {spec: Path(spec.partition(":")[0]) for spec in specs if spec.partition(":")[0].endswith(SUFFIX)}
    return {spec: blake2b(path.read_bytes(), digest_size=8).hexdigest() for spec, path in files.items()}


@cache
def _module(path: str, spec: str) -> ModuleType:
    """Run a file once in a process."""
    name = f"meadowmarket_bot_{blake2b(path.encode(), digest_size=6).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    if found is None or found.loader is None or not Path(path).is_file():
        raise BadSetup(Message("no-such-bot-file", {"file": path}))
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module  # a class of the module can be pickled then
    try:
        found.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever someone's file does wrong
        del sys.modules[name]
        reason = f"{type(error).__name__}: {error}"
        raise BadSetup(Message("bad-bot-file", {"file": path, "reason": reason})) from error
    return module


_shown: set[str] = set()
"""The bots whose failure was shown in this process."""


def show_failure(spec: str, move: BotMove) -> None:
    """Print why a bot failed, once per process: results only count failures, but its author needs the reason."""
    if move.failure is not None:
        _show(spec, BotFailed(move.failure, move.detail))


def tell_result_of(specs: Sequence[str], bots: Sequence[Bot], state: State) -> None:
    """Tell the bots of all seats how a game has ended, and print what they do wrong."""
    for seat, failed in tell_result(bots, state):
        _show(specs[seat], failed)


def close_all(specs: Sequence[str], bots: Sequence[Bot]) -> None:
    """Close the bots of all seats, and print what they do wrong."""
    for seat, failed in close_bots(bots):
        _show(specs[seat], failed)


def _show(spec: str, failed: BotFailed) -> None:
    if spec not in _shown:
        # Imported here: bots that don't fail need no texts.
        from meadowmarket.texts import Catalogue, command_language

        _shown.add(spec)
        reason = Catalogue(command_language()).text(failed.message)
        print(f"{spec}: {reason}{': ' if failed.detail else ''}{failed.detail}", file=sys.stderr)


def _takes_seed(kind: Callable[..., Bot]) -> bool:
    try:
        inspect.signature(kind).bind(0)
    except (TypeError, ValueError):
        return False
    return True
