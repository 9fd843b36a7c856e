"""Where people are told: browsers, webhooks and mailboxes. An address is a secret, so only a part of it is ever shown."""

from datetime import UTC, datetime
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update

from pavonis.server.errors import Refused
from pavonis.server.models import EndpointRow
from pavonis.server.notification_schemas import EndpointBody
from pavonis.server.people import new_id

MOST = 12  # of one person


def listed(connection: Connection, person: str) -> list[EndpointBody]:
    """The endpoints that a person has named, the oldest first."""
    query = select(EndpointRow.__table__).where(EndpointRow.person == person).order_by(EndpointRow.created, EndpointRow.id)
    found = connection.execute(query).mappings()
    return [
        EndpointBody(row["id"], row["kind"], shown(row["kind"], row["address"]), row["confirmed"], row["table_id"]) for row in found
    ]


def shown(kind: str, address: str) -> str:
    """As much of an address as its owner needs to recognise it."""
    if kind != "mail":
        return urlsplit(address).hostname or ""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…@{host}"


def add(
    connection: Connection, person: str, kind: str, address: str, keys: dict[str, str] | None, table_id: str | None, confirmed: bool
) -> str:
    """Name an endpoint, in place of the same one before. A browser belongs to one person only. Returns its id."""
    same = [EndpointRow.address == address, EndpointRow.kind == kind]
    if kind != "push":
        same.append(EndpointRow.person == person)
        same.append(EndpointRow.table_id.is_(None) if table_id is None else EndpointRow.table_id == table_id)
    connection.execute(delete(EndpointRow).where(*same))
    if (connection.scalar(select(func.count()).where(EndpointRow.person == person)) or 0) >= MOST:
        raise Refused("too_many_endpoints", most=MOST)
    row = {"id": new_id(), "person": person, "table_id": table_id, "kind": kind, "address": address, "keys": keys}
    connection.execute(insert(EndpointRow), [{**row, "confirmed": confirmed, "failures": 0, "created": datetime.now(UTC)}])
    return str(row["id"])


def confirm(connection: Connection, endpoint: str) -> bool:
    """Note that the owner of a mailbox agrees; False if nobody wants it any more."""
    return connection.execute(update(EndpointRow).where(EndpointRow.id == endpoint).values(confirmed=True)).rowcount == 1


def remove(connection: Connection, endpoint: str, person: str | None = None) -> None:
    """Forget an endpoint; with a person, only if it is theirs."""
    mine = [EndpointRow.id == endpoint] + ([] if person is None else [EndpointRow.person == person])
    connection.execute(delete(EndpointRow).where(*mine))
