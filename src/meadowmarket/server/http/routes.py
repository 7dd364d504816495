"""The HTTP part of the protocol. What each request does is in `admin` and `replays`."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import ResponseHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message, shortened
from meadowmarket.core.rng import MASK
from meadowmarket.server.http import page, reference
from meadowmarket.server.http.middleware import address_of, is_followed_from_here
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.answers import (
    Components,
    CreatedTable,
    Deleted,
    EndedTable,
    Games,
    Invitation,
    NewLink,
    NextTable,
    OwnSeat,
    ReplayInfo,
    ReplayLog,
    ReplayStep,
    ReviewInfo,
    Rules,
    TableInfo,
    Topics,
    Uploaded,
)
from meadowmarket.server.messages.parts import ErrorBody
from meadowmarket.server.messages.requests import Abandon, GiveSeat, Join, Leave, NewTable, PlayOn, Rename, Upload
from meadowmarket.server.services import Services, services_of
from meadowmarket.server.settings import page_folder
from meadowmarket.server.tables.play_on import play_on
from meadowmarket.server.unplayable import end_unplayable

Asking = Request[Any, Any, Any]
Language = Annotated[str, Parameter(max_length=16, description="The language of texts")]
TableId = Annotated[str, Parameter(max_length=32, description="The id of a table")]
ReplayId = Annotated[str, Parameter(max_length=32, description="The id of a table or of an uploaded replay")]
GameName = Annotated[str, Parameter(max_length=64, description="The name of a game")]
Bearer = Annotated[
    str | None,
    Parameter(header="Authorization", required=False, max_length=200, description="`Bearer` and the secret of a seat"),
]
SCHEME = "bearer "
SEED = re.compile(r"[0-9]{1,19}", re.ASCII)
REASONS = {
    400: "What is wrong with the request",
    401: "A seat’s secret is missing",
    403: "The secret or invitation is wrong, or the page is a foreign one",
    404: "There is no such thing",
    409: "Not now",
    410: "What is stored of the table can’t be played",
    413: "Too large",
    429: "Too often",
    500: "Something went wrong inside",
    503: "The server is full or stops",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors that a request may be answered with."""
    stored = (410,) if 404 in statuses else ()
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=REASONS[status])
        for status in (400, *statuses, *stored, 429, 500)
    }


WRITING = refusals(401, 403, 404, 409, 413)


def secret_in(authorization: str | None) -> str | None:
    """Return the secret of an authorization header."""
    if authorization is None or not authorization.lower().startswith(SCHEME):
        return None
    return authorization[len(SCHEME) :].strip()


def _services(request: Asking) -> Services:
    return services_of(request.app)


class GameRoutes(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get("/", responses=refusals(), sync_to_thread=False)
    def games(self, request: Asking, lang: Language = "") -> Games:
        """List the games, the bots and the languages."""
        return reference.games(Localizer(lang), _services(request).hub.bot_catalog, _services(request).settings)

    @get("/{game:str}/components", responses=refusals(404), sync_to_thread=False)
    def components(
        self,
        game: GameName,
        ruleset: Annotated[str | None, Parameter(max_length=64)] = None,
        players: Annotated[int | None, Parameter(ge=1, le=99)] = None,
        lang: Language = "",
    ) -> Components:
        """Return what is printed on a game's components."""
        return reference.components(game, ruleset, players, Localizer(lang))

    @get("/{game:str}/topics", responses=refusals(404), sync_to_thread=False)
    def topics(self, game: GameName, lang: Language = "") -> Topics:
        """Explain a game's cards, tiles and places."""
        return reference.topics(game, Localizer(lang))

    @get("/{game:str}/rules", responses=refusals(404), sync_to_thread=False)
    def rules(self, game: GameName, lang: Language = "") -> Rules:
        """Return a game's numbered rules."""
        return reference.rules(game, Localizer(lang))


class TableRoutes(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=refusals(403, 413))
    async def create(self, request: Asking, data: NewTable) -> CreatedTable:
        """Open a table; tell the secrets of the seats that are `me`, and the invitation."""
        return await open_table(request, data)

    @get("/{table:str}", responses=refusals(404))
    async def look(self, request: Asking, table: TableId, lang: Language = "") -> TableInfo:
        """Show a table as everyone sees it."""
        return await _services(request).admin.look(table, lang)

    @patch("/{table:str}", responses=WRITING)
    async def rename(
        self, request: Asking, table: TableId, data: Rename, authorization: Bearer = None, lang: Language = ""
    ) -> TableInfo:
        """Rename your seat, the table, or both."""
        admin = _services(request).admin
        await admin.rename(table, await admin.seat(table, secret_in(authorization)), data)
        return await admin.look(table, lang)

    @delete("/{table:str}", status_code=200, responses=WRITING)
    async def delete(self, request: Asking, table: TableId, authorization: Bearer = None) -> Deleted:
        """Delete a table for good: one where nobody else plays, or one that has ended."""
        admin = _services(request).admin
        await admin.delete(table, await admin.seat(table, secret_in(authorization)))
        return Deleted(table)

    @post("/{table:str}/join", responses=refusals(403, 404, 409, 413))
    async def join(self, request: Asking, table: TableId, data: Join) -> OwnSeat:
        """Take an open seat."""
        return await _services(request).admin.join(table, data)

    @post("/{table:str}/leave", status_code=200, responses=WRITING)
    async def leave(
        self, request: Asking, table: TableId, data: Leave, authorization: Bearer = None, lang: Language = ""
    ) -> TableInfo:
        """Leave a seat, to a bot or to nobody; it stays yours."""
        admin = _services(request).admin
        await admin.leave(table, await admin.seat(table, secret_in(authorization)), data)
        return await admin.look(table, lang)

    @post("/{table:str}/seats/{seat:int}", status_code=200, responses=WRITING)
    async def give_seat(
        self,
        request: Asking,
        table: TableId,
        seat: Annotated[int, Parameter(ge=0, le=99)],
        data: GiveSeat,
        authorization: Bearer = None,
        lang: Language = "",
    ) -> TableInfo:
        """Give an open seat, or that of someone who has gone, to a bot."""
        admin = _services(request).admin
        await admin.seat(table, secret_in(authorization))
        await admin.give_seat(table, seat, data)
        return await admin.look(table, lang)

    @post("/{table:str}/seats/{seat:int}/open", responses=WRITING)
    async def open_seat(
        self,
        request: Asking,
        table: TableId,
        seat: Annotated[int, Parameter(ge=0, le=99)],
        authorization: Bearer = None,
    ) -> Invitation:
        """Open the seat of someone who has gone, or keep an open one; return a new invitation."""
        admin = _services(request).admin
        await admin.seat(table, secret_in(authorization))
        return await admin.open_seat(table, seat)

    @post("/{table:str}/abandon", status_code=200, responses=WRITING)
    async def abandon(
        self, request: Asking, table: TableId, data: Abandon, authorization: Bearer = None, lang: Language = ""
    ) -> TableInfo:
        """Ask to end the game early."""
        admin = _services(request).admin
        await admin.abandon(table, await admin.seat(table, secret_in(authorization)), data)
        return await admin.look(table, lang)

    @post("/{table:str}/end", status_code=200, responses=WRITING)
    async def end(self, request: Asking, table: TableId, authorization: Bearer = None) -> EndedTable:
        """End a table that can't be played any more, so that its file is given out; the others may object."""
        seat = await _services(request).admin.seat(table, secret_in(authorization))
        return await end_unplayable(_services(request).hub, table, seat)

    @post("/{table:str}/rematch", responses=WRITING)
    async def rematch(self, request: Asking, table: TableId, authorization: Bearer = None) -> NextTable:
        """Open, or find, the table where the same people play again."""
        admin = _services(request).admin
        await admin.seat(table, secret_in(authorization))
        _services(request).rate_limiter.check_table(address_of(request))
        return NextTable(await admin.rematch(table, address_of(request)))


class ReplayRoutes(Controller):
    """Replays: games to step through."""

    path = "/api/replays"
    tags = ("replays",)

    @post("/", responses=refusals(403, 413))
    async def upload(self, request: Asking, data: Upload) -> Uploaded:
        """Check a replay and keep it."""
        _services(request).rate_limiter.check_table(address_of(request))
        return await _services(request).replays.upload(data.text, address_of(request))

    @get("/{replay:str}", responses=refusals(404))
    async def info(
        self, request: Asking, replay: ReplayId, authorization: Bearer = None, lang: Language = ""
    ) -> ReplayInfo:
        """Return what can be stepped through, and from whose view."""
        return await _services(request).replays.info(replay, secret_in(authorization), Localizer(lang))

    @get("/{replay:str}/steps/{step:int}", responses=refusals(403, 404))
    async def step(
        self,
        request: Asking,
        replay: ReplayId,
        step: Annotated[int, Parameter(ge=0, le=1_000_000)],
        seat: Annotated[int | None, Parameter(ge=-1, le=99)] = None,
        hands: Annotated[bool, Parameter(query="open", description="Whether all hands are open")] = False,
        authorization: Bearer = None,
        lang: Language = "",
    ) -> ReplayStep:
        """Show a game after a number of actions."""
        return await _services(request).replays.step(replay, step, seat, hands, secret_in(authorization), lang)

    @get("/{replay:str}/log", responses=refusals(403, 404))
    async def log(
        self,
        request: Asking,
        replay: ReplayId,
        after: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        seat: Annotated[int | None, Parameter(ge=-1, le=99)] = None,
        authorization: Bearer = None,
        lang: Language = "",
    ) -> ReplayLog:
        """Return what happened after a step, up to the end or to the limit of one answer."""
        return await _services(request).replays.log(replay, after, seat, secret_in(authorization), lang)

    @get("/{replay:str}/review", responses=refusals(404, 409, 503))
    async def review(self, request: Asking, replay: ReplayId, lang: Language = "") -> ReviewInfo:
        """Show how a game was played; the review goes on while someone asks every few seconds."""
        return await _services(request).reviews.look(replay, address_of(request), lang)

    @post("/{replay:str}/play", responses=refusals(403, 404, 409, 413))
    async def play(self, request: Asking, replay: ReplayId, data: PlayOn) -> CreatedTable:
        """Open a table that plays on from a position of a game that has ended, against bots."""
        services = _services(request)
        services.rate_limiter.check_table(address_of(request))
        return await play_on(services.hub, services.replays, replay, data, address_of(request))

    @get(
        "/{replay:str}/file",
        media_type="text/plain",
        responses=refusals(404, 409),
        response_headers=[
            ResponseHeader(name="content-disposition", description="The file’s name", documentation_only=True)
        ],
    )
    async def file(self, request: Asking, replay: ReplayId) -> Response[str]:
        """Download a game that has ended, or what is stored of one that can't be played to its end here."""
        name, text = await _services(request).replays.file(replay)
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


LinkText = Annotated[str, Parameter(max_length=400)]
LinkSettings = Annotated[list[LinkText] | None, Parameter(query="set", max_items=64)]


@get("/new", include_in_schema=False)
async def new(
    request: Asking,
    game: LinkText,
    seats: LinkText = "me,bot:normal",
    ruleset: LinkText | None = None,
    seed: LinkText | None = None,
    title: LinkText = "",
    name: LinkText = "",
    settings: LinkSettings = None,
) -> Response[bytes]:
    """Open a table at once and redirect to it; a link on a foreign page shows a page that asks first."""
    wanted = _wanted(game, seats, ruleset, seed, title, name, settings)
    if not is_followed_from_here(request):
        return page.document(page_folder())
    return Response(b"", status_code=303, headers={"location": _link(await open_table(request, wanted))})


@post("/new", include_in_schema=False)
async def new_confirmed(
    request: Asking,
    game: LinkText,
    seats: LinkText = "me,bot:normal",
    ruleset: LinkText | None = None,
    seed: LinkText | None = None,
    title: LinkText = "",
    name: LinkText = "",
    settings: LinkSettings = None,
) -> NewLink:
    """Open the table of a `/new` link after the page has asked; return its link."""
    wanted = _wanted(game, seats, ruleset, seed, title, name, settings)
    return NewLink(_link(await open_table(request, wanted)))


def _wanted(
    game: str, seats: str, ruleset: str | None, seed: str | None, title: str, name: str, settings: list[str] | None
) -> NewTable:
    """Read what a link asks for; raise BadSetup if it can't be."""
    if seed is not None and (SEED.fullmatch(seed) is None or int(seed) > MASK):
        raise BadSetup(Message("bad-seed", {"seed": shortened(seed), "most": str(MASK)}))
    pairs = dict(_pair(text) for text in settings or [])
    kinds = [kind.strip()[:80] for kind in seats.split(",")][:16]
    names = [name[:200]] if name else []
    number = None if seed is None else int(seed)
    return NewTable(shortened(game), kinds, ruleset and shortened(ruleset), pairs, number, title[:200], names)


def _link(created: CreatedTable) -> str:
    own = ",".join(seat.secret for seat in created.seats)
    parts = [f"seat={own}"] if own else []
    if created.invite:
        parts.append(f"invite={created.invite}")
    return f"/table/{created.table}#{'&'.join(parts)}" if parts else f"/table/{created.table}"


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name or not value:
        raise BadSetup(Message("not-a-setting", {"found": text[:80]}))
    return name, value


async def open_table(request: Asking, wanted: NewTable) -> CreatedTable:
    """Open a table; raise Refusal if the address has opened too many."""
    services = _services(request)
    services.rate_limiter.check_table(address_of(request))
    return await services.admin.open_table(wanted, address_of(request))
