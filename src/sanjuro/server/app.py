"""The server as an ASGI application."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sanjuro import __version__
from sanjuro.server.http.errors import HANDLERS
from sanjuro.server.http.middleware import BODY_MOST, Middleware
from sanjuro.server.http.routes import game_files, me, people, records, sockets, tables
from sanjuro.server.http.static_files import ROUTES as STATIC_ROUTES
from sanjuro.server.limits import Limits
from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings


def create_app(settings: ServerSettings, registry: Registry | None = None) -> Middleware:
    """Create the application; tests may pass their own registry."""
    registry = registry or Registry(settings)
    limits = Limits(settings.limits, settings.person_kb, settings.address_kb)
    kept = registry

    async def started(app: Litestar) -> None:
        await kept.start()

    async def stopped(app: Litestar) -> None:
        await kept.stop()

    handlers: list[Any] = [
        *tables.ROUTES,
        *sockets.ROUTES,
        *game_files.ROUTES,
        *me.ROUTES,
        *people.ROUTES,
        *records.ROUTES,
        *STATIC_ROUTES,
    ]
    app = Litestar.from_config(
        AppConfig(
            route_handlers=handlers,
            exception_handlers=HANDLERS,
            on_startup=[started],
            on_shutdown=[stopped],
            state=State({"registry": registry, "limits": limits, "passkeys": me.PASSKEYS}),
            request_max_body_size=BODY_MOST,
            openapi_config=OpenAPIConfig(
                title="Sanjuro",
                version=__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin()],
            ),
        )
    )
    return Middleware(app, registry, limits)
