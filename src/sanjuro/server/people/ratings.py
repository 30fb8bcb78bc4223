"""Results of finished games, and the ratings computed from them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, select, text

from sanjuro.server.storage import schema
from sanjuro.server.tables.bot_levels import stand_in
from sanjuro.server.tables.table import Table

MODEL: Final = PlackettLuce()
TOGETHER: Final = -1  # the seat of the opponent in cooperative games

KEEP = text(
    "INSERT INTO ratings (game, who, mu, sigma, games) VALUES (:game, :who, :mu, :sigma, :games) "
    "ON CONFLICT (game, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)


def results(table: Table) -> list[dict[str, Any]]:
    """A row for each seat of a finished game: who, in which team, at which rank.

    Examples and games that were ended for taking too long have no results.
    """
    match = table.match
    assert match is not None and match.outcome is not None
    if table.setup.example is not None or match.truncated:
        return []
    outcome = match.outcome
    teams = table.game.teams(match)
    places = _places(teams, outcome.winners, outcome.scores)
    kicked = any(chair.away == "kicked" for chair in table.chairs)
    rated = table.rated and not kicked and len({who(table, seat) for seat in range(match.seats)}) > 1
    found: list[dict[str, Any]] = []
    for team, seats in enumerate(teams):
        for seat in seats:
            found.append(
                {
                    "code": table.code,
                    "seat": seat,
                    "game": table.setup.game,
                    "who": who(table, seat),
                    "team": team,
                    "rank": places[team],
                    "won": seat in outcome.winners,
                    "score": None if outcome.scores is None else _score(outcome.scores, seat),
                    "labels": msgspec.json.encode(table.game.labels(match, seat)).decode(),
                    "rated": rated,
                    "at": table.ended,
                }
            )
    if len(teams) == 1:
        found.append({**found[0], **_the_game(table, won=not outcome.winners)})
    return found


def who(table: Table, seat: int) -> str:
    """A person, or the level of a bot. For a person who was kicked it is the stand-in."""
    chair = table.chairs[seat]
    if chair.person is not None and chair.away != "kicked":
        return chair.person
    return f"bot:{chair.level or stand_in(table.setup.game)}"


def _score(scores: tuple[int, ...], seat: int) -> int | None:
    return scores[seat] if seat < len(scores) else None


def _places(teams: list[list[int]], winners: tuple[int, ...], scores: tuple[int, ...] | None) -> list[int]:
    """The rank of each team: winners first; if everyone plays alone, the others by points."""
    alone = all(len(team) == 1 for team in teams)
    keys: list[tuple[int, int]] = []
    for team in teams:
        won = any(seat in winners for seat in team)
        points = 0 if won or scores is None or not alone else _score(scores, team[0]) or 0
        keys.append((0 if won else 1, -points))
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def _the_game(table: Table, won: bool) -> dict[str, Any]:
    """The opponent in a cooperative game: the game itself, at this size and difficulty."""
    words = [str(value) for value in table.options.values() if isinstance(value, str)]
    name = ":".join(["game", str(table.players), *words])[:60]
    return {
        "seat": TOGETHER,
        "who": name,
        "team": 1,
        "rank": 0 if won else 1,
        "won": won,
        "score": None,
        "labels": "{}",
    }


def rate(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Update the ratings with the results of one game."""
    if not rows or not rows[0]["rated"]:
        return
    game = rows[0]["game"]
    known = _known(connection, game, [row["who"] for row in rows])
    teams: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        teams.setdefault(row["team"], []).append(row)
    if len(teams) < 2:
        return
    before = [[known[row["who"]][0] for row in team] for team in teams.values()]
    after = MODEL.rate(before, ranks=[float(team[0]["rank"]) for team in teams.values()])
    # Several bots of one level count as one, with their average result.
    changed: dict[str, list[PlackettLuceRating]] = {}
    for team, rated in zip(teams.values(), after, strict=True):
        for row, rating in zip(team, rated, strict=True):
            changed.setdefault(row["who"], []).append(rating)
    for name, ratings in changed.items():
        connection.execute(
            KEEP,
            {
                "game": game,
                "who": name,
                "mu": sum(rating.mu for rating in ratings) / len(ratings),
                "sigma": sum(rating.sigma for rating in ratings) / len(ratings),
                "games": known[name][1] + 1,
            },
        )


def _known(connection: Connection, game: str, names: list[str]) -> dict[str, tuple[PlackettLuceRating, int]]:
    r = schema.ratings
    rows = connection.execute(select(r).where(r.c.game == game, r.c.who.in_(names))).mappings()
    known = {row["who"]: (MODEL.rating(mu=row["mu"], sigma=row["sigma"]), int(row["games"])) for row in rows}
    for name in names:
        known.setdefault(name, (MODEL.rating(), 0))
    return known


def recompute(connection: Connection) -> int:
    """Recompute all ratings from the stored results; returns the number of games."""
    connection.execute(delete(schema.ratings))
    t = schema.results
    rows = connection.execute(select(t).order_by(t.c.at, t.c.code, t.c.seat.desc())).mappings().all()
    games = 0
    batch: list[dict[str, Any]] = []
    for row in rows:
        if batch and batch[0]["code"] != row["code"]:
            rate(connection, _in_order(batch))
            games += 1
            batch = []
        batch.append(dict(row))
    if batch:
        rate(connection, _in_order(batch))
        games += 1
    return games


def _in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of a game in their original order: by team, then seat."""
    return sorted(rows, key=lambda row: (row["team"], row["seat"]))


def shown(mu: float, sigma: float) -> float:
    return round(mu - 3 * sigma, 2)
