"""The secrets of this server for being told: made at the first start, kept in the database, the same for all workers."""

import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, insert, select

from pavonis.server.database import Database, lock
from pavonis.server.models import MemoryRow

NAME = "notifications"


class Keys(NamedTuple):
    """With what this server signs."""

    vapid: Vapid02
    secret: bytes

    @property
    def public(self) -> str:
        """What browsers are told when they subscribe."""
        key: EllipticCurvePrivateKey = self.vapid.private_key
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def token(self, purpose: str, endpoint: str) -> str:
        """A secret that only allows one thing with one endpoint."""
        proof = hmac.new(self.secret, f"{purpose}:{endpoint}".encode(), hashlib.sha256).hexdigest()
        return f"{endpoint}.{proof}"

    def endpoint(self, purpose: str, token: str) -> str | None:
        """The endpoint that such a secret is for, if it is one."""
        found = token.rpartition(".")[0]
        return found if hmac.compare_digest(self.token(purpose, found).encode(), token.encode()) else None


async def load(db: Database) -> Keys:
    """The keys; the first server that starts makes them."""
    value = await db.write(_loaded)
    return Keys(Vapid02.from_pem(value["vapid"].encode()), bytes.fromhex(value["secret"]))


def _loaded(connection: Connection) -> dict[str, str]:
    lock(connection, NAME)
    value = connection.scalar(select(MemoryRow.value).where(MemoryRow.name == NAME))
    if value is None:
        vapid = Vapid02()
        vapid.generate_keys()
        value = {"vapid": vapid.private_pem().decode(), "secret": secrets.token_hex(32)}
        connection.execute(insert(MemoryRow), [{"name": NAME, "value": value}])
    return value
