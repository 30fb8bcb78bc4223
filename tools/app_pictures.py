"""Draws the app's icons and the images of link previews from our own art, with Chromium.

Run `PYTHONPATH=src python tools/app_pictures.py` after changing the logo, a poster or the name of a game; the images
are kept in web/public.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from sanjuro.games import GAMES
from sanjuro.locale import Words

WEB = Path(__file__).parents[1] / "web"
PUBLIC = WEB / "public"
NAMES = {game: Words(game, []).title() for game in GAMES if (WEB / f"src/art/posters/{game}.svg").is_file()}
FONT = (WEB / "src/fonts/vollkorn-black.woff2").as_uri()
STYLE = f"""
@font-face {{ font-family: Vollkorn; font-weight: 900; src: url({FONT}); }}
* {{ margin: 0; box-sizing: border-box; }}
body {{ overflow: hidden; }}
.preview {{ width: 1200px; height: 630px; background: #efe3cb; color: #231c17; display: flex; align-items: center;
  border: 18px solid #231c17; gap: 48px; padding-left: 48px; }}
.preview img.poster {{ height: 530px; width: 530px; object-fit: cover; border: 6px solid #231c17; }}
.preview h1 {{ font: 900 92px/1 Vollkorn; max-width: 540px; }}
.preview p {{ font: 900 34px/1.3 Vollkorn; display: flex; align-items: center; gap: 16px; margin-top: 26px; }}
.preview p img {{ width: 64px; }}
.row {{ display: flex; gap: 16px; }}
.row img {{ width: 262px; height: 262px; object-fit: cover; border: 4px solid #231c17; }}
.home {{ flex-direction: column; justify-content: center; padding: 0; gap: 36px; }}
.home h1 {{ display: flex; align-items: center; gap: 28px; max-width: none; }}
.home h1 img {{ width: 130px; }}
.icon img {{ display: block; width: 100vw; height: 100vw; }}
.mask {{ background: #b5301d; }}
.mask img {{ display: block; width: 72vw; margin: 14vw; }}
"""


def art(name: str) -> str:
    return (WEB / "src" / "art" / name).as_uri()


def pages() -> dict[str, tuple[int, int, str]]:
    """Return the width, height and content of each image."""
    logo = f'<img src="{art("logo.svg")}">'
    found = {
        "icons/icon-192.png": (192, 192, f'<div class="icon">{logo}</div>'),
        "icons/icon-512.png": (512, 512, f'<div class="icon">{logo}</div>'),
        "icons/maskable-512.png": (512, 512, f'<div class="mask">{logo}</div>'),
        "icons/apple-touch-icon.png": (180, 180, f'<div class="mask">{logo}</div>'),
    }
    posters = "".join(f'<img src="{art(f"posters/{game}.svg")}">' for game in NAMES)
    found["preview/home.png"] = (
        1200,
        630,
        f'<div class="preview home"><h1>{logo}Sanjuro</h1><div class="row">{posters}</div></div>',
    )
    for game, name in NAMES.items():
        poster = f'<img class="poster" src="{art(f"posters/{game}.svg")}">'
        words = f"<div><h1>{name}</h1><p>{logo}Sanjuro</p></div>"
        found[f"preview/{game}.png"] = (1200, 630, f'<div class="preview">{poster}{words}</div>')
    return found


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("This needs Chromium: install the package `chromium`.", file=sys.stderr)
        return 1
    # A page from a file may use the art beside it; one from a string may not.
    draft = WEB / "draft.html"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            for name, (width, height, body) in pages().items():
                draft.write_text(f"<!doctype html><style>{STYLE}</style><body>{body}</body>", "utf-8")
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(draft.as_uri())
                page.evaluate("document.fonts.ready")
                path = PUBLIC / name
                path.parent.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=path, omit_background=True)
                page.close()
        finally:
            draft.unlink(missing_ok=True)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
