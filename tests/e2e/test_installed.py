"""The client as an app: it can be installed, and says so when there is no connection."""

from __future__ import annotations

import json
import struct

from e2e.person import Person

WORKER = "() => navigator.serviceWorker.ready.then((found) => found.active !== null)"


def test_the_manifest_names_pictures_that_are_there(person: Person) -> None:
    person.go()
    address = person.page.get_attribute("link[rel=manifest]", "href")
    answer = person.context.request.get(f"/{address}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    for icon in manifest["icons"]:
        picture = person.context.request.get(f"/{icon['src']}").body()
        width, height = struct.unpack(">II", picture[16:24])
        assert f"{width}x{height}" == icon["sizes"]
    for game in ("home", "bang", "samurai_sword", "shinobi", "samurai_spirit"):
        assert person.context.request.get(f"/preview/{game}.png").ok


def test_without_a_connection_a_page_of_ours_says_so(person: Person) -> None:
    person.go()
    assert person.page.evaluate(WORKER)
    with person.outage():
        person.context.set_offline(True)
        person.page.goto("/?again")
        assert "nothing of it is lost" in person.page.inner_text("body")
        person.context.set_offline(False)
        person.page.click("text=Sanjuro")
        person.page.wait_for_selector("main h1")
