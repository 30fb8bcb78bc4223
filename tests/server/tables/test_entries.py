"""The entries of the log and the commands that produce them, without a server."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from sanjuro.server.protocol import messages
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables import commands, permissions
from sanjuro.server.tables.entries import (
    KINDS,
    BotAdded,
    Carried,
    Created,
    Left,
    Moved,
    Said,
    Sat,
    body,
    restore,
)
from sanjuro.server.tables.setup import Actor, TableSetup
from sanjuro.server.tables.table import Table

# Entries that no command produces: the server writes them itself.
BY_ITSELF = {Created, Carried}


def lobby() -> Table:
    """Return a table of Shinobi that Ann has opened, where she sits with Ben."""
    setup = TableSetup(
        code="ABCDEF",
        game="shinobi",
        rules=1,
        players=3,
        options={},
        settings=messages.Settings(),
        host="ann",
        origin="secret " + "ab" * 32,
        created=0,
    )
    table = Table(setup)
    for entry in (Created("ann"), Sat(0, "ann", "Ann", False), Sat(1, "ben", "Ben", False)):
        table.append(entry, 0)
    return table


def test_every_kind_of_entry_has_a_name_of_its_own_and_an_effect() -> None:
    assert len({kind.__struct_config__.tag for kind in KINDS}) == len(KINDS)
    for kind in KINDS:
        assert kind.__struct_config__.tag and "apply" in vars(kind) and kind.__doc__


def test_every_command_has_a_rule_and_every_entry_a_producer() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(messages.AnyCommand)}
    assert tags == set(permissions.RULES) - {permissions.SEE, permissions.SEE_EVERYTHING, permissions.SEE_RECORD}
    produced = {kind for rule in permissions.RULES.values() for kind in rule.produces}
    assert produced | BY_ITSELF == set(KINDS) and not produced & BY_ITSELF
    for command in commands.PRODUCED_BY:
        assert permissions.RULES[str(command.__struct_config__.tag)].produces, command


def test_what_is_not_stored() -> None:
    """Fields with a column of their own, moves that were just validated, and fields without a value."""
    assert body(Moved(1, "pass")) == {"text": "pass"}
    assert body(Moved(1, "pass", 0)) == {"text": "pass", "bank": 0}
    assert body(Said("ann", "Ann", 2, False, text="hello")) == {"name": "Ann", "account": False, "text": "hello"}


@pytest.mark.parametrize(
    ("kind", "stored"),
    [
        ("paused", {}),
        ("paused", {"bank": 55_000}),
        ("paced", {"pace": "quick"}),
        ("kicked", {"by": "ann"}),
        ("locked", {"on": True}),
        ("moved", {"text": "pass", "a field of an old version": 1}),
    ],
)
def test_rows_of_older_versions_load(kind: str, stored: dict[str, Any]) -> None:
    entry = restore(kind, 0, "ben", stored)
    assert entry.kind == kind
    assert body(entry).items() <= stored.items()


def test_rows_of_a_newer_version_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown kind 'danced'"):
        restore("danced", None, "ann", {})
    with pytest.raises(msgspec.ValidationError, match="name"):
        restore("sat", 0, "ann", {"account": False})


def test_somebody_who_left_the_lobby_has_no_seat() -> None:
    table = lobby()
    assert table.seats_of("ben") == [1]
    table.append(Left("ben"), 1)
    assert table.seats_of("ben") == [] and table.people() == ["ann"]


def test_people_command_only_their_own_seats() -> None:
    table = lobby()
    table.append(BotAdded(2, "rules", "Nui"), 0)
    ben = Actor("ben", "Ben")
    permissions.check_command(table, ben, messages.Stand(seat=1), "")
    for seat, error in (0, "not_yours"), (2, "not_yours"), (3, "bad_value"):
        with pytest.raises(Refused) as refused:
            permissions.check_command(table, ben, messages.Stand(seat=seat), "")
        assert refused.value.error == error
    with pytest.raises(Refused, match="not yours"):
        permissions.check_command(table, ben, messages.Look(seat=0), "")


def test_silenced_people_cannot_chat() -> None:
    table = lobby()
    permissions.check_command(table, Actor("ben", "Ben"), messages.Chat(text="hello"), "")
    with pytest.raises(Refused) as refused:
        permissions.check_command(table, Actor("ben", "Ben", silenced=True), messages.Chat(text="hello"), "")
    assert refused.value.error == "muted"


def test_whoever_is_seated_takes_over_from_a_host_who_is_gone() -> None:
    table = lobby()
    for person, gone, expected in (
        ("ben", True, True),
        ("ben", False, False),
        ("eve", True, False),
        ("ann", True, False),
    ):
        assert permissions.may_take_over(table, person, messages.Start(), gone) is expected
    assert not permissions.may_take_over(table, "ben", messages.Chat(text="hello"), True)
