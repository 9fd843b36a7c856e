"""Runs the steps on the connection it is given; loaded by alembic, never imported."""

from alembic import context

from pavonis.server.all_models import MODELS

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=MODELS[0].metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
