"""Expected values in scenario files: a value, `{ one_of = […] }`, or `{ any_order = […] }`."""

from __future__ import annotations

from sanjuro.core.match import Match
from sanjuro.core.setup import BadSetup

ONE_OF = "one_of"
ANY_ORDER = "any_order"


def is_choice(value: object) -> bool:
    """Return whether a value of the file is a table with `one_of` or `any_order` rather than part of a path."""
    return isinstance(value, dict) and (ONE_OF in value or ANY_ORDER in value)


def paths(values: dict[str, object], path: str = "") -> list[tuple[str, object]]:
    """Return nested tables as dotted paths with their expected values; an empty table is an ordinary value."""
    flat: list[tuple[str, object]] = []
    for key, value in values.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict) and value and not is_choice(value):
            flat.extend(paths(value, here))
        else:
            flat.append((here, value))
    return flat


def refuse_bad_choice(where: str, value: object) -> None:
    """Refuse a `one_of` or `any_order` that is not a list or is not alone in its table."""
    if isinstance(value, list):
        for item in value:
            refuse_bad_choice(where, item)
        return
    if not isinstance(value, dict) or not is_choice(value):
        return
    if len(value) > 1:
        raise BadSetup(where, f"{ONE_OF} or {ANY_ORDER} must be alone in its table")
    for inner in value.values():
        if not isinstance(inner, list) or not inner:
            raise BadSetup(where, f"a list of values is needed in {ONE_OF} or {ANY_ORDER}, not {inner!r}")
        refuse_bad_choice(where, inner)


def fits(found: object, expected: object) -> bool:
    """Return whether a value of a view is what the file expects; true and false do not count as numbers."""
    if isinstance(expected, dict) and ONE_OF in expected:
        return alternative(found, expected) >= 0
    if isinstance(expected, dict) and ANY_ORDER in expected:
        return isinstance(found, list) and _fits_in_any_order(found, list(expected[ANY_ORDER]))
    if isinstance(expected, dict):
        if not isinstance(found, dict) or found.keys() != expected.keys():
            return False
        return all([fits(found[key], expected[key]) for key in expected])
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return False
        return all([fits(found[i], expected[i]) for i in range(len(found))])
    if isinstance(found, bool) or isinstance(expected, bool):
        return found is expected
    return found == expected


def alternative(found: object, expected: dict[str, object]) -> int:
    """Return the position of the first value in a `one_of` that fits; -1 if none does."""
    values = expected[ONE_OF]
    assert isinstance(values, list)
    for place, value in enumerate(values):
        if fits(found, value):
            return place
    return -1


def _fits_in_any_order(found: list[object], expected: list[object]) -> bool:
    if len(found) != len(expected):
        return False
    if not expected:
        return True
    for i in range(len(found)):
        if fits(found[i], expected[0]) and _fits_in_any_order(found[:i] + found[i + 1 :], expected[1:]):
            return True
    return False


def shown(expected: object) -> str:
    """Return the expectation as text for a message."""
    if isinstance(expected, dict) and ONE_OF in expected:
        return f"one of {expected[ONE_OF]!r}"
    if isinstance(expected, dict) and ANY_ORDER in expected:
        return f"{expected[ANY_ORDER]!r} in any order"
    return repr(expected)


# ---- the view as a file writes it ---------------------------------------------------------


def plain_view(m: Match, viewer: int) -> dict[str, object]:
    """Return a view as files write it: cards by name, and piles in the middle with the top card first."""
    view = m.game.window(m, viewer).view()
    written: dict[str, object] = {}
    for key, value in view.items():
        written[key] = _plain(value)
        if key in m.layout.by_place and _is_open_pile(value):
            pile = m.piles[m.layout.by_place[key]]
            written[key] = [m.game.cards.names[card] for card in reversed(pile)]
    return written


def _is_open_pile(value: object) -> bool:
    return isinstance(value, list) and all([isinstance(item, dict) and "card" in item for item in value])


def _plain(value: object) -> object:
    if isinstance(value, dict):
        if "card" in value and set(value) <= {"card", "id"}:
            return value["card"]
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return "none" if value is None else value


def look_up(view: object, path: str) -> object:
    """Return the value at a dotted path. The KeyError says what exists instead."""
    for key in path.split("."):
        if isinstance(view, dict) and key in view:
            view = view[key]
        elif isinstance(view, list) and key.isdecimal() and int(key) < len(view):
            view = view[int(key)]
        else:
            known = ", ".join([str(k) for k in view]) if isinstance(view, dict) else "no keys"
            if isinstance(view, list):
                known = f"{len(view)} entries"
            raise KeyError(f"the view has no {key!r} there; it has {known}")
    return view
