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
PACER: Final = 1  # the host, or the only person who plays: nobody else waits for the bots
SEATED: Final = 2
TALKER: Final = 3  # seated, the host, or an onlooker where onlookers are welcome
VISITOR: Final = 4  # whoever may see the table

ANY: Final = ("lobby", "playing", "over", "closed")
LOBBY: Final = ("lobby",)
PLAYING: Final = ("playing",)
OVER: Final = ("over",)
BEGUN: Final = ("playing", "over")

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
    "pause": (PACER, PLAYING),
    "resume": (PACER, PLAYING),
    "one_move": (PACER, PLAYING),
    "set_pace": (PACER, PLAYING),
    "kick": (HOST, ANY),
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
    if (who == HOST and not host) or (who == PACER and not sets_pace(table, person)):
        return Refused("not_host", "only the host of the table can do that")
    if table.state not in states:
        return Refused("not_now", NOT_NOW[table.state])
    if action == SEE_EVERYTHING and not table.may_open(person):
        return Refused("not_allowed", "all cards are shown only to who is out, and to all when the game is over")
    return None


def sets_pace(table: Table, person: str) -> bool:
    """Whether somebody decides how fast the game goes on: the host, or who plays alone with bots."""
    return person not in table.banned and (table.host == person or table.players_left() == [person])


def needs_host(action: str) -> bool:
    """Whether the host is asked to do it, so that a table whose host is gone needs another."""
    return RULES[action][0] in (HOST, PACER)
