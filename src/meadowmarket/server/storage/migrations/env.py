"""What Alembic runs: the steps from the form that the database has to the newest, on the connection handed over."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
