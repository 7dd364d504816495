"""A card pack made from changes to single values: `farm.production=gain(2*berry)`."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence

from meadowmarket.core.box import Box
from meadowmarket.core.csv_tables import nearest_to
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message

CHANGE = re.compile(r"([^.=\s]+)\.([^.=\s]+)=(.*)")
SUFFIX = ".csv"


def changed_tables(box: Box, changes: Sequence[str]) -> dict[str, bytes]:
    """Return the files of a card pack that changes these values; raise BadSetup, saying what is allowed.

    A change is `ROW.COLUMN=VALUE`. The row is named by its first column.
    """
    rows: dict[str, dict[str, dict[str, str]]] = {}
    changed: set[tuple[str, str]] = set()
    for change in changes:
        found = CHANGE.fullmatch(change.strip())
        if found is None:
            raise BadSetup(Message("study-bad-change", {"found": change}))
        key, column, value = found.groups()
        if (key, column) in changed:
            raise BadSetup(Message("study-change-twice", {"found": change}))
        changed.add((key, column))
        file, row = _row(box, key, column)
        rows.setdefault(file, {}).setdefault(key, row)[column] = value
    return {file: _table(box.tables()[file], list(by_key.values())) for file, by_key in rows.items()}


def _row(box: Box, key: str, column: str) -> tuple[str, dict[str, str]]:
    columns: list[str] = []
    keys: list[str] = []
    for file in box.tables():
        if not file.endswith(SUFFIX):
            continue
        for row in csv.DictReader(io.StringIO(box.document(file))):
            keys.append(next(iter(row.values())))
            if keys[-1] == key:
                if column in row:
                    return file, row
                columns += row
    if columns:
        allowed = ", ".join(dict.fromkeys(columns))
        raise BadSetup(Message("study-no-column", {"row": key, "column": column, "allowed": allowed}))
    near = nearest_to(key.lower(), keys)
    raise BadSetup(Message("study-no-row-near" if near else "study-no-row", {"row": key, "near": near}))


def _table(columns: Sequence[str], rows: list[dict[str, str]]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(columns), lineterminator="\n", extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode("utf-8")
