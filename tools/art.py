"""Collects the drawings of the cards for notebooks: src/sanjuro/display/art/<game>.svg; see generate.py.

The drawings are the browser client's (web/src/art). A file has one `<symbol>` per line, named after the card.
"""

from __future__ import annotations

import re
from pathlib import Path

from sanjuro.games import GAMES
from sanjuro.registry import part

ROOT = Path(__file__).parents[1]
DRAWINGS = ROOT / "web" / "src" / "art"
ART = ROOT / "src" / "sanjuro" / "display" / "art"
INK = "#231c17"
PAPER = "#f6ecd6"
PINE = "#3f5a3b"
COLOURS = {"flame": ("#b5301d", "#f4c26a"), "hat": (PINE, PAPER), "farm": (PINE, PAPER), "doll": (PINE, PAPER)}


def symbol(name: str, file: Path, colours: tuple[str, str]) -> str:
    """Return a drawing as a `<symbol>` on one line, with the colours it would inherit written into it."""
    text = " ".join(file.read_text("utf-8").split())
    box = re.search(r'viewBox="([^"]+)"', text)
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    own = re.search(r'^<svg[^>]* style="color:([^;"]+);--cut:([^;"]+)"', text)
    ink, cut = (own[1], own[2]) if own else colours
    inside = re.sub(r"var\(--cut,[^)]*\)", cut, inside.replace("currentColor", ink))
    inside = re.sub(r"var\(--\w+,([^)]*)\)", r"\1", inside)
    return (
        f'<symbol id="{name}" viewBox="{box[1] if box else "0 0 100 100"}" preserveAspectRatio="xMidYMid slice">'
        f"{inside}</symbol>"
    )


def collected(game: str) -> str:
    """Return the file of one game: the drawings on its cards, and the small signs."""
    faces = [part(game, "table").face(name) for name in GAMES[game].cards.names]
    lines = ["<!-- Made of web/src/art by tools/art.py; do not edit. -->"]
    for name in sorted({face.drawing for face in faces}):
        lines.append(symbol(name, DRAWINGS / game / f"{name}.svg", (INK, PAPER)))
    for name in sorted({sign for face in faces for sign in face.signs}):
        lines.append(symbol(f"sign-{name}", DRAWINGS / "symbols" / f"{name}.svg", COLOURS.get(name, (INK, PAPER))))
    lines.append(symbol("back", DRAWINGS / "backs" / f"{game}.svg", (INK, PAPER)))
    return "\n".join(lines) + "\n"


def generated() -> dict[Path, str]:
    """Return the files of all games with their texts."""
    return {ART / f"{game}.svg": collected(game) for game in GAMES if (DRAWINGS / game).is_dir()}
