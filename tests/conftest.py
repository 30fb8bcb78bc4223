"""Shared by all tests: the Hypothesis profiles, the import path of commands, and a check for processes left behind."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from orphans import adopt, descendants, left_behind

# Random examples during development, repeatable ones in CI. Whole games are large examples, which a busy machine is
# slow to generate. The other health checks stay on.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
settings.register_profile("default", deadline=None, max_examples=30, suppress_health_check=SLOW)
settings.register_profile("ci", deadline=None, max_examples=60, derandomize=True, suppress_health_check=SLOW)
settings.load_profile("ci" if os.environ.get("CI") else "default")

# Commands that tests start in another folder must find the same sources: make relative paths absolute.
if "PYTHONPATH" in os.environ:
    paths = os.environ["PYTHONPATH"].split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(os.path.abspath(path) for path in paths if path)


@pytest.fixture(scope="session", autouse=True)
def no_process_is_left_behind() -> Iterator[None]:
    """It is set up before all other fixtures, so that it checks after they have ended everything they started."""
    adopt()
    before = descendants()
    yield
    left = left_behind(before)
    assert not left, "processes were left behind:\n" + "\n".join(left)
