"""Pauses and changes of pace: at once for somebody who plays alone with bots, else when everyone who plays agrees."""

from __future__ import annotations

from sanjuro.server.protocol import messages as m
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.clocks import PAUSES_MOST, PROPOSAL_REST_MILLIS
from sanjuro.server.tables.entries import Actor, Draft, Proposal
from sanjuro.server.tables.table import Table


def pause(table: Table, actor: Actor, command: m.Pause, now: int) -> list[Draft]:
    return [] if table.paused else _wanted(table, actor, "pause", None, now)


def set_pace(table: Table, actor: Actor, command: m.SetPace, now: int) -> list[Draft]:
    return [] if command.pace == table.settings.pace else _wanted(table, actor, "pace", command.pace, now)


def resume(table: Table, actor: Actor, command: m.Resume, now: int) -> list[Draft]:
    return [Draft("resumed", None, actor.person)] if table.paused else []


def vote(table: Table, actor: Actor, command: m.Vote, now: int) -> list[Draft]:
    proposal = table.agreements.open(table.preset, now)
    if proposal is None or proposal.number != command.proposal:
        raise Refused("stale", "that proposal is settled or has lapsed")
    if actor.person not in (proposal.person, *table.people_playing()):
        raise Refused("not_now", "only people who are playing answer proposals")
    if not command.agree:
        return [Draft("refused", None, actor.person, {"proposal": proposal.number})]
    return _agreement(table, proposal, actor.person)


def waiting(table: Table, proposal: Proposal) -> list[str]:
    """Who still has to agree."""
    return [person for person in table.people_playing() if person not in proposal.agreed]


def _wanted(table: Table, actor: Actor, what: str, pace: str | None, now: int) -> list[Draft]:
    """Do it, if nobody else plays; else propose it, or agree to the same proposal of someone else."""
    if not table.others_playing(actor.person):
        return [_settled(what, pace, [actor.person])]
    proposal = table.agreements.open(table.preset, now)
    takes_part = proposal is not None and actor.person in (*proposal.agreed, *table.people_playing())
    if proposal is not None and takes_part and proposal.same(what, pace):
        return _agreement(table, proposal, actor.person)
    if proposal is not None and proposal.person != actor.person:
        raise Refused("not_now", "another proposal is waiting for an answer")
    rest = table.agreements.refused_at.get(actor.person)
    if rest is not None and now < rest + PROPOSAL_REST_MILLIS:
        raise Refused("too_often", "your last proposal was refused; wait a minute before the next one")
    if what == "pause":
        _check_pause(table, actor.person)
    body = {"what": what} if pace is None else {"what": what, "pace": pace}
    return [Draft("proposed", None, actor.person, body)]


def _check_pause(table: Table, person: str) -> None:
    if table.agreements.pauses_left(person) == 0:
        raise Refused("too_many", f"you have had {PAUSES_MOST} pauses in this game, which is the limit")
    if table.agreements.pause_left(table.preset) == 0:
        raise Refused("too_many", "this game has been paused for as long as the limit allows")


def _agreement(table: Table, proposal: Proposal, person: str) -> list[Draft]:
    made: list[Draft] = []
    agreed = list(proposal.agreed)
    if person not in agreed:
        agreed.append(person)
        made.append(Draft("agreed", None, person, {"proposal": proposal.number}))
    if all(other in agreed for other in table.people_playing()):
        made.append(_settled(proposal.what, proposal.pace, agreed))
    return made


def _settled(what: str, pace: str | None, agreed: list[str]) -> Draft:
    """The entry of what was agreed to; the first is who wanted it."""
    if what == "pause":
        return Draft("paused", None, agreed[0], {"agreed": agreed})
    return Draft("paced", None, agreed[0], {"pace": pace, "agreed": agreed})
