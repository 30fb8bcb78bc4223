"""The rule-based bots of version 0.2, kept unchanged: what the bots of today are measured against.

    sanjuro arena shinobi --bots rules,benchmarks.old_rules:ShinobiRules

Run from the root of the repository, so that Python finds the package. Never change these files.
"""

from __future__ import annotations

from benchmarks.old_rules.bang import BangRules as BangRules
from benchmarks.old_rules.samurai_spirit import SamuraiSpiritRules as SamuraiSpiritRules
from benchmarks.old_rules.samurai_sword import SamuraiSwordRules as SamuraiSwordRules
from benchmarks.old_rules.shinobi import ShinobiRules as ShinobiRules
