"""Tables of Pocket Mars as a player observes them, written by hand, so that they change only on purpose."""

from collections.abc import Sequence

from msgspec.structs import replace

from pavonis.games.pocket_mars import moves
from pavonis.games.pocket_mars.observation import (
    PocketMarsBack,
    PocketMarsBuilding,
    PocketMarsDeck,
    PocketMarsDraft,
    PocketMarsKept,
    PocketMarsKnown,
    PocketMarsPack,
    PocketMarsPlayer,
    PocketMarsSeen,
)


def back(colour: int, card: int | None = None) -> PocketMarsBack:
    """A card in somebody's hands."""
    return PocketMarsBack(colour, card)


def player(
    earth: int, ship: int, energy: int, hand: list[PocketMarsBack], prep: Sequence[PocketMarsBack | None]
) -> PocketMarsPlayer:
    """What lies before a player."""
    return PocketMarsPlayer(earth, ship, 7 - earth - ship, energy, int(energy < 5), hand, list(prep))


def building(number: int, one_star: list[int], two_star: list[int], column: list[int], face_down: list[int]) -> PocketMarsBuilding:
    """A building with its colonists and cards."""
    values = [0 if card in face_down else card % 7 + 1 for card in column]
    return PocketMarsBuilding(
        building=number,
        one_star=one_star,
        two_star=two_star,
        free=2 - sum(two_star) if one_star else 0,
        points=[2 * one + 4 * two for one, two in zip(one_star, two_star, strict=True)],
        value=(values or [3])[-1] if one_star else None,
        column=column,
        values=values,
        face_down=face_down,
    )


EMPTY = [*(building(number, [0, 0, 0], [0, 0, 0], [], []) for number in range(4)), building(4, [], [], [], [])]

# In the middle of Anna's turn: a card being played, one face down, one attached twice over, one known under the deck.
MIDDLE = PocketMarsSeen(
    over=False,
    round=6,
    first=1,
    active=0,
    energy_max=5,
    two_star_limit=2,
    players=[
        player(2, 1, 3, [back(0, 6)], [back(1, 10), back(3, 25)]),
        player(1, 2, 0, [back(2), back(4)], [back(0), None]),
        player(0, 1, 5, [back(1), back(3)], [back(2, 19), back(4)]),
    ],
    buildings=[
        building(0, [2, 0, 1], [0, 1, 0], [0, 3], [3]),
        building(1, [0, 0, 0], [1, 0, 1], [12, 7, 13], []),
        building(2, [1, 3, 4], [0, 0, 0], [15], []),
        building(3, [0, 0, 0], [0, 0, 0], [], []),
        building(4, [], [], [28, 31, 33], [31]),
    ],
    deck=PocketMarsDeck(13, 2, [3, 1], [PocketMarsKnown(3, 17), PocketMarsKnown(12, 8)]),
    discard=[2, 5, 20, 22, 29],
    in_play=[9],
    scores=[11, 12, 17],
    score_sheets=[],
    draft=None,
    idle=[],
    sealed=[],
)

# The beginning, two cards to be laid into the prep module, one of them chosen.
SET_UP = PocketMarsSeen(
    over=False,
    round=0,
    first=None,
    active=None,
    energy_max=5,
    two_star_limit=2,
    players=[
        player(6, 1, 1, [back(0, 1), back(1, 11), back(3, 24), back(4, 34)], [None, None]),
        *(player(6, 1, 1, [back(0), back(2), back(2), back(4)], [None, None]) for _ in range(2)),
    ],
    buildings=EMPTY,
    deck=PocketMarsDeck(23, 4, [], []),
    discard=[],
    in_play=[],
    scores=[2, 2, 2],
    score_sheets=[],
    draft=None,
    idle=[],
    sealed=[moves.PREPARE + 1],
)

# The third pick of a draft: of one pack all is known, of another only that a card is one of two.
DRAFT = replace(
    SET_UP,
    players=[player(6, 1, 1, [], [None, None]) for _ in range(3)],
    deck=PocketMarsDeck(20, 1, [], []),
    draft=PocketMarsDraft(
        round=3,
        rounds=4,
        packs=[
            PocketMarsPack([back(0, 4), back(2, 16), back(4, 30)], []),
            PocketMarsPack([back(1), back(3), back(3)], [13, 23, 27]),
            PocketMarsPack([back(0), back(0), back(2)], [0, 2, 5, 18]),
        ],
        kept=[
            [PocketMarsKept(back(2, 14), []), PocketMarsKept(back(3, 26), [])],
            [PocketMarsKept(back(1), []), PocketMarsKept(back(4), [33])],
            [PocketMarsKept(back(0), []), PocketMarsKept(back(0), [0, 2, 5])],
        ],
    ),
    idle=[],
    sealed=[moves.KEEP + 4],
)

# Two cards each, the first player would be next, and Celina has all colonists on Mars: the game is over.
OVER = replace(
    MIDDLE,
    over=True,
    round=9,
    active=1,
    players=[
        player(1, 1, 3, [back(0, 6), back(1, 9)], [back(1, 10), back(3, 25)]),
        player(1, 2, 0, [back(2), back(4)], [back(0), back(0)]),
        player(0, 0, 5, [back(1), back(3)], [back(2), back(4)]),
    ],
    in_play=[],
)

TABLES = {"middle": MIDDLE, "set-up": SET_UP, "draft": DRAFT, "over": OVER}
