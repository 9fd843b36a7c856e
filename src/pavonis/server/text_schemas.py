"""The smallest parts of the contract: numbers of seats and moves, and sentences."""

from typing import Annotated

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveCode = Annotated[int, Meta(ge=0, le=1_000_000)]


class PieceBody(Struct, omit_defaults=True):
    """A few words with what they stand for."""

    text: str
    style: str = ""
    kind: str = "word"
    ref: int = -1
    name: str = ""


TextBody = list[PieceBody]
