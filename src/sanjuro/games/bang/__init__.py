"""BANG!: outlaws hunt the Sheriff, deputies guard them, the renegade waits."""

from sanjuro.games.bang.game import BANG as BANG
from sanjuro.games.bang.match import BangMatch as BangMatch
from sanjuro.games.bang.window import BangWindow as BangWindow
