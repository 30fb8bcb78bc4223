"""The documentation site: pages in the format of the rules pages are rendered correctly, and dead links fail the build.

Runs with `make docs`, which installs Sphinx.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT

pytest.importorskip("sphinx")
pytest.importorskip("furo")

RULES = """# A game

## The aim <!-- id: aim -->
Be the last one. <!-- ruling: last-one --> See [a turn](#a-turn) and [how to help](../../CONTRIBUTING.md).

## A turn <!-- id: turn -->
You may:
1. draw, and
   - keep the card
   - or not

![Duel](../../art/duel.svg) ![Beer](../../art/beer.svg)

![A weapon](../../art/duel.svg "labels: weapon")

1. **Range** how far it carries

```text
# not a heading <!-- id: none -->
```

### Duel <!-- id: duel -->
[Try this](../../examples/duel.toml)
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Create a small project with the site's own configuration."""
    docs = tmp_path / "docs"
    shutil.copytree(ROOT / "docs" / "site", docs / "site")
    configuration = (ROOT / "docs" / "conf.py").read_text("utf-8")
    configuration = configuration.replace("ROOT = DOCS.parent\n", f"ROOT = Path({str(ROOT)!r})\n")
    sections = 'SECTIONS = {"Play": ["rules/game"], "Site": ["site/contributing", "site/changelog", "site/client"]}\n\n'
    configuration = configuration.replace("project = ", sections + "project = ", 1)
    (docs / "conf.py").write_text(configuration, "utf-8")
    for name, text in {
        "docs/index.md": "# Start\n",
        "docs/rules/game.md": RULES,
        "art/duel.svg": SVG,
        "art/beer.svg": SVG,
        "web/src/art/logo.svg": SVG,
        "examples/duel.toml": 'game = "bang"\n',
        "CONTRIBUTING.md": "# Helping\n\n[The rules](docs/rules/game.md)\n",
        "CHANGELOG.md": "# Changes\n",
        "web/README.md": "# The client\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def build(project: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sphinx", "-q", "-E", "-W", "--keep-going", "-b", "html", "docs", "site"]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, encoding="utf-8", timeout=300)


def test_a_rules_page(project: Path) -> None:
    done = build(project)
    assert done.returncode == 0, done.stderr
    page = (project / "site" / "rules" / "game.html").read_text("utf-8")
    article = page[page.index("<article") : page.index("</article>")]
    for fixed in ("aim", "turn", "duel"):
        assert article.count(f'id="{fixed}"') == 1, fixed
    assert 'id="none"' not in article
    assert 'href="#a-turn"' in article
    assert 'href="../site/contributing.html"' in article
    assert "ruling" not in re.sub(r"<!--.*?-->", "", article)
    assert '<img alt="Duel" src="../_images/duel.svg" /> <img alt="Beer" src="../_images/beer.svg" />' in article
    assert article.count("<ol") == 2
    assert article.count("<ul") == 1
    (example,) = re.findall(r'href="\.\./(_downloads/[^"]+/duel\.toml)"', article)
    assert (project / "site" / example).read_text("utf-8") == 'game = "bang"\n'
    helping = (project / "site" / "site" / "contributing.html").read_text("utf-8")
    assert 'href="../rules/game.html"' in helping


WRONG = ["[x](nowhere.md)", "[x](#nowhere)", "[x](game.md#nothing)", "![x](no.svg)", "[x](../../examples/none.toml)"]


def test_what_leads_nowhere_fails(project: Path) -> None:
    page = project / "docs" / "rules" / "game.md"
    page.write_text(RULES + "\n" + "\n\n".join(WRONG) + "\n", "utf-8")
    first = RULES.count("\n") + 2
    done = build(project)
    assert done.returncode != 0
    told = {int(line) for line in re.findall(r"game\.md:(\d+): .*?WARNING", done.stderr)}
    assert told == {first + 2 * at for at in range(len(WRONG))}, done.stderr


def test_a_page_nobody_listed_is_in_the_contents(project: Path) -> None:
    (project / "docs" / "other.md").write_text("# Another page\n", "utf-8")
    done = build(project)
    assert done.returncode == 0, done.stderr
    start = (project / "site" / "index.html").read_text("utf-8")
    assert "More" in start
    assert 'href="other.html"' in start
