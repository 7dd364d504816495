"""Answers to refused requests."""

from __future__ import annotations

from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.messages import Message

PASSING = (429, 503)
"""The statuses of refusals that pass: a retry may help."""
RETRY_SECONDS = 10


class Refusal(MeadowMarketError):
    """A refused request, with its HTTP status and, where a retry may help, the seconds to wait."""

    def __init__(self, status: int, message: Message, retry_seconds: int = 0) -> None:
        super().__init__(message)
        self.status = status
        self.retry_seconds = retry_seconds or (RETRY_SECONDS if status in PASSING else 0)

    @property
    def headers(self) -> dict[str, str]:
        """Return the headers that go with the answer."""
        return {"retry-after": str(self.retry_seconds)} if self.retry_seconds else {}


class DamagedTable(Refusal):
    """A stored table can't be played: it stays as it is, and other tables are unaffected."""

    def __init__(self, message: Message) -> None:
        super().__init__(410, message)


def damaged_table(table: str, n: int = 0) -> DamagedTable:
    """Refuse a table whose stored actions make no sense from the n-th on."""
    return DamagedTable(Message("table-damaged", {"table": table, "n": n}))


def no_such_table() -> Refusal:
    """Refuse a missing table or a wrong link; the answer is the same."""
    return Refusal(404, Message("no-such-table"))


def not_your_seat() -> Refusal:
    """Refuse a secret that proves no seat of this table."""
    return Refusal(403, Message("not-your-seat"))
