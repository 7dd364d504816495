"""The secret seeds of tables, as text: 256 bits fit into no number of a database."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the tables that are there keep their short seeds."""
    op.add_column("tables", sql.Column("secret_seed", sql.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the column away."""
    op.drop_column("tables", "secret_seed")
