"""Messages in the reader's language: the catalogues, one a language, and what the wire needs of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadowmarket.core.api import Json, Piece, State
from meadowmarket.core.messages import Event, Message
from meadowmarket.server.messages import Data, EventInfo, Final, Line, ScoreInfo, SourceInfo
from meadowmarket.texts import Catalogue, languages

SOURCE = "en"


@lru_cache
def _catalogue(language: str) -> Catalogue:
    return _warm.pop(language, None) or Catalogue(language)


_warm: dict[str, Catalogue] = {}


def warm(language: str) -> None:
    """Reads a language's texts before anyone waits for them; meant for a thread of its own."""
    catalogue = Catalogue(language)
    catalogue.has("")  # a key that no file has: all are read
    _warm[language] = catalogue


@lru_cache
def _languages() -> list[str]:
    return languages()


def known(language: str) -> str:
    """Returns a language there are texts in: the one asked for if possible."""
    return language if language in _languages() else SOURCE


class Localizer:
    """What one reader reads at one table: a language, and the names of the people there."""

    def __init__(self, language: str = SOURCE, names: Sequence[str] = ()) -> None:
        self.language = known(language)
        self.names = tuple(names)

    def text(self, message: Message) -> str:
        """Returns a message in words."""
        return _text(self.language, self.names if _names_someone(message) else (), message)

    def say(self, key: str, **args: int | str | Message) -> str:
        """Returns the text of a key."""
        return self.text(Message(key, args))

    def title(self, kind: str, name: str) -> str:
        """Returns what a game, a ruleset or a setting is called."""
        return _catalogue(self.language).title(kind, name)

    def bot(self, spec: str) -> str:
        """Returns what a bot is called."""
        return _catalogue(self.language).bot(spec)

    def about_bot(self, name: str) -> str:
        """Returns what a bot is like, in a line; nothing if nobody said."""
        key = f"bot-{name}.about"
        return self.say(key) if _catalogue(self.language).has(key) else ""

    def bot_name(self, seat: int, bot: str) -> str:
        """Returns the name of a seat that a bot plays."""
        return self.say("bot-name", number=seat + 1, bot=self.bot(bot))

    def player(self, seat: int) -> str:
        """Returns the name of a seat's player."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("player-name", number=seat + 1)

    # -- what happened

    def event(self, event: Event) -> EventInfo:
        """Puts an event into words; whoever acts is there as `$seat`, as in `Catalogue.event`."""
        message = event.message
        if event.seat >= 0 and "seat" not in message.args:
            message = Message(message.key, {"seat": event.seat, **message.args})
        return EventInfo(event.seat, self.text(message), message.key, self._args(event.message))

    def line(self, step: int, seat: int, forced: bool, events: Sequence[Event]) -> Line:
        """Puts into words what a seat may know of one action."""
        return Line(step, seat, forced, [self.event(event) for event in events])

    def _args(self, message: Message) -> Data:
        return {name: self._arg(value) for name, value in message.args.items()}

    def _arg(self, value: int | str | Message) -> Json:
        if isinstance(value, Message):
            return {"key": value.key, "args": self._args(value), "text": self.text(value)}
        return value

    def piece(self, piece: Piece) -> Json:
        """Puts the messages in a game's printed data into words."""
        if isinstance(piece, Message):
            return self.text(piece)
        if isinstance(piece, dict):
            return {name: self.piece(part) for name, part in piece.items()}
        if isinstance(piece, list):
            return [self.piece(part) for part in piece]
        return piece

    # -- how it ended

    def final(self, state: State) -> Final | None:
        """Returns winners and points by source of a game that is over."""
        if not state.is_over():
            return None
        totals = state.scores()
        scores = [self._score(state, seat, total) for seat, total in enumerate(totals)]
        verdict = state.verdict()
        return Final(state.winners(), scores, None if verdict is None else self.text(verdict))

    def _score(self, state: State, seat: int, total: int) -> ScoreInfo:
        points = state.points_by_source(seat)
        return ScoreInfo(seat, total, [SourceInfo(name, self.title("source", name), points[name]) for name in points])


def _names_someone(message: Message) -> bool:
    """Most messages don't, and are the same at every table."""
    return any(
        _names_someone(value) if isinstance(value, Message) else name.endswith("seat")
        for name, value in message.args.items()
    )


@lru_cache(maxsize=2000)
def _text(language: str, names: tuple[str, ...], message: Message) -> str:
    catalogue = _catalogue(language)
    catalogue.names = list(names)
    return catalogue.text(message)
