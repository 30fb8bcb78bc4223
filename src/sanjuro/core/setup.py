"""Read the tables of a scenario file key by key; errors name the offending key."""

from __future__ import annotations

from sanjuro.core.native import mypyc_attr


class BadSetup(ValueError):
    """The scenario has a mistake; `where` is the offending key."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return BadSetup, (self.where, self.message)


@mypyc_attr(native_class=True)
class Setup:
    """A table of a scenario file. Keys that nobody has read by the end are reported as mistakes."""

    def __init__(self, path: str, values: dict[str, object]) -> None:
        self.path = path
        self.values = values
        self.read: list[str] = []

    def where(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> object:
        self.read.append(key)
        return self.values.get(key)

    def number(self, key: str, default: int) -> int:
        value = self.value(key)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetup(self.where(key), f"a whole number is needed, not {value!r}")
        return value

    def bounded(self, key: str, default: int, least: int, most: int) -> int:
        """Return a whole number from `least` to `most`."""
        value = self.number(key, default)
        if not least <= value <= most:
            raise BadSetup(self.where(key), f"a number from {least} to {most} is needed, not {value}")
        return value

    def seat(self, key: str, default: int, seats: int) -> int:
        """Return the number of a seat."""
        value = self.number(key, default)
        if not 0 <= value < seats:
            raise BadSetup(self.where(key), f"the seats are 0 to {seats - 1}")
        return value

    def switch(self, key: str, default: bool) -> bool:
        value = self.value(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise BadSetup(self.where(key), f"true or false is needed, not {value!r}")
        return value

    def word(self, key: str, default: str, choices: list[str] | None = None) -> str:
        value = self.value(key)
        if value is None:
            return default
        if not isinstance(value, str):
            raise BadSetup(self.where(key), f"a text is needed, not {value!r}")
        if choices is not None and value not in choices:
            raise BadSetup(self.where(key), f"one of {', '.join(choices)} is needed, not {value!r}")
        return value

    def words(self, key: str) -> list[str]:
        value = self.value(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadSetup(self.where(key), f"a list of texts is needed, not {value!r}")
        return [str(word) for word in value]

    def table(self, key: str) -> Setup:
        value = self.value(key)
        if value is None:
            return Setup(self.where(key), {})
        if not isinstance(value, dict):
            raise BadSetup(self.where(key), f"a table is needed, not {value!r}")
        return Setup(self.where(key), value)

    def tables(self, key: str) -> list[Setup]:
        value = self.value(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(table, dict) for table in value):
            raise BadSetup(self.where(key), "a list of tables is needed")
        return [Setup(f"{self.where(key)}[{i}]", dict(table)) for i, table in enumerate(value)]

    def done(self) -> None:
        """Refuse keys that have not been read."""
        for key in self.values:
            if key not in self.read:
                known = ", ".join(sorted(set(self.read)))
                raise BadSetup(self.where(key), f"unknown key; known here: {known}")
