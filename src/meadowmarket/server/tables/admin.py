"""Administration of tables: open, join, rename, leave, come back, abandon, play again."""

from __future__ import annotations

import time
from dataclasses import replace

from meadowmarket.core.messages import Message
from meadowmarket.core.rng import new_secret_seed
from meadowmarket.server.http.refusal import Refusal, no_such_table
from meadowmarket.server.messages.answers import CreatedTable, Invitation, OwnSeat, TableInfo
from meadowmarket.server.messages.parts import SeatInfo
from meadowmarket.server.messages.requests import Abandon, GiveSeat, Join, Leave, NewTable, Rename
from meadowmarket.server.storage.records import (
    ABANDONED,
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    SeatRecord,
    TableRecord,
)
from meadowmarket.server.tables import seats
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.new_table import new_record, open_new
from meadowmarket.server.tables.open_table import OpenTable
from meadowmarket.server.tables.retention import Retention
from meadowmarket.server.tables.table import free_in, open_game


class TableAdmin:
    """The records of tables. A change is stored first, then announced to everyone."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.retention = Retention(hub, hub.settings.tables.keep_days)

    async def open_table(self, wanted: NewTable, address: str = "") -> CreatedTable:
        """Open a table; raise BadSetup, saying what is allowed, if it can't be."""
        game = open_game(wanted.game, len(wanted.seats), wanted.ruleset, wanted.settings)
        sitting, secrets = seats.make_seats(wanted.seats, wanted.names, self.hub.bot_catalog)
        invite = seats.new_secret() if any(seat.kind == OPEN for seat in sitting) else None
        seed = new_secret_seed() if wanted.seed is None else wanted.seed
        record = new_record(game, seed, WAITING, sitting)
        record.title = seats.clean(wanted.title, seats.LONGEST_TITLE)
        record.talk = wanted.talk
        if invite is not None:
            record.invite_hash = seats.hash_of(invite)
        return await open_new(self.hub, record, secrets, address, invite)

    async def look(self, table: str, language: str) -> TableInfo:
        """Return a table as everyone sees it."""
        open_table = await self.hub.fresh_table(table)
        async with open_table.lock:
            return _info(open_table, language)

    async def seat(self, table: str, secret: str | None) -> int:
        """Return the seat that a secret proves; raise Refusal if it proves none."""
        record = await self._record(table)
        found = None if secret is None else seats.seat_of(secret, record.seats)
        if found is None:
            raise Refusal(401, Message("not-your-seat")) if secret is None else seats.refusal(secret, record.seats)
        return found

    async def join(self, table: str, wanted: Join) -> OwnSeat:
        """Take an open seat; raise Refusal if there is none, or the invitation is wrong."""
        record = await self._record(table)
        if not seats.is_right(wanted.invite, record.invite_hash):
            raise Refusal(403, Message("bad-invite"))
        secret = seats.new_secret()
        name = seats.clean(wanted.name, seats.LONGEST_NAME)
        for seat in record.seats:
            if seat.kind != OPEN or wanted.seat not in (None, seat.seat) or record.state == ABANDONED:
                continue
            values = {"kind": PERSON, "name": name, "secret_hash": seats.hash_of(secret)}
            # If two join at once, the store lets one have it.
            if await self.store.change_seat(table, seat.seat, OPEN, **values):
                await self.hub.changed_seats(table)
                return OwnSeat(seat.seat, secret)
        raise Refusal(409, Message("no-open-seat"))

    async def rename(self, table: str, seat: int, wanted: Rename) -> None:
        """Rename a person or the table, and let players talk or not."""
        if wanted.name is not None:
            await self.store.change_seat(table, seat, name=seats.clean(wanted.name, seats.LONGEST_NAME))
        if wanted.title is not None:
            await self.store.change_table(table, title=seats.clean(wanted.title, seats.LONGEST_TITLE))
        if wanted.talk is not None:
            await self.store.change_table(table, talk=wanted.talk)
        await self.hub.changed_seats(table)

    async def leave(self, table: str, seat: int, wanted: Leave) -> None:
        """Leave a seat, which stays the person's own."""
        bot = "" if wanted.bot is None else self.hub.bot_catalog.check(wanted.bot)
        await self.store.change_seat(table, seat, PERSON, away=True, bot=bot, abandons=False)
        await self._count_abandoning(table)
        await self.hub.changed_seats(table)

    async def come_back(self, table: str, seat: SeatRecord) -> None:
        """Sit down again after having left."""
        if seat.away and await self.store.change_seat(table, seat.seat, PERSON, away=False, bot=""):
            await self.hub.changed_seats(table)

    async def give_seat(self, table: str, seat: int, wanted: GiveSeat) -> None:
        """Give an open seat to a bot; for someone who has gone, a bot stands in until they come back."""
        bot = self.hub.bot_catalog.check(wanted.bot)
        found = await self._free_seat(table, seat)
        if found.kind == PERSON:
            done = await self.store.change_seat(table, seat, PERSON, away=True, bot=bot, abandons=False)
        else:
            done = await self.store.change_seat(table, seat, OPEN, kind=BOT, bot=bot)
        if not done:
            raise Refusal(409, Message("seat-taken"))
        await self._count_abandoning(table)
        await self.hub.changed_seats(table)
        open_table = await self.hub.table(table)
        if open_table.presence.is_connected(seat):  # they came back in this very moment
            await self.come_back(table, open_table.live.record.seats[seat])

    async def open_seat(self, table: str, seat: int) -> Invitation:
        """Open the seat of someone who has gone, and invite another person to it; earlier invitations end."""
        found = await self._free_seat(table, seat)
        invite = seats.new_secret()
        if found.kind == PERSON:
            values = {"kind": OPEN, "name": "", "bot": "", "secret_hash": seats.NO_SECRET, "away": False}
            former = {"former_hash": found.secret_hash, "abandons": False}
            if not await self.store.change_seat(table, seat, PERSON, **values, **former):
                raise Refusal(409, Message("seat-taken"))
        await self.store.change_table(table, invite_hash=seats.hash_of(invite))
        await self._count_abandoning(table)
        await self.hub.changed_seats(table)
        return Invitation(invite)

    async def _free_seat(self, table: str, seat: int) -> SeatRecord:
        """Return a seat that may be given away; raise Refusal if it may not be, or not yet."""
        open_table = await self.hub.fresh_table(table)
        record, state = await self._record(table), open_table.live.state
        if seat >= record.players:
            raise Refusal(404, Message("no-such-seat", {"found": seat, "most": record.players - 1}))
        if state in (OVER, ABANDONED):
            raise Refusal(409, Message("game-is-over" if state == OVER else "table-abandoned"))
        found = record.seats[seat]
        seconds = free_in(found, open_table.presence)
        if found.kind == BOT or (found.kind == PERSON and seconds is None):
            raise Refusal(409, Message("seat-taken"))
        if seconds:
            raise Refusal(409, Message("seat-not-free", {"seconds": seconds}))
        return found

    async def abandon(self, table: str, seat: int, wanted: Abandon) -> None:
        """Ask to end the game early; it ends when all present players have asked."""
        record = await self._record(table)
        if record.state in (OVER, ABANDONED):
            raise Refusal(409, Message("game-is-over" if record.state == OVER else "table-abandoned"))
        await self.store.change_seat(table, seat, PERSON, abandons=wanted.abandon)
        await self._count_abandoning(table)
        await self.hub.changed_seats(table)

    async def _count_abandoning(self, table: str) -> bool:
        """End a game that all present players want to end; those whose seat may be given away are not asked."""
        presence = (await self.hub.table(table)).presence
        sitting = (await self._record(table)).seats
        present = [one for one in sitting if one.kind == PERSON and free_in(one, presence) != 0]
        is_wanted = bool(present) and all(one.abandons for one in present)
        if is_wanted:
            await self.store.abandon(table)
        return is_wanted

    async def count_all_abandoning(self) -> None:
        """Count again where someone waits for the others, who may have gone meanwhile."""
        for open_table in list(self.hub.open_tables.values()):
            live = open_table.live
            is_asked = live.state in (WAITING, PLAYING) and any(seat.abandons for seat in live.record.seats)
            if is_asked and await self._count_abandoning(open_table.id):
                await self.hub.changed_seats(open_table.id)

    async def rematch(self, table: str, address: str = "") -> str:
        """Return the table where the same people play again; make it when it is first asked for."""
        old = await self._record(table)
        presence = (await self.hub.table(table)).presence
        if old.state not in (OVER, ABANDONED):
            raise Refusal(409, Message("not-over"))
        game = open_game(old.game, old.players, old.ruleset, old.settings)
        now = time.time()
        fresh = replace(
            old,
            id=seats.new_id(),
            rules_version=game.rules_version,
            pack_digest=game.pack_digest,
            seed=new_secret_seed(),
            state=WAITING,
            next=None,
            played_before=None,
            created=now,
            changed=now,
            seats=[_seated_again(seat, free_in(seat, presence) == 0) for seat in old.seats],
        )
        found = await self.store.add_rematch(table, fresh)
        await self.hub.changed_seats(table)
        open_table = await self.hub.table(found)
        open_table.address = open_table.address or address
        await self.hub.resume(open_table)
        return found

    async def delete(self, table: str, seat: int) -> None:
        """Delete a table for good; raise Refusal while others play at it."""
        open_table = await self.hub.fresh_table(table)
        others = [one for one in (await self._record(table)).seats if one.kind == PERSON and one.seat != seat]
        is_ended = open_table.live.state in (OVER, ABANDONED)
        if not is_ended and any(free_in(one, open_table.presence) != 0 for one in others):
            raise Refusal(409, Message("table-in-use"))
        await self.retention.delete(table)

    async def _record(self, table: str) -> TableRecord:
        record = await self.store.table(table)
        if record is None:
            raise no_such_table()
        return record


def _seated_again(seat: SeatRecord, is_gone: bool) -> SeatRecord:
    """Seat someone at a rematch. Who has gone is away there, too: the seat is theirs, or may be given away at once."""
    bot = seat.bot if seat.kind == BOT or is_gone else ""
    return SeatRecord(seat.seat, seat.kind, seat.name, bot, seat.secret_hash, away=is_gone)


def _info(open_table: OpenTable, language: str) -> TableInfo:
    live = open_table.live
    localizer = live.localizer(language)
    sitting: list[SeatInfo] = live.seats(localizer, open_table.presence)
    record = live.record
    return TableInfo(
        table=record.id,
        title=record.title,
        state=live.state,
        game=live.info(localizer),
        practice=record.is_practice,
        n=live.n,
        step=live.step,
        created=record.created,
        changed=record.changed,
        seats=sitting,
        next=record.next,
    )
