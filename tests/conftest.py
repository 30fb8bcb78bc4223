"""How hard Hypothesis tries in all tests: repeatable in CI, random elsewhere."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, max_examples=30, suppress_health_check=list(HealthCheck))
settings.register_profile(
    "ci", deadline=None, max_examples=60, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("ci" if os.environ.get("CI") else "default")
