"""Mission: Red Planet in English.

Glossary. An astronaut BOARDS a ship docked on a PAD; a ship DEPARTS and ARRIVES in a REGION. A resource is TURNED UP. A production puts
POINT TOKENS in regions, and who has most astronauts there takes them. A colonisation card is a MISSION, a DISCOVERY or an ACTION. The other
terms: supply, wormhole, destination token, character, countdown, first player, round.
"""

from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import RECONSTRUCTED, RECRUITER, SCIENTIST, TRAVEL_AGENT
from pavonis.games.mission_red_planet.effects import Deed, Goal, Op
from pavonis.games.mission_red_planet.state import NOBODY
from pavonis.games.mission_red_planet.words.base import Labels, Language, RedPlanetWords
from pavonis.text import Counted, Noun, Phrases, Teller, Text, say, strong
from pavonis.text.en import GRAMMAR, POINT, REFUSALS

ASTRONAUT = Noun(nom="astronaut/astronauts")
TOKEN = Noun(nom="token/tokens")
SEAT = Noun(nom="seat/seats")
RESOURCES = ["ice", "sylvanite", "celerium"]


def region(name: str) -> Noun:
    """A region in running text."""
    at = "on" if name == "Phobos" else "in"
    return Noun(nom=name, at=f"{at} {name}", into=f"to {name}", out=f"from {name}")


REGIONS = [
    region("Valles Marineris"),
    region("Hellas"),
    region("Syrtis Major"),
    region("Ausonia"),
    region("Vastitas Borealis"),
    region("Tritonis Sinus"),
    region("Mare Tyrrhenum"),
    region("Sinus Sabaeus"),
    region("Mare Serpentis"),
    region("Phobos"),
]

# So many of something.
astronauts = Counted(GRAMMAR, ASTRONAUT)
points = Counted(GRAMMAR, POINT)


def tokens(n: int, kind: str = "") -> str:
    """So many point tokens."""
    return f"{n} {kind + ' ' if kind else ''}point {TOKEN.form('nom', GRAMMAR.plural(n))}"


def board(op: Op) -> str:
    """How many board, and how they spread."""
    if op.ships == effects.SAME_SHIP:
        return f"put {astronauts(op.n)} on one docked ship with that many free seats, or skip this card"
    if op.ships == effects.DIFFERENT_SHIPS:
        return f"put {astronauts(op.n)} on different docked ships"
    return f"put {astronauts(op.n)} on {'a docked ship' if op.n == 1 else 'docked ships'}"


STEPS = {
    effects.BOARD_SHIPS: board,
    effects.RECALL: lambda op: "take all your played characters back to hand, this one too",
    effects.WALK: lambda op: f"make up to {op.n} steps with your astronauts on Mars, each to an adjacent region",
    effects.RESEARCH: lambda op: "draw a colonisation card or look at a discovery on the board",
    effects.FORCE_LAUNCH: lambda op: "make a docked ship depart that is not full; it may be empty",
    effects.DESTROY_SHIP: lambda op: "destroy a docked ship; all aboard go to the wormhole",
    effects.REPLACE: lambda op: "replace another player's astronaut by yours in a region or on a ship where you are present",
    effects.KILL: lambda op: "send an astronaut of any player, yours included, from an outer region or Phobos to the wormhole",
    effects.DESCEND: lambda op: f"move 1 to {op.n} of your astronauts from Phobos to any regions of Mars",
    effects.REDIRECT: lambda op: "put a destination token on any ship, docked or launched",
}

COUNTED = {
    effects.ON_PHOBOS: "astronauts on Phobos",
    effects.IN_INNER: "astronauts in the three inner regions together",
    effects.IN_WORMHOLE: "astronauts in the wormhole",
    effects.SYLVANITE_TOKENS: "sylvanite tokens",
    effects.CELERIUM_TOKENS: "celerium tokens",
}


def presence(w: RedPlanetWords, goal: Goal) -> Text:
    """Points for each number of regions."""
    scale = "/".join(str(n) for n in goal.points[1:])
    counts = "/".join(str(n) for n in range(1, len(goal.points)))
    return say(f"{scale} points if you are present in {counts} of: ", GRAMMAR.listed([w.region(r) for r in goal.regions]))


GOALS = {
    effects.PRESENCE: presence,
    effects.LEAD: lambda w, goal: say(f"{points(goal.points[1])} for the most {COUNTED[goal.of]}, at least 1; a tie counts"),
    effects.EACH_KIND: lambda w, goal: say(f"{points(goal.points[1])} if you have at least {tokens(goal.least)} of each kind"),
    effects.MANY_REGIONS: lambda w, goal: say(f"{points(goal.points[1])} if you are present in at least {goal.least} regions"),
    effects.ONE_REGION: lambda w, goal: say(
        f"{points(goal.points[1])} if you have at least {astronauts(goal.least)} in one region"
    ),
}


def gains(n: int) -> str:
    """Points won or lost."""
    return f"gains {points(n)}" if n > 0 else f"loses {points(-n)}"


FINDS = {
    effects.EACH_LOSES: lambda find: f"every player present here loses {astronauts(find.n)} to the wormhole",
    effects.PULL_DOCKED: lambda find: "all astronauts aboard docked ships come here",
    effects.EVACUATE: lambda find: "all astronauts must leave for adjacent regions",
    effects.ADJACENT_BONUS: lambda find: f"adjacent regions get {tokens(find.n)} more",
    effects.NO_PRODUCTION: lambda find: "no point tokens are placed here",
    effects.BONUS: lambda find: f"this region gets {tokens(find.n)} more",
    effects.COUNT_ONE_EACH: lambda find: "every player present here counts as having 1 astronaut",
    effects.COUNT_ADJACENT: lambda find: "every player present here also counts own astronauts in adjacent regions",
    effects.AWARD_SECOND: lambda find: "the point tokens go to the second place",
    effects.PRODUCE_KIND: lambda find: f"the tokens placed here are {RESOURCES[find.n]}",
    effects.POINTS_PRESENT: lambda find: f"every player present here {gains(find.n)}",
    effects.POINTS_LEAD: lambda find: f"every player with the most astronauts here {gains(find.n)}",
}


def deed_tokens(deed: Deed) -> str:
    """Tokens from the supply."""
    return f"take {tokens(deed.n, RESOURCES[deed.kind])} from the supply"


DEEDS = {
    effects.GAIN_TOKENS: deed_tokens,
    effects.RESCUE: lambda deed: f"return up to {astronauts(deed.n)} from the wormhole to one region where you are present",
    effects.EXPEL: lambda deed: "send another player's astronaut to the wormhole from a region where you are present",
}

MOMENTS = {
    effects.DISCOVERY_PHASE: "Discovery phase",
    effects.THIRD_PRODUCTION: "Third production",
    effects.FINAL_SCORING: "Scoring",
    effects.BEFORE_THIRD: "Before the third production",
    effects.END_OF_THIRD: "At the end of the third production",
}


def ship_text(going: str, seats: int) -> str:
    """What a ship card says."""
    return f"Flies {going}, holds {seats}." if going else f"The first to board chooses the destination; holds {seats}."


QUESTIONS: Phrases = {
    "mission": "Keep one of these two missions; the other goes back.",
    "stack": lambda w, q: say("Neutral deck: which character comes ", ("first", "second")[q.subject[0] - 1], "?"),
    "character": "Round {round}: choose a character in secret.",
    "board": "{acting colour character}which ship will you board? ({astronauts left} to go)",
    "send": "{acting colour character}where will the ship on {pad} fly?",
    "walk": "{acting colour character}which step will you make? ({steps} left)",
    "research": "{acting colour character}draw a card or look at a discovery?",
    "place": "{acting colour character}at which outer region will you place this discovery?",
    "look": "{acting colour character}which discovery will you look at?",
    "put_aside": "{acting colour character}place the card if it is a discovery, or put it aside.",
    "launch": "{acting colour character}which ship will depart?",
    "destroy": "{acting colour character}which ship will you destroy?",
    "replace": "{acting colour character}whom will you replace?",
    "kill": "{acting colour character}whom will you send to the wormhole?",
    "descend": "{acting colour character}where will an astronaut go from Phobos? (up to {number} more)",
    "redirect": "{acting colour character}which ship gets which destination?",
    "action": lambda w, q: say(MOMENTS[q.subject[0]], ": play an action card?"),
    "rescue": "{card}: where will astronauts return?",
    "expel": "{card}: whom will you send to the wormhole?",
    "leave": "{colour} must leave {region}: where to?",
    "sealed": "You have chosen. Until everybody has, you may take your choice back.",
}  # fmt: skip

MOVES: Phrases = {
    "take back": "Take your choice back",
    "done": "Done",
    "pass": "Pass",
    "draw": "Draw a colonisation card",
    "put aside": "Put the card aside, unseen",
    "skip": "Skip this card",
    "stack": lambda w, character: say("Put ", w.character(character), f" ({character}): ", w.character_steps(character)),
    "choose": lambda w, character: say("Choose ", w.character(character), f" ({character}): ", w.character_steps(character)),
    "keep": lambda w, card: say("Keep ", w.card(card), ": ", w.card_text(card)[:-1]),
    "play": "Play {card}",
    "board": "Board the ship on {pad}",
    "launch": "Make the ship on {pad} depart",
    "destroy": "Destroy the ship on {pad}",
    "send": "Fly {region:into}",
    "look": "Look at the discovery at {region}",
    "place": "Place the discovery at {region}",
    "descend": "Go {region:into}",
    "leave for": "Leave for {region}",
    "walk": "Walk {from:out} {to:into}",
    "redirect": "Send the ship on {pad} {region:into}",
    "kill": "Send an astronaut of {colour} {region:at} to the wormhole",
    "expel": "Send an astronaut of {colour} {region:at} to the wormhole",
    "replace": "Replace an astronaut of {colour} {place}",
    "rescue": lambda w, r, n: say("Return ", astronauts(n + 1), " ", w.region(r, "into")),
}  # fmt: skip

REASONS: Phrases = {
    **REFUSALS,
    "nothing_sealed": "You have no choice to take back.",
    "not_in_hand": lambda w, character: say(w.character(character), " has been played already; the ", w.character(RECRUITER), " brings it back."),
    "not_dealt": "{card} is not one of your two missions.",
    "not_held": "You do not have {card}.",
    "wrong_moment": "{card} is played at another moment.",
    "no_effect": "{card} would have no effect.",
    "no_such_pad": "There is no {pad} at this table.",
    "no_ship": "There is no ship on {pad} until new ones come.",
    "ship_launched": "The ship on {pad} has departed.",
    "ship_full": "The ship on {pad} is full.",
    "too_few_seats": lambda w, pad, free, n: say(
        "The ship on ", w.pad(pad), f" has {GRAMMAR.count(free, SEAT)} free, not {n}."
    ),
    "no_token": "Both destination tokens of {region} are in use.",
    "no_token_at_all": "No destination token is left for the ship on {pad}.",
    "picked_in_order": "Whoever boards this ship first leaves no room for the others.",
    "not_optional": "This has to be done.",
    "no_own_astronaut": "{colour} has no astronaut {place}.",
    "no_such_astronaut": "{colour} has no astronaut {place}.",
    "own_astronaut": "It has to be another player's astronaut.",
    "not_adjacent": "{region} and {other} are not adjacent.",
    "inner_region": "{region} is an inner region and safe.",
    "only_mars": "This is about regions of Mars, not about Phobos.",
    "discovery_there": "{region} has a discovery already.",
    "no_discovery": "{region} has no discovery.",
    "deck_empty": "The colonisation deck is empty.",
    "not_a_discovery": "The card drawn is not a discovery.",
    "no_such_colour": "There is no player {from_one colour} at this table.",
    "wormhole_short": "You have {astronauts has} in the wormhole, not {needed}.",
    "outer_only": "Discoveries lie at outer regions only, not at {region}.",
    "at_most": "The card returns {astronauts} at most.",
    "same_ship": "One has boarded the ship on {pad}; the other takes another ship.",
    "not_on_top": "{character} is not one of the characters still to be laid on top.",
}  # fmt: skip


def sent(w: RedPlanetWords, colour: int, pad: int, r: int) -> Text:
    """A destination token is laid on a ship, by somebody or by the set-up."""
    if colour == NOBODY:
        return say("No ship flies to Phobos: the one on ", w.pad(pad), " gets a token.")
    return say(w.colour(colour), " sends the ship on ", w.pad(pad), " ", w.region(r, "into"), ".")


EVENTS: Phrases = {
    "round": "Round {round}.",
    "mission": "{seat} keeps {card}.",
    "mission_back": "{seat} keeps a mission.",
    "called": "{number}!",
    "revealed": "{colour} turns up {character}.",
    "skipped": "{colour} skips {character}.",
    "boarded": "{colour} puts {astronauts} on the ship on {pad}.",
    "sent": sent,
    "departed": "The ship on {pad} departs.",
    "arrived": "The ship from {pad} comes {region:into}.",
    "returned_empty": "The empty ship from {pad} is discarded.",
    "resource": "There is {resource} {region:at}.",
    "docked": "A ship docks on {pad}: {ship}.",
    "reshuffled": "The discarded ships are shuffled: {ships} in the deck.",
    "first": "{colour} is first player.",
    "recalled": "{colour} takes all characters back.",
    "walked": "{colour} walks {from:out} {to:into}.",
    "drew": "{seat} draws {card}.",
    "drew_back": "{seat} draws a colonisation card.",
    "placed": "{seat} places {card} at {region}.",
    "placed_back": "{seat} places a discovery at {region}.",
    "discarded": "{seat} discards {card}: no region is free.",
    "boxed": "{seat} puts {card} aside.",
    "boxed_back": "{seat} puts a card aside.",
    "looked": "{seat} looks at {card} at {region}.",
    "looked_back": "{seat} looks at the discovery at {region}.",
    "destroyed": "{colour} destroys the ship on {pad} ({ship}).",
    "replaced": "{colour} replaces an astronaut of {victim} {place}.",
    "killed": "{colour} sends an astronaut of {victim} {region:at} to the wormhole.",
    "descended": "{colour} goes from Phobos {region:into}.",
    "neutral": "{seat} draws {character} for the neutral colour.",
    "neutral_back": "{seat} draws a neutral character.",
    "neutral_shuffled": "{colour}: eight characters form a new deck.",
    "production": "Production {number}.",
    "produced": lambda w, r, kind, n: say(tokens(n, RESOURCES[kind]), " ", w.region(r, "at"), "."),
    "awarded": lambda w, colour, r, kind, n: say(
        w.colour(colour), " takes ", tokens(n, RESOURCES[kind]), " ", w.region(r, "at"), "."
    ),
    "uncovered": "The discovery at {region} is {card}.",
    "lost": "{colour} loses {astronauts} {region:at}.",
    "pulled": "{colour} moves {astronauts} from {pad} {region:into}.",
    "left": "{colour} leaves {from} for {to}.",
    "played": "{seat} plays {card}.",
    "passed": "{seat} passes.",
    "gained": lambda w, colour, kind, n: say(w.colour(colour), " takes ", tokens(n, RESOURCES[kind]), " from the supply."),
    "rescued": "{colour} returns {astronauts} {region:into}.",
    "expelled": "{colour} sends an astronaut of {victim} {region:at} to the wormhole.",
    "shown": "{seat} shows {card}.",
    "ended": "The game ends.",
    "layout": "Map: {layout}.",
}  # fmt: skip


def rules(w: RedPlanetWords) -> list[Text]:
    """The rules for a newcomer."""
    return [
        say(strong("Goal. "), "Send astronauts to Mars, hold the regions with the best resources, fulfil secret missions. Whoever has the most points after ten rounds wins."),
        say(strong("A round. "), "All choose a character in secret. Then numbers are called from 9 to 1. Whoever chose the character with that number carries it out; if several did, clockwise from the first player. Played characters are gone until you play the ", w.character(RECRUITER), ". Whoever acted last is first player in the next round."),
        say(strong("Ships. "), "Most characters put astronauts on docked ships. When a card is done, full ships depart; at the end of the round they arrive, their crews land, and new ships dock. The first to board a ship without a destination chooses one; there are two tokens for each region."),
        say(strong("In full. "), "Everything on a card has to be done as far as possible, even against yourself. Only the ", w.character(TRAVEL_AGENT), " is all or nothing, and you may skip it."),
        say(strong("Regions. "), "There are six outer and three inner regions; Phobos is a region too, but adjacent to none. Where astronauts arrive the resource is turned up: 5 ice, 3 sylvanite, 3 celerium, one of them out of play."),
        say(strong("Production. "), "After rounds 5, 8 and 10 every region with a resource face up gets 1, 2 and 3 point tokens. Whoever has the most astronauts there takes all of them; in a tie they are shared equally, and what is left over stays."),
        say(strong("Colonisation cards. "), "The ", w.character(SCIENTIST), " draws them. A mission counts at the end. An action is played at its own moment. A discovery is placed face down at an outer region, one at each, and is turned up after round 10."),
        say(strong("Points. "), "Ice tokens are worth 1, sylvanite 2, celerium 3. The most ice gives 9 more, shared in a tie. Missions and some discoveries add or take points. A tie goes to the player with more tokens; otherwise the victory is shared."),
        say(strong("Two players. "), "Each also plays a neutral colour, whose character comes from a deck. You put the three cards on top of it in order. Neutral colours score for themselves; if one of them has the most points, both players lose."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: RedPlanetWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(card["source"] != RECONSTRUCTED for card in w.cards()):
        return []
    return [say(strong("Note. "), "Layouts, missions, actions and some other cards are our own reconstruction. If you own the game, you can load its exact tables from a file.")]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "astronauts": astronauts,
}

LABELS = Labels(
    round="Round",
    set_up="Choosing missions",
    stacking="Putting the neutral decks in order",
    choosing="Choosing characters",
    countdown="Countdown",
    discovery_phase="Discovery phase",
    production="Third production",
    game_over="Game over",
    first_player="First player",
    ship="Ship",
    crew="Crew",
    free="free",
    departed="departed",
    no_ship="no ship",
    region="Region",
    astronauts="Astronauts",
    resource="Resource",
    tokens="Tokens",
    discovery="Discovery",
    nobody="nobody",
    nothing="none",
    hidden="face down",
    inner="inner",
    neighbours="Neighbours",
    neutral="neutral",
    player="Player",
    supply="Supply",
    wormhole="Wormhole",
    points="Points",
    hand="Hand",
    played="Played",
    cards="Cards",
    your_mission="Your mission",
    your_cards="Your cards",
    returned="Handed back",
    chosen="Chosen",
    drawn="Drawn",
    neutral_card="Neutral character",
    neutral_next="Next neutral characters",
    deck="Colonisation deck",
    ship_deck="Ships in the deck",
    discard="Discarded",
    reconstructed="* our reconstruction",
    spaceport="Spaceport",
    productions="Production",
    most="most astronauts",
    equal="equally many",
    seen_by="Seen by",
    round_out="Outer regions clockwise",
    ice="Ice",
    sylvanite="Sylvanite",
    celerium="Celerium",
)

LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Mission: Red Planet",
    regions=REGIONS,
    resources=RESOURCES,
    astronaut=ASTRONAUT,
    neutral="neutral",
    neutral_wins="A neutral colour has the most points, so both players lose.",
    pad="pad",
    aboard=("on the ship on ", ""),
    anywhere="anywhere",
    then="; then ",
    steps=STEPS,
    goals=GOALS,
    finds=FINDS,
    deeds=DEEDS,
    moments=MOMENTS,
    ice_monopoly=("Ice Monopoly", "9 points for the most ice tokens; several share them, rounded down."),
    ship_text=ship_text,
    seats_taken=lambda aboard, seats: f"{aboard} of {seats} aboard",
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "ice": "Ice",
        "sylvanite": "Sylvanite",
        "celerium": "Celerium",
        "missions": "Missions",
        "ice_monopoly": "Ice Monopoly",
        "discoveries": "Discoveries",
        "points": "Points",
        "tie_tokens": "point tokens",
    },
    terms={
        "tokens": "tokens won",
        "first production": "the first production",
        "second production": "the second production",
        "third production": "the third production",
        "ice": "the Ice Monopoly",
        "missions": "missions",
        "discoveries": "discoveries",
        "cards": "action cards",
        "astronauts": "astronauts on Mars and on ships",
        "characters": "characters still to be played",
        "rivals": "what the best rival can expect",
    },
    kinds={
        "character": "character",
        "ship": "ship",
        "mission": "mission",
        "discovery": "discovery",
        "action": "action",
        "global": "global mission",
        "layout": "map",
    },
    sources={
        "rulebook": "from the rulebook",
        "public": "publicly known",
        "own": "from your own file",
        "reconstructed": "our reconstruction",
    },
)
