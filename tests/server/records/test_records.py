"""Finished games: reading, downloading, replaying, continuing, verifying, and statistics from the results."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from player import Player, Served
from typer.testing import CliRunner

import sanjuro
from sanjuro.bots.beliefs import HIDDEN, beliefs
from sanjuro.cli.admin import admin as admin_app
from sanjuro.core.record import begin
from sanjuro.server import admin
from sanjuro.server.records.verification import check


def played(served: Served, game: str = "shinobi", **wanted: object) -> Player:
    """Return a person who has played a game against bots to the end."""
    ann = Player(served)
    ann.open(game, bots="rules", start=True, **wanted)

    async def play() -> None:
        await ann.connect()
        await ann.play_on()

    asyncio.run(play())
    return ann


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_replayed_from_any_eyes(served: Served, game: str) -> None:
    """Every step of the replay matches the engine; from a seat's point of view it is what that seat saw at the time."""
    ann = played(served, game)
    base = f"/api/records/{ann.code}"
    info = ann.get(base)
    text = ann.http.get(f"{base}/record").text
    match = sanjuro.replay(text)
    assert info["moves"] == len(match.history)
    assert match.outcome is not None and info["outcome"] == match.outcome.plain()
    assert info["labels"] == [match.game.labels(match, seat) for seat in range(match.seats)]
    for eyes, view in (("open", match.open_view()), ("watcher", match.view(None)), ("0", match.view(0))):
        first = ann.get(f"{base}/replay?move=0&count=50&eyes={eyes}")
        assert [step["move"] for step in first["steps"]] == list(range(min(50, info["moves"] + 1)))
        last = ann.get(f"{base}/replay?move={info['moves']}&eyes={eyes}")["steps"][0]
        assert last["view"] == view
    mine = ann.get(f"{base}/replay?move=0&count=50&eyes=0")["steps"]
    for step in mine:
        if step["move"] in ann.steps:
            assert step["events"] == ann.steps[step["move"]]
        assert (step["text"] is not None) == (step["seat"] == 0)
    for wrong in ("move=-1", "move=100000", "count=0", "count=51", "eyes=9", "eyes=all", "move=x"):
        assert ann.http.get(f"{base}/replay?{wrong}").status_code == 400


def test_what_if(served: Served) -> None:
    """A finished game continues from a move, in another seat, to another end, and the new record is correct too."""
    ann = played(served)
    ben = Player(served)
    info = ann.get(f"/api/records/{ann.code}")
    move = info["moves"] // 2
    ben.code = ben.post(f"/api/records/{ann.code}/what_if", {"move": move, "seat": 2, "pace": "instant"})["code"]
    before = ann.get(f"/api/records/{ann.code}/replay?move={move}&eyes=2")["steps"][0]

    async def play() -> None:
        await ben.connect()
        assert ben.table["origin"] == {"code": ann.code, "move": move}
        assert ben.steps[move] == before["events"]
        await ben.play_on()

    asyncio.run(play())
    old = sanjuro.replay(ann.http.get(f"/api/records/{ann.code}/record").text)
    new = sanjuro.replay(ben.http.get(f"/api/records/{ben.code}/record").text)
    assert [m.text for m in old.history[:move]] == [m.text for m in new.history[:move]]
    assert ben.get(f"/api/records/{ben.code}/verify")["right"]
    assert not ben.table["rated"]
    for wrong in ({"move": -1, "seat": 0}, {"move": 10_000, "seat": 0}, {"move": 1, "seat": 9}):
        assert ben.http.post(f"/api/records/{ann.code}/what_if", json=wrong).status_code == 400


def test_what_if_only_on_a_seat_that_is_still_in_the_game(served: Served) -> None:
    for _ in range(10):
        ann = played(served, "bang", players=7)
        moves = ann.get(f"/api/records/{ann.code}")["moves"]
        view = ann.get(f"/api/records/{ann.code}/replay?move={moves - 1}&eyes=open")["steps"][0]["view"]
        if any(seat["out"] for seat in view["seats"]):
            break
    for number, seat in enumerate(view["seats"]):
        answer = ann.http.post(f"/api/records/{ann.code}/what_if", json={"move": moves - 1, "seat": number})
        out = seat["out"] and view["asked"] != number
        assert answer.status_code == (400 if out else 201), answer.text
    assert any(seat["out"] for seat in view["seats"])


def test_lists_and_open_cards_at_the_end(own_served: Served) -> None:
    ann = played(own_served, settings={"open": True})
    secret = played(own_served)
    eve = Player(own_served)
    assert [card["code"] for card in eve.get("/api/records")["games"]] == [ann.code]
    assert {card["code"] for card in secret.get("/api/records")["games"]} == {ann.code, secret.code}
    card = ann.get(f"/api/records?person={ann.me['person']}&game=shinobi")["games"][0]
    assert card["mine"] and card["winners"] is not None
    assert [set(label) for label in card["labels"]] == [{"clan"}] * card["players"], "who was who, seat by seat"
    assert card["created"] <= card["started"] <= card["ended"] == ann.table["ended"]
    assert eve.get(f"/api/records?before={ann.table['ended']}")["games"] == []
    eve.code = ann.code
    assert eve.command(type="look", open=True)["view"]["viewer"] is None
    assert eve.http.get("/api/records/ABCDEF").status_code == 404
    eve.open("shinobi")
    assert eve.http.get(f"/api/records/{eve.code}").status_code == 409


def test_verify_finds_what_is_wrong(sqlite_served: Served, tmp_path: Path) -> None:
    ann = played(sqlite_served)
    text = ann.http.get(f"/api/records/{ann.code}/record").text
    assert check(text).right
    lines = text.splitlines()
    secret = next(line for line in lines if line.startswith("secret:"))
    other = secret[:-1] + ("0" if secret[-1] != "0" else "1")
    assert not check(text.replace(secret, other)).right
    moves = [number for number, line in enumerate(lines) if line[:1].isdigit()]
    swapped = lines.copy()
    swapped[moves[3]], swapped[moves[9]] = swapped[moves[9]], swapped[moves[3]]
    assert not check("\n".join(swapped)).right
    assert not check("\n".join(lines[: moves[-1]])).right
    promised = next(line for line in lines if line.startswith("# commitment"))
    nothing = check(text.replace(promised, ""))
    assert not nothing.right and nothing.problem is not None and "hash" in nothing.problem
    assert check(text.replace(promised, ""), promised.split()[-1]).right
    assert "another" in (check(text.replace("reason: ", "reason: un")).problem or "")

    from typer import Typer

    from sanjuro.cli.verify import verify

    app = Typer()
    app.command()(verify)
    file = tmp_path / "record.txt"
    file.write_text(text)
    assert CliRunner().invoke(app, [str(file)]).exit_code == 0
    file.write_text(text.replace(secret, other))
    assert CliRunner().invoke(app, [str(file)]).exit_code == 1


def test_profile_and_ratings(own_served: Served) -> None:
    """Statistics by game and label, and a rating; recomputing them gives the same values."""
    ann = Player(own_served)
    ann.post("/api/account", {"name": "Ann", "password": "long enough"})

    async def play(code: str) -> None:
        ann.snapshot = {}
        await ann.connect()
        await ann.play_on()

    for _ in range(2):
        ann.open("shinobi", bots="rules", start=True)
        asyncio.run(play(ann.code))
        ann.table = {}
    profile = ann.get(f"/api/people/{ann.me['person']}")
    assert profile["name"] == "Ann" and profile["account"]
    whole = [tally for tally in profile["tallies"] if tally["label"] == ""]
    assert [(tally["game"], tally["games"]) for tally in whole] == [("shinobi", 2)]
    assert sum(tally["games"] for tally in profile["tallies"] if tally["label"] == "clan") == 2
    assert [rating["games"] for rating in profile["ratings"]] == [2]
    ladder = ann.get("/api/ladder/shinobi")["people"]
    assert [row["name"] for row in ladder] == ["Ann"]
    assert len(profile["games"]) == 2
    assert admin.rate_again(own_served.environment["SANJURO_DATABASE_URL"]) == 2
    again = ann.get(f"/api/people/{ann.me['person']}")["ratings"][0]
    assert again["mu"] == pytest.approx(profile["ratings"][0]["mu"])
    assert again["sigma"] == pytest.approx(profile["ratings"][0]["sigma"])
    assert ann.http.get("/api/people/nobody").status_code == 404
    assert ann.http.get("/api/ladder/chess").status_code == 404


def test_backup_and_restore(database: str, other_database: str, tmp_path: Path) -> None:
    """A backup can be restored into a new database of either kind, and every game in it goes on."""
    served = Served(database).start()
    try:
        done = played(served)
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

        async def some() -> None:
            await ann.connect()
            await ann.play_on(4)
            await ann.until(lambda: ann.decision is not None or ann.over)

        asyncio.run(some())
        report = {"type": "report", "person": ann.me["person"], "reason": "other"}
        ann.command(**report)
        file = tmp_path / "backup.gz"
        assert admin.backup(database, file) > 50
    finally:
        served.end()
    other = other_database
    runner = CliRunner()
    assert runner.invoke(admin_app, ["restore", str(file), "--database-url", other]).exit_code == 0
    with pytest.raises(admin.BadBackup, match="not empty"):
        admin.restore(other, file)
    folder = tmp_path / "records"
    assert runner.invoke(admin_app, ["export", str(folder), "--database-url", other]).exit_code == 0
    assert sanjuro.replay((folder / f"{done.code}.txt").read_text()).over
    assert runner.invoke(admin_app, ["migrate", "--database-url", other]).exit_code == 0
    broken = tmp_path / "broken.gz"
    broken.write_bytes(file.read_bytes()[:100])
    with pytest.raises(admin.BadBackup):
        admin.restore(str(tmp_path / "third.db"), broken)
    served = Served(other).start()
    try:
        ann.served = served
        ann.http.base_url = served.url
        before = (ann.view, ann.decision)

        async def finish() -> None:
            ann.snapshot = {}
            await ann.connect()
            assert (ann.view, ann.decision) == before
            await ann.play_on()

        asyncio.run(finish())
        assert ann.get(f"/api/records/{ann.code}/verify")["right"]
        ann.command(**report)
        assert [row["id"] for row in admin.reports(other)] == [1, 2]
    finally:
        served.end()


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_what_a_seat_could_know(served: Served, game: str) -> None:
    """On request, every step has the probabilities of roles or clans, computed from that seat's window."""
    ann = played(served, game)
    base = f"/api/records/{ann.code}"
    hides = ann.get(base)["hides"]
    assert hides == HIDDEN.get(game)
    match = sanjuro.replay(ann.http.get(f"{base}/record").text)
    move = len(match.history) // 2
    at = begin(match.game, match.players, match.options, match.origin)
    for played_move in match.history[:move]:
        at.play(played_move)
    for eyes, window in (("0", at.window(0)), ("watcher", at.window(None)), ("open", at.window(None))):
        step = ann.get(f"{base}/replay?move={move}&eyes={eyes}&beliefs=true")["steps"][0]
        assert ann.get(f"{base}/replay?move={move}&eyes={eyes}")["steps"][0]["beliefs"] is None
        if hides is None:
            assert step["beliefs"] is None
            continue
        found, names = beliefs(window), match.game.numbers()[hides]
        for seat, chances in enumerate(step["beliefs"]):
            assert sum(chances.values()) == pytest.approx(1.0, abs=0.001)
            for role, name in enumerate(names):
                assert chances.get(name, 0.0) == pytest.approx(found.chance(seat, role), abs=0.0001)
    assert ann.http.get(f"{base}/replay?move=0&beliefs=perhaps").status_code == 400
