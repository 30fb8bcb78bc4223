"""A small neural network, evaluated without arrays: the win probability of each side."""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.core.native import mypyc_attr

SCALE: Final = 1000.0  # weights are stored in thousandths


@mypyc_attr(native_class=True)
class Network:
    """A ReLU layer and a softmax output over a few classes.

    `numbers` has the weights in thousandths: for each hidden unit its bias and one per input, then for each class its
    bias and one per hidden unit.
    """

    def __init__(self, inputs: int, hidden: int, classes: int, numbers: list[int]) -> None:
        if len(numbers) != hidden * (inputs + 1) + classes * (hidden + 1):
            raise ValueError("the weights do not fit the shape of the network")
        self.inputs = inputs
        self.hidden = hidden
        self.classes = classes
        self.weights = [number / SCALE for number in numbers]

    def probability(self, facts: list[float], which: int) -> float:
        """Return the probability of one class."""
        weights = self.weights
        inputs = self.inputs
        at = 0
        active: list[float] = []
        for _ in range(self.hidden):
            total = weights[at]
            at += 1
            for k in range(inputs):
                total += weights[at + k] * facts[k]
            at += inputs
            active.append(total if total > 0.0 else 0.0)
        wanted = 0.0
        others = 0.0
        hidden = self.hidden
        for number in range(self.classes):
            total = weights[at]
            at += 1
            for k in range(hidden):
                total += weights[at + k] * active[k]
            at += hidden
            likely = exp(min(total, 50.0))
            if number == which:
                wanted = likely
            else:
                others += likely
        return wanted / (wanted + others)
