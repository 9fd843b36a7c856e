"""What the templates of a language may speak of: the arguments of moves and questions by name, how each is usually told, and which
variant of a sentence is said when."""

from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.text.templates import Arguments, Choosers, one_or_many, own_or_other, sign, told_by

USUAL = told_by(
    "building card", building="from to", card="other", coloured_card="colour", player="down owner seat up", from_one="place"
)

MOVES: Arguments = {
    "take back": (),
    "decline": (),
    "use action": (),
    "use ability": (),
    "use effect": (),
    "launch": (),
    "play": ("card", "idle"),
    "attach": ("card", "compared"),
    "take": ("seat", "place"),
    "discard": ("card", "gain"),
    "drop": ("card",),
    "prepare": ("card",),
    "keep": ("card",),
    "bury": ("card",),
    "exchange": ("card",),
    "land": ("building",),
    "promote": ("building",),
    "move from": ("building",),
    "move to": ("building",),
    "flip": ("building",),
    "demote any": ("building", "seat"),
    "promote any": ("building", "seat"),
    "swap": ("building", "up", "down"),
    "peek": ("seat",),
    "peek at": ("seat", "place"),
}

QUESTIONS: Arguments = {
    "turn": (),
    "landing": ("building",),
    "action": ("card",),
    "ability": ("building",),
    "keep": (),
    "drop": ("count",),
    "prepare": ("count",),
    "sealed": (),
}

LINES: Arguments = {  # other sentences; an effect that needs a target asks for it, and for a second one then
    "standing": ("seat", "earth", "ship", "mars", "energy", "most", "points"),
    "nth": ("place", "count"),
    "has_ability": ("building", "ability"),
    "if_none_here": (),
    "if_ship_empty": (),
    "if_colour_in_hand": ("colour",),
    "ask_land_any": ("nth",),
    "ask_promote_own": (),
    "ask_move_own": (),
    "ask_move_own_here": (),
    "then_move_own": ("building",),
    "ask_shift": (),
    "ask_swap_zones": (),
    "ask_exchange_cards": (),
    "then_exchange_cards": ("card",),
    "ask_flip_top": (),
    "ask_peek_prep": (),
    "then_peek_prep": ("seat",),
    "ask_bury_card": (),
}


def kind_of_half(seat: int, half: int) -> str:
    """What somebody uses."""
    return "ability" if half >= ABILITIES else ("top", "bottom")[half % 2]


CHOOSERS: Choosers = {
    "questions": {"prepare": one_or_many},
    "moves": {
        "play": lambda card, idle: "idle" if idle else "whole",
        "discard": lambda card, gain: "gain" if gain else "nothing",
    },
    "events": {
        "energy": lambda seat, change: sign(change),
        "promoted": own_or_other,
        "demoted": own_or_other,
        "used": kind_of_half,
    },
}
