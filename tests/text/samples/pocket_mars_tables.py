"""Tables of Pocket Mars as a player observes them, written by hand, so that they change only on purpose."""

from typing import Any

Seen = dict[str, Any]


def back(colour: int, card: int | None = None) -> Seen:
    """A card in somebody's hands."""
    return {"colour": colour, "card": card}


def player(earth: int, ship: int, energy: int, hand: list[Seen], prep: list[Seen | None]) -> Seen:
    """What lies before a player."""
    return {"earth": earth, "ship": ship, "energy": energy, "mars": 7 - earth - ship, "hand": hand, "prep": prep}


def building(one_star: list[int], two_star: list[int], column: list[int], face_down: list[int]) -> Seen:
    """A building with its colonists and cards."""
    value = None if not one_star else 3 if not column else 0 if column[-1] in face_down else column[-1] % 7 + 1
    return {"one_star": one_star, "two_star": two_star, "value": value, "column": column, "face_down": face_down}


EMPTY = [*(building([0, 0, 0], [0, 0, 0], [], []) for _ in range(4)), building([], [], [], [])]

# In the middle of Anna's turn: a card being played, one face down, one attached twice over, one known under the deck.
MIDDLE: Seen = {
    "over": False,
    "round": 6,
    "first": 1,
    "active": 0,
    "energy_max": 5,
    "two_star_limit": 2,
    "players": [
        player(2, 1, 3, [back(0, 6)], [back(1, 10), back(3, 25)]),
        player(1, 2, 0, [back(2), back(4)], [back(0), None]),
        player(0, 1, 5, [back(1), back(3)], [back(2, 19), back(4)]),
    ],
    "buildings": [
        building([2, 0, 1], [0, 1, 0], [0, 3], [3]),
        building([0, 0, 0], [1, 0, 1], [12, 7, 13], []),
        building([1, 3, 4], [0, 0, 0], [15], []),
        building([0, 0, 0], [0, 0, 0], [], []),
        building([], [], [28, 31, 33], [31]),
    ],
    "deck": {"size": 13, "top": 2, "bottom": [3, 1], "known": [[3, 17], [12, 8]]},
    "discard": [2, 5, 20, 22, 29],
    "in_play": [9],
    "scores": [11, 12, 17],
    "sealed": [],
}

# The beginning, two cards to be laid into the prep module, one of them chosen.
SET_UP: Seen = {
    "over": False,
    "round": 0,
    "first": None,
    "active": None,
    "energy_max": 5,
    "two_star_limit": 2,
    "players": [
        player(6, 1, 1, [back(0, 1), back(1, 11), back(3, 24), back(4, 34)], [None, None]),
        *(player(6, 1, 1, [back(0), back(2), back(2), back(4)], [None, None]) for _ in range(2)),
    ],
    "buildings": EMPTY,
    "deck": {"size": 23, "top": 4, "bottom": [], "known": []},
    "discard": [],
    "in_play": [],
    "scores": [2, 2, 2],
    "sealed": [601],
}

# The third pick of a draft: of one pack all is known, of another only that a card is one of two.
DRAFT: Seen = {
    **SET_UP,
    "players": [player(6, 1, 1, [], [None, None]) for _ in range(3)],
    "deck": {"size": 20, "top": 1, "bottom": [], "known": []},
    "draft": {
        "round": 3,
        "packs": [
            {"cards": [back(0, 4), back(2, 16), back(4, 30)], "among": []},
            {"cards": [back(1), back(3), back(3)], "among": [13, 23, 27]},
            {"cards": [back(0), back(0), back(2)], "among": [0, 2, 5, 18]},
        ],
        "kept": [
            [{"back": back(2, 14), "among": []}, {"back": back(3, 26), "among": []}],
            [{"back": back(1), "among": []}, {"back": back(4), "among": [33]}],
            [{"back": back(0), "among": []}, {"back": back(0), "among": [0, 2, 5]}],
        ],
    },
    "sealed": [704],
}

# Two cards each, the first player would be next, and Celina has all colonists on Mars: the game is over.
OVER: Seen = {
    **MIDDLE,
    "over": True,
    "round": 9,
    "active": 1,
    "players": [
        player(1, 1, 3, [back(0, 6), back(1, 9)], [back(1, 10), back(3, 25)]),
        player(1, 2, 0, [back(2), back(4)], [back(0), back(0)]),
        player(0, 0, 5, [back(1), back(3)], [back(2), back(4)]),
    ],
    "in_play": [],
}

TABLES = {"middle": MIDDLE, "set-up": SET_UP, "draft": DRAFT, "over": OVER}
