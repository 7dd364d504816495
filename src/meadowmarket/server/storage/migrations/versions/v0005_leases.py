"""Processes, the tables that they own by leases, and the channel on which they speak; no more mail."""

from __future__ import annotations

import secrets

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of the leases, without any; drop the mail, which nobody waits for after a restart."""
    op.create_table(
        "processes",
        sql.Column("name", sql.String(48), primary_key=True),
        sql.Column("expires", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("process", sql.String(48), nullable=False, index=True),
    )
    channel = op.create_table("notification_channel", sql.Column("name", sql.String(48), primary_key=True))
    op.bulk_insert(channel, [{"name": f"meadowmarket_{secrets.token_hex(12)}"}])
    op.drop_index("ix_mail_table_id", "mail")
    op.drop_table("mail")


def downgrade() -> None:
    """Bring the mail back, empty."""
    op.drop_table("notification_channel")
    op.drop_table("leases")
    op.drop_table("processes")
    op.create_table(
        "mail",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False, index=True),
        sql.Column("request", sql.Text, nullable=False),
        sql.Column("answer", sql.Text, nullable=True),
        sql.Column("created", sql.Float, nullable=False),
    )
