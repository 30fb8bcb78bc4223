"""Records a few seconds of a page as an animated WebP, small enough for a README."""

from __future__ import annotations

import base64
import io
import itertools
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

SECONDS = 18
WIDTH = 860
APART = 0.16  # minimum number of seconds between two frames
LAST = 1500  # how long the last frame stays, in milliseconds
LARGEST = 1_900_000  # bytes
QUALITIES = (70, 55, 42, 30, 20)


def record(page: Page, path: Path, play: Callable[[], None]) -> None:
    """Record what the page shows while somebody plays, in the best quality that is small enough.

    `play` is called repeatedly: it does something, or waits a moment.
    """
    frames = _thinned(_screencast(page, play))
    pictures = [_scaled(picture) for _, picture in frames]
    times = [at for at, _ in frames]
    stays = [round(1000 * (after - before)) for before, after in itertools.pairwise(times)]
    for quality in QUALITIES:
        pictures[0].save(
            path,
            save_all=True,
            append_images=pictures[1:],
            duration=[*stays, LAST],
            loop=0,
            quality=quality,
            method=4,
        )
        if path.stat().st_size <= LARGEST:
            return
    raise SystemExit(f"{path}: {path.stat().st_size} bytes, which is too much")


def _screencast(page: Page, play: Callable[[], None]) -> list[tuple[float, bytes]]:
    """Return the frames that the browser draws, each with its time in seconds."""
    frames: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def take(event: dict[str, Any]) -> None:
        frames.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", take)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        play()
    session.send("Page.stopScreencast")
    session.detach()
    return frames


def _thinned(frames: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    kept = frames[:1]
    for at, picture in frames[1:]:
        if at - kept[-1][0] >= APART:
            kept.append((at, picture))
    return kept


def _scaled(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
