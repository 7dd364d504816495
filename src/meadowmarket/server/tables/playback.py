"""Games to step through: those of tables, and uploaded ones."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from meadowmarket import games
from meadowmarket.bots.ask import note_failure
from meadowmarket.core import replay as files
from meadowmarket.core.api import NOBODY, Game, Json, State
from meadowmarket.core.errors import CorruptReplay, MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import is_secret_seed
from meadowmarket.core.table import Table
from meadowmarket.server.bots.fair_queue import Requester
from meadowmarket.server.http.refusal import DamagedTable, Refusal, damaged_table
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.answers import (
    ReplayInfo,
    ReplayLog,
    ReplayMark,
    ReplayStep,
    ReplayStop,
    Uploaded,
)
from meadowmarket.server.messages.parts import Line, Log
from meadowmarket.server.storage.records import ABANDONED, OVER, ActionRow, TableRecord
from meadowmarket.server.storage.store import Store
from meadowmarket.server.stored_games import names_of, text_as_far, text_as_stored
from meadowmarket.server.tables import seats
from meadowmarket.server.tables.event_log import message_of, plain
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.seats import BOT_PREFIX
from meadowmarket.server.tables.table import damage_at, game_info, game_of, open_game

LOGGER = logging.getLogger(__name__)
MOST_PLAYBACKS = 16
SPACING = 16
LONGEST = 5000
"""The most actions of an uploaded replay."""
CHECK_SECONDS = 60.0
ENDED = (OVER, ABANDONED)
"""States in which nothing is hidden any more."""
MOST_LINES = 250
"""The most lines of the log in one answer."""
UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


class NotFollowed(Exception):
    """The n-th stored action of a table can't be played, or leads to another state."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Playback:
    """A game with all its states: every sixteenth is kept, the others are replayed.

    `stops` says why it ends early, if more of the game is stored.
    """

    def __init__(self, game: Game, seed: int, names: Sequence[str], title: str) -> None:
        self.game = game
        self.title = title
        self.names = list(names)
        self.table = Table(game, seed, names, plays_forced=False)
        self.stops: Message | None = None
        self._kept: list[State] = [self.table.state]

    def follow(self, rows: Sequence[ActionRow]) -> Playback:
        """Play what a table's rows say; raise NotFollowed, after having played on, at the first that does not fit."""
        for n, row in enumerate(rows, 1):
            try:
                self._follow(row)
            except Exception as error:  # whatever a game trips over here is damage in the store
                raise NotFollowed(n) from error
            if (row.n, row.checksum) != (n, self.table.checksum()):
                raise NotFollowed(n)
        return self

    def _follow(self, row: ActionRow) -> None:
        if row.is_undo:
            self.table.undo_as_recorded(row.seat)
            del self._kept[len(self.table.history) // SPACING + 1 :]
            return
        self.play(row.seat, row.notation)
        if row.failure:
            note_failure(self.table.history[-1], Message(row.failure))

    def play(self, seat: int, notation: str) -> None:
        """Play one action."""
        self.table.play(seat, notation)
        if len(self.table.history) % SPACING == 0:
            self._kept.append(self.table.state)

    @property
    def steps(self) -> int:
        """Return the number of actions."""
        return len(self.table.history)

    def state(self, step: int) -> State:
        """Return the state after a number of actions."""
        first = step // SPACING
        state = self._kept[first].clone()
        for entry in self.table.history[first * SPACING : step]:
            state.advance(entry.seat, entry.action)
        return state

    def line(self, step: int, seat: int, localizer: Localizer) -> Line:
        """Put into words what a seat may know of an action."""
        entry = self.table.history[step - 1]
        return localizer.line(self.game, step, entry.seat, entry.forced, entry.seen_by(seat), entry.stage)

    def localizer(self, language: str) -> Localizer:
        """Return the localizer of a language, with the names of this game."""
        plain_words = Localizer(language)
        return plain_words.naming(self.game, [_shown(name, seat, plain_words) for seat, name in enumerate(self.names)])

    def marks(self, localizer: Localizer) -> list[ReplayMark]:
        """List where the parts of the game begin, as far as everyone may know."""
        marks: list[ReplayMark] = []
        for step, entry in enumerate(self.table.history, 1):
            for event in entry.seen_by(NOBODY):
                for is_main in (True, False):
                    text = localizer.mark(event, is_main)
                    # Several seats may do what a phase begins with.
                    if text and (not marks or marks[-1].text != text):
                        marks.append(ReplayMark(step, event.seat if is_main else NOBODY, text, is_main))
        return marks


@dataclass(frozen=True)
class ReplayVerdict:
    """The result of checking a replay, as plain data: its length and whether it is a whole game, or what is wrong."""

    steps: int = 0
    is_over: bool = False
    wrong: list[Any] | None = None


def check_file(text: str) -> ReplayVerdict:
    """Play an uploaded replay through, in a worker, whose errors can't travel."""
    try:
        read = files.read(text)
        if len(read.moves) > LONGEST:
            raise CorruptReplay(Message("replay-too-long", {"count": len(read.moves), "most": LONGEST}))
        game = games.open_game(read.game, read.players, read.ruleset, read.settings, None, read.rules_version)
        table = files.verify(game, read)
    except MeadowMarketError as error:
        return ReplayVerdict(wrong=plain(error.message))
    except Exception:  # a file that no game foresaw
        LOGGER.exception("an uploaded replay could not be checked")
        return ReplayVerdict(wrong=plain(Message("replay-unplayable")))
    return ReplayVerdict(len(table.history), table.is_over())


def _check_characters(text: str) -> None:
    """Refuse what no database keeps and no editor shows."""
    found = UNPRINTABLE.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        problem = Message("replay-bad-character", {"found": f"U+{ord(found[0]):04X}"})
        raise CorruptReplay(Message("corrupt-replay", {"line": line, "problem": problem}))


def _playback_of_file(text: str) -> Playback:
    read = files.read(text)
    game = open_game(read.game, read.players, read.ruleset, read.settings, read.rules_version)
    names = [seats.clean(read.names.get(seat, ""), seats.LONGEST_NAME) for seat in range(read.players)]
    playback = Playback(game, read.seed, names, "")
    for move in read.moves:
        playback.play(move.seat, move.notation)
    return playback


def _playback_of_table(record: TableRecord, rows: Sequence[ActionRow]) -> Playback:
    """Play what is stored of a table, as far as it leads to its checksums; raise DamagedTable if none of it does."""
    try:
        game = game_of(record)
        playback = Playback(game, record.seed, names_of(record), record.title)
    except MeadowMarketError as error:
        raise DamagedTable(error.message) from error
    except Exception as error:  # whatever a game trips over here is damage in the store
        raise damaged_table(record.id) from error
    try:
        return playback.follow(rows)
    except NotFollowed as stop:
        damage = damage_at(game, record.id, stop.n)
        if stop.n == 1:  # then not even the deal is known to be the same
            raise damage from stop
        # The failed playback has gone too far: play again, up to the error.
        playback = Playback(game, record.seed, names_of(record), record.title).follow(rows[: stop.n - 1])
        playback.stops = damage.message
        return playback


def _shown(name: str, seat: int, localizer: Localizer) -> str:
    if name.startswith(BOT_PREFIX):
        return localizer.bot_name(seat, name.removeprefix(BOT_PREFIX))
    return name or localizer.say("player-name", number=seat + 1)


def _file_name(game: str, seed: int, replay: str) -> str:
    return f"{game}-{replay if is_secret_seed(seed) else seed}.replay"


def _everyone(playback: Playback) -> list[int]:
    return [NOBODY, *range(playback.game.players)]


def _open_view(state: State, viewer: int) -> dict[str, Json]:
    """Return what a seat sees, with each player's area as that player sees it."""
    game = state.game
    own = [game.view(state, seat) for seat in range(game.players)]
    shown = dict(game.view(state, viewer))
    for name, areas in shown.items():
        # One object per seat: a player's area.
        if isinstance(areas, list) and len(areas) == len(own) and all(isinstance(area, dict) for area in areas):
            shown[name] = [_area(view[name], seat) for seat, view in enumerate(own)]
    return shown


def _area(areas: Json, seat: int) -> Json:
    return areas[seat] if isinstance(areas, list) else areas


def _viewer(viewers: Sequence[int], seat: int | None) -> int:
    viewer = viewers[-1] if seat is None else seat
    if viewer not in viewers:
        raise Refusal(403, Message("not-your-seat"))
    return viewer


def _check_step(playback: Playback, step: int) -> None:
    if not 0 <= step <= playback.steps:
        raise Refusal(404, Message("no-such-step", {"step": step, "count": playback.steps}))


class Replays:
    """Replays, showing of each only what the viewer may see."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._playbacks: OrderedDict[tuple[str, int], Playback] = OrderedDict()

    async def upload(self, text: str, address: str) -> Uploaded:
        """Check a replay and keep it; raise CorruptReplay, naming the line, if it does not hold."""
        _check_characters(text)
        try:
            verdict = await self._hub.bot_jobs.run(Requester(address, ""), CHECK_SECONDS, check_file, text)
        except (TimeoutError, BrokenProcessPool) as error:
            raise Refusal(503, Message("server-busy")) from error
        if verdict.wrong is not None:
            raise CorruptReplay(message_of(verdict.wrong))
        replay = seats.new_id()
        await self._store.add_replay(replay, text)
        return Uploaded(replay, verdict.steps, verdict.is_over)

    async def info(self, replay: str, secret: str | None, localizer: Localizer) -> ReplayInfo:
        """Return what can be stepped through, and from whose view."""
        playback, viewers = await self._playback(replay, secret)
        localizer = playback.localizer(localizer.language)
        # The file shows all hands, so only those who may see them get it.
        is_open = viewers == _everyone(playback)
        return ReplayInfo(
            replay=replay,
            game=game_info(playback.game, localizer),
            title=playback.title,
            names=list(localizer.names[: playback.game.players]),
            over=playback.table.is_over(),
            steps=playback.steps,
            viewers=viewers,
            file=is_open,
            stops=None if playback.stops is None else ReplayStop(playback.stops.key, localizer.text(playback.stops)),
            marks=playback.marks(localizer),
            reviewable=is_open,
        )

    async def step(
        self, replay: str, step: int, seat: int | None, is_open: bool, secret: str | None, language: str
    ) -> ReplayStep:
        """Show a game after a number of actions, to a seat or to the viewer's first one.

        If it is open, each player's area is as that player sees it; raises Refusal while something is hidden.
        """
        playback, viewers = await self._playback(replay, secret)
        viewer = _viewer(viewers, seat)
        if is_open and viewers != _everyone(playback):
            raise Refusal(403, Message("hands-hidden"))
        _check_step(playback, step)
        localizer = playback.localizer(language)
        state = await asyncio.to_thread(playback.state, step)
        line = playback.line(step, viewer, localizer) if step else None
        view = _open_view(state, viewer) if is_open else playback.game.view(state, viewer)
        return ReplayStep(replay, viewer, step, view, line, localizer.final(state))

    async def log(self, replay: str, after: int, seat: int | None, secret: str | None, language: str) -> ReplayLog:
        """Return what a seat may know of what happened after a step; of a long game, some of it."""
        playback, viewers = await self._playback(replay, secret)
        viewer = _viewer(viewers, seat)
        _check_step(playback, after)
        localizer = playback.localizer(language)
        last = min(after + MOST_LINES, playback.steps)
        lines = [playback.line(step, viewer, localizer) for step in range(after + 1, last + 1)]
        return ReplayLog(replay, viewer, playback.steps, Log(after, lines))

    async def ended(self, replay: str, why_not: str) -> Playback:
        """Return a game in which nothing is hidden any more; raise Refusal, by the key given, if something is."""
        playback, viewers = await self._playback(replay, None)
        if viewers != _everyone(playback):
            raise Refusal(409, Message(why_not))
        return playback

    async def until(self, replay: str, step: int, why_not: str) -> Playback:
        """Return a game as `ended` does; raise Refusal, too, if it has no such step."""
        playback = await self.ended(replay, why_not)
        _check_step(playback, step)
        return playback

    async def file(self, replay: str) -> tuple[str, str]:
        """Return the name and the text of a replay's file; raise Refusal if the game has not ended."""
        record = await self._store.table(replay)
        if record is None:
            text = await self._store.replay(replay)
            playback, _ = await self._playback(replay, None)
            return _file_name(playback.game.name, playback.table.seed, replay), text or ""
        name = _file_name(record.game, record.seed, replay)
        try:
            playback, viewers = await self._playback(replay, None)
        except DamagedTable:
            if record.state not in ENDED:
                raise
            return name, text_as_stored(record, await self._store.actions(replay))
        if viewers != _everyone(playback):
            raise Refusal(409, Message("not-over"))
        if playback.stops is None:
            return name, files.write(playback.table)
        return name, text_as_far(playback.table, await self._store.actions(replay))

    async def _playback(self, replay: str, secret: str | None) -> tuple[Playback, list[int]]:
        """Return a game and the seats from which the viewer may see it, the spectator's first."""
        record = await self._store.table(replay)
        if record is None:
            text = await self._store.replay(replay)
            if text is None:
                raise Refusal(404, Message("no-such-replay"))
            playback = await self._kept((replay, 0), lambda: _playback_of_file(text))
            return playback, _everyone(playback)
        rows = await self._store.actions(replay)
        playback = await self._kept((replay, hash(tuple(rows))), lambda: _playback_of_table(record, rows))
        playback.names[:] = playback.table.names[:] = names_of(record)
        playback.title = record.title
        if playback.table.is_over() or record.state in ENDED:
            return playback, _everyone(playback)
        own = None if secret is None else seats.seat_of(secret, record.seats)
        return playback, [NOBODY] if own is None else [NOBODY, own]

    async def _kept(self, key: tuple[str, int], make: Callable[[], Playback]) -> Playback:
        """Return a game from memory, or make it without holding up the others."""
        playback = self._playbacks.get(key)
        if playback is None:
            playback = await asyncio.to_thread(make)
            self._playbacks[key] = playback
            while len(self._playbacks) > MOST_PLAYBACKS:
                self._playbacks.popitem(last=False)
        self._playbacks.move_to_end(key)
        return playback
