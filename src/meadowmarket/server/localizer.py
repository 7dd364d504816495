"""Messages in the reader's language: one catalogue per language, and texts for the wire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import UNSET

from meadowmarket.core.api import Game, Json, Piece, State
from meadowmarket.core.messages import Args, Event, Message
from meadowmarket.core.pieces import PieceMove, PieceRef, Trace
from meadowmarket.server.messages.base import Data
from meadowmarket.server.messages.parts import EventInfo, Final, Line, MoveInfo, PieceInfo, ScoreInfo, SourceInfo
from meadowmarket.texts import Catalogue, languages

SOURCE = "en"
MARK = ".mark"
SMALL_MARK = ".small-mark"


@lru_cache
def _catalogue(language: str) -> Catalogue:
    return _warm.pop(language, None) or Catalogue(language)


_warm: dict[str, Catalogue] = {}


def warm(language: str) -> None:
    """Read a language's texts before anyone waits for them; call it in a separate thread."""
    catalogue = Catalogue(language)
    catalogue.has("")  # a key that no file has: all are read
    _warm[language] = catalogue


@lru_cache
def _languages() -> list[str]:
    return languages()


def known(language: str) -> str:
    """Return a language that has texts: the one asked for, if possible."""
    return language if language in _languages() else SOURCE


class Localizer:
    """The texts for one reader at one table: a language, and the names of the people there."""

    def __init__(self, language: str = SOURCE, names: Sequence[str] = ()) -> None:
        self.language = known(language)
        self.names = tuple(names)

    def naming(self, game: Game, names: Sequence[str]) -> Localizer:
        """Return a localizer of the same language with the names of the players, and of who sits after them."""
        return Localizer(self.language, [*names, *(self.text(name) for name in game.neutral_names())])

    def text(self, message: Message) -> str:
        """Return a message in words."""
        return _text(self.language, self.names if _names_someone(message) else (), message)

    def say(self, key: str, **args: int | str | Message) -> str:
        """Return the text of a key."""
        return self.text(Message(key, args))

    def title(self, kind: str, name: str) -> str:
        """Return what a game, a ruleset or a setting is called."""
        return _catalogue(self.language).title(kind, name)

    def bot(self, spec: str) -> str:
        """Return what a bot is called."""
        return _catalogue(self.language).bot(spec)

    def about_bot(self, name: str) -> str:
        """Describe a bot in one line; return nothing if there is no description."""
        key = f"bot-{name}.about"
        return self.say(key) if _catalogue(self.language).has(key) else ""

    def text_if_known(self, message: Message) -> str:
        """Return a message in words; nothing if the game has no such text."""
        return self.text(message) if _catalogue(self.language).has(message.key) else ""

    def names_of_term(self, game: str, term: str) -> list[str]:
        """List what a term of a game's glossary is called."""
        also = f"{game}-word-{term}.also"
        others = self.say(also).split(",") if _catalogue(self.language).has(also) else []
        return [self.say(f"{game}-word-{term}"), *(other.strip() for other in others if other.strip())]

    def bot_name(self, seat: int, bot: str) -> str:
        """Return the name of a seat that a bot plays."""
        return self.say("bot-name", number=seat + 1, bot=self.bot(bot))

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("player-name", number=seat + 1)

    # -- what happened

    def event(self, event: Event, trace: Trace) -> EventInfo:
        """Put an event into words; the acting seat is there as `$seat`, as in `Catalogue.event`."""
        message = event.message
        return EventInfo(
            event.seat,
            self.text(Message(message.key, _with_seat(event))),
            message.key,
            self._args(message),
            piece_info(trace.piece) or UNSET,
            trace.cards or UNSET,
            [_move_info(move) for move in trace.moves] or UNSET,
        )

    def line(
        self, game: Game, step: int, seat: int, forced: bool, events: Sequence[Event], stage: Message | None
    ) -> Line:
        """Put into words what someone may know of one action; `events` are those that they may see."""
        traced = zip(events, game.traces(seat, events), strict=True)
        heading = "" if stage is None else self.text(stage)
        return Line(step, seat, forced, [self.event(event, trace) for event, trace in traced], heading)

    def mark(self, event: Event, is_main: bool) -> str:
        """Return the name of the part of the game that an event begins; nothing if it begins none.

        It is an attribute of the event's text: `mark`, or `small-mark` for a part of a part.
        """
        key = _mark_of(event, is_main)
        if not _has(self.language, key):
            return ""
        return self.text(Message(key, _with_seat(event)))

    def _args(self, message: Message) -> Data:
        return {name: self._arg(value) for name, value in message.args.items()}

    def _arg(self, value: int | str | Message) -> Json:
        if isinstance(value, Message):
            return {"key": value.key, "args": self._args(value), "text": self.text(value)}
        return value

    def piece(self, piece: Piece) -> Json:
        """Put the messages in a game's printed data into words."""
        if isinstance(piece, Message):
            return self.text(piece)
        if isinstance(piece, dict):
            return {name: self.piece(part) for name, part in piece.items()}
        if isinstance(piece, list):
            return [self.piece(part) for part in piece]
        return piece

    # -- how it ended

    def final(self, state: State) -> Final | None:
        """Return winners and points by source of a game that is over."""
        if not state.is_over():
            return None
        totals = state.scores()
        scores = [self._score(state, seat, total) for seat, total in enumerate(totals)]
        verdict = state.verdict()
        return Final(state.winners(), scores, None if verdict is None else self.text(verdict))

    def _score(self, state: State, seat: int, total: int) -> ScoreInfo:
        points = state.points_by_source(seat)
        return ScoreInfo(seat, total, [SourceInfo(name, self.title("source", name), points[name]) for name in points])


def piece_info(piece: PieceRef | None) -> PieceInfo | None:
    """Return a reference to a piece for the wire."""
    return None if piece is None else PieceInfo(piece.kind, piece.id, piece.place, piece.seat, piece.part)


def _move_info(move: PieceMove) -> MoveInfo:
    return MoveInfo(move.what, move.count, piece_info(move.start), piece_info(move.end), move.card or UNSET)


def _mark_of(event: Event, is_main: bool) -> str:
    return event.message.key + (MARK if is_main else SMALL_MARK)


def _with_seat(event: Event) -> Args:
    """Return the arguments of an event, with the acting seat as `$seat`."""
    return {"seat": event.seat, **event.message.args} if event.seat >= 0 else dict(event.message.args)


def _names_someone(message: Message) -> bool:
    """Most messages don't, and are the same at every table."""
    return any(
        _names_someone(value) if isinstance(value, Message) else name.endswith("seat")
        for name, value in message.args.items()
    )


@lru_cache(maxsize=1000)
def _has(language: str, key: str) -> bool:
    return _catalogue(language).has(key)


@lru_cache(maxsize=2000)
def _text(language: str, names: tuple[str, ...], message: Message) -> str:
    catalogue = _catalogue(language)
    catalogue.names = list(names)
    return catalogue.text(message)
