"""Mission: Red Planet in English.

Glossary. An astronaut BOARDS a ship docked on a PAD; a ship DEPARTS and ARRIVES in a REGION. A resource is TURNED UP. A production puts
POINT TOKENS in regions, and who has most astronauts there takes them. A colonisation card is a MISSION, a DISCOVERY or an ACTION. The other
terms: supply, wormhole, destination token, character, countdown, first player, round.
"""

from pavonis.games.mission_red_planet import effects, events, reasons
from pavonis.games.mission_red_planet.cards import RECONSTRUCTED
from pavonis.games.mission_red_planet.effects import Deed, Goal, Op
from pavonis.games.mission_red_planet.state import NOBODY
from pavonis.games.mission_red_planet.words.base import Labels, Language, RedPlanetWords
from pavonis.text import Counted, Noun, Sentence, Text, say, strong
from pavonis.text.en import ENGLISH as GRAMMAR
from pavonis.text.en import POINT

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
    effects.POINTS_LEAD: lambda find: f"every player with most astronauts here {gains(find.n)}",
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
    return f"Flies {going}, holds {seats}." if going else f"Who boards first chooses the destination; holds {seats}."


QUESTIONS: dict[str, Sentence] = {
    "mission": lambda w, q: say("Keep one of these two missions; the other goes back."),
    "character": lambda w, q: say("Round ", q.subject[0], ": choose a character in secret."),
    "board": lambda w, q: say(w.acting(q), "which ship will you board? (", astronauts(q.subject[2]), " to go)"),
    "send": lambda w, q: say(w.acting(q), "where will the ship on ", w.pad(q.subject[2]), " fly?"),
    "walk": lambda w, q: say(w.acting(q), "which step will you make? (", q.subject[2], " left)"),
    "research": lambda w, q: say(w.acting(q), "draw a card or look at a discovery?"),
    "place": lambda w, q: say(w.acting(q), "at which outer region will you place this discovery?"),
    "look": lambda w, q: say(w.acting(q), "which discovery will you look at?"),
    "put_aside": lambda w, q: say(w.acting(q), "place the card if it is a discovery, or put it aside."),
    "launch": lambda w, q: say(w.acting(q), "which ship will depart?"),
    "destroy": lambda w, q: say(w.acting(q), "which ship will you destroy?"),
    "replace": lambda w, q: say(w.acting(q), "whom will you replace?"),
    "kill": lambda w, q: say(w.acting(q), "whom will you send to the wormhole?"),
    "descend": lambda w, q: say(w.acting(q), "where will an astronaut go from Phobos? (up to ", q.subject[2], " more)"),
    "redirect": lambda w, q: say(w.acting(q), "which ship gets which destination?"),
    "action": lambda w, q: say(MOMENTS[q.subject[0]], ": play an action card?"),
    "rescue": lambda w, q: say(w.card(q.subject[0]), ": where will astronauts return?"),
    "expel": lambda w, q: say(w.card(q.subject[0]), ": whom will you send to the wormhole?"),
    "leave": lambda w, q: say(w.colour(q.subject[0]), " must leave ", w.region(q.subject[1]), ": where to?"),
    "sealed": lambda w, q: say("You have chosen. Until everybody has, you may take your choice back."),
}

MOVES: dict[str, Sentence] = {
    "take back": lambda w: say("Take your choice back"),
    "done": lambda w: say("Done"),
    "pass": lambda w: say("Pass"),
    "draw": lambda w: say("Draw a colonisation card"),
    "put aside": lambda w: say("Put the card aside, unseen"),
    "choose": lambda w, character: say("Choose ", w.character(character), f" ({character}): ", w.character_steps(character)),
    "keep": lambda w, card: say("Keep ", w.card(card), ": ", w.card_text(card)[:-1]),
    "play": lambda w, number: say("Play ", w.action(number)),
    "board": lambda w, pad: say("Board the ship on ", w.pad(pad)),
    "launch": lambda w, pad: say("Make the ship on ", w.pad(pad), " depart"),
    "destroy": lambda w, pad: say("Destroy the ship on ", w.pad(pad)),
    "send": lambda w, r: say("Fly ", w.region(r, "into")),
    "look": lambda w, r: say("Look at the discovery at ", w.region(r)),
    "place": lambda w, r: say("Place the discovery at ", w.region(r)),
    "descend": lambda w, r: say("Go ", w.region(r, "into")),
    "leave for": lambda w, r: say("Leave for ", w.region(r)),
    "walk": lambda w, a, b: say("Walk ", w.region(a, "out"), " ", w.region(b, "into")),
    "redirect": lambda w, pad, r: say("Send the ship on ", w.pad(pad), " ", w.region(r, "into")),
    "kill": lambda w, r, colour: say("Send an astronaut of ", w.colour(colour), " ", w.region(r, "at"), " to the wormhole"),
    "expel": lambda w, r, colour: say("Send an astronaut of ", w.colour(colour), " ", w.region(r, "at"), " to the wormhole"),
    "replace": lambda w, place, colour: say("Replace an astronaut of ", w.colour(colour), " ", w.place(place)),
    "rescue": lambda w, r, n: say("Return ", astronauts(n + 1), " ", w.region(r, "into")),
}

REASONS: dict[int, Sentence] = {
    reasons.GAME_OVER: lambda w: say("The game is over."),
    reasons.NOT_ASKED: lambda w: say("You have nothing to choose now."),
    reasons.NOT_THIS_QUESTION: lambda w: say("You are asked something else now."),
    reasons.NO_SUCH_MOVE: lambda w: say("There is no such move."),
    reasons.NOTHING_SEALED: lambda w: say("You have no choice to take back."),
    reasons.NOT_IN_HAND: lambda w, character: say(
        w.character(character), " has been played already; the Recruiter brings it back."
    ),
    reasons.NOT_DEALT: lambda w, card: say(w.card(card), " is not one of your two missions."),
    reasons.NOT_HELD: lambda w, card: say("You do not have ", w.card(card), "."),
    reasons.WRONG_MOMENT: lambda w, card: say(w.card(card), " is played at another moment."),
    reasons.NO_EFFECT: lambda w, card: say(w.card(card), " would have no effect."),
    reasons.NO_SUCH_PAD: lambda w, pad: say("There is no ", w.pad(pad), " at this table."),
    reasons.NO_SHIP: lambda w, pad: say("There is no ship on ", w.pad(pad), " until new ones come."),
    reasons.SHIP_LAUNCHED: lambda w, pad: say("The ship on ", w.pad(pad), " has departed."),
    reasons.SHIP_FULL: lambda w, pad: say("The ship on ", w.pad(pad), " is full."),
    reasons.TOO_FEW_SEATS: lambda w, pad, free, n: say(
        "The ship on ", w.pad(pad), f" has {GRAMMAR.count(free, SEAT)} free, not {n}."
    ),
    reasons.NO_TOKEN: lambda w, r: say("Both destination tokens of ", w.region(r), " are in use."),
    reasons.NO_TOKEN_AT_ALL: lambda w, pad: say("No destination token is left for the ship on ", w.pad(pad), "."),
    reasons.PICKED_IN_ORDER: lambda w: say("Ships are boarded from left to right, and this would leave somebody behind."),
    reasons.NOT_OPTIONAL: lambda w: say("This has to be done."),
    reasons.NO_OWN_ASTRONAUT: lambda w, place, colour: say(w.colour(colour), " has no astronaut ", w.place(place), "."),
    reasons.NO_SUCH_ASTRONAUT: lambda w, place, colour: say(w.colour(colour), " has no astronaut ", w.place(place), "."),
    reasons.OWN_ASTRONAUT: lambda w: say("Another player's astronaut is meant."),
    reasons.NOT_ADJACENT: lambda w, a, b: say(w.region(a), " and ", w.region(b), " are not adjacent."),
    reasons.INNER_REGION: lambda w, r: say(w.region(r), " is an inner region and safe."),
    reasons.ONLY_MARS: lambda w: say("This is about regions of Mars, not about Phobos."),
    reasons.DISCOVERY_THERE: lambda w, r: say(w.region(r), " has a discovery already."),
    reasons.NO_DISCOVERY: lambda w, r: say(w.region(r), " has no discovery."),
    reasons.DECK_EMPTY: lambda w: say("The colonisation deck is empty."),
    reasons.NOT_A_DISCOVERY: lambda w: say("The card drawn is no discovery."),
    reasons.NO_SUCH_COLOUR: lambda w, colour: say("There is no player ", colour + 1, " at this table."),
    reasons.WORMHOLE_SHORT: lambda w, has, n: say("You have ", astronauts(has), f" in the wormhole, not {n}."),
    reasons.OUTER_ONLY: lambda w, r: say("Discoveries lie at outer regions only, not at ", w.region(r), "."),
    reasons.AT_MOST: lambda w, n: say("The card returns ", astronauts(n), " at most."),
    reasons.SAME_SHIP: lambda w, pad: say("One has boarded the ship on ", w.pad(pad), "; the other takes another ship."),
}


def sent(w: RedPlanetWords, colour: int, pad: int, r: int) -> Text:
    """A destination token is laid on a ship, by somebody or by the set-up."""
    if colour == NOBODY:
        return say("No ship flies to Phobos: the one on ", w.pad(pad), " gets a token.")
    return say(w.colour(colour), " sends the ship on ", w.pad(pad), " ", w.region(r, "into"), ".")


EVENTS: dict[int, Sentence] = {
    events.ROUND: lambda w, number: say("Round ", number, "."),
    events.MISSION: lambda w, seat, card: say(w.player(seat), " keeps ", w.card(card), "."),
    events.MISSION_BACK: lambda w, seat, _: say(w.player(seat), " keeps a mission."),
    events.CALLED: lambda w, number: say(number, "!"),
    events.REVEALED: lambda w, colour, character: say(w.colour(colour), " turns up ", w.character(character), "."),
    events.SKIPPED: lambda w, colour, character: say(w.colour(colour), " skips ", w.character(character), "."),
    events.BOARDED: lambda w, colour, pad, n: say(w.colour(colour), " puts ", astronauts(n), " on the ship on ", w.pad(pad), "."),
    events.SENT: sent,
    events.DEPARTED: lambda w, pad: say("The ship on ", w.pad(pad), " departs."),
    events.ARRIVED: lambda w, pad, r: say("The ship from ", w.pad(pad), " comes ", w.region(r, "into"), "."),
    events.RETURNED_EMPTY: lambda w, pad: say("The empty ship from ", w.pad(pad), " is discarded."),
    events.RESOURCE: lambda w, r, kind: say("There is ", w.resource(kind), " ", w.region(r, "at"), "."),
    events.DOCKED: lambda w, pad, ship: say("A ship docks on ", w.pad(pad), ": ", w.ship_name(ship), "."),
    events.RESHUFFLED: lambda w, n: say("The discarded ships are shuffled: ", n, " in the deck."),
    events.FIRST: lambda w, colour: say(w.colour(colour), " is first player."),
    events.RECALLED: lambda w, colour: say(w.colour(colour), " takes all characters back."),
    events.WALKED: lambda w, colour, a, b: say(w.colour(colour), " walks ", w.region(a, "out"), " ", w.region(b, "into"), "."),
    events.DREW: lambda w, seat, card: say(w.player(seat), " draws ", w.card(card), "."),
    events.DREW_BACK: lambda w, seat, _: say(w.player(seat), " draws a colonisation card."),
    events.PLACED: lambda w, seat, r, card: say(w.player(seat), " places ", w.card(card), " at ", w.region(r), "."),
    events.PLACED_BACK: lambda w, seat, r: say(w.player(seat), " places a discovery at ", w.region(r), "."),
    events.DISCARDED: lambda w, seat, card: say(w.player(seat), " discards ", w.card(card), ": no region is free."),
    events.BOXED: lambda w, seat, card: say(w.player(seat), " puts ", w.card(card), " aside."),
    events.BOXED_BACK: lambda w, seat, _: say(w.player(seat), " puts a card aside."),
    events.LOOKED: lambda w, seat, r, card: say(w.player(seat), " looks at ", w.card(card), " at ", w.region(r), "."),
    events.LOOKED_BACK: lambda w, seat, r: say(w.player(seat), " looks at the discovery at ", w.region(r), "."),
    events.DESTROYED: lambda w, colour, pad, ship: say(
        w.colour(colour), " destroys the ship on ", w.pad(pad), " (", w.ship_name(ship), ")."
    ),
    events.REPLACED: lambda w, colour, place, victim: say(
        w.colour(colour), " replaces an astronaut of ", w.colour(victim), " ", w.place(place), "."
    ),
    events.KILLED: lambda w, colour, r, victim: say(
        w.colour(colour), " sends an astronaut of ", w.colour(victim), " ", w.region(r, "at"), " to the wormhole."
    ),
    events.DESCENDED: lambda w, colour, r: say(w.colour(colour), " goes from Phobos ", w.region(r, "into"), "."),
    events.NEUTRAL: lambda w, seat, character: say(w.player(seat), " draws ", w.character(character), " for the neutral colour."),
    events.NEUTRAL_BACK: lambda w, seat, _: say(w.player(seat), " draws a neutral character."),
    events.NEUTRAL_SHUFFLED: lambda w, colour: say(w.colour(colour), ": eight characters are a new deck."),
    events.PRODUCTION: lambda w, number: say("Production ", number, "."),
    events.PRODUCED: lambda w, r, kind, n: say(tokens(n, RESOURCES[kind]), " ", w.region(r, "at"), "."),
    events.AWARDED: lambda w, colour, r, kind, n: say(
        w.colour(colour), " takes ", tokens(n, RESOURCES[kind]), " ", w.region(r, "at"), "."
    ),
    events.UNCOVERED: lambda w, r, card: say("At ", w.region(r), " lies ", w.card(card), "."),
    events.LOST: lambda w, colour, r, n: say(w.colour(colour), " loses ", astronauts(n), " ", w.region(r, "at"), "."),
    events.PULLED: lambda w, colour, pad, r, n: say(
        w.colour(colour), " moves ", astronauts(n), " from ", w.pad(pad), " ", w.region(r, "into"), "."
    ),
    events.LEFT: lambda w, colour, a, b: say(w.colour(colour), " leaves ", w.region(a), " for ", w.region(b), "."),
    events.PLAYED: lambda w, seat, card: say(w.player(seat), " plays ", w.card(card), "."),
    events.PASSED: lambda w, seat: say(w.player(seat), " passes."),
    events.GAINED: lambda w, colour, kind, n: say(w.colour(colour), " takes ", tokens(n, RESOURCES[kind]), " from the supply."),
    events.RESCUED: lambda w, colour, r, n: say(w.colour(colour), " returns ", astronauts(n), " ", w.region(r, "into"), "."),
    events.EXPELLED: lambda w, colour, r, victim: say(
        w.colour(colour), " sends an astronaut of ", w.colour(victim), " ", w.region(r, "at"), " to the wormhole."
    ),
    events.SHOWN: lambda w, seat, card: say(w.player(seat), " shows ", w.card(card), "."),
    events.ENDED: lambda w: say("The game ends."),
    events.LAYOUT: lambda w, number: say("Map: ", w.game.tables.layouts[number].names[0], "."),
}


def rules(w: RedPlanetWords) -> list[Text]:
    """The rules for a newcomer."""
    return [
        say(strong("Goal. "), "Send astronauts to Mars, hold the regions with the best resources, fulfil secret missions. Whoever has the most points after ten rounds wins."),
        say(strong("A round. "), "All choose a character in secret. Then numbers are called from 9 to 1; whose character is called carries it out, several clockwise from the first player. A played character is gone until you play the Recruiter. Whoever acted last is first player in the next round."),
        say(strong("Ships. "), "Most characters put astronauts on docked ships. When a card is done, full ships depart; at the end of the round they arrive, their crews land, and new ships dock. Who boards a ship without a destination first chooses one; of each region there are two tokens."),
        say(strong("In full. "), "Everything on a card has to be done as far as possible, even against yourself. Only the Travel Agent is all or nothing."),
        say(strong("Regions. "), "There are six outer and three inner regions; Phobos is a region too, but adjacent to none. Where astronauts arrive the resource is turned up: 5 ice, 3 sylvanite, 3 celerium, one of them out of play."),
        say(strong("Production. "), "After rounds 5, 8 and 10 every region with a resource face up gets 1, 2 and 3 point tokens. Whoever has most astronauts there takes all of them; several share equally, and what is left over stays."),
        say(strong("Colonisation cards. "), "The Scientist draws them. A mission counts at the end. An action is played at its own moment. A discovery is placed face down at an outer region, one at each, and is turned up after round 10."),
        say(strong("Points. "), "Ice tokens are worth 1, sylvanite 2, celerium 3. Most ice gives 9 more, shared if several have it. Missions and some discoveries add or take points. A tie goes to more tokens, then it is shared."),
        say(strong("Two players. "), "Each also plays a neutral colour, whose character comes from a deck. Neutral colours score for themselves; if one of them has most points, both players lose."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: RedPlanetWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(card["source"] != RECONSTRUCTED for card in w.cards()):
        return []
    return [say(strong("Note. "), "Layouts, missions, actions and some other cards are our own reconstruction. If you own the game, you can load its exact tables from a file.")]  # fmt: skip


LABELS = Labels(
    round="Round",
    set_up="Choosing missions",
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
    deck="Colonisation deck",
    ship_deck="Ships in the deck",
    reconstructed="* our reconstruction",
    spaceport="Spaceport",
    productions="Production",
    most="most astronauts",
    equal="equally many",
    seen_by="Seen by",
    round_out="Outer regions clockwise",
    round_in="Inner regions",
    ice="Ice",
    sylvanite="Sylvanite",
    celerium="Celerium",
)

ENGLISH = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Mission: Red Planet",
    regions=REGIONS,
    resources=RESOURCES,
    astronaut=ASTRONAUT,
    neutral="neutral",
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
