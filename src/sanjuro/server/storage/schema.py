"""The tables of the database. Changes need a migration in `migrations/versions/`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Values the server generates for itself: the key that signs cookies.
keepsakes = Table("keepsakes", metadata, Column("key", String(40), primary_key=True), Column("value", Text))

people = Table(
    "people",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("name", String(40), nullable=False),
    # The folded name, for accounts only: it is unique.
    Column("kept_name", String(80), unique=True),
    # The reading of a registered name, regardless of alphabets: names that look alike are refused.
    Column("reading", String(120), index=True),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("password", String(200)),
    # Incremented to sign out every device.
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("silenced", Boolean, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# The browsers a person is signed in with, once they have done something. An ended session stays until its cookies
# have expired.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(10), nullable=False, index=True),
    Column("agent", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(10), nullable=False),
    # The origin of the match, as in a record ("secret …"), and the moves after which a what-if table starts.
    Column("origin", Text, nullable=False),
    Column("prefix", Text, nullable=False, server_default="[]"),
    Column("from_code", String(8)),
    Column("from_move", Integer),
    # Derived from the log, for lists; the log is authoritative.
    Column("state", String(8), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("card", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index(None, "state", "open", "changed"),
    Index(None, "ended"),
)

log = Table(
    "log",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", String(10)),
    Column("body", Text, nullable=False),
)
# What people have written, for export and erasure.
WRITTEN = text("kind IN ('sat', 'chat')")
Index(None, log.c.person, sqlite_where=WRITTEN, postgresql_where=WRITTEN)

# The match in bytes, stored from time to time: games of older rules continue from it.
snapshots = Table(
    "snapshots",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Finished games as text.
records = Table(
    "records",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("record", Text, nullable=False),
    Column("labels", Text, nullable=False),
)

# Who sits or sat where; derived from the log, for the list of a person's games.
sitters = Table(
    "sitters",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("person", String(10), primary_key=True, index=True),
)

results = Table(
    "results",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    # A person's id, "bot:LEVEL", or "game:…" for the opponent in cooperative games (seat -1).
    Column("who", String(60), nullable=False, index=True),
    Column("team", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Column("labels", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(10), primary_key=True),
    Column("other", String(10), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("by", String(10), nullable=False),
    Column("about", String(10), nullable=False),
    Column("reason", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Bans by the operator: of a person, or of a network as an address or a range of addresses.
bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("value", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# Actions of operators. Those of hosts are in the log of their table.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(20), nullable=False),
    Column("action", String(20), nullable=False),
    Column("about", String(64), nullable=False),
    Column("detail", Text, nullable=False),
)
