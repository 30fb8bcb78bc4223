"""What a command does to the log, or why it is refused. No I/O."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import sanjuro
from sanjuro.core.errors import IllegalMove
from sanjuro.server import messages as m
from sanjuro.server.clocks import PRESETS, left_in_bank
from sanjuro.server.entries import Asker, Draft
from sanjuro.server.levels import levels
from sanjuro.server.names import BadName, tidy, tidy_name
from sanjuro.server.table import Chair, Table, together

CHAT_LONGEST: Final = 500
MOVE_LONGEST: Final = 200
# Said in the reader's language.
PHRASES: Final = [
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "hurry",
    "thinking",
    "wow",
    "oops",
    "good_game",
]
LANGUAGES: Final = ["en", "ru", "zh"]


class Refused(Exception):
    """A command that changes nothing, with the word and the sentence for it."""

    def __init__(self, error: str, message: str, refusal: m.Refusal | None = None) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.refusal = refusal


def drafts(table: Table, asker: Asker, command: m.Command, now: int) -> list[Draft]:
    """The entries a command makes; none if there is nothing to do."""
    if asker.person in table.banned:
        raise Refused("kicked", "the host has sent you away from this table")
    try:
        answer: list[Draft] = ANSWERS[type(command)](table, asker, command, now)
    except BadName as error:
        raise Refused("bad_value", str(error)) from None
    return answer


def _in(table: Table, *states: str) -> None:
    if table.state not in states:
        words = {"lobby": "has not begun", "playing": "is being played", "over": "is over", "closed": "is closed"}
        raise Refused("not_now", f"that cannot be done now: the game {words[table.state]}")


def _host(table: Table, asker: Asker) -> None:
    if table.host != asker.person:
        raise Refused("not_host", "only the host of the table can do that")


def _seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Refused("bad_value", f"the seats are 0 to {len(table.chairs) - 1}, not {seat}")


def _mine(table: Table, asker: Asker, seat: int) -> None:
    _seat(table, seat)
    if table.chairs[seat].person != asker.person:
        raise Refused("not_yours", f"seat {seat} is not yours")


def _level(table: Table, level: str) -> None:
    known = levels(table.game.key)
    if level not in known:
        raise Refused("bad_value", f"there is no bot {level!r} for this game; there are {', '.join(known)}")


def sit(table: Table, asker: Asker, command: m.Sit, now: int) -> list[Draft]:
    _in(table, "lobby")
    _seat(table, command.seat)
    seats = table.together(command.seat)
    for seat in seats:
        chair = table.chairs[seat]
        if chair.person is not None:
            raise Refused("taken", f"{chair.name} has that seat")
    own = command.name is None
    name = asker.name if command.name is None else tidy_name(command.name)
    body = {"name": name, "account": asker.account and own}
    return [Draft("sat", seat, asker.person, body) for seat in seats]


def stand(table: Table, asker: Asker, command: m.Stand, now: int) -> list[Draft]:
    _in(table, "lobby")
    _mine(table, asker, command.seat)
    seats = [seat for seat in table.together(command.seat) if table.chairs[seat].person == asker.person]
    return [Draft("stood", seat, asker.person) for seat in seats]


def add_bot(table: Table, asker: Asker, command: m.AddBot, now: int) -> list[Draft]:
    _host(table, asker)
    _in(table, "lobby")
    _seat(table, command.seat)
    _level(table, command.level)
    if table.chairs[command.seat].person is not None:
        raise Refused("taken", f"{table.chairs[command.seat].name} has that seat")
    return [seated_bot(table, command.seat, command.level)]


def seated_bot(table: Table, seat: int, level: str) -> Draft:
    return Draft("bot", seat, None, {"level": level, "name": BOT_NAMES[seat % len(BOT_NAMES)]})


# Of the films the project is named after; nobody of them is a character in one of the games.
BOT_NAMES: Final = [
    "Kuwabatake",
    "Gonji",
    "Nui",
    "Orin",
    "Hansuke",
    "Seibei",
    "Chidori",
    "Inokichi",
    "Mutsuta",
]


def remove_bot(table: Table, asker: Asker, command: m.RemoveBot, now: int) -> list[Draft]:
    _host(table, asker)
    _in(table, "lobby")
    _seat(table, command.seat)
    if table.chairs[command.seat].level is None:
        raise Refused("bad_value", f"no bot sits on seat {command.seat}")
    return [Draft("no_bot", command.seat)]


def checked_settings(values: object) -> m.Settings:
    """Settings of a table, or what is wrong with them."""
    try:
        settings = msgspec.convert(values, m.Settings)
    except msgspec.ValidationError as error:
        raise Refused("bad_value", f"settings: {error}") from None
    if settings.clock not in PRESETS:
        raise Refused("bad_value", f"the clocks are {', '.join(PRESETS)}; not {settings.clock!r}")
    if settings.language not in LANGUAGES:
        raise Refused("bad_value", f"the languages are {', '.join(LANGUAGES)}; not {settings.language!r}")
    return settings


def arrange(table: Table, asker: Asker, command: m.Arrange, now: int) -> list[Draft]:
    _host(table, asker)
    _in(table, "lobby")
    if table.founding.from_code is not None and (command.players is not None or command.options is not None):
        raise Refused("not_now", "a table that goes on from another game keeps its players and options")
    players = table.players if command.players is None else command.players
    options = {**table.options, **(command.options or {})}
    try:
        options = table.game.settled(players, options)
    except (ValueError, TypeError) as error:
        raise Refused("bad_value", str(error)) from None
    settings = checked_settings({**msgspec.to_builtins(table.settings), **(command.settings or {})})
    body = {"players": players, "options": options, "settings": msgspec.to_builtins(settings)}
    stood = _given_up(table, players, table.game.seats(players, options))
    sat = _gained(table, players, table.game.seats(players, options), {draft.seat for draft in stood})
    return [*stood, Draft("arranged", None, asker.person, body), *sat]


def _given_up(table: Table, players: int, seats: int) -> list[Draft]:
    """Who had several seats as one player keeps the first, if they are now the seats of several."""
    made: list[Draft] = []
    for seat, chair in enumerate(table.chairs):
        first = table.together(seat)[0]
        if chair.person is None or seat == first:
            continue
        if seat >= seats or first not in together(seats, players, seat):
            made.append(Draft("stood", seat, chair.person))
    return made


def _gained(table: Table, players: int, seats: int, given_up: set[int | None]) -> list[Draft]:
    """Whoever has one of the seats of one player gets the others; nobody may lose his own by that."""
    made: dict[int, Draft] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.person is None or seat in given_up:
            continue
        if seat >= seats:
            raise Refused("taken", f"{chair.name} sits on a seat that would go away")
        for other in together(seats, players, seat):
            there = table.chairs[other] if other < len(table.chairs) else Chair()
            if there.person is None or other in given_up:
                made[other] = Draft("sat", other, chair.person, {"name": chair.name, "account": chair.account})
            elif there.person != chair.person:
                raise Refused("taken", f"{there.name} sits on a seat that would be {chair.name}'s")
    return list(made.values())


def start(table: Table, asker: Asker, command: m.Start, now: int) -> list[Draft]:
    _host(table, asker)
    _in(table, "lobby")
    made: list[Draft] = []
    for seat, chair in enumerate(table.chairs):
        if chair.empty:
            if command.fill is None:
                raise Refused("not_now", f"seat {seat} is empty: wait for somebody, or fill the seats with bots")
            _level(table, command.fill)
            made.append(seated_bot(table, seat, command.fill))
    return [*made, Draft("started", None, asker.person, {"rules": table.game.rules})]


def play(table: Table, asker: Asker, command: m.Play, now: int) -> list[Draft]:
    _mine(table, asker, command.seat)
    if table.state == "over" or command.answers < table.answers:
        raise Refused("stale", "the table has gone on since that question")
    _in(table, "playing")
    if command.answers > table.answers:
        raise Refused("bad_value", f"there is no question {command.answers} yet")
    if table.paused:
        raise Refused("not_now", "the game is paused")
    if table.chairs[command.seat].away is not None:
        raise Refused("not_now", "a bot plays for you: take the seat back first")
    refusal = why_not(table, asker, command.seat, command.text)
    if refusal is not None:
        raise Refused("illegal", refusal.sentence, refusal)
    return [moved(table, command.seat, command.text, now)]


def moved(table: Table, seat: int, text: str, now: int) -> Draft:
    """The entry of a legal move; time of bots is nobody's."""
    chair = table.chairs[seat]
    spent = 0 if chair.by_bot else max(0, now - table.asked_at)
    move = sanjuro.GAMES[table.founding.game].moves.find(text)
    body: dict[str, Any] = {"text": text if move is None else move.text}
    bank = left_in_bank(table.preset, chair.bank, spent)
    if bank is not None:
        body["bank"] = bank
    return Draft("moved", seat, None, body)


def why_not(table: Table, asker: Asker, seat: int, text: str) -> m.Refusal | None:
    """Why a move is not on offer; only who is asked may know, for the answer can tell what is in the hand."""
    _mine(table, asker, seat)
    match = table.match
    if match is None:
        raise Refused("not_now", "the game has not begun")
    if len(text) > MOVE_LONGEST:
        raise Refused("bad_value", f"a move is at most {MOVE_LONGEST} letters long")
    if match.seat is not None and match.seat != seat:
        return m.Refusal(key="not_your_turn", facts={}, sentence="it is not your turn to choose")
    try:
        refusal = match.refusal(text)
    except IllegalMove as error:
        return m.Refusal(key="not_now", facts={}, sentence=str(error))
    if refusal is None:
        return None
    return m.Refusal(key=refusal.key, facts=refusal.facts, sentence=refusal.sentence(match.game.refusals))


def chat(table: Table, asker: Asker, command: m.Chat, now: int) -> list[Draft]:
    if asker.silenced:
        raise Refused("muted", "you may not chat on this server")
    seats = table.seats_of(asker.person)
    if not seats and table.host != asker.person and not table.settings.watch:
        raise Refused("not_allowed", "this table is not for onlookers")
    text = tidy(command.text)
    if command.phrase and command.phrase not in PHRASES:
        raise Refused("bad_value", f"the phrases are {', '.join(PHRASES)}; not {command.phrase!r}")
    if bool(text) == bool(command.phrase):
        raise Refused("bad_value", "say either a text or a phrase")
    if len(text) > CHAT_LONGEST:
        raise Refused("bad_value", f"at most {CHAT_LONGEST} letters at once")
    body: dict[str, Any] = {"name": table.chairs[seats[0]].name if seats else asker.name}
    if text:
        body["text"] = text
    else:
        body["phrase"] = command.phrase
    if table.state == "playing" and table.is_ghost(asker.person):
        body["ghosts"] = True
    return [Draft("chat", seats[0] if seats else None, asker.person, body)]


def _own_seats(table: Table, asker: Asker, seat: int | None) -> list[int]:
    if seat is not None:
        _mine(table, asker, seat)
        return [seat]
    seats = table.seats_of(asker.person)
    if not seats:
        raise Refused("not_yours", "you have no seat at this table")
    return seats


def away(table: Table, asker: Asker, command: m.Away, now: int) -> list[Draft]:
    _in(table, "playing")
    seats = _own_seats(table, asker, command.seat)
    return [Draft("away", s, asker.person, {"why": "asked"}) for s in seats if table.chairs[s].away is None]


def back(table: Table, asker: Asker, command: m.Back, now: int) -> list[Draft]:
    _in(table, "playing")
    seats = _own_seats(table, asker, command.seat)
    return [Draft("back", s, asker.person) for s in seats if table.chairs[s].away is not None]


def leave(table: Table, asker: Asker, command: m.Leave, now: int) -> list[Draft]:
    made: list[Draft] = []
    if table.seats_of(asker.person):
        made.append(Draft("left", None, asker.person))
    others = [person for person in table.people() if person != asker.person and not _gone(table, person)]
    if table.host == asker.person and table.state in ("lobby", "playing"):
        if others:
            made.append(Draft("host", None, others[0]))
        elif table.state == "lobby":
            made.append(Draft("closed", None, asker.person, {"why": "left"}))
    return made


def _gone(table: Table, person: str) -> bool:
    return all(table.chairs[seat].away in ("left", "kicked") for seat in table.seats_of(person))


def pause(table: Table, asker: Asker, command: m.Pause, now: int) -> list[Draft]:
    _host(table, asker)
    _in(table, "playing")
    if table.paused:
        return []
    seat = table.asked
    if seat is None or table.chairs[seat].by_bot:
        return [Draft("paused", None, asker.person)]
    bank = left_in_bank(table.preset, table.chairs[seat].bank, max(0, now - table.asked_at))
    return [Draft("paused", seat, asker.person, {"bank": bank})]


def resume(table: Table, asker: Asker, command: m.Resume, now: int) -> list[Draft]:
    _host(table, asker)
    _in(table, "playing")
    return [Draft("resumed", None, asker.person)] if table.paused else []


def kick(table: Table, asker: Asker, command: m.Kick, now: int) -> list[Draft]:
    _host(table, asker)
    if command.person == asker.person:
        raise Refused("bad_value", "a host cannot send himself away; leave instead")
    if command.person in table.banned:
        return []
    return [Draft("kicked", None, command.person)]


ANSWERS: Final[dict[type[m.Command], Any]] = {
    m.Sit: sit,
    m.Stand: stand,
    m.AddBot: add_bot,
    m.RemoveBot: remove_bot,
    m.Arrange: arrange,
    m.Start: start,
    m.Play: play,
    m.Chat: chat,
    m.Away: away,
    m.Back: back,
    m.Leave: leave,
    m.Pause: pause,
    m.Resume: resume,
    m.Kick: kick,
}
