"""How Alembic runs the migrations: on the engine it is given, in one transaction."""

from __future__ import annotations

from alembic import context

from sanjuro.server.storage.schema import metadata

engine = context.config.attributes["engine"]
with engine.connect().execution_options(writes=True) as connection:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        # SQLite cannot change a column: Alembic copies the table instead.
        render_as_batch=True,
        transaction_per_migration=False,
    )
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            # Two workers that start at once: one waits for the other.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(726463)")
        context.run_migrations()
    connection.commit()
