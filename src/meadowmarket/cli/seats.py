"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadowmarket.bots.base import Bot, bot_names, make_bot
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.texts import Catalogue

PERSON = "me"
BOT = "bot:"
USUAL_BOT = "bot:random"


@dataclass
class Seat:
    """One seat: a bot, or a person with or without a name. `saved` is how a save tells it."""

    saved: str
    bot: Bot | None

    @property
    def is_person(self) -> bool:
        """Says whether a person sits here."""
        return self.bot is None


def split_seats(text: str) -> list[str]:
    """Splits a list such as `me,bot:random`."""
    return [seat.strip() for seat in text.split(",")]


def usual_seats(players: int) -> list[str]:
    """Puts one person among bots."""
    return [PERSON, *([USUAL_BOT] * (players - 1))]


def make_seats(specs: Sequence[str], players: int, seed: int) -> list[Seat]:
    """Makes the seats of a table; raises BadSetup, saying what is allowed, if they don't fit it."""
    if len(specs) != players:
        raise BadSetup(Message("bad-seat-count", {"count": len(specs), "players": players}))
    return [_make_seat(spec, derived_seed(seed, seat + 1)) for seat, spec in enumerate(specs)]


def saved_seats(names: Sequence[str]) -> list[str]:
    """Returns the seats of a saved game from the names it holds."""
    return [name if name.startswith(BOT) else f"{PERSON}:{name}".rstrip(":") for name in names]


def _make_seat(spec: str, seed: int) -> Seat:
    if spec.startswith(BOT):
        return Seat(spec, make_bot(spec.removeprefix(BOT), seed))
    word, _, name = spec.partition(":")
    if word != PERSON:
        allowed = ", ".join([PERSON, f"{PERSON}:NAME", *(BOT + bot for bot in bot_names())])
        raise BadSetup(Message("no-such-seat-kind", {"found": spec, "allowed": allowed}))
    return Seat(" ".join(name.split()), None)


def shown_names(seats: Sequence[Seat], catalogue: Catalogue) -> list[str]:
    """Returns what the seats are called on the screen; bots and nameless people by their numbers."""
    names: list[str] = []
    for seat, sitting in enumerate(seats):
        if sitting.is_person:
            names.append(sitting.saved)
        else:
            bot = sitting.saved.removeprefix(BOT)
            names.append(catalogue.say("bot-name", {"number": seat + 1, "bot": bot}))
    return names
