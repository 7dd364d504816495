"""One table in memory: its game, what each seat is asked, and its history. No I/O in here."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, cast

from msgspec import UNSET, UnsetType

from meadowmarket import games
from meadowmarket.bots.ask import note_failure
from meadowmarket.core.api import NOBODY, Game, State
from meadowmarket.core.errors import BadSetup, CorruptReplay, IllegalAction
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.server.http.refusal import DamagedTable, damaged_table
from meadowmarket.server.localizer import Localizer, piece_info
from meadowmarket.server.localizer import known as known_language
from meadowmarket.server.messages.base import Group, TableState
from meadowmarket.server.messages.parts import Asked, GameInfo, Line, Log, OptionInfo, SeatInfo, UndoInfo
from meadowmarket.server.messages.socket import View, WhyNot
from meadowmarket.server.storage.records import (
    ABANDONED,
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    ActionRow,
    SeatRecord,
    TableRecord,
)
from meadowmarket.server.tables.event_log import EventLog
from meadowmarket.server.tables.past_positions import PastPositions
from meadowmarket.server.tables.presence import Presence
from meadowmarket.server.tables.why_not import Reasons, asked_reasons, ended_reasons, other_reasons, rule_of

Reason = Literal["turn", "chance", "over"]
MOST_FORCED = 1000
DEALS = 4
"""How many redeals an action's consequence is tried on."""
REASONS: tuple[Reason, ...] = ("over", "turn", "chance")
"""The most serious first."""


class StaleView(Exception):
    """The question to the seat has changed since the view that it answers."""


@lru_cache(maxsize=64)
def _game(
    name: str, players: int, ruleset: str, settings: tuple[tuple[str, str], ...], rules_version: int | None
) -> Game:
    return games.open_game(name, players, ruleset, dict(settings), None, rules_version)


def open_game(
    name: str, players: int, ruleset: str | None, settings: dict[str, str], rules_version: int | None = None
) -> Game:
    """Open a game, by the rules version that a replay or table names; tables of the same kind share it."""
    chosen = games.box(name).rulesets[0] if ruleset is None else ruleset
    return _game(name, players, chosen, tuple(sorted(settings.items())), rules_version)


def game_of(record: TableRecord) -> Game:
    """Open the game of a stored table; raise CorruptReplay if its rules or cards are not here any more."""
    try:
        game = open_game(record.game, record.players, record.ruleset, record.settings, record.rules_version)
    except BadSetup as error:
        raise CorruptReplay(Message("table-other-rules", {"problem": error.message})) from error
    if record.pack_digest != game.pack_digest:
        found, expected = record.pack_digest, game.pack_digest
        raise CorruptReplay(Message("table-other-cards", {"found": found, "expected": expected}))
    return game


def damage_at(game: Game, table: str, n: int) -> DamagedTable:
    """Return the error for stored actions that can't be played from the n-th on; it names later corrections."""
    if game.corrected is None:
        return damaged_table(table, n)
    args: Args = {"table": table, "n": n, "rules": game.rules_version, "corrected": game.corrected}
    return DamagedTable(Message("table-corrected-since", args))


class LiveTable:
    """A table in memory that someone plays or watches.

    `n` counts the rows in the store. Methods return the rows they add: the caller stores them, and discards this object
    if that fails.
    """

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.game = game_of(record)
        self.table: Table | None = None
        self.n = 0
        self.event_log = EventLog()
        self.past = PastPositions(record.players)
        # By n: how many actions the history had.
        self._lengths = array("I", [0])
        # By seat: the n since which the same is asked of it, and what that is.
        self._since = [0] * record.players
        self._questions: list[list[int] | None] = [None] * record.players
        self._localizer: dict[str, Localizer] = {}

    # -- the state of the table

    @property
    def state(self) -> TableState:
        """Return the state of the table: waiting, playing, over or abandoned."""
        if self.record.state == ABANDONED:
            return ABANDONED
        if self.table is None:
            return WAITING
        return OVER if self.table.is_over() else PLAYING

    @property
    def step(self) -> int:
        """Return the number of actions in the history."""
        return len(self.table.history) if self.table else 0

    @property
    def may_start(self) -> bool:
        """Whether everybody is there and the game can begin."""
        is_full = all(seat.kind != OPEN for seat in self.record.seats)
        return self.table is None and self.record.state != ABANDONED and is_full

    def update(self, record: TableRecord) -> None:
        """Take over what has changed about the seats."""
        self.record = record
        self._localizer.clear()
        if self.table:
            self.table.names[:] = self._names()

    def _names(self) -> list[str]:
        return [f"bot:{seat.bot}" if seat.kind == BOT else seat.name for seat in self.record.seats]

    # -- what the store says

    def follow(self, rows: Sequence[ActionRow]) -> None:
        """Play what is stored; raise DamagedTable if it does not fit."""
        if self.table is None and (rows or self.record.state in (PLAYING, OVER)):
            self.table = Table(self.game, self.record.seed, self._names(), plays_forced=False)
        for row in rows:
            if row.n != self.n + 1 or self.table is None:
                raise self._damaged(row)
            try:
                self._follow(self.table, row)
            except Exception as error:  # whatever a game trips over here is damage in the store
                raise self._damaged(row) from error
            if self.table.checksum() != row.checksum:
                raise self._damaged(row)
        self._look_around()

    def _follow(self, table: Table, row: ActionRow) -> None:
        if row.is_undo:
            table.undo_as_recorded(row.seat)
            self._cut(table)
            self._count(row.seat, is_undo=True)
        else:
            table.plays_forced = False
            self._remember(table, row.seat, self.game.actions.code(row.notation))
            table.play(row.seat, row.notation)
            self._number(len(table.history) - 1, row.failure)

    def _damaged(self, row: ActionRow) -> DamagedTable:
        return damage_at(self.game, self.record.id, row.n)

    # -- playing

    def start(self) -> list[ActionRow]:
        """Begin the game."""
        self.table = Table(self.game, self.record.seed, self._names())
        rows = self._number(0)
        self._look_around()
        return rows

    def play(self, seat: int, action: int | str, n: int | None = None, failure: str = "") -> list[ActionRow]:
        """Carry out an action of a seat and the forced moves after it, if the seat has seen what it is asked.

        `failure` is the key that says how the seat's bot failed, if chance chose the action for it. Raises StaleView or
        IllegalAction, and changes nothing, if it can't be.
        """
        table = self._playing()
        code = self.game.actions.code(action) if isinstance(action, str) else action
        self._check_fresh(seat, n)
        self._check_option(seat, code)
        first = len(table.history)
        table.plays_forced = True
        self._remember(table, seat, code)
        table.play(seat, code)
        rows = self._number(first, failure)
        self._look_around()
        return rows

    def undo(self, seat: int, n: int) -> list[ActionRow]:
        """Take back the last choice of a seat, among bots with their answers.

        Raises StaleView or IllegalAction if it can't be.
        """
        table = self._playing()
        if n != self.n:
            raise StaleView
        why = self._why_no_undo(seat)
        if why is not None:
            raise IllegalAction(why)
        table.undo(seat, self._bots_around(seat))
        self._cut(table)
        self._count(seat, is_undo=True)
        self._look_around()
        return [ActionRow(self.n, seat, "undo", True, table.checksum())]

    def _why_no_undo(self, seat: int) -> Message | None:
        """Return why a seat can't take back its last choice; one of the game that is played on stays."""
        table, bots = self._playing(), self._bots_around(seat)
        last = table.last_choice(bots)
        if last in table.history[: self.record.played_before or 0]:
            return Message("undo-before-table")
        return table.why_no_undo(seat, bots)

    def _bots_around(self, seat: int) -> list[int]:
        """List the other seats if all are bots: their answers are taken back with the seat's own choice."""
        others = [other for other in self.record.seats if other.seat != seat]
        return [other.seat for other in others] if all(other.kind == BOT for other in others) else []

    def consequence(self, seat: int, action: str, n: int) -> Reason | None:
        """Return what may make an action final, without doing it; raises as `play` does.

        It is tried on some deals of what the seat can't know, always the same ones: the answer tells nothing hidden.
        """
        self._playing()
        code = self.game.actions.code(action)
        self._check_fresh(seat, n)
        self._check_option(seat, code)
        found = {_consequence(self._seen(seat, deal), seat, code) for deal in range(DEALS)}
        return next((reason for reason in REASONS if reason in found), None)

    def position(self, seat: int, n: int) -> State:
        """Return what a seat may know of the state in which something is asked of it.

        Raises StaleView if that has changed since n, NotYourTurn or IllegalAction if there is nothing.
        """
        state = self._playing().state
        self._check_fresh(seat, n)
        state.options(seat)
        return self._seen(seat)

    def _seen(self, seat: int, deal: int = 0) -> State:
        """Return the state as a seat may know it; the rest is dealt in the same way, whatever it is.

        Every answer to a seat before it acts comes from here, never from the true state.
        """
        state = self._playing().state
        return redealt(state, seat, Rng(derived_seed(state.actions_played, deal)))

    def _check_option(self, seat: int, code: int) -> None:
        if code not in self._playing().state.options(seat):
            raise IllegalAction(self._seen(seat).why_not(seat, code))

    def is_fresh(self, seat: int, n: int) -> bool:
        """Whether the same has been asked of a seat since n."""
        return n >= self._since[seat]

    def _playing(self) -> Table:
        if self.table is None:
            raise IllegalAction(Message("table-waits"))
        if self.record.state == ABANDONED:
            raise IllegalAction(Message("table-abandoned"))
        return self.table

    def _check_fresh(self, seat: int, n: int | None) -> None:
        if n is not None and (not self.is_fresh(seat, n) or n > self.n):
            raise StaleView

    # -- keeping count

    def _number(self, first: int, failure: str = "") -> list[ActionRow]:
        """Return rows for what was added to the history, and remember what happened."""
        assert self.table is not None
        entries = self.table.history[first:]
        rows: list[ActionRow] = []
        if failure:
            note_failure(entries[0], Message(failure))
        for entry in entries:
            self._count(entry.seat, is_undo=False)
            rows.append(ActionRow(self.n, entry.seat, entry.notation, False, entry.checksum, failure))
            failure = ""  # what follows was forced
        self.event_log.add(entries, self.table.state.undo_floor)
        return rows

    def _remember(self, table: Table, seat: int, action: int) -> None:
        if self.record.seats[seat].is_played_by_bot:
            self.past.add(table, seat, action)

    def _cut(self, table: Table) -> None:
        """Forget what was taken back."""
        self.event_log.cut(len(table.history))
        self.past.cut(len(table.history))

    def _count(self, seat: int, is_undo: bool) -> None:
        self.n += 1
        self._lengths.append(self._lengths[-1] + 1 if not is_undo else self.step)
        # A second click on the same button must not count twice; after an undo everyone looks again.
        for other in range(self.record.players) if is_undo else (seat,):
            self._questions[other] = None

    def _look_around(self) -> None:
        """Note which seats are asked something else now."""
        if self.table is None:
            return
        to_act = self.table.seats_to_act()
        for seat in range(self.record.players):
            question = self.table.state.options(seat) if seat in to_act else None
            if question is None or question != self._questions[seat]:
                self._since[seat] = self.n
            self._questions[seat] = question

    # -- what is shown

    def seats(self, localizer: Localizer, presence: Presence) -> list[SeatInfo]:
        """List the seats as everyone sees them."""
        to_act = self.table.seats_to_act() if self.table and self.state == PLAYING else []
        return [
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind if seat.kind in (PERSON, BOT) else "open",  # type: ignore[arg-type]
                name=localizer.names[seat.seat],
                bot=seat.bot or None,
                connected=presence.is_connected(seat.seat),
                away=seat.away,
                free_in=free_in(seat, presence),
                abandons=seat.abandons,
                acts=seat.seat in to_act,
            )
            for seat in self.record.seats
        ]

    def shown_name(self, seat: int, localizer: Localizer) -> str:
        """Return what a seat is called."""
        record = self.record.seats[seat]
        if record.kind == BOT:
            return localizer.bot_name(seat, record.bot)
        return record.name or localizer.say("player-name", number=seat + 1)

    def localizer(self, language: str) -> Localizer:
        """Return the localizer of a language, with the names of this table."""
        language = known_language(language)
        found = self._localizer.get(language)
        if found is None:
            plain = Localizer(language)
            names = [self.shown_name(seat, plain) for seat in range(self.record.players)]
            found = self._localizer[language] = plain.naming(self.game, names)
        return found

    def info(self, localizer: Localizer) -> GameInfo:
        """Return which game is played."""
        return game_info(self.game, localizer)

    def view(self, seat: int, known: int | None, localizer: Localizer, presence: Presence) -> View:
        """Return everything that a seat sees and may do, and what happened since the revision it knows."""
        table = self.table
        return View(
            table=self.record.id,
            n=self.n,
            seat=seat,
            state=self.state,
            title=self.record.title,
            game=self.info(localizer),
            practice=self.record.is_practice,
            step=self.step,
            seats=self.seats(localizer, presence),
            view=self.game.view(table.state, seat) if table else None,
            asked=self._asked(seat, localizer),
            log=self._log(seat, known, localizer),
            undo=self._undo(seat, localizer),
            final=localizer.final(table.state) if table else None,
            next=self.record.next,
            talk=self.record.talk,
        )

    def _asked(self, seat: int, localizer: Localizer) -> Asked | None:
        table = self.table
        if seat == NOBODY or table is None or self.state != PLAYING or seat not in table.seats_to_act():
            return None
        return asked_of(self.game, self._seen(seat), seat, localizer)

    def _log(self, seat: int, known: int | None, localizer: Localizer) -> Log:
        # An n from the future belongs to another table, or to a database that was put back.
        start = 0 if known is None or known > self.n else min(self._lengths[known:])
        actions = self.event_log.since(start)
        lines: list[Line] = []
        for step, (by, forced, events, stage) in enumerate(actions, start + 1):
            seen = [event for event in events if event.is_visible_to(seat)]
            lines.append(localizer.line(self.game, step, by, forced, seen, stage))
        return Log(start, lines)

    def _undo(self, seat: int, localizer: Localizer) -> UndoInfo:
        if seat == NOBODY or self.table is None or self.state == ABANDONED:
            return UndoInfo(False, None)
        why = self._why_no_undo(seat)
        return UndoInfo(why is None, None if why is None else localizer.text(why))

    def why_not(self, seat: int, action: str, localizer: Localizer) -> WhyNot:
        """Explain why a seat can't take an action now."""
        table = self._playing()
        code = self.game.actions.code(action)
        rule = rule_of(self.game, action)
        if code in table.state.options(seat):
            return WhyNot(action, None, [localizer.say("that-is-possible", action=action)], rule)
        return WhyNot(action, None, [localizer.text(self._seen(seat).why_not(seat, code))], rule)

    def why_not_piece(self, seat: int, piece: str, localizer: Localizer) -> WhyNot:
        """Explain why a seat, or a spectator, can do nothing with a piece now: from what it may know."""
        found = self._why_not_piece(seat, piece)
        return WhyNot(None, piece, [localizer.text(line) for line in found.lines], found.rule)

    def _why_not_piece(self, seat: int, piece: str) -> Reasons:
        if self.table is None or self.state != PLAYING:
            return ended_reasons(self.game, piece, self.state)
        to_act = self.table.seats_to_act()
        if seat in to_act:
            return asked_reasons(self._seen(seat), seat, piece)
        return other_reasons(self.game, piece, to_act, seat == NOBODY)


def free_in(seat: SeatRecord, presence: Presence) -> int | None:
    """Return the seconds until a person's seat may be given away: none for who has left, None for who is here."""
    if seat.kind != PERSON:
        return None
    return 0 if seat.away else presence.free_in(seat.seat)


def game_info(game: Game, localizer: Localizer) -> GameInfo:
    """Return which game is played."""
    return GameInfo(game.name, localizer.title("game", game.name), game.ruleset, dict(game.settings), game.players)


def asked_of(game: Game, state: State, seat: int, localizer: Localizer) -> Asked:
    """Return what is asked of a seat in a state, with all options in words."""
    options = [
        OptionInfo(
            game.actions.notation(action),
            game.actions.word(action),
            localizer.text(game.describe(state, seat, action)),
            cast("Group", game.group(action)),
            piece_info(game.piece(state, seat, action)),
            _confirm(game.consequence(state, seat, action), localizer),
        )
        for action in state.options(seat)
    ]
    trivial = game.trivial(state, seat)
    answer = None if trivial < 0 else game.actions.notation(trivial)
    prompt = localizer.text(state.decision().prompt(state, seat))
    return Asked(prompt, options, answer, localizer.text_if_known(game.guidance(state, seat)))


def _confirm(consequence: Message | None, localizer: Localizer) -> str | UnsetType:
    return UNSET if consequence is None else localizer.text(consequence)


def _consequence(state: State, seat: int, action: int) -> Reason | None:
    """Return what makes an action final; plays it on the state."""
    before = state.actions_played
    state.apply(seat, action)
    _play_forced(state)
    if state.is_over():
        return "over"
    if seat not in state.seats_to_act():
        return "turn"
    return "chance" if state.undo_floor > before else None


def _play_forced(state: State) -> None:
    for _ in range(MOST_FORCED):
        forced = [(seat, options[0]) for seat in state.seats_to_act() if len(options := state.options(seat)) == 1]
        if not forced:
            return
        state.advance(*forced[0])
