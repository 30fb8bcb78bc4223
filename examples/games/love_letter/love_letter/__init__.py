"""Love Letter: sixteen cards, and a letter that must reach the Princess."""

import sanjuro
from love_letter.game import LOVE_LETTER

sanjuro.register(LOVE_LETTER, bots="love_letter.bots:BOTS", words="love_letter:words")
