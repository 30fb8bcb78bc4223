"""Fits the weights of the `rules` bot of Samurai Spirit to games it plays with itself.

    .venv/bin/python tools/fit_samurai_spirit.py fit 4 300000 1 four-1.json  # samurai, games, seed, where to write
    .venv/bin/python tools/fit_samurai_spirit.py mean four-*.json five-*.json

`fit` goes on from the weights that are installed, and changes them while the bot plays: temporal differences, as for
backgammon. After each game every table that a turn left behind is moved towards what followed: LAMBDA of the way
towards who won, the rest towards the value of the next table. A few actions are random, so that the bot also learns
what it would not do; what happened after those teaches nothing about the tables before them. The weights written are
the mean over the second half of the games: what single games change is mostly chance.

`mean` writes the mean of the fits of each count to `bots/samurai_spirit/weights`, for the same reason. Counts without a
fit keep their weights.

The logit of a table is linear in the weights, so the slope of a weight is what it is multiplied by. `of_seat` and
`of_village` list these; `check` compares their sum with the bot's.
"""

from __future__ import annotations

import json
import random
import sys
import textwrap
from math import exp, floor
from pathlib import Path

import sanjuro
from sanjuro.bots.samurai_spirit import entries as at
from sanjuro.bots.samurai_spirit.entries import SEAT, TABLES, VILLAGE
from sanjuro.bots.samurai_spirit.rules import SamuraiSpiritRules
from sanjuro.core.rng import seeded
from sanjuro.games.samurai_spirit.moves import CONFRONT, DEFEND, DISCARD, FIGHT, PASS, SUPPORT
from sanjuro.games.samurai_spirit.raiders import (
    BARRICADE,
    FIRST_PENALTY,
    INTRUDER,
    NO_DEFEND,
    SECOND_PENALTY,
    STRENGTH,
    SYMBOL,
)
from sanjuro.games.samurai_spirit.samurai import IGNORES

DIFFICULTIES = ["normal"] * 24 + ["easy", "hard", "heroic"]
LAMBDA = 0.9
RANDOM_ACTIONS = 0.003
FIRST_RATE, LAST_RATE = 0.001, 0.00015
EVERY = 50  # games between two sets of weights that are part of the mean
# The slopes of the REALS are large numbers; with these scales all weights are learned at a like pace.
SCALES = [0.2, 0.04, 0.1, 0.2, 0.2, 0.1, 0.5, 0.5, 0.5, 0.03]
WEIGHTS = Path(__file__).parent.parent / "src" / "sanjuro" / "bots" / "samurai_spirit" / "weights"


def of_seat(evaluator, seat):
    """The entries of a samurai, each with slope 1."""
    on = evaluator.position
    turns, fighting = on.turns[seat], on.fighting[seat]
    room = on.values[seat] - on.sums[seat]
    place = at.OUT if not fighting else at.ABOVE if room < 0 else min(room, at.MOST_ROOM)
    kind = at.KIND_OF_ROOM[place]
    wounds, covered, samurai = on.wounds[seat], on.covered[seat], on.samurai[seat]
    condition, families = evaluator.estimate.condition, on.families - 1
    found = [
        at.LINE + place * 8 + turns,
        at.DEFENCE + (covered * 8 + turns) * 3 + kind,
        at.WOUNDS + (wounds * 2 + (covered & 1)) * 8 + turns,
        at.SAMURAI_LINE + samurai * 16 + place,
        at.SAMURAI_WOUNDS + samurai * 4 + wounds,
    ]
    if not covered & 2:
        found.append(at.FARM_MISSED + (condition * 8 + turns) * 3 + kind)
    if not covered & 4:
        found.append(at.DOLL_MISSED + (families * 8 + turns) * 3 + kind)
    if not fighting or not turns:
        return found
    found.append(at.AT_HOME + samurai * 8 + turns if on.at_home[seat] else at.AWAY)
    others = on.talents[seat] & ~(1 << samurai)
    found += [at.TALENT + other * 3 + kind for other in range(7) if others >> other & 1]
    by_symbol = (at.HATS_EXPECTED, wounds), (at.FARMS_EXPECTED, condition), (at.DOLLS_EXPECTED, families)
    for symbol, (begin, row) in enumerate(by_symbol):
        if not covered >> symbol & 1:
            found.append(begin + (row * 8 + on.expected(symbol, turns)) * 3 + kind)
    if place < at.ABOVE:
        found.append(at.KIAI + samurai * 8 + on.filling[place])
        found.append(at.EXCEEDING + min(place, at.STRONGEST) * 8 + on.exceeding[place])
        found.append(at.OPENING + on.opening[seat] * 3 + kind)
    return found + penalties(evaluator, seat)


def penalties(evaluator, seat):
    on = evaluator.position
    estimate = evaluator.estimate
    last, found = on.last[seat], []
    if last < 0 or on.talents[seat] & IGNORES[STRENGTH[last] & 1]:
        return []
    for penalty in (FIRST_PENALTY[last], SECOND_PENALTY[last]):
        if penalty < 0 or (penalty == NO_DEFEND and on.covered[seat] == 7):
            continue
        if estimate.is_wound(seat, penalty):
            # What is deadly has no weight that is learned.
            found += [at.WOUNDED + on.wounds[seat]] if on.wounds[seat] < 3 else []
        elif penalty in (BARRICADE, INTRUDER):
            found.append((at.FALLING if penalty == BARRICADE else at.INTRUDING) + estimate.condition)
        else:
            found.append(at.PENALTY + penalty)
    return found


def of_village(evaluator):
    """Entries of the village with their slopes."""
    on = evaluator.position
    estimate = evaluator.estimate
    left = on.left if on.fighters else 0
    health = on.barricades + on.farms - 1 - on.burning - (on.left - left) * on.flame
    entry = min(at.MOST_HEALTH, max(0, floor(health + 2.5)))
    end = health - estimate.farms_missed - estimate.missing[1] * at.MISSED[on.around]
    at_the_end = min(at.MOST_AT_THE_END, max(0, floor(2 * end + 8.5)))
    out, missing = (
        (on.families - 1) * (at.MOST_OUT + 1) + estimate.dolls_missed,
        min(estimate.missing[2], at.MOST_IN),
    )
    found = {
        at.FARMS + on.farms: 1.0,
        at.FAMILIES + on.families: 1.0,
        at.HEALTH + entry * 3 + on.phase: 1.0,
        at.FIGHTERS + on.fighters * 3 + on.phase: 1.0,
        at.BY_DIFFICULTY + on.difficulty: 1.0,
        at.AT_THE_END + at_the_end * 8 + on.around: 1.0,
        at.DOLLS + (out * (at.MOST_IN + 1) + missing) * 3 + on.phase: 1.0,
        at.REALS: health,
        at.REALS + 1: health * health,
    }
    if left:
        over = left - estimate.room / on.mean - at.FEWER * estimate.uncovered
        found[at.REALS + 2], found[at.REALS + 9] = left * on.flame, left * (on.mean - 2.5)
        found.update({at.REALS + 3: over, at.REALS + 4: over * on.flame} if over > 0 else {at.REALS + 5: over})
        for symbol in range(3):
            scarce = estimate.missing[symbol] / (left * on.symbols[symbol] + 0.5)
            found[at.REALS + 6 + symbol] = min(scarce, 4.0)
    return found


class AfterTurn:
    """What a turn left behind, and its value then."""

    def __init__(self, evaluator):
        on = evaluator.position
        estimate = evaluator.estimate
        self.seat_weights = SEAT[on.seats][on.round]
        self.village_weights = VILLAGE[on.seats][on.round]
        self.seats = [entry for seat in range(on.seats) for entry in of_seat(evaluator, seat)]
        self.village = of_village(evaluator)
        self.deadly = sum(
            estimate.penalty(seat, on.last[seat])
            for seat in range(on.seats)
            if estimate.penalty(seat, on.last[seat]) < -7
        )
        self.value = self.now()
        self.cut = False  # whether a random action followed

    def logit(self):
        own = sum(self.seat_weights[entry] for entry in self.seats)
        return own + sum(self.village_weights[entry] * slope for entry, slope in self.village.items()) + self.deadly

    def now(self):
        return 1 / (1 + exp(-self.logit()))

    def learn(self, target, rate):
        step = (target - self.now()) * rate
        for entry in self.seats:
            self.seat_weights[entry] += step
        for entry, slope in self.village.items():
            scale = SCALES[entry - at.REALS] if at.REALS <= entry < at.BY_DIFFICULTY else 1.0
            self.village_weights[entry] += step * slope * scale * scale


def check(evaluator):
    """That the slopes are those of the bot's own sum."""
    estimate = evaluator.estimate
    table = AfterTurn(evaluator)
    assert abs(table.logit() - estimate.now()) < 1e-6, (table.logit(), estimate.now())


def after(evaluator, window, seat, move):
    """Bring the plan to the table that a move leaves behind; whether that is possible without playing it.

    A kiai is not: the next table stands for what comes of it.
    """
    on = evaluator.position
    evaluator.begin(window)
    if move.verb == PASS:
        on.fighting[seat] = False
    elif move.verb == SUPPORT:
        on.left -= 1
        on.burning += on.flame
        on.at_home[seat] = False
        on.talents[move.target] |= 1 << on.samurai[seat]
    elif move.verb == DEFEND:
        on.covered[seat] |= 1 << SYMBOL[window.drawn()]
    elif move.verb == CONFRONT:
        total = on.sums[seat] + STRENGTH[window.drawn()]
        if total == on.values[seat] or (total > on.values[seat] and on.barricades + on.farms == 1):
            return False
        if total > on.values[seat] and on.barricades:
            on.barricades -= 1
        elif total > on.values[seat]:
            on.farms -= 1
        on.sums[seat], on.last[seat] = total, window.drawn()
        on.opening[seat] = on.opening[seat] or total
    elif move.verb != DISCARD:
        return False
    evaluator.refresh()
    return True


def play(count, seed, bot, pick, rate):
    """Play a game and learn from it; whether the village was saved."""
    match = sanjuro.new("samurai_spirit", count, seed=seed, events=False, difficulty=pick.choice(DIFFICULTIES))
    rng, tables, begun = seeded(seed), [], 0
    while match.seat is not None:
        window, moves = match.window(match.seat), match.moves
        if window.round() > begun:
            begun = window.round()
            bot.evaluator.begin(window)
            bot.evaluator.refresh()
            tables.append(AfterTurn(bot.evaluator))
        move = bot.choose(window, [], moves, rng)
        if pick.random() < RANDOM_ACTIONS and moves[0].verb == FIGHT and len(moves) > 2:
            move = pick.choice(moves)
            tables[-1].cut = True
        if after(bot.evaluator, window, match.seat, move):
            if seed % 100 == 0:
                check(bot.evaluator)
            tables.append(AfterTurn(bot.evaluator))
        match.play(move)
    target = saved = float(bool(match.outcome.winners))
    for table in reversed(tables):
        if table.cut:
            target = table.value
        table.learn(target, rate)
        target = (1 - LAMBDA) * table.value + LAMBDA * target
    for tables in TABLES[count]:
        tables.add_up()
    return saved


def weights_of(count):
    """All weights for this number of samurai in one list, in the order of its file."""
    return [weight for table in [*SEAT[count][1:], *VILLAGE[count][1:]] for weight in table]


def fit(count, games, first_seed):
    """The mean of the weights over the second half of so many games."""
    bot, pick, saved = SamuraiSpiritRules(), random.Random(first_seed), 0.0
    total, summed = [0.0] * len(weights_of(count)), 0
    for number in range(games):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (number / games)
        saved += play(count, first_seed * games + number, bot, pick, rate)
        if number >= games // 2 and number % EVERY == 0:
            total = [before + weight for before, weight in zip(total, weights_of(count), strict=True)]
            summed += 1
        if number % 500 == 499:
            print(f"{number + 1} games, {saved / 500:.1%} of the last 500 saved", file=sys.stderr)
            saved = 0.0
    return [weight / summed for weight in total]


def mean(fits):
    """The mean of the fits of each count."""
    return {count: [sum(each) / len(each) for each in zip(*found, strict=True)] for count, found in fits.items()}


def write(weights, folder=WEIGHTS):
    """The files of the weights, in thousandths."""
    for count, values in weights.items():
        text = textwrap.fill(" ".join(str(round(weight * 1000)) for weight in values), 120)
        (folder / f"table-{count}.txt").write_text(f"{text}\n", encoding="ascii")


def main():
    if len(sys.argv) > 5 and sys.argv[1] == "fit":
        count, games, seed = (int(each) for each in sys.argv[2:5])
        found = {"samurai": count, "weights": fit(count, games, seed)}
        Path(sys.argv[5]).write_text(json.dumps(found), encoding="utf-8")
    elif len(sys.argv) > 2 and sys.argv[1] == "mean":
        fits = {}
        for name in sys.argv[2:]:
            found = json.loads(Path(name).read_text(encoding="utf-8"))
            fits.setdefault(found["samurai"], []).append(found["weights"])
        write(mean(fits))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
