"""Scenario files: a position, moves, and what must then be true."""

from __future__ import annotations

import base64
import tomllib
from collections.abc import Callable
from typing import Any

from sanjuro.core.chance import seeded
from sanjuro.core.errors import IllegalMove
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.core.window import EVERYTHING, WATCHER

NOT_A_SEAT = -9


@mypyc_attr(native_class=True)
class Scenario:
    """A scenario file that has been read: its game, what it proves, and its steps."""

    def __init__(self, title: str, game: Game[Any], covers: list[str], text: str, values: dict[str, object]) -> None:
        self.title = title
        self.game = game
        self.covers = covers
        self.text = text
        self.values = values

    def begin(self) -> Match:
        """The match in the scenario's position, before its first step."""
        return _arranged(self.game, Setup("", dict(self.values)))

    def run(self) -> list[str]:
        """Play the steps; a sentence for each difference from what the file says, none if there is no difference."""
        try:
            m = self.begin()
            differences: list[str] = []
            for step in Setup("", dict(self.values)).tables("steps"):
                _play_step(m, step, differences)
                if differences:
                    break
            return differences
        except BadSetup as error:
            return [describe(error, self.text)]


def read(text: str, games: dict[str, Game[Any]]) -> Scenario:
    """A scenario from its TOML text; BadSetup names the line or the key at fault."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("the file", f"not TOML: {error}") from None
    top = Setup("", values)
    try:
        key = top.word("game", "", list(games))
        if key not in games:
            raise BadSetup("game", f"is missing; one of {', '.join(games)} is needed")
        title = top.word("title", "")
        if not title:
            raise BadSetup("title", "is missing: one sentence, what this scenario proves")
        if not top.tables("steps"):
            raise BadSetup("steps", "is missing: a scenario has at least one [[steps]]")
        return Scenario(title, games[key], top.words("covers"), text, values)
    except BadSetup as error:
        raise BadSetup(f"line {line_of(error.where, text)}", f"{error.where}: {error.message}") from None


def describe(error: BadSetup, text: str) -> str:
    """The error with the line of the key, as far as it can be found."""
    if error.where.startswith("line "):
        return str(error)
    return f"line {line_of(error.where, text)}: {error.where}: {error.message}"


def line_of(where: str, text: str) -> int:
    """The line a key path such as `seats[1].hand` stands in; the nearest one above it if it is missing."""
    lines = text.splitlines()
    at = 0
    for part in where.split("."):
        name, _, rest = part.partition("[")
        count = int(rest.rstrip("]")) if rest else 0
        seen = -1
        for number in range(at, len(lines)):
            line = lines[number].strip()
            is_table = line.startswith("[") and line.strip("[] \t").split(".")[-1] == name
            is_key = line.partition("=")[0].strip().strip('"') == name
            if is_table or (is_key and "=" in line):
                seen += 1
                if seen == count or is_key:
                    at = number
                    break
    return at + 1


# ---- the position -------------------------------------------------------------------------


def _arranged(game: Game[Any], top: Setup) -> Match:
    for key in ("game", "title", "covers", "steps"):
        top.value(key)
    seats = top.tables("seats")
    options = top.table("options")
    players = top.number("players", len(seats))
    try:
        settled = game.settled(players, options.values)
    except ValueError as error:
        raise BadSetup("options" if options.values else "seats", str(error)) from None
    m: Match = game.blank(players, settled)
    m.watched = True
    m.chance = seeded(top.number("seed", 0))
    m.clear_table()
    if len(seats) != m.seats:
        raise BadSetup("seats", f"{m.seats} [[seats]] are needed, not {len(seats)}")
    _place_cards(m, top, seats)
    game.arrange(m, top, seats)
    for table in seats:
        table.done()
    top.done()
    for pile, cards in enumerate(m.piles):
        for card in cards:
            m.known[card] |= m.layout.sees[pile]
            m.last_handle += 1
            m.handles[card] = m.last_handle
    m.advance()
    m.events = []
    m.origin = "position " + base64.b64encode(m.to_bytes()).decode()
    return m


def _place_cards(m: Match, top: Setup, seats: list[Setup]) -> None:
    """Named cards into their piles, all others under the deck or into the box.

    Piles in the middle are written with the top first, a seat's own in the order the cards came.
    """
    cards = m.game.cards
    free = [True] * len(cards.names)
    for name, _ in m.game.middle:
        placed = [_free_card(m, word, free, top.where(name)) for word in top.words(name)]
        placed.reverse()
        m.piles[m.layout.by_place[name]] = placed
    for seat, table in enumerate(seats):
        for name, _ in m.game.own:
            pile = m.piles[m.layout.by_place[f"{name}.{seat}"]]
            for word in table.words(name):
                pile.append(_free_card(m, word, free, table.where(name)))
    rest = [card for card in range(len(free)) if free[card]]
    m.chance.shuffle(rest)
    under = top.word("rest", "deck", ["deck", "box"])
    box = m.piles[m.layout.by_place["box"]]
    deck = m.layout.by_place["deck"]
    box.extend([card for card in rest if under == "box" or cards.backs[card] != 0])
    if under == "deck":
        m.piles[deck] = [card for card in rest if cards.backs[card] == 0] + m.piles[deck]


def _free_card(m: Match, word: str, free: list[bool], where: str) -> int:
    """A card of this name that is not placed yet; `bang` stands for any `bang-…`."""
    names = m.game.cards.names
    known = False
    for exact in (True, False):
        for card in range(len(names)):
            if (names[card] == word) if exact else (names[card].partition("-")[0] == word):
                known = True
                if free[card]:
                    free[card] = False
                    return card
    if known:
        raise BadSetup(where, f"all cards {word!r} are placed already")
    raise BadSetup(where, f"{m.game.key} has no card {word!r}")


# ---- the steps ----------------------------------------------------------------------------


def _play_step(m: Match, step: Setup, differences: list[str]) -> None:
    seat = step.number("seat", NONE)
    text = step.word("move", "")
    error = step.word("error", "")
    exact = step.words("moves")
    offers = step.words("offers")
    refuses = step.words("refuses")
    expected = step.table("expect")
    views = step.table("views")
    events = step.words("events")
    step.done()
    where = f"{step.path}" + (f" ({text})" if text else "")

    def differs(sentence: str) -> None:
        differences.append(f"{where}: {sentence}")

    if seat != NONE and m.asked != seat:
        differs(f"seat {seat} should be asked, but " + ("the game is over" if m.seat is None else f"seat {m.seat} is"))
    offered = [move.text for move in m.offer]
    if step.has("moves") and sorted(offered) != sorted(exact):
        missing = [move for move in exact if move not in offered]
        extra = [move for move in offered if move not in exact]
        differs(f"the moves on offer differ; missing: {missing}, not expected: {extra}")
    for move in offers:
        if move not in offered:
            differs(f"{move!r} should be on offer, but {m.why_not(move)}; on offer: {offered}")
    for move in refuses:
        if move in offered:
            differs(f"{move!r} should not be on offer")
    if differences:
        return
    if text:
        try:
            m.play(text)
            if error:
                differs(f"the move should be refused ({error!r}), but it was played")
        except IllegalMove as refusal:
            if not error:
                differs(f"the move is refused: {refusal}")
            elif error not in str(refusal):
                differs(f"the move is refused, but not because of {error!r}: {refusal}")
    if differences:
        return
    _compare(m, EVERYTHING, expected, differs)
    for key in views.values:
        viewer = WATCHER if key == "watcher" else int(key) if key.isdigit() else NOT_A_SEAT
        if viewer == NOT_A_SEAT or viewer >= m.seats:
            raise BadSetup(views.where(key), "a seat's number or watcher is needed")
        _compare(m, viewer, views.table(key), differs)
    if step.has("events"):
        happened = [str(event) for event in m.events]
        if happened != events:
            differs("the events differ; they are:\n" + "\n".join(f"    {event!r}," for event in happened))


def _compare(m: Match, viewer: int, expected: Setup, differs: Callable[[str], None]) -> None:
    view = _plain(m.game.window(m, viewer).view())
    for path, value in _paths(expected.values, ""):
        try:
            found = _look_up(view, path)
        except KeyError as error:
            raise BadSetup(expected.where(path), str(error.args[0])) from None
        if found != value:
            differs(f"{path} should be {value!r}, but is {found!r}")


def _paths(values: dict[str, object], path: str) -> list[tuple[str, object]]:
    """Nested tables as dotted paths with their values."""
    flat: list[tuple[str, object]] = []
    for key, value in values.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            flat.extend(_paths(value, here))
        else:
            flat.append((here, value))
    return flat


def _plain(value: object) -> object:
    """A view with each card as its name, so that files need no handles."""
    if isinstance(value, dict):
        if "card" in value and set(value) <= {"card", "id"}:
            return value["card"]
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def _look_up(view: object, path: str) -> object:
    for key in path.split("."):
        if isinstance(view, dict) and key in view:
            view = view[key]
        elif isinstance(view, list) and key.isdigit() and int(key) < len(view):
            view = view[int(key)]
        else:
            known = ", ".join(str(k) for k in view) if isinstance(view, dict) else "no keys"
            raise KeyError(f"the view has no {key!r} there; it has {known}")
    return "none" if view is None else view
