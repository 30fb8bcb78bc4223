"""Win probabilities over a finished game, and its turning points.

>>> import sanjuro
>>> from sanjuro.analysis import analyse
>>> from sanjuro.bots import make, play_to_end
>>> match = sanjuro.new("bang", players=4, seed=1, events=True)
>>> play_to_end(match, [make("rules", "bang")] * 4, sanjuro.rng(1))
>>> report = analyse(match, seconds=0.5)
>>> report.teams == match.game.teams(match)
True
>>> report.points[0].move, report.points[-1].move == len(match.history)
(0, True)
"""

from __future__ import annotations

from sanjuro.analysis.playouts import Done as Done
from sanjuro.analysis.playouts import Task as Task
from sanjuro.analysis.playouts import run as run
from sanjuro.analysis.turning_points import SECONDS as SECONDS
from sanjuro.analysis.turning_points import Analysis as Analysis
from sanjuro.analysis.turning_points import Point as Point
from sanjuro.analysis.turning_points import Report as Report
from sanjuro.analysis.turning_points import TurningPoint as TurningPoint
from sanjuro.analysis.turning_points import analyse as analyse
