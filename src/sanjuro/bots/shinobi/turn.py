"""The values of the orders of a turn of Shinobi, each with the best continuation."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.shinobi.beliefs import played
from sanjuro.core.moves import Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.shinobi.cards import CLAN_COUNT, SEATS
from sanjuro.games.shinobi.moves import ATTACK, DEPLOY, DEPLOYS, MARCH, MARCHES, STRIKE
from sanjuro.games.shinobi.window import ShinobiWindow

BAD: Final = -1_000_000_000
# Values are in thousandths of a card.
CARD: Final = 1000
QUIET_LEAD: Final = 2 * CARD  # while the deck lasts, a larger lead only draws attention
LATE: Final = 8  # cards left in the deck when hiding ends
AT_RISK: Final = 150  # for each army of another clan that could attack one of ours
AT_HOME: Final = 50  # ties are decided by the cards at home
NINJA_KEPT: Final = 1500  # a ninja is worth more when the deck is short
WON: Final = 100 * CARD  # for a game that is won
FIRST_TRIED: Final = 4  # number of first orders whose continuations are examined
SECOND_TRIED: Final = 3
LAST_TRIED: Final = 12  # on the last turn: how many of both


@mypyc_attr(native_class=True)
class Orders:
    """The table as a seat sees it in its turn, and the orders it can still give."""

    def __init__(self, window: ShinobiWindow) -> None:
        self.seat = window.seat
        self.seats = window.seats
        self.clan = window.clan(window.seat)
        self.table = [window.strength(p, c) for p in range(window.seats) for c in range(CLAN_COUNT)]
        self.hand = [window.in_hand(clan) for clan in range(CLAN_COUNT)]
        self.last = window.last_turn()
        self.quiet = window.deck_left() > LATE and not window.last_round()
        self.spared: i64 = window.spared()
        # The probability in thousandths that another seat plays a clan.
        self.rivals = played(window)

    # ---- orders -----------------------------------------------------------------------------

    def first_orders(self, moves: list[Move]) -> list[int]:
        worths = [self.after(move) for move in moves]
        found = [BAD] * len(moves)
        for index in best_of(worths, LAST_TRIED if self.last else FIRST_TRIED):
            move = moves[index]
            self.change(move, 1)
            if move.verb == DEPLOY:
                self.hand[move.card] -= 1
            spared = self.spared
            self.spared |= 1 << (move.target * CLAN_COUNT + move.card)
            following = self.second_order_moves()
            best: i64 = BAD
            for worth in self.second_orders(following):
                if worth > best:
                    best = worth
            if len(following) == 0:
                best = self.third_order()
            if move.verb == STRIKE and self.quiet:
                best -= NINJA_KEPT
            found[index] = best
            self.spared = spared
            if move.verb == DEPLOY:
                self.hand[move.card] += 1
            self.change(move, -1)
        return found

    def second_order_moves(self) -> list[Move]:
        """Return the possible second orders on the changed table."""
        moves: list[Move] = []
        seats = self.seats
        for clan in range(CLAN_COUNT):
            if self.hand[clan] > 0:
                moves.append(DEPLOYS[clan * SEATS + self.seat])
            for source in range(seats):
                if source != self.seat and self.table[source * CLAN_COUNT + clan] > 0:
                    for to in range(seats):
                        if to != source:
                            moves.append(MARCHES[(clan * SEATS + source) * SEATS + to])
        return moves

    def second_orders(self, moves: list[Move]) -> list[int]:
        worths: list[int] = []
        for move in moves:
            # A card that was just deployed could have been deployed there at once.
            if move.verb == MARCH and self.spared >> (move.other * CLAN_COUNT + move.card) & 1:
                worths.append(BAD)
            else:
                worths.append(self.after(move))
        found = [BAD] * len(moves)
        for index in best_of(worths, LAST_TRIED if self.last else SECOND_TRIED):
            move = moves[index]
            self.change(move, 1)
            spared = self.spared
            self.spared |= 1 << (move.target * CLAN_COUNT + move.card)
            found[index] = self.third_order()
            self.spared = spared
            self.change(move, -1)
        return found

    def third_order(self) -> int:
        """Return the best attack; attacking is mandatory if possible."""
        table = self.table
        home: i64 = self.seat
        best: i64 = BAD
        for attacker in range(CLAN_COUNT):
            strength: i64 = table[home * CLAN_COUNT + attacker]
            if strength < 2:
                continue
            for place in range(len(table)):
                weaker: i64 = table[place]
                if not 0 < weaker < strength or self.spared >> place & 1 or place // CLAN_COUNT == home:
                    continue
                if place % CLAN_COUNT == attacker:
                    continue
                table[place] -= 1
                worth: i64 = self.value()
                table[place] += 1
                if worth > best:
                    best = worth
        return self.value() if best == BAD else best

    def after(self, move: Move) -> int:
        """Return the value of the table after a move."""
        self.change(move, 1)
        worth = self.value()
        self.change(move, -1)
        return worth

    def change(self, move: Move, by: int) -> None:
        """Apply a move to the table of strengths, or undo it (`by` -1)."""
        table = self.table
        if move.verb == DEPLOY:
            table[move.target * CLAN_COUNT + move.card] += by
        elif move.verb == STRIKE:
            table[move.target * CLAN_COUNT + move.card] -= by
        elif move.verb == MARCH:
            table[move.other * CLAN_COUNT + move.card] -= by
            table[move.target * CLAN_COUNT + move.card] += by
        elif move.verb == ATTACK:
            table[move.target * CLAN_COUNT + move.other] -= by

    # ---- judgement --------------------------------------------------------------------------

    def value(self) -> int:
        """Return the value of the table for the clan: its lead over the others, less what an attack could cost."""
        table = self.table
        own: i64 = 0
        totals = [0] * CLAN_COUNT
        for clan in range(CLAN_COUNT):
            total: i64 = 0
            for place in range(clan, len(table), CLAN_COUNT):
                total += table[place]
            totals[clan] = total
            if clan == self.clan:
                own = total
        home: i64 = table[self.seat * CLAN_COUNT + self.clan]
        # The expected strongest rival: the strongest clan if somebody plays it, else the second, …
        rest: i64 = 1000
        rival: i64 = 0
        second: i64 = 0
        won: i64 = 1000
        used: i64 = 1 << self.clan
        for _ in range(CLAN_COUNT - 1):
            strongest: i64 = -1
            which: i64 = 0
            for clan in range(CLAN_COUNT):
                if used >> clan & 1 == 0 and totals[clan] > strongest:
                    strongest = totals[clan]
                    which = clan
            used |= 1 << which
            probability: i64 = self.rivals[which]
            rival += rest * probability // 1000 * strongest
            second += probability * strongest
            if strongest > own:
                won = won * (1000 - probability) // 1000
            elif strongest == own:
                won = won * (1000 - (probability * 2 // 3 if home < 2 else probability // 3)) // 1000
            rest = rest * (1000 - probability) // 1000
        lead: i64 = own * CARD - rival * 8 // 10 - second // 10
        if self.last:
            return won * WON // 1000 + lead // 10 + home * AT_HOME
        if self.quiet and lead > QUIET_LEAD:
            lead = QUIET_LEAD + (lead - QUIET_LEAD) * 3 // 10
        return lead - self.risk() * AT_RISK + home * AT_HOME

    def risk(self) -> int:
        """Return how often one of our armies could be attacked by a stronger one from another province."""
        table = self.table
        own_clan: i64 = self.clan
        provinces: i64 = self.seats
        threats: i64 = 0
        province: i64 = 0
        while province < provinces:
            first: i64 = province * CLAN_COUNT
            strongest: i64 = 0
            each: i64 = 0
            while each < CLAN_COUNT:
                if each != own_clan:
                    strength: i64 = table[first + each]
                    if strength > strongest:
                        strongest = strength
                each += 1
            if strongest > 1:
                other: i64 = 0
                while other < provinces:
                    own: i64 = table[other * CLAN_COUNT + own_clan]
                    if other != province and 0 < own < strongest:
                        threats += 1
                    other += 1
            province += 1
        return threats


def best_of(worths: list[int], count: int) -> list[int]:
    """Return the indices of the greatest values that are not BAD."""
    found: list[int] = []
    for _ in range(min(count, len(worths))):
        best = -1
        most: i64 = BAD
        for index in range(len(worths)):
            if worths[index] > most and index not in found:
                most = worths[index]
                best = index
        if best < 0:
            break
        found.append(best)
    return found
