"""Who may not come in: a person, or an address or network. Each worker keeps the list and reads it again at every sweep."""

from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sqlalchemy import or_, select

from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.models import BanRow


class Bans:
    """The people and networks that are banned now."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.people: set[str] = set()
        self.networks: list[IPv4Network | IPv6Network] = []

    async def load(self) -> None:
        """Read the list."""
        standing = or_(BanRow.until.is_(None), BanRow.until > datetime.now(UTC))
        query = select(BanRow.person, BanRow.address).where(standing)
        rows = await self.db.read(lambda connection: connection.execute(query).all())
        self.people = {row.person for row in rows if row.person}
        self.networks = [ip_network(row.address) for row in rows if row.address]

    def any(self) -> bool:
        """Whether anybody is banned at all."""
        return bool(self.people or self.networks)

    def is_banned(self, address: str, person: str | None) -> bool:
        """Whether a request must be refused."""
        if person in self.people:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def checked_address(text: str) -> str:
    """An address or a network as it is stored."""
    try:
        return str(ip_network(text.strip(), strict=False))
    except ValueError:
        raise Refused("bad_address") from None
