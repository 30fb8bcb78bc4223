"""A queue in which nobody can push others back by asking for more."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, Generic, NamedTuple, TypeVar

from sanjuro.server.limits import source

T = TypeVar("T")
REMEMBERED_MOST: Final = 50_000


class Owner(NamedTuple):
    """On whose account something is done: a person, and the address they were last seen at."""

    address: str
    person: str


class Addresses:
    """Where each person was last seen; in memory only, and those seen longest ago are forgotten."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, address: str) -> None:
        self._last[person] = source(address)
        self._last.move_to_end(person)
        if len(self._last) > REMEMBERED_MOST:
            self._last.popitem(last=False)

    def owner(self, person: str) -> Owner:
        """People not seen since the server started share one address."""
        return Owner(self._last.get(person, ""), person)


class FairQueue(Generic[T]):
    """Round robin between addresses, and at each address between its people; first come, first served for each person.

    A person may be a new guest with every request, so people alone would not do; a school behind one address is many
    people, so addresses alone would not either.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, owner: Owner, item: T) -> None:
        self._waiting.setdefault(owner.address, OrderedDict()).setdefault(owner.person, deque()).append(item)

    def take(self) -> T | None:
        """Whose turn it is; None if nobody waits."""
        if not self._waiting:
            return None
        address, people = self._waiting.popitem(last=False)
        person, items = people.popitem(last=False)
        item = items.popleft()
        if items:
            people[person] = items
        if people:
            self._waiting[address] = people
        return item
