"""Reviews of ended games; and how many actions a table took over from a recorded game."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, empty for the tables that are there, and make the table of the reviews."""
    op.add_column("tables", sql.Column("played_before", sql.Integer, nullable=True))
    op.create_table(
        "reviews",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("fingerprint", sql.String(32), nullable=False),
        sql.Column("asked", sql.Integer, nullable=False),
        sql.Column("is_ready", sql.Boolean, nullable=False),
        sql.Column("findings", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the reviews, which can be computed again, and the column."""
    op.drop_table("reviews")
    op.drop_column("tables", "played_before")
