"""The state of a table, made from its log entry by entry. No I/O."""

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
from sanjuro.server.protocol.messages import Line, Settings
from sanjuro.server.tables.agreements import Agreements
from sanjuro.server.tables.clocks import PRESETS, Preset
from sanjuro.server.tables.entries import Draft, Entry, TableSetup

CHAT_KEPT: Final = 100


class Chair:
    """A seat and who has it."""

    def __init__(
        self, person: str | None = None, name: str = "", level: str | None = None, account: bool = False
    ) -> None:
        self.person = person
        self.name = name
        self.level = level
        self.account = account
        self.away: str | None = None
        self.stood_in = 0  # moves a bot has played for the person since the last time he went away
        self.bank: int | None = None

    def copy(self) -> Chair:
        new = Chair(self.person, self.name, self.level, self.account)
        new.away = self.away
        new.stood_in = self.stood_in
        new.bank = self.bank
        return new

    @property
    def empty(self) -> bool:
        return self.person is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays it now, its own or one standing in."""
        return self.level is not None or self.away is not None


class MoveEvents:
    """What a move did, with everything hidden still in it: nobody is sent this as it is."""

    def __init__(self, seq: int, move: int, at: int, seat: int | None, events: list[Event]) -> None:
        self.seq = seq
        self.move = move
        self.at = at
        self.seat = seat
        self.events = events
        # What the last line of the log tells when the move begins; worked out when it is first needed.
        self.open_line: list[Event] | None = None


def together(seats: int, players: int, seat: int) -> list[int]:
    """The seats are shared out in turn: alone, one player has them all."""
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
        self.next: str | None = None  # the table of the rematch, and who has asked for it
        self.next_by: str | None = None
        self.previous: str | None = None  # the table this is the rematch of
        self.banned: set[str] = set()
        self.banned_networks: set[str] = set()  # of people who were kicked
        self.locked = False  # the invite link is closed
        self.admitted: set[str] = set()  # people who were there when it was
        # Copies of a table share the chairs: `_own_chair` gives one that may be changed.
        self.chairs: list[Chair] = [] if chairs is None else chairs
        self.chat: list[Line] = []
        self.match: Match | None = None
        self.outcome: dict[str, Any] | None = None  # plain, once it is over
        self.story: list[MoveEvents] = []
        self.moves_played = 0
        # The question: its number (that of the entry which put it), when it was put, and the seats asked so far, the
        # latest last.
        self.question = 0
        self.asked_at = 0
        self.asked_lately: list[int] = []
        # What the person who is asked had spent on the question when `asked_at` was last set.
        self.spent = 0
        self.agreements = Agreements()
        # Moves up to here were played by rules this version no longer has.
        self.skip_moves_to = 0
        self._seats_by_person: dict[str, list[int]] | None = None
        if chairs is None:
            self._set_chairs()

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
        """As the host has set it, but neither a what-if nor an example, nor a table where somebody holds two seats."""
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
        """The seats one player has when this is one of them: more than one where there are fewer players than seats."""
        return together(len(self.chairs), self.players, seat)

    def people(self) -> list[str]:
        """Everybody who has a seat, in their order, each once."""
        return list(dict.fromkeys([chair.person for chair in self.chairs if chair.person is not None]))

    def players_left(self) -> list[str]:
        """Everybody who has a seat and has not left it for good, in their order."""
        gone = ("left", "kicked")
        return [p for p in self.people() if any(self.chairs[seat].away not in gone for seat in self.seats_of(p))]

    def people_playing(self) -> list[str]:
        """Everyone who still has something to decide: no bot plays for them, and they are not out of the game."""
        found = [c.person for seat, c in enumerate(self.chairs) if c.person is not None and self._decides(seat)]
        return list(dict.fromkeys(found))

    def _decides(self, seat: int) -> bool:
        return self.chairs[seat].away is None and not (self.match is not None and self.match.is_out(seat))

    def others_playing(self, person: str) -> list[str]:
        return [other for other in self.people_playing() if other != person]

    def spent_by(self, now: int) -> int:
        """How long the person who is asked has thought about the question so far, over every pause and absence."""
        seat = self.asked
        if seat is None or self.paused or self.chairs[seat].by_bot:
            return self.spent
        return self.spent + max(0, now - self.asked_at)

    def runs_out(self) -> int | None:
        """When the time of the person who is asked is used up; None if no clock runs."""
        seat = self.asked
        if seat is None or self.paused or self.chairs[seat].by_bot or self.preset.each is None:
            return None
        return self.asked_at - self.spent + self.preset.each + (self.chairs[seat].bank or 0)

    def pause_ends(self) -> int | None:
        """When a pause ends by itself, because others wait."""
        return self.agreements.pause_ends(self.preset) if len(self.people_playing()) > 1 else None

    def is_ghost(self, person: str) -> bool:
        """Out of the game with all seats, and the table lets them see everything."""
        seats = self.seats_of(person)
        match = self.match
        if match is None or not seats or not self.settings.ghosts:
            return False
        return all(match.is_out(seat) for seat in seats)

    def may_open(self, person: str) -> bool:
        return self.state == "over" or (self.state == "playing" and self.is_ghost(person))

    def known_people(self) -> set[str]:
        """Everybody the log has seen here: who sits, who hosts, who was sent away, who has said something lately."""
        return {*self.people(), *self.banned, self.host, *[line.person for line in self.chat]}

    @property
    def guarded(self) -> bool:
        """Whether not everyone with the link may come in."""
        return self.locked or bool(self.banned_networks)

    # ---- copies -------------------------------------------------------------------------

    def copy(self) -> Table:
        """An independent table in the same state: what is being written is tried out on a copy, so that only what
        has been written can be seen."""
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
        """Take somebody's name and chat out, as they have been taken out of the log."""
        for seat in self.seats_of(person):
            chair = self._own_chair(seat)
            chair.name = name
            chair.account = False
        self.chat = [line for line in self.chat if line.person != person]

    # ---- reading the log ----------------------------------------------------------------

    def append(self, draft: Draft, at: int) -> Entry:
        """Go on by a new entry; the entry with its number."""
        entry = draft.numbered(self.seq + 1, at)
        self.apply(entry)
        return entry

    def apply(self, entry: Entry) -> None:
        """Go on by one entry."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} cannot follow {self.seq}")
        if entry.kind not in ("moved", "chat"):
            self._seats_by_person = None
        getattr(self, f"_{entry.kind}")(entry)
        self.seq = entry.seq

    def _set_chairs(self) -> None:
        count = self.game.seats(self.players, self.options)
        self.chairs = self.chairs[:count] + [Chair() for _ in range(count - len(self.chairs))]

    def _own_chair(self, seat: int) -> Chair:
        """The chair of a seat as one of this table's own, to change it."""
        self.chairs[seat] = self.chairs[seat].copy()
        return self.chairs[seat]

    def _created(self, entry: Entry) -> None:
        self.previous = entry.body.get("rematch_of")

    def _arranged(self, entry: Entry) -> None:
        self.players = entry.body["players"]
        self.options = entry.body["options"]
        self.settings = msgspec.convert(entry.body["settings"], Settings)
        self._set_chairs()

    def _sat(self, entry: Entry) -> None:
        assert entry.seat is not None
        body = entry.body
        self.chairs[entry.seat] = Chair(person=entry.person, name=body["name"], account=body["account"])

    def _stood(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat] = Chair()

    def _bot(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat] = Chair(level=entry.body["level"], name=entry.body["name"])

    def _no_bot(self, entry: Entry) -> None:
        self._stood(entry)

    def _host(self, entry: Entry) -> None:
        assert entry.person is not None
        self.host = entry.person

    def _started(self, entry: Entry) -> None:
        self.state = "playing"
        self.started = entry.at
        self.rules = entry.body["rules"]
        self.agreements.first_pace = self.settings.pace
        for number in range(len(self.chairs)):
            self._own_chair(number).bank = self.preset.bank
        if self.skip_moves_to >= entry.seq:
            return
        match = begin(self.game, self.players, self.options, self.setup.origin, events=True)
        self.match = match
        self.story = [MoveEvents(entry.seq, 0, entry.at, None, match.events)]
        for number, text in enumerate(self.setup.prefix, start=1):
            seat = match.seat
            match.play(text)
            self.story.append(MoveEvents(entry.seq, number, entry.at, seat, match.events))
        self.moves_played = len(self.setup.prefix)
        self._ask(entry)

    def _moved(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.moves_played += 1
        chair = self._own_chair(entry.seat)
        chair.bank = entry.body.get("bank")
        if chair.away is not None:
            chair.stood_in += 1
        if self.skip_moves_to >= entry.seq:
            if "over" in entry.body:
                self._end(entry, entry.body["over"])
            return
        match = self.match
        assert match is not None
        if entry.move is not None:
            match.carry_out(entry.move)
        else:
            match.play(entry.body["text"])
        if match.outcome is None and self._too_long(match, entry):
            match.truncate()
        self.story.append(MoveEvents(entry.seq, self.moves_played, entry.at, entry.seat, match.events))
        self._ask(entry)

    def _too_long(self, match: Match, entry: Entry) -> bool:
        """Whether the game ends here without a winner: what the log says of an old entry, the limit for a new one."""
        if entry.move is None:
            over: dict[str, Any] = entry.body.get("over", {})
            return over.get("reason") == TOO_LONG
        return len(match.history) >= DECISIONS_MOST

    def _ask(self, entry: Entry) -> None:
        """Whatever the match wants to know next is asked as of this entry."""
        match = self.match
        assert match is not None
        self.question = entry.seq
        self.asked_at = entry.at
        self.spent = 0
        if match.outcome is not None:
            self._end(entry, match.outcome.plain())
        elif match.seat is not None:
            if match.seat in self.asked_lately:
                self.asked_lately.remove(match.seat)
            self.asked_lately.append(match.seat)

    def _end(self, entry: Entry, outcome: dict[str, Any]) -> None:
        self.state = "over"
        self.ended = entry.at
        self.outcome = outcome
        # So that the log alone tells how it ended, whatever becomes of the rules.
        entry.body["over"] = outcome

    def _carried(self, entry: Entry) -> None:
        """A newer version of the rules goes on from a position."""
        self.rules = entry.body["rules"]
        if self.skip_moves_to > entry.seq:
            return
        self.carry(base64.b64decode(entry.body["position"]))
        self._ask(entry)

    def carry(self, data: bytes) -> None:
        """Go on with a match in bytes; its record begins here."""
        match = sanjuro.from_bytes(data, older=True)
        match.history = []
        match.watched = True
        match.events = []
        match.origin = ""
        match.origin = "position " + base64.b64encode(match.to_bytes()).decode()
        self.match = match

    def _chat(self, entry: Entry) -> None:
        assert entry.person is not None
        body = entry.body
        if body.get("removed"):  # its author has been erased
            return
        self.chat.append(
            Line(
                seq=entry.seq,
                at=body.get("at", entry.at),
                person=entry.person,
                name=body["name"],
                seat=entry.seat,
                text=body.get("text", ""),
                phrase=body.get("phrase", ""),
                ghosts=body.get("ghosts", False),
                account=body.get("account", False),
            )
        )
        del self.chat[:-CHAT_KEPT]

    def _away(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._stop_clock(entry.seat, entry.at)
        chair = self._own_chair(entry.seat)
        chair.away = entry.body["why"]
        chair.stood_in = 0

    def _stop_clock(self, seat: int, at: int) -> None:
        """Keep what somebody has spent on a question: it stays spent when they come back to it."""
        if self.asked == seat:
            self.spent = self.spent_by(at)

    def _back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._own_chair(entry.seat).away = None
        # The time the bot took is not theirs, but what they have spent on this question before is (`spent`).
        self.asked_at = entry.at if self.asked == entry.seat else self.asked_at
        if entry.person is not None:
            self._set_pace(self.agreements.pace_for(entry.person, self.settings.pace))

    def _left(self, entry: Entry) -> None:
        assert entry.person is not None
        self._gone(entry.person, "left", entry.at)

    def _kicked(self, entry: Entry) -> None:
        assert entry.person is not None
        self.banned.add(entry.person)
        self.banned_networks.update(entry.body.get("networks", []))
        self._gone(entry.person, "kicked", entry.at)

    def _locked(self, entry: Entry) -> None:
        self.locked = entry.body["on"]
        self.admitted.update(entry.body.get("people", []))

    def _gone(self, person: str, why: str, at: int) -> None:
        for seat in self.seats_of(person):
            if self.state == "lobby":
                self.chairs[seat] = Chair()
            else:
                self._stop_clock(seat, at)
                self._own_chair(seat).away = why

    def _paused(self, entry: Entry) -> None:
        if "bank" in entry.body and entry.seat is not None:
            # Older versions took what was spent off the bank, and gave the time of a decision anew.
            self._own_chair(entry.seat).bank = entry.body["bank"]
        else:
            self.spent = self.spent_by(entry.at)
        self.paused = True
        self.agreements.paused(entry)

    def _resumed(self, entry: Entry) -> None:
        self.paused = False
        self.asked_at = entry.at
        self.agreements.resumed(entry)

    def _proposed(self, entry: Entry) -> None:
        self.agreements.proposed(entry)

    def _agreed(self, entry: Entry) -> None:
        self.agreements.agreed(entry)

    def _refused(self, entry: Entry) -> None:
        self.agreements.refused(entry)

    def _paced(self, entry: Entry) -> None:
        self._set_pace(entry.body["pace"])
        self.agreements.paced(entry)

    def _set_pace(self, pace: Any) -> None:
        if pace != self.settings.pace:
            self.settings = msgspec.structs.replace(self.settings, pace=pace)

    def _rematch(self, entry: Entry) -> None:
        self.next = entry.body["code"]
        self.next_by = entry.person

    def _closed(self, entry: Entry) -> None:
        self.state = "closed"
        self.ended = entry.at
