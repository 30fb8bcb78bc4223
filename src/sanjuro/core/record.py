"""Writing a game as a readable record, and replaying a record."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sanjuro.core.errors import BadBytes, BadRecord, IllegalMove
from sanjuro.core.game import Game
from sanjuro.core.outcome import DECISIONS_MOST, TOO_LONG
from sanjuro.core.pack import MAGIC, Reader

if TYPE_CHECKING:
    from sanjuro.core.match import Match

HEADER = "sanjuro record 1"


def record(m: Match) -> str:
    """Return the whole game as text: how it began, every move with its seat, and how it ended."""
    if m.origin == "imagined" or not m.origin:
        raise ValueError("an imagined match has no record: its history is unknown")
    lines = [HEADER, f"game: {m.game.key}", f"rules: {m.game.rules}", f"players: {m.players}"]
    for name, value in m.options.items():
        lines.append(f"option {name}: {json.dumps(value)}")
    kind, _, value_text = m.origin.partition(" ")
    lines.append(f"{kind}: {value_text}")
    lines.append("")
    again = begin(m.game, m.players, m.options, m.origin)
    for move in m.history:
        lines.append(f"{again.asked}: {move.text}")
        again.carry_out(move)
    outcome = m.outcome
    if outcome is not None:
        lines.append("")
        winners = " ".join(str(seat) for seat in outcome.winners) or "nobody"
        lines.append(f"winners: {winners}")
        if outcome.scores is not None:
            lines.append("scores: " + " ".join(str(score) for score in outcome.scores))
        lines.append(f"reason: {outcome.reason}")
    return "\n".join(lines) + "\n"


def begin(game: Game[Any], players: int, options: dict[str, object], origin: str, events: bool = False) -> Match:
    """Return the match as it was before the first move."""
    kind, _, value = origin.partition(" ")
    if kind in ("seed", "secret"):
        m: Match = game.new(players, int(value) if kind == "seed" else value, options, events)
        return m
    # An example from the rules pages has its name before its position, so it can be found without its file.
    position = value.rpartition(" ")[2]
    m = from_bytes(base64.b64decode(position), {game.key: game})
    m.origin = origin
    return m


def from_bytes(data: bytes | object, games: Mapping[str, Game[Any]], older: bool = False) -> Match:
    """Return the match that `to_bytes` wrote. With `older`, also try to read matches of earlier rules."""
    if not isinstance(data, bytes) or not data.startswith(MAGIC):
        raise BadBytes("these bytes are not a match")
    reader = Reader(data[len(MAGIC) :])
    key = reader.text()
    if key not in games:
        raise BadBytes(f"these bytes are a match of an unknown game, {key!r}")
    game = games[key]
    rules = reader.take()
    if rules != game.rules and not (older and rules < game.rules):
        raise BadBytes(f"this match was played by version {rules} of the {key} rules; these are version {game.rules}")
    try:
        players = reader.take()
        options = game.settled(players, json.loads(reader.text()))
        m: Match = game.blank(players, options)
        m.restore(reader)
    except BadBytes:
        raise
    except (IndexError, KeyError, ValueError, TypeError) as error:
        raise BadBytes(f"these bytes are not a match: {error}") from None
    return m


def unpickled(game: Game[Any], data: bytes) -> Match:
    """Return the match of a game with these bytes; used by pickle."""
    return from_bytes(data, {game.key: game})


def replay(text: str | object, games: Mapping[str, Game[Any]], events: bool = True) -> Match:
    """Return the match that a record describes, after checking every move."""
    lines = text.splitlines() if isinstance(text, str) else []
    if not lines or lines[0].strip() != HEADER:
        raise BadRecord(f"a record begins with the line {HEADER!r}")
    facts: dict[str, str] = {}
    options: dict[str, object] = {}
    moves: list[tuple[int, str, str]] = []
    for number, line in enumerate(lines[1:], start=2):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon:
            raise BadRecord(f"line {number}: 'key: value' or 'seat: move' is needed, not {line!r}")
        if key.isascii() and key.isdigit():
            moves.append((number, key, value))
        elif key.startswith("option "):
            try:
                options[key[7:].strip()] = json.loads(value)
            except ValueError:
                raise BadRecord(f"line {number}: {value!r} is not a value of an option") from None
        else:
            facts[key] = value
    m = _begin(facts, options, games, events)
    for number, seat, move in moves:
        if m.seat != int(seat):
            whose = "the game is over" if m.seat is None else f"it is the turn of seat {m.seat}"
            raise BadRecord(f"line {number}: seat {seat} cannot move, {whose}")
        try:
            m.play(move)
        except IllegalMove as error:
            raise BadRecord(f"line {number}: {error}") from None
    if facts.get("reason") == TOO_LONG and m.outcome is None:
        if len(m.history) < DECISIONS_MOST:
            raise BadRecord(f"the record says the game took too long, but that takes {DECISIONS_MOST} decisions")
        m.truncate()
    outcome = m.outcome
    if "reason" in facts:
        if outcome is None:
            raise BadRecord(f"the record says the game ended ({facts['reason']}), but its moves do not end it")
        winners = " ".join(str(seat) for seat in outcome.winners) or "nobody"
        if facts["reason"] != outcome.reason or facts.get("winners", winners) != winners:
            raise BadRecord(f"the record states another result than its moves give: {outcome!r}")
    return m


def _begin(facts: dict[str, str], options: dict[str, object], games: Mapping[str, Game[Any]], events: bool) -> Match:
    key = facts.get("game", "")
    if key not in games:
        raise BadRecord(f"unknown game {key!r}; the games are {', '.join(games)}")
    game = games[key]
    if facts.get("rules") != str(game.rules):
        raise BadRecord(
            f"this record is of version {facts.get('rules')} of the {key} rules; these are version {game.rules}"
        )
    for kind in ("seed", "secret", "position", "example"):
        if kind in facts:
            try:
                players = int(facts.get("players", ""))
                m = begin(game, players, options, f"{kind} {facts[kind]}", events)
            except ValueError as error:
                raise BadRecord(f"cannot start a match from the record: {error}") from None
            return m
    raise BadRecord("a record needs a line 'seed:', 'secret:', 'position:' or 'example:'")
