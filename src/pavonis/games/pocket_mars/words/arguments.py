"""What the templates of a language may speak of: the arguments of moves and questions by name, and how each is usually told."""

from pavonis.text.templates import Arguments

USUAL = {  # by argument: the method of the words that tells it; other arguments are plain numbers
    "building": "building",
    "card": "card",
    "colour": "coloured_card",
    "down": "player",
    "from": "building",
    "other": "card",
    "owner": "player",
    "place": "from_one",
    "seat": "player",
    "to": "building",
    "up": "player",
}

MOVES: Arguments = {
    "take back": (),
    "decline": (),
    "use action": (),
    "use ability": (),
    "use effect": (),
    "launch": (),
    "play": ("card",),
    "attach": ("card", "compared"),
    "take": ("seat", "place"),
    "discard": ("card",),
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
