"""Seats and the secrets that prove them; only hashes of the secrets are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence

from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.server.bots.catalog import BotCatalog
from meadowmarket.server.http.refusal import Refusal, not_your_seat
from meadowmarket.server.storage.records import BOT, OPEN, PERSON, SeatRecord

ME = "me"
BOT_PREFIX = "bot:"
LONGEST_NAME = 40
LONGEST_TITLE = 80
ID_BYTES = 12
SECRET_BYTES = 24
NO_SECRET = ""


def new_id() -> str:
    """Return the id of a table: who knows it may watch, so it can't be guessed either."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    """Return a secret of 192 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """Return what is stored of a secret; it is random enough to need neither salt nor slowness."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def is_right(secret: str, stored: str) -> bool:
    """Compare a secret with a stored hash in constant time; no secret matches an empty hash."""
    return hmac.compare_digest(hash_of(secret), stored) and stored != NO_SECRET


def seat_of(secret: str, seats: Sequence[SeatRecord]) -> int | None:
    """Return the seat that a secret proves, or None; every seat is compared, whichever it is."""
    found: int | None = None
    for seat in seats:
        if is_right(secret, seat.secret_hash):
            found = seat.seat
    return found


def refusal(secret: str, seats: Sequence[SeatRecord]) -> Refusal:
    """Return why a secret proves no seat: its seat was given to someone else, or it never did."""
    given = [is_right(secret, seat.former_hash) for seat in seats]
    return Refusal(403, Message("seat-given")) if any(given) else not_your_seat()


def clean(text: str, longest: int) -> str:
    """Return a name or title as it is kept: one line, without control characters, not too long."""
    plain = "".join(
        " " if sign.isspace() else sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    return " ".join(plain.split())[:longest].strip()


def make_seats(
    kinds: Sequence[str], names: Sequence[str], bot_catalog: BotCatalog
) -> tuple[list[SeatRecord], dict[int, str]]:
    """Make the seats of a new table from `me`, `open` and `bot:NAME`; return them and the secrets of those at `me`.

    Raises BadSetup if one is of no known kind.
    """
    seats: list[SeatRecord] = []
    new_secrets: dict[int, str] = {}
    people = iter(names)
    for number, kind in enumerate(kinds):
        if kind == ME:
            secret = new_secrets[number] = new_secret()
            name = clean(next(people, ""), LONGEST_NAME)
            seats.append(SeatRecord(number, PERSON, name, "", hash_of(secret)))
        elif kind == OPEN:
            seats.append(SeatRecord(number, OPEN, "", "", NO_SECRET))
        elif kind.startswith(BOT_PREFIX):
            bot = bot_catalog.check(kind.removeprefix(BOT_PREFIX))
            seats.append(SeatRecord(number, BOT, "", bot, NO_SECRET))
        else:
            allowed = ", ".join([ME, OPEN, *(BOT_PREFIX + name for name in bot_catalog.names())])
            raise BadSetup(Message("no-such-seat-kind", {"found": kind, "allowed": allowed}))
    return seats, new_secrets
