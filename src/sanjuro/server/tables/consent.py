"""Pauses and changes of pace: immediate for a person who plays alone with bots; otherwise every player must agree."""

from __future__ import annotations

from sanjuro.server.protocol import messages as m
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.agreements import Proposal
from sanjuro.server.tables.clocks import PAUSES_MOST, PROPOSAL_REST_MILLIS
from sanjuro.server.tables.entries import Agreed, Declined, Entry, Paced, Paused, Proposed, Resumed
from sanjuro.server.tables.permissions import check_voter
from sanjuro.server.tables.setup import Actor
from sanjuro.server.tables.table import Table


def pause(table: Table, actor: Actor, command: m.Pause, now: int) -> list[Entry]:
    return [] if table.paused else _wanted(table, actor, "pause", None, now)


def set_pace(table: Table, actor: Actor, command: m.SetPace, now: int) -> list[Entry]:
    return [] if command.pace == table.settings.pace else _wanted(table, actor, "pace", command.pace, now)


def resume(table: Table, actor: Actor, command: m.Resume, now: int) -> list[Entry]:
    return [Resumed(actor.person)] if table.paused else []


def vote(table: Table, actor: Actor, command: m.Vote, now: int) -> list[Entry]:
    proposal = table.agreements.open(table.preset, now)
    if proposal is None or proposal.number != command.proposal:
        raise Refused("stale", "that proposal has been settled or has expired")
    check_voter(table, actor.person, proposal)
    if not command.agree:
        return [Declined(actor.person, proposal.number)]
    return _agreement(table, proposal, actor.person)


def waiting(table: Table, proposal: Proposal) -> list[str]:
    """The people who still have to agree."""
    return [person for person in table.people_playing() if person not in proposal.agreed]


def _wanted(table: Table, actor: Actor, what: str, pace: str | None, now: int) -> list[Entry]:
    """Do it if nobody else is playing; otherwise propose it, or agree to someone's identical proposal."""
    if not table.others_playing(actor.person):
        return [_settled(what, pace, [actor.person])]
    proposal = table.agreements.open(table.preset, now)
    takes_part = proposal is not None and actor.person in (*proposal.agreed, *table.people_playing())
    if proposal is not None and takes_part and proposal.same(what, pace):
        return _agreement(table, proposal, actor.person)
    if proposal is not None and proposal.person != actor.person:
        raise Refused("not_now", "another proposal has not been answered yet")
    rest = table.agreements.refused_at.get(actor.person)
    if rest is not None and now < rest + PROPOSAL_REST_MILLIS:
        raise Refused("too_often", "your last proposal was declined; wait a minute before the next one")
    if what == "pause":
        _check_pause(table, actor.person)
    return [Proposed(actor.person, what, pace)]


def _check_pause(table: Table, person: str) -> None:
    if table.agreements.pauses_left(person) == 0:
        raise Refused("too_many", f"you have used all {PAUSES_MOST} pauses of this game")
    if table.agreements.pause_left(table.preset) == 0:
        raise Refused("too_many", "this game has used up its time for pauses")


def _agreement(table: Table, proposal: Proposal, person: str) -> list[Entry]:
    made: list[Entry] = []
    agreed = list(proposal.agreed)
    if person not in agreed:
        agreed.append(person)
        made.append(Agreed(person, proposal.number))
    if all(other in agreed for other in table.people_playing()):
        made.append(_settled(proposal.what, proposal.pace, agreed))
    return made


def _settled(what: str, pace: str | None, agreed: list[str]) -> Entry:
    """The entry of what was agreed; the first of the people is the one who proposed it."""
    if what == "pace":
        assert pace is not None
        return Paced(pace, agreed[0], agreed)
    return Paused(person=agreed[0], agreed=agreed)
