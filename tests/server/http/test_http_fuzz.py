"""schemathesis: valid and invalid requests generated from the API's own description."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from player import Inside, Player
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = 60 if os.environ.get("CI") else 12


@pytest.mark.slow
def test_http(tmp_path: Path) -> None:
    """Call every route, with a running game and a guest who plays in it."""
    registry = Registry(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    tried: dict[str, int] = {}
    with Inside(registry) as served:
        player = Player(served)
        player.open("shinobi", bots="rules", start=True)
        schema = schemathesis.openapi.from_url(f"{served.url}/api/schema/openapi.json")
        schema.config.base_url = served.url
        # This stream never ends.
        for found in schema.exclude(path_regex="/events$").get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(), real=st.booleans())
            def requests(case: schemathesis.Case[Any], real: bool) -> None:
                if real and "code" in case.path_parameters:
                    case.path_parameters["code"] = player.code
                response = case.call(cookies={"sanjuro": player.http.cookies["sanjuro"]}, timeout=90)
                case.validate_response(response, checks=CHECKS)
                tried[case.operation.label] = tried.get(case.operation.label, 0) + 1

            requests()
            # Whatever was sent, the guest still exists.
            player.http.cookies.clear()
            player.me = player.http.get("/api/me").json()
    assert len(tried) >= 30 and min(tried.values()) >= 1
