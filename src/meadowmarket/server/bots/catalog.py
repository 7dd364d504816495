"""The bots that may sit at tables: the installed ones, and programs named by the server's operator."""

from __future__ import annotations

import re
from collections.abc import Mapping

from meadowmarket.bots.bot import PROGRAM, bot_names, make_bot
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class BotCatalog:
    """The bots, by name only: no visitor can start a program or raise a budget by options."""

    def __init__(self, programs: Mapping[str, str]) -> None:
        self._programs = dict(programs)
        for name in self._programs:
            if not NAME.fullmatch(name) or name in bot_names():
                raise BadSetup(Message("bad-bot-name", {"name": name, "taken": ", ".join(bot_names())}))
            self.check(name)

    def names(self) -> list[str]:
        """List the names of the bots."""
        return sorted([*bot_names(), *self._programs])

    def spec(self, name: str) -> str:
        """Return what a bot is made from; raise BadSetup, saying what is allowed, if there is none of that name."""
        if name in self._programs:
            return f"{PROGRAM}:{self._programs[name]}"
        if name not in bot_names():
            raise BadSetup(Message("no-such-bot", {"bot": name, "allowed": ", ".join(self.names())}))
        return name

    def check(self, name: str) -> str:
        """Return the name of a bot; raise BadSetup if there is none of that name, or it can't be made."""
        make_bot(self.spec(name), 0)
        return name
