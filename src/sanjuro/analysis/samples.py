"""Win chances from playouts, and how sure they are."""

from __future__ import annotations

import math


class Sample:
    """Who won the games played on from some positions: by position and round, the winners' seats as bits."""

    def __init__(self, moves: tuple[int, ...]) -> None:
        self.moves = moves
        self.rounds: list[list[int]] = []

    def __len__(self) -> int:
        return len(self.rounds)

    def keep(self, moves: list[int]) -> None:
        """Go on with some of the positions only."""
        places = [self.moves.index(move) for move in moves]
        self.moves = tuple(moves)
        self.rounds = [[winners[place] for place in places] for winners in self.rounds]

    def _won(self, move: int, team: int) -> list[int]:
        """For each round 1 if somebody of the team, given as bits, won from that position, else 0."""
        place = self.moves.index(move)
        return [1 if winners[place] & team else 0 for winners in self.rounds]

    def win_probability(self, move: int, team: int) -> float:
        """Return how often the team won from the position after so many moves."""
        won = self._won(move, team)
        return sum(won) / len(won)

    def error(self, move: int, team: int) -> float:
        """Return the standard error of that chance, as if one more game had been won and one lost."""
        won = self._won(move, team)
        count = len(won) + 2
        share = (sum(won) + 1) / count
        return math.sqrt(share * (1 - share) / count)

    def swing(self, before: int, after: int, team: int) -> tuple[float, float]:
        """By how much the team's chance changed between two positions, and the standard error of that.

        The games of a round have the same seed and are compared with each other. The error is taken as if one more
        round had gone either way, so that a few rounds which agree do not look certain.
        """
        pairs = zip(self._won(before, team), self._won(after, team), strict=True)
        changes = [later - earlier for earlier, later in pairs]
        mean = sum(changes) / len(changes)
        count = len(changes) + 2
        held = sum(changes) / count
        spread = (sum(change * change for change in changes) + 2) / count - held * held
        return mean, math.sqrt(spread / count)

    def largest(self, before: int, after: int, teams: list[int]) -> tuple[float, float]:
        """Return the swing of the team whose chance changed most."""
        return max((self.swing(before, after, team) for team in teams), key=lambda swing: abs(swing[0]))
