"""sessions, what names are read as, and an index of what people have written"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sanjuro.server.protocol.text import reading

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("reading", sa.String(length=120), nullable=True))
        batch_op.create_index(batch_op.f("ix_people_reading"), ["reading"], unique=False)
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("kept_name"), sa.column("reading"))
    connection = op.get_bind()
    kept = connection.execute(sa.select(people.c.id, people.c.name).where(people.c.kept_name.is_not(None))).all()
    for person, name in kept:
        connection.execute(sa.update(people).where(people.c.id == person).values(reading=reading(name)))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=10), nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)
    written = sa.text("kind IN ('sat', 'chat')")
    op.create_index("ix_log_person", "log", ["person"], sqlite_where=written, postgresql_where=written)
