"""The database: schema, migrations, readers and the writer, and the lock on it."""
