"""Views as JSON for a whole table: what all viewers see alike is built and encoded once."""

from __future__ import annotations

from typing import Final

import msgspec

from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.window import WATCHER, Window

encode: Final = msgspec.json.Encoder().encode


def merged(*objects: bytes) -> bytes:
    """The members of several JSON objects as one object."""
    return b"{" + b",".join([members[1:-1] for members in objects if len(members) > 2]) + b"}"


def following(members: bytes) -> bytes:
    """The members of a JSON object, to follow others."""
    return b"," + members[1:-1] if len(members) > 2 else b""


class SharedViews:
    """The views of a match as it is now: `Window.view` without the moves, each encoded."""

    def __init__(self, match: Match) -> None:
        self._match = match
        spectator = match.window(WATCHER)
        self._common = encode({**spectator.heading(), **spectator.open_table()})[:-1]
        self._closed_table = following(encode(spectator.closed_table()))
        self._open_seats = [encode(spectator.open_seat(seat)) for seat in range(match.seats)]
        self._whole_seats = [self._seat(spectator, seat) for seat in range(match.seats)]

    def _seat(self, window: Window[Match], seat: int) -> bytes:
        return merged(self._open_seats[seat], encode(window.closed_seat(seat)))

    def view(self, eye: int) -> list[bytes]:
        """The view as chunks of JSON, which are joined once, with the rest of the message."""
        window = self._match.window(eye)
        middle = self._closed_table
        seats = self._whole_seats.copy()
        for seat in window.knows_more():
            if seat == NONE:
                middle = following(encode(window.closed_table()))
            else:
                seats[seat] = self._seat(window, seat)
        viewer = b',"viewer":%d' % eye if eye >= 0 else b',"viewer":null'
        return [self._common, viewer, middle, b',"seats":[', b",".join(seats), b"]}"]
