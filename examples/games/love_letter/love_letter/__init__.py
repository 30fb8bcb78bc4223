"""Love Letter: sixteen cards, and a letter that must reach the Princess."""

import sanjuro
from love_letter.game import LOVE_LETTER

sanjuro.register(
    LOVE_LETTER,
    bots="love_letter.bots:BOTS",
    words="love_letter:words",
    rules_pages="love_letter:rules_pages",
    art="love_letter:art",
)
