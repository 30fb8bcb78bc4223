"""What is generated from the messages is current, and documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sanjuro.server.protocol import reference, typescript
from sanjuro.server.tables import commands

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("file", list(typescript.FILES))
def test_typescript_is_current(file: str) -> None:
    current = (ROOT / "web" / "src" / file).read_text("utf-8")
    assert current == typescript.FILES[file](), typescript.COMMAND


def test_reference_is_current() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert page == reference.put_into(page), "python -m sanjuro.server.protocol.reference docs/protocol.md"


def test_every_error_and_change_is_documented() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    sources = [file.read_text("utf-8") for file in (ROOT / "src" / "sanjuro" / "server").rglob("*.py")]
    errors = {word for text in sources for word in re.findall(r'Refused\(\s*"(\w+)"', text)}
    assert len(errors) > 12
    assert [word for word in sorted(errors) if f"`{word}`" not in page] == []
    kinds = {word for text in sources for word in re.findall(r'Draft\("(\w+)"', text)} - {"created"}
    assert [word for word in sorted(kinds) if f"`{word}`" not in page] == []
    assert len(commands.PHRASES) == len(set(commands.PHRASES))


def test_every_route_is_documented() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    files = list((ROOT / "src" / "sanjuro" / "server" / "http" / "routes").glob("*.py"))
    assert len(files) > 4
    for file in files:
        for method, path in re.findall(r'@(get|post|patch|delete)\("([^"]+)"', file.read_text("utf-8")):
            shown = re.sub(r"\{(\w+):str\}", r"{\1}", path).replace("{token}", "{id}")
            assert f"`{method.upper()} {shown}`" in page, f"{method.upper()} {shown}"
