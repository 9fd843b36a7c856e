"""The contract of coming back; the rest of it is in `schemas`."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class WaysBack(Struct):
    """How somebody can come back."""

    phrase: bool
    passkeys: int
    browsers: int


class PhraseBody(Struct):
    phrase: str


class UsePhrase(Struct, forbid_unknown_fields=True):
    """`alone`: the other browsers of the person are signed out."""

    phrase: Annotated[str, Meta(min_length=1, max_length=400)]
    alone: bool = False


class PasskeyOptions(Struct):
    """What the browser is to be asked, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class AddPasskey(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class UsePasskey(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]
    alone: bool = False
