"""The tables of the database. A change of them needs a module in `migrations/versions`, too."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import BigInteger, Boolean, Column, DateTime, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("pack_digest", String(64), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("title", String(80), nullable=False),
    Column("state", String(16), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("next", String(32), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # Decimal digits; then `seed` is 0.
    Column("secret_seed", String(80), nullable=False, server_default=""),
    Column("played_before", Integer, nullable=True),
    Column("talk", Boolean, nullable=False, server_default=sql.true()),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("abandons", Boolean, nullable=False),
    Column("former_hash", String(64), nullable=False, server_default=""),
)
ACTIONS = Table(
    "actions",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", String(200), nullable=False),
    Column("is_undo", Boolean, nullable=False),
    Column("checksum", String(16), nullable=False),
    Column("time", Float, nullable=False),
    Column("failure", String(64), nullable=False, server_default=""),
)
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(32), nullable=False),
    Column("text", String(200), nullable=False),
    Column("time", Float, nullable=False),
)
REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
# The id is that of the replay: a table's or an uploaded one's. `asked` counts how often someone has looked at it.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("fingerprint", String(32), nullable=False),
    Column("asked", Integer, nullable=False),
    Column("is_ready", Boolean, nullable=False),
    Column("findings", Text, nullable=False),
)
# With PostgreSQL: the processes that serve, and the tables that each of them decides at.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("name", String(48), primary_key=True),
    Column("expires", DateTime(timezone=True), nullable=False),
)
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(48), nullable=False, index=True),
)
# Its name can't be guessed: everyone who may connect to the database could hear and speak on a known one.
NOTIFICATION_CHANNEL = Table(
    "notification_channel",
    METADATA,
    Column("name", String(48), primary_key=True),
)
