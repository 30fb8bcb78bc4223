"""BANG!: outlaws hunt the sheriff, his deputies guard him, the renegade waits."""

from sanjuro.games.bang.game import BANG as BANG
