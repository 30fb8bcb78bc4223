"""Tournaments of bots on common deals: each bot plays every seat, and so every role, of every deal."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations
from typing import Any, Final

import sanjuro
from sanjuro.core.rng import seeded
from sanjuro.lab.command_bot import end_programs
from sanjuro.lab.comparison import LEVEL, Difference, Rate
from sanjuro.lab.entrants import follow_events, make, play
from sanjuro.lab.processes import in_order

MIXED: Final = "mixed"
TEAMS: Final = "teams"
ALONE: Final = "alone"
SEATINGS: Final = [MIXED, TEAMS, ALONE]
FIELD: Final = -1  # a seat of the last bot that does not count: it is only an opponent
FIELD_GAMES: Final = 8  # games of the last bot against itself: the baseline for a bot among its copies


@dataclass(frozen=True)
class Contest:
    """What to play: everything a worker process needs."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    seating: str = MIXED

    def check(self) -> None:
        """Raise a ValueError that says what is wrong, before any game is played."""
        if len(self.bots) < 2:
            raise ValueError("name two or more bots, separated by commas")
        if len(set(self.bots)) < len(self.bots):
            raise ValueError("name each bot only once; it plays against all others")
        if self.seating not in SEATINGS:
            raise ValueError(f"seating must be one of {', '.join(SEATINGS)}; not {self.seating!r}")
        self.new(0)
        for bot in self.bots:
            make(bot, self.game)

    def new(self, deal: int) -> sanjuro.Match:
        seed = self.seed * 1_000_003 + deal
        return sanjuro.new(self.game, self.players, seed=seed, events=follow_events(self.bots), **self.options)

    def seatings(self, deal: int) -> list[list[int]]:
        """Return which bot has which seat, for each game of a deal. Over all games, each bot has each seat once.

        Mixed: seats are distributed evenly at random. Teams: seats that win together have the same bot, as always in
        cooperative games. Alone: each seat in turn has one of the bots, and all others the last one, which also plays
        the deal with itself.
        """
        match = self.new(deal)
        if self.seating == ALONE:
            return self._alone(match.seats)
        units = match.game.teams(match)
        if self.seating == MIXED and len(units) > 1:
            units = [[seat] for seat in range(match.seats)]
        units = [unit for unit in units if unit]
        bots = len(self.bots)
        first = [number % bots for number in range(max(len(units), bots))]
        random.Random(self.seed * 1_000_003 + deal).shuffle(first)
        games = []
        for shift in range(bots):
            seated = [0] * match.seats
            for unit, bot in zip(units, first, strict=False):
                for seat in unit:
                    seated[seat] = (bot + shift) % bots
            games.append(seated)
        return games

    def _alone(self, seats: int) -> list[list[int]]:
        last = len(self.bots) - 1
        games = [[last] * seats for _ in range(FIELD_GAMES)]
        for bot in range(last):
            for place in range(seats):
                games.append([bot if seat == place else FIELD for seat in range(seats)])
        return games

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            "seating": self.seating,
        }


@dataclass(frozen=True)
class Played:
    """One game of a deal: the bots, the roles, and the winners."""

    seated: list[int]
    labels: list[dict[str, str]]
    winners: list[int]
    decisions: int

    def plain(self) -> list[Any]:
        return [self.seated, self.labels, self.winners, self.decisions]


Deal = list[Played]


def play_deal(contest: Contest, deal: int) -> Deal:
    """Return all games of one deal."""
    games = []
    seatings = contest.seatings(deal)
    for number, seated in enumerate(seatings):
        match = contest.new(deal)
        names = [contest.bots[-1 if bot == FIELD else bot] for bot in seated]
        play(match, names, seeded((contest.seed * 7919 + deal) * len(seatings) + number))
        outcome = match.outcome
        assert outcome is not None
        labels = [match.game.labels(match, seat) for seat in range(match.seats)]
        games.append(Played(seated, labels, list(outcome.winners), len(match.history)))
    return games


def play_deals(contest: Contest, first: int, count: int) -> list[Deal]:
    return [play_deal(contest, deal) for deal in range(first, first + count)]


@dataclass
class Standings:
    """The results of the deals played so far."""

    contest: Contest
    deals: int = 0
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    sure: bool = False
    rates: list[Rate] = field(default_factory=list)  # by bot
    by_label: dict[str, dict[str, list[Rate]]] = field(default_factory=dict)  # kind, name, bot
    differences: dict[tuple[int, int], Difference] = field(default_factory=dict)
    by_label_differences: dict[str, dict[str, dict[tuple[int, int], Difference]]] = field(default_factory=dict)
    scores: list[list[float]] = field(default_factory=list)  # by deal and bot, for the ratings

    def __post_init__(self) -> None:
        bots = range(len(self.contest.bots))
        self.rates = [Rate() for _ in bots]
        self.differences = {pair: Difference() for pair in combinations(bots, 2)}

    def count(self, games: Deal) -> None:
        """Add one deal."""
        bots = len(self.contest.bots)
        wins, tries = [0] * bots, [0] * bots
        labelled: dict[tuple[str, str, int], list[int]] = {}
        for game in games:
            self.games += 1
            self.decisions += game.decisions
            for seat, bot in enumerate(game.seated):
                if bot == FIELD:
                    continue
                won = seat in game.winners
                wins[bot] += won
                tries[bot] += 1
                for kind, name in game.labels[seat].items():
                    counted = labelled.setdefault((kind, name, bot), [0, 0])
                    counted[0] += won
                    counted[1] += 1
        self.deals += 1
        for bot in range(bots):
            self.rates[bot].add(wins[bot], tries[bot])
        for (kind, name, bot), (all_won, tried) in labelled.items():
            names = self.by_label.setdefault(kind, {})
            names.setdefault(name, [Rate() for _ in range(bots)])[bot].add(all_won, tried)
        self._count_labels(labelled)
        scores = [wins[bot] / tries[bot] for bot in range(bots)]
        self.scores.append(scores)
        for (one, other), difference in self.differences.items():
            difference.add(scores[one] - scores[other])
            if self.deals & (self.deals - 1) == 0 or self.deals % 50 == 0:
                difference.history.append((self.deals, difference.mean, difference.width_at_any_time(self.level)))

    def _count_labels(self, labelled: dict[tuple[str, str, int], list[int]]) -> None:
        """Add, by role and the like, how much more one bot won than another in deals in which both had it."""
        for kind, name, one in labelled:
            names = self.by_label_differences.setdefault(kind, {})
            pairs = names.setdefault(name, {pair: Difference() for pair in self.differences})
            won, tried = labelled[kind, name, one]
            for other in range(one + 1, len(self.contest.bots)):
                if (kind, name, other) in labelled:
                    others_won, others_tried = labelled[kind, name, other]
                    pairs[one, other].add(won / tried - others_won / others_tried)

    @property
    def level(self) -> float:
        """The error probability, divided among all pairs (Bonferroni)."""
        return LEVEL / len(self.differences)

    def order(self) -> list[int]:
        """Return the bots, best first."""
        return sorted(range(len(self.rates)), key=lambda bot: -self.rates[bot].rate)

    def ahead(self, one: int, other: int) -> tuple[float, Difference]:
        """Return the lead of one bot over another."""
        return _ahead(self.differences, one, other)

    def ahead_as(self, kind: str, name: str, one: int, other: int) -> tuple[float, Difference]:
        """Return the same for seats with one role, clan or the like."""
        return _ahead(self.by_label_differences[kind][name], one, other)

    def decided(self) -> bool:
        """Return whether the best bot is certainly better than every other."""
        best = self.order()[0]
        return all(difference.sure(self.level) for pair, difference in self.differences.items() if best in pair)

    def sentences(self, any_time: bool = False) -> list[str]:
        """Return the findings as sentences: the best bot compared with each of the others."""
        best, *others = self.order()
        return [self._sentence(best, other, any_time) for other in others]

    def _sentence(self, best: int, other: int, any_time: bool) -> str:
        names = self.contest.bots
        mean, difference = self.ahead(best, other)
        width = difference.width_at_any_time(self.level) if any_time else difference.width(self.level)
        low, high = 100 * (mean - width), 100 * (mean + width)
        figures = (
            f"{100 * self.rates[best].rate:.1f} % against {100 * self.rates[other].rate:.1f} %,"
            f" a difference of {100 * mean:.1f} points (95 % interval {low:.1f} to {high:.1f}) on {self.deals:,} deals"
        )
        if mean > width and self.deals > 1:
            p = difference.p_value
            by_luck = "less than 1 in 10,000" if p < 1e-4 else f"{p:.2g}"
            return f"{names[best]} is better than {names[other]}: {figures}; by luck alone: {by_luck}."
        return f"Not decided between {names[best]} and {names[other]}: {figures}."

    def _plain_differences(self) -> list[dict[str, Any]]:
        """Return, for every pair of bots, the difference and its 95 % interval, overall and by role and the like."""
        bots = self.contest.bots
        found = []
        for pair, difference in self.differences.items():
            line = {"bots": [bots[bot] for bot in pair], **difference.plain()}
            line["by"] = {
                kind: {name: pairs[pair].plain() for name, pairs in sorted(names.items())}
                for kind, names in self.by_label_differences.items()
            }
            found.append(line)
        return found

    def ratings(self) -> list[tuple[float, float]] | None:
        """Return mean and deviation of each bot by openskill (Plackett–Luce), one match per deal.

        Return None if openskill is not installed.
        """
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            return None
        model = PlackettLuce()
        players = [model.rating(name=bot) for bot in self.contest.bots]
        for scores in self.scores:
            players = [team[0] for team in model.rate([[player] for player in players], scores=scores)]
        return [(float(player.mu), float(player.sigma)) for player in players]

    def summary(self) -> dict[str, Any]:
        """Return everything as plain data."""
        ratings = self.ratings()
        return {
            **self.contest.plain(),
            "deals": self.deals,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "sure": self.sure,
            "wins": [_plain(rate) for rate in self.rates],
            "by": {
                kind: {name: [_plain(rate) for rate in rates] for name, rates in sorted(names.items())}
                for kind, names in self.by_label.items()
            },
            "ahead": self._plain_differences(),
            "ratings": None if ratings is None else [{"mu": mu, "sigma": sigma} for mu, sigma in ratings],
            "sentences": self.sentences(),
        }


def _ahead(differences: dict[tuple[int, int], Difference], one: int, other: int) -> tuple[float, Difference]:
    if (one, other) in differences:
        return differences[one, other].mean, differences[one, other]
    return -differences[other, one].mean, differences[other, one]


def _plain(rate: Rate) -> dict[str, Any]:
    return {"rate": rate.rate, "interval": list(rate.interval), "wins": int(rate.wins), "of": int(rate.tries)}


def compete(
    contest: Contest,
    games: int,
    jobs: int = 0,
    until_sure: bool = False,
    before: list[Deal] | None = None,
    each: Callable[[int, Deal], None] | None = None,
    progress: Callable[[Standings], None] | None = None,
) -> Standings:
    """Play about this many games on `jobs` processes (0: all cores). Results do not depend on their number.

    `before`: deals played earlier. `each` is called with every new deal, in order. Ctrl-C ends early with the results
    so far.
    """
    contest.check()
    if games < 1:
        raise ValueError(f"play at least one game, not {games}")
    standings = Standings(contest)
    for deal in before or []:
        standings.count(deal)
    standings.sure = standings.deals > 0 and standings.decided()
    wanted = -(-games // len(contest.seatings(0)))
    start = time.perf_counter()
    if not (until_sure and standings.sure):
        chunks = in_order(partial(play_deals, contest), standings.deals, wanted, jobs)
        try:
            for played in chain.from_iterable(chunks):
                if each is not None:
                    each(standings.deals, played)
                standings.count(played)
                standings.seconds = time.perf_counter() - start
                if progress is not None:
                    progress(standings)
                if until_sure and standings.decided():
                    break
        except KeyboardInterrupt:
            pass
        finally:
            chunks.close()
    standings.sure = standings.deals > 0 and standings.decided()
    end_programs()
    return standings
