"""A table without viewers is unloaded. Anyone who connects at that moment joins the same table as everybody else.

The server looks for such tables once a minute, so this test waits for a minute.
"""

from __future__ import annotations

import threading

from attacks.conftest import Start
from attacks.databases import Reader, held
from attacks.people import Person, Socket
from attacks.process import eventually

# Time until the server has looked for idle tables.
A_MINUTE_AND_MORE = 100.0


def test_people_who_connect_while_a_table_is_unloaded_hear_what_happens_there(start: Start) -> None:
    server = start(limits=False, idle_minutes=0.01)
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", bots="random", seat=0, start=True, settings={"forced": False})
    ann.decision(code)
    ann.does(code, type="chat", text="all are known")
    ben.does(code, type="chat", text="all are known")
    sockets: list[Socket] = []
    with held(server.database):
        # Nothing else is written now: the first write that waits belongs to the table being unloaded.
        eventually(lambda: server.metric("sanjuro_writes_waiting") > 0, A_MINUTE_AND_MORE, "no table was unloaded")
        coming = threading.Thread(target=lambda: sockets.append(ann.enter(code)))
        coming.start()
        coming.join(1.0)
    coming.join()
    ben_socket = ben.enter(code)
    assert ben_socket.messages[-1]["seq"] == Reader(server.database).last(code)
    ben.does(code, type="chat", text="can you hear me")
    heard = sockets[0].until(lambda message: message.get("chat"), 10)
    assert heard["chat"]["text"] == "can you hear me"
    assert ann.move(code).status_code == 200
    ben_socket.until(lambda message: message.get("change", {}).get("kind") == "moved", 10)
    sockets[0].until(lambda message: message.get("change", {}).get("kind") == "moved", 10)
    assert ben.table(code)["presence"]["seats"][0]
