"""Liar's Dice: bid on what lies under all cups, and doubt what others bid."""

import sanjuro
from liars_dice.game import LIARS_DICE

sanjuro.register(LIARS_DICE, bots="liars_dice.bots:BOTS", rules_pages="liars_dice:rules_pages", art="liars_dice:art")
