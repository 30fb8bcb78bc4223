"""A real server, a real Chromium, and people who use them.

Every deal comes from SANJURO_TEST_SEED and the name of the test: by default the deals are the same in every run, a
number gives other deals, and `random` gives new ones. A failure names the seed that deals the same cards again.
"""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from repository import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from e2e.person import Person
    from e2e.served import Served

# On a developer's machine without Playwright these tests are skipped; in CI they fail.
if find_spec("playwright") is None and not os.environ.get("CI"):
    collect_ignore_glob = ["test_*.py"]

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

FAILED = pytest.StashKey[bool]()

SEED = os.environ.get("SANJURO_TEST_SEED", "1")
if SEED == "random":
    SEED = str(secrets.randbelow(1_000_000))


def missing(what: str) -> None:
    """Skip the test on a developer's machine, or fail it in CI."""
    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


# The scope is the package and not the session: other tests run event loops of their own, which clash with Playwright's.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        missing("The browser tests need Chromium: install the package `chromium` and run them again.")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    from e2e.served import Served
    from sanjuro.server.http.static_files import FOLDER

    if not (FOLDER / "index.html").is_file():
        missing(f"The browser tests need the built client in {FOLDER}: run `npm run build` in web/.")
    served = Served(tmp_path_factory.mktemp("served"), SEED).start()
    yield served
    served.kill()
    log = served.log.read_text()
    assert "Traceback" not in log, log


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """Return a seed for this test alone: it gets the same deals whichever tests run before it."""
    return f"{SEED}/{request.node.nodeid}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    if report.failed:
        report.sections.append(("Deals", f"SANJURO_TEST_SEED={SEED} deals the same cards again."))
    return report


@pytest.fixture
def somebody(
    browser: Browser, served: Served, seed: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """Create people. At the end, none of their browsers may have reported a problem."""
    from e2e.person import Person

    served.deal_from(seed)
    people: list[Person] = []

    def make(url: str = served.url, **looks: Any) -> Person:
        people.append(Person(browser, url, seed=f"{seed}/{len(people)}", **looks))
        return people[-1]

    yield make
    problems = [problem for person in people for problem in person.problems]
    for number, person in enumerate(people):
        if request.node.stash.get(FAILED, False):
            shot = tmp_path / f"{number}.png"
            person.page.screenshot(path=shot)
            print(f"the screen of person {number} at {person.page.url}: {shot}")
        person.context.close()
    assert not problems, "\n".join(problems)


@pytest.fixture
def person(somebody: Callable[..., Person]) -> Person:
    return somebody()


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the source of axe-core, which comes with the client's development packages."""
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.is_file():
        missing("The tests of accessibility need axe-core: run `npm ci` in web/.")
    return path.read_text()
