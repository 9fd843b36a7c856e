"""What the templates of a language may speak of: the arguments of moves and questions by name, how each is usually told, and which
variant of a sentence is said when."""

from pavonis.games.terraforming_mars import board, effects, moves
from pavonis.games.terraforming_mars.state import NEUTRAL
from pavonis.kit.terraforming import FIRST_CARD, MEGACREDITS, PARAMETER_NAMES
from pavonis.text.templates import Arguments, Choosers, one_or_many, sign, told_by

USUAL = told_by(
    "award card corporation heat_price milestone milestone_price place source tile victim",
    player="first seat",
    project_name="project",
)

MOVES: Arguments = {
    "take back": (),
    "decline": (),
    "done": (),
    "pass": (),
    "end turn": (),
    "sell patents": (),
    "plant greenery": (),
    "warm up": (),
    "take neutral": (),
    "project": ("project",),
    "milestone": ("milestone",),
    "award": ("award",),
    "choose": ("number",),
    "next": ("number",),
    "corporation": ("corporation",),
    "play": ("card",),
    "use": ("source",),
    "buy": ("card",),
    "keep": ("card",),
    "draft": ("card",),
    "sell": ("card",),
    "discard": ("card",),
    "add": ("card",),
    "take": ("card",),
    "copy": ("source",),
    "kill": ("number", "card"),
    "place": ("kind", "place"),
    "lower": ("resource", "victim"),
    "remove": ("number", "resource", "victim"),
    "steal": ("number", "resource", "victim"),
    "pay": ("means", "amount"),
    "amount": ("amount",),
}

OF_EFFECT = ("source", "effect", "number", "what")

QUESTIONS: Arguments = {
    "turn": ("taken",),
    "sealed": (),
    "pay": ("price", "means", "paid"),
    "buy": ("price", "money"),
    "draft": (),
    "corporation": (),
    "first cards": ("price", "money"),
    "sell": (),
    "way": ("source",),
    "order": ("card",),
    "last greenery": (),
    "lower": OF_EFFECT,
    "remove": OF_EFFECT,
    "steal": OF_EFFECT,
    "place": OF_EFFECT,
    "look": ("source", "effect", "number", "price"),
    "keep": OF_EFFECT,
    "add": OF_EFFECT,
    "take": OF_EFFECT,
    "choose": OF_EFFECT,
    "claim": OF_EFFECT,
    "copy": OF_EFFECT,
    "amount": OF_EFFECT,
    "infect": OF_EFFECT,
    "exchange": OF_EFFECT,
    "enhance": OF_EFFECT,
    "confer": OF_EFFECT,
}

LINES: Arguments = {  # other sentences
    "of_victim": ("victim",),
    "to_victim": ("victim",),
    "holder": ("source",),
    "milestone_rule": ("milestone", "needs", "goal"),
    "award_rule": ("award", "goal"),
}


def placing(kind: int, place: int) -> tuple[str, ...]:
    """What is put on the map; a place off the planet is no area."""
    if kind == moves.MARKER:
        return ("marker",)
    what = "tile" if kind in (moves.OCEAN, moves.GREENERY, moves.CITY) else "special"
    return (what,) if place < board.ON_MARS else (f"{what}_off", what)


def reserved(place: int) -> str:
    """What a place is reserved for."""
    return "off" if place >= board.ON_MARS else "noctis" if place == board.NOCTIS else "ocean"


def victim(seat: int) -> str:
    """Whom something is taken from."""
    return "neutral" if seat == NEUTRAL else "player"


CHOOSERS: Choosers = {
    "questions": {
        "turn": lambda taken, least: "second" if taken else "first",
        "keep": one_or_many,
        "add": lambda source, effect, *others: "favour" if effect == effects.FAVOUR else "usual",
        "amount": lambda source, effect, *others: "insulate" if effect == effects.INSULATE else "energy",
    },
    "moves": {
        "place": placing,
        "pay": lambda means, amount: "some" if amount else "none",
    },
    "reasons": {
        "too_little_production": lambda resource, has, needs: "money" if resource == MEGACREDITS else "other",
        "too_few_cities": lambda has, needs: "one" if has == 1 else "many",
        "no_place": lambda tile: "tile" if tile else "claim",
        "not_a_place": reserved,
        "too_few_cubes": lambda card, has, needs: "one" if needs == 1 else "many",
        "no_such_seat": lambda seat: "neutral" if seat == NEUTRAL else "other",
        "at_maximum": lambda parameter: PARAMETER_NAMES[parameter],
        "wrong_amount": lambda least, most: "range" if least < most else "only",
    },
    "events": {
        "bought_count": lambda seat, count: "some" if count else "none",
        "revealed": lambda seat, card: victim(seat),
        "stock": lambda seat, resource, change: sign(change),
        "raised": lambda seat, parameter, step: PARAMETER_NAMES[parameter],
        "placed": lambda seat, tile, place: "on" if place < board.ON_MARS else "off",
        "cubes": lambda seat, card, change: sign(change),
    },
    "lines": {
        "of_victim": victim,
        "to_victim": victim,
        "holder": lambda source: "card" if source >= FIRST_CARD else "corporation",
    },
}
