"""Tables in every state, with everybody an attacker could be, for the permission table."""

from __future__ import annotations

import random

from attacks.people import Person, Socket
from attacks.process import Server, eventually

ROLES = ("stranger", "spectator", "kicked", "out", "seated", "host")
PLAYERS = 5


class Seated:
    """A table in some state, people of all roles, and the seats they have or had."""

    def __init__(self, server: Server, state: str, watch: bool) -> None:
        self.server = server
        self.state = state
        self.watch = watch
        self.people: dict[str, Person] = {}
        self.seats: dict[str, int] = {}
        self.code = ""
        self.watching: Socket | None = None
        if state == "lobby":
            self._lobby()
        else:
            chance = random.Random(state)
            while not self._playing(chance):
                pass
            if state == "over":
                self._over()

    def roles(self) -> list[str]:
        return [role for role in ROLES if role in self.people]

    def _open(self) -> Person:
        host = Person(self.server)
        # In a rated game nobody can be kicked.
        settings = {"watch": self.watch, "open": True, "ghosts": True, "forced": False, "rated": False}
        self.code = host.open("bang", players=PLAYERS, seat=0, settings=settings)
        self.people = {"host": host, "stranger": Person(self.server), "spectator": Person(self.server)}
        self.seats = {"host": 0}
        self.watching = self.people["spectator"].enter(self.code)
        return host

    def _lobby(self) -> None:
        """Set up a lobby with the host, a guest, a bot, an empty seat, and somebody who was kicked."""
        host = self._open()
        for role, seat in (("seated", 1), ("kicked", 2)):
            self._sit(role, Person(self.server), seat)
        host.does(self.code, type="add_bot", seat=3, level="random")
        host.does(self.code, type="kick", person=self.people["kicked"].id)

    def _sit(self, role: str, person: Person, seat: int) -> None:
        person.does(self.code, type="sit", seat=seat)
        self.people[role] = person
        self.seats[role] = seat

    def _playing(self, chance: random.Random) -> bool:
        """Play until one person is out and another has been kicked. Return False if the game ends before that."""
        host = self._open()
        sitting = {0: host, **{seat: Person(self.server) for seat in range(1, PLAYERS)}}
        for seat in range(1, PLAYERS):
            sitting[seat].does(self.code, type="sit", seat=seat)
        host.does(self.code, type="start")
        out: list[int] = []
        for _ in range(2000):
            shown = host.table(self.code)
            if shown["table"]["state"] != "playing":
                return False
            out = [seat for seat, one in enumerate(shown["view"]["seats"]) if one["out"]]
            # A player who goes out may still have to choose which of their cards Pedro Ramirez finds.
            if out and shown["view"]["asked"] not in out:
                break
            sitting[shown["view"]["asked"]].move(self.code, chance)
        alive = [seat for seat in sitting if seat not in out and seat != 0]
        if not out or 0 in out or len(alive) < 2:
            return False
        for role, seat in (("out", out[0]), ("kicked", alive[0]), ("seated", alive[1])):
            self.people[role] = sitting[seat]
            self.seats[role] = seat
        self.others = [sitting[seat] for seat in alive[2:]]
        host.does(self.code, type="kick", person=self.people["kicked"].id)
        # A bot plays for the kicked player until a person is asked again.
        eventually(lambda: self._waits(host))
        return bool(host.table(self.code)["table"]["state"] == "playing")

    def _waits(self, host: Person) -> bool:
        shown = host.table(self.code)
        return bool(shown["table"]["state"] != "playing" or shown["view"]["asked"] != self.seats["kicked"])

    def _over(self) -> None:
        """Let bots play the game to the end."""
        players = [self.people["host"], self.people["seated"], self.people["out"], *self.others]
        for person in players:
            person.command(self.code, type="away")
        eventually(lambda: self.people["host"].table(self.code)["table"]["state"] == "over")
