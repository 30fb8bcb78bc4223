"""Who may see and do what at a table. Every door asks here, and nothing else decides.

What is right about a command's values (a seat that exists, a move that is legal) is the business of `commands.py`.
"""

from __future__ import annotations

from typing import Final

from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.table import Table

# What can be done beside the commands of the protocol, which are named by their type on the wire.
SEE: Final = "see"  # the table as one's eyes see it: snapshot, story, socket, stream
SEE_EVERYTHING: Final = "see_everything"  # with all cards open
SEE_RECORD: Final = "see_record"  # a finished game: record, replay, verification, a game going on from it

# Who: each includes those below it. Nobody who was sent away from the table may do anything.
HOST: Final = 0
STEPPER: Final = 1  # the host, or the only person who plays: nobody else waits for the bots
SEATED: Final = 2
PLAYER: Final = 3  # seated, or the host; what others must agree to is proposed to them (`consent.py`)
TALKER: Final = 4  # seated, the host, or an onlooker where onlookers are welcome
VISITOR: Final = 5  # whoever may see the table

ANY: Final = ("lobby", "playing", "over", "closed")
LOBBY: Final = ("lobby",)
PLAYING: Final = ("playing",)
OVER: Final = ("over",)
BEGUN: Final = ("playing", "over")
OPEN: Final = ("lobby", "playing")

RULES: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    SEE: (VISITOR, ANY),
    SEE_EVERYTHING: (VISITOR, ANY),
    SEE_RECORD: (VISITOR, OVER),
    "sit": (VISITOR, LOBBY),
    "stand": (SEATED, LOBBY),
    "add_bot": (HOST, LOBBY),
    "remove_bot": (HOST, LOBBY),
    "arrange": (HOST, LOBBY),
    "start": (HOST, LOBBY),
    # A move after the end is a late one: `commands.play` says so.
    "play": (SEATED, BEGUN),
    "why_not": (SEATED, BEGUN),
    "chat": (TALKER, ANY),
    "away": (SEATED, PLAYING),
    "back": (SEATED, PLAYING),
    "leave": (VISITOR, ANY),
    "pause": (PLAYER, PLAYING),
    "resume": (PLAYER, PLAYING),
    "one_move": (STEPPER, PLAYING),
    "set_pace": (PLAYER, PLAYING),
    "vote": (SEATED, PLAYING),
    "kick": (HOST, ANY),
    "lock": (HOST, OPEN),
    "mute": (VISITOR, ANY),
    "report": (VISITOR, ANY),
    "rematch": (SEATED, OVER),
    "look": (VISITOR, ANY),
    "ping": (VISITOR, ANY),
}

NOT_NOW: Final = {
    "lobby": "that cannot be done now: the game has not begun",
    "playing": "that cannot be done now: the game is being played",
    "over": "that cannot be done now: the game is over",
    "closed": "that cannot be done now: the table is closed",
}


def check(table: Table, person: str, action: str) -> None:
    """Refused, with the reason, unless this person may do this at this table now."""
    refused = refusal(table, person, action)
    if refused is not None:
        raise refused


def refusal(table: Table, person: str, action: str) -> Refused | None:
    """Why somebody may not do something at a table; None if he may."""
    who, states = RULES[action]
    host = table.host == person
    seated = len(table.seats_of(person)) > 0
    if person in table.banned:
        return Refused("kicked", "the host has sent you away from this table")
    onlooker = not host and not seated
    # Before the game everybody with the link may look: how else could anybody sit down?
    if onlooker and not table.settings.watch and (table.state != "lobby" or who == TALKER):
        return Refused("not_allowed", "this table is not for onlookers")
    if who == SEATED and not seated:
        return Refused("not_yours", "you have no seat at this table")
    if (who == HOST and not host) or (who == STEPPER and not steps(table, person)):
        return Refused("not_host", "only the host of the table can do that")
    if who == PLAYER and onlooker:
        return Refused("not_yours", "only people who play at this table can do that")
    if action == "resume" and not seated and not _may_resume(table, person):
        return Refused("not_allowed", "only people who play at this table can end this pause")
    if table.state not in states:
        return Refused("not_now", NOT_NOW[table.state])
    if action == SEE_EVERYTHING and not table.may_open(person):
        return Refused("not_allowed", "all cards are shown only to who is out, and to all when the game is over")
    return None


def check_newcomer(table: Table, person: str, network: str) -> None:
    """Refused if somebody who has not been at the table before may not come in: because the host has closed the invite
    link, or has kicked somebody from this network (`People.network_mark`), so that a new cookie does not help."""
    if not table.guarded or person in table.admitted or person in table.known_people() - table.banned:
        return
    if network in table.banned_networks:
        raise Refused("kicked", "the host has removed somebody from your network, so newcomers from there are refused")
    if table.locked:
        raise Refused("not_allowed", "the host has closed the invite link of this table")


def check_kick(table: Table, other: str) -> None:
    """Refused if the host may not kick this person now: in a rated game nobody has power over an opponent."""
    if table.state == "playing" and table.rated and table.seats_of(other):
        raise Refused("not_allowed", "in a rated game players cannot be kicked once it has begun")


def sets_pace(table: Table, person: str) -> bool:
    """Whether somebody may pause and set the pace, or propose it to the others."""
    return person not in table.banned and (table.host == person or bool(table.seats_of(person)))


def steps(table: Table, person: str) -> bool:
    """Whether somebody may let the bots play step by step in a pause: the host, or the only person who plays."""
    return person not in table.banned and (table.host == person or table.people_playing() == [person])


def steps_for_people(table: Table, person: str) -> bool:
    """Whether `one_move` also plays the only move a person has: the answer would tell anyone else that there was no
    choice."""
    return not table.others_playing(person)


def _may_resume(table: Table, person: str) -> bool:
    """A host without a seat ends a pause only if they took part in it, or nobody plays."""
    return person in table.agreements.paused_by or not table.others_playing(person)


def needs_host(action: str) -> bool:
    """Whether the host is asked to do it, so that a table whose host is gone needs another."""
    return RULES[action][0] in (HOST, STEPPER)
