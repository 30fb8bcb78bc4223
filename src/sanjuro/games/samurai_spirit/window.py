"""What a seat of a Samurai Spirit match may know: all but the order of the deck, the intruders and the box."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.samurai_spirit import consequences
from sanjuro.games.samurai_spirit.boards import ANIMAL, MOST_SEATS, SAMURAI
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.odds import next_weights
from sanjuro.games.samurai_spirit.raiders import (
    FAMILIES,
    FARM_BACKS,
    FIRST_FAMILY,
    FIRST_FARM,
    FLAME,
    RAIDERS,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
)
from sanjuro.games.samurai_spirit.raiders import FARMS as BACKS
from sanjuro.games.samurai_spirit.table import (
    BOX,
    DECK,
    DISCARD,
    DRAWN,
    FALLEN,
    INTRUDERS,
    LOST,
    defence_pile,
    line_pile,
)
from sanjuro.games.samurai_spirit.table import FAMILIES as FAMILY_PILE
from sanjuro.games.samurai_spirit.table import FARMS as FARM_PILE
from sanjuro.games.samurai_spirit.view import (
    SpiritChances,
    SpiritClosedTable,
    SpiritOdds,
    SpiritOpenTable,
    SpiritSeat,
    SpiritSymbolOrNone,
    SpiritUnseen,
)


@mypyc_attr(native_class=True)
class SamuraiSpiritWindow(Window[SamuraiSpiritMatch]):
    """Methods for bots first, then the view."""

    # ---- for bots -----------------------------------------------------------------------

    def turn(self) -> int:
        """Return whose turn it is."""
        return self._match.turn

    def weights(self) -> list[int]:
        """Return how likely each raider is to be the next one, as integer weights; all 0 when the deck is empty."""
        return next_weights(self._match, self.bit)

    def hidden(self) -> list[int]:
        """Return the raiders that are somewhere unseen: in the deck, among the intruders, or perhaps in the box."""
        known = self._match.known
        bit = self.bit
        return [card for card in range(RAIDERS) if known[card] & bit == 0]

    def unknown(self, pile: int) -> int:
        """Return how many raiders of a pile nobody has seen."""
        known = self._match.known
        found = 0
        for card in self._match.piles[pile]:
            if card < RAIDERS and known[card] & self.bit == 0:
                found += 1
        return found

    def intruders(self) -> int:
        """Return how many raiders have entered the village."""
        return len(self._match.piles[INTRUDERS])

    def known_intruders(self) -> list[int]:
        """Return the intruders this seat knows."""
        return self.seen(INTRUDERS)

    def line(self, seat: int) -> list[int]:
        """Return the raiders of a samurai's combat line."""
        return self._match.line(seat).copy()

    def first(self, seat: int) -> int:
        """Return the first raider of a samurai's combat line, which a kiai discards; NONE if it is empty."""
        line = self._match.line(seat)
        return line[0] if len(line) > 0 else NONE

    def second(self, seat: int) -> int:
        """Return the raider after the first one, which is the first after a kiai; NONE if there is none."""
        line = self._match.line(seat)
        return line[1] if len(line) > 1 else NONE

    def last(self, seat: int) -> int:
        """Return the last raider of a samurai's combat line, whose penalty counts; NONE if it is empty."""
        line = self._match.line(seat)
        return line[-1] if len(line) > 0 else NONE

    def strengths(self, seat: int) -> int:
        """Return the strengths of the raiders in a samurai's combat line, as bits."""
        found = 0
        for card in self._match.line(seat):
            found |= 1 << STRENGTH[card]
        return found

    def next_raider(self) -> int:
        """Return the top raider of the deck if this seat knows it, otherwise NONE."""
        deck = self._match.piles[DECK]
        return deck[-1] if len(deck) > 0 and self._match.known[deck[-1]] & self.bit != 0 else NONE

    def has_token(self, seat: int) -> bool:
        """Return whether a samurai has their own support token."""
        return self._match.has_token(seat)

    def barred(self, penalty: int) -> bool:
        """Return whether a penalty forbids something to the active samurai."""
        return self._match.barred >> penalty & 1 == 1

    def sum(self, seat: int) -> int:
        """Return the strength of a samurai's combat line."""
        return self._match.sums[seat]

    def value(self, seat: int) -> int:
        """Return the kiai value of a samurai."""
        return self._match.value(seat)

    def covered(self, seat: int) -> int:
        """Return the symbols of a samurai's defence that are covered, as bits: 0 hat, 1 farm, 2 doll."""
        return self._match.covered[seat]

    def wounds(self, seat: int) -> int:
        """Return the wounds of a samurai: with two they fight as their animal, with four they are defeated."""
        return self._match.wounds[seat]

    def samurai(self, seat: int) -> int:
        """Return the number of a seat's samurai.

        0 heihachi, 1 daisuke, 2 gorobei, 3 kanbei, 4 kikuchiyo, 5 kyuzo, 6 katsushiro.
        """
        return self._match.samurai[seat]

    def usable(self, seat: int) -> int:
        """Return the talents a samurai may use now, as bits by the number of the samurai."""
        return self._match.usable(seat)

    def talents(self, seat: int) -> int:
        """Return own and called talents."""
        return self._match.talents[seat]

    def lent(self, seat: int) -> int:
        """Return the tokens of others that lend their talents to a samurai in their next turn, or in this one."""
        return self._match.lent[seat]

    def fighting(self, seat: int) -> bool:
        """Return whether a samurai has not passed."""
        return self._match.fighting(seat)

    def drawn(self) -> int:
        """Return the drawn raider, or NONE."""
        drawn = self._match.piles[DRAWN]
        return drawn[-1] if len(drawn) > 0 else NONE

    def round(self) -> int:
        """Return the round, from 1."""
        return self._match.round

    def difficulty(self) -> int:
        """Return the difficulty: 0 easy, 1 normal, 2 hard, 3 heroic."""
        return self._match.difficulty

    def barricades(self) -> int:
        """Return the number of barricades that stand."""
        return self._match.barricades

    def most_barricades(self) -> int:
        """Return the maximum number of barricades."""
        return self._match.most_barricades

    def farms(self) -> int:
        """Return the number of farms that stand."""
        return len(self._match.piles[FARM_PILE])

    def families(self) -> int:
        """Return the number of families left."""
        return len(self._match.piles[FAMILY_PILE])

    # ---- the view -----------------------------------------------------------------------

    def consequence(self, move: Move) -> tuple[str, dict[str, object]] | None:
        return consequences.of(self._match, move)

    def open_table(self) -> SpiritOpenTable:
        m = self._match
        backs = [FARM_BACKS[BACKS[card - FIRST_FARM]] for card in m.piles[FARM_PILE]]
        return {
            "round": m.round,
            "turn": m.turn,
            "barricades": {"count": m.barricades, "most": m.most_barricades},
            "falls_next": "barricade" if m.barricades > 0 else "farm",
            "farms": {"count": len(backs), "backs": {back: backs.count(back) for back in FARM_BACKS}},
            "fallen": self.open_pile(FALLEN),
            "families": sorted([FAMILIES[card - FIRST_FAMILY] for card in m.piles[FAMILY_PILE]]),
            "bonuses": m.bonuses,
            "lost": self.open_pile(LOST),
            "discard": self.from_the_top(DISCARD),
            "box": {"count": len(m.piles[BOX])},
            "drawn": self.open_pile(DRAWN),
            "spare_tokens": {"called": self._called(), "left": talents(m.spares)} if m.with_spares else None,
        }

    def closed_table(self) -> SpiritClosedTable:
        return {"deck": self.deck(DECK), "intruders": self.deck(INTRUDERS), "odds": self.odds()}

    def _called(self) -> list[str]:
        """Return the spare tokens that are used up."""
        m = self._match
        return [name for s, name in enumerate(SAMURAI) if s not in m.samurai and m.spares >> s & 1 == 0]

    def open_seat(self, seat: int) -> SpiritSeat:
        m = self._match
        samurai = m.samurai[seat]
        covered = m.covered[seat]
        return {
            "samurai": SAMURAI[samurai],
            "player": 0 if m.players == 1 else seat,
            "side": "animal" if m.wounds[seat] >= ANIMAL else "human",
            "wounds": m.wounds[seat],
            "token": m.wounded(seat),
            "kiai": m.value(seat),
            "sum": m.sums[seat],
            "line": self.open_pile(line_pile(seat)),
            "defence": self.open_pile(defence_pile(seat)),
            "uncovered": [name for symbol, name in enumerate(SYMBOLS) if covered >> symbol & 1 == 0],
            "passed": not m.fighting(seat),
            "support": m.holder(samurai),
            "lent": talents(m.tokens_with(seat)),
            "talents": talents(m.usable(seat)),
        }

    def odds(self) -> SpiritOdds | None:
        """Return the probabilities of the next raider; None without a deck."""
        m = self._match
        if len(m.piles[DECK]) == 0:
            return None
        weights = self.weights()
        total = sum(weights)
        strengths = [0] * 7
        symbols = [0] * 4
        flames = 0
        for card in range(RAIDERS):
            strengths[STRENGTH[card]] += weights[card]
            symbols[SYMBOL[card]] += weights[card]
            flames += weights[card] * FLAME[card]
        seats: list[SpiritChances | None] = []
        for seat in range(m.seats):
            seats.append(self._chances(seat, strengths, total) if m.fighting(seat) else None)
        return {
            "unseen": self._unseen(),
            "strength": {str(strength): strengths[strength] / total for strength in range(1, 7)},
            "symbol": {name: symbols[symbol] / total for name, symbol in WITH_NONE},
            "flame": flames / total,
            "seats": seats,
        }

    def _chances(self, seat: int, strengths: list[int], total: int) -> SpiritChances:
        """Return the probabilities to stay below, meet or exceed the kiai value by confronting the next raider."""
        m = self._match
        chances = [0, 0, 0]
        for strength in range(1, 7):
            after = m.sums[seat] + strength
            value = m.value(seat)
            chances[0 if after < value else 1 if after == value else 2] += strengths[strength]
        return {"below": chances[0] / total, "meet": chances[1] / total, "exceed": chances[2] / total}

    def _unseen(self) -> SpiritUnseen:
        """Return the raiders whose place nobody knows and where they can be: in the box only those that joined last."""
        m = self._match
        hidden = self.hidden()
        return {
            "count": len(hidden),
            "deck": self.unknown(DECK),
            "intruders": self.unknown(INTRUDERS),
            "box": self.unknown(BOX),
            "joined": KINDS[m.round],
            "strength": {str(s): len([c for c in hidden if STRENGTH[c] == s]) for s in range(1, 7)},
            "symbol": {name: len([c for c in hidden if SYMBOL[c] == symbol]) for name, symbol in WITH_NONE},
            "flame": len([c for c in hidden if FLAME[c] == 1]),
        }


def talents(bits: int) -> list[str]:
    return [SAMURAI[samurai] for samurai in range(MOST_SEATS) if bits >> samurai & 1]


WITH_NONE: Final[list[tuple[SpiritSymbolOrNone, int]]] = [("hat", 0), ("farm", 1), ("doll", 2), ("none", NONE)]
KINDS: Final = ["", "marauder", "lieutenant", "boss"]
