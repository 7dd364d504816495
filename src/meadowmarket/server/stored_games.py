"""Files of stored games that the current rules, cards or program can't play to the end."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core import replay as files
from meadowmarket.core.table import Table
from meadowmarket.server.storage.records import BOT, ActionRow, TableRecord
from meadowmarket.server.tables.seats import BOT_PREFIX

STOPS = "# What follows was played, too, but does not lead to its checksums here:"


def names_of(record: TableRecord) -> list[str]:
    """Return what the seats are called in a file."""
    return [f"{BOT_PREFIX}{seat.bot}" if seat.kind == BOT else seat.name for seat in record.seats]


def kept_actions(rows: Sequence[ActionRow]) -> list[ActionRow]:
    """List the actions that were not taken back, without the rules: an undo leads to an earlier checksum."""
    kept: list[ActionRow] = []
    for row in rows:
        if row.is_undo:
            while kept and kept[-1].checksum != row.checksum:
                kept.pop()
        else:
            kept.append(row)
    return kept


def text_as_stored(record: TableRecord, rows: Sequence[ActionRow]) -> str:
    """Return a game as it is stored, for a program that has its rules and cards."""
    replay = files.Replay(record.game, record.rules_version, record.ruleset, record.settings, record.players)
    replay.seed = record.seed
    replay.pack_digest = record.pack_digest
    replay.names = dict(enumerate(names_of(record)))
    for number, row in enumerate(kept_actions(rows), 1):
        replay.moves.append(files.ReplayMove(0, number, row.seat, row.notation, row.checksum))
    return files.as_text(replay)


def text_as_far(table: Table, rows: Sequence[ActionRow]) -> str:
    """Return a game up to where it could be replayed, and the rest of its stored actions as comments."""
    kept = kept_actions(rows)
    rest = [f"# {row.seat} {row.notation} ={row.checksum}" for row in kept[len(table.history) :]]
    return "\n".join([files.write(table) + STOPS, *rest, ""])
