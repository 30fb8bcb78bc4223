"""A seat changes hands: a bot that stood in must not move after its person is back, nor the other way round."""

from __future__ import annotations

from typing import Any

from attacks.people import Person, Socket
from attacks.process import Server

TRIALS = 60


def updates(socket: Socket, since: int) -> list[dict[str, Any]]:
    return [message for message in socket.messages if message["type"] == "update" and message["seq"] > since]


def asked(person: Person, socket: Socket | None, code: str) -> tuple[Socket, str, dict[str, Any]]:
    """Return a socket on which this person is being asked, at the same table, or at a new one if the game is over."""
    while True:
        if socket is not None:
            socket.ask(type="ping")
        shown = person.table(code) if code else {"table": {"state": "over"}}
        if shown["table"]["state"] != "playing":
            code = person.open("shinobi", players=3, seat=0, bots="random", start=True, settings={"forced": False})
            socket = person.enter(code)
        elif shown["decision"] is not None:
            assert socket is not None
            return socket, code, shown["decision"]


def test_a_bot_does_not_move_after_back_was_acknowledged(shared: Server) -> None:
    """At instant pace the bot chooses its move while `back` is being written. It used to play that move afterwards."""
    ann = Person(shared)
    socket, code = None, ""
    for _ in range(TRIALS):
        socket, code, decision = asked(ann, socket, code)
        socket.send(type="away")
        number = socket.send(type="back")

        def answers(message: dict[str, Any], number: int = number) -> bool:
            return message.get("id") == number

        done = socket.until(answers)
        if done["type"] == "error":
            continue  # the bot has already ended the game
        back = [u["seq"] for u in updates(socket, 0) if u["change"]["kind"] == "back"]
        # A ping waits for the table's lock, as a move of the bot does, so any pending move has been played by then.
        for _ in range(3):
            socket.ask(type="ping")
        moved = [u for u in updates(socket, back[-1] if back else socket.seq) if u["change"]["kind"] == "moved"]
        assert 0 not in [update["change"]["seat"] for update in moved], "a bot moved for somebody who was back"
        socket, code, decision = asked(ann, socket, code)
        move = {"seat": 0, "question": decision["question"], "text": decision["moves"][0]["text"]}
        assert socket.ask(type="play", **move)["type"] == "done"
    assert socket is not None
    socket.close()
