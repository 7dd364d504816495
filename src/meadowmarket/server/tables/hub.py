"""All tables in this process's memory: loading, playing, bots, and synchronizing with other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.server.bots.catalog import BotCatalog
from meadowmarket.server.bots.fair_queue import Busy, Requester
from meadowmarket.server.bots.jobs import BotJobs
from meadowmarket.server.cluster.forwarder import Command, Forwarder
from meadowmarket.server.cluster.leases import Leases
from meadowmarket.server.cluster.link import Link
from meadowmarket.server.cluster.notifier import (
    Answered,
    AnyNotification,
    Moved,
    Notifier,
    Requested,
    SeatsChanged,
    Talked,
)
from meadowmarket.server.http.refusal import DamagedTable, Refusal
from meadowmarket.server.messages.socket import Problem
from meadowmarket.server.operation.logs import about_table
from meadowmarket.server.operation.metrics import Metrics
from meadowmarket.server.settings import Settings
from meadowmarket.server.storage.action_writer import Conflict, Fence, LeaseLost
from meadowmarket.server.storage.database import DatabaseAway
from meadowmarket.server.storage.records import PLAYING, ActionRow
from meadowmarket.server.storage.store import Revision, Store
from meadowmarket.server.tables.loading import TableLoader
from meadowmarket.server.tables.open_table import OpenTable, TableConnection
from meadowmarket.server.tables.seats import new_id
from meadowmarket.server.tables.shared_presence import SharedPresence
from meadowmarket.server.tables.table import LiveTable, StaleView

LOGGER = logging.getLogger(__name__)
MAINTENANCE_SECONDS = 2.0
COMMAND_SECONDS = 15.0
"""Seconds after which a command is given up; a frozen owner is replaced sooner."""
SHORT_PAUSE = 0.1


class OtherProcess(StaleView):
    """Another process owns the table now: nothing was stored."""


class Hub:
    """The open tables. A change is made under the table's lock: first stored, then shown."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        link = Link(settings.storage.database) if settings.storage.is_shared else None
        self.notifier = Notifier(link, new_id())
        self.leases = Leases(link, self.notifier.name)
        self.forwarder = Forwarder(self.notifier)
        self.bot_catalog = BotCatalog(settings.bots.programs)
        self.bot_jobs = BotJobs(settings.bots, settings.limits, self.bot_catalog)
        self.metrics = Metrics()
        self.open_tables: dict[str, OpenTable] = {}
        self.read_talk: Callable[[OpenTable], Coroutine[Any, Any, None]] | None = None
        """Called to read what was said in another process."""
        self._loader = TableLoader(store)
        self._presence = SharedPresence(self.notifier)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Start listening to other processes and looking after the tables."""
        await self.notifier.open(self.store.channel, self)
        await self.leases.open()
        self._spawn(self._maintain())

    async def close(self) -> None:
        """Stop; what is being stored is stored."""
        self.bot_jobs.close()
        for open_table in list(self.open_tables.values()):
            async with open_table.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await self.leases.close()
        await self.notifier.close()

    # -- tables in memory

    async def table(self, table: str) -> OpenTable:
        """Return a table, from the store if necessary; raise Refusal if there is none."""
        found = self.open_tables.get(table)
        if found is None:
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    found = self.open_tables.get(table)
                    if found is None:
                        found = self.open_tables[table] = OpenTable(
                            await self._loader.load(table), self.settings.tables.gone_seconds
                        )
            except DamagedTable as error:
                self._loader.note_damage(table, error)
                raise
            finally:
                self._opening.pop(table, None)
        found.used = time.monotonic()
        return found

    async def fresh_table(self, table: str) -> OpenTable:
        """Return a table as it is stored now, whichever process has played on it last."""
        open_table = await self.table(table)
        if not self.leases.owns(table):
            await self._catch_up(open_table)
        return open_table

    async def _give_up(self, open_table: OpenTable, error: Exception) -> None:
        """Close a table that can no longer be played, and tell its connections."""
        self._loader.note_damage(open_table.id, error)
        for connection in list(open_table.connections):
            localizer = open_table.live.localizer(connection.language)
            message = error.message if isinstance(error, MeadowMarketError) else Message("server-error")
            connection.queue(Problem(message.key, localizer.text(message)))
        self.open_tables.pop(open_table.id, None)
        await self.leases.release(open_table.id)

    async def enter(self, connection: TableConnection) -> None:
        """Let a connection look at its table."""
        open_table = connection.open_table
        open_table.connections.add(connection)
        open_table.address = open_table.address or connection.address
        self._presence.announce(open_table)
        await self.resume(open_table)

    def leave(self, connection: TableConnection) -> None:
        """Forget a connection that has ended."""
        open_table = connection.open_table
        open_table.connections.discard(connection)
        open_table.used = time.monotonic()
        self._presence.announce(open_table)

    # -- playing

    async def play(self, open_table: OpenTable, seat: int, action: str, n: int) -> None:
        """Carry out an action and store it; raise StaleView or IllegalAction if it can't be."""
        await self._command(open_table, Command(seat, n, action))

    async def undo(self, open_table: OpenTable, seat: int, n: int) -> None:
        """Take back a seat's last choice; raise StaleView or IllegalAction if it can't be."""
        await self._command(open_table, Command(seat, n, None))

    async def _command(self, open_table: OpenTable, command: Command) -> None:
        # The visitor may be gone before it is stored: that must not stop it half way.
        with self.metrics.action():
            await asyncio.shield(self._spawn(self._carry_out(open_table, command)))

    async def _carry_out(self, open_table: OpenTable, command: Command) -> None:
        """Carry out a command here or at the owner; when the owner changes meanwhile, at the next one."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + COMMAND_SECONDS
        with self.forwarder.request(open_table.id, command) as request:
            while loop.time() < deadline and not request.is_done():
                if await self._try_to_own(open_table):
                    with suppress(OtherProcess):
                        return await self._do(open_table, command.carry_out)
                elif not (owner := self.leases.owner(open_table.id)):
                    await asyncio.sleep(SHORT_PAUSE)
                elif not await request.send(owner):
                    self.leases.forget(open_table.id)
            if request.is_done():
                return None
        raise Refusal(503, Message("server-busy"))

    async def _do(
        self, open_table: OpenTable, change: Callable[[LiveTable], list[ActionRow]], answers: str = ""
    ) -> None:
        async with open_table.lock:
            await self._reload_if_broken(open_table)
            try:
                rows = change(open_table.live)
            except (StaleView, MeadowMarketError):
                raise  # nothing has changed
            except BaseException:
                open_table.is_broken = True
                raise
            await self._store_rows(open_table, rows, answers)
        open_table.show_all()
        self._start_bots(open_table)

    async def _store_rows(self, open_table: OpenTable, rows: list[ActionRow], answers: str) -> None:
        """Store what was done and notify the other processes; the caller holds the lock."""
        moved = Moved(table=open_table.id, by=self.notifier.name, n=open_table.live.n, rows=rows, answers=answers)
        fence = Fence(self.leases.holder, self.notifier.payload(moved)) if self.settings.storage.is_shared else None
        try:
            await self.store.add_actions(open_table.id, rows, open_table.live.state, fence)
        except BaseException as error:
            # Memory differs from what is stored: nobody may see it.
            open_table.is_broken = True
            if not isinstance(error, (Conflict, LeaseLost)):
                raise
            self.leases.forget(open_table.id)
            await self._reload_if_broken(open_table)
            raise (OtherProcess if isinstance(error, LeaseLost) else StaleView) from error

    async def _reload_if_broken(self, open_table: OpenTable) -> None:
        """Reload a table whose last change could not be stored; the caller holds its lock."""
        if open_table.is_broken:
            open_table.live = await self._loader.load(open_table.id)
            open_table.is_broken = False
            open_table.show_all()

    async def _try_to_own(self, open_table: OpenTable) -> bool:
        """Try to get the lease of a table; what other processes decided before is read first."""
        if self.leases.owns(open_table.id):
            return True
        if self.leases.owner(open_table.id) or not await self.leases.acquire(open_table.id):
            return False
        await self._catch_up(open_table)
        return True

    async def resume(self, open_table: OpenTable) -> None:
        """Begin the game when everybody is there, and let bots think when it is their turn."""
        live = open_table.live
        if not (live.may_start or self._bot_to_act(open_table) is not None) or not await self._try_to_own(open_table):
            return
        if open_table.live.may_start:
            with suppress(StaleView):
                await asyncio.shield(
                    self._spawn(self._do(open_table, lambda live: live.start() if live.may_start else []))
                )
        self._start_bots(open_table)

    # -- bots

    def _bot_to_act(self, open_table: OpenTable) -> int | None:
        live = open_table.live
        if live.table is None or live.state != PLAYING:
            return None
        return next((seat for seat in live.table.seats_to_act() if live.record.seats[seat].is_played_by_bot), None)

    def _start_bots(self, open_table: OpenTable) -> None:
        is_idle = open_table.bots is None or open_table.bots.done()
        if is_idle and self.leases.owns(open_table.id) and self._bot_to_act(open_table) is not None:
            open_table.bots = self._spawn(self._play_bots(open_table))

    async def _play_bots(self, open_table: OpenTable) -> None:
        with about_table(open_table.id):
            while self.leases.owns(open_table.id) and await self._play_bot(open_table):
                pass

    async def _play_bot(self, open_table: OpenTable) -> bool:
        """Let one bot act; return whether it did."""
        async with open_table.lock:
            live = open_table.live
            seat = self._bot_to_act(open_table)
            if seat is None or live.table is None:
                return False
            n, bot, state, past = live.n, live.record.seats[seat].bot, live.table.state, live.past.of(seat)
        requester = Requester(open_table.address, open_table.id, lambda: open_table.is_watched)
        try:
            with self.metrics.choice(bot):
                chosen = await self.bot_jobs.choose(requester, state, seat, bot, live.record.seed, past)
        except Busy:
            return False  # the table pauses until `_maintain_all` tries again
        failure = chosen.failure.key if chosen.failure else ""
        if failure:
            self.metrics.bot_failed()
        if open_table.live.record.seats[seat].is_played_by_bot:
            with suppress(StaleView):
                await self._do(open_table, lambda live: live.play(seat, chosen.action, n, failure))
        return True

    # -- other processes

    async def changed_seats(self, table: str) -> None:
        """Take over what has changed about a table's seats, and tell everyone."""
        open_table = await self.table(table)
        await self._catch_up(open_table)
        open_table.show_seats()
        self.notifier.send(SeatsChanged(table=table, by=self.notifier.name))
        await self.resume(open_table)

    async def _catch_up(self, open_table: OpenTable) -> None:
        """Read from the store what others have changed and played."""
        async with open_table.lock:
            await self._reload_if_broken(open_table)
            before = open_table.live.state, open_table.live.n
            record = await self.store.table(open_table.id)
            rows = await self.store.actions(open_table.id, open_table.live.n)
            if record is None:
                self._forget(open_table)
                return
            open_table.live.update(record)
            try:
                open_table.live.follow(rows)
            except BaseException:
                open_table.is_broken = True  # it was followed half way
                raise
        if before != (open_table.live.state, open_table.live.n):
            open_table.show_all()

    async def deleted(self, table: str) -> None:
        """Close a deleted table for its connections."""
        open_table = self.open_tables.get(table)
        if open_table is not None:
            self._forget(open_table)
        self.notifier.send(SeatsChanged(table=table, by=self.notifier.name))

    def _forget(self, open_table: OpenTable) -> None:
        open_table.is_deleted = True
        self.open_tables.pop(open_table.id, None)
        open_table.show_all()

    def receive(self, notification: AnyNotification) -> None:
        """Handle a notification of another process."""
        if isinstance(notification, Answered):
            self.forwarder.resolve(notification.id, notification)
        elif isinstance(notification, Requested):
            if notification.to == self.leases.holder:
                self._spawn(self._serve(notification))
        elif (open_table := self.open_tables.get(notification.table)) is not None:
            if isinstance(notification, Moved):
                self.forwarder.resolve(notification.answers, None)
                self._spawn(self._follow(open_table, notification))
            elif isinstance(notification, SeatsChanged):
                self._spawn(self._follow_seats(open_table))
            elif isinstance(notification, Talked):
                if self.read_talk is not None:
                    self._spawn(self.read_talk(open_table))
            else:
                self._presence.receive(open_table, notification)

    def reconnected(self) -> None:
        """Look into the database: notifications may have been lost."""
        self._spawn(self._poll_others())

    async def _follow(self, open_table: OpenTable, moved: Moved) -> None:
        """Play what another process has stored; read it from the database if something is missing."""
        if moved.n > open_table.live.n:
            self.leases.forget_own(open_table.id)
        is_complete = False
        async with open_table.lock:
            live = open_table.live
            if not open_table.is_broken and live.table is not None and moved.rows is not None:
                rows = [row for row in moved.rows if row.n > live.n]
                is_complete = not rows or rows[0].n == live.n + 1
                if is_complete:
                    try:
                        live.follow(rows)
                    except DamagedTable:
                        open_table.is_broken, is_complete = True, False
        if is_complete:
            open_table.show_all()
        else:
            await self._catch_up(open_table)

    async def _follow_seats(self, open_table: OpenTable) -> None:
        await self._catch_up(open_table)
        open_table.show_seats()
        await self.resume(open_table)

    async def _serve(self, requested: Requested) -> None:
        """Carry out the command of another process, if this one owns the table."""
        command = Command(requested.seat, requested.n, requested.action)
        try:
            open_table = await self.table(requested.table)
            if not self.leases.owns(open_table.id):
                self.leases.forget(open_table.id)  # the database told the other process that this one owns it
            if await self._try_to_own(open_table):
                await self._do(open_table, command.carry_out, requested.id)
                return
        except OtherProcess:
            pass
        except (StaleView, MeadowMarketError) as error:
            self.forwarder.answer(requested, error)
            return
        self.forwarder.decline(requested)

    # -- looking after all that

    async def _maintain(self) -> None:
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            try:
                await self._maintain_all()
            except DatabaseAway:
                LOGGER.warning("the database is away")
            except Exception:
                LOGGER.exception("looking after the tables failed")

    async def _maintain_all(self) -> None:
        if self.settings.storage.is_shared:
            await self._poll_others()
            self._presence.refresh(self.open_tables.values())
        for open_table in list(self.open_tables.values()):
            await self._guarded(open_table, self._maintain_table(open_table))

    async def _guarded(self, open_table: OpenTable, work: Coroutine[Any, Any, None]) -> None:
        """Look after one table; an error there does not affect the others."""
        try:
            await work
        except DamagedTable as error:
            await self._give_up(open_table, error)
        except DatabaseAway:
            raise  # no table can be looked after now
        except Exception:
            LOGGER.exception("looking after table %s failed", open_table.id)

    async def _maintain_table(self, open_table: OpenTable) -> None:
        if open_table.is_broken:
            await self._catch_up(open_table)
            await self.resume(open_table)
        is_idle = open_table.bots is None or open_table.bots.done()
        self._start_bots(open_table)
        if (
            not open_table.connections
            and is_idle
            and time.monotonic() - open_table.used > self.settings.tables.keep_seconds
        ):
            await self._unload(open_table)

    async def _poll_others(self) -> None:
        """Follow what other processes have changed: a notification may have been lost, or an owner may have died."""
        watched = [open_table.id for open_table in self.open_tables.values() if open_table.connections]
        for revision in await self.store.revisions(watched) if watched else []:
            open_table = self.open_tables.get(revision.table)
            if open_table is not None:
                await self._guarded(open_table, self._compare(open_table, revision))

    async def _compare(self, open_table: OpenTable, revision: Revision) -> None:
        is_known = open_table.fingerprint in ("", revision.fingerprint)
        if revision.n > open_table.live.n or open_table.fingerprint != revision.fingerprint:
            await self._catch_up(open_table)
            open_table.fingerprint = revision.fingerprint
        if not is_known:
            open_table.show_seats()
        if not revision.has_owner:
            self.leases.forget(open_table.id)
        await self.resume(open_table)

    async def _unload(self, open_table: OpenTable) -> None:
        async with open_table.lock:
            if not open_table.connections:
                self.open_tables.pop(open_table.id, None)
        if open_table.id not in self.open_tables:
            await self.leases.release(open_table.id)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_note_failure)
        return task


def _note_failure(task: asyncio.Task[Any]) -> None:
    """Take note of an error that nobody waited for; those that are answers were raised to who asked."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (MeadowMarketError, StaleView)):
        LOGGER.error("a task failed", exc_info=error)
