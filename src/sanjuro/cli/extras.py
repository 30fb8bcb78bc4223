"""Optional parts of the package: whether their dependencies are installed, and what to do if not."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

# Each optional part, the extra with its dependencies, and their modules.
NEEDS: Final[dict[str, tuple[str, list[str]]]] = {
    "the server needs": (
        "server",
        [
            "alembic",
            "argon2",
            "litestar",
            "msgspec",
            "openskill",
            "prometheus_client",
            "sqlalchemy",
            "uvicorn",
            "webauthn",
        ],
    ),
    "Parquet files need": ("lab", ["pyarrow"]),
    "plots need": ("lab", ["matplotlib"]),
}


class MissingExtra(ValueError):
    """A part of the package that is not installed."""

    def __init__(self, what: str, module: str) -> None:
        super().__init__(f"{what} more packages: pip install 'sanjuro[{NEEDS[what][0]}]' ({module} is missing)")


def need(what: str) -> None:
    """Raise MissingExtra, before any work is done, if a package for this is not installed."""
    for module in NEEDS[what][1]:
        if find_spec(module) is None:
            raise MissingExtra(what, module)


def need_server() -> None:
    need("the server needs")
