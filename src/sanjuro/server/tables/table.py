"""The state of a table, built from its log entry by entry. No I/O."""

from __future__ import annotations

import base64
from typing import Any, Final

import msgspec

import sanjuro
from sanjuro.core.events import Event
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.outcome import DECISIONS_MOST, TOO_LONG
from sanjuro.core.record import begin
from sanjuro.server.protocol.messages import Line
from sanjuro.server.tables.agreements import Agreements
from sanjuro.server.tables.chairs import Chair
from sanjuro.server.tables.clocks import PRESETS, Preset
from sanjuro.server.tables.entries import Entry, Logged, Moved
from sanjuro.server.tables.setup import TableSetup

CHAT_KEPT: Final = 100


class MoveEvents:
    """The events of a move, including hidden information: clients only get a filtered copy."""

    def __init__(self, seq: int, move: int, at: int, seat: int | None, events: list[Event]) -> None:
        self.seq = seq
        self.move = move
        self.at = at
        self.seat = seat
        self.events = events
        # What the last line of the log tells when the move begins; worked out when it is first needed.
        self.open_line: list[Event] | None = None


def together(seats: int, players: int, seat: int) -> list[int]:
    """The seats that one player plays: they are dealt out in turn, so a single player has them all."""
    return list(range(seat % players, seats, players))


class Table:
    """The state of a table as of `seq`."""

    def __init__(self, setup: TableSetup, chairs: list[Chair] | None = None) -> None:
        self.setup = setup
        self.code = setup.code
        self.game: Game[Any] = sanjuro.GAMES[setup.game]
        self.rules = setup.rules
        self.players = setup.players
        self.options = setup.options
        self.settings = setup.settings
        self.host = setup.host
        self.seq = 0
        self.state = "lobby"
        self.paused = False
        self.started: int | None = None
        self.ended: int | None = None
        self.next: str | None = None  # the table of the rematch, and who opened it
        self.next_by: str | None = None
        self.previous: str | None = None  # the table this is the rematch of
        self.banned: set[str] = set()
        self.banned_networks: set[str] = set()  # of people who were kicked
        self.locked = False  # the invite link is closed
        self.admitted: set[str] = set()  # people who were present when it was closed
        # Copies of a table share chairs: use `_own_chair` to get one that may be changed.
        self.chairs: list[Chair] = [] if chairs is None else chairs
        self.chat: list[Line] = []
        self.match: Match | None = None
        self.outcome: dict[str, Any] | None = None  # as plain data, when the game is over
        self.story: list[MoveEvents] = []
        self.moves_played = 0
        # The current question: its number (that of the entry that asked it), when it was asked, and the seats asked
        # so far, most recent last.
        self.question = 0
        self.asked_at = 0
        self.asked_lately: list[int] = []
        # The time the person who is asked had spent on the question when `asked_at` was last set.
        self.spent = 0
        self.agreements = Agreements()
        # Moves up to here were played by rules this version no longer has.
        self.skip_moves_to = 0
        self._seats_by_person: dict[str, list[int]] | None = None
        if chairs is None:
            self.set_chairs()

    # ---- looking ------------------------------------------------------------------------

    @property
    def preset(self) -> Preset:
        return PRESETS[self.settings.clock]

    @property
    def asked(self) -> int | None:
        """The seat that has to choose."""
        if self.match is None or self.state != "playing" or self.match.asked == NONE:
            return None
        return self.match.asked

    @property
    def rated(self) -> bool:
        """Whether the game counts for ratings: never a what-if or an example, or if someone plays two seats."""
        people = [chair.person for chair in self.chairs if chair.person is not None]
        return self.settings.rated and not self.setup.begun and len(people) == len(set(people))

    def seats_of(self, person: str) -> list[int]:
        if self._seats_by_person is None:
            self._seats_by_person = {}
            for seat, chair in enumerate(self.chairs):
                if chair.person is not None:
                    self._seats_by_person.setdefault(chair.person, []).append(seat)
        return self._seats_by_person.get(person, [])

    def together(self, seat: int) -> list[int]:
        """The seats of the player who has this one: several if there are fewer players than seats."""
        return together(len(self.chairs), self.players, seat)

    def people(self) -> list[str]:
        """Everyone who has a seat, in seat order, without duplicates."""
        return list(dict.fromkeys([chair.person for chair in self.chairs if chair.person is not None]))

    def players_left(self) -> list[str]:
        """Everyone who has a seat and has not left for good, in seat order."""
        gone = ("left", "kicked")
        return [p for p in self.people() if any(self.chairs[seat].away not in gone for seat in self.seats_of(p))]

    def people_playing(self) -> list[str]:
        """Everyone who still makes decisions: no bot stands in for them, and they are not out of the game."""
        found = [c.person for seat, c in enumerate(self.chairs) if c.person is not None and self._decides(seat)]
        return list(dict.fromkeys(found))

    def _decides(self, seat: int) -> bool:
        return self.chairs[seat].away is None and not (self.match is not None and self.match.is_out(seat))

    def others_playing(self, person: str) -> list[str]:
        return [other for other in self.people_playing() if other != person]

    def spent_by(self, now: int) -> int:
        """The time the person who is asked has spent on the question so far, excluding pauses and absences."""
        seat = self.asked
        if seat is None or self.paused or self.chairs[seat].by_bot:
            return self.spent
        return self.spent + max(0, now - self.asked_at)

    def runs_out(self) -> int | None:
        """When the time of the person who is asked runs out; None if no clock is running."""
        seat = self.asked
        if seat is None or self.paused or self.chairs[seat].by_bot or self.preset.each is None:
            return None
        return self.asked_at - self.spent + self.preset.each + (self.chairs[seat].bank or 0)

    def pause_ends(self) -> int | None:
        """When the pause ends automatically, if others are waiting."""
        return self.agreements.pause_ends(self.preset) if len(self.people_playing()) > 1 else None

    def is_ghost(self, person: str) -> bool:
        """Whether a person is out of the game with all their seats, at a table that lets such people see everything."""
        seats = self.seats_of(person)
        match = self.match
        if match is None or not seats or not self.settings.ghosts:
            return False
        return all(match.is_out(seat) for seat in seats)

    def known_people(self) -> set[str]:
        """Everyone in the log: seated people, the host, people who were kicked, and recent authors of chat."""
        return {*self.people(), *self.banned, self.host, *[line.person for line in self.chat]}

    @property
    def guarded(self) -> bool:
        """Whether some people with the link are kept out."""
        return self.locked or bool(self.banned_networks)

    # ---- copies -------------------------------------------------------------------------

    def copy(self) -> Table:
        """An independent copy. Changes are applied to a copy first, so that only what has been written is visible."""
        new = Table(self.setup, self.chairs.copy())
        new.rules = self.rules
        new.players = self.players
        new.options = self.options
        new.settings = self.settings
        new.host = self.host
        new.seq = self.seq
        new.state = self.state
        new.paused = self.paused
        new.started = self.started
        new.ended = self.ended
        new.next = self.next
        new.next_by = self.next_by
        new.previous = self.previous
        new.banned = self.banned.copy()
        new.banned_networks = self.banned_networks.copy()
        new.locked = self.locked
        new.admitted = self.admitted.copy()
        new.chat = self.chat.copy()
        new.match = None if self.match is None else self.match.copy()
        new.outcome = self.outcome
        new.story = self.story.copy()
        new.moves_played = self.moves_played
        new.question = self.question
        new.asked_at = self.asked_at
        new.asked_lately = self.asked_lately.copy()
        new.spent = self.spent
        new.agreements = self.agreements.copy()
        new.skip_moves_to = self.skip_moves_to
        new._seats_by_person = self._seats_by_person
        return new

    def anonymise(self, person: str, name: str) -> None:
        """Remove a person's name and chat, as they have been removed from the log."""
        for seat in self.seats_of(person):
            chair = self._own_chair(seat)
            chair.name = name
            chair.account = False
        self.chat = [line for line in self.chat if line.person != person]

    # ---- reading the log ----------------------------------------------------------------

    def append(self, entry: Entry, at: int) -> Logged:
        """Apply a new entry; returns it with its number."""
        logged = Logged(self.seq + 1, at, entry)
        self.apply(logged)
        return logged

    def apply(self, logged: Logged) -> None:
        """Apply the next entry of the log."""
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} cannot follow entry {self.seq}")
        logged.entry.apply(self, logged.seq, logged.at)
        self.seq = logged.seq
        if logged.entry.seating:
            self._seats_by_person = None

    # ---- changes, called by the entries of the log (`entries.py`) -------------------------

    def set_chairs(self) -> None:
        """Match the number of chairs to the seats of the game."""
        count = self.game.seats(self.players, self.options)
        self.chairs = self.chairs[:count] + [Chair() for _ in range(count - len(self.chairs))]

    def _own_chair(self, seat: int) -> Chair:
        """Replace a chair by a copy that belongs to this table alone, and return it."""
        self.chairs[seat] = self.chairs[seat].copy()
        return self.chairs[seat]

    def start(self, rules: int, seq: int, at: int) -> None:
        """Deal the cards, or set up the position that the table starts from."""
        self.state = "playing"
        self.started = at
        self.rules = rules
        self.agreements.first_pace = self.settings.pace
        for number in range(len(self.chairs)):
            self._own_chair(number).bank = self.preset.bank
        if self.skip_moves_to >= seq:
            return
        match = begin(self.game, self.players, self.options, self.setup.origin, events=True)
        self.match = match
        self.story = [MoveEvents(seq, 0, at, None, match.events)]
        for number, text in enumerate(self.setup.prefix, start=1):
            seat = match.seat
            match.play(text)
            self.story.append(MoveEvents(seq, number, at, seat, match.events))
        self.moves_played = len(self.setup.prefix)
        self.ask(seq, at)

    def play(self, moved: Moved, seq: int, at: int) -> None:
        """Carry out a move and ask the next question."""
        self.moves_played += 1
        chair = self._own_chair(moved.seat)
        chair.bank = moved.bank
        if chair.away is not None:
            chair.stood_in += 1
        if self.skip_moves_to >= seq:
            if moved.over is not None:
                self._end(moved.over, at)
            return
        match = self.match
        assert match is not None
        move = moved.move
        if move is not None:
            match.carry_out(move)
            too_long = len(match.history) >= DECISIONS_MOST
        else:
            # An old entry: the log says whether the game ended here, even if the limit has changed.
            match.play(moved.text)
            too_long = moved.over is not None and moved.over.get("reason") == TOO_LONG
        if match.outcome is None and too_long:
            match.truncate()
        self.story.append(MoveEvents(seq, self.moves_played, at, moved.seat, match.events))
        self.ask(seq, at)

    def ask(self, seq: int, at: int) -> None:
        """Ask what the match wants to know next, or end the game."""
        match = self.match
        assert match is not None
        self.question = seq
        self.asked_at = at
        self.spent = 0
        if match.outcome is not None:
            self._end(match.outcome.plain(), at)
        elif match.seat is not None:
            if match.seat in self.asked_lately:
                self.asked_lately.remove(match.seat)
            self.asked_lately.append(match.seat)

    def _end(self, outcome: dict[str, Any], at: int) -> None:
        self.state = "over"
        self.ended = at
        self.outcome = outcome

    def carry(self, data: bytes) -> None:
        """Continue with a match in bytes; its record begins here."""
        match = sanjuro.from_bytes(data, older=True)
        match.history = []
        match.watched = True
        match.events = []
        match.origin = ""
        match.origin = "position " + base64.b64encode(match.to_bytes()).decode()
        self.match = match

    def say(self, line: Line) -> None:
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]

    def send_away(self, seat: int, why: str, at: int) -> None:
        """Let a bot stand in for the person on a seat."""
        self._stop_clock(seat, at)
        chair = self._own_chair(seat)
        chair.away = why
        chair.stood_in = 0

    def _stop_clock(self, seat: int, at: int) -> None:
        """Keep the time a person has spent on a question: it stays spent when they come back to it."""
        if self.asked == seat:
            self.spent = self.spent_by(at)

    def bring_back(self, seat: int, person: str | None, at: int) -> None:
        """Give a seat back to its person."""
        self._own_chair(seat).away = None
        # The time the bot took is not theirs, but the time they spent on this question before is (`spent`).
        self.asked_at = at if self.asked == seat else self.asked_at
        if person is not None:
            self.set_pace(self.agreements.pace_for(person, self.settings.pace))

    def remove(self, person: str, why: str, at: int) -> None:
        """Free the seats of a person before the game; let bots play them afterwards."""
        for seat in self.seats_of(person):
            if self.state == "lobby":
                self.chairs[seat] = Chair()
            else:
                self._stop_clock(seat, at)
                self._own_chair(seat).away = why

    def pause(self, seat: int | None, bank: int | None, at: int) -> None:
        """Stop the clock. Older versions took the time spent off the bank of the seat that was asked, and gave it the
        whole time for the decision again."""
        if seat is not None and bank is not None:
            self._own_chair(seat).bank = bank
        else:
            self.spent = self.spent_by(at)
        self.paused = True

    def set_pace(self, pace: str) -> None:
        if pace != self.settings.pace:
            self.settings = msgspec.structs.replace(self.settings, pace=pace)
