"""All tables that this process has in memory: loading, playing, bots, and keeping in step with other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.server.owners import Owners
from meadowmarket.server.post import Order, Post
from meadowmarket.server.refusal import no_such_table
from meadowmarket.server.rooms import Room, Watcher
from meadowmarket.server.roster import Roster
from meadowmarket.server.settings import Settings
from meadowmarket.server.store import PLAYING, ActionRow, Conflict, Store
from meadowmarket.server.tables import LiveTable, StaleView
from meadowmarket.server.thinking import Thinkers
from meadowmarket.server.wire import Note, Wire

LOGGER = logging.getLogger(__name__)
LOOK_SECONDS = 2.0
PRESENCE_SECONDS = 10.0


class Hub:
    """The heart of the server. A change is made under the table's lock: first stored, then shown."""

    def __init__(self, settings: Settings, store: Store, wire: Wire) -> None:
        self.settings = settings
        self.store = store
        self.wire = wire
        self.owners = Owners(store.engine if settings.is_shared else None)
        self.roster = Roster(settings.programs)
        self.thinkers = Thinkers(settings.workers, settings.bot_milliseconds, self.roster)
        self.post = Post(store, wire)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._announced = 0.0

    async def open(self) -> None:
        """Begins to hear other processes and to look after the tables."""
        self.wire.listen(self._hear)
        self._spawn(self._look_after())

    async def close(self) -> None:
        """Stops; what is being stored is stored."""
        self.thinkers.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await self.wire.close()
        await self.owners.close()

    # -- rooms

    async def room(self, table: str) -> Room:
        """Returns a table, from the store if need be; raises Refusal if there is none."""
        found = self.rooms.get(table)
        if found is None:
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    found = self.rooms.get(table)
                    if found is None:
                        found = self.rooms[table] = Room(await self._load(table))
            finally:
                self._opening.pop(table, None)
        found.used = time.monotonic()
        return found

    async def fresh_room(self, table: str) -> Room:
        """Returns a table as it is stored now, whichever process has played on it last."""
        room = await self.room(table)
        if not self.owners.owns(table):
            await self._catch_up(room)
        return room

    async def _load(self, table: str) -> LiveTable:
        record = await self.store.table(table)
        if record is None:
            raise no_such_table()
        live = LiveTable(record)
        rows = await self.store.actions(table)
        # A long game takes a while to play through; the others shall not wait for it.
        await asyncio.to_thread(live.follow, rows)
        return live

    async def enter(self, watcher: Watcher) -> None:
        """Lets a connection look at its table."""
        room = watcher.room
        room.watchers.add(watcher)
        self._tell_presence(room)
        await self.wake(room)

    def leave(self, watcher: Watcher) -> None:
        """A connection has ended."""
        room = watcher.room
        room.watchers.discard(watcher)
        room.used = time.monotonic()
        self._tell_presence(room)

    # -- playing

    async def play(self, room: Room, seat: int, action: str, n: int) -> None:
        """Carries out an action and stores it; raises StaleView or IllegalAction if it can't be."""
        await self._order(room, Order(seat, n, action))

    async def undo(self, room: Room, seat: int, n: int) -> None:
        """Takes back a seat's last choice; raises StaleView or IllegalAction if it can't be."""
        await self._order(room, Order(seat, n, None))

    async def _order(self, room: Room, order: Order) -> None:
        # Whoever asked may be gone before it is stored: that must not stop it half way.
        await asyncio.shield(self._spawn(self._carry_out(room, order)))

    async def _carry_out(self, room: Room, order: Order) -> None:
        if await self._own(room) or not await self.post.forward(room.id, room.live.n, order, lambda: self._own(room)):
            await self._do(room, order.obey)

    async def _do(self, room: Room, change: Callable[[LiveTable], list[ActionRow]]) -> None:
        async with room.lock:
            await self._mend(room)
            try:
                rows = change(room.live)
                await self.store.add_actions(room.id, rows, room.live.state)
            except (StaleView, MeadowMarketError):
                raise  # nothing has changed
            except BaseException as error:
                # What is in memory is not what is stored: nobody may see it.
                room.is_broken = True
                if not isinstance(error, Conflict):
                    raise
                await self._mend(room)
                raise StaleView from error
        room.show_all()
        self.wire.send("moved", room.id, room.live.n)
        self._let_bots_think(room)

    async def _mend(self, room: Room) -> None:
        """Reads a table anew whose last change could not be stored; the caller holds its lock."""
        if room.is_broken:
            room.live = await self._load(room.id)
            room.is_broken = False
            room.show_all()

    async def _own(self, room: Room) -> bool:
        """Tries to be the one who decides at a table; what others decided before is read first."""
        if self.owners.owns(room.id):
            return True
        if not await self.owners.acquire(room.id):
            return False
        await self._catch_up(room)
        return True

    async def wake(self, room: Room) -> None:
        """Begins the game when everybody is there, and lets bots think when it is their turn."""
        live = room.live
        if not (live.may_start or self._bot_to_act(room) is not None) or not await self._own(room):
            return
        if room.live.may_start:
            with suppress(StaleView):
                await asyncio.shield(self._spawn(self._do(room, lambda live: live.start() if live.may_start else [])))
        self._let_bots_think(room)

    # -- bots

    def _bot_to_act(self, room: Room) -> int | None:
        live = room.live
        if live.table is None or live.state != PLAYING:
            return None
        return next((seat for seat in live.table.seats_to_act() if live.record.seats[seat].is_played_by_bot), None)

    def _let_bots_think(self, room: Room) -> None:
        is_idle = room.bots is None or room.bots.done()
        if is_idle and self.owners.owns(room.id) and self._bot_to_act(room) is not None:
            room.bots = self._spawn(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        while self.owners.owns(room.id) and await self._play_bot(room):
            pass

    async def _play_bot(self, room: Room) -> bool:
        """Has one bot act; says whether there was one."""
        async with room.lock:
            live = room.live
            seat = self._bot_to_act(room)
            if seat is None or live.table is None:
                return False
            n, bot, state = live.n, live.record.seats[seat].bot, live.table.state
        chosen = await self.thinkers.choose(state, seat, bot, live.record.seed)
        failure = chosen.failure.key if chosen.failure else ""
        if room.live.record.seats[seat].is_played_by_bot:
            with suppress(StaleView):
                await self._do(room, lambda live: live.play(seat, chosen.action, n, failure))
        return True

    # -- other processes

    async def changed_seats(self, table: str) -> None:
        """Takes over what has changed about a table's seats, and tells everyone."""
        room = await self.room(table)
        await self._catch_up(room)
        room.show_seats()
        self.wire.send("seats", table, room.live.n)
        await self.wake(room)

    async def _catch_up(self, room: Room) -> None:
        """Reads from the store what others have changed and played."""
        async with room.lock:
            await self._mend(room)
            before = room.live.state, room.live.n
            record = await self.store.table(room.id)
            rows = await self.store.actions(room.id, room.live.n)
            if record is not None:
                room.live.update(record)
            room.live.follow(rows)
        if before != (room.live.state, room.live.n):
            room.show_all()

    async def _hear(self, note: Note) -> None:
        room = self.rooms.get(note.table)
        if note.what == "answer":
            self.post.heard(note.table)
        elif room is None:
            return
        elif note.what == "moved":
            if note.n > room.live.n or room.live.table is None:
                await self._catch_up(room)
        elif note.what == "seats":
            await self._catch_up(room)
            room.show_seats()
            await self.wake(room)
        elif note.what == "mail":
            self._spawn(self._read_mail(room))
        elif note.what == "presence":
            is_new = note.by not in room.elsewhere
            room.elsewhere[note.by] = (time.monotonic(), note.seats)
            room.show_seats()
            if is_new and room.watchers:
                self.wire.send("presence", room.id, room.live.n, sorted(room.connected_here()))

    async def _read_mail(self, room: Room) -> None:
        if self.owners.owns(room.id):
            async with room.mail_lock:
                await self.post.answer_all(room.id, lambda order: self._do(room, order.obey), lambda: room.live.n)

    def _tell_presence(self, room: Room) -> None:
        room.show_seats()
        self.wire.send("presence", room.id, room.live.n, sorted(room.connected_here()))

    # -- looking after all that

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look_once()
            except Exception:  # the database may be away for a while
                LOGGER.exception("looking after the tables failed")

    async def _look_once(self) -> None:
        if self.settings.is_shared:
            await self.owners.check()
            for room in list(self.rooms.values()):
                if room.watchers and not self.owners.owns(room.id):
                    # A note may have been lost, or the owner may have died.
                    await self._catch_up(room)
                    await self.wake(room)
            self._refresh_presence()
        for room in list(self.rooms.values()):
            if room.is_broken:
                await self._catch_up(room)
                await self.wake(room)
            is_idle = room.bots is None or room.bots.done()
            if not room.watchers and is_idle and time.monotonic() - room.used > self.settings.keep_seconds:
                await self._put_away(room)

    def _refresh_presence(self) -> None:
        now = time.monotonic()
        is_due = now - self._announced > PRESENCE_SECONDS
        for room in self.rooms.values():
            gone = [by for by, (said, _) in room.elsewhere.items() if now - said > 3 * PRESENCE_SECONDS]
            for by in gone:
                del room.elsewhere[by]
            if gone:
                room.show_seats()
            if is_due and room.watchers:
                self.wire.send("presence", room.id, room.live.n, sorted(room.connected_here()))
        if is_due:
            self._announced = now

    async def _put_away(self, room: Room) -> None:
        async with room.lock:
            if not room.watchers:
                self.rooms.pop(room.id, None)
        if room.id not in self.rooms:
            await self.owners.release(room.id)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_note_failure)
        return task


def _note_failure(task: asyncio.Task[Any]) -> None:
    """Takes note of an error that nobody waited for; those that are answers were raised to who asked."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (MeadowMarketError, StaleView)):
        LOGGER.error("a task failed", exc_info=error)
