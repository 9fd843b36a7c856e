"""What the templates of a language may speak of: the arguments of moves and questions by name, how each is usually told, and which
variant of a sentence is said when."""

from pavonis.games.mission_red_planet.state import NOBODY
from pavonis.text.templates import Arguments, Choosers, told_by

USUAL = told_by(
    "astronauts card character colour region layout moment pad place recruiter resource",
    colour="victim",
    region="from other to",
    player="seat",
    ship_name="ship",
)

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

LINES: Arguments = {  # other sentences
    "ship": ("going", "seats"),
    "seats_taken": ("taken", "seats"),
}

CHOOSERS: Choosers = {
    "questions": {"stack": lambda place, least: "first" if place == 1 else "second"},
    "events": {"sent": lambda colour, pad, region: "nobody" if colour == NOBODY else "somebody"},
    "lines": {"ship": lambda going, seats: "going" if going else "anywhere"},
}
