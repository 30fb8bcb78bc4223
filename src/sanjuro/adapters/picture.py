"""A match as text, and that text as a picture, for `render`."""

from __future__ import annotations

from typing import Any

from sanjuro.core.match import Match

WIDTH = 100  # characters per line


def shown(value: Any) -> str:
    """Return a short text for part of a view."""
    if isinstance(value, dict):
        if "card" in value:
            return str(value["card"])
        if set(value) == {"count", "cards"}:
            cards = [shown(card) for card in value["cards"]]
            hidden = value["count"] - len(cards)
            return " ".join([*cards, *([f"+{hidden}"] if hidden else [])]) or "-"
        return ", ".join(f"{key} {shown(part)}" for key, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(shown(part) for part in value) or "-"
    if value is None or value is False:
        return "-"
    return "yes" if value is True else str(value)


def lines(match: Match) -> list[str]:
    """Return the table with all cards face up: first the middle, then each seat."""
    view: dict[str, Any] = match.open_view()
    skipped = {"game", "players", "options", "seats", "moves", "odds", "viewer", "over", "outcome", "pending", "score"}
    asked = "the game is over" if match.seat is None else f"seat {match.seat} has to choose"
    found = [f"{match.game.key}, {match.players} players, {len(match.history)} moves: {asked}"]
    for key, value in view.items():
        if key == "deck":
            found.append(f"  deck: {value['count']} cards")
        elif key not in skipped:
            found.append(f"  {key}: {shown(value)}")
    for number, seat in enumerate(view["seats"]):
        parts = [f"{key} {shown(value)}" for key, value in seat.items() if key not in ("distances", "weapons_reaching")]
        found.append(f"{'>' if number == match.seat else ' '} seat {number}: {'; '.join(parts)}")
    outcome = match.outcome
    if outcome is not None:
        winners = ", ".join(str(seat) for seat in outcome.winners) or "nobody"
        found.append(f"won by {winners} ({outcome.reason})")
    return found


def text(match: Match) -> str:
    return "\n".join(lines(match)) + "\n"


def wrapped(line: str) -> list[str]:
    """Return a line split to fit the picture."""
    found = [""]
    for word in line.split(" "):
        if len(found[-1]) + 1 + len(word) > WIDTH:
            found.append("     ")
        found[-1] += (" " if found[-1].strip() else "") + word
    return found


def picture(match: Match) -> Any:
    """Return the text as an array of RGB bytes; a coloured band marks the seat that has to choose."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default()
    rows: list[tuple[str, bool]] = []
    for line in lines(match):
        rows += [(part, line.startswith(">")) for part in wrapped(line)]
    height, width = 14, 8 * WIDTH
    image = Image.new("RGB", (width, height * (len(rows) + 1)), "#f6f1e4")
    drawing = ImageDraw.Draw(image)
    for number, (line, marked) in enumerate(rows):
        top = height * number + height // 2
        if marked:
            drawing.rectangle((0, top, width, top + height), fill="#e8d3a4")
        drawing.text((8, top), line, fill="#2b2621", font=font)
    return np.asarray(image)
