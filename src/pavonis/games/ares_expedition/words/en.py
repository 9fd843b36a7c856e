"""Ares Expedition in English.

Glossary. A game is ROUNDS; in each everybody chooses a PHASE, and all chosen phases are PLAYED by everybody, with a BONUS for who
chose them. A player has a STOCK and a PRODUCTION of M€, heat and plants, draws cards by production, and has STEEL and TITANIUM, which
make cards cheaper and are never spent. A CARD has TAGS, perhaps a REQUIREMENT; a blue card may have an ACTION or a lasting EFFECT.
Animals, microbes and science resources lie on cards. A FOREST is planted, an OCEAN TILE is flipped, temperature and oxygen rise by
STEPS through four ZONES; each of these raises the TERRAFORM RATING. A STANDARD ACTION is carried out, a card is SOLD.
"""

from pavonis.core.game import Question
from pavonis.games.ares_expedition import effects, events, reasons
from pavonis.games.ares_expedition.cards import CORPORATIONS, Card
from pavonis.games.ares_expedition.effects import (
    CONSTRUCTION,
    COSTLY,
    DEVELOPMENT,
    EVENT_TAG,
    HEAT,
    MEGACREDITS,
    PLANTS,
    Capacity,
    Lasting,
    Need,
    Op,
    Points,
    Produces,
    Watch,
)
from pavonis.games.ares_expedition.tables import (
    BONUS_DRAWN,
    BONUS_KEPT,
    CARD_SALE,
    DEVELOPMENT_BONUS,
    ENOUGH_POINTS,
    FIRST_HAND,
    FOREST_FOR_PLANTS,
    HAND_LIMIT,
    INITIATIVE_PRICE,
    LAST_SPACE,
    METAL_TAGS,
    METAL_VALUES,
    POOL_CUBES,
    POOL_MARKERS,
    PRODUCTION_BONUS,
    RESEARCH_DRAWN,
    RESEARCH_KEPT,
    SAVED_BY_CUBES,
    SAVED_BY_PLANTS,
    SAVING_CUBES,
    SAVING_PLANTS,
    SOLO_ROUNDS,
    STANDARD_COST,
)
from pavonis.games.ares_expedition.words.base import POOL_ROUNDS, AresWords, Language, includes_itself, single_zone, turned_into
from pavonis.games.ares_expedition.words.labels import Labels
from pavonis.games.ares_expedition.words.runs import Clause, Run
from pavonis.kit.terraforming import MICROBES, OCEANS, TEMPERATURE, value_of
from pavonis.text import IMPERATIVE, INFINITIVE, Counted, CountedOf, Noun, Sentence, Text, say, strong
from pavonis.text.en import CARD, CUBES, POINT, a
from pavonis.text.en import ENGLISH as GRAMMAR
from pavonis.text.projects import asked_for

RESOURCES = [
    Noun(nom="M€/M€", acc="M€/M€"),
    Noun(nom="heat/heat", acc="heat/heat"),
    Noun(nom="plant/plants", acc="plant/plants"),
    Noun(nom="card/cards", acc="card/cards"),
]
MANY = ["M€", "heat", "plants", "cards"]
METALS = ["steel", "titanium"]
TAG_NAMES = ["building", "space", "power", "science", "Jovian", "Earth", "plant", "microbe", "animal", "event"]
TAGS = [Noun(nom=f"{name} tag/{name} tags") for name in TAG_NAMES]
PARAMETERS = ["temperature", "oxygen", "oceans"]
ZONES = ["purple", "red", "yellow", "white"]
PHASE_NAMES = ["Development", "Construction", "Action", "Production", "Research"]
PHASES = [Noun(nom=f"{name.lower()} phase") for name in PHASE_NAMES]
STEP = Noun(nom="step/steps")
OCEAN = Noun(nom="ocean tile/ocean tiles")
FOREST = Noun(nom="forest/forests")
BLUE_CARD = Noun(nom="blue card/blue cards")
ROUND = Noun(nom="round/rounds")
CUBE = Noun(nom="cube/cubes")
MARKER = Noun(nom="marker/markers")

# So many of something, and several things as one.
cards = Counted(GRAMMAR, CARD)
amount = CountedOf(GRAMMAR, RESOURCES)
cubes = CountedOf(GRAMMAR, CUBES)
steps = Counted(GRAMMAR, STEP)
listed = GRAMMAR.series


def every(each: int, noun: Noun) -> str:
    """Each one, or every so many."""
    return f"each {noun.form()}" if each == 1 else f"every {each} {noun.form('nom', 1)}"


def gain(run: Run) -> str:
    """Resources are gained, perhaps only by some."""
    op = run.op
    if op.per == effects.IF_TAGS:
        return f"also gain {amount(op.n, op.what)} if you have at least {GRAMMAR.count(op.each, TAGS[op.tag])}"
    if op.per == effects.IF_CHOSEN:
        return f"also gain {amount(op.n, op.what)} if you chose the action phase"
    return f"gain {listed([amount(each.n, each.what) for each in run.ops])}"


def rating(run: Run) -> str:
    """The own rating rises."""
    text = f"raise your terraform rating by {run.op.n}"
    if run.op.per == effects.FIXED:
        return text
    return f"{text} for each {TAGS[run.op.tag].form()} you have{', this one included' if run.counts_itself() else ''}"


def forest(run: Run) -> str:
    """Forests are planted."""
    n = run.op.n
    return f"plant {GRAMMAR.count(n, FOREST)} and raise the oxygen by {steps(n)}"


def look(run: Run) -> str:
    """Cards are drawn to choose from."""
    return f"draw {cards(run.op.n)}, keep {run.op.what} of them and discard the others"


def cut(op: Op) -> str:
    """What makes the price of an action lower."""
    if op.cut == effects.NO_CUT:
        return ""
    if op.cut == effects.PER_METAL:
        return f" ({op.less} M€ less for each {METALS[op.what]} you have)"
    if op.cut == effects.PER_TAG_HELD:
        return f" ({op.less} M€ less for each {TAGS[op.what].form()} you have)"
    if op.cut == effects.WITH_BLUE_CARDS:
        return f" ({op.less} M€ less if you have at least {op.what} blue cards)"
    return f" ({op.less} less if you chose the action phase)"


def screen(run: Run) -> str:
    """Cards are turned up and one is taken."""
    tags = a(listed([TAG_NAMES[tag] for tag in run.op.tags], " or ")) + " tag"
    return f"turn up the top {cards(run.op.n)} of the deck, take one with {tags} into your hand and discard the others"


def convert(run: Run) -> str:
    """A resource becomes another."""
    most = f"up to {amount(run.op.n, run.op.what)}" if run.op.n else f"any amount of {MANY[run.op.what]}"
    return f"turn {most} into as many {MANY[run.op.each]}"


CLAUSES: dict[int, Clause] = {
    effects.GAIN: gain,
    effects.DRAW: lambda run: f"draw {cards(run.op.n)}",
    effects.DISCARD: lambda run: f"discard {cards(run.op.n)} from your hand",
    effects.LOOK: look,
    effects.FLIP: lambda run: f"flip {'an ocean tile' if run.op.n == 1 else GRAMMAR.count(run.op.n, OCEAN)}",
    effects.RAISE: lambda run: f"raise the {PARAMETERS[run.op.what]} by {steps(run.op.n)}",
    effects.FOREST: forest,
    effects.RATING: rating,
    effects.ADD_HERE: lambda run: f"add {cubes(run.op.n, run.cubes)} to this card",
    effects.ADD: lambda run: f"add {cubes(run.op.n, run.op.what)} to another card of yours",
    effects.ADD_ANY: lambda run: f"add {cubes(run.op.n, 0)} to a card of yours that collects them",
    effects.SPEND: lambda run: f"spend {amount(run.op.n, run.op.what)}{cut(run.op)}",
    effects.SPEND_RATING: lambda run: f"lower your terraform rating by {run.op.n}",
    effects.SPEND_MONEY: lambda run: f"spend {amount(run.op.n, MEGACREDITS)}{cut(run.op)}",
    effects.TAKE_HERE: lambda run: f"remove {cubes(run.op.n, run.cubes)} from this card",
    effects.TAKE_ANY: lambda run: f"remove {cubes(run.op.n, run.op.what)} from any of your cards",
    effects.THROW: lambda run: f"discard {cards(run.op.n)} from your hand",
    effects.EXTRA_PLAY: lambda run: "you may play another blue or red card in this phase",
    effects.FREE_PLAY: lambda run: f"you may play another green card in this phase for free, if its printed cost is {run.op.n} M€ or less",
    effects.NEXT_CHEAPER: lambda run: f"the next card you play in this phase costs {run.op.n} M€ less",
    effects.NEXT_EASIER: lambda run: "for the next card you play in this phase, temperature or oxygen may count as one zone higher or lower",
    effects.SCREEN: screen,
    effects.BRAINSTORM: lambda run: f"turn up the top card of the deck: if it is green, discard it and gain {run.op.n} M€; otherwise take it into your hand",
    effects.EXCHANGE: lambda run: f"you may discard a card from your hand to draw a card, or 2 if the discarded one has {a(TAGS[run.op.tag].form())}",
    effects.REDRAFT: lambda run: f"discard up to {cards(run.op.n)} from your hand to draw as many",
    effects.CONVERT: convert,
}  # fmt: skip


def need(part: Need) -> str:
    """One requirement."""
    if part.what < OCEANS:
        more = "" if single_zone(part) else " or lower" if part.most else " or higher"
        return f"{'a temperature' if part.what == TEMPERATURE else 'oxygen'} in the {ZONES[part.n]} zone{more}"
    if part.what == OCEANS:
        return f"{'at most' if part.most else 'at least'} {GRAMMAR.count(part.n, OCEAN)} flipped"
    if part.what == effects.TAGS_HELD:
        return a(TAGS[part.tag].form()) if part.n == 1 else GRAMMAR.count(part.n, TAGS[part.tag])
    return f"a terraform rating of at least {part.n}"


DEEDS = {
    effects.ON_CARD: "play another card",
    effects.ON_TEMPERATURE: "raise the temperature by a step",
    effects.ON_OXYGEN: "raise the oxygen by a step",
    effects.ON_OCEAN: "flip an ocean tile",
    effects.ON_FOREST: "plant a forest",
    effects.ON_USE: "use the action of a card",
}


def watch(parts: list[Watch], card: Card) -> str:
    """When a lasting effect is set off."""
    if parts[0].on == effects.ON_STEEL:
        return "for each steel that a card you play brings"
    if parts[0].on != effects.ON_TAG:
        return f"whenever you {listed([DEEDS[part.on] for part in parts], ' or ')}"
    tags = parts[0].tags
    if tags == [EVENT_TAG]:
        return "whenever you play an event"
    names = a(listed([TAG_NAMES[tag] for tag in tags], " or ")) + " tag"
    return f"whenever you play {names}{', this card included' if includes_itself(card) else ''}"


def cheaper(parts: list[Lasting], card: Card) -> str:
    """Cards cost less."""
    what = parts[0].what
    if what == effects.ALL_CARDS:
        cards = "every card you play"
    elif what == effects.COSTLY_CARDS:
        cards = f"every card you play with a printed cost of {COSTLY} M€ or more"
    elif what == EVENT_TAG:
        cards = "every event you play"
    else:
        cards = f"each {listed([TAG_NAMES[part.what] for part in parts], ' or ')} tag on a card you play"
    return f"you pay {parts[0].n} M€ less for {cards}"


def research(parts: list[Lasting], card: Card) -> str:
    """More cards in the research phase."""
    more = [
        f"{'draw' if part.kind == effects.RESEARCH_DRAW else 'keep'} {part.n} more {CARD.form('nom', GRAMMAR.plural(part.n))}"
        for part in parts
    ]
    return f"in the research phase, {listed(more)}"


def worth(part: Lasting) -> str:
    """A metal makes cards cheaper than it usually does."""
    return f"each {METALS[part.what]} takes {part.n} M€ more off your cards with {a(TAGS[METAL_TAGS[part.what]].form())}"


LASTING = {
    effects.CHEAPER: cheaper,
    effects.METAL_WORTH: lambda parts, card: listed([worth(part) for part in parts]),
    effects.EASIER: lambda parts, card: "for the requirements of your cards, temperature or oxygen may count as one zone higher or lower",
    effects.SALE: lambda parts, card: f"each card you sell brings {parts[0].n} M€ more",
    effects.RESEARCH_DRAW: research,
    effects.RESEARCH_KEEP: research,
    effects.STANDARD_CHEAPER: lambda parts, card: f"standard actions paid in M€ cost you {parts[0].n} M€ less",
    effects.FOREST_CHEAPER: lambda parts, card: (
        f"a forest takes you {STANDARD_COST[FOREST_FOR_PLANTS] - parts[0].n} plants instead of {STANDARD_COST[FOREST_FOR_PLANTS]}"
    ),
    effects.PAYS_HEAT: lambda parts, card: "you may use heat as M€",
    effects.SAVES_CUBES: lambda parts, card: (
        f"when you play a card, you may remove {cubes(parts[0].price, card.cubes)} from this card to pay {parts[0].n} M€ less for it"
    ),
    effects.SAVES_PLANTS: lambda parts, card: (
        f"when you play a card, you may spend {amount(parts[0].price, PLANTS)} to pay {parts[0].n} M€ less for it"
    ),
    effects.INITIATIVE: lambda parts, card: (
        f"when your terraform rating rises for the first time in a phase, you may spend {parts[0].price} M€ to raise it by {parts[0].n} more"
    ),
}  # fmt: skip


def produces(parts: list[Produces], card: Card) -> str:
    """What is received in the production phase."""
    text = f"production: {listed([amount(part.n, part.resource) for part in parts])}"
    part = parts[0]
    if part.tag == effects.NO_TAG:
        return text
    if part.tag == effects.FORESTS:
        return f"{text} for each forest you have"
    return f"{text} for {every(part.each, TAGS[part.tag])} you have{', this one included' if part.tag in card.tags else ''}"


def capacity(part: Capacity) -> str:
    """Steel or titanium."""
    tag = TAGS[METAL_TAGS[part.metal]].form()
    return f"{METALS[part.metal]} +{part.n}: cards with {a(tag)} cost you {part.n * METAL_VALUES[part.metal]} M€ less"


def points(part: Points, card: Card) -> str:
    """The points of a card."""
    n = f"{part.n} {POINT.form('nom', GRAMMAR.plural(abs(part.n)))}".replace("-", "−")
    return (
        n
        + {
            effects.POINTS: "",
            effects.PER_CUBE: f" for {every(part.each, CUBES[card.cubes])} on this card",
            effects.PER_TAG: f" for {every(part.each, TAGS[part.tag])} you have, this one included",
            effects.PER_FOREST: f" for {every(part.each, FOREST)} you have",
            effects.PER_PROJECT: f" for {every(part.each, CARD)} you have played, this one included",
            effects.PER_BLUE: f" for {every(part.each, BLUE_CARD)} you have, this one included",
        }[part.per]
    )


def choose_one(choices: list[str], mood: int) -> str:
    """One of several."""
    return listed(choices, " or ") if mood == INFINITIVE else f"choose one: {'; or '.join(choices)}"


ICONS = {
    "production": "production",
    "rating": "terraform rating",
    "forest": "forest",
    "card": "card",
    "cube": "resource",
    "points": "points",
    "action": "action",
    "cost": "cost",
    "look": "cards to choose from",
    "more_cards": "more cards",
    "next_card": "next card",
    "easier": "zone",
    "sold_card": "card sold",
    "standard_action": "standard action",
}

PHASE_TEXTS = [
    ("Everybody may play one green card.", f"Your card costs {DEVELOPMENT_BONUS} M€ less."),
    ("Everybody may play one blue or red card.", "Draw a card, or play one more blue or red card."),
    ("Everybody may use the action of each own card once, and any standard actions.", "Use one of your actions a second time."),
    ("Everybody receives M€ for rating and production, then heat, plants and cards by production.", f"Gain {PRODUCTION_BONUS} M€."),
    (
        f"Everybody draws {RESEARCH_DRAWN} cards and keeps {RESEARCH_KEPT}.",
        f"Draw {BONUS_DRAWN} more cards and keep {BONUS_KEPT} more.",
    ),
]
STANDARDS = ["a forest for plants", "a forest for M€", "temperature for heat", "temperature for M€", "an ocean tile for M€"]


def which(n: int) -> str:
    """Which card, or how many cards."""
    return f"which {cards(n) if n > 1 else 'card'}"


def add_question(w: AresWords, question: Question) -> Text:
    """Which card gets cubes."""
    _, _, n, what = asked_for(question)
    return w.about(question, f"which card gets {cubes(n, what)}?")


def phase_question(w: AresWords, question: Question) -> Text:
    """What to do in a phase."""
    phase = question.subject[0]
    if phase == DEVELOPMENT:
        return say("Play a green card, or say that you are done.")
    if phase == CONSTRUCTION:
        return say("Play a blue or red card, or say that you are done.")
    return say("Use actions and standard actions, and say when you are done.")


def save_question(w: AresWords, question: Question) -> Text:
    """Whether a card is made cheaper."""
    card, price, way = question.subject
    offer = (
        f"spend {amount(SAVING_PLANTS, PLANTS)} to pay {SAVED_BY_PLANTS} M€ less"
        if way
        else f"remove {cubes(SAVING_CUBES, MICROBES)} to pay {SAVED_BY_CUBES} M€ less"
    )
    return say(w.card(card), f" costs {amount(price, MEGACREDITS)}. Do you {offer}?")


QUESTIONS: dict[str, Sentence] = {
    "plan": lambda w, q: say("Which phase do you choose for this round?"),
    "phase": phase_question,
    "done": lambda w, q: say("You are done with this phase. Until everybody is, you may take that back."),
    "sealed": lambda w, q: say("You have chosen. Until everybody has, you may take it back."),
    "research": lambda w, q: say(f"{which(q.least).capitalize()} do you keep?"),
    "limit": lambda w, q: say(f"You have more than {HAND_LIMIT} cards: {which(q.least)} do you sell?"),
    "sale": lambda w, q: say(f"You have too little M€: {which(q.least)} do you sell?"),
    "heat": lambda w, q: say(f"{amount(q.subject[0], MEGACREDITS)} to pay: how much of it with heat?"),
    "save": save_question,
    "way": lambda w, q: w.about(q, "which action do you use?"),
    "sell": lambda w, q: say("Which cards do you sell?"),
    "corporation": lambda w, q: say("Which corporation do you play?"),
    "redraw": lambda w, q: say("Which of your first cards do you draw anew?"),
    "offer": lambda w, q: say(f"Your terraform rating has risen. Do you pay {INITIATIVE_PRICE} M€ to raise it once more?"),
    "neutral": lambda w, q: say("Which neutral phase card is used in this round?"),
    "help": lambda w, q: say(f"What rises by itself by {steps(q.subject[0])}?"),
    "piece": lambda w, q: say(f"The pool holds {GRAMMAR.count(q.subject[0], CUBE)} and {GRAMMAR.count(q.subject[1], MARKER)}. What do you take?"),
    "give": lambda w, q: say("Which card do you exchange with your partner?"),
    "return": lambda w, q: say(w.player(q.subject[0]), " has given you a card. Which one do you give in return?"),
    "discard": lambda w, q: w.about(q, f"{which(q.least)} do you discard?"),
    "keep": lambda w, q: w.about(q, f"{which(q.least)} do you keep?"),
    "add": add_question,
    "choose": lambda w, q: w.about(q, "which do you choose?"),
    "take": lambda w, q: w.about(q, f"which card loses {cubes(asked_for(q)[2], asked_for(q)[3])}?"),
    "take revealed": lambda w, q: w.about(q, "which of the cards turned up do you take?"),
    "exchange": lambda w, q: w.about(q, "do you discard a card to draw?"),
    "redraft": lambda w, q: w.about(q, "which cards do you discard to draw as many?"),
    "amount": lambda w, q: w.about(q, f"how much {MANY[asked_for(q)[3]]} do you turn into {MANY[turned_into(q.subject[0])]}?"),
}  # fmt: skip

MOVES: dict[str, Sentence] = {
    "take back": lambda w: say("Take it back"),
    "decline": lambda w: say("Decline"),
    "done": lambda w: say("Done"),
    "sell cards": lambda w: say("Sell cards"),
    "bonus card": lambda w: say("Draw a card as the bonus of this phase"),
    "raise again": lambda w: say(f"Pay {INITIATIVE_PRICE} M€ and raise your terraform rating once more"),
    "take cube": lambda w: say("Take a cube: 1 M€"),
    "take marker": lambda w: say("Take a marker: exchange a card"),
    "standard": lambda w, n: say("Standard action: ", w.standard(n)),
    "choose": lambda w, n: say("Choose option ", n + 1),
    "phase": lambda w, phase: say("Choose the ", w.phase(phase)),
    "neutral": lambda w, phase: say("Use the neutral card: ", w.phase(phase)),
    "help": lambda w, what: say(f"Raise the {PARAMETERS[what]}"),
    "save": lambda w, way: say(f"Spend {amount(SAVING_PLANTS, PLANTS)} to pay {SAVED_BY_PLANTS} M€ less" if way else f"Remove {cubes(SAVING_CUBES, MICROBES)} to pay {SAVED_BY_CUBES} M€ less"),
    "corporation": lambda w, n: say("Play ", w.corporation(n), f" ({amount(CORPORATIONS[n].cost, MEGACREDITS)})"),
    "play": lambda w, card: say("Play ", w.card(card)),
    "use": lambda w, card: say("Use the action of ", w.card(card)),
    "keep": lambda w, card: say("Keep ", w.card(card)),
    "sell": lambda w, card: say("Sell ", w.card(card)),
    "discard": lambda w, card: say("Discard ", w.card(card)),
    "redraw": lambda w, card: say("Draw anew instead of ", w.card(card)),
    "add": lambda w, card: say("Add to ", w.card(card)),
    "take": lambda w, card: say("Take from ", w.card(card)),
    "give": lambda w, card: say("Give ", w.card(card)),
    "pay heat": lambda w, n: say(f"Pay {amount(n, HEAT)}" if n else "Pay without heat"),
    "amount": lambda w, n: say(f"As much as {n}"),
}  # fmt: skip


def wrong_zone(wanted: Need, zone: int) -> Text:
    """Temperature or oxygen is not where a card needs it."""
    return say(f"It takes {need(wanted)}; when this phase began it was in the {ZONES[zone]} one.")


def wrong_zone_now(wanted: Need, zone: int) -> Text:
    """The same of a card that is not judged by the beginning of this phase."""
    return say(f"It takes {need(wanted)}; now it is in the {ZONES[zone]} one.")


def wrong_oceans(wanted: Need, has: int) -> Text:
    """Not the number of oceans that a card needs."""
    return say(f"It takes {need(wanted)}; when this phase began there {'was' if has == 1 else 'were'} {has}.")


def wrong_oceans_now(wanted: Need, has: int) -> Text:
    """The same of a card that is not judged by the beginning of this phase."""
    return say(f"It takes {need(wanted)}; now there {'is' if has == 1 else 'are'} {has}.")


def at_maximum(w: AresWords, what: int) -> Text:
    """A parameter that had reached its goal before."""
    if what == OCEANS:
        return say("All ocean tiles are flipped; a reward is gained again only in the phase in which that happened.")
    return say(f"The {PARAMETERS[what]} has reached its goal; it is raised further only in the phase in which that happened.")


COLOURS = ["green cards", "blue and red cards"]

REASONS: dict[int, Sentence] = {
    reasons.GAME_OVER: lambda w: say("The game is over."),
    reasons.NO_SUCH_MOVE: lambda w: say("There is no such move."),
    reasons.NOT_ASKED: lambda w: say("You have nothing to choose now."),
    reasons.NOT_THIS_QUESTION: lambda w: say("You are asked something else now."),
    reasons.NOTHING_TO_TAKE_BACK: lambda w: say("There is nothing to take back."),
    reasons.NOT_OPTIONAL: lambda w: say("You cannot decline this."),
    reasons.TOO_FEW_PICKED: lambda w, has, least, most: say(f"Pick {'' if least == most else 'at least '}{cards(least)}."),
    reasons.NOT_ASCENDING: lambda w: say("Several cards are picked in the order of the list, and this one comes before your last pick."),
    reasons.NOT_IN_HAND: lambda w, card: say(w.card(card), " is not in your hand."),
    reasons.NOT_OFFERED: lambda w, card: say(w.card(card), " is not among the cards to choose from."),
    reasons.NOT_THIS_PHASE: lambda w, phase: say("This can only be done in the ", w.phase(phase), "."),
    reasons.WRONG_COLOUR: lambda w, card, phase: say(w.card(card), " cannot be played in the ", w.phase(phase), f": only {COLOURS[phase]} can."),
    reasons.NO_PLAY_LEFT: lambda w, phase: say("You may not play another card in the ", w.phase(phase), "."),
    reasons.TOO_COSTLY_TO_BE_FREE: lambda w, card, cost, most: say(w.card(card), f" has a printed cost of {cost} M€; a free card may cost {most} M€ at most."),
    reasons.NOT_ENOUGH_MONEY: lambda w, has, needs: say(f"It takes {amount(needs, MEGACREDITS)}, and you can pay {amount(has, MEGACREDITS)} at most, cards sold included."),
    reasons.ZONE_TOO_LOW: lambda w, what, zone, least: wrong_zone(Need(what, least), zone),
    reasons.ZONE_TOO_HIGH: lambda w, what, zone, most: wrong_zone(Need(what, most, most=True), zone),
    reasons.TOO_FEW_OCEANS: lambda w, has, least: wrong_oceans(Need(OCEANS, least), has),
    reasons.TOO_MANY_OCEANS: lambda w, has, most: wrong_oceans(Need(OCEANS, most, most=True), has),
    reasons.TOO_FEW_TAGS: lambda w, tag, has, needs: say(f"It takes {GRAMMAR.count(needs, TAGS[tag])}, and you have {has}."),
    reasons.RATING_TOO_LOW: lambda w, has, needs: say(f"It takes a terraform rating of {needs}, and yours is {has}."),
    reasons.TOO_LITTLE: lambda w, what, has, needs: say(f"It takes {amount(needs, what)}, and you have {has}."),
    reasons.TOO_FEW_CUBES: lambda w, card, has, needs: say(w.card(card), f" has {cubes(has, w.kind_of(card))}; {needs} {'is' if needs == 1 else 'are'} needed."),
    reasons.NO_CUBE_TO_TAKE: lambda w, kind: say(f"No card of yours has {a(CUBES[kind].form())} on it."),
    reasons.NO_CARD_TO_GIVE: lambda w: say("You have no card in hand to discard."),
    reasons.NO_ACTION: lambda w, card: say("You have no action of ", w.card(card), "."),
    reasons.ALREADY_USED: lambda w, card: say("You have used the action of ", w.card(card), " in this phase."),
    reasons.AT_MAXIMUM: at_maximum,
    reasons.SAME_PHASE_AGAIN: lambda w, phase: say("You chose the ", w.phase(phase), " in the last round; a phase is not chosen twice running."),
    reasons.NOT_A_CHOICE: lambda w: say("This cannot be chosen here."),
    reasons.WRONG_AMOUNT: lambda w, least, most: say(f"It has to be from {least} to {most}." if least < most else f"It has to be {least}."),
    reasons.NO_SUCH_TARGET: lambda w, card: say("This does not reach ", w.card(card), "."),
    reasons.NO_BONUS: lambda w, phase: say("You did not choose the ", w.phase(phase), " in this round, or have used its bonus."),
    reasons.NOTHING_TO_SELL: lambda w: say("You have no card to sell."),
    reasons.TAKE_BACK_FIRST: lambda w: say("You have chosen; take that back first."),
    reasons.ALREADY_PICKED: lambda w, card: say("You have picked ", w.card(card), " already."),
    reasons.PICK_OTHERS_FIRST: lambda w, card: say("Several cards are picked in the order of the list: pick another one before ", w.card(card), "."),
    reasons.LACKS_TAGS: lambda w, card, tag, other: say(w.card(card), f" has no {TAG_NAMES[tag]} or {TAG_NAMES[other]} tag."),
    reasons.NO_COLLECTOR: lambda w, kind: say(f"You have no other card that collects {CUBES[kind].form('nom', 1)}."),
    reasons.ZONE_TOO_LOW_NOW: lambda w, what, zone, least: wrong_zone_now(Need(what, least), zone),
    reasons.ZONE_TOO_HIGH_NOW: lambda w, what, zone, most: wrong_zone_now(Need(what, most, most=True), zone),
    reasons.TOO_FEW_OCEANS_NOW: lambda w, has, least: wrong_oceans_now(Need(OCEANS, least), has),
    reasons.TOO_MANY_OCEANS_NOW: lambda w, has, most: wrong_oceans_now(Need(OCEANS, most, most=True), has),
}  # fmt: skip


def raised(w: AresWords, seat: int, what: int, step: int) -> Text:
    """A global parameter rises."""
    if what == OCEANS:
        return say(w.player(seat), f" flips an ocean tile; {step} {'is' if step == 1 else 'are'} flipped now.")
    return say(w.player(seat), f" raises the {PARAMETERS[what]} to {level(what, step)}.")


def level(what: int, step: int) -> str:
    """A value of temperature or oxygen."""
    return f"{value_of(what, step)} °C".replace("-", "−") if what == TEMPERATURE else f"{step}%"


def beyond(w: AresWords, seat: int, what: int) -> Text:
    """A parameter that has reached its goal is raised further."""
    if what == OCEANS:
        return say("All ocean tiles are flipped; ", w.player(seat), " receives the reward of the last one again.")
    return say("The ", PARAMETERS[what], " has reached its goal; ", w.player(seat), " is rewarded for one more step.")


def marker(w: AresWords, n: int) -> Text:
    """The neutral marker of a solo game moves on."""
    cards = "in the last rounds you choose their order" if n == LAST_SPACE else "they are shuffled anew"
    return say(f"The neutral marker moves to {n}. All neutral phase cards are back: {cards}.")


def standard_done(w: AresWords, seat: int, n: int) -> Text:
    """A standard action."""
    return say(w.player(seat), " carries out a standard action: ", w.standard(n), ".")


EVENTS: dict[int, Sentence] = {
    events.ROUND: lambda w, n: say(f"Round {n} begins."),
    events.CHOSE: lambda w, seat, phase: say(w.player(seat), " has chosen the ", w.phase(phase), "."),
    events.NEUTRAL: lambda w, phase: say("The neutral card brings the ", w.phase(phase), "."),
    events.PHASE: lambda w, phase: say("The ", w.phase(phase), " begins."),
    events.DONE: lambda w, seat: say(w.player(seat), " is done with this phase."),
    events.LAST_CALL: lambda w, seat: say("Mars is terraformed; ", w.player(seat), " may still act in this phase."),
    events.ENDED: lambda w, n: say(f"The game ends after {GRAMMAR.count(n, ROUND)}."),
    events.CORPORATION: lambda w, seat, n: say(w.player(seat), " plays the corporation ", w.corporation(n), "."),
    events.DREW: lambda w, seat, card: say(w.player(seat), " draws ", w.card(card), "."),
    events.DREW_BACK: lambda w, seat, n: say(w.player(seat), " draws a card."),
    events.LOOKED: lambda w, seat, card: say(w.player(seat), " looks at ", w.card(card), "."),
    events.LOOKED_COUNT: lambda w, seat, n: say(w.player(seat), f" looks at {cards(n)} of the deck."),
    events.KEPT_COUNT: lambda w, seat, n: say(w.player(seat), f" keeps {cards(n)}."),
    events.DISCARDED: lambda w, seat, card: say(w.player(seat), " discards ", w.card(card), "."),
    events.DISCARDED_BACK: lambda w, seat, n: say(w.player(seat), " discards a card."),
    events.SOLD: lambda w, seat, n, money: say(w.player(seat), f" sells {cards(n)} for {amount(money, MEGACREDITS)}."),
    events.REVEALED: lambda w, seat, card: say(w.player(seat), " turns up ", w.card(card), "."),
    events.TOOK: lambda w, seat, card: say(w.player(seat), " takes ", w.card(card), " into the hand."),
    events.REBUILT: lambda w, n: say(f"The deck is used up: the discard pile becomes a new deck of {cards(n)}."),
    events.PLAYED: lambda w, seat, card, price: say(w.player(seat), " plays ", w.card(card), f" for {amount(price, MEGACREDITS)}."),
    events.PAID: lambda w, seat, what, n: say(w.player(seat), f" spends {amount(n, what)}."),
    events.SAVED: lambda w, seat, card, n: say(w.player(seat), f" pays {amount(n, MEGACREDITS)} less thanks to ", w.card(card), "."),
    events.STOCK: lambda w, seat, what, n: say(w.player(seat), f" {'gains' if n > 0 else 'loses'} {amount(abs(n), what)}."),
    events.RATING: lambda w, seat, n: say("Terraform rating of ", w.player(seat), f": {'+' if n > 0 else '−'}{abs(n)}."),
    events.RAISED: raised,
    events.BEYOND: beyond,
    events.FLIPPED: lambda w, seat, tile: say("The ocean tile brings ", w.player(seat), f" {w.reward(tile)}."),
    events.FOREST: lambda w, seat: say(w.player(seat), " plants a forest."),
    events.CUBES: lambda w, seat, card, n: say(w.card(card), f" {'receives' if n > 0 else 'loses'} {cubes(abs(n), w.kind_of(card))} (", w.player(seat), ")."),
    events.USED: lambda w, seat, card: say(w.player(seat), " uses the action of ", w.card(card), "."),
    events.STANDARD: standard_done,
    events.COMPULSORY: lambda w, seat, n: say(w.player(seat), " has enough and must carry out a standard action: ", w.standard(n), "."),
    events.PRODUCED: lambda w, seat: say(w.player(seat), " receives what is produced."),
    events.BONUS_CARD: lambda w, seat: say(w.player(seat), " takes the card as the bonus of this phase."),
    events.MORE_PLAYS: lambda w, seat: say(w.player(seat), " may play another card in this phase."),
    events.NEXT_CARD: lambda w, seat: say("The next card of ", w.player(seat), " in this phase is easier to play."),
    events.DECLINED: lambda w, seat: say(w.player(seat), " declines."),
    events.REDRAWN: lambda w, seat, n: say(w.player(seat), f" draws {n} of the first cards anew." if n else " keeps all first cards."),
    events.NEUTRAL_MARKER: marker,
    events.HELPED: lambda w, what, step: say(f"The {PARAMETERS[what]} rises by itself to {level(what, step)}."),
    events.CUBE_TAKEN: lambda w, seat: say(w.player(seat), " takes a cube from the pool."),
    events.MARKER_TAKEN: lambda w, seat: say(w.player(seat), " takes a marker from the pool and may exchange a card."),
    events.SWAPPED: lambda w, seat, other, card: say(w.player(seat), " gives ", w.card(card), " to ", w.player(other), "."),
    events.SWAPPED_BACK: lambda w, seat, other: say(w.player(seat), " gives a card to ", w.player(other), "."),
    events.NOT_DONE: lambda w, seat: say(w.player(seat), " is not done with this phase after all."),
}  # fmt: skip


def goal(w: AresWords) -> str:
    """What it is all about."""
    if w.game.setting.cooperative:
        return f"You and your partner make Mars habitable: within {POOL_ROUNDS} rounds the temperature has to reach +8 °C and the oxygen 14%, and all 9 ocean tiles have to be flipped. You win or lose together."
    return "You lead a corporation that makes Mars habitable. The game ends with the phase in which the temperature reaches +8 °C, the oxygen 14% and the ninth ocean tile is flipped. Of several players the one with most points wins."


def mode(w: AresWords) -> Text:
    """Playing together, or else alone."""
    if w.game.setting.cooperative:
        return say(
            strong("Together. "),
            f"You win together if Mars is terraformed and you have at least {ENOUGH_POINTS} points between you when the pool is empty, after {POOL_ROUNDS} rounds. It holds {POOL_CUBES} cubes and {POOL_MARKERS} markers; when the phases are revealed, each of you takes one: a cube is 1 M€, a marker lets you exchange a card with your partner.",
        )
    return say(
        strong("Alone. "),
        f"You win if Mars is terraformed within {SOLO_ROUNDS} rounds. In every round a neutral phase card adds a phase, without its bonus. After every {len(PHASE_NAMES)} rounds the neutral cards are shuffled anew and, if you are no expert, the temperature or the oxygen rises by itself; in the last {len(PHASE_NAMES)} rounds you choose their order.",
    )


def rules(w: AresWords) -> list[Text]:
    """The rules for a newcomer."""
    forest, forest_money, warmth, warmth_money, ocean = STANDARD_COST
    phases = " ".join(
        f"{name}: {text[:1].lower()}{text[1:]}" for name, (text, _) in zip(PHASE_NAMES, PHASE_TEXTS, strict=True)
    )  # fmt: skip
    bonuses = " ".join(
        f"{name}: {text[:1].lower()}{text[1:]}" for name, (_, text) in zip(PHASE_NAMES, PHASE_TEXTS, strict=True)
    )  # fmt: skip
    beginning = (
        f"You are dealt a corporation and {cards(FIRST_HAND)}."
        if w.game.setting.first_game
        else f"Choose one of two corporations; you keep all of your {FIRST_HAND} cards."
    )
    anew = " Before that you may draw any of your cards anew." if w.game.setting.mulligan else ""
    return [
        say(strong("The goal. "), goal(w)),
        say(strong("Your rating. "), "Each step of temperature or oxygen and each ocean tile that you bring about raises your terraform rating by 1. The rating is income in every production phase, and points at the end."),
        say(strong("The beginning. "), beginning, anew),
        say(strong("A round. "), "Everybody chooses one of the five phases in secret, but not the one of the last round. The chosen phases are played in their order, each once, by everybody at the same time. Who has chosen a phase also gets its bonus."),
        say(strong("The phases. "), phases),
        say(strong("The bonuses. "), bonuses),
        say(strong("Cards. "), f"A card costs M€. Whenever you choose what to do in a phase you may sell cards of your hand for {CARD_SALE} M€ each; they also make up for M€ that you lack in a payment. Each steel takes {METAL_VALUES[0]} M€ off cards with a building tag, each titanium {METAL_VALUES[1]} M€ off cards with a space tag; they are never used up. Requirements on temperature, oxygen and oceans go by Mars as it was when the phase began. Tags of all your cards count, those of red cards too."),
        say(strong("Standard actions. "), f"In the action phase, as often as you like: plant a forest for {forest} plants or {forest_money} M€; raise the temperature by a step for {warmth} heat or {warmth_money} M€; flip an ocean tile for {ocean} M€. A forest is worth a point and raises the oxygen by a step. At the end of the phase you must turn heat and plants into steps as long as they suffice and the goal is not reached."),
        say(strong("At the maximum. "), "In the phase in which a parameter reaches its goal everybody may go on raising it with all rewards; the last ocean tile then brings its reward again. In later phases a parameter at its goal brings nothing more; only forests are still gained."),
        say(strong("The end of a round. "), f"Who has more than {HAND_LIMIT} cards sells as many as are too many, for {CARD_SALE} M€ each."),
        say(strong("Points. "), "Your rating; 1 for each forest; and what your cards say.", "" if w.game.setting.cooperative else " If it is a tie, the one with more M€, heat and plants wins, cards in hand counted as what they would be sold for."),
        mode(w),
    ]  # fmt: skip


LABELS = Labels(
    round="Round",
    set_up="Choice of corporations",
    planning="Planning",
    end_step="End of the round",
    game_over="The game is over",
    last_call="Mars is terraformed: last call",
    phase="Phase",
    phases="Phases of this round",
    temperature="Temperature",
    oxygen="Oxygen",
    oceans="Oceans",
    zone="zone",
    deck="Deck",
    discard="Discard",
    player="Player",
    corporation="Corporation",
    rating="Terraform rating",
    rating_short="TR",
    forests="Forests",
    points="Points",
    stock="Stock",
    production="Production",
    metals="Metals",
    tags="Tags",
    no_tags="no tags",
    hand="Hand",
    played="Played",
    ready="action ready",
    used="action used",
    your_hand="Your hand",
    your_corporations="Your corporations",
    your_cards="To choose from",
    chosen="Chosen",
    price="price",
    printed_cost="cost",
    standard_actions="Standard actions",
    bonus_left="bonus not used yet",
    phase_card="Phase card",
    last_phase_card="Phase card of the last round",
    neutral_cards="Neutral phase cards left",
    neutral_marker="Neutral marker",
    level="Level",
    pool="Pool",
    cubes="cubes",
    markers="markers",
    nothing="none",
    score_sheet="Score sheet",
)

ENGLISH = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Terraforming Mars: Ares Expedition",
    resources=RESOURCES,
    resource_names=MANY,
    metals=METALS,
    cubes=CUBES,
    tags=TAGS,
    tag_names=TAG_NAMES,
    parameters=PARAMETERS,
    zones=ZONES,
    phases=PHASES,
    phase_names=PHASE_NAMES,
    phase_texts=PHASE_TEXTS,
    standards=STANDARDS,
    kinds={"active": "blue card", "automated": "green card", "event": "red card", "corporation": "corporation"},
    mood=INFINITIVE,
    lasting_mood=IMPERATIVE,
    clauses=CLAUSES,
    needs=lambda parts: f"requires {listed([need(part) for part in parts])}",
    besides=lambda text: f"besides the cost, {text}",
    watch=watch,
    lasting=LASTING,
    produces=produces,
    capacity=capacity,
    points=points,
    begins=lambda card: f"you begin with {amount(card.cost, MEGACREDITS)}",
    action=lambda text: f"action: {text}",
    alternative="; or ",
    cost_for=lambda price, gain: f"{price} to {gain}",
    effect=lambda text: f"effect: {text}",
    choose_one=choose_one,
    icons=ICONS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={"rating": "Terraform rating", "forests": "Forests", "cards": "Cards", "points": "Points"},
    terms={
        "rating": "the terraform rating",
        "forests": "forests",
        "cards": "points on cards",
        "production": "production for the rounds left",
        "resources": "resources in stock",
        "tableau": "actions and effects of cards in play",
        "hand": "cards in hand",
        "research": "cards still to be drawn",
        "goal": "terraforming in time",
        "rivals": "what the best rival can expect",
    },
    partner="what your partner can expect",
    source="from public sources",
)
