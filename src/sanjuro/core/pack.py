"""Serialisation of ints and texts for `Match.to_bytes`."""

from __future__ import annotations

from sanjuro.core.errors import BadBytes
from sanjuro.core.native import mypyc_attr

MAGIC = b"sanjuro1"


@mypyc_attr(native_class=True)
class Writer:
    """Collects ints as bytes; small ints take one byte."""

    def __init__(self) -> None:
        self.out: list[int] = []

    def put(self, value: int) -> None:
        rest = value * 2 if value >= 0 else -value * 2 - 1
        while rest > 127:
            self.out.append(rest & 127 | 128)
            rest >>= 7
        self.out.append(rest)

    def puts(self, values: list[int]) -> None:
        self.put(len(values))
        for value in values:
            self.put(value)

    def text(self, text: str) -> None:
        data = text.encode()
        self.put(len(data))
        self.out.extend(data)

    def blob(self) -> bytes:
        return bytes(self.out)


@mypyc_attr(native_class=True)
class Reader:
    """Reads what a Writer wrote; damaged data raises BadBytes, never anything else."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self) -> int:
        value = 0
        shift = 0
        while True:
            if self.at >= len(self.data) or shift > 63:
                raise BadBytes("these bytes are not a match: they are truncated or damaged")
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            if byte < 128:
                break
            shift += 7
        return value >> 1 if value & 1 == 0 else -((value + 1) >> 1)

    def takes(self) -> list[int]:
        count = self.take()
        if count < 0 or count > len(self.data):
            raise BadBytes("these bytes are not a match: they are truncated or damaged")
        return [self.take() for _ in range(count)]

    def text(self) -> str:
        count = self.take()
        if count < 0 or self.at + count > len(self.data):
            raise BadBytes("these bytes are not a match: they are truncated or damaged")
        raw = self.data[self.at : self.at + count]
        self.at += count
        try:
            return raw.decode()
        except UnicodeDecodeError:
            raise BadBytes("these bytes are not a match: they are truncated or damaged") from None
