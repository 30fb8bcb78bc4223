"""Every game of this package in every variant that can be played."""

from __future__ import annotations

import sanjuro
from sanjuro.testing.matches import Shape as Shape
from sanjuro.testing.matches import new as new
from sanjuro.testing.matches import question as question
from sanjuro.testing.matches import shape_name as shape_name
from sanjuro.testing.matches import shapes
from sanjuro.testing.matches import somewhere as somewhere
from sanjuro.testing.matches import walk as walk

SHAPES = [shape for game in sanjuro.GAMES for shape in shapes(game)]
NAMES = [shape_name(shape) for shape in SHAPES]
# Each number of players once, with the default options.
USUAL = [shape for shape in SHAPES if not shape[2]]
