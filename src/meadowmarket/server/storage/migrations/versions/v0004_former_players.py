"""The former secrets of seats: so the former player learns that the seat was given away."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no seat was given to another person before."""
    op.add_column("seats", sql.Column("former_hash", sql.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the column away."""
    op.drop_column("seats", "former_hash")
