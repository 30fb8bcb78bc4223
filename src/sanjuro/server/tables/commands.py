"""The entries that a command adds to a table's log, or why its values are invalid. No I/O.

`RULES` in `permissions.py` lists, for each command, who may issue it, when, and which entries it produces; permission
is checked there before anything here is called.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sanjuro.core.clicks import refusal_of_clicks
from sanjuro.core.moves import Move
from sanjuro.server.protocol import messages as m
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import BadText, clean, clean_name
from sanjuro.server.tables import consent
from sanjuro.server.tables.bot_levels import levels
from sanjuro.server.tables.chairs import Chair
from sanjuro.server.tables.clocks import PRESETS, left_in_bank
from sanjuro.server.tables.entries import (
    Arranged,
    BotAdded,
    BotRemoved,
    CameBack,
    Closed,
    Entry,
    HostChanged,
    Kicked,
    Left,
    Locked,
    Moved,
    Said,
    Sat,
    Started,
    Stood,
    WentAway,
)
from sanjuro.server.tables.permissions import RULES, action, check_seat
from sanjuro.server.tables.setup import Actor
from sanjuro.server.tables.table import Table, together

CHAT_LONGEST: Final = 500
# Limits for the options of a game, far above what any game has.
OPTIONS_MOST: Final = 40
OPTION_TEXT_LONGEST: Final = 100
# Clients translate these phrases into the reader's language.
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


def entries_for(table: Table, actor: Actor, command: m.Command, now: int) -> list[Entry]:
    """The entries a command produces; none if there is nothing to do."""
    try:
        made: list[Entry] = PRODUCED_BY[type(command)](table, actor, command, now)
    except BadText as error:
        raise Refused("bad_value", str(error)) from None
    produces = RULES[action(command)].produces
    assert all([type(entry) in produces for entry in made])
    return made


def checked_level(table: Table, level: str) -> None:
    known = levels(table.game.key)
    if level not in known:
        raise Refused("bad_value", f"this game has no bot {level!r}; choose one of {', '.join(known)}")


def checked_options(table_game: Any, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Complete the options of a game; Refused if they are invalid."""
    for value in [item for entry in options.items() for item in entry]:
        parts = value if isinstance(value, list) else [value]
        if len(options) > OPTIONS_MOST or len(parts) > OPTIONS_MOST or any(_too_much(part) for part in parts):
            raise Refused("bad_value", "the options of a game must not be this long or nested")
    try:
        settled: dict[str, Any] = table_game.settled(players, options)
    except (ValueError, TypeError) as error:
        raise Refused("bad_value", str(error)) from None
    return settled


def _too_much(part: object) -> bool:
    if isinstance(part, str):
        return len(part) > OPTION_TEXT_LONGEST
    return isinstance(part, (list, dict))


def sit(table: Table, actor: Actor, command: m.Sit, now: int) -> list[Entry]:
    check_seat(table, command.seat)
    seats = table.together(command.seat)
    for seat in seats:
        chair = table.chairs[seat]
        if chair.person is not None:
            raise Refused("taken", f"{chair.name} has that seat")
    name = actor.name if command.name is None else clean_name(command.name)
    account = actor.account and name == actor.name
    return [Sat(seat, actor.person, name, account) for seat in seats]


def stand(table: Table, actor: Actor, command: m.Stand, now: int) -> list[Entry]:
    seats = [seat for seat in table.together(command.seat) if table.chairs[seat].person == actor.person]
    return [Stood(seat, actor.person) for seat in seats]


def add_bot(table: Table, actor: Actor, command: m.AddBot, now: int) -> list[Entry]:
    check_seat(table, command.seat)
    checked_level(table, command.level)
    if table.chairs[command.seat].person is not None:
        raise Refused("taken", f"{table.chairs[command.seat].name} has that seat")
    return [seated_bot(command.seat, command.level)]


def seated_bot(seat: int, level: str) -> BotAdded:
    names = BOT_NAMES.get(level, BOT_NAMES["rules"])
    return BotAdded(seat, level, names[seat % len(names)])


# By level, so that players learn who is strong. The names come from the films the project is named after and similar
# ones; none is a character in one of the games.
BOT_NAMES: Final = {
    "novice": ["Tahei", "Matashichi", "Iori", "Kohei", "Hachi", "Yoichiro", "Kame", "Tokuemon", "Tazaemon"],
    "rules": ["Kuwabatake", "Gonji", "Nui", "Orin", "Hansuke", "Seibei", "Chidori", "Inokichi", "Mutsuta"],
    "expert": ["Tsubaki", "Rokurota", "Hanbei", "Yuki", "Unosuke", "Tadokoro", "Homma", "Ushitora", "Kikui"],
}


def remove_bot(table: Table, actor: Actor, command: m.RemoveBot, now: int) -> list[Entry]:
    check_seat(table, command.seat)
    if table.chairs[command.seat].level is None:
        raise Refused("bad_value", f"seat {command.seat} has no bot")
    return [BotRemoved(command.seat)]


def checked_settings(values: object) -> m.Settings:
    """Validate the settings of a table; Refused if they are invalid."""
    try:
        settings = msgspec.convert(values, m.Settings)
    except msgspec.ValidationError as error:
        raise Refused("bad_value", f"settings: {error}") from None
    if settings.clock not in PRESETS:
        raise Refused("bad_value", f"the clock must be one of {', '.join(PRESETS)}, not {settings.clock!r}")
    if settings.language not in LANGUAGES:
        raise Refused("bad_value", f"the language must be one of {', '.join(LANGUAGES)}, not {settings.language!r}")
    return settings


def arrange(table: Table, actor: Actor, command: m.Arrange, now: int) -> list[Entry]:
    if table.setup.begun and (command.players is not None or command.options is not None):
        raise Refused("not_now", "a table that continues from a position keeps its players and options")
    players = table.players if command.players is None else command.players
    options = {**table.options, **(command.options or {})}
    options = checked_options(table.game, players, options)
    settings = checked_settings({**msgspec.to_builtins(table.settings), **(command.settings or {})})
    stood = _given_up(table, players, table.game.seats(players, options))
    sat = _gained(table, players, table.game.seats(players, options), {entry.seat for entry in stood})
    return [*stood, Arranged(actor.person, players, options, settings), *sat]


def _given_up(table: Table, players: int, seats: int) -> list[Entry]:
    """The seats that people give up because one player no longer plays several; they keep the first."""
    made: list[Entry] = []
    for seat, chair in enumerate(table.chairs):
        first = table.together(seat)[0]
        if chair.person is None or seat == first:
            continue
        if seat >= seats or first not in together(seats, players, seat):
            made.append(Stood(seat, chair.person))
    return made


def _gained(table: Table, players: int, seats: int, given_up: set[int | None]) -> list[Entry]:
    """The seats that people gain because one player now plays several; Refused if someone else would lose theirs."""
    made: dict[int, Entry] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.person is None or seat in given_up:
            continue
        if seat >= seats:
            raise Refused("taken", f"{chair.name} sits on a seat that would be removed")
        for other in together(seats, players, seat):
            there = table.chairs[other] if other < len(table.chairs) else Chair()
            if there.person is None or other in given_up:
                made[other] = Sat(other, chair.person, chair.name, chair.account)
            elif there.person != chair.person:
                raise Refused("taken", f"{there.name} sits on a seat that {chair.name} would get")
    return list(made.values())


def start(table: Table, actor: Actor, command: m.Start, now: int) -> list[Entry]:
    made: list[Entry] = []
    for seat, chair in enumerate(table.chairs):
        if chair.empty:
            if command.fill is None:
                raise Refused("not_now", f"seat {seat} is empty: wait for someone, or fill the seats with bots")
            checked_level(table, command.fill)
            made.append(seated_bot(seat, command.fill))
    return [*made, Started(actor.person, table.game.rules)]


def play(table: Table, actor: Actor, command: m.Play, now: int) -> list[Entry]:
    if table.state == "over" or command.question < table.question:
        raise Refused("stale", "the game has moved on since that question")
    if command.question > table.question:
        raise Refused("bad_value", f"there is no question {command.question} yet")
    if table.paused:
        raise Refused("not_now", "the game is paused")
    if table.chairs[command.seat].away is not None:
        raise Refused("not_now", "a bot is standing in for you: take your seat back first")
    move, refusal = judged(table, command.seat, command.text)
    if move is None:
        assert refusal is not None
        raise Refused("illegal", refusal.sentence, refusal)
    return [moved(table, command.seat, move, now)]


def moved(table: Table, seat: int, move: Move, now: int) -> Moved:
    """The entry of a legal move. Time a person spent before a bot stood in is counted; the bot's time is not."""
    bank = left_in_bank(table.preset, table.chairs[seat].bank, table.spent_by(now))
    return Moved(seat, move.text, bank, None, move)


def judged(table: Table, seat: int, text: str) -> tuple[Move | None, m.Refusal | None]:
    """The legal move that a text stands for, or why there is none. Every move from a client is validated here.

    Only the seat that is asked may be told the reason: it can reveal cards in hand.
    """
    match = table.match
    if match is None:
        raise Refused(
            "not_now", "this game was played by older rules: its record can be read, but it cannot be continued"
        )
    if match.seat is not None and match.seat != seat:
        return None, m.Refusal(key="not_your_turn", facts={}, sentence="it is not your turn")
    move = match.game.moves.find(text)
    if move is not None and any([legal is move for legal in match.offer]):
        return move, None
    refusal = match.refusal(text)
    assert refusal is not None
    return None, m.Refusal(key=refusal.key, facts=refusal.facts, sentence=refusal.sentence(match.game.refusals))


def judged_clicks(table: Table, seat: int, clicks: list[tuple[str, int | str]]) -> m.Refusal | None:
    """Why the clicks lead to no move; None if they do, or if no move involves what was clicked.

    Only the seat that is asked may be told the reason, as in `judged`.
    """
    match = table.match
    if match is None:
        raise Refused(
            "not_now", "this game was played by older rules: its record can be read, but it cannot be continued"
        )
    if match.seat is not None and match.seat != seat:
        return m.Refusal(key="not_your_turn", facts={}, sentence="it is not your turn")
    refusal = refusal_of_clicks(match, seat, clicks)
    if refusal is None:
        return None
    return m.Refusal(key=refusal.key, facts=refusal.facts, sentence=refusal.sentence(match.game.refusals))


def chat(table: Table, actor: Actor, command: m.Chat, now: int) -> list[Entry]:
    seats = table.seats_of(actor.person)
    text = clean(command.text, CHAT_LONGEST)
    if command.phrase and command.phrase not in PHRASES:
        raise Refused("bad_value", f"the phrase must be one of {', '.join(PHRASES)}, not {command.phrase!r}")
    if bool(text) == bool(command.phrase):
        raise Refused("bad_value", "send either a text or a phrase")
    name = table.chairs[seats[0]].name if seats else actor.name
    if name == actor.denied:
        name = actor.name
    said = Said(actor.person, name, seats[0] if seats else None)
    said.account = True if actor.account and name == actor.name else None
    if text:
        said.text = text
    else:
        said.phrase = command.phrase
    said.ghosts = True if table.state == "playing" and table.is_ghost(actor.person) else None
    return [said]


def _own_seats(table: Table, actor: Actor, seat: int | None) -> list[int]:
    return table.seats_of(actor.person) if seat is None else [seat]


def away(table: Table, actor: Actor, command: m.Away, now: int) -> list[Entry]:
    seats = _own_seats(table, actor, command.seat)
    return [WentAway(s, "asked", actor.person) for s in seats if table.chairs[s].away is None]


def back(table: Table, actor: Actor, command: m.Back, now: int) -> list[Entry]:
    seats = [seat for seat in _own_seats(table, actor, command.seat) if table.chairs[seat].away is not None]
    if table.asked in seats and not _time_left(table, table.asked):
        raise Refused("not_now", "your time for this decision is used up: take your seat back after the bot has moved")
    return [CameBack(seat, actor.person) for seat in seats]


def _time_left(table: Table, seat: int) -> bool:
    each = table.preset.each
    return each is None or table.spent < each + (table.chairs[seat].bank or 0)


def leave(table: Table, actor: Actor, command: m.Leave, now: int) -> list[Entry]:
    made: list[Entry] = []
    if table.seats_of(actor.person):
        made.append(Left(actor.person))
    others = [person for person in table.people() if person != actor.person and not _gone(table, person)]
    if table.host == actor.person and table.state in ("lobby", "playing"):
        if others:
            made.append(HostChanged(others[0]))
        elif table.state == "lobby":
            made.append(Closed("left", actor.person))
    return made


def _gone(table: Table, person: str) -> bool:
    return person not in table.players_left()


def kick(table: Table, actor: Actor, command: m.Kick, now: int) -> list[Entry]:
    if command.person == actor.person:
        raise Refused("bad_value", "you can't kick yourself; leave instead")
    if command.person in table.banned:
        return []
    return [Kicked(command.person, actor.person)]


def lock(table: Table, actor: Actor, command: m.Lock, now: int) -> list[Entry]:
    return [] if command.on == table.locked else [Locked(actor.person, command.on)]


PRODUCED_BY: Final[dict[type[m.Command], Any]] = {
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
    m.Pause: consent.pause,
    m.Resume: consent.resume,
    m.SetPace: consent.set_pace,
    m.Vote: consent.vote,
    m.Kick: kick,
    m.Lock: lock,
}
