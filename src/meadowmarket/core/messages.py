"""Messages for people: a key of the catalogue and its arguments, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, final

Args: TypeAlias = "dict[str, int | str | Message]"

EVERYONE: Final = -1
LONGEST_SHOWN: Final = 60


def shortened(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Return a text, shortened for messages that quote user input, without control characters.

    >>> shortened("a long story", 7)
    'a long…'
    """
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return shown if shown.isprintable() else "".join([sign if sign.isprintable() else "\ufffd" for sign in shown])


@final
class Message:
    """A key of the catalogue with its arguments; an argument may itself be a message.

    >>> str(Message("needs-silver", {"missing": 2}))
    'needs-silver (missing: 2)'
    """

    def __init__(self, key: str, args: Mapping[str, int | str | Message] | None = None) -> None:
        self.key: Final = key
        self.args: Final[Args] = dict(args) if args else {}

    def __str__(self) -> str:
        if not self.args:
            return self.key
        return f"{self.key} ({', '.join(f'{name}: {value}' for name, value in self.args.items())})"

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.key, self.args)


@final
class Event:
    """Something that happened: the acting seat, the message, and the seats that may see it.

    `audience` is EVERYONE, a bit mask of seats, or, below zero, everyone but some: `~(1 << seat)`. The others, who know
    more, then get it by a separate event.
    """

    def __init__(self, seat: int, message: Message, audience: int = EVERYONE) -> None:
        self.seat: Final = seat
        self.message: Final = message
        self.audience: Final = audience

    def is_visible_to(self, seat: int) -> bool:
        """Whether a seat may see the event; a spectator (-1) sees what is for everyone, or for everyone but some."""
        return bool(self.audience >> seat & 1) if seat >= 0 else self.audience < 0

    def is_for_the_unaware(self) -> bool:
        """Whether the event tells less than another one, to those who may not see that."""
        return self.audience < EVERYONE

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.seat, self.message, self.audience)

    def __repr__(self) -> str:
        return f"Event({self.seat}, {self.message}, {self.audience})"
