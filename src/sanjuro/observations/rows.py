"""Observation rows: the layout of what a seat may know as small numbers, and the actions."""

from __future__ import annotations

from typing import Any, final

from sanjuro.core.frame import Frame
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.window import WATCHER, Window
from sanjuro.observations.buffer import Buffer


def words(text: str) -> list[str]:
    return text.split()


def part(buffer: memoryview, at: int, size: int) -> Buffer:
    """Return a part of a caller's buffer, zeroed."""
    if not 0 <= at <= len(buffer) - size:
        raise ValueError(f"{size} bytes from {at} on are needed in the buffer, which has {len(buffer)}")
    out = Buffer(buffer[at : at + size])
    out.clear()
    return out


@mypyc_attr(native_class=True)
class Field:
    """A named part of each line of a piece: its columns, its maximum, and its meaning."""

    def __init__(self, name: str, start: int, size: int, most: int, about: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.most = most
        self.about = about

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)

    def __repr__(self) -> str:
        return f"<Field {self.name} {self.start}:{self.start + self.size}>"


@mypyc_attr(native_class=True)
class Piece:
    """A named part of a row: its position, shape, maximum and meaning.

    A piece with one line per item (seats, frames) names the columns in `fields`.
    """

    def __init__(self, name: str, start: int, shape: tuple[int, ...], most: int, about: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.most = most
        self.about = about
        self.fields: list[Field] = []

    def field(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise ValueError(f"{self.name} has no field {name!r}; it has {', '.join([f.name for f in self.fields])}")

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def stop(self) -> int:
        return self.start + self.size

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)

    def __repr__(self) -> str:
        return f"<Piece {self.name} {self.start}:{self.stop} {self.shape}>"


@final
@mypyc_attr(native_class=True)
class Row:
    """A row being written: the viewer, the places of seats, and the buffer."""

    def __init__(self, out: Buffer, seats: int, seat: int, relative: bool) -> None:
        self.out = out
        self.seats: i64 = seats
        self.viewer: i64 = seat
        one: i64 = 1
        self.bit: i64 = one << (seats if seat == WATCHER else seat)
        self.first: i64 = seat if relative and seat != WATCHER else 0

    def place(self, seat: i64) -> i64:
        """Return the place of a seat in this row; NONE for nobody."""
        if seat < 0:
            return NONE
        place = seat - self.first
        return place + self.seats if place < 0 else place

    def seat_at(self, place: i64) -> i64:
        """Return the seat at a place."""
        seat = place + self.first
        return seat - self.seats if seat >= self.seats else seat

    def turned(self, seats: i64) -> i64:
        """Return a set of seats, as bits, by their places."""
        first = self.first
        if first == 0:
            return seats
        one: i64 = 1
        return (seats >> first | seats << (self.seats - first)) & ((one << self.seats) - 1)

    def hot_seat(self, at: i64, seat: i64) -> None:
        """Write a 1 at the place of a seat; nothing for nobody."""
        if seat >= 0:
            self.out.put(at + self.place(seat), 1)


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class ObservationLayout:
    """The observations of one game: its pieces, and how to write a row.

    All player counts have the same layout; places of absent seats are zero. A seat's place is its number, or with
    `relative` its distance clockwise from the viewer.
    """

    def __init__(self, game: Game[Any], most_seats: int, events: list[str], words: list[str], horizon: int) -> None:
        self.game = game
        self.most_seats = most_seats
        self.pieces: list[Piece] = []
        self.size = 0
        self.actions = len(game.moves.all)
        # The words of the perfect-recall form; see recall.py.
        self.events = events
        self.words = words
        self.horizon = horizon
        self.event_numbers: dict[str, int] = {name: number + 1 for number, name in enumerate(events)}
        self.word_numbers: dict[str, int] = {name: number + 1 for number, name in enumerate(words)}
        self.card_numbers: dict[str, int] = {name: number + 1 for number, name in enumerate(game.cards.by_name)}
        self.frame_kinds: dict[type[Frame[Any]], int] = {frame: n for n, frame in enumerate(game.frames)}
        self.first_kind = game.frames[0]
        self.turned_actions: dict[int, list[int]] = {}
        self.depth = 0
        self.frame_size = 0
        self.add("seats", (most_seats,), 1, "which seats are there")
        self.add("viewer", (most_seats,), 1, "one-hot: the seat that looks")
        self.add("asked", (most_seats,), 1, "one-hot: the seat that has to choose; all zero when the game is over")

    def add(self, name: str, shape: tuple[int, ...], most: int, about: str) -> None:
        """Add a piece."""
        piece = Piece(name, self.size, shape, most, about)
        self.pieces.append(piece)
        self.size += piece.size

    def add_lines(self, name: str, lines: int, fields: list[tuple[str, int, int, str]], about: str) -> None:
        """Add a piece with several lines of the same fields, each given by name, size, maximum and meaning."""
        made: list[Field] = []
        size = 0
        most = 1
        for field, length, largest, meaning in fields:
            made.append(Field(field, size, length, largest, meaning))
            size += length
            most = max(most, largest)
        self.add(name, (lines, size), most, about)
        self.pieces[-1].fields = made

    def piece(self, name: str) -> Piece:
        for piece in self.pieces:
            if piece.name == name:
                return piece
        raise ValueError(f"there is no piece {name!r}; the pieces are {', '.join([p.name for p in self.pieces])}")

    # ---- observations -------------------------------------------------------------------

    def add_frames(self, depth: int, numbers: list[tuple[str, int, int, str]]) -> None:
        """Add a piece for the top frames: what each is, whose, by whom, its step, and some of its numbers."""
        frames = ", ".join([frame.__name__ for frame in self.game.frames])
        fields = [
            ("frame", len(self.game.frames), 1, f"one-hot: {frames}"),
            ("seat", self.most_seats, 1, "one-hot: whose it is"),
            ("by", self.most_seats, 1, "one-hot: who caused it"),
            ("step", 1, 9, "how far it has come"),
            *numbers,
        ]
        self.add_lines("frames", depth, fields, "what is going on, the latest first; zero where there are fewer")
        self.depth = depth
        self.frame_size = self.pieces[-1].shape[1]

    def put_frames(self, match: Match, row: Row, at: i64) -> None:
        """Write the top frames."""
        stack = match.stack
        kinds: i64 = len(self.game.frames)
        seats: i64 = self.most_seats
        width: i64 = self.frame_size
        depth: i64 = self.depth
        deep: i64 = 0
        index: i64 = len(stack) - 1
        while index >= 0 and deep < depth:
            frame = stack[index]
            kind = type(frame)
            place: i64 = 0 if kind is self.first_kind else self.frame_kinds[kind]
            row.out.put(at + place, 1)
            row.hot_seat(at + kinds, frame.seat)
            numbers = at + kinds + 2 * seats + 1
            row.out.put(numbers - 1, frame.step)
            self.put_frame(row, frame, numbers - 1 - seats, numbers)
            at += width
            index -= 1
            deep += 1

    def put_frame(self, row: Row, frame: Frame[Any], by: i64, numbers: i64) -> None:
        """Write who caused a frame, at `by`, and its numbers other than the step, from `numbers` on."""

    def fill(self, match: Match, row: Row, at: i64) -> None:
        """Write the game's own pieces, in the order of `pieces`, starting at a position of the buffer."""
        raise NotImplementedError

    def put_row(self, match: Match, seat: int, out: Buffer, at: i64, relative: bool) -> None:
        """Write a row into a zeroed buffer."""
        if match.game is not self.game or not WATCHER <= seat < match.seats:
            raise ValueError(f"not a match of {self.game.key}, or no seat of it: {seat}")
        row = Row(out, match.seats, seat, relative)
        seats: i64 = self.most_seats
        place: i64 = 0
        while place < row.seats:
            out.put(at + place, 1)
            place += 1
        row.hot_seat(at + seats, seat)
        row.hot_seat(at + 2 * seats, match.asked)
        self.fill(match, row, at + 3 * seats)

    def bytes_of(self, match: Match, seat: int, relative: bool) -> bytearray:
        """Return `row` as a bytearray."""
        made = bytearray(self.size)
        self.put_row(match, seat, Buffer(memoryview(made)), 0, relative)
        return made

    def row(self, match: Match, seat: int, relative: bool = False) -> bytes:
        """Return what a seat may know as a row; WATCHER is a spectator."""
        return bytes(self.bytes_of(match, seat, relative))

    def seen(self, window: Window[Any], relative: bool = False) -> bytes:
        """Return the row of a window, for a bot, which is given no match."""
        return self.row(window._match, window.seat, relative)

    def write(self, match: Match, seat: int, buffer: memoryview, at: int = 0, relative: bool = False) -> None:
        """Write a row into a buffer of bytes from `at` on: `memoryview(array)` of a flat NumPy array of uint8."""
        self.put_row(match, seat, part(buffer, at, self.size), 0, relative)

    # ---- actions ------------------------------------------------------------------------

    def put_mask(self, match: Match, out: Buffer, at: i64, relative: bool) -> None:
        """Write a 1 for each legal action of the asked seat into a zeroed buffer."""
        if relative and match.asked > 0:
            turned = self.turned(match.seats, match.asked)
            for move in match.offer:
                out.put(at + turned[move.code], 1)
        else:
            for move in match.offer:
                out.put(at + move.code, 1)

    def write_mask(self, match: Match, buffer: memoryview, at: int = 0, relative: bool = False) -> None:
        """Write a 1 for each legal action of the asked seat, and 0 for all others."""
        self.put_mask(match, part(buffer, at, self.actions), 0, relative)

    def mask(self, match: Match, relative: bool = False) -> bytearray:
        mask = bytearray(self.actions)
        self.put_mask(match, Buffer(memoryview(mask)), 0, relative)
        return mask

    def legal_actions(self, match: Match, relative: bool = False) -> list[int]:
        """Return the legal actions of the asked seat, in the order of its moves."""
        if relative and match.asked > 0:
            turned = self.turned(match.seats, match.asked)
            return [turned[move.code] for move in match.offer]
        return [move.code for move in match.offer]

    def look(self, match: Match, rows: Buffer, masks: Buffer, number: i64, relative: bool) -> list[int]:
        """Write row and mask of the asked seat at index `number` of their zeroed buffers.

        Return the legal actions, as `legal_actions` does.
        """
        self.put_row(match, match.asked, rows, number * self.size, relative)
        at: i64 = number * self.actions
        actions = self.legal_actions(match, relative)
        for action in actions:
            masks.put(at + action, 1)
        return actions

    def play(self, match: Match, action: int, relative: bool = False) -> None:
        """Play an action of the asked seat. Raise a ValueError if it is not legal."""
        match.play(self.move(match, action, relative))

    def action(self, match: Match, move: Move, relative: bool = False) -> int:
        """Return the action number of a move for the asked seat: its code, with `relative` that of the rotated move."""
        return self.turned(match.seats, match.asked)[move.code] if relative and match.asked > 0 else move.code

    def move(self, match: Match, action: int, relative: bool = False) -> Move:
        """Return the move with an action number, for the asked seat."""
        if not 0 <= action < self.actions:
            raise ValueError(f"the actions of {self.game.key} are 0 to {self.actions - 1}, not {action}")
        if relative and match.asked > 0:
            action = self.turned(match.seats, match.seats - match.asked)[action]
        return self.game.moves.all[action]

    def aims_twice(self, move: Move) -> bool:
        """Return whether the move's `other` is a seat too."""
        return False

    def turned(self, seats: int, by: int) -> list[int]:
        """Return, for each action, the one with all seats counted from seat `by`."""
        key = seats * self.most_seats + by
        found = self.turned_actions.get(key)
        if found is None:
            found = self._turn(seats, by)
            self.turned_actions[key] = found
        return found

    def _turn(self, seats: int, by: int) -> list[int]:
        numbers: dict[tuple[int, int, int, int], int] = {}
        moves = self.game.moves.all
        for move in moves:
            numbers[(move.verb, move.card, move.target, move.other)] = move.code
        found: list[int] = []
        for move in moves:
            target = move.target
            other = move.other
            if 0 <= target < seats:
                target = (target - by) % seats
            if self.aims_twice(move) and 0 <= other < seats:
                other = (other - by) % seats
            found.append(numbers[(move.verb, move.card, target, other)])
        return found
