"""A match: asking and playing, looking, copies, bytes."""

from __future__ import annotations

import json
import operator
from typing import Any, Final, Self

from sanjuro.core.errors import BadBytes, IllegalMove
from sanjuro.core.match_state import MatchState
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.outcome import TOO_LONG, Outcome
from sanjuro.core.pack import MAGIC, Reader, Writer
from sanjuro.core.record import record, unpickled
from sanjuro.core.refusal import Refusal
from sanjuro.core.rng import Rng, SecretRng, quickly_seeded, restored
from sanjuro.core.window import EVERYTHING, WATCHER, Window

# How many deals `imagine` tries until one fits what is known: far more than any position needs.
TRIES: Final = 2000


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Match(MatchState):
    """One game being played: `seat` has to choose one of `moves`; `play` one of them, until `over`.

    Create one with `sanjuro.new`, or from a record, bytes or a scenario. `outcome` says how the game ended, `events`
    what the last move did, `history` which moves were played; `game`, `players`, `options` and `seats` describe the
    game. Two matches are equal if they have the same state and the same history. `copy`, `copy.copy` and
    `copy.deepcopy` return an independent match, and a pickle is hardly larger than `to_bytes`. `print(match)` shows
    the table with all cards face up, as a notebook does; `print(match.window(seat))` shows what that seat sees.

    The methods listed first are for anyone who uses a match. Those inherited from `MatchState` are for rule authors:
    the verbs with which the rules change the state, and the methods that a game overrides.
    """

    # ---- asking and playing -------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that has to choose now; None when the game is over."""
        return None if self.asked == NONE else self.asked

    @property
    def moves(self) -> list[Move]:
        """The legal moves of `seat`: never empty while the game is on, no duplicates, in a stable order."""
        return self.offer.copy()

    @property
    def over(self) -> bool:
        """Whether the game has ended; `outcome` then says how."""
        return self.outcome is not None

    @property
    def chance(self) -> Rng:
        """Former name of `rng`, kept for one release."""
        return self.rng

    @chance.setter
    def chance(self, rng: Rng) -> None:
        self.rng = rng

    # Callers in plain Python may pass anything. The `object` in these signatures keeps compiled code from raising its
    # own TypeError before our message.

    def parse(self, text: str | int | object) -> Move:
        """Return the move with this text or number (`Move.code`), legal or not.

        Raise IllegalMove if the game has none.
        """
        if not isinstance(text, str):
            return self._numbered(text)
        move = self.game.moves.find(text)
        if move is None:
            raise IllegalMove(self._sentence(self._unknown(text)))
        return move

    def _numbered(self, code: object) -> Move:
        # NumPy integers are not ints, but have __index__.
        if isinstance(code, bool) or not hasattr(code, "__index__"):
            raise IllegalMove(f"a move is one of match.moves, its text or its number, not {code!r}")
        number = operator.index(code)
        table = self.game.moves.all
        if not 0 <= number < len(table):
            raise IllegalMove(f"the moves of {self.game.key} have the numbers 0 to {len(table) - 1}, not {number}")
        return table[number]

    def play(self, move: Move | str | int | object) -> None:
        """Play a legal move: itself, its text or its number. IllegalMove says why not; then nothing has changed."""
        if not isinstance(move, Move):
            move = self.parse(move)
        for legal in self.offer:
            if legal is move:
                self.carry_out(move)
                return
        raise IllegalMove(self._sentence(self._refused(move)))

    def carry_out(self, move: Move) -> None:
        """Play a move without checking it, for callers that took it from `moves`."""
        self.history.append(move)
        if self.watched:
            self.events = []
        self.stack[-1].chosen(self, move)
        self.advance()

    def advance(self) -> None:
        """Run the top frame until one asks a seat to choose, or the game is over."""
        while self.outcome is None:
            frame = self.stack[-1]
            if frame.run(self):
                offer = frame.moves(self)
                if len(offer) > 0:
                    self.offer = offer
                    self.asked = frame.seat
                    return
                frame.cannot(self)
        self.offer = []
        self.asked = NONE

    def refusal(self, text: str) -> Refusal | None:
        """Return why this text cannot be played now, as a key and facts for translation; None if it can be played."""
        move = self.game.moves.find(text)
        if move is None:
            return self._unknown(text)
        for legal in self.offer:
            if legal is move:
                return None
        return self._refused(move)

    def why_not(self, text: str) -> str | None:
        """Return why this text cannot be played now, as a sentence; None if it can be played."""
        refusal = self.refusal(text)
        return None if refusal is None else self._sentence(refusal)

    def playout(self, rng: Rng) -> None:
        """Play uniformly random legal moves to the end."""
        while self.outcome is None:
            offer = self.offer
            self.carry_out(offer[rng.below(len(offer))])

    def _refused(self, move: Move) -> Refusal:
        if self.outcome is not None:
            return Refusal("over")
        return self.stack[-1].refusal(self, move)

    def _unknown(self, text: str) -> Refusal:
        if self.outcome is not None:
            return Refusal("over")
        texts = [move.text for move in self.offer]
        shown = ", ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")
        return Refusal("unknown", {"text": " ".join(text.split())[:60], "offer": shown})

    def _sentence(self, refusal: Refusal) -> str:
        return refusal.sentence(self.game.refusals)

    # ---- looking ------------------------------------------------------------------------

    def window(self, seat: int | object | None) -> Window[Any]:
        """Return what a seat (None: a spectator) may know, as a typed and fast object."""
        if seat is None:
            seat = WATCHER
        if isinstance(seat, bool) or not isinstance(seat, int) or not EVERYTHING <= seat < self.seats:
            raise ValueError(f"the seats are 0 to {self.seats - 1}, or None for a spectator; not {seat!r}")
        return self.game.window(self, seat)

    def view(self, seat: int | object | None) -> dict[str, object]:
        """Return what a seat (None: a spectator) may know, as plain dicts and lists."""
        return self.window(seat).view()

    def open_view(self) -> dict[str, object]:
        """Return the view with all cards face up."""
        return self.window(EVERYTHING).view()

    def events_for(self, seat: int | object | None) -> list[dict[str, object]]:
        """Return what the last move did, as far as the seat may know it."""
        bit = self.window(seat).bit
        return [event.seen_by(bit) for event in self.events]

    def __repr__(self) -> str:
        kind, _, value = self.origin.partition(" ")
        # A secret seed must not appear in logs, and the bytes of a position tell a reader nothing.
        begun = kind if kind in ("secret", "position", "imagined") else f"{kind} {value}"
        outcome = self.outcome
        if outcome is not None:
            winners = ", ".join([str(seat) for seat in outcome.winners]) or "nobody"
            now = f"over ({outcome.reason}), won by {winners}"
        else:
            now = f"seat {self.asked} has {len(self.offer)} moves"
        return f"<{type(self).__name__}, {self.players} players, {begun}, {len(self.history)} moves played: {now}>"

    def __str__(self) -> str:
        """Return the table with all cards face up, as text."""
        return str(self.window(EVERYTHING))

    def _repr_html_(self) -> str:
        """Return the table with all cards face up, as a picture for notebooks."""
        return self.window(EVERYTHING)._repr_html_()

    @property
    def truncated(self) -> bool:
        """Whether `truncate` ended the game; replaying its moves alone does not end it."""
        return self.outcome is not None and self.outcome.reason == TOO_LONG

    def truncate(self) -> None:
        """End a game that has gone on for too long (`DECISIONS_MOST`). Nobody wins."""
        self.show_secrets()
        self.end(Outcome((), TOO_LONG))
        self.offer = []
        self.asked = NONE

    # ---- copies -------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Return whether both have the same state and history. Matches are mutable, so they have no hash."""
        if self is other:
            return True
        return isinstance(other, Match) and self.game is other.game and self.to_bytes() == other.to_bytes()

    def copy(self) -> Self:
        """Return an independent match in the same state."""
        new = self.copy_position()
        new.history = self.history.copy()
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as `to_bytes`: everything except the events of the last move."""
        return unpickled, (self.game, self.to_bytes())

    def imagine(self, seat: int | object | None, seed: int = 0) -> Self:
        """Return a copy in which everything the seat cannot know is dealt again at random.

        The copy is consistent with everything the seat has seen. It has a random generator of its own, from the seed,
        and neither history nor events. It depends only on what the seat knows and on the seed, so it reveals nothing
        about hidden cards.
        """
        window = self.window(seat)
        new = self.copy_position()
        new.rng = quickly_seeded(seed)
        new.origin = "imagined"
        if self.watched:
            new.events = []
        if window.seat == EVERYTHING:
            return new
        unknown = self._hidden_from(window.bit)
        for _ in range(TRIES):
            for back in range(len(unknown)):
                new.order_unknown(back, unknown[back], window.bit)
            self._fill_unknown(new, unknown, window.bit)
            if new.outcome is not None:
                return new
            if self.asked != window.seat:
                # What others may do can depend on cards this seat does not know.
                new.offer = new.stack[-1].moves(new)
            if len(new.offer) > 0 and new.game.possible(new):
                return new
        raise RuntimeError("no deal fits what this seat has seen")

    def _hidden_from(self, bit: i64) -> list[list[int]]:
        """Return the cards whose place the seat with this bit does not know, by back.

        They are in the order of their numbers. In the order in which they really lie, the seed would allow tracing them
        back.
        """
        if bit != self.hidden_bit or len(self.history) != self.hidden_after:
            known = self.known
            self.hidden = []
            for cards in self.game.cards.by_back:
                found: list[int] = []
                for card in cards:
                    held: i64 = known[card]
                    if held & bit == 0:
                        found.append(card)
                self.hidden.append(found)
            self.hidden_bit = bit
            self.hidden_after = len(self.history)
        return [cards.copy() for cards in self.hidden]

    def _fill_unknown(self, new: Match, unknown: list[list[int]], bit: i64) -> None:
        """Put these cards where this match has unknown ones.

        Knowledge of a place and its handle stay with the place.
        """
        backs = self.game.cards.backs
        sees = self.layout.sees
        known = self.known
        dealt_known = new.known
        watched = self.watched
        filled = [0] * len(unknown)  # how many cards have been dealt, by back
        back = 0
        cards = unknown[0]
        at: i64 = 0
        for number in range(len(self.piles)):
            pile = self.piles[number]
            if len(pile) == 0 or sees[number] & bit != 0:
                continue
            dealt = new.piles[number]
            index: i64 = -1
            for was in pile:
                index += 1
                held: i64 = known[was]
                if held & bit == 0:
                    if backs[was] != back:
                        filled[back] = at
                        back = backs[was]
                        cards = unknown[back]
                        at = filled[back]
                    card = cards[at]
                    at += 1
                    dealt[index] = card
                    dealt_known[card] = held
                    if watched:
                        new.handles[card] = self.handles[was]

    # ---- bytes --------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """Return the whole match as bytes, at any moment; `sanjuro.from_bytes` reads them."""
        out = Writer()
        out.text(self.game.key)
        out.put(self.game.rules)
        out.put(self.players)
        out.text(json.dumps(self.options))
        out.put(1 if self.watched else 0)
        out.text(self.origin)
        out.put(1 if isinstance(self.rng, SecretRng) else 0)
        out.puts(self.rng.state())
        out.puts([move.code for move in self.history])
        for pile in self.piles:
            out.puts(pile)
        out.puts(self.known)
        if self.watched:
            out.puts(self.handles)
            out.put(self.last_handle)
        out.put(len(self.stack))
        for frame in self.stack:
            out.put(self.game.frames.index(type(frame)))
            out.puts(frame.state())
        outcome = self.outcome
        out.text("" if outcome is None else json.dumps(outcome.plain()))
        self.save(out)
        return MAGIC + out.blob()

    def restore(self, data: Reader) -> None:
        """Fill a blank match from the rest of its bytes."""
        self.watched = data.take() == 1
        self.origin = data.text()
        secret = data.take() == 1
        self.rng = restored(data.takes(), secret)
        table = self.game.moves.all
        self.history = [table[code] for code in data.takes()]
        self.piles = [data.takes() for _ in self.layout.places]
        self.known = data.takes()
        if self.watched:
            self.handles = data.takes()
            self.last_handle = data.take()
        self.stack = []
        for _ in range(data.take()):
            kind = self.game.frames[data.take()]
            self.stack.append(kind(*data.takes()))
        outcome = data.text()
        if outcome:
            plain = json.loads(outcome)
            scores = plain["scores"]
            self.outcome = Outcome(
                tuple(plain["winners"]),
                plain["reason"],
                None if scores is None else tuple(scores),
                plain["story"],
            )
        self.load(data)
        if data.at != len(data.data):
            raise BadBytes("these bytes are not a match: there is extra data at the end")
        if self.outcome is None:
            frame = self.stack[-1]
            self.asked = frame.seat
            self.offer = frame.moves(self)

    def record(self) -> str:
        """Return the whole game as text; `sanjuro.replay` reads it."""
        return record(self)
