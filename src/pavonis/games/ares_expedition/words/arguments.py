"""What the templates of a language may speak of: the arguments of moves and questions by name, how each is usually told, and which
variant of a sentence is said when."""

from pavonis.games.ares_expedition.effects import PHASE_NAMES
from pavonis.games.ares_expedition.tables import LAST_SPACE
from pavonis.kit.terraforming import PARAMETER_NAMES
from pavonis.text.templates import Arguments, Choosers, one_or_many, sign, told_by

USUAL = told_by(
    "card corporation hand_limit initiative_price phase saved_by_cubes saved_by_plants saving_cubes saving_plants source standard",
    player="from seat to",
    reward="tile",
)

MOVES: Arguments = {
    "take back": (),
    "decline": (),
    "done": (),
    "sell cards": (),
    "bonus card": (),
    "raise again": (),
    "take cube": (),
    "take marker": (),
    "end game": (),
    "standard": ("standard",),
    "choose": ("number",),
    "phase": ("phase",),
    "neutral": ("phase",),
    "help": ("parameter",),
    "save": ("way",),
    "corporation": ("corporation",),
    "play": ("card",),
    "use": ("card",),
    "keep": ("card",),
    "sell": ("card",),
    "discard": ("card",),
    "redraw": ("card",),
    "add": ("card",),
    "take": ("card",),
    "give": ("card",),
    "pay heat": ("amount",),
    "amount": ("amount",),
}

OF_EFFECT = ("source", "effect", "number", "what")

QUESTIONS: Arguments = {
    "plan": (),
    "phase": ("phase",),
    "done": ("phase",),
    "sealed": (),
    "research": ("count",),
    "limit": ("count",),
    "sale": ("count", "price"),
    "heat": ("price", "paid"),
    "save": ("card", "price", "way"),
    "way": ("source",),
    "sell": (),
    "corporation": (),
    "redraw": (),
    "offer": (),
    "neutral": (),
    "help": ("number",),
    "piece": ("cubes", "markers"),
    "give": (),
    "return": ("seat",),
    "discard": OF_EFFECT,
    "keep": OF_EFFECT,
    "add": OF_EFFECT,
    "choose": OF_EFFECT,
    "take": OF_EFFECT,
    "take revealed": OF_EFFECT,
    "exchange": OF_EFFECT,
    "redraft": OF_EFFECT,
    "amount": OF_EFFECT,
}

LINES: Arguments = {  # the result against time, and why it is lost
    "together": ("total", "round", "rounds", "needed"),
    "alone": ("total", "round", "rounds"),
    "not_terraformed": ("steps",),
    "points_missing": ("count",),
}

CHOOSERS: Choosers = {
    "questions": {
        "phase": lambda phase, least: PHASE_NAMES[phase],
        "research": one_or_many,
        "limit": one_or_many,
        "sale": one_or_many,
        "save": lambda card, price, way, least: "plants" if way else "cubes",
        "discard": one_or_many,
        "keep": one_or_many,
    },
    "moves": {
        "save": lambda way: "plants" if way else "cubes",
        "pay heat": lambda amount: "some" if amount else "none",
    },
    "reasons": {
        "too_few_picked": lambda count, least, most: "exactly" if least == most else "least",
        "at_maximum": lambda parameter: PARAMETER_NAMES[parameter],
        "wrong_amount": lambda least, most: "range" if least < most else "only",
    },
    "events": {
        "stock": lambda seat, resource, change: sign(change),
        "raised": lambda seat, parameter, step: PARAMETER_NAMES[parameter],
        "beyond": lambda seat, parameter: PARAMETER_NAMES[parameter],
        "cubes": lambda seat, card, change: sign(change),
        "redrawn": lambda seat, count: "some" if count else "none",
        "neutral_marker": lambda space: "last" if space == LAST_SPACE else "usual",
        "helped": lambda parameter, step: PARAMETER_NAMES[parameter],
    },
}
