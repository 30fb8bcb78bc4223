"""The server as an ASGI application."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sanjuro import __version__
from sanjuro.server import routes_me, routes_people, routes_records, routes_tables
from sanjuro.server.answers import HANDLERS
from sanjuro.server.doorman import BODY_MOST, Doorman
from sanjuro.server.house import House
from sanjuro.server.limits import Limits
from sanjuro.server.settings import ServerSettings
from sanjuro.server.static import ROUTES as STATIC_ROUTES


def create_app(settings: ServerSettings, house: House | None = None) -> Doorman:
    """All of it; `house` may be given by tests."""
    house = house or House(settings)
    limits = Limits(settings.limits)
    kept = house

    async def opened(app: Litestar) -> None:
        await kept.open()

    async def closed(app: Litestar) -> None:
        await kept.close()

    handlers: list[Any] = [
        *routes_tables.ROUTES,
        *routes_me.ROUTES,
        *routes_people.ROUTES,
        *routes_records.ROUTES,
        *STATIC_ROUTES,
    ]
    app = Litestar.from_config(
        AppConfig(
            route_handlers=handlers,
            exception_handlers=HANDLERS,
            on_startup=[opened],
            on_shutdown=[closed],
            state=State({"house": house, "limits": limits, "passkeys": routes_me.PASSKEYS}),
            request_max_body_size=BODY_MOST,
            openapi_config=OpenAPIConfig(
                title="Sanjuro",
                version=__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin()],
            ),
        )
    )
    return Doorman(app, house, limits)
