"""Tables, seats, actions, replays and mail."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first form."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(64), nullable=False),
        sql.Column("rules_version", sql.Integer, nullable=False),
        sql.Column("ruleset", sql.String(64), nullable=False),
        sql.Column("settings", sql.Text, nullable=False),
        sql.Column("players", sql.Integer, nullable=False),
        sql.Column("pack_digest", sql.String(64), nullable=False),
        sql.Column("seed", sql.BigInteger, nullable=False),
        sql.Column("title", sql.String(80), nullable=False),
        sql.Column("state", sql.String(16), nullable=False),
        sql.Column("invite_hash", sql.String(64), nullable=False),
        sql.Column("next", sql.String(32), nullable=True),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("changed", sql.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("bot", sql.String(80), nullable=False),
        sql.Column("secret_hash", sql.String(64), nullable=False),
        sql.Column("away", sql.Boolean, nullable=False),
        sql.Column("abandons", sql.Boolean, nullable=False),
    )
    op.create_table(
        "actions",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("notation", sql.String(200), nullable=False),
        sql.Column("is_undo", sql.Boolean, nullable=False),
        sql.Column("checksum", sql.String(16), nullable=False),
        sql.Column("time", sql.Float, nullable=False),
    )
    op.create_table(
        "replays",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "mail",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False, index=True),
        sql.Column("request", sql.Text, nullable=False),
        sql.Column("answer", sql.Text, nullable=True),
        sql.Column("created", sql.Float, nullable=False),
    )


def downgrade() -> None:
    """Take everything away."""
    for name in ("mail", "replays", "actions", "seats", "tables"):
        op.drop_table(name)
