"""A client with many requests waits for them; the others do not."""

from __future__ import annotations

from sanjuro.server.live import fair_queue
from sanjuro.server.live.fair_queue import Addresses, FairQueue, Owner


def taken(queue: FairQueue[str]) -> list[str]:
    found = []
    while (item := queue.take()) is not None:
        found.append(item)
    return found


def test_one_person_is_served_in_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in "abc":
        queue.put(Owner("home", "ann"), item)
    assert taken(queue) == ["a", "b", "c"]
    assert queue.take() is None


def test_addresses_take_turns_whatever_the_number_of_their_people() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(12):
        queue.put(Owner("crowd", f"guest {number}"), f"crowd {number}")
    queue.put(Owner("home", "ann"), "ann 1")
    queue.put(Owner("home", "ann"), "ann 2")
    assert taken(queue)[:5] == ["crowd 0", "ann 1", "crowd 1", "ann 2", "crowd 2"]


def test_people_at_one_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(Owner("school", "bob"), f"bob {number}")
    queue.put(Owner("school", "ann"), "ann")
    assert taken(queue) == ["bob 0", "ann", "bob 1", "bob 2"]


def test_whoever_comes_back_at_once_has_to_let_the_others_go_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Owner("a", "ann"), "ann 1")
    queue.put(Owner("b", "bob"), "bob 1")
    assert queue.take() == "ann 1"
    queue.put(Owner("a", "ann"), "ann 2")
    assert taken(queue) == ["bob 1", "ann 2"]


def test_addresses_are_those_people_were_last_seen_at() -> None:
    addresses = Addresses()
    assert addresses.owner("ann") == Owner("", "ann")
    addresses.seen("ann", "192.0.2.1")
    addresses.seen("ann", "2001:db8::1")
    addresses.seen("bob", "2001:db8::2")
    assert addresses.owner("ann").address == addresses.owner("bob").address, "one household"


def test_the_number_of_remembered_addresses_is_limited() -> None:
    addresses = Addresses()
    addresses.seen("ann", "192.0.2.1")
    addresses.seen("bob", "192.0.2.1")
    addresses.seen("ann", "192.0.2.1")
    for number in range(fair_queue.REMEMBERED_MOST - 1):
        addresses.seen(f"guest {number}", "192.0.2.2")
    assert addresses.owner("ann").address == "192.0.2.1"
    assert addresses.owner("bob").address == ""
