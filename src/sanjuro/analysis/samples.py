"""Win probabilities from playouts, and their standard errors."""

from __future__ import annotations

import math


class Sample:
    """The winners of playouts from some positions: by position and round, the winners' seats as bits."""

    def __init__(self, moves: tuple[int, ...]) -> None:
        self.moves = moves
        self.rounds: list[list[int]] = []

    def __len__(self) -> int:
        return len(self.rounds)

    def keep(self, moves: list[int]) -> None:
        """Keep only some of the positions."""
        places = [self.moves.index(move) for move in moves]
        self.moves = tuple(moves)
        self.rounds = [[winners[place] for place in places] for winners in self.rounds]

    def _won(self, move: int, team: int) -> list[int]:
        """Return, for each round, 1 if anybody on the team (bits) won from that position, else 0."""
        place = self.moves.index(move)
        return [1 if winners[place] & team else 0 for winners in self.rounds]

    def win_probability(self, move: int, team: int) -> float:
        """Return the share of games the team won from the position after this many moves."""
        won = self._won(move, team)
        return sum(won) / len(won)

    def error(self, move: int, team: int) -> float:
        """Return the standard error of that probability, as if one more game had been won and one lost."""
        won = self._won(move, team)
        count = len(won) + 2
        share = (sum(won) + 1) / count
        return math.sqrt(share * (1 - share) / count)

    def swing(self, before: int, after: int, team: int) -> tuple[float, float]:
        """Return the change of the team's win probability between two positions, and its standard error.

        The games of a round have the same seed and are compared pairwise. The error assumes one more round each way, so
        that a few rounds that agree do not look certain.
        """
        pairs = zip(self._won(before, team), self._won(after, team), strict=True)
        changes = [later - earlier for earlier, later in pairs]
        mean = sum(changes) / len(changes)
        count = len(changes) + 2
        held = sum(changes) / count
        spread = (sum(change * change for change in changes) + 2) / count - held * held
        return mean, math.sqrt(spread / count)

    def largest(self, before: int, after: int, teams: list[int]) -> tuple[float, float]:
        """Return the swing of the team whose win probability changed most."""
        return max((self.swing(before, after, team) for team in teams), key=lambda swing: abs(swing[0]))
