"""The failures of bots, with the actions that were chosen at random for them."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody failed before."""
    op.add_column("actions", sql.Column("failure", sql.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the column away."""
    op.drop_column("actions", "failure")
