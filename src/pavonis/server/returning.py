"""Coming back to one's seats from a cleared browser or another device: by a phrase or by a passkey, both of one's own choosing.

Whoever comes back gets another cookie of the same person. The browsers that the person had stay signed in, unless asked otherwise.
"""

import asyncio
import base64
import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import webauthn
from mnemonic import Mnemonic
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn.helpers import options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement, UserVerificationRequirement

from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.links import hand_on
from pavonis.server.models import ChallengeRow, PasskeyRow, Person, RecoveryRow, SessionRow
from pavonis.server.people import hashed, new_token
from pavonis.server.returning_schemas import WaysBack

STRENGTH = 128  # bits of a phrase: twelve words
COST = 2**14  # of one attempt at a phrase
PATIENCE = timedelta(minutes=5)  # for a passkey
MOST = 10  # passkeys of one person
BROKEN = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)


class Site(NamedTuple):
    """Where the page is, as a passkey knows it."""

    host: str
    origin: str


def ways(connection: Connection, person: str) -> WaysBack:
    """How somebody can come back, and in how many browsers they are."""
    phrase = connection.scalar(select(RecoveryRow.person).where(RecoveryRow.person == person)) is not None
    passkeys = connection.scalar(select(func.count()).where(PasskeyRow.person == person)) or 0
    browsers = connection.scalar(select(func.count()).where(SessionRow.person == person)) or 0
    return WaysBack(phrase, passkeys, browsers + 1)


async def phrase_hash(secret: bytes, phrase: str) -> str:
    """What is stored of a phrase. It takes as long for a wrong one as for a right one."""
    words = " ".join(phrase.casefold().split()).encode()
    salt = hashlib.sha256(b"recovery" + secret).digest()
    found = await asyncio.to_thread(hashlib.scrypt, words, salt=salt, n=COST, r=8, p=1, maxmem=1 << 26, dklen=32)
    return found.hex()


async def new_phrase(db: Database, secret: bytes, person: str) -> str:
    """Make a phrase in place of the one before. It is shown this once."""
    phrase = Mnemonic("english").generate(STRENGTH)
    kept = await phrase_hash(secret, phrase)

    def work(connection: Connection) -> None:
        connection.execute(delete(RecoveryRow).where(RecoveryRow.person == person))
        connection.execute(insert(RecoveryRow), [{"person": person, "phrase_hash": kept}])

    await db.write(work)
    return phrase


async def by_phrase(db: Database, secret: bytes, phrase: str) -> str:
    """The person with this phrase."""
    kept = await phrase_hash(secret, phrase)
    query = select(RecoveryRow.person).where(RecoveryRow.phrase_hash == kept)
    found = await db.read(lambda connection: connection.scalar(query))
    if found is None:
        raise Refused("no_way_back")
    return found


async def forget(db: Database, person: str) -> None:
    """Drop the phrase and all passkeys."""

    def work(connection: Connection) -> None:
        connection.execute(delete(RecoveryRow).where(RecoveryRow.person == person))
        connection.execute(delete(PasskeyRow).where(PasskeyRow.person == person))

    await db.write(work)


async def sign_in(db: Database, person: str, before: str | None, alone: bool) -> tuple[str, list[str]]:
    """Another cookie for a person. What this browser had before comes along. Returns the cookie and the tables concerned."""
    token, now = new_token(), datetime.now(UTC)

    def work(connection: Connection) -> list[str]:
        tables = [] if before in (None, person) else hand_on(connection, str(before), person)
        if alone:
            connection.execute(delete(SessionRow).where(SessionRow.person == person))
            connection.execute(update(Person).where(Person.id == person).values(token_hash=hashed(new_token())))
        connection.execute(insert(SessionRow), [{"token_hash": hashed(token), "person": person, "created": now}])
        connection.execute(update(Person).where(Person.id == person).values(seen=now))
        return tables

    return token, await db.write(work)


async def registration(db: Database, site: Site, person: str, name: str) -> dict[str, Any]:
    """What to ask a browser that is to make a passkey."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Pavonis",
        user_name=name or "Pavonis",
        user_id=hashlib.sha256(person.encode()).digest(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return await _asked(db, options, options.challenge)


async def authentication(db: Database, site: Site) -> dict[str, Any]:
    """What to ask a browser that has a passkey."""
    options = webauthn.generate_authentication_options(rp_id=site.host)
    return await _asked(db, options, options.challenge)


async def _asked(db: Database, options: Any, challenge: bytes) -> dict[str, Any]:
    row = {"token_hash": hashlib.sha256(challenge).hexdigest(), "expires": datetime.now(UTC) + PATIENCE}
    await db.write(lambda connection: connection.execute(insert(ChallengeRow), [row]).close())
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


async def _challenge(db: Database, credential: dict[str, Any]) -> bytes:
    """The challenge that a browser has signed, if it is one of ours. It can be used once."""
    try:
        client = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        challenge = _bytes(client["challenge"])
    except BROKEN:
        raise Refused("bad_passkey") from None
    ours = (ChallengeRow.token_hash == hashlib.sha256(challenge).hexdigest(), ChallengeRow.expires > datetime.now(UTC))
    if await db.write(lambda connection: connection.execute(delete(ChallengeRow).where(*ours)).rowcount) != 1:
        raise Refused("bad_passkey")
    return challenge


async def add_passkey(db: Database, site: Site, person: str, credential: dict[str, Any]) -> None:
    """Remember a passkey that a browser has made."""
    challenge = await _challenge(db, credential)
    try:
        made = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin
        )
    except BROKEN:
        raise Refused("bad_passkey") from None
    row = {
        "id": _text(made.credential_id),
        "person": person,
        "public_key": _text(made.credential_public_key),
        "sign_count": made.sign_count,
        "created": datetime.now(UTC),
    }

    def work(connection: Connection) -> None:
        if ways(connection, person).passkeys >= MOST or connection.scalar(select(PasskeyRow.id).where(PasskeyRow.id == row["id"])):
            raise Refused("bad_passkey")
        connection.execute(insert(PasskeyRow), [row])

    await db.write(work)


async def by_passkey(db: Database, site: Site, credential: dict[str, Any]) -> str:
    """The person with this passkey."""
    challenge = await _challenge(db, credential)
    mine = PasskeyRow.id == str(credential.get("id", ""))
    row = await db.read(lambda connection: connection.execute(select(PasskeyRow.__table__).where(mine)).mappings().first())
    if row is None:
        raise Refused("no_way_back")
    try:
        proof = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=_bytes(row["public_key"]),
            credential_current_sign_count=row["sign_count"],
        )
    except BROKEN:
        raise Refused("no_way_back") from None
    used = update(PasskeyRow).where(mine).values(sign_count=proof.new_sign_count)
    await db.write(lambda connection: connection.execute(used).close())
    return str(row["person"])


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
