"""The contract of a person's statistics. All intervals are of 95 %."""

from msgspec import Struct


class ShareBody(Struct):
    """A share of so many games, with its interval (Wilson)."""

    share: float
    low: float
    high: float
    games: int


class MeanBody(Struct):
    """A mean of so many games, with its interval (Student); one game alone has none."""

    mean: float
    low: float | None
    high: float | None
    games: int


class GameNumbers(Struct):
    """How somebody fares in one game. `fair` is what an average player would have won; nothing without rivals."""

    game: str
    title: str
    won: ShareBody
    fair: float | None
    points: MeanBody


class PlayersNumbers(Struct):
    """The same by the number of players."""

    players: int
    won: ShareBody
    fair: float | None
    points: MeanBody


class RivalNumbers(Struct):
    """How somebody fares with one rival at the table: how often they win, and how often they come before the rival."""

    name: str
    bot: bool
    won: ShareBody
    ahead: ShareBody


class LineNumbers(Struct):
    """The points of one line of the score: at the end, and the mean after each round."""

    key: str
    name: str
    points: MeanBody
    rounds: dict[int, float]


class CardNumbers(Struct):
    """What became of a card: how often it was taken when it could be, and how often its games were won."""

    what: str
    card: str  # in English
    name: str
    kind: str
    number: int
    won: ShareBody
    taken: ShareBody | None


class StatisticsBody(Struct):
    """The numbers of one person: all games in short, and one of them by players, rivals, points and cards."""

    games: list[GameNumbers]
    game: str | None
    pending: int  # games whose cards are not counted yet; ask again after a moment
    left_out: int  # games that cannot be played again under the present rules, so that their cards are unknown
    players: list[PlayersNumbers]
    rivals: list[RivalNumbers]
    lines: list[LineNumbers]
    cards: list[CardNumbers]
