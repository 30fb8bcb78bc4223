"""Games played on from positions of a recorded one, by the rule-based bots, many times."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sanjuro import from_bytes
from sanjuro.bots import make, play_to_end
from sanjuro.core.chance import Chance, seeded
from sanjuro.core.match import Match
from sanjuro.core.record import begin

LEVEL: Final = "rules"


class Task(NamedTuple):
    """Everything a process needs to play on from some positions of a game.

    A round is one game from each of them, all with the same seed. Rounds are played until there are `rounds` or
    `seconds` of processor time are used, and at least one.
    """

    match: bytes
    moves: tuple[int, ...]  # the positions after so many moves, in order
    seed: int  # of the first round; the next ones follow
    rounds: int
    seconds: float


class Done(NamedTuple):
    """The winners' seats as bits, by round and position, and the processor time that took."""

    rounds: list[list[int]]
    seconds: float


def run(task: Task) -> Done:
    """Play the rounds of a task."""
    began = time.process_time()
    places = positions(from_bytes(task.match), task.moves)
    rounds: list[list[int]] = []
    while len(rounds) < task.rounds and (not rounds or time.process_time() - began < task.seconds):
        seed = task.seed + len(rounds)
        rounds.append([played_on(place, seed) for place in places])
    return Done(rounds, time.process_time() - began)


def positions(match: Match, moves: tuple[int, ...]) -> list[Match]:
    """The match as it was after each of these numbers of moves, without its past."""
    at = begin(match.game, match.players, match.options, match.origin)
    at.watched = False
    found: list[Match] = []
    for number in range(len(match.history) + 1):
        if number > 0:
            at.carry_out(match.history[number - 1])
        if number in moves:
            place = at.copy()
            place.history = []
            found.append(place)
    return found


def played_on(position: Match, seed: int) -> int:
    """Who wins, as bits, if the bots play on from here."""
    outcome = position.outcome
    if outcome is None:
        match = another_future(position, seeded(2 * seed))
        bot = make(LEVEL, match.game.key)
        play_to_end(match, [bot] * match.seats, seeded(2 * seed + 1))
        outcome = match.outcome
        assert outcome is not None
    return sum(1 << seat for seat in outcome.winners)


def another_future(position: Match, chance: Chance) -> Match:
    """A copy in which roles, hands and the table are as they are, but what nobody could foresee comes differently.

    In each pile the cards that no seat knows change places. With the order of the deck as it was, the luck of the game
    that was played would count as if somebody had known it.
    """
    match = position.copy()
    for pile in match.piles:
        unseen = [index for index in range(len(pile)) if match.known[pile[index]] == 0]
        if len(unseen) > 1:
            cards = [pile[index] for index in unseen]
            chance.shuffle(cards)
            for index, card in zip(unseen, cards, strict=True):
                pile[index] = card
    match.chance = chance
    match.offer = match.stack[-1].moves(match)
    return match
