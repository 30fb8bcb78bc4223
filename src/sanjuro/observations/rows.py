"""What a seat may know as a row of small numbers, for machine learning.

A row is joined from pieces of bytes that are there already: compiled code can append and join bytes several times as
fast as it can store single numbers in a buffer. Small pieces are made once (a one-hot vector for each place, eight
flags for each number from 0 to 255). Larger ones that come up again and again, such as a frame, are made from a number
that holds the facts, and kept by that number (`Kept`); for pieces of which there are very many that would be slower.
"""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.frame import Frame
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.window import WATCHER, Window

MOST: Final = 255  # the largest number of a row; what is larger is written as this
NUMBER: Final[list[bytes]] = [bytes([number]) for number in range(MOST + 1)]
FLAGS: Final[list[bytes]] = [bytes([number >> bit & 1 for bit in range(8)]) for number in range(256)]
# The same for fewer than eight bits, by their number.
FEW_FLAGS: Final[list[list[bytes]]] = [
    [bytes([number >> bit & 1 for bit in range(size)]) for number in range(1 << size)] for size in range(8)
]
MOST_KEPT: Final = 30_000
# By place, because the compiler shifts a constant in 32 bits.
BIT: Final[list[int]] = [1 << place for place in range(62)]


def words(text: str) -> list[str]:
    return text.split()


def hot(size: int) -> list[bytes]:
    """One-hot vectors by place; -1, as the last one, is that of nothing."""
    return [*[bytes([1 if other == place else 0 for other in range(size)]) for place in range(size)], bytes(size)]


def put_flags(row: list[bytes], bits: i64, size: i64) -> None:
    """A byte for each of the lowest bits."""
    while size >= 8:
        row.append(FLAGS[bits & 255])
        bits >>= 8
        size -= 8
    if size > 0:
        row.append(FEW_FLAGS[size][bits & ((1 << size) - 1)])


def number(value: int) -> bytes:
    return NUMBER[0 if value < 0 else MOST if value > MOST else value]


@mypyc_attr(native_class=True)
class Facts:
    """Small numbers packed into one, and taken out of it in the same order."""

    def __init__(self, packed: int) -> None:
        self.rest: i64 = packed

    def take(self, bits: i64) -> int:
        """The next number, of so many bits."""
        found: i64 = self.rest & (BIT[bits] - 1)
        self.rest >>= bits
        return found


@mypyc_attr(native_class=True)
class Kept:
    """Pieces of bytes by the facts they were made from; emptied when there are too many."""

    def __init__(self) -> None:
        self.pieces: dict[int, bytes] = {}

    def keep(self, packed: int, piece: bytes) -> bytes:
        if len(self.pieces) >= MOST_KEPT:
            self.pieces.clear()
        self.pieces[packed] = piece
        return piece


@mypyc_attr(native_class=True)
class Field:
    """A named part of each line of a piece: which columns, the largest number, and what it says."""

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
    """A named part of a row: where it begins, its shape, its largest number, and what it says.

    A piece with a line for each of several things (the seats, the frames) names the columns in `fields`.
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


@mypyc_attr(native_class=True)
class Row:
    """A row while it is being written: whose eyes, where seats come, and the pieces so far."""

    def __init__(self, seats: int, most_seats: int, seat: int, relative: bool) -> None:
        self.seats = seats
        self.viewer = seat
        self.bit = 1 << (seats if seat == WATCHER else seat)
        self.first = seat if relative and seat != WATCHER else 0
        self.empty = most_seats - seats
        self.parts: list[bytes] = []

    def place(self, seat: int) -> int:
        """Where a seat comes in this row; NONE for nobody."""
        if seat < 0:
            return NONE
        place = seat - self.first
        return place + self.seats if place < 0 else place

    def seat_at(self, place: int) -> int:
        """The seat that comes at a place."""
        seat = place + self.first
        return seat - self.seats if seat >= self.seats else seat

    def turned(self, seats: i64) -> i64:
        """A set of seats, as bits, by their places."""
        first: i64 = self.first
        if first == 0:
            return seats
        all_seats: i64 = self.seats
        return (seats >> first | seats << (all_seats - first)) & ((1 << all_seats) - 1)


@mypyc_attr(native_class=True)
class ObservationLayout:
    """The rows of one game: its pieces, and how a row is written.

    All player counts have the same layout; places of seats that are not there are zero. A seat's place is its number,
    or with `relative` how many seats it comes after the seat that looks.
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
        self.hot_seat = hot(most_seats)
        self.hot_frame = hot(len(game.frames))
        self.no_actions = bytes(self.actions)
        self.frame_kinds: dict[type[Frame[Any]], int] = {frame: n for n, frame in enumerate(game.frames)}
        self.frame_numbers: list[int] = []
        self.frames_kept = Kept()
        self.turned_actions: dict[int, list[int]] = {}
        self.depth = 0
        self.no_frames: list[bytes] = []
        self.add("seats", (most_seats,), 1, "which seats are there")
        self.add("viewer", (most_seats,), 1, "one-hot: the seat that looks")
        self.add("asked", (most_seats,), 1, "one-hot: the seat that has to choose; all zero when the game is over")

    def add(self, name: str, shape: tuple[int, ...], most: int, about: str) -> None:
        """The next piece."""
        piece = Piece(name, self.size, shape, most, about)
        self.pieces.append(piece)
        self.size += piece.size

    def add_lines(self, name: str, lines: int, fields: list[tuple[str, int, int, str]], about: str) -> None:
        """The next piece, with some lines of the same fields, each given by name, size, largest number and meaning."""
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
        """A piece for the uppermost frames: what each is, whose, by whom, its step, and some numbers of it.

        Each of the numbers is a byte, or as many flags as it has bytes.
        """
        frames = ", ".join([frame.__name__ for frame in self.game.frames])
        fields = [
            ("frame", len(self.game.frames), 1, f"one-hot: {frames}"),
            ("seat", self.most_seats, 1, "one-hot: whose it is"),
            ("by", self.most_seats, 1, "one-hot: who caused it"),
            ("step", 1, 9, "how far it has come"),
            *numbers,
        ]
        self.add_lines("frames", depth, fields, "what is going on, the latest first; zero where there are fewer")
        self.frame_numbers = [size for _, size, _, _ in numbers]
        self.no_frames = [bytes(self.pieces[-1].shape[1] * missing) for missing in range(depth + 1)]
        self.depth = depth

    def put_frames(self, match: Match, row: Row) -> None:
        """The uppermost frames; where there are fewer, zeros."""
        parts = row.parts
        stack = match.stack
        shown = min(len(stack), self.depth)
        kept = self.frames_kept.pieces
        for deep in range(shown):
            frame = stack[len(stack) - 1 - deep]
            by: i64 = self.frame_by(frame)
            packed: i64 = self.frame_facts(row, frame)
            packed = packed << 16 | self.frame_kinds[type(frame)] << 12 | frame.step << 8
            packed |= (row.place(frame.seat) + 1) << 4 | (row.place(by) + 1)
            piece = kept.get(packed)
            parts.append(self._frame(packed) if piece is None else piece)
        parts.append(self.no_frames[self.depth - shown])

    def _frame(self, packed: int) -> bytes:
        facts = Facts(packed)
        by = facts.take(4) - 1
        seat = facts.take(4) - 1
        step = facts.take(4)
        made = [self.hot_frame[facts.take(4)], self.hot_seat[seat], self.hot_seat[by], NUMBER[step]]
        for size in self.frame_numbers:
            value = facts.take(8)
            if size == 1:
                made.append(NUMBER[value])
            else:
                put_flags(made, value, size)
        return self.frames_kept.keep(packed, b"".join(made))

    def frame_by(self, frame: Frame[Any]) -> int:
        """Who caused a frame, NONE for nobody."""
        return NONE

    def frame_facts(self, row: Row, frame: Frame[Any]) -> int:
        """The numbers of a frame beside its step, eight bits each, the first one lowest."""
        return 0

    def fill(self, match: Match, row: Row) -> None:
        """Add the pieces of the game's own, in the order of `pieces`."""
        raise NotImplementedError

    def row(self, match: Match, seat: int, relative: bool = False) -> bytes:
        """What a seat may know; WATCHER is a spectator."""
        if match.game is not self.game or not WATCHER <= seat < match.seats:
            raise ValueError(f"not a match of {self.game.key}, or no seat of it: {seat}")
        row = Row(match.seats, self.most_seats, seat, relative)
        parts = row.parts
        put_flags(parts, (1 << match.seats) - 1, self.most_seats)
        parts.append(self.hot_seat[row.place(seat)])
        parts.append(self.hot_seat[row.place(match.asked)])
        self.fill(match, row)
        return b"".join(parts)

    def seen(self, window: Window[Any], relative: bool = False) -> bytes:
        """What the seat of a window may know: the row for a bot, which is given no match."""
        return self.row(window._match, window.seat, relative)

    def write(self, match: Match, seat: int, buffer: memoryview, at: int = 0, relative: bool = False) -> None:
        """Write a row into a buffer of bytes from `at` on: `memoryview(array)` of a flat NumPy array of uint8."""
        buffer[at : at + self.size] = self.row(match, seat, relative)

    # ---- actions ------------------------------------------------------------------------

    def write_mask(self, match: Match, buffer: memoryview, at: int = 0, relative: bool = False) -> None:
        """Write a 1 for each legal action of the seat that is asked, and 0 for the others."""
        buffer[at : at + self.actions] = self.no_actions
        if relative and match.asked > 0:
            turned = self.turned(match.seats, match.asked)
            for move in match.offer:
                buffer[at + turned[move.code]] = 1
        else:
            for move in match.offer:
                buffer[at + move.code] = 1

    def mask(self, match: Match, relative: bool = False) -> bytearray:
        mask = bytearray(self.actions)
        self.write_mask(match, memoryview(mask), 0, relative)
        return mask

    def legal_actions(self, match: Match, relative: bool = False) -> list[int]:
        """The legal actions of the seat that is asked, in the order of its moves."""
        if relative and match.asked > 0:
            turned = self.turned(match.seats, match.asked)
            return [turned[move.code] for move in match.offer]
        return [move.code for move in match.offer]

    def look(self, match: Match, relative: bool = False) -> tuple[bytearray, bytearray, list[int]]:
        """The row, the mask and the legal actions of the seat that is asked, in one call."""
        mask = bytearray(self.actions)
        actions = self.legal_actions(match, relative)
        for action in actions:
            mask[action] = 1
        return bytearray(self.row(match, match.asked, relative)), mask, actions

    def action(self, match: Match, move: Move, relative: bool = False) -> int:
        """The number of a move for the seat that is asked: its code, or with `relative` that of the turned move."""
        return self.turned(match.seats, match.asked)[move.code] if relative and match.asked > 0 else move.code

    def move(self, match: Match, action: int, relative: bool = False) -> Move:
        """The move with an action number, for the seat that is asked."""
        if not 0 <= action < self.actions:
            raise ValueError(f"the actions of {self.game.key} are 0 to {self.actions - 1}, not {action}")
        if relative and match.asked > 0:
            action = self.turned(match.seats, match.seats - match.asked)[action]
        return self.game.moves.all[action]

    def aims_twice(self, move: Move) -> bool:
        """Whether the move's `other` is a seat too."""
        return False

    def turned(self, seats: int, by: int) -> list[int]:
        """For each action the one with every seat counted from seat `by`."""
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
