"""Logging as text or JSON lines."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

FACTS: Final = ("method", "path", "status", "ms", "address", "person")


class JsonLines(logging.Formatter):
    """One JSON object per line. Query strings are omitted: they could contain secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for fact in FACTS:
            value = getattr(record, fact, None)
            if value is not None:
                line[fact] = value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(form: str, level: str) -> None:
    """Send all logs of the process to standard error in one format."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%H:%M:%S"))
    logging.basicConfig(level=getattr(logging, level.upper(), logging.INFO), handlers=[handler], force=True)
    # Access logs only in JSON, or at debug level.
    quiet = logging.WARNING if level != "debug" and form == "text" else logging.INFO
    logging.getLogger("sanjuro.access").setLevel(quiet)
    for noisy in ("alembic", "uvicorn.access", "uvicorn.error", "sqlalchemy", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
