"""Playouts from positions of a recorded game, by the rule-based bots."""

from __future__ import annotations

import time
from typing import NamedTuple

from sanjuro import from_bytes
from sanjuro.bots import RandomBot, of_game, play_to_end
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.record import begin
from sanjuro.core.rng import Rng, seeded


class Task(NamedTuple):
    """Everything a process needs to play out some positions of a game.

    A round is one game from each position, all with the same seed. Rounds are played until there are `rounds` of them
    or `seconds` of processor time are used, but at least one.

    With `choices`, a round has two games for each of the moves with these numbers, both from the position before it:
    one with another move instead, and one with the move itself.
    """

    match: bytes
    moves: tuple[int, ...]  # the positions after these numbers of moves, in order
    seed: int  # of the first round; the next ones follow
    rounds: int
    seconds: float
    choices: bool = False


class Done(NamedTuple):
    """The winners' seats as bits, by round and position, and the processor time used."""

    rounds: list[list[int]]
    seconds: float


def run(task: Task) -> Done:
    """Play the rounds of a task."""
    began = time.process_time()
    match = from_bytes(task.match)
    if task.choices:
        moves = [match.history[number - 1] for number in task.moves]
        places = positions(match, tuple([number - 1 for number in task.moves]))
    else:
        places = positions(match, task.moves)
    rounds: list[list[int]] = []
    while len(rounds) < task.rounds and (not rounds or time.process_time() - began < task.seconds):
        seed = task.seed + len(rounds)
        if task.choices:
            pairs = [compared(place, move, seed) for place, move in zip(places, moves, strict=True)]
            rounds.append([winners for pair in pairs for winners in pair])
        else:
            rounds.append([played_on(place, seed) for place in places])
    return Done(rounds, time.process_time() - began)


def positions(match: Match, moves: tuple[int, ...]) -> list[Match]:
    """Return the match after each of these numbers of moves, without its history."""
    at = begin(match.game, match.players, match.options, match.origin)
    at.watched = False
    found: list[Match] = []
    for number in range(len(match.history) + 1):
        if number > 0:
            at.carry_out(match.history[number - 1])
        if match.truncated and number == len(match.history):
            at.truncate()
        if number in moves:
            place = at.copy()
            place.history = []
            found.append(place)
    return found


def played_on(position: Match, seed: int) -> int:
    """Return the winners, as bits, if the bots play on from here."""
    if position.outcome is not None:
        return _winners(position)
    return _ended(another_future(position, seeded(2 * seed)), seed)


def compared(position: Match, move: Move, seed: int) -> tuple[int, int]:
    """Return the winners, as bits, with another move than this one, and with this one, if the bots then play on.

    Random effects of the move differ in each game, so only the choice counts. The other move is each legal one in turn:
    if it were the bots' own choice, every move of a bot would seem to make no difference.
    """
    future = another_future(position, seeded(2 * seed))
    others = [legal for legal in future.offer if legal is not move]
    instead = future.copy()
    if others:
        instead.carry_out(others[seed % len(others)])
        future.carry_out(move)
    return _ended(instead, seed), _ended(future, seed)


def _ended(match: Match, seed: int) -> int:
    """Return the winners, as bits, if the bots play this match to its end."""
    if match.outcome is None:
        # The substitute for a missing rule-based bot is far too slow for this many games.
        bot = of_game(match.game.key).rules() or RandomBot()
        play_to_end(match, [bot] * match.seats, seeded(2 * seed + 1))
    return _winners(match)


def _winners(match: Match) -> int:
    outcome = match.outcome
    assert outcome is not None
    return sum(1 << seat for seat in outcome.winners)


def another_future(position: Match, rng: Rng) -> Match:
    """Return a copy with the same roles, hands and table, but another order of unknown cards.

    In each pile the cards that no seat knows are shuffled. With the original order of the deck, the luck of the
    recorded game would count as knowledge.
    """
    match = position.copy()
    for pile in match.piles:
        unseen = [index for index in range(len(pile)) if match.known[pile[index]] == 0]
        if len(unseen) > 1:
            cards = [pile[index] for index in unseen]
            rng.shuffle(cards)
            for index, card in zip(unseen, cards, strict=True):
                pile[index] = card
    match.rng = rng
    match.offer = match.stack[-1].moves(match)
    return match
