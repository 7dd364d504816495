"""Table talk, and whether the players of a table may talk."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: at the tables that are there, players may talk. Make the table of what they say."""
    op.add_column("tables", sql.Column("talk", sql.Boolean, nullable=False, server_default=sql.true()))
    op.create_table(
        "talk",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("phrase", sql.String(32), nullable=False),
        sql.Column("text", sql.String(200), nullable=False),
        sql.Column("time", sql.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop what was said, and the column."""
    op.drop_table("talk")
    op.drop_column("tables", "talk")
