"""English: its numbers, and the words that games share."""

from pavonis.text.common import Common
from pavonis.text.grammar import Counted, Grammar, Noun


def plural(n: int) -> int:
    """1 card, 2 cards."""
    return 0 if n == 1 else 1


GRAMMAR = Grammar("en", plural, ("", ""), " and ", "Player")
COMMON = Common(
    grammar=GRAMMAR,
    bot_names=("Sirius", "Vega", "Rigel", "Altair", "Antares", "Deneb", "Regulus", "Spica"),
    levels={
        "relaxed": ("relaxed", "sensible but careless"),
        "steady": ("steady", "weighs every action"),
        "sharp": ("sharp", "searches for about a second"),
        "expert": ("expert", "searches for about five seconds"),
    },
)

CARD = Noun(nom="card/cards")
POINT = Noun(nom="point/points")
CUBES = [  # what cards collect
    Noun(nom="resource/resources", acc="resource/resources"),
    Noun(nom="animal/animals", acc="animal/animals"),
    Noun(nom="microbe/microbes", acc="microbe/microbes"),
    Noun(nom="science resource/science resources", acc="science resource/science resources"),
    Noun(nom="fighter/fighters", acc="fighter/fighters"),
]
PARAMETERS = ["temperature", "oxygen", "oceans"]
STEP = Noun(nom="step/steps")

# So many of something, and several things as one.
cards = Counted(GRAMMAR, CARD)
steps = Counted(GRAMMAR, STEP)
listed = GRAMMAR.series

REFUSALS = {  # why something is not possible, in all games
    "game_over": "The game is over.",
    "not_asked": "You have nothing to choose now.",
    "not_this_question": "You are asked something else now.",
    "no_such_move": "There is no such move.",
}


def a(noun: str) -> str:
    """With the article."""
    return f"{'an' if noun[0] in 'aeiouEIA' else 'a'} {noun}"
