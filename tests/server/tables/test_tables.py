"""What people can do at a table, over HTTP and sockets."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from player import Player, Served, eventually
from repository import ROOT

import sanjuro

GAMES = list(sanjuro.GAMES)


def refused(player: Player, **command: Any) -> str:
    answer = player.http.post(f"/api/tables/{player.code}/commands", json=command)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"])


def seats(player: Player) -> list[str]:
    table = player.get(f"/api/tables/{player.code}")["table"]
    return [seat["holder"] for seat in table["seats"]]


def test_lobby_and_seats(own_served: Served) -> None:
    """Open, find, join by code in upper or lower case, change seats and bots, arrange, start."""
    ann, ben, eve = Player(own_served), Player(own_served), Player(own_served)
    ann.http.patch("/api/me", json={"name": "Ann"})
    code = ann.open("shinobi", players=4, settings={"open": True, "language": "ru"})
    found = ben.get("/api/lobby?game=shinobi&language=ru")["open"]
    assert [card["code"] for card in found] == [code]
    assert found[0]["seats"][0]["name"] == "Ann"
    assert ben.get("/api/lobby?language=en")["open"] == []
    ben.code = eve.code = code.lower()
    ben.command(type="sit", seat=1)
    assert refused(eve, type="sit", seat=1) == "taken"
    assert refused(eve, type="sit", seat=7) == "bad_value"
    assert refused(ben, type="add_bot", seat=2, level="rules") == "not_host"
    assert refused(ann, type="add_bot", seat=1, level="rules") == "taken"
    assert refused(ann, type="add_bot", seat=2, level="genius") == "bad_value"
    ann.command(type="add_bot", seat=2, level="random")
    ann.command(type="add_bot", seat=2, level="rules")
    assert seats(ann) == ["person", "person", "bot", "nobody"]
    ann.command(type="remove_bot", seat=2)
    assert refused(ann, type="remove_bot", seat=2) == "bad_value"
    ben.command(type="stand", seat=1)
    assert refused(ben, type="stand", seat=0) == "not_yours"
    ann.command(type="arrange", players=3, settings={"pace": "instant"})
    assert refused(ann, type="arrange", players=9) == "bad_value"
    assert refused(ann, type="arrange", options={"nonsense": 1}) == "bad_value"
    assert refused(ann, type="arrange", settings={"clock": "sun"}) == "bad_value"
    assert seats(ann) == ["person", "nobody", "nobody"]
    assert refused(ben, type="start") == "not_host"
    assert refused(ann, type="start") == "not_now"
    ann.command(type="start", fill="rules")
    assert seats(ann) == ["person", "bot", "bot"]
    assert refused(ben, type="sit", seat=1) == "not_now"
    assert [card["code"] for card in ben.get("/api/lobby")["running"]] == [code]
    mine = ann.get("/api/lobby")["mine"]
    assert [card["code"] for card in mine] == [code] and mine[0]["mine"]
    assert ben.get("/api/lobby")["mine"] == []


def test_leaving_before_the_game(sqlite_served: Served) -> None:
    ann, ben = Player(sqlite_served), Player(sqlite_served)
    ben.code = ann.open("shinobi")
    ben.command(type="sit", seat=1)
    ann.command(type="leave")
    table = ben.get(f"/api/tables/{ben.code}")["table"]
    assert table["host"] == ben.me["person"]
    assert seats(ben)[:2] == ["nobody", "person"]
    assert ann.get("/api/lobby")["mine"] == []
    ben.command(type="leave")
    assert ben.get(f"/api/tables/{ben.code}")["table"]["state"] == "closed"


def test_two_clicks(sqlite_served: Served) -> None:
    """One request is enough to be asked for a move."""
    ann = Player(sqlite_served)
    ann.open("shinobi", bots="rules", start=True)
    asyncio.run(ann.connect())

    async def asked() -> None:
        await ann.connect()
        await ann.until(lambda: ann.decision is not None)

    asyncio.run(asked())
    decision = ann.decision
    assert decision is not None
    assert decision["seat"] == 0 and decision["pending"][-1]["frame"] == "turn"
    assert all({"text", "about", "say", "then"} == set(move) for move in decision["moves"])


@pytest.mark.parametrize("game", GAMES)
def test_hot_seat(served: Served, game: str) -> None:
    """One person plays every seat from one connection; the point of view follows the seat that is asked."""
    ann = Player(served)
    ann.open(game, settings={"forced": False})
    for seat in range(1, len(seats(ann))):
        ann.command(type="sit", seat=seat, name=f"Player {seat}")
    ann.command(type="start")

    async def play() -> None:
        await ann.connect()
        for _ in range(60):
            await ann.until(lambda: ann.decision is not None or ann.over)
            if ann.over:
                return
            assert ann.decision is not None
            assert ann.you["eyes"]["seat"] == ann.decision["seat"]
            assert ann.view is not None and ann.view["viewer"] == ann.decision["seat"]
            await ann.move()
        answer = await ann.ask(type="look", seat=1)
        assert answer["type"] == "done" and ann.view is not None and ann.view["viewer"] == 1

    asyncio.run(play())
    assert not ann.get(f"/api/tables/{ann.code}")["table"]["rated"]


def test_one_player_with_several_seats(sqlite_served: Served) -> None:
    """One person alone leads all samurai: they get every seat by sitting down, and one request starts the game."""
    ann, ben = Player(sqlite_served), Player(sqlite_served)

    def who() -> list[str | None]:
        names = {ann.me["person"]: "ann", ben.me["person"]: "ben", None: None}
        return [names[seat["person"]] for seat in ann.get(f"/api/tables/{ann.code}")["table"]["seats"]]

    ben.code = ann.open("samurai_spirit", players=1)
    assert who() == ["ann", "ann"]
    assert refused(ben, type="sit", seat=1) == "taken"
    ann.command(type="stand", seat=1)
    assert who() == [None, None]
    ann.command(type="sit", seat=1)
    assert who() == ["ann", "ann"]
    ann.command(type="arrange", options={"samurai": ["daisuke", "gorobei", "heihachi"]})
    assert who() == ["ann", "ann", "ann"]
    ann.command(type="arrange", options={"samurai": [None, "kyuzo", None, None]})
    assert who() == ["ann"] * 4
    ann.command(type="arrange", players=2, options={"samurai": None})
    assert who() == ["ann", None]
    ben.command(type="sit", seat=1)
    assert refused(ann, type="arrange", players=1) == "taken"
    ben.command(type="stand", seat=1)
    ann.command(type="add_bot", seat=1, level="random")
    ann.command(type="arrange", players=1)
    assert who() == ["ann", "ann"]
    ann.command(type="start")
    ann.open("samurai_spirit", players=1, start=True)
    assert who() == ["ann", "ann"]

    async def play() -> None:
        await ann.connect()
        await ann.play_on()

    asyncio.run(play())
    assert ann.get(f"/api/records/{ann.code}/verify")["right"]
    info = ann.get(f"/api/records/{ann.code}")
    tallies = ann.get(f"/api/people/{ann.me['person']}")["tallies"]
    assert [tally["games"] for tally in tallies if not tally["label"]] == [1], "one game, however many samurai"
    assert sum(tally["games"] for tally in tallies if tally["label"] == "samurai") == 2
    again = ann.post(f"/api/records/{ann.code}/what_if", {"move": info["moves"] // 2, "seat": 1})
    ann.code = again["code"]
    assert who() == ["ann", "ann"]


async def why_not_by_clicks(turn: Player, other: Player, seat: int) -> None:
    """Clicks that lead to a move have no refusal, others have that of a move, and guessed cards have none."""
    assert turn.decision is not None
    moves = turn.decision["moves"]
    cards = [click[1:] for click in [move["about"][0] for move in moves] if click[0] == "card"]
    first = ["card", cards[0][0]]
    assert (await turn.ask(type="why_not", seat=seat, clicks=[first]))["refusal"] is None
    reasons = [await turn.ask(type="why_not", seat=seat, clicks=[first, ["seat", to]]) for to in range(3)]
    assert all(reason["type"] == "reason" for reason in reasons)
    assert (await turn.ask(type="why_not", seat=seat, clicks=[["card", 10**6]]))["refusal"] is None
    answer = await other.ask(type="why_not", seat=1 - seat, clicks=[first])
    assert answer["refusal"]["key"] == "not_your_turn"


def test_moves_that_are_refused(served: Served) -> None:
    ann, ben = Player(served), Player(served)
    ben.code = ann.open("shinobi", players=3, settings={"forced": False})
    ben.command(type="sit", seat=1)
    ann.command(type="start", fill="rules")

    async def play() -> None:
        await ann.connect()
        await ben.connect()
        await ann.until(lambda: ann.decision is not None) if ann.decision is None and ben.decision is None else None
        turn, other = (ann, ben) if ann.decision else (ben, ann)
        assert turn.decision is not None
        seat, question = turn.decision["seat"], turn.decision["question"]
        text = turn.decision["moves"][0]["text"]
        wrong: list[tuple[Player, dict[str, Any], str]] = [
            (other, {"seat": seat, "question": question, "text": text}, "not_yours"),
            (other, {"seat": 1 - seat, "question": question, "text": text}, "illegal"),
            (turn, {"seat": seat, "question": question - 1, "text": text}, "stale"),
            (turn, {"seat": seat, "question": question + 9, "text": text}, "bad_value"),
            (turn, {"seat": seat, "question": question, "text": "bang"}, "illegal"),
            (turn, {"seat": 12, "question": question, "text": text}, "bad_value"),
        ]
        before = (turn.view, turn.seq)
        for player, command, error in wrong:
            answer = await player.ask(type="play", **command)
            assert answer["error"] == error, answer
        assert (turn.view, turn.seq) == before
        reason = await turn.ask(type="why_not", seat=seat, text="oda x 2 mori")
        assert reason["refusal"]["key"] == "attack_third" and reason["refusal"]["sentence"]
        assert (await turn.ask(type="why_not", seat=seat, text=text))["refusal"] is None
        assert (await other.ask(type="why_not", seat=1 - seat, text=text))["refusal"]["key"] == "not_your_turn"
        assert (await other.ask(type="why_not", seat=seat, text=text))["error"] == "not_yours"
        await why_not_by_clicks(turn, other, seat)
        assert (await turn.ask(type="play", seat=seat, question=question, text=text))["type"] == "done"
        again = await turn.ask(type="play", seat=seat, question=question, text=text)
        assert again["error"] == "stale"

    asyncio.run(play())


def test_chat_mute_and_report(own_served: Served) -> None:
    ann, ben, eve = Player(own_served), Player(own_served), Player(own_served)
    ben.code = eve.code = ann.open("shinobi")
    ben.command(type="sit", seat=1)

    async def talk() -> None:
        for player in (ann, ben, eve):
            await player.connect()
        await ben.ask(type="chat", text="  hello \u202e there\x07 ")
        await eve.ask(type="chat", phrase="good_luck")
        await ann.until(lambda: len(ann.chat) == 2)
        assert [line["text"] or line["phrase"] for line in ann.chat] == ["hello there", "good_luck"]
        assert ann.chat[0]["seat"] == 1 and ann.chat[1]["seat"] is None
        for bad in ({"text": ""}, {"text": "x" * 501}, {"phrase": "boo"}, {"text": "a", "phrase": "hello"}):
            assert (await ben.ask(type="chat", **bad))["error"] == "bad_value"
        await ann.ask(type="mute", person=ben.me["person"])
        assert [line["person"] for line in ann.chat] == [eve.me["person"]]
        await ben.ask(type="chat", text="can you hear me")
        await ann.until(lambda: ann.seq == ben.seq)
        assert len(ann.chat) == 1
        await ann.ask(type="mute", person=ben.me["person"], on=False)
        assert len(ann.chat) == 3
        done = await ann.ask(type="report", person=ben.me["person"], reason="abuse", text="rude")
        assert done["type"] == "done"
        assert (await ann.ask(type="report", person="nobodyhere", reason="abuse"))["error"] == "bad_value"

    asyncio.run(talk())
    from sanjuro.server import admin

    found = admin.reports(own_served.environment["SANJURO_DATABASE_URL"])
    assert [(row["about"], row["reason"], row["text"]) for row in found] == [(ben.me["person"], "abuse", "rude")]


def test_kicked(served: Served) -> None:
    """During the game a bot replaces the kicked player, who can neither come back nor watch."""
    ann, ben = Player(served), Player(served)
    ben.code = ann.open("shinobi", players=3, settings={"rated": False})
    ben.command(type="sit", seat=1)
    assert refused(ben, type="kick", person=ann.me["person"]) == "not_host"
    assert refused(ann, type="kick", person=ann.me["person"]) == "bad_value"
    ann.command(type="start", fill="rules")

    async def play() -> None:
        await ann.connect()
        await ben.connect()
        await ann.ask(type="kick", person=ben.me["person"])
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ben.until(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        assert ann.table["seats"][1]["away"] == "kicked"
        await ann.play_on()

    asyncio.run(play())
    assert refused(ben, type="back") == "kicked"
    assert ben.http.get(f"/api/tables/{ben.code}").status_code == 403


def test_pause(served: Served) -> None:
    ann = Player(served)
    ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

    async def play() -> None:
        await ann.connect()
        await ann.until(lambda: ann.decision is not None)
        assert ann.decision is not None
        await ann.ask(type="pause")
        assert ann.table["paused"]
        move = {"seat": 0, "question": ann.decision["question"], "text": ann.decision["moves"][0]["text"]}
        assert (await ann.ask(type="play", **move))["error"] == "not_now"
        await ann.ask(type="resume")
        assert (await ann.ask(type="play", **move))["type"] == "done"

    asyncio.run(play())


def test_away_and_back(served: Served) -> None:
    """A bot plays for people who ask for it, leave or disconnect; they can take the seat back."""
    ann, ben = Player(served), Player(served)
    ben.code = ann.open("shinobi", players=3, settings={"pace": "quick", "forced": False})
    ben.command(type="sit", seat=1)
    ann.command(type="start", fill="rules")

    async def play() -> None:
        await ann.connect()
        await ben.connect()
        await ben.ask(type="away")
        assert ben.table["seats"][1]["away"] == "asked"
        moves = len(ben.steps)
        while len(ben.steps) < moves + 6:
            if ann.decision is not None:
                await ann.move()
            else:
                await ann.hear()
            while ben.seq < ann.seq:
                await ben.hear()
            assert ben.decision is None
        await ben.ask(type="back")
        assert ben.table["seats"][1]["away"] is None
        await ben.ask(type="leave")
        assert ben.table["seats"][1]["away"] == "left"
        await ben.ask(type="back")
        assert ben.table["seats"][1]["away"] is None

    asyncio.run(play())


def test_dropped_for_too_long(tmp_path: Path) -> None:
    """Others wait: a bot stands in after the grace period, and reconnecting is enough to take the seat back."""
    served = Served(str(tmp_path / "db"), grace=0.5).start()
    try:
        ann, ben = Player(served), Player(served)
        ben.code = ann.open("shinobi", players=3, settings={"forced": False})
        ben.command(type="sit", seat=1)
        ann.command(type="start", fill="rules")

        async def play() -> None:
            await ann.connect()
            while ann.table["seats"][1]["away"] is None:
                if ann.decision is not None:
                    await ann.move()
                else:
                    await ann.hear()
            assert ann.table["seats"][1]["away"] == "dropped"
            assert ann.presence["seats"] == [True, False, True]
            gone = ann.presence["gone"]
            assert [since is None for since in gone] == [True, False, True] and gone[1] <= ann.clock["now"]
            assert ann.presence["grace"] == 500
            moved = len(ann.steps)
            while len(ann.steps) < moved + 8:
                if ann.decision is not None:
                    await ann.move()
                else:
                    await ann.hear()
            await ben.connect()
            await ben.until(lambda: ben.table["seats"][1]["away"] is None)
            assert ben.table["seats"][1]["stood_in"] > 0, "the returning player is told what the bot played"
            await ann.until(lambda: ann.presence["gone"] == [None, None, None])
            eve = Player(served)
            eve.code = ann.code
            await eve.connect()
            await ann.until(lambda: ann.presence["watching"] == [eve.me["name"]])

        asyncio.run(play())
    finally:
        served.end()


def test_a_host_who_is_gone(tmp_path: Path) -> None:
    """Nobody waits forever for a host: somebody with a seat takes over, but a spectator does not."""
    served = Served(str(tmp_path / "db"), grace=0.3).start()
    try:
        ann, ben, eve = Player(served), Player(served), Player(served)
        ben.code = eve.code = ann.open("shinobi", players=3)
        ben.command(type="sit", seat=1)

        async def gone() -> None:
            await ann.connect()
            assert refused(ben, type="start", fill="rules") == "not_host"
            await ann.drop()

        asyncio.run(gone())
        time.sleep(0.4)
        assert refused(eve, type="start", fill="rules") == "not_host"
        path = f"/api/tables/{ben.code}/commands"
        eventually(lambda: ben.http.post(path, json={"type": "start", "fill": "rules"}).status_code < 300)
        assert ben.get(f"/api/tables/{ben.code}")["table"]["host"] == ben.me["person"]
    finally:
        served.end()


def test_alone_a_dropped_connection_changes_nothing(tmp_path: Path) -> None:
    served = Served(str(tmp_path / "db"), grace=0.1).start()
    try:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

        async def play() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            before = ann.decision
            await ann.drop()
            await asyncio.sleep(0.6)
            await ann.connect()
            assert ann.decision == before

        asyncio.run(play())
    finally:
        served.end()


def test_rematch(served: Served) -> None:
    ann, ben, eve = Player(served), Player(served), Player(served)
    ben.code = eve.code = ann.open("shinobi", players=3)
    ben.command(type="sit", seat=1)
    ann.command(type="start", fill="random")

    async def play() -> None:
        await ann.connect()
        await ben.connect()
        assert (await ann.ask(type="rematch"))["error"] == "not_now"
        await asyncio.gather(ann.play_on(), ben.play_on())
        await ann.ask(type="chat", text="Again?")
        await ben.ask(type="chat", phrase="good_game")
        answer = await ben.ask(type="rematch")
        await ann.until(lambda: ann.table["next"] is not None)
        assert (ann.table["next"], ann.table["next_by"]) == (answer["code"], ben.me["person"])
        assert (await ann.ask(type="rematch"))["code"] == answer["code"]
        # Ann still looks at the result, so she is not gone. When she leaves that table too, she is.
        await ben.drop()
        ben.code = answer["code"]
        await ben.connect(again=True)
        await ben.until(lambda: ben.table["code"] == ben.code)
        assert ben.presence["seats"] == [False, True, True]
        assert ben.presence["at_result"] == [True, False, False]
        await ann.drop()
        await ben.until(lambda: ben.presence["at_result"] == [False, False, False])
        await ben.drop()

    asyncio.run(play())
    assert refused(eve, type="chat", text="") == "bad_value"
    ann.code = ann.table["next"]
    table = ann.get(f"/api/tables/{ann.code}")["table"]
    assert [seat["person"] for seat in table["seats"]] == [ann.me["person"], ben.me["person"], None]
    assert table["seats"][2]["level"] == "random" and table["host"] == ann.me["person"]
    assert table["commitment"] != ann.table["commitment"]
    chat = ann.get(f"/api/tables/{ann.code}")["chat"]
    assert [(line["name"], line["text"], line["phrase"], line["seat"]) for line in chat] == [
        (ann.me["name"], "Again?", "", 0),
        (ben.me["name"], "", "good_game", 1),
    ]
    assert chat[0]["at"] < table["created"], "said when it was said"
    ann.command(type="start")


def test_survivors_of_bang_are_asked_in_the_rematch_whether_they_keep_their_characters(served: Served) -> None:
    ann = Player(served)
    ann.open("bang", players=4, options={"keep_characters": True})
    for seat in range(1, 4):
        ann.command(type="sit", seat=seat)
    ann.command(type="start")

    async def play() -> list[dict[str, Any]]:
        await ann.connect()
        await ann.play_on()
        assert ann.view is not None
        seats: list[dict[str, Any]] = ann.view["seats"]
        answer = await ann.ask(type="rematch")
        await ann.drop()
        ann.code = answer["code"]
        return seats

    before = asyncio.run(play())
    table = ann.get(f"/api/tables/{ann.code}")["table"]
    assert table["options"]["keep"] == ["random" if seat["out"] else seat["character"] for seat in before]

    async def go_on() -> list[int]:
        await ann.connect()
        asked = []
        await ann.until(lambda: ann.decision is not None)
        while ann.decision is not None and [move["text"] for move in ann.decision["moves"]] == ["keep", "new"]:
            seat, question = ann.decision["seat"], ann.decision["question"]
            asked.append(seat)
            ann.decision = None
            await ann.send(type="play", seat=seat, question=question, text="keep")
            await ann.until(lambda: ann.decision is not None)
        return asked

    survivors = [seat for seat in range(4) if not before[seat]["out"]]
    assert survivors and sorted(asyncio.run(go_on())) == survivors
    assert ann.view is not None
    for seat in survivors:
        assert ann.view["seats"][seat]["character"] == before[seat]["character"]


def test_watching(served: Served) -> None:
    """Spectators see public state, and nothing at a table that does not allow spectators."""
    ann, eve = Player(served), Player(served)
    eve.code = ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

    async def play() -> None:
        await ann.connect()
        await eve.connect()
        await ann.until(lambda: ann.decision is not None)
        while eve.seq < ann.seq:
            await eve.hear()
        assert eve.view is not None and eve.view["viewer"] is None and eve.decision is None
        assert all(not seat["hand"]["cards"] for seat in eve.view["seats"])
        assert eve.you["seats"] == [] and not eve.you["may_open"]
        assert (await eve.ask(type="look", open=True))["error"] == "not_allowed"
        assert (await eve.ask(type="look", seat=0))["error"] == "not_yours"
        assert (await ann.ask(type="look", open=True))["error"] == "not_allowed"

    asyncio.run(play())
    eve.code = ann.open("shinobi", bots="rules", start=True, settings={"watch": False})
    assert eve.http.get(f"/api/tables/{eve.code}").status_code == 403

    async def turned_away() -> None:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await eve.connect()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403

    eve.snapshot = {}
    asyncio.run(turned_away())


@pytest.mark.skipif(shutil.which("node") is None, reason="the example wants Node")
def test_the_example_bot(served: Served) -> None:
    """A bot in another language plays a whole game through the bot API."""
    ann = Player(served)
    token = ann.post("/api/tokens", {"label": "my bot"})
    assert token["token"] and ann.get("/api/tokens")[0]["token"] is None
    ann.open("shinobi", players=3, seat=None)
    for seat in (1, 2):
        ann.command(type="add_bot", seat=seat, level="rules")
    example = ROOT / "examples" / "bot.mjs"
    bot = subprocess.Popen(
        ["node", str(example), served.url, token["token"], ann.code, "0"], stdout=subprocess.PIPE, text=True
    )

    async def start() -> None:
        await ann.connect()
        await ann.until(lambda: ann.table["seats"][0]["holder"] == "person")
        await ann.ask(type="start")
        await ann.until(lambda: ann.over)

    asyncio.run(start())
    out, _ = bot.communicate(timeout=90)
    assert bot.returncode == 0 and "over:" in out
    ann.http.delete(f"/api/tokens/{token['id']}")
    again = httpx.get(f"{served.url}/api/me", headers={"Authorization": f"Bearer {token['token']}"})
    assert again.status_code == 401
