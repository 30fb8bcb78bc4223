"""A fair queue: nobody delays others by sending more requests."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, Generic, NamedTuple, TypeVar

from sanjuro.server.limits import source

T = TypeVar("T")
REMEMBERED_MOST: Final = 50_000


class Owner(NamedTuple):
    """The owner of a request: a person, and the address they were last seen at."""

    address: str
    person: str


class Addresses:
    """The address at which each person was last seen; in memory only, and the oldest are dropped."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, address: str) -> None:
        self._last[person] = source(address)
        self._last.move_to_end(person)
        if len(self._last) > REMEMBERED_MOST:
            self._last.popitem(last=False)

    def owner(self, person: str) -> Owner:
        """The owner for a person. People not seen since the server started share one address."""
        return Owner(self._last.get(person, ""), person)


class FairQueue(Generic[T]):
    """Round robin between addresses, and between the people at each; first in, first out per person.

    A person may be a new guest with every request, so people alone would not do; a school behind one address is many
    people, so addresses alone would not either.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, owner: Owner, item: T) -> None:
        self._waiting.setdefault(owner.address, OrderedDict()).setdefault(owner.person, deque()).append(item)

    def take(self) -> T | None:
        """The next item; None if the queue is empty."""
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
