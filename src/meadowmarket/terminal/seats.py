"""The seats of a game: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadowmarket.bots.bot import PROGRAM, Bot, bot_names, make_bot
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import players_seed
from meadowmarket.texts import Catalogue

PERSON = "me"
BOT = "bot:"
USUAL_BOT = "bot:normal"
LONGEST_BOT = 30
"""The longest name shown; of a longer one only the end is shown."""


@dataclass
class Seat:
    """One seat: a bot, or a person with or without a name. `saved` is its form in a save."""

    saved: str
    bot: Bot | None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.bot is None


def split_seats(text: str) -> list[str]:
    """Split a list such as `me,bot:hard`."""
    return [seat.strip() for seat in text.split(",")]


def usual_seats(players: int) -> list[str]:
    """Put one person among bots."""
    return [PERSON, *([USUAL_BOT] * (players - 1))]


def make_seats(specs: Sequence[str], players: int, seed: int) -> list[Seat]:
    """Make the seats of a table; raise BadSetup, saying what is allowed, if they don't fit it."""
    if len(specs) != players:
        raise BadSetup(Message("bad-seat-count", {"count": len(specs), "players": players}))
    return [_make_seat(spec, players_seed(seed, seat + 1)) for seat, spec in enumerate(specs)]


def clear(seats: Sequence[Seat]) -> None:
    """Release the bots."""
    for seat in seats:
        if seat.bot is not None:
            seat.bot.close()


def saved_seats(names: Sequence[str]) -> list[str]:
    """Return the seats of a saved game from the names it holds.

    Raises BadSetup if one is a program: a file that came from someone else must not start anything.
    """
    for name in names:
        if name.startswith(BOT) and name.removeprefix(BOT).partition(":")[0] == PROGRAM:
            raise BadSetup(Message("program-in-file", {"found": name}))
    return [name if name.startswith(BOT) else f"{PERSON}:{name}".rstrip(":") for name in names]


def _make_seat(spec: str, seed: int) -> Seat:
    if spec.startswith(BOT):
        return Seat(spec, make_bot(spec.removeprefix(BOT), seed))
    word, _, name = spec.partition(":")
    if word != PERSON:
        allowed = Message("kinds-of-seats", {"bots": ", ".join(BOT + bot for bot in bot_names())})
        raise BadSetup(Message("no-such-seat-kind", {"found": spec, "allowed": allowed}))
    return Seat(" ".join(name.split()), None)


def shown_names(seats: Sequence[Seat], catalogue: Catalogue) -> list[str]:
    """Return what the seats are called on the screen; bots and nameless people by their numbers."""
    names: list[str] = []
    for seat, sitting in enumerate(seats):
        if sitting.is_person:
            names.append(sitting.saved)
        else:
            bot = catalogue.bot(sitting.saved.removeprefix(BOT))
            if len(bot) > LONGEST_BOT:  # the end of a command says most
                bot = f"…{bot[-LONGEST_BOT:]}"
            names.append(catalogue.say("bot-name", {"number": seat + 1, "bot": bot}))
    return names
