"""How a game ended: points by line, and what decided among those with equal points."""

from msgspec import Struct


class ScoreLine(Struct):
    key: str
    name: str
    points: int


class SeatResult(Struct):
    seat: int
    total: int
    lines: list[ScoreLine]


class TieBreak(Struct):
    """What decided among those who lead with equal points."""

    key: str
    name: str
    values: list[int]  # by seat


class ResultBody(Struct):
    winners: list[int]
    seats: list[SeatResult]
    decided_by: list[TieBreak]
    joint: list[str]  # the one result of those who win or lose together, in sentences; empty if they play against each other
    others: list[str]  # the points of those who take part without a seat, in sentences, and that one of them has won
