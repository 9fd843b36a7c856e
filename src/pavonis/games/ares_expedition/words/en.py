"""Ares Expedition in English.

Glossary. A game is ROUNDS; in each everybody chooses a PHASE, and all chosen phases are PLAYED by everybody, with a BONUS for who
chose them. A player has a STOCK and a PRODUCTION of M€, heat and plants, draws cards by production, and has STEEL and TITANIUM, which
make cards cheaper and are never spent. A CARD has TAGS, perhaps a REQUIREMENT; a blue card may have an ACTION or a lasting EFFECT.
Animals, microbes and science resources lie on cards. A FOREST is planted, an OCEAN TILE is flipped, temperature and oxygen rise by
STEPS through four ZONES; each of these raises the TERRAFORM RATING. A STANDARD ACTION is carried out, a card is SOLD.
"""

from collections.abc import Mapping

from pavonis.core.game import Question
from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.cards import Card
from pavonis.games.ares_expedition.effects import (
    CONSTRUCTION,
    COSTLY,
    DEVELOPMENT,
    EVENT_TAG,
    HEAT,
    MEGACREDITS,
    PLANTS,
    Capacity,
    Op,
    Produces,
    Watch,
)
from pavonis.games.ares_expedition.tables import (
    BONUS_DRAWN,
    BONUS_KEPT,
    CARD_SALE,
    COST,
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
    POOL_ROUNDS,
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
from pavonis.games.ares_expedition.words.base import AresWords, Language, includes_itself, single_zone, turned_into
from pavonis.games.ares_expedition.words.labels import Labels
from pavonis.games.ares_expedition.words.runs import Clause, Run
from pavonis.kit.projects import Lasting, Need, Points
from pavonis.kit.terraforming import MICROBES, OCEANS, PARAMETER_NAMES, TEMPERATURE, value_of
from pavonis.text import IMPERATIVE, INFINITIVE, Counted, CountedOf, Noun, Phrases, Teller, Text, say, strong
from pavonis.text.en import CARD, CUBES, GRAMMAR, PARAMETERS, POINT, REFUSALS, a, cards, listed, steps
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
ZONES = ["purple", "red", "yellow", "white"]
PHASE_NAMES = ["Development", "Construction", "Action", "Production", "Research"]
PHASES = [Noun(nom=f"{name.lower()} phase") for name in PHASE_NAMES]
OCEAN = Noun(nom="ocean tile/ocean tiles")
FOREST = Noun(nom="forest/forests")
BLUE_CARD = Noun(nom="blue card/blue cards")
ROUND = Noun(nom="round/rounds")
CUBE = Noun(nom="cube/cubes")
MARKER = Noun(nom="marker/markers")

# So many of something, and several things as one.
amount = CountedOf(GRAMMAR, RESOURCES)
cubes = CountedOf(GRAMMAR, CUBES)


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
STANDARDS = [
    "a forest paid with plants",
    "a forest paid with M€",
    "a temperature step paid with heat",
    "a temperature step paid with M€",
    "an ocean tile paid with M€",
]
STANDARDS_AT = [
    "plant a forest for {}",
    "plant a forest for {}",
    "raise the temperature for {}",
    "raise the temperature for {}",
    "flip an ocean tile for {}",
]


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


QUESTIONS: Phrases = {
    "plan": "Which phase do you choose for this round?",
    "phase": phase_question,
    "done": "You are done with this phase. Until everybody is, you may take that back.",
    "sealed": "You have chosen. Until everybody has, you may take it back.",
    "research": lambda w, q: say(f"{which(q.least).capitalize()} do you keep?"),
    "limit": lambda w, q: say(f"You have more than {HAND_LIMIT} cards: {which(q.least)} do you sell?"),
    "sale": lambda w, q: say(f"You have too little M€: {which(q.least)} do you sell?"),
    "heat": "{money price} to pay: how much of it with heat?",
    "save": save_question,
    "way": "{asker source}which action do you use?",
    "sell": "Which cards do you sell?",
    "corporation": "Which corporation do you play?",
    "redraw": "Which of your first cards do you draw anew?",
    "offer": lambda w, q: say(f"Your terraform rating has risen. Do you pay {INITIATIVE_PRICE} M€ to raise it once more?"),
    "neutral": "Which neutral phase card is used in this round?",
    "help": "What rises by itself by {steps number}?",
    "piece": lambda w, q: say(f"The pool holds {GRAMMAR.count(q.subject[0], CUBE)} and {GRAMMAR.count(q.subject[1], MARKER)}. What do you take?"),
    "give": "Which card do you exchange with your partner?",
    "return": "{seat} has given you a card. Which one do you give in return?",
    "discard": lambda w, q: w.about(q, f"{which(q.least)} do you discard?"),
    "keep": lambda w, q: w.about(q, f"{which(q.least)} do you keep?"),
    "add": add_question,
    "choose": "{asker source}which do you choose?",
    "take": "{asker source}which card loses {cubes number what}?",
    "take revealed": "{asker source}which of the cards turned up do you take?",
    "exchange": "{asker source}do you discard a card to draw?",
    "redraft": "{asker source}which cards do you discard to draw as many?",
    "amount": lambda w, q: w.about(q, f"how much {MANY[asked_for(q)[3]]} do you turn into {MANY[turned_into(q.subject[0])]}?"),
}  # fmt: skip

MOVES: Phrases = {
    "take back": "Take it back",
    "decline": "Decline",
    "done": "Done",
    "sell cards": "Sell cards",
    "bonus card": "Draw a card as the bonus of this phase",
    "raise again": lambda w: say(f"Pay {INITIATIVE_PRICE} M€ and raise your terraform rating once more"),
    "take cube": "Take a cube: 1 M€",
    "take marker": "Take a marker: exchange a card",
    "end game": "End the game: Mars is terraformed",
    "standard": "Standard action: {standard}",
    "choose": "Choose option {from_one number}",
    "phase": "Choose the {phase}",
    "neutral": "Use the neutral card: {phase}",
    "help": "Raise the {parameters parameter}",
    "save": lambda w, way: say(f"Spend {amount(SAVING_PLANTS, PLANTS)} to pay {SAVED_BY_PLANTS} M€ less" if way else f"Remove {cubes(SAVING_CUBES, MICROBES)} to pay {SAVED_BY_CUBES} M€ less"),
    "corporation": lambda w, n: say("Play ", w.corporation(n), f" ({amount(COST[n], MEGACREDITS)})"),
    "play": "Play {card}",
    "use": "Use the action of {card}",
    "keep": "Keep {card}",
    "sell": "Sell {card}",
    "discard": "Discard {card}",
    "redraw": "Redraw {card}",
    "add": "Add to {card}",
    "take": "Take from {card}",
    "give": "Give {card}",
    "pay heat": lambda w, n: say(f"Pay {amount(n, HEAT)}" if n else "Pay without heat"),
    "amount": "Exactly {amount}",
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

REASONS: Phrases = {
    **REFUSALS,
    "nothing_to_take_back": "There is nothing to take back.",
    "not_optional": "You cannot decline this.",
    "too_few_picked": lambda w, has, least, most: say(f"Pick {'' if least == most else 'at least '}{cards(least)}."),
    "not_ascending": "Several cards are picked in the order of the list, and this one comes before your last pick.",
    "not_in_hand": "{card} is not in your hand.",
    "not_offered": "{card} is not among the cards to choose from.",
    "not_this_phase": "This can only be done in the {phase}.",
    "wrong_colour": "{card} cannot be played in the {phase}: only {colours phase} can.",
    "no_play_left": "You may not play another card in the {phase}.",
    "too_costly_to_be_free": "{card} has a printed cost of {cost} M€; a free card may cost {most} M€ at most.",
    "not_enough_money": "It takes {money needs}, and you can pay {money has} at most, cards sold included.",
    "zone_too_low": lambda w, what, zone, least: wrong_zone(Need(what, least), zone),
    "zone_too_high": lambda w, what, zone, most: wrong_zone(Need(what, most, most=True), zone),
    "too_few_oceans": lambda w, has, least: wrong_oceans(Need(OCEANS, least), has),
    "too_many_oceans": lambda w, has, most: wrong_oceans(Need(OCEANS, most, most=True), has),
    "too_few_tags": lambda w, tag, has, needs: say(f"It takes {GRAMMAR.count(needs, TAGS[tag])}, and you have {has}."),
    "rating_too_low": "It takes a terraform rating of {needs}, and yours is {has}.",
    "too_little": "It takes {amount needs resource}, and you have {has}.",
    "too_few_cubes": lambda w, card, has, needs: say(w.card(card), f" has {cubes(has, w.kind_of(card))}; {needs} {'is' if needs == 1 else 'are'} needed."),
    "no_cube_to_take": lambda w, kind: say(f"No card of yours has {a(CUBES[kind].form())} on it."),
    "no_card_to_give": "You have no card in hand to discard.",
    "no_action": "You have no action of {card}.",
    "already_used": "You have already used the action of {card} in this phase.",
    "at_maximum": at_maximum,
    "same_phase_again": "You chose the {phase} in the last round; you cannot choose a phase twice in a row.",
    "not_a_choice": "This cannot be chosen here.",
    "not_won_yet": "You can end the game early only when Mars is terraformed.",
    "wrong_amount": lambda w, least, most: say(f"It has to be from {least} to {most}." if least < most else f"It has to be {least}."),
    "no_such_target": "This does not reach {card}.",
    "no_bonus": "You did not choose the {phase} in this round, or have used its bonus.",
    "nothing_to_sell": "You have no card to sell.",
    "take_back_first": "You have chosen; take that back first.",
    "already_picked": "You have picked {card} already.",
    "pick_others_first": "Several cards are picked in the order of the list: pick another one before {card}.",
    "lacks_tags": "{card} has no {tag_names tag} or {tag_names other_tag} tag.",
    "no_collector": lambda w, kind: say(f"You have no other card that collects {CUBES[kind].form('nom', 1)}."),
    "zone_too_low_now": lambda w, what, zone, least: wrong_zone_now(Need(what, least), zone),
    "zone_too_high_now": lambda w, what, zone, most: wrong_zone_now(Need(what, most, most=True), zone),
    "too_few_oceans_now": lambda w, has, least: wrong_oceans_now(Need(OCEANS, least), has),
    "too_many_oceans_now": lambda w, has, most: wrong_oceans_now(Need(OCEANS, most, most=True), has),
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
    cards = "in the last rounds you choose their order" if n == LAST_SPACE else "they are shuffled again"
    return say(f"The neutral marker moves to {n}. All neutral phase cards are back: {cards}.")


def standard_done(w: AresWords, seat: int, n: int) -> Text:
    """A standard action."""
    return say(w.player(seat), " carries out a standard action: ", w.standard(n), ".")


EVENTS: Phrases = {
    "round": "Round {round} begins.",
    "chose": "{seat} has chosen the {phase}.",
    "neutral": "The neutral card brings the {phase}.",
    "phase": "The {phase} begins.",
    "done": "{seat} is done with this phase.",
    "last_call": "Mars is terraformed; {seat} may still act in this phase.",
    "ended": lambda w, n: say(f"The game ends after {GRAMMAR.count(n, ROUND)}."),
    "corporation": "{seat} plays the corporation {corporation}.",
    "drew": "{seat} draws {card}.",
    "drew_back": "{seat} draws a card.",
    "looked": "{seat} looks at {card}.",
    "looked_count": "{seat} looks at {cards count} from the top of the deck.",
    "kept_count": "{seat} keeps {cards count}.",
    "discarded": "{seat} discards {card}.",
    "discarded_back": "{seat} discards a card.",
    "sold": "{seat} sells {cards count} for {money megacredits}.",
    "revealed": "{seat} turns up {card}.",
    "took": "{seat} adds {card} to the hand.",
    "rebuilt": "The deck is used up: the discard pile becomes a new deck of {cards count}.",
    "played": "{seat} plays {card} for {money price}.",
    "paid": "{seat} spends {amount amount resource}.",
    "saved": "{seat} pays {money megacredits} less thanks to {card}.",
    "stock": lambda w, seat, what, n: say(w.player(seat), f" {'gains' if n > 0 else 'loses'} {amount(abs(n), what)}."),
    "rating": lambda w, seat, n: say(w.player(seat), f"'s terraform rating: {'+' if n > 0 else '−'}{abs(n)}."),
    "raised": raised,
    "beyond": beyond,
    "flipped": "The ocean tile brings {seat} {tile}.",
    "forest": "{seat} plants a forest.",
    "cubes": lambda w, seat, card, n: say(w.card(card), f" {'receives' if n > 0 else 'loses'} {cubes(abs(n), w.kind_of(card))} (", w.player(seat), ")."),
    "used": "{seat} uses the action of {card}.",
    "standard": standard_done,
    "compulsory": "{seat} has enough and must carry out a standard action: {standard}.",
    "produced": "{seat} receives what is produced.",
    "bonus_card": "{seat} takes the card as the bonus of this phase.",
    "more_plays": "{seat} may play another card in this phase.",
    "next_card": "{seat}'s next card in this phase is easier to play.",
    "declined": "{seat} declines.",
    "redrawn": lambda w, seat, n: say(w.player(seat), f" redraws {cards(n)}." if n else " keeps all first cards."),
    "neutral_marker": marker,
    "helped": lambda w, what, step: say(f"The {PARAMETERS[what]} rises by itself to {level(what, step)}."),
    "cube_taken": "{seat} takes a cube from the pool.",
    "marker_taken": "{seat} takes a marker from the pool and may exchange a card.",
    "swapped": "{from} gives {card} to {to}.",
    "swapped_back": "{from} gives a card to {to}.",
    "not_done": "{seat} is not done with this phase after all.",
}  # fmt: skip


def goal(w: AresWords) -> str:
    """What it is all about."""
    if w.game.setting.cooperative:
        return f"You and your partner make Mars habitable: within {POOL_ROUNDS} rounds the temperature has to reach +8 °C and the oxygen 14%, and all 9 ocean tiles have to be flipped. You win or lose together."
    return "You lead a corporation that makes Mars habitable. With two or more players the game ends with the phase in which the temperature has reached +8 °C, the oxygen 14% and all 9 ocean tiles are flipped; whoever has the most points wins."


def mode(w: AresWords) -> Text:
    """Playing together, or else alone."""
    if w.game.setting.cooperative:
        return say(
            strong("Together. "),
            f"You win together if Mars is terraformed and you have at least {ENOUGH_POINTS} points between you when the pool is empty, after {POOL_ROUNDS} rounds. It holds {POOL_CUBES} cubes and {POOL_MARKERS} markers; when the phases are revealed, each of you takes one: a cube is 1 M€, a marker lets you exchange a card with your partner.",
        )
    return say(
        strong("Alone. "),
        f"You play {SOLO_ROUNDS} rounds and win if Mars is terraformed by then. Collect as many points as you can; once Mars is terraformed you may also end the game before the next round. In every round a neutral phase card adds a phase, without its bonus. After every {len(PHASE_NAMES)} rounds the neutral cards are shuffled again and, unless you play at expert level, the temperature or the oxygen rises by itself; in the last {len(PHASE_NAMES)} rounds you choose their order.",
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
    anew = " Before that you may redraw any of your cards." if w.game.setting.mulligan else ""
    return [
        say(strong("The goal. "), goal(w)),
        say(strong("Your rating. "), "Each step of temperature or oxygen and each ocean tile that you bring about raises your terraform rating by 1. The rating is income in every production phase, and points at the end."),
        say(strong("The beginning. "), beginning, anew),
        say(strong("A round. "), "Everybody chooses one of the five phases in secret, but not the one of the last round. The chosen phases are played in their order, each once, by everybody at the same time. Whoever chose a phase also gets its bonus."),
        say(strong("The phases. "), phases),
        say(strong("The bonuses. "), bonuses),
        say(strong("Cards. "), f"A card costs M€. Whenever you choose what to do in a phase you may sell cards of your hand for {CARD_SALE} M€ each; they also make up for M€ that you lack in a payment. Each steel takes {METAL_VALUES[0]} M€ off cards with a building tag, each titanium {METAL_VALUES[1]} M€ off cards with a space tag; they are never used up. Requirements on temperature, oxygen and oceans go by Mars as it was when the phase began. Tags of all your cards count, those of red cards too."),
        say(strong("Standard actions. "), f"In the action phase, as often as you like: plant a forest for {forest} plants or {forest_money} M€; raise the temperature by a step for {warmth} heat or {warmth_money} M€; flip an ocean tile for {ocean} M€. A forest is worth a point and raises the oxygen by a step. At the end of the phase you must turn heat and plants into steps as long as they suffice and the goal is not reached."),
        say(strong("At the maximum. "), "In the phase in which a parameter reaches its goal everybody may go on raising it with all rewards; the last ocean tile then brings its reward again. In later phases a parameter at its goal brings nothing more; only forests are still gained."),
        say(strong("The end of a round. "), f"Whoever has more than {HAND_LIMIT} cards in hand sells the surplus for {CARD_SALE} M€ each."),
        say(strong("Points. "), "Your rating; 1 for each forest; and what your cards say.", "" if w.game.setting.cooperative else " If it is a tie, the one with more M€, heat and plants wins, cards in hand counted as what they would be sold for."),
        mode(w),
    ]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "amount": amount,
    "cards": cards,
    "colours": COLOURS,
    "cubes": cubes,
    "many": MANY,
    "money": Counted(GRAMMAR, RESOURCES[MEGACREDITS]),
    "parameters": PARAMETERS,
    "steps": steps,
    "tag_names": TAG_NAMES,
}

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
    received="From your partner",
    chosen="Chosen",
    price="price",
    printed_cost="cost",
    standard_actions="Standard actions",
    bonus_left="bonus not used yet",
    phase_card="Phase card",
    bonus="Bonus",
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


def joint(facts: Mapping[str, int]) -> list[str]:
    """The result against time, and why it is lost."""
    after = f"after round {facts['round']} of {facts['rounds']}"
    missing = [f"{name} {facts[key]}" for key, name in zip(PARAMETER_NAMES, PARAMETERS, strict=True) if facts[key]]
    if "needed" in facts:
        found = [f"Together: {facts['total']} points {after}; {facts['needed']} are needed."]
    else:
        found = [f"{facts['total']} points {after}."]
    if missing:
        found.append(f"Mars is not terraformed. Steps missing: {', '.join(missing)}.")
    if facts["total"] < facts.get("needed", 0):
        found.append(f"Points missing: {facts['needed'] - facts['total']}.")
    return found


LANGUAGE = Language(
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
    standards_at=STANDARDS_AT,
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
    score_lines={
        "rating": "Terraform rating",
        "forests": "Forests",
        "cards": "Cards",
        "points": "Points",
        "tie_resources": "resources left",
    },
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
    joint=joint,
    partner="what your partner can expect",
    source="from public sources",
)
