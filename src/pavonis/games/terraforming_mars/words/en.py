"""Terraforming Mars in English.

Glossary. Mars is a map of AREAS; a TILE is placed on one. A player has a STOCK and a PRODUCTION of each resource, and a TERRAFORM
RATING. A CARD has TAGS, perhaps a REQUIREMENT; a blue card may have an ACTION, once a generation, or a lasting EFFECT. What lies on
cards are animals, microbes, science resources and fighters. A MILESTONE is CLAIMED, an AWARD is FUNDED, a STANDARD PROJECT is carried
out. Temperature, oxygen and oceans are the GLOBAL PARAMETERS; they rise by STEPS.
"""

from pavonis.core.game import Question
from pavonis.games.terraforming_mars import board, effects
from pavonis.games.terraforming_mars.cards import BEGINNER, Card
from pavonis.games.terraforming_mars.effects import Op, Watch
from pavonis.games.terraforming_mars.state import NEUTRAL, SOLO_GENERATIONS
from pavonis.games.terraforming_mars.tables import (
    AWARD_COSTS,
    CARD_PRICE,
    COST,
    GREENERY_PLANTS,
    MILESTONE_COST,
    MILESTONE_NEEDS,
    PROJECT_COST,
    TEMPERATURE_HEAT,
)
from pavonis.games.terraforming_mars.words.base import Language, MarsWords, means, placed_tile, special_tiles
from pavonis.games.terraforming_mars.words.labels import Labels
from pavonis.games.terraforming_mars.words.runs import Run
from pavonis.kit.projects import Lasting, Need, Points
from pavonis.kit.terraforming import MEGACREDITS, NO_CUBES, OXYGEN, PLANTS, TEMPERATURE, value_of
from pavonis.text import INFINITIVE, Counted, CountedOf, Noun, Phrases, Teller, Text, joined, say, strong
from pavonis.text.en import CUBES, GRAMMAR, PARAMETERS, POINT, REFUSALS, a, cards, listed, steps
from pavonis.text.projects import asked_for

RESOURCES = [
    Noun(nom="M€/M€", acc="M€/M€", gen="M€/M€"),
    Noun(nom="steel/steel", acc="steel/steel", gen="steel/steel"),
    Noun(nom="titanium/titanium", acc="titanium/titanium", gen="titanium/titanium"),
    Noun(nom="plant/plants", acc="plant/plants", gen="plants/plants"),
    Noun(nom="energy/energy", acc="energy/energy", gen="energy/energy"),
    Noun(nom="heat/heat", acc="heat/heat", gen="heat/heat"),
]
TAG_NAMES = ["building", "space", "power", "science", "Jovian", "Earth", "plant", "microbe", "animal", "city"]
TAGS = [Noun(nom=f"{name} tag/{name} tags") for name in TAG_NAMES]
TILES = [
    Noun(nom="tile/tiles"),
    *(Noun(nom=f"{name} tile/{name} tiles") for name in ("ocean", "greenery", "city", *special_tiles(0))),
]
FREE_TILES = (board.OCEAN_TILE, board.GREENERY_TILE, board.CITY_TILE)  # there are several of these

# So many of something, and several things as one.
amount = CountedOf(GRAMMAR, RESOURCES)
cubes = CountedOf(GRAMMAR, CUBES)


def of(resource: int) -> str:
    """A resource after "production of"."""
    return RESOURCES[resource].form("gen")


def per(run: Run) -> str:
    """What an amount counts."""
    op = run.op
    if op.per == effects.OWN_TAGS:
        tag = TAGS[op.tag]
        counted = f"each {tag.form()}" if op.each == 1 else f"every {op.each} {tag.form('nom', 1)}"
        return f" for {counted} you have{', this one included' if run.counts_itself() else ''}"
    return {
        effects.FIXED: "",
        effects.OPPONENTS_TAGS: f" for each {TAGS[op.tag].form()} your opponents have",
        effects.CITIES_ON_MARS: " for each city tile on Mars",
        effects.ALL_CITIES: " for each city tile in play",
        effects.ALL_EVENTS: " for each event that anybody has played",
    }[op.per]


def produce(run: Run) -> str:
    """The own production changes."""
    op = run.op
    if op.per == effects.IF_TAGS:
        return f"raise your production of {of(op.what)} by 1, or by {1 + op.n} if you have at least 3 {TAGS[op.tag].form('nom', 1)}"
    verb = "raise" if op.n > 0 else "lower"
    return f"{verb} your production {listed([f'of {of(each.what)} by {abs(each.n)}' for each in run.ops])}{per(run)}"


def choice_of(run: Run) -> str:
    """Up to so much of one resource or another."""
    return listed([f"up to {amount(most, resource)}" for resource, most in run.op.amounts], " or ")


def tile(run: Run) -> str:
    """A tile is placed."""
    op = run.op
    noun = TILES[op.what]
    what = a(noun.form()) if op.what in FREE_TILES else f"the {noun.form()}"
    what = GRAMMAR.count(len(run.ops), noun) if len(run.ops) > 1 else what
    return f"place {what}{where(op)}"


def where(op: Op) -> str:
    """Where a tile may lie, if it is not the usual place of its kind."""
    if op.what == board.GREENERY_TILE and op.where == effects.BESIDE_OWN:
        return ""
    if op.what == board.CAPITAL:
        return ", which is a city tile"
    return PLACES[op.where]


PLACES = {
    effects.OCEAN_AREA: "",
    effects.OCEAN_AREA_FREE: " on an ocean area",
    effects.ANY_LAND: " on any area that is not reserved",
    effects.NOT_BESIDE_CITY: "",
    effects.BESIDE_OWN: " beside one of your tiles",
    effects.ISOLATED: " on an area with no tile beside it",
    effects.ON_VOLCANO: " on Tharsis Tholus, Ascraeus Mons, Pavonis Mons or Arsia Mons",
    effects.BESIDE_CITY: " beside a city tile",
    effects.BESIDE_TWO_CITIES: " beside at least two city tiles",
    effects.BESIDE_GREENERY: " beside a greenery tile",
    effects.ON_METAL: " on an area with a steel or titanium bonus",
    effects.ON_METAL_BESIDE_OWN: " on an area with a steel or titanium bonus beside one of your tiles",
    effects.AT_NOCTIS: " on the area reserved for Noctis City",
    effects.AT_GANYMEDE: " on the area reserved for Ganymede Colony",
    effects.AT_PHOBOS: " on the area reserved for Phobos Space Haven",
}
RULES_OF_PLACES = PLACES | {  # as a reason, where a card says nothing because everybody knows
    effects.OCEAN_AREA: " on an ocean area",
    effects.NOT_BESIDE_CITY: " on an area with no city beside it",
    effects.BESIDE_OWN: " beside one of your tiles, as long as there is such an area",
}


def reserved(place: int) -> str:
    """What an area of the map is reserved for."""
    return "Noctis City" if place == board.NOCTIS else "an ocean tile"


def look(run: Run) -> str:
    """Cards are looked at."""
    op = run.op
    if op.each:
        return f"look at the top card of the deck and buy it for {amount(op.each, MEGACREDITS)} or discard it"
    others = "the other one" if op.n - op.what == 1 else "the others"
    return f"look at the top {cards(op.n)} of the deck, take {op.what} of them into your hand and discard {others}"


CLAUSES = {
    effects.PRODUCE: produce,
    effects.LOWER_ANY: lambda run: f"lower any player's production of {of(run.op.what)} by {run.op.n}",
    effects.GAIN: lambda run: f"gain {listed([amount(op.n, op.what) for op in run.ops])}{per(run)}",
    effects.SPEND: lambda run: f"spend {amount(run.op.n, run.op.what)}",
    effects.SPEND_MONEY: lambda run: f"spend {amount(run.op.n, MEGACREDITS)}" + (
        f" ({RESOURCES[run.op.what].form()} may be used)" if run.op.what else ""
    ),
    effects.REMOVE_ANY: lambda run: f"you may remove {choice_of(run)} from any player",
    effects.STEAL_ANY: lambda run: f"you may steal {choice_of(run)} from another player",
    effects.RAISE: lambda run: f"raise the {PARAMETERS[run.op.what]} by {steps(run.op.n)}",
    effects.RATING: lambda run: f"raise your terraform rating by {run.op.n}{per(run)}",
    effects.TILE: tile,
    effects.DRAW: lambda run: f"draw {cards(run.op.n)}",
    effects.LOOK: look,
    effects.ADD_HERE: lambda run: f"add {cubes(run.op.n, run.cubes)} to this card",
    effects.TAKE_HERE: lambda run: f"remove {cubes(run.op.n, run.cubes)} from this card",
    effects.ADD: lambda run: f"add {cubes(run.op.n, run.op.what)} to another card of yours",
    effects.TAKE_CUBE: lambda run: f"take {cubes(run.op.n, run.op.what)} from any card and add it to this card",
    effects.SEARCH: lambda run: f"turn up the top card of the deck and discard it; if it has a microbe tag, add {cubes(1, run.cubes)} to this card",
    effects.MINE: lambda run: f"place the {TILES[run.op.what].form()}{PLACES[run.op.where]} and raise your production of that metal by 1",
    effects.FLOOD: lambda run: f"place an ocean tile; you may remove up to {amount(run.op.n, MEGACREDITS)} from the owner of one tile beside it",
    effects.CLAIM: lambda run: "put your marker on a free area that is not reserved: only you may place a tile there",
    effects.COPY_BOX: lambda run: "carry out again the changes of production of one of your cards with a building tag",
    effects.INSULATE: lambda run: "lower your production of heat by any number and raise that of M€ by as many",
    effects.NEXT_CHEAPER: lambda run: f"the next card you play in this generation costs {run.op.n} M€ less",
    effects.NEXT_EASIER: lambda run: (
        f"the next card you play in this generation may miss its global requirements by up to {steps(run.op.n)}, either way"
    ),
    effects.FAVOUR: lambda run: "add 1 resource to a card of yours that has at least one on it",
    effects.INFECT: lambda run: f"you may remove up to {cubes(run.op.n, 1)} from a card or up to {amount(run.op.what, PLANTS)} from a player",
    effects.EXCHANGE_CARD: lambda run: "you may discard a card from your hand to draw a card",
    effects.ENHANCE: lambda run: "gain 1 plant, or add 1 animal or microbe to that card if it collects them",
    effects.CONFER: lambda run: f"add {cubes(1, run.cubes)} to this card, or remove {cubes(1, run.cubes)} from it to draw a card",
    effects.SELL_ENERGY: lambda run: "spend any amount of energy to gain as many M€",
    effects.MINED: lambda run: "raise your production of the metal under that tile by 1",
}  # fmt: skip


def need(part: Need) -> str:
    """One requirement."""
    least = "at most" if part.most else "at least"
    if part.what < effects.TAGS_HELD:
        return f"{least} {level(part.what, value_of(part.what, part.n))}"
    if part.what == effects.TAGS_HELD:
        return a(TAGS[part.tag].form()) if part.n == 1 else GRAMMAR.count(part.n, TAGS[part.tag])
    if part.what == effects.PRODUCTION_HELD:
        return f"that you produce {of(part.tag)}"
    if part.what == effects.GREENERY_HELD:
        return "a greenery tile of yours"
    return f"{GRAMMAR.count(part.n, TILES[board.CITY_TILE])} in play"


def level(parameter: int, value: int) -> str:
    """A value of a global parameter."""
    if parameter == TEMPERATURE:
        return f"{value} °C".replace("-", "−")
    return f"{value}% oxygen" if parameter == OXYGEN else GRAMMAR.count(value, TILES[board.OCEAN_TILE])


def watch(w: MarsWords, part: Watch, card: Card) -> str:
    """When a lasting effect is set off."""
    who = "anybody" if part.anybody else "you"
    s = "s" if part.anybody else ""
    if part.on == effects.ON_TAG:
        tags = a(listed([TAG_NAMES[tag] for tag in part.tags], " or ")) + " tag"
        return f"whenever {who} play{s} {tags}{', this one included' if set(part.tags) & set(card.tags) else ''}"
    if part.on == effects.ON_CARD:
        if part.event:
            return "whenever you play an event" + (f" with {a(TAGS[part.tags[0]].form())}" if part.tags else "")
        return f"whenever you play a card or carry out a standard project with a printed cost of {part.cost} M€ or more"
    if part.on == effects.ON_PROJECT:
        return "whenever you carry out a standard project other than selling patents"
    what = {
        effects.ON_OCEAN: "an ocean tile",
        effects.ON_CITY: "a city tile",
        effects.ON_CITY_ON_MARS: "a city tile on Mars",
        effects.ON_GREENERY: "a greenery tile",
        effects.ON_METAL_BONUS: "a tile on an area with a steel or titanium bonus",
    }[part.on]
    own = any(op.code == effects.TILE and op.what == board.CITY_TILE for op in card.ops)
    return f"whenever {who} place{s} {what}{', this one included' if own else ''}"


def cheaper(w: MarsWords, part: Lasting) -> str:
    """Cards cost less."""
    cards = "every card you play" if part.what == effects.ALL_CARDS else f"each {TAGS[part.what].form()} on a card you play"
    return f"you pay {part.n} M€ less for {cards}"


LASTING = {
    effects.CHEAPER: cheaper,
    effects.METAL_WORTH: lambda w, part: f"your {of(part.what)} is worth {part.n} M€ more apiece",
    effects.EASIER: lambda w, part: f"your cards may miss their global requirements by up to {steps(part.n)}, either way",
    effects.PROJECT_CHEAPER: lambda w, part: f"the standard project {w.project_name(0)} costs you {part.n} M€ less",
    effects.GREENERY_CHEAPER: lambda w, part: (
        f"a greenery tile takes you {GREENERY_PLANTS - part.n} plants instead of {GREENERY_PLANTS}"
    ),
    effects.PAYS_HEAT: lambda w, part: "you may use heat as M€",
    effects.PROTECTS_ALL: lambda w, part: "opponents cannot remove your plants, animals or microbes",
    effects.PROTECTS_THIS: lambda w, part: "animals on this card cannot be removed",
}


def points(w: MarsWords, part: Points, card: Card) -> str:
    """The points of a card."""
    n = f"{part.n} {POINT.form('nom', GRAMMAR.plural(abs(part.n)))}".replace("-", "−")
    cube = CUBES[card.cubes]
    counted = f"each {cube.form()}" if part.each == 1 else f"every {part.each} {cube.form('nom', 1)}"
    return (
        n
        + {
            effects.POINTS: "",
            effects.PER_CUBE: f" for {counted} on this card",
            effects.ANY_CUBE: f" if there is any {cube.form()} on this card",
            effects.PER_TAG: " for each Jovian tag you have, this one included",
            effects.PER_CITY: f" for every {part.each} city tiles in play",
            effects.PER_CITY_BESIDE: " for each city tile beside this tile",
            effects.PER_OCEAN_BESIDE: " for each ocean tile beside this tile",
        }[part.per]
    )


def begins(w: MarsWords, card: Card) -> str:
    """What a corporation begins with."""
    stock = [amount(card.cost, MEGACREDITS), *(amount(part.n, part.resource) for part in card.starts if not part.produced)]
    produced = [f"a production of {part.n} {of(part.resource)}" for part in card.starts if part.produced]
    free = ". You keep your ten cards without paying for them" if card.number == BEGINNER else ""
    return f"you begin with {listed(stock + produced)}{free}"


def choose_one(choices: list[str], mood: int) -> str:
    """One of several."""
    return listed(choices, " or ") if mood else f"choose one: {'; or '.join(choices)}"


ICONS = {
    "any": "any player",
    "production": "production",
    "metal_production": "production of that metal",
    "metal_bonus": "steel or titanium bonus",
    "rating": "terraform rating",
    "card": "card",
    "cards": "card/cards",
    "cube": "resource",
    "points": "points",
    "action": "action",
    "event": "event",
    "cost": "cost",
    "steal": "steal",
    "look": "look at cards",
    "search": "search the top card",
    "marker": "marker",
    "copy": "copy a production",
    "easier": "requirements",
    "exchange": "exchange a card",
    "next_card": "next card",
    "standard_project": "standard project",
    "protected": "protected",
    "ganymede": "Ganymede Colony",
    "phobos": "Phobos Space Haven",
}


def place_question(w: MarsWords, question: Question) -> Text:
    """Where a tile goes."""
    _, code, _, what = asked_for(question)
    tile = TILES[board.OCEAN_TILE if code == effects.FLOOD else what]
    return w.about(question, f"where do you place the {tile.form()}?")


def add_question(w: MarsWords, question: Question) -> Text:
    """Which card gets cubes."""
    _, code, n, what = asked_for(question)
    return w.about(question, f"which card gets {cubes(1, NO_CUBES) if code == effects.FAVOUR else cubes(n, what)}?")


def amount_question(w: MarsWords, question: Question) -> Text:
    """How much is converted."""
    if question.subject[1] == effects.INSULATE:
        return w.about(question, "how much production of heat do you convert into that of M€?")
    return w.about(question, "how much energy do you convert into M€?")


def look_question(w: MarsWords, question: Question) -> Text:
    """Whether the card looked at is bought."""
    return w.about(question, f"do you buy the card you have looked at for {amount(question.subject[3], MEGACREDITS)}?")


QUESTIONS: Phrases = {
    "turn": lambda w, q: say("Take a second action, or end your turn." if q.subject[0] else "Take an action, or pass for this generation."),
    "sealed": "You have chosen. Until everybody has, you may take it back.",
    "pay": lambda w, q: say(f"{amount(q.subject[0], MEGACREDITS)} to pay: how much {w.language.resources[(1, 2, 5)[means(q)]].form('gen')} do you use?"),
    "buy": "Which of these cards do you buy, at {money price} each? You have {money money}.",
    "draft": "Keep one card of these and pass the others on.",
    "corporation": "Which corporation do you play?",
    "first cards": "Which of your ten cards do you buy, at {money price} each? You have {money money}.",
    "sell": "Which cards do you sell for 1 M€ each?",
    "way": "{source}: which action do you use?",
    "order": "{card}: which effect comes next?",
    "last greenery": "The last generation is over. Do you turn plants into another greenery tile?",
    "lower": lambda w, q: w.about(q, f"whose production of {of(asked_for(q)[3])} falls by {asked_for(q)[2]}?"),
    "remove": "{asker source}what do you remove, and from whom?",
    "steal": "{asker source}what do you steal, and from whom?",
    "place": place_question,
    "look": look_question,
    "keep": lambda w, q: w.about(q, f"which {cards(q.least) if q.least > 1 else 'card'} do you keep?"),
    "add": add_question,
    "take": lambda w, q: w.about(q, f"which card loses {cubes(1, asked_for(q)[3])}?"),
    "choose": "{asker source}which do you choose?",
    "claim": "{asker source}which area do you reserve for yourself?",
    "copy": "{asker source}the production of which card do you carry out again?",
    "amount": amount_question,
    "infect": "{asker source}which animals or plants do you remove?",
    "exchange": "{asker source}do you discard a card to draw another?",
    "enhance": "{asker source}a plant for you, or a resource on this card?",
    "confer": "{asker source}a science resource on the conference, or one off it for a card?",
}  # fmt: skip


def placed(w: MarsWords, kind: int, place: int) -> Text:
    """Put a tile, or a marker, somewhere."""
    if kind == 4:
        return say("Put your marker on area ", w.place(place))
    tile = placed_tile(kind)
    what = a(TILES[tile].form()) if tile else "the special tile"
    at = "on area " if place < board.ON_MARS else "on "
    return say(f"Place {what} {at}", w.place(place))


MOVES: Phrases = {
    "take back": "Take your choice back",
    "decline": "Decline",
    "done": "No more",
    "pass": "Pass for the rest of the generation",
    "end turn": "End your turn",
    "sell patents": "Standard project: sell patents, 1 M€ for each card",
    "plant greenery": "Turn plants into a greenery tile",
    "warm up": lambda w: say(f"Turn {amount(TEMPERATURE_HEAT, 5)} into a step of temperature"),
    "take neutral": "Take it from the neutral opponent",
    "project": "Standard project: {project}",
    "milestone": lambda w, n: say("Claim the milestone ", w.milestone(n), f" ({amount(MILESTONE_COST, MEGACREDITS)})"),
    "award": "Fund the award {award}",
    "choose": "Choose option {from_one number}",
    "next": "Carry out effect {from_one number}",
    "corporation": lambda w, n: say("Play ", w.corporation(n), f" ({amount(COST[n], MEGACREDITS)})"),
    "play": "Play {card}",
    "use": "Use the action of {source}",
    "buy": "Buy {card}",
    "keep": "Keep {card}",
    "draft": "Keep {card} and pass the others on",
    "sell": "Sell {card}",
    "discard": "Discard {card}",
    "add": "Add to {card}",
    "take": "Take from {card}",
    "copy": "Copy the production of {source}",
    "kill": lambda w, n, card: say(f"Remove {cubes(n + 1, 1)} from ", w.card(card)),
    "place": placed,
    "lower": lambda w, what, seat: say("Lower ", w.victim(seat), f"'s production of {of(what)}"),
    "remove": lambda w, n, what, seat: say(f"Remove {amount(n + 1, what)} from ", w.victim(seat)),
    "steal": lambda w, n, what, seat: say(f"Steal {amount(n + 1, what)} from ", w.victim(seat)),
    "pay": lambda w, by, n: say(f"Use {amount(n, (1, 2, 5)[by])}" if n else f"Use no {RESOURCES[(1, 2, 5)[by]].form()}"),
    "amount": "Exactly {amount}",
}  # fmt: skip


def too_low(w: MarsWords, what: int, has: int, needs: int) -> Text:
    """A production that is too low; that of money may fall below zero, but not without end."""
    if what == MEGACREDITS:
        return say(f"Your production of M€ is {has} and cannot fall by {needs}: −5 is the least.".replace("-", "−"))
    return say(f"Your production of {of(what)} is {has}; {needs} is needed.")


REASONS: Phrases = {
    **REFUSALS,
    "nothing_sealed": "You have not chosen anything to take back.",
    "not_in_hand": "{card} is not in your hand.",
    "not_offered": "{card} is not among the cards to choose from.",
    "picked_in_order": "Several cards are picked in the order of the list, and this one is out of order.",
    "too_few_picked": "Pick at least {cards needed}.",
    "too_little_money": "It takes {money needs}, and you have {money has} to pay with.",
    "too_little": "It takes {amount needs resource}, and you have {has}.",
    "too_little_production": too_low,
    "nobody_to_lower": lambda w, what, n: say(f"Nobody can lose {n} of their production of {of(what)}."),
    "parameter_too_low": lambda w, what, has, needs: say(f"It takes at least {level(what, needs)}; now: {level(what, has)}."),
    "parameter_too_high": lambda w, what, has, most: say(f"It takes at most {level(what, most)}; now: {level(what, has)}."),
    "too_few_tags": lambda w, tag, has, needs: say(f"It takes {GRAMMAR.count(needs, TAGS[tag])}, and you have {has}."),
    "too_few_greeneries": "You have no greenery tile.",
    "too_few_cities": lambda w, has, needs: say(f"It takes {GRAMMAR.count(needs, TILES[board.CITY_TILE])} in play; there {'is' if has == 1 else 'are'} {has}."),
    "no_place": lambda w, tile: say(f"There is no area left for the {TILES[tile].form()}." if tile else "There is no area left to reserve."),
    "not_a_place": lambda w, place: say("Area ", w.place(place), f" is reserved for {reserved(place)}.") if place < board.ON_MARS else say(w.place(place), " is reserved for its own card."),
    "nothing_to_copy": "You have no card with a building tag whose production could be carried out again.",
    "cannot_copy": "The production of {source} cannot be copied.",
    "no_cubes": "There is no resource on any of your cards.",
    "no_cube_to_take": lambda w, kind: say(f"No card has {a(CUBES[kind].form())} that could be taken."),
    "too_few_cubes": lambda w, card, has, needs: say(w.card(card), f" has {cubes(has, w.kind_of(card))}; {needs} {'is' if needs == 1 else 'are'} needed."),
    "no_such_target": "This does not reach {source}.",
    "no_such_seat": lambda w, seat: say("There is no player ", seat + 1, " at this table.") if seat != NEUTRAL else say("There is a neutral opponent only in solo games."),
    "cannot_lose": "{victim seat} does not have that much, or is protected.",
    "no_action": "You have no action of {source}.",
    "already_used": "You have already used the action of {source} in this generation.",
    "rating_not_raised": "Your terraform rating has not risen in this generation.",
    "already_claimed": "It has been taken already, by {seat}.",
    "none_left_to_claim": "Three have been taken already, and there are no more than three.",
    "milestone_not_met": "{milestone} takes {needs}, and you have {has}.",
    "at_maximum": lambda w, what: say("All ocean tiles have been placed. By our ruling this closes the aquifer project" if what > 1 else f"The {PARAMETERS[what]} has reached its goal. By our ruling this closes the asteroid project and the use of heat", "; the option “Projects always available” changes that."),
    "not_in_solo": "There are no milestones or awards in a solo game.",
    "no_cards": "You have no cards in your hand.",
    "not_optional": "You cannot decline this.",
    "wrong_amount": lambda w, least, most: say(f"It has to be from {least} to {most}." if least < most else f"It has to be {least}."),
    "action_taken": "You have taken an action in this turn: end the turn instead.",
    "no_action_taken": "You have taken no action in this turn: act or pass.",
    "not_possible_yet": "This is not possible now.",
    "not_dealt": "{corporation} has not been dealt to you.",
    "covered": "There is a tile on area {place} already.",
    "claimed": "Area {place} is reserved by {seat}.",
    "wrong_place": lambda w, place, where: say("Not on area ", w.place(place), f": it must be placed{RULES_OF_PLACES[where]}."),
    "not_taken": lambda w, what: say(f"This effect does not take {of(what)}."),
    "no_tile_beside": "{seat} has no tile beside that ocean.",
    "not_from_yourself": "You cannot steal from yourself.",
}  # fmt: skip


def change(w: MarsWords, seat: int, change: int, what: str, lost: str = " loses ") -> Text:
    """Somebody gets or loses something."""
    return say(w.player(seat), " gains " if change > 0 else lost, what, ".")


def raised(w: MarsWords, seat: int, what: int, step: int) -> Text:
    """A global parameter rises."""
    if what == TEMPERATURE:
        return say(w.player(seat), f" raises the temperature to {value_of(what, step)} °C.".replace("-", "−"))
    if what == OXYGEN:
        return say(w.player(seat), f" raises the oxygen to {step}%.")
    return say("Ocean tiles on Mars: ", step, ".")


def tile_placed(w: MarsWords, seat: int, tile: int, place: int) -> Text:
    """A tile lies on the map."""
    what = a(TILES[tile].form()) if tile in FREE_TILES else f"the {TILES[tile].form()}"
    return say(w.player(seat), f" places {what} on {'area ' if place < board.ON_MARS else ''}", w.place(place), ".")


def turned_up(w: MarsWords, seat: int, card: int) -> Text:
    """A card from the deck is seen by all, for a player or for where a neutral tile lies."""
    if seat == NEUTRAL:
        return say(w.card(card), " is turned up for a neutral tile and discarded.")
    return say(w.player(seat), " turns up ", w.card(card), " and discards it.")


EVENTS: Phrases = {
    "generation": "Generation {generation} begins; the first player is {first}.",
    "turn": "It is {seat}'s turn.",
    "passed": "{seat} passes.",
    "ended": "The game ends after generation {generations}.",
    "corporation": "{seat} plays the corporation {corporation}.",
    "bought": "{seat} buys {card}.",
    "bought_count": lambda w, seat, n: say(w.player(seat), f" keeps {cards(n)}." if n else " keeps no card."),
    "dealt": "{seat} is dealt {card}.",
    "drew": "{seat} draws {card}.",
    "drew_back": "{seat} draws a card.",
    "discarded": "{seat} discards {card}.",
    "discarded_back": "{seat} discards a card.",
    "revealed": turned_up,
    "rebuilt": "The deck is used up: the discard pile becomes a new deck of {cards cards}.",
    "played": "{seat} plays {card} for {money price}.",
    "paid": "{seat} spends {amount amount resource}.",
    "stock": lambda w, seat, what, n: change(w, seat, n, amount(abs(n), what)),
    "production": lambda w, seat, what, n: say(w.player(seat), f"'s production of {of(what)}: {'+' if n > 0 else '−'}{abs(n)}."),
    "rating": "{seat}'s terraform rating: +{change}.",
    "raised": raised,
    "placed": tile_placed,
    "claimed": "{seat} reserves area {place}.",
    "cubes": lambda w, seat, card, n: say(w.card(card), f" {'receives' if n > 0 else 'loses'} {cubes(abs(n), w.kind_of(card))} (", w.player(seat), ")."),
    "project": "{seat} carries out the standard project {project}.",
    "milestone": "{seat} claims the milestone {milestone}.",
    "award": "{seat} funds the award {award}.",
    "used": "{seat} uses the action of {source}.",
    "removed": "{seat} removes {amount amount resource} from {victim}.",
    "stolen": "{seat} steals {amount amount resource} from {victim}.",
    "lowered": lambda w, seat, victim, what, n: say(w.player(seat), " lowers ", w.victim(victim), f"'s production of {of(what)} by {n}."),
    "copied": "{seat} copies the production of {source}.",
    "sold": "{seat} sells patents: {cards count}.",
    "greenery": "{seat} turns plants into a greenery tile.",
    "warmed": "{seat} turns heat into temperature.",
    "declined": "{seat} declines.",
    "kept": "{seat} keeps {card}.",
    "kept_back": "{seat} keeps a card.",
    "produced": "Production: energy becomes heat, then everybody receives money and resources.",
    "neutral_tile": lambda w, tile, place: say(f"A neutral {TILES[tile].form()} lies on area ", w.place(place), "."),
    "next_card": "{seat}'s next card in this generation is easier to play.",
    "looked": "{seat} looks at {card}.",
    "looked_count": "{seat} looks at {cards count} from the top of the deck.",
}  # fmt: skip


def rules(w: MarsWords) -> list[Text]:
    """The rules for a newcomer."""
    projects = listed([f"{w.project_name(n)} ({PROJECT_COST[n]} M€)" for n in range(len(PROJECT_COST))])
    goals = ["terraform rating", "city tiles", "greenery tiles", "building tags", "cards in hand"]
    milestones = [say(w.milestone(n), f" ({MILESTONE_NEEDS[n]} {goal})") for n, goal in enumerate(goals)]
    counts = ["tiles", "production of M€", "science tags", "heat", "steel and titanium"]
    awards = [say(w.award(n), f" ({count})") for n, count in enumerate(counts)]
    costs = listed([str(cost) for cost in AWARD_COSTS])
    return [
        say(strong("The goal. "), "You lead a corporation that makes Mars habitable. The game ends with the generation in which the temperature reaches +8 °C, the oxygen 14% and the ninth ocean tile is placed. Whoever has the most points wins."),
        say(strong("Your rating. "), "Each step of temperature or oxygen and each ocean tile that you bring about raises your terraform rating by 1. The rating is income in every generation, and points at the end."),
        say(strong("Resources. "), "You have six, each with a stock and a production: M€, steel, titanium, plants, energy and heat. Steel pays 2 M€ apiece for cards with a building tag, titanium 3 M€ for cards with a space tag; no change is given. Only the production of M€ can fall below zero, down to −5."),
        say(strong("The beginning. "), f"Choose one of two corporations and buy any of your ten cards for {CARD_PRICE} M€ each. {'You begin without production, except for what the corporation brings.' if w.game.setting.corporate_era else 'You begin with a production of 1 of each resource.'}"),
        say(strong("A generation. "), "The first player marker moves on. Research: everybody looks at four cards and buys any of them. Actions: turn by turn, everybody takes one or two actions, or passes for the rest of the generation. Production: unused energy becomes heat, and all receive M€ for rating and production, and the other resources they produce.", " The four cards are drafted: keep one, pass the others on, until you have four." if w.game.setting.draft else ""),
        say(strong("Actions. "), f"Play a card from your hand; carry out a standard project; claim a milestone; fund an award; use the action of a blue card or your corporation, each once a generation; turn {GREENERY_PLANTS} plants into a greenery tile; turn {TEMPERATURE_HEAT} heat into a step of temperature."),
        say(strong("Cards. "), "A card can be played if its requirement is met, you can pay for it, and everything on it that is not optional is possible. Green and blue cards stay in front of you and their tags count; events are turned face down, and their tags no longer count. Effects on any player may also hit you; you need not remove what a card lets you remove."),
        say(strong("Standard projects. "), f"They are always there: sell patents (discard cards for 1 M€ each), {projects}."),
        say(strong("Tiles. "), "Oceans lie on the areas reserved for them. A greenery goes beside one of your tiles if possible, and raises the oxygen. A city may not lie beside another city. A tile brings what is printed on its area, and 2 M€ for each ocean tile beside it."),
        say(strong("Bonus steps. "), "The temperature gives a production of heat at −24 and at −20 °C, and an ocean tile at 0 °C; the oxygen raises the temperature at 8%."),
        say(strong("Milestones. "), f"If you meet the condition, you may claim one for {MILESTONE_COST} M€; only three can be claimed, 5 points each: ", joined(milestones, ", "), "."),
        say(strong("Awards. "), f"Anybody may fund one; the three that can be funded cost {costs} M€ in turn. At the end the leader gets 5 points and the second 2 (not with two players): ", joined(awards, ", "), "."),
        say(strong("The end. "), "After the last production everybody may once more turn plants into greenery tiles. Points: the rating; awards and milestones; 1 for each greenery of yours; for each city of yours 1 for each greenery beside it; and what your cards say. If it is a tie, the one with more M€ wins."),
        say(strong("Alone. "), f"Mars has to be terraformed within {SOLO_GENERATIONS} generations. There are two neutral cities with greeneries, your rating begins at 14, there are no milestones or awards, and a neutral opponent has whatever you want to take away."),
    ]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "amount": amount,
    "cards": cards,
    "money": Counted(GRAMMAR, RESOURCES[MEGACREDITS]),
}

LABELS = Labels(
    generation="Generation",
    set_up="Choice of corporations",
    research="Research",
    draft="Draft",
    last_greeneries="Last greeneries",
    game_over="The game is over",
    to_play="To play",
    first_player="First player",
    action="action",
    temperature="Temperature",
    oxygen="Oxygen",
    oceans="Oceans",
    deck="Deck",
    discard="Discard",
    player="Player",
    corporation="Corporation",
    rating="Terraform rating",
    rating_short="TR",
    points="Points",
    stock="Stock",
    production="Production",
    tags="Tags",
    no_tags="no tags",
    hand="Hand",
    played="Played",
    events="Events",
    passed="has passed",
    ready="action ready",
    used="action used",
    your_hand="Your hand",
    your_corporations="Your corporations",
    your_cards="To choose from",
    your_table="Your cards in play",
    chosen="Chosen",
    kept="Kept",
    price="price",
    printed_cost="cost",
    milestones="Milestones",
    awards="Awards",
    standard_projects="Standard projects",
    claimed_by="claimed by",
    funded_by="funded by",
    free="free",
    reserved="reserved",
    ocean_area="ocean area",
    volcano="volcano",
    claim="reserved by",
    neutral="neutral",
    nothing="none",
    score_sheet="Score sheet",
    legend="steel s, titanium t, plants p, cards c, ocean area ~, volcano ^, reserved !",
)

LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Terraforming Mars",
    neutral="the neutral opponent",
    resources=RESOURCES,
    resource_names=["M€", "steel", "titanium", "plants", "energy", "heat"],
    cubes=CUBES,
    tags=TAGS,
    tag_names=TAG_NAMES,
    parameters=PARAMETERS,
    tiles=TILES,
    short_tiles=[
        "",
        "ocean",
        "green",
        "city",
        "capit.",
        "comm.",
        "ecol.",
        "indus.",
        "lava",
        "mine",
        "rights",
        "mohole",
        "pres.",
        "nucl.",
        "restr.",
    ],
    letters="stpc",
    kinds={"active": "blue", "automated": "green", "event": "event", "corporation": "corporation"},
    mood=INFINITIVE,
    clauses=CLAUSES,
    needs=lambda parts: f"requires {listed([need(part) for part in parts])}",
    watch=watch,
    lasting=LASTING,
    points=points,
    begins=begins,
    action=lambda text: f"action: {text}",
    alternative="; or ",
    cost_for=lambda price, gain: f"{price} to {gain}",
    if_raised="if your terraform rating has risen in this generation, ",
    effect=lambda text: f"effect: {text}",
    first_action=lambda text: f"as your first action, {text}",
    choose_one=choose_one,
    icons=ICONS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "rating": "Terraform rating",
        "awards": "Awards",
        "milestones": "Milestones",
        "greeneries": "Greeneries",
        "cities": "Cities",
        "cards": "Cards",
        "points": "Points",
        "tie_megacredits": "M€ left",
    },
    terms={
        "rating": "the terraform rating",
        "production": "production for the generations left",
        "resources": "resources in stock",
        "tableau": "actions and effects of cards in play",
        "hand": "cards in hand",
        "map": "tiles on the map",
        "cards": "points on cards",
        "tags": "tags",
        "milestones": "milestones",
        "awards": "awards",
        "goal": "terraforming in time",
        "rivals": "what the best rival can expect",
    },
    source="from public sources",
)
