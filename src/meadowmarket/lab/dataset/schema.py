"""The schema of a data set: one row per game. docs/guides/data.md explains each column.

A change that a reader would notice raises VERSION.
"""

from __future__ import annotations

import pyarrow as pa

VERSION = 1
FORMAT = "meadowmarket dataset"
MARK = b"meadowmarket.dataset"
"""The key of the version in the metadata of each part."""

ROWS_PER_GROUP = 10_000

SCHEMA = pa.schema(
    [
        pa.field("game", pa.string(), nullable=False),
        pa.field("rules", pa.int16(), nullable=False),
        pa.field("ruleset", pa.string(), nullable=False),
        pa.field("settings", pa.string(), nullable=False),
        pa.field("pack", pa.string(), nullable=False),
        pa.field("players", pa.int8(), nullable=False),
        pa.field("bots", pa.list_(pa.string()), nullable=False),
        pa.field("number", pa.int64(), nullable=False),
        pa.field("seed", pa.int64(), nullable=False),
        pa.field("finished", pa.bool_(), nullable=False),
        pa.field("points", pa.list_(pa.int16()), nullable=False),
        pa.field("winners", pa.list_(pa.int8()), nullable=False),
        pa.field(
            "sources",
            pa.list_(pa.struct([("seat", pa.int8()), ("source", pa.string()), ("points", pa.int16())])),
            nullable=False,
        ),
        pa.field("failures", pa.list_(pa.int32()), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("seats", pa.list_(pa.int8()), nullable=False),
        pa.field("actions", pa.list_(pa.int16()), nullable=False),
        pa.field("options", pa.list_(pa.int16()), nullable=False),
        pa.field("milliseconds", pa.list_(pa.float32())),
    ],
    metadata={MARK: str(VERSION).encode()},
)
