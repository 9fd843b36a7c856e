"""What the templates of a language may speak of: the arguments of moves and questions by name, and how each is usually told."""

from pavonis.text.templates import Arguments

USUAL = {  # by argument: the method of the words that tells it; other arguments are plain numbers
    "astronauts": "astronauts",
    "card": "card",
    "character": "character",
    "colour": "colour",
    "from": "region",
    "layout": "layout",
    "other": "region",
    "pad": "pad",
    "place": "place",
    "region": "region",
    "resource": "resource",
    "seat": "player",
    "ship": "ship_name",
    "to": "region",
    "victim": "colour",
}

MOVES: Arguments = {
    "take back": (),
    "done": (),
    "pass": (),
    "draw": (),
    "put aside": (),
    "skip": (),
    "stack": ("character",),
    "choose": ("character",),
    "keep": ("card",),
    "play": ("card",),
    "board": ("pad",),
    "launch": ("pad",),
    "destroy": ("pad",),
    "send": ("region",),
    "look": ("region",),
    "place": ("region",),
    "descend": ("region",),
    "leave for": ("region",),
    "walk": ("from", "to"),
    "redirect": ("pad", "region"),
    "kill": ("region", "colour"),
    "expel": ("region", "colour"),
    "replace": ("place", "colour"),
    "rescue": ("region", "number"),
}

ACTING = ("colour", "character")  # who acts by which character

QUESTIONS: Arguments = {
    "mission": (),
    "stack": ("place",),
    "character": ("round",),
    "board": (*ACTING, "left"),
    "send": (*ACTING, "pad"),
    "walk": (*ACTING, "steps"),
    "research": ACTING,
    "place": ACTING,
    "look": ACTING,
    "put_aside": ACTING,
    "launch": ACTING,
    "destroy": ACTING,
    "replace": ACTING,
    "kill": ACTING,
    "descend": (*ACTING, "number"),
    "redirect": ACTING,
    "action": ("moment",),
    "rescue": ("card",),
    "expel": ("card",),
    "leave": ("colour", "region"),
    "sealed": (),
}
