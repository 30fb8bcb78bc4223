"""Who may see and do what at a table. Every entry point authorises here, and nothing else decides.

Whether the values of a command are valid (a seat that exists, a legal move) is checked in `commands.py`.
"""

from __future__ import annotations

from typing import Final

from sanjuro.server.protocol import messages as m
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.agreements import Proposal
from sanjuro.server.tables.entries import (
    Agreed,
    Arranged,
    BotAdded,
    BotRemoved,
    CameBack,
    Closed,
    Declined,
    Entry,
    HostChanged,
    Kicked,
    Left,
    Locked,
    Moved,
    Paced,
    Paused,
    Proposed,
    RematchOpened,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    WentAway,
)
from sanjuro.server.tables.setup import Actor
from sanjuro.server.tables.table import Table

# What can be done besides the commands of the protocol, which are named by their type on the wire.
SEE: Final = "see"  # the table as this person may see it: snapshot, story, socket, stream
SEE_EVERYTHING: Final = "see_everything"  # with all cards face up
SEE_RECORD: Final = "see_record"  # a finished game: record, replay, verification, a game continuing from it

# Who: each includes those below it. People who were kicked from the table may do nothing.
HOST: Final = 0
STEPPER: Final = 1  # the host, or the only person who plays: nobody else waits for the bots
SEATED: Final = 2
PLAYER: Final = 3  # seated, or the host; what others must agree to is proposed to them (`consent.py`)
TALKER: Final = 4  # seated, the host, or a spectator where spectators are allowed
VISITOR: Final = 5  # anyone who may see the table

ANY: Final = ("lobby", "playing", "over", "closed")
LOBBY: Final = ("lobby",)
PLAYING: Final = ("playing",)
OVER: Final = ("over",)
BEGUN: Final = ("playing", "over")
OPEN: Final = ("lobby", "playing")


class Rule:
    """Who may do something at a table, in which of its states, and which entries it adds to the log.

    `own_seat`: the seat that a command names must be the person's own.
    """

    def __init__(
        self, who: int, states: tuple[str, ...], *, produces: tuple[type[Entry], ...] = (), own_seat: bool = False
    ) -> None:
        self.who = who
        self.states = states
        self.produces = produces
        self.own_seat = own_seat


RULES: Final[dict[str, Rule]] = {
    SEE: Rule(VISITOR, ANY),
    SEE_EVERYTHING: Rule(VISITOR, ANY),
    SEE_RECORD: Rule(VISITOR, OVER),
    "sit": Rule(VISITOR, LOBBY, produces=(Sat,)),
    "stand": Rule(SEATED, LOBBY, produces=(Stood,), own_seat=True),
    "add_bot": Rule(HOST, LOBBY, produces=(BotAdded,)),
    "remove_bot": Rule(HOST, LOBBY, produces=(BotRemoved,)),
    # Whoever has one of the seats that one player now plays together gets the others, or gives them up.
    "arrange": Rule(HOST, LOBBY, produces=(Stood, Arranged, Sat)),
    "start": Rule(HOST, LOBBY, produces=(BotAdded, Started)),
    # A move after the end is a late one: `commands.play` says so.
    "play": Rule(SEATED, BEGUN, produces=(Moved,), own_seat=True),
    "why_not": Rule(SEATED, BEGUN, own_seat=True),
    "chat": Rule(TALKER, ANY, produces=(Said,)),
    "away": Rule(SEATED, PLAYING, produces=(WentAway,), own_seat=True),
    "back": Rule(SEATED, PLAYING, produces=(CameBack,), own_seat=True),
    "leave": Rule(VISITOR, ANY, produces=(Left, HostChanged, Closed)),
    "pause": Rule(PLAYER, PLAYING, produces=(Proposed, Agreed, Paused)),
    "resume": Rule(PLAYER, PLAYING, produces=(Resumed,)),
    "one_move": Rule(STEPPER, PLAYING, produces=(Moved,)),
    "set_pace": Rule(PLAYER, PLAYING, produces=(Proposed, Agreed, Paced)),
    "vote": Rule(SEATED, PLAYING, produces=(Agreed, Declined, Paused, Paced)),
    "kick": Rule(HOST, ANY, produces=(Kicked,)),
    "lock": Rule(HOST, OPEN, produces=(Locked,)),
    "mute": Rule(VISITOR, ANY),
    "report": Rule(VISITOR, ANY),
    "rematch": Rule(SEATED, OVER, produces=(RematchOpened,)),
    "look": Rule(VISITOR, ANY),
    "ping": Rule(VISITOR, ANY),
}

NOT_NOW: Final = {
    "lobby": "you can't do that now: the game has not started",
    "playing": "you can't do that now: the game is in progress",
    "over": "you can't do that now: the game is over",
    "closed": "you can't do that now: the table is closed",
}


def action(command: m.Command) -> str:
    """The name of a command on the wire, which is its key in `RULES`."""
    return str(type(command).__struct_config__.tag)


def check(table: Table, person: str, action: str) -> None:
    """Refused, with the reason, unless this person may do this at this table now."""
    refused = refusal(table, person, action)
    if refused is not None:
        raise refused


def refusal(table: Table, person: str, action: str) -> Refused | None:
    """Why a person may not do something at a table; None if they may."""
    rule = RULES[action]
    who = rule.who
    host = table.host == person
    seated = len(table.seats_of(person)) > 0
    if person in table.banned:
        return Refused("kicked", "the host has kicked you from this table")
    spectator = not host and not seated
    # Before the game everyone with the link may look: how else could anyone sit down?
    if spectator and not table.settings.watch and (table.state != "lobby" or who == TALKER):
        return Refused("not_allowed", "this table has no spectators")
    if who == SEATED and not seated:
        return Refused("not_yours", "you have no seat at this table")
    if (who == HOST and not host) or (who == STEPPER and not steps(table, person)):
        return Refused("not_host", "only the host of the table can do that")
    if who == PLAYER and spectator:
        return Refused("not_yours", "only people who play at this table can do that")
    if action == "resume" and not seated and not _may_resume(table, person):
        return Refused("not_allowed", "only people who play at this table can end this pause")
    if table.state not in rule.states:
        return Refused("not_now", NOT_NOW[table.state])
    if action == SEE_EVERYTHING and not may_open(table, person):
        return Refused(
            "not_allowed", "all cards are visible only to players who are out, and to everyone after the game"
        )
    return None


def check_command(table: Table, actor: Actor, command: m.Command, network: str) -> None:
    """Refused unless this person, who is connected from this network, may issue this command now."""
    name = action(command)
    check(table, actor.person, name)
    check_newcomer(table, actor.person, network)
    if RULES[name].own_seat:
        _check_own_seat(table, actor.person, command)
    elif isinstance(command, m.Look):
        _check_look(table, actor.person, command)
    elif isinstance(command, m.Chat) and actor.silenced:
        raise Refused("muted", "the operator has banned you from chatting on this server")
    elif isinstance(command, m.Kick):
        _check_kick(table, actor.person, command.person)


def check_ahead(table: Table, person: str, command: m.Command, host_is_gone: bool) -> None:
    """The check before anything is written for a person, even that they exist: if the host is gone, whoever is seated
    may become the host on the way to the command."""
    name = action(command)
    takes_over = host_is_gone and needs_host(name) and bool(table.seats_of(person))
    check(table, person, "leave" if takes_over else name)


def may_take_over(table: Table, person: str, command: m.Command, host_is_gone: bool) -> bool:
    """Whether a person becomes the host to issue a command: a table must not wait for a host who has been gone for a
    while."""
    seated = bool(table.seats_of(person)) and person not in table.banned
    return host_is_gone and needs_host(action(command)) and table.host != person and seated


def check_newcomer(table: Table, person: str, network: str) -> None:
    """Refused if a person who has not been at the table before may not join: the host has closed the invite link, or
    has kicked someone from this network (`People.network_mark`), so that a new cookie does not help."""
    if not table.guarded or person in table.admitted or person in table.known_people() - table.banned:
        return
    if network in table.banned_networks:
        raise Refused("kicked", "the host has kicked someone from your network, so newcomers from it are refused")
    if table.locked:
        raise Refused("not_allowed", "the host has closed the invite link of this table")


def check_seat(table: Table, seat: int) -> None:
    """Refused unless the table has this seat."""
    if not 0 <= seat < len(table.chairs):
        raise Refused("bad_value", f"the seats are 0 to {len(table.chairs) - 1}, not {seat}")


def _check_own_seat(table: Table, person: str, command: m.Command) -> None:
    seat: int | None = command.seat  # type: ignore[attr-defined]
    if seat is None:
        return
    check_seat(table, seat)
    if table.chairs[seat].person != person:
        raise Refused("not_yours", f"seat {seat} is not yours")


def _check_look(table: Table, person: str, command: m.Look) -> None:
    if command.open:
        check(table, person, SEE_EVERYTHING)
    if command.seat is not None and command.seat not in table.seats_of(person):
        raise Refused("not_yours", f"seat {command.seat} is not yours")


def _check_kick(table: Table, host: str, other: str) -> None:
    """In a rated game nobody has power over an opponent."""
    if table.state == "playing" and table.rated and table.seats_of(other) and other != host:
        raise Refused("not_allowed", "players can't be kicked from a rated game that has started")


def check_voter(table: Table, person: str, proposal: Proposal) -> None:
    """Refused unless a person answers proposals: they still play, or it is their own."""
    if person != proposal.person and person not in table.people_playing():
        raise Refused("not_now", "only people who are playing can answer proposals")


def may_open(table: Table, person: str) -> bool:
    """Whether a person may see all cards: when they are out of the game, and everyone when it is over."""
    return table.state == "over" or (table.state == "playing" and table.is_ghost(person))


def may_hear(table: Table, person: str, line: m.Line) -> bool:
    """Whether a line of chat is meant for a person: what players who are out say is for each other until the end."""
    return not line.ghosts or line.person == person or may_open(table, person)


def sets_pace(table: Table, person: str) -> bool:
    """Whether a person may pause and set the pace, or propose it to the others."""
    return person not in table.banned and (table.host == person or bool(table.seats_of(person)))


def steps(table: Table, person: str) -> bool:
    """Whether a person may let the bots play step by step in a pause: the host, or the only person who plays."""
    return person not in table.banned and (table.host == person or table.people_playing() == [person])


def steps_for_people(table: Table, person: str) -> bool:
    """Whether `one_move` also plays the only move a person has: the answer would tell anyone else that there was no
    choice."""
    return not table.others_playing(person)


def _may_resume(table: Table, person: str) -> bool:
    """A host without a seat ends a pause only if they took part in it, or nobody plays."""
    return person in table.agreements.paused_by or not table.others_playing(person)


def needs_host(action: str) -> bool:
    """Whether only the host may do it, so that a table whose host is gone needs another."""
    return RULES[action].who in (HOST, STEPPER)
