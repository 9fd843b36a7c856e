"""Polish: its numbers, and the words that games share."""

from pavonis.text.common import Common
from pavonis.text.grammar import Counted, Grammar, Noun


def plural(n: int) -> int:
    """1 karta, 2 karty, 5 kart; 12 kart, 21 kart, 22 karty."""
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


GRAMMAR = Grammar("pl", plural, ("„", "”"), " i ", "Uczestnik")
COMMON = Common(
    grammar=GRAMMAR,
    bot_names=("Syriusz", "Wega", "Rigel", "Altair", "Antares", "Deneb", "Regulus", "Spika"),
    levels={
        "relaxed": ("łatwy", "gra rozsądnie, ale nieuważnie"),
        "steady": ("średni", "rozważa każdą akcję"),
        "sharp": ("silny", "myśli około sekundy"),
        "expert": ("mistrz", "myśli około pięciu sekund"),
    },
)

CARD = Noun(nom="karta/karty/kart", acc="kartę/karty/kart", gen="karty/kart/kart")
ENERGY = Noun(nom="energia/energie/energii", acc="energię/energie/energii", gen="energii/energii/energii")
POINT = Noun(nom="punkt/punkty/punktów", acc="punkt/punkty/punktów")
PARAMETERS = ["temperatura", "tlen", "oceany"]
STEP = Noun(nom="poziom/poziomy/poziomów")

# Verbs by mood: on cards and in moves the imperative, after „aby” and „możesz” the infinitive.
GAIN = ("zyskaj", "zyskać")
RAISE = ("podnieś", "podnieść")
SPEND = ("wydaj", "wydać")
DRAW = ("dobierz", "dobrać")
TAKE = ("weź", "wziąć")
REMOVE = ("usuń", "usunąć")
MAY = ("możesz ", "")  # before the infinitive
DISCARD = ("odrzuć", "odrzucić")
OPEN = ("odkryj", "odkryć")
LOOK = ("podejrzyj", "podejrzeć")

# So many of something, as an object, and several things as one.
cards = Counted(GRAMMAR, CARD, "acc")
steps = Counted(GRAMMAR, STEP)
listed = GRAMMAR.series

REFUSALS = {  # why something is not possible, in all games
    "game_over": "Gra jest już skończona.",
    "not_asked": "Teraz nie masz nic do wyboru.",
    "not_this_question": "Teraz trzeba wybrać coś innego.",
    "no_such_move": "Nie ma takiego ruchu.",
}
