"""A software authenticator for passkeys."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def _data(self, host: str, extra: bytes = b"") -> bytes:
        self.count += 1
        flags = 0x45 if extra else 0x05
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + extra

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        extra = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(options["rp"]["id"], extra)
        client = self._client("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": {"clientDataJSON": text(client), "attestationObject": text(attestation)},
        }

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": text(client),
                "authenticatorData": text(data),
                "signature": text(signature),
                "userHandle": None,
            },
        }
