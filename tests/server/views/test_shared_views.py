"""What is encoded once for a whole table contains only what each recipient may see."""

from __future__ import annotations

import random

import msgspec
import pytest

import sanjuro
from sanjuro.core.events import visibility_key
from sanjuro.core.window import EVERYTHING, WATCHER
from sanjuro.server.views.shared_views import SharedViews, following, merged


def test_objects_are_merged() -> None:
    assert merged(b"{}", b'{"a":1}', b"{}", b'{"b":[{}],"c":2}') == b'{"a":1,"b":[{}],"c":2}'
    assert merged(b"{}") == b"{}"
    assert b'{"a":1' + following(b'{"b":2}') + following(b"{}") + b"}" == b'{"a":1,"b":2}'


@pytest.mark.parametrize("game", sorted(sanjuro.GAMES))
def test_every_eye_gets_its_own_view_and_step(game: str) -> None:
    least, most = sanjuro.GAMES[game].players
    for seed, players in enumerate([least, most] * 4):
        chance = random.Random(seed)
        match = sanjuro.new(game, players=players, seed=seed, events=True)
        eyes = [*range(match.seats), WATCHER, EVERYTHING]
        while not match.over:
            shared_views = SharedViews(match)
            told: dict[int, list[dict[str, object]]] = {}
            for eye in eyes:
                window = match.window(eye)
                view = window.view()
                view.pop("moves", None)
                assert msgspec.json.decode(b"".join(shared_views.view(eye))) == msgspec.json.decode(
                    msgspec.json.encode(view)
                )
                seen = [event.seen_by(window.bit) for event in match.events]
                assert told.setdefault(visibility_key(match.events, window.bit), seen) == seen
            match.play(chance.choice(match.moves))
