"""People without accounts: whoever holds the cookie is the person. Only hashes of secrets are stored."""

import hashlib
import secrets
import time
from collections import OrderedDict
from datetime import UTC, datetime

from sqlalchemy import Connection, insert, select, update

from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.models import Person, SessionRow

REMEMBERED = 20_000
NAME_LENGTH = 24
AT_ONCE = 500  # cookies in one question
TRUSTED = 30.0  # seconds: another worker may have ended a session meanwhile


def new_token() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id that cannot be guessed, because knowing it is enough to find something."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """What is stored of a secret. It has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name as it is shown: one line, without invisible characters."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME_LENGTH or not all(letter.isprintable() for letter in name):
        raise Refused("bad_name")
    return name


class People:
    """All people, found by their cookies."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()  # by hash, with the time of the last look

    async def find(self, token: str | None) -> str | None:
        """The person with this cookie."""
        if not token or len(token) > 100:
            return None
        token_hash = hashed(token)
        known = self._known.get(token_hash)
        if known is not None and time.monotonic() - known[1] < TRUSTED:
            return known[0]
        first = select(Person.id).where(Person.token_hash == token_hash)
        other = select(SessionRow.person).where(SessionRow.token_hash == token_hash)
        found = await self.db.read(lambda connection: connection.scalar(first) or connection.scalar(other))
        self._known.pop(token_hash, None)
        if found is not None:
            self._remember(token_hash, found)
        return found

    async def standing(self, hashes: set[str]) -> dict[str, str]:
        """The people of these cookies, as far as they are still theirs."""
        found: dict[str, str] = {}
        known = sorted(hashes)
        for start in range(0, len(known), AT_ONCE):
            some = known[start : start + AT_ONCE]
            first = select(Person.token_hash, Person.id).where(Person.token_hash.in_(some))
            other = select(SessionRow.token_hash, SessionRow.person).where(SessionRow.token_hash.in_(some))
            rows = await self.db.read(lambda connection, both=(first, other): [connection.execute(each).all() for each in both])  # type: ignore[misc]
            found |= {token_hash: person for each in rows for token_hash, person in each}
        return found

    async def create(self) -> tuple[str, str]:
        """A new person, and the cookie."""
        token, person = new_token(), new_id()

        def work(connection: Connection) -> None:
            row = {"id": person, "token_hash": hashed(token), "name": "", "seen": datetime.now(UTC)}
            connection.execute(insert(Person), [row])

        await self.db.write(work)
        self._remember(hashed(token), person)
        return person, token

    async def name(self, person: str) -> str:
        """What a person wants to be called."""
        query = select(Person.name).where(Person.id == person)
        return await self.db.read(lambda connection: connection.scalar(query)) or ""

    async def rename(self, person: str, name: str) -> None:
        """Remember what a person wants to be called."""

        def work(connection: Connection) -> None:
            connection.execute(update(Person).where(Person.id == person).values(name=name, seen=datetime.now(UTC)))

        await self.db.write(work)

    def forget_all(self) -> None:
        """Ask the database again for everybody, because some have been deleted."""
        self._known.clear()

    def _remember(self, token_hash: str, person: str) -> None:
        self._known[token_hash] = person, time.monotonic()
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
