"""Ares Expedition in Russian.

Словарь. Игра состоит из РАУНДОВ; в каждом все выбирают ФАЗУ, и каждую выбранную фазу РАЗЫГРЫВАЮТ все, а выбравший получает её БОНУС.
У игрока есть запас и ПРОИЗВОДСТВО М€, тепла и растений, производство карт, а также СТАЛЬ и ТИТАН, которые удешевляют карты и не
тратятся. У КАРТЫ есть МЕТКИ, иногда ТРЕБОВАНИЕ; у синей карты — ДЕЙСТВИЕ или постоянный ЭФФЕКТ. На картах лежат животные, микробы и
открытия. ЛЕС ВЫСАЖИВАЮТ, ЖЕТОН ОКЕАНА ПЕРЕВОРАЧИВАЮТ, температура и кислород повышаются на ДЕЛЕНИЯ и проходят четыре ЗОНЫ; всё это
повышает РЕЙТИНГ ТЕРРАФОРМИРОВАНИЯ (РТ). СТАНДАРТНОЕ ДЕЙСТВИЕ ВЫПОЛНЯЮТ, карты ПРОДАЮТ.

Имена не склоняются и ни с чем не согласуются: «РТ игрока Анна», «Анна получает».
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
from pavonis.games.ares_expedition.words.base import (
    REPEATED,
    AresWords,
    Language,
    includes_itself,
    single_zone,
    turned_into,
)
from pavonis.games.ares_expedition.words.labels import Labels
from pavonis.games.ares_expedition.words.runs import Clause, Run
from pavonis.kit.projects import Lasting, Need, Points
from pavonis.kit.terraforming import MICROBES, NO_CUBES, OCEANS, PARAMETER_NAMES, TEMPERATURE, value_of
from pavonis.text import INFINITIVE, Counted, CountedOf, Noun, Phrases, Teller, Text, say, strong
from pavonis.text.projects import asked_for
from pavonis.text.ru import (
    CARD,
    CUBES,
    DISCARD,
    EACH_CUBE,
    GET,
    GRAMMAR,
    MAY,
    OPEN,
    PARAMETERS,
    POINT,
    PUT,
    RAISE,
    RAISED,
    REFUSALS,
    REMOVE,
    SPEND,
    TAKE,
    cards,
    listed,
    steps,
)

RESOURCES = [
    Noun(nom="М€/М€/М€", acc="М€/М€/М€", gen="М€/М€/М€"),
    Noun(nom="тепло/тепла/тепла", acc="тепло/тепла/тепла", gen="тепла/тепла/тепла"),
    Noun(nom="растение/растения/растений", acc="растение/растения/растений", gen="растения/растений/растений"),
    CARD,
]
RESOURCE_NAMES = ["М€", "тепло", "растения", "карты"]
MANY = ["М€", "тепла", "растений", "карт"]  # after a number that is not told
METALS = ["сталь", "титан"]
OF_METALS = ["стали", "титана"]
TAG_NAMES = ["здание", "космос", "энергия", "открытия", "Юпитер", "Земля", "растения", "микробы", "животные", "событие"]
TAGGED = [  # after «метка»
    "здания",
    "космоса",
    "энергии",
    "открытий",
    "Юпитера",
    "Земли",
    "растений",
    "микробов",
    "животных",
    "события",
]
TAGS = [Noun(nom=f"метка {name}/метки {name}/меток {name}") for name in TAGGED]
ZONES = ["фиолетовая", "красная", "жёлтая", "белая"]
IN_ZONE = ["фиолетовой", "красной", "жёлтой", "белой"]
PHASE_NAMES = ["Развитие", "Строительство", "Действия", "Производство", "Исследование"]
PHASES = [
    Noun(nom=f"фаза {name}", acc=f"фазу {name}", gen=f"фазы {name}", loc=f"фазе {name}")
    for name in ("развития", "строительства", "действий", "производства", "исследования")
]
OCEAN = Noun(nom="жетон океана/жетона океана/жетонов океана", gen="жетона океана/жетонов океана/жетонов океана")
FOREST = Noun(nom="лес/леса/лесов")
ROUND = Noun(gen="раунда/раундов/раундов")
CUBE = Noun(nom="кубик/кубика/кубиков")
MARKER = Noun(nom="маркер/маркера/маркеров")

# Verbs by mood: on cards the imperative, in moves and questions the infinitive, in lasting effects what is done again and again.
LOWER = ("понизьте", "понизить", "понижайте")
KEEP = ("оставьте", "оставить", "оставляйте")
FLIP = ("переверните", "перевернуть", "переворачивайте")
PLANT = ("высадите", "высадить", "высаживайте")
CHOOSE = ("выберите", "выбрать", "выбирайте")
TURN = ("превратите", "превратить", "превращайте")

# So many of something, as an object unless told otherwise, and several things as one.
amount = CountedOf(GRAMMAR, RESOURCES, "acc")
cubes = CountedOf(GRAMMAR, CUBES, "acc")


def each_tag(tag: int, each: int) -> str:
    """Each own tag, or every so many (2 to 4)."""
    return f"каждую вашу метку {TAGGED[tag]}" if each == 1 else f"каждые {each} ваши метки {TAGGED[tag]}"


def gain(run: Run) -> str:
    """Resources are gained, perhaps only by some."""
    op, verb = run.op, GET[run.mood]
    if op.per == effects.IF_TAGS:
        return f"{verb} ещё {amount(op.n, op.what)}, если у вас есть хотя бы {GRAMMAR.count(op.each, TAGS[op.tag])}"
    if op.per == effects.IF_CHOSEN:
        return f"{verb} ещё {amount(op.n, op.what)}, если вы выбрали фазу действий"
    return f"{verb} {listed([amount(each.n, each.what) for each in run.ops])}"


def rating(run: Run) -> str:
    """The own rating rises."""
    text = f"{RAISE[run.mood]} свой РТ на {run.op.n}"
    if run.op.per == effects.FIXED:
        return text
    return f"{text} за {each_tag(run.op.tag, 1)}{', включая эту' if run.counts_itself() else ''}"


def forest(run: Run) -> str:
    """Forests are planted."""
    n, mood = run.op.n, run.mood
    return f"{PLANT[mood]} {GRAMMAR.count(n, FOREST)} и {RAISE[mood]} уровень кислорода на {steps(n)}"


def look(run: Run) -> str:
    """Cards are drawn to choose from."""
    kept = str(run.op.what) if run.op.what > 1 else "одну"
    return f"{TAKE[run.mood]} {cards(run.op.n)}, {KEEP[run.mood]} себе {kept} из них, остальные {DISCARD[run.mood]}"


def cut(op: Op) -> str:
    """What makes the price of an action lower."""
    if op.cut == effects.NO_CUT:
        return ""
    if op.cut == effects.PER_METAL:
        return f" (на {op.less} М€ меньше за каждую вашу единицу {OF_METALS[op.what]})"
    if op.cut == effects.PER_TAG_HELD:
        return f" (на {op.less} М€ меньше за {each_tag(op.what, 1)})"
    if op.cut == effects.WITH_BLUE_CARDS:
        return f" (на {op.less} М€ меньше, если у вас не меньше {op.what} синих карт)"
    return f" (на {op.less} меньше, если вы выбрали фазу действий)"


def screen(run: Run) -> str:
    """Cards are turned up and one is taken."""
    tags, mood = listed([TAGGED[tag] for tag in run.op.tags], " или "), run.mood
    top = f"{OPEN[mood]} {cards(run.op.n)} с верха колоды"
    return f"{top}, {TAKE[mood]} в руку одну с меткой {tags}, остальные {DISCARD[mood]}"


def brainstorm(run: Run) -> str:
    """The top card brings money or goes to the hand."""
    mood = run.mood
    green = f"если она зелёная, {DISCARD[mood]} её и {GET[mood]} {amount(run.op.n, MEGACREDITS)}"
    return f"{OPEN[mood]} верхнюю карту колоды: {green}, иначе {TAKE[mood]} её в руку"


def convert(run: Run) -> str:
    """A resource becomes another."""
    most = f"до {amount(run.op.n, run.op.what, 'gen')}" if run.op.n else f"сколько угодно {MANY[run.op.what]}"
    return f"{TURN[run.mood]} {most} в такое же количество {MANY[run.op.each]}"


def flip(run: Run) -> str:
    """Ocean tiles are flipped."""
    return f"{FLIP[run.mood]} {'жетон океана' if run.op.n == 1 else GRAMMAR.count(run.op.n, OCEAN)}"


def exchange(run: Run) -> str:
    """A card may be discarded to draw."""
    return f"{MAY[run.mood]}сбросить карту с руки, чтобы взять карту, или две, если на сброшенной есть метка {TAGGED[run.op.tag]}"


CLAUSES: dict[int, Clause] = {
    effects.GAIN: gain,
    effects.DRAW: lambda run: f"{TAKE[run.mood]} {cards(run.op.n)}",
    effects.DISCARD: lambda run: f"{DISCARD[run.mood]} {cards(run.op.n)} с руки",
    effects.LOOK: look,
    effects.FLIP: flip,
    effects.RAISE: lambda run: f"{RAISE[run.mood]} {RAISED[run.op.what]} на {steps(run.op.n)}",
    effects.FOREST: forest,
    effects.RATING: rating,
    effects.ADD_HERE: lambda run: f"{PUT[run.mood]} {cubes(run.op.n, run.cubes)} на эту карту",
    effects.ADD: lambda run: f"{PUT[run.mood]} {cubes(run.op.n, run.op.what)} на другую свою карту",
    effects.ADD_ANY: lambda run: f"{PUT[run.mood]} {cubes(run.op.n, NO_CUBES)} на свою карту, которая их собирает",
    effects.SPEND: lambda run: f"{SPEND[run.mood]} {amount(run.op.n, run.op.what)}{cut(run.op)}",
    effects.SPEND_RATING: lambda run: f"{LOWER[run.mood]} свой РТ на {run.op.n}",
    effects.SPEND_MONEY: lambda run: f"{SPEND[run.mood]} {amount(run.op.n, MEGACREDITS)}{cut(run.op)}",
    effects.TAKE_HERE: lambda run: f"{REMOVE[run.mood]} {cubes(run.op.n, run.cubes)} с этой карты",
    effects.TAKE_ANY: lambda run: f"{REMOVE[run.mood]} {cubes(run.op.n, run.op.what)} с любой своей карты",
    effects.THROW: lambda run: f"{DISCARD[run.mood]} {cards(run.op.n)} с руки",
    effects.EXTRA_PLAY: lambda run: f"{MAY[run.mood]}разыграть в этой фазе ещё одну синюю или красную карту",
    effects.FREE_PLAY: lambda run: f"{MAY[run.mood]}бесплатно разыграть в этой фазе ещё одну зелёную карту с указанной стоимостью не больше {run.op.n} М€",
    effects.NEXT_CHEAPER: lambda run: f"следующая карта, которую вы разыграете в этой фазе, стоит на {run.op.n} М€ меньше",
    effects.NEXT_EASIER: lambda run: "для следующей карты, которую вы разыграете в этой фазе, можно считать температуру или кислород на одну зону выше или ниже",
    effects.SCREEN: screen,
    effects.BRAINSTORM: brainstorm,
    effects.EXCHANGE: exchange,
    effects.REDRAFT: lambda run: f"{DISCARD[run.mood]} до {cards(run.op.n, 'gen')} с руки, чтобы взять столько же",
    effects.CONVERT: convert,
}  # fmt: skip


def need(part: Need) -> str:
    """One requirement."""
    if part.what < OCEANS:
        more = "" if single_zone(part) else " или ниже" if part.most else " или выше"
        return f"{PARAMETERS[part.what]} в {IN_ZONE[part.n]} зоне{more}"
    if part.what == OCEANS:
        return f"перевёрнуто {'не больше' if part.most else 'не меньше'} {GRAMMAR.count(part.n, OCEAN, 'gen')}"
    if part.what == effects.TAGS_HELD:
        return TAGS[part.tag].form() if part.n == 1 else GRAMMAR.count(part.n, TAGS[part.tag])
    return f"РТ не меньше {part.n}"


DEEDS = {
    effects.ON_CARD: "разыгрываете другую карту",
    effects.ON_TEMPERATURE: "повышаете температуру на деление",
    effects.ON_OXYGEN: "повышаете уровень кислорода на деление",
    effects.ON_OCEAN: "переворачиваете жетон океана",
    effects.ON_FOREST: "высаживаете лес",
    effects.ON_USE: "выполняете действие карты",
}


def watch(parts: list[Watch], card: Card) -> str:
    """When a lasting effect is set off."""
    if parts[0].on == effects.ON_STEEL:
        return "за каждую единицу стали, которую приносит разыгранная вами карта"
    if parts[0].on != effects.ON_TAG:
        return f"каждый раз, когда вы {listed([DEEDS[part.on] for part in parts], ' или ')}"
    tags = parts[0].tags
    if tags == [EVENT_TAG]:
        return "каждый раз, когда вы разыгрываете событие"
    names = listed([TAGGED[tag] for tag in tags], " или ")
    return f"каждый раз, когда вы разыгрываете метку {names}{', в том числе на этой карте' if includes_itself(card) else ''}"


def cheaper(parts: list[Lasting], card: Card) -> str:
    """Cards cost less."""
    what = parts[0].what
    if what == effects.ALL_CARDS:
        cards = "каждую карту, которую вы разыгрываете"
    elif what == effects.COSTLY_CARDS:
        cards = f"каждую карту с указанной стоимостью не меньше {COSTLY} М€, которую вы разыгрываете"
    elif what == EVENT_TAG:
        cards = "каждое событие, которое вы разыгрываете"
    else:
        cards = f"каждую метку {listed([TAGGED[part.what] for part in parts], ' или ')} на разыгрываемой карте"
    return f"вы платите на {amount(parts[0].n, MEGACREDITS)} меньше за {cards}"


def research(parts: list[Lasting], card: Card) -> str:
    """More cards in the research phase."""
    verbs = {effects.RESEARCH_DRAW: TAKE[REPEATED], effects.RESEARCH_KEEP: f"{KEEP[REPEATED]} себе"}
    more = [f"{verbs[part.kind]} на {cards(part.n)} больше" for part in parts]
    return f"в фазе исследования {listed(more)}"


def worth(part: Lasting) -> str:
    """A metal makes cards cheaper than it usually does."""
    tag = TAGGED[METAL_TAGS[part.what]]
    return f"каждая единица {OF_METALS[part.what]} снижает стоимость ваших карт с меткой {tag} ещё на {part.n} М€"


LASTING = {
    effects.CHEAPER: cheaper,
    effects.METAL_WORTH: lambda parts, card: listed([worth(part) for part in parts], ", а "),
    effects.EASIER: lambda parts, card: "для требований ваших карт можно считать температуру или кислород на одну зону выше или ниже",
    effects.SALE: lambda parts, card: f"каждая проданная карта приносит вам на {parts[0].n} М€ больше",
    effects.RESEARCH_DRAW: research,
    effects.RESEARCH_KEEP: research,
    effects.STANDARD_CHEAPER: lambda parts, card: f"стандартные действия за М€ стоят для вас на {parts[0].n} М€ меньше",
    effects.FOREST_CHEAPER: lambda parts, card: (
        f"лес требует от вас {STANDARD_COST[FOREST_FOR_PLANTS] - parts[0].n} растений вместо {STANDARD_COST[FOREST_FOR_PLANTS]}"
    ),
    effects.PAYS_HEAT: lambda parts, card: "вы можете тратить тепло вместо М€",
    effects.SAVES_CUBES: lambda parts, card: (
        f"разыгрывая карту, вы можете убрать {cubes(parts[0].price, card.cubes)} с этой карты, чтобы заплатить на {parts[0].n} М€ меньше"
    ),
    effects.SAVES_PLANTS: lambda parts, card: (
        f"разыгрывая карту, вы можете потратить {amount(parts[0].price, PLANTS)}, чтобы заплатить на {parts[0].n} М€ меньше"
    ),
    effects.INITIATIVE: lambda parts, card: (
        f"когда ваш РТ впервые повышается в фазе, вы можете потратить {parts[0].price} М€, чтобы повысить его ещё на {parts[0].n}"
    ),
}  # fmt: skip


def produces(parts: list[Produces], card: Card) -> str:
    """What is received in the production phase."""
    text = f"производство: {listed([amount(part.n, part.resource, 'nom') for part in parts])}"
    part = parts[0]
    if part.tag == effects.NO_TAG:
        return text
    if part.tag == effects.FORESTS:
        return f"{text} за каждый ваш лес"
    return f"{text} за {each_tag(part.tag, part.each)}{', включая эту' if part.tag in card.tags else ''}"


def capacity(part: Capacity) -> str:
    """Steel or titanium."""
    less = part.n * METAL_VALUES[part.metal]
    return f"{METALS[part.metal]} +{part.n}: карты с меткой {TAGGED[METAL_TAGS[part.metal]]} стоят для вас на {less} М€ меньше"


def points(part: Points, card: Card) -> str:
    """The points of a card."""
    n = f"{part.n} {POINT.form('nom', GRAMMAR.plural(abs(part.n)))}".replace("-", "−")
    return (
        n
        + {
            effects.POINTS: "",
            effects.PER_CUBE: f" за {EACH_CUBE[card.cubes][part.each > 1].format(part.each)} на этой карте",
            effects.PER_TAG: f" за {each_tag(part.tag, part.each)}, включая эту",
            effects.PER_FOREST: f" за каждые {part.each} ваших леса",
            effects.PER_PROJECT: f" за каждые {part.each} разыгранные вами карты, включая эту",
            effects.PER_BLUE: f" за каждые {part.each} ваши синие карты, включая эту",
        }[part.per]
    )


def choose_one(choices: list[str], mood: int) -> str:
    """One of several."""
    return listed(choices, " или ") if mood == INFINITIVE else f"{CHOOSE[mood]} одно: {'; или '.join(choices)}"


ICONS = {
    "production": "производство",
    "rating": "РТ",
    "forest": "лес",
    "card": "карта",
    "cube": "ресурс",
    "points": "очки",
    "action": "действие",
    "cost": "стоимость",
    "look": "карты на выбор",
    "more_cards": "ещё карта",
    "next_card": "следующая карта",
    "easier": "зона",
    "sold_card": "проданная карта",
    "standard_action": "стандартное действие",
}

PHASE_TEXTS = [
    ("Каждый может разыграть одну зелёную карту.", f"Ваша карта стоит на {DEVELOPMENT_BONUS} М€ меньше."),
    ("Каждый может разыграть одну синюю или красную карту.", "Возьмите карту или разыграйте ещё одну синюю или красную карту."),
    (
        "Каждый может выполнить действие каждой своей карты по одному разу и любые стандартные действия.",
        "Выполните одно из своих действий ещё раз.",
    ),
    (
        "Каждый получает М€ за РТ и производство, затем тепло, растения и карты по своему производству.",
        f"Получите {PRODUCTION_BONUS} М€.",
    ),
    (
        f"Каждый берёт {cards(RESEARCH_DRAWN)} и оставляет себе {RESEARCH_KEPT}.",
        f"Возьмите на {cards(BONUS_DRAWN)} больше и оставьте себе на {BONUS_KEPT} больше.",
    ),
]
STANDARDS = ["лес за растения", "лес за М€", "температура за тепло", "температура за М€", "жетон океана за М€"]
STANDARDS_AT = ["лес за {}", "лес за {}", "температура за {}", "температура за {}", "жетон океана за {}"]


def which(n: int) -> str:
    """Which card, or how many cards."""
    return f"какие {cards(n)}" if n > 1 else "какую карту"


def add_question(w: AresWords, question: Question) -> Text:
    """Which card gets cubes."""
    _, _, n, what = asked_for(question)
    return w.about(question, f"на какую карту положить {cubes(n, what)}?")


def phase_question(w: AresWords, question: Question) -> Text:
    """What to do in a phase."""
    phase = question.subject[0]
    if phase == DEVELOPMENT:
        return say("Разыграйте зелёную карту или завершите фазу.")
    if phase == CONSTRUCTION:
        return say("Разыграйте синюю или красную карту или завершите фазу.")
    return say("Выполняйте действия и стандартные действия, затем завершите фазу.")


def saving(way: int) -> str:
    """What is given to make a card cheaper."""
    if way:
        return f"потратить {amount(SAVING_PLANTS, PLANTS)}, чтобы заплатить на {SAVED_BY_PLANTS} М€ меньше"
    return f"убрать {cubes(SAVING_CUBES, MICROBES)}, чтобы заплатить на {SAVED_BY_CUBES} М€ меньше"


def save_question(w: AresWords, question: Question) -> Text:
    """Whether a card is made cheaper."""
    card, price, way = question.subject
    offer = saving(way)
    return say(w.card(card), f" стоит {amount(price, MEGACREDITS)}. {offer[:1].upper()}{offer[1:]}?")


QUESTIONS: Phrases = {
    "plan": "Какую фазу выбрать в этом раунде?",
    "phase": phase_question,
    "done": "Вы завершили фазу. Пока её не завершили все, это можно отменить.",
    "sealed": "Выбор сделан. Пока не выбрали все, его можно отменить.",
    "research": lambda w, q: say(f"{which(q.least).capitalize()} оставить себе?"),
    "limit": lambda w, q: say(f"В руке больше {cards(HAND_LIMIT, 'gen')}: {which(q.least)} продать?"),
    "sale": lambda w, q: say(f"Не хватает М€: {which(q.least)} продать?"),
    "heat": "К оплате {money price:nom}: сколько из них заплатить теплом?",
    "save": save_question,
    "way": "{asker source}какое действие выполнить?",
    "sell": "Какие карты продать?",
    "corporation": "За какую корпорацию играть?",
    "redraw": "Какие из первых карт заменить?",
    "offer": lambda w, q: say(f"Ваш РТ повысился. Потратить {INITIATIVE_PRICE} М€, чтобы повысить его ещё на 1?"),
    "neutral": "Какую нейтральную карту фазы использовать в этом раунде?",
    "help": "Что само повысится на {steps number}?",
    "piece": lambda w, q: say(f"В общем запасе {GRAMMAR.count(q.subject[0], CUBE)} и {GRAMMAR.count(q.subject[1], MARKER)}. Что взять?"),
    "give": "Какой картой обменяться с партнёром?",
    "return": "{seat} отдаёт вам карту. Какую карту отдать взамен?",
    "discard": lambda w, q: w.about(q, f"{which(q.least)} сбросить?"),
    "keep": lambda w, q: w.about(q, f"{which(q.least)} оставить себе?"),
    "add": add_question,
    "choose": "{asker source}что выбрать?",
    "take": "{asker source}с какой карты убрать {cubes number what}?",
    "take revealed": "{asker source}какую из открытых карт взять?",
    "exchange": "{asker source}сбросить карту, чтобы взять другую?",
    "redraft": "{asker source}какие карты сбросить, чтобы взять столько же?",
    "amount": lambda w, q: w.about(q, f"сколько {MANY[asked_for(q)[3]]} превратить в {RESOURCE_NAMES[turned_into(q.subject[0])]}?"),
}  # fmt: skip

MOVES: Phrases = {
    "take back": "Передумать",
    "decline": "Отказаться",
    "done": "Готово",
    "sell cards": "Продать карты",
    "bonus card": "Взять карту как бонус фазы",
    "raise again": lambda w: say(f"Потратить {INITIATIVE_PRICE} М€ и повысить свой РТ ещё на 1"),
    "take cube": "Взять кубик: 1 М€",
    "take marker": "Взять маркер: обмен картой",
    "end game": "Закончить игру: Марс терраформирован",
    "standard": "Стандартное действие: {standard}",
    "choose": "Выбрать вариант {from_one number}",
    "phase": "Выбрать {phase:acc}",
    "neutral": "Использовать нейтральную карту: {phase}",
    "help": "Повысить {raised parameter}",
    "save": lambda w, way: say(saving(way)[:1].upper(), saving(way)[1:]),
    "corporation": lambda w, n: say("Играть за корпорацию ", w.corporation(n), f" ({amount(COST[n], MEGACREDITS, 'nom')})"),
    "play": "Разыграть карту {card}",
    "use": "Выполнить действие карты {card}",
    "keep": "Оставить себе карту {card}",
    "sell": "Продать карту {card}",
    "discard": "Сбросить карту {card}",
    "redraw": "Заменить карту {card}",
    "add": "Положить на карту {card}",
    "take": "Взять с карты {card}",
    "give": "Отдать карту {card}",
    "pay heat": lambda w, n: say(f"Заплатить теплом: {n}" if n else "Не тратить тепло"),
    "amount": "Ровно {amount}",
}  # fmt: skip


def wrong_zone(wanted: Need, zone: int) -> Text:
    """Temperature or oxygen is not where a card needs it."""
    return say(f"Нужно: {need(wanted)}; в начале фазы зона была {ZONES[zone]}.")


def wrong_zone_now(wanted: Need, zone: int) -> Text:
    """The same of a card that is not judged by the beginning of this phase."""
    return say(f"Нужно: {need(wanted)}; сейчас зона {ZONES[zone]}.")


def at_maximum(w: AresWords, what: int) -> Text:
    """A parameter that had reached its goal before."""
    if what == OCEANS:
        return say("Все жетоны океана перевёрнуты; снова получить награду можно только в той фазе, в которой это случилось.")
    reached = ("Температура достигла максимума; дальше её", "Уровень кислорода достиг максимума; дальше его")[what]
    return say(f"{reached} можно повышать только в той фазе, в которой это случилось.")


COLOURS = ["зелёные карты", "синие и красные карты"]

REASONS: Phrases = {
    **REFUSALS,
    "nothing_to_take_back": "Отменять пока нечего.",
    "not_optional": "Отказаться нельзя.",
    "too_few_picked": lambda w, has, least, most: say(f"Выберите {'' if least == most else 'хотя бы '}{cards(least)}."),
    "not_ascending": "Несколько карт выбирают в порядке списка, а эта стоит в нём раньше последней выбранной.",
    "not_in_hand": "Карты {card} нет у вас в руке.",
    "not_offered": "Карты {card} нет среди тех, из которых вы выбираете.",
    "not_this_phase": "Это можно делать только в {phase:loc}.",
    "wrong_colour": "Карту {card} нельзя разыграть в {phase:loc}: можно только {colours phase}.",
    "no_play_left": "Больше карт в {phase:loc} вам разыграть нельзя.",
    "too_costly_to_be_free": "На карте {card} указана стоимость {cost} М€, а бесплатная карта может стоить не больше {most} М€.",
    "not_enough_money": "Нужно {money needs}, а заплатить вы можете {money has}, даже если продадите карты.",
    "zone_too_low": lambda w, what, zone, least: wrong_zone(Need(what, least), zone),
    "zone_too_high": lambda w, what, zone, most: wrong_zone(Need(what, most, most=True), zone),
    "too_few_oceans": "Нужно перевёрнутых жетонов океана: не меньше {needs}, а в начале фазы было {has}.",
    "too_many_oceans": "Нужно перевёрнутых жетонов океана: не больше {most}, а в начале фазы было {has}.",
    "too_few_tags": "Нужно меток {tagged tag}: {needs}, а у вас {has}.",
    "rating_too_low": "Нужен РТ не меньше {needs}, а у вас {has}.",
    "too_little": "Нужно {many resource}: {needs}, а у вас {has}.",
    "too_few_cubes": lambda w, card, has, needs: say("На карте ", w.card(card), f" {cubes(has, w.kind_of(card), 'nom')}, а нужно {needs}."),
    "no_cube_to_take": lambda w, kind: say(f"Ни с одной вашей карты нельзя убрать {CUBES[kind].form('acc')}."),
    "no_card_to_give": "У вас в руке нет карт, которые можно сбросить.",
    "no_action": "У вас нет действия карты {card}.",
    "already_used": "Действие карты {card} в этой фазе уже выполнено.",
    "at_maximum": at_maximum,
    "same_phase_again": "Вы выбрали {phase:acc} в прошлом раунде; одну фазу нельзя выбрать два раза подряд.",
    "not_a_choice": "Здесь это выбрать нельзя.",
    "not_won_yet": "Закончить игру раньше можно, только когда Марс терраформирован.",
    "wrong_amount": lambda w, least, most: say(f"Можно выбрать от {least} до {most}." if least < most else f"Можно выбрать только {least}."),
    "no_such_target": "Эффект не касается карты {card}.",
    "no_bonus": "В этом раунде вы не выбрали {phase:acc} или уже получили её бонус.",
    "nothing_to_sell": "У вас нет карт для продажи.",
    "take_back_first": "Сначала отмените свой выбор.",
    "already_picked": "Карта {card} уже выбрана.",
    "pick_others_first": "Несколько карт выбирают в порядке списка: до карты {card} выберите другую.",
    "lacks_tags": "На карте {card} нет ни метки {tagged tag}, ни метки {tagged other_tag}.",
    "no_collector": lambda w, kind: say(f"У вас нет другой карты, которая собирает {CUBES[kind].form('acc', 2)}."),
    "zone_too_low_now": lambda w, what, zone, least: wrong_zone_now(Need(what, least), zone),
    "zone_too_high_now": lambda w, what, zone, most: wrong_zone_now(Need(what, most, most=True), zone),
    "too_few_oceans_now": "Нужно перевёрнутых жетонов океана: не меньше {needs}, а сейчас их {has}.",
    "too_many_oceans_now": "Нужно перевёрнутых жетонов океана: не больше {most}, а сейчас их {has}.",
}  # fmt: skip


def level(what: int, step: int) -> str:
    """A value of temperature or oxygen."""
    return f"{value_of(what, step)} °С".replace("-", "−") if what == TEMPERATURE else f"{step} %"


def raised(w: AresWords, seat: int, what: int, step: int) -> Text:
    """A global parameter rises."""
    if what == OCEANS:
        return say(w.player(seat), f" переворачивает жетон океана; всего перевёрнуто {step}.")
    return say(w.player(seat), f" повышает {RAISED[what]} до {level(what, step)}.")


def beyond(w: AresWords, seat: int, what: int) -> Text:
    """A parameter that has reached its goal is raised further."""
    if what == OCEANS:
        return say("Все жетоны океана перевёрнуты; ", w.player(seat), " снова получает награду последнего.")
    return say(
        f"{('Температура достигла', 'Уровень кислорода достиг')[what]} максимума; ",
        w.player(seat),
        " получает награду ещё за одно деление.",
    )


def marker(w: AresWords, n: int) -> Text:
    """The neutral marker of a solo game moves on."""
    cards = "в последних раундах их порядок выбираете вы" if n == LAST_SPACE else "они перемешаны заново"
    return say(f"Нейтральный маркер переходит на деление {n}. Все нейтральные карты фаз снова в стопке: {cards}.")


EVENTS: Phrases = {
    "round": "Начинается раунд {round}.",
    "chose": "{seat} выбирает {phase:acc}.",
    "neutral": "Нейтральная карта добавляет {phase:acc}.",
    "phase": "Начинается {phase}.",
    "done": "{seat} завершает фазу.",
    "last_call": "Марс терраформирован; {seat} ещё может действовать в этой фазе.",
    "ended": lambda w, n: say(f"Игра заканчивается после {GRAMMAR.count(n, ROUND, 'gen')}."),
    "corporation": "{seat} играет за корпорацию {corporation}.",
    "drew": "{seat} берёт карту {card}.",
    "drew_back": "{seat} берёт карту.",
    "looked": "{seat} смотрит карту {card}.",
    "looked_count": "{seat} смотрит {cards count} с верха колоды.",
    "kept_count": "{seat} оставляет себе {cards count}.",
    "discarded": "{seat} сбрасывает карту {card}.",
    "discarded_back": "{seat} сбрасывает карту.",
    "sold": "{seat} продаёт {cards count} за {money megacredits}.",
    "revealed": "{seat} открывает карту {card}.",
    "took": "{seat} берёт в руку карту {card}.",
    "rebuilt": "Колода закончилась: сброс становится новой колодой из {cards count:gen}.",
    "played": "{seat} разыгрывает карту {card} за {money price}.",
    "paid": "{seat} тратит {amount amount resource}.",
    "saved": "{seat} платит на {money megacredits} меньше благодаря карте {card}.",
    "stock": lambda w, seat, what, n: say(w.player(seat), f" {'получает' if n > 0 else 'теряет'} {amount(abs(n), what)}."),
    "rating": lambda w, seat, n: say("РТ игрока ", w.player(seat), f": {'+' if n > 0 else '−'}{abs(n)}."),
    "raised": raised,
    "beyond": beyond,
    "flipped": "Награда жетона океана, игрок {seat}: {tile}.",
    "forest": "{seat} высаживает лес.",
    "cubes": lambda w, seat, card, n: say(w.card(card), f": {'+' if n > 0 else '−'}{cubes(abs(n), w.kind_of(card), 'nom')} (", w.player(seat), ")."),
    "used": "{seat} выполняет действие карты {card}.",
    "standard": "{seat} выполняет стандартное действие: {standard}.",
    "compulsory": "Ресурсов достаточно, поэтому {seat} обязательно выполняет стандартное действие: {standard}.",
    "produced": "{seat} получает всё, что производит.",
    "bonus_card": "{seat} берёт карту как бонус фазы.",
    "more_plays": "{seat} может разыграть в этой фазе ещё одну карту.",
    "next_card": "Следующую карту в этой фазе легче разыграть: {seat}.",
    "declined": "{seat} отказывается.",
    "redrawn": lambda w, seat, n: say(w.player(seat), f" заменяет {cards(n)} из первых." if n else " оставляет все первые карты."),
    "neutral_marker": marker,
    "helped": lambda w, what, step: say(f"{('Температура сама повышается', 'Уровень кислорода сам повышается')[what]} до {level(what, step)}."),
    "cube_taken": "{seat} берёт кубик из общего запаса.",
    "marker_taken": "{seat} берёт маркер из общего запаса и может обменяться картой.",
    "swapped": "{from} отдаёт карту {card} игроку {to}.",
    "swapped_back": "{from} отдаёт карту игроку {to}.",
    "not_done": "{seat} всё-таки продолжает фазу.",
}  # fmt: skip


def goal(w: AresWords) -> str:
    """What it is all about."""
    if w.game.setting.cooperative:
        return f"Вы с партнёром делаете Марс пригодным для жизни: за {POOL_ROUNDS} раундов температура должна достичь +8 °С, кислород — 14 %, а все 9 жетонов океана должны быть перевёрнуты. Победа или поражение у вас общие."
    return "Вы управляете корпорацией, которая делает Марс пригодным для жизни. Если игроков двое или больше, игра заканчивается вместе с фазой, в которой температура достигла +8 °С, кислород — 14 %, а все 9 жетонов океана перевёрнуты; побеждает тот, у кого больше очков."


def mode(w: AresWords) -> Text:
    """Playing together, or else alone."""
    if w.game.setting.cooperative:
        return say(
            strong("Вместе. "),
            f"Вы побеждаете вдвоём, если до конца раунда, в котором общий запас исчерпан, то есть за {POOL_ROUNDS} раундов, терраформируете Марс и наберёте в сумме не меньше {ENOUGH_POINTS} очков. В запасе {GRAMMAR.count(POOL_CUBES, CUBE)} и {GRAMMAR.count(POOL_MARKERS, MARKER)}; когда фазы раскрыты, каждый берёт что-то одно: кубик — это 1 М€, маркер позволяет обменяться картой с партнёром.",
        )
    return say(
        strong("В одиночку. "),
        f"Вы играете {SOLO_ROUNDS} раундов и побеждаете, если к этому моменту Марс терраформирован. Наберите как можно больше очков; когда Марс терраформирован, игру можно закончить и раньше, перед следующим раундом. В каждом раунде нейтральная карта добавляет фазу без бонуса. Через каждые {len(PHASE_NAMES)} раундов нейтральные карты перемешивают и, если вы не эксперт, температура или уровень кислорода повышается без вашего участия; в последние {len(PHASE_NAMES)} раундов порядок карт выбираете вы.",
    )


def rules(w: AresWords) -> list[Text]:
    """The rules for a newcomer."""
    forest, forest_money, warmth, warmth_money, ocean = STANDARD_COST
    phases = " ".join(f"{name}: {text[:1].lower()}{text[1:]}" for name, (text, _) in zip(PHASE_NAMES, PHASE_TEXTS, strict=True))
    bonuses = " ".join(f"{name}: {text[:1].lower()}{text[1:]}" for name, (_, text) in zip(PHASE_NAMES, PHASE_TEXTS, strict=True))
    beginning = (
        f"Вам сдают корпорацию и {cards(FIRST_HAND)}."
        if w.game.setting.first_game
        else f"Выберите одну из двух корпораций; все {cards(FIRST_HAND, 'nom')} остаются у вас."
    )
    anew = " До этого можно заменить любые из своих карт." if w.game.setting.mulligan else ""
    return [
        say(strong("Цель. "), goal(w)),
        say(strong("Рейтинг. "), "Каждое деление температуры или кислорода и каждый жетон океана, которыми планета обязана вам, повышает ваш рейтинг терраформирования (РТ) на 1. РТ — это доход в каждой фазе производства и очки в конце игры."),
        say(strong("Начало. "), beginning, anew),
        say(strong("Раунд. "), "Все тайно выбирают одну из пяти фаз, но не ту, что в прошлом раунде. Выбранные фазы идут по порядку, каждая один раз, и их разыгрывают все одновременно. Кто выбрал фазу, получает и её бонус."),
        say(strong("Фазы. "), phases),
        say(strong("Бонусы. "), bonuses),
        say(strong("Карты. "), f"За карту платят М€. Выбирая, что делать в фазе, можно продать карты с руки по {CARD_SALE} М€; ими можно и доплатить, если М€ не хватает. Каждая единица стали снижает стоимость карт с меткой здания на {METAL_VALUES[0]} М€, каждая единица титана — карт с меткой космоса на {METAL_VALUES[1]} М€; они не тратятся. Требования к температуре, кислороду и океану учитывают состояние Марса на начало фазы. Считаются метки всех ваших карт, в том числе красных."),
        say(strong("Стандартные действия. "), f"В фазе действий, сколько угодно раз: высадить лес за {amount(forest, PLANTS)} или {forest_money} М€; повысить температуру на деление за {amount(warmth, HEAT)} или {warmth_money} М€; перевернуть жетон океана за {ocean} М€. Лес приносит очко и повышает уровень кислорода на деление. В конце фазы вы обязаны превратить тепло и растения в деления, пока их хватает и параметр не достиг максимума."),
        say(strong("Максимум. "), "В фазе, в которой параметр достиг максимума, все могут повышать его дальше и получать все награды; последний жетон океана тогда приносит свою награду снова. В следующих фазах параметр на максимуме больше ничего не даёт; получают только леса."),
        say(strong("Конец раунда. "), f"У кого в руке больше {cards(HAND_LIMIT, 'gen')}, продаёт лишние по {CARD_SALE} М€."),
        say(strong("Очки. "), "РТ; 1 за каждый лес; и то, что указано на картах.", "" if w.game.setting.cooperative else " При равенстве побеждает тот, у кого больше М€, тепла и растений; карты в руке считаются по цене продажи."),
        mode(w),
    ]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "amount": amount,
    "cards": cards,
    "colours": COLOURS,
    "cubes": cubes,
    "many": MANY,
    "money": Counted(GRAMMAR, RESOURCES[MEGACREDITS], "acc"),
    "raised": RAISED,
    "steps": steps,
    "tagged": TAGGED,
}

LABELS = Labels(
    round="Раунд",
    set_up="Выбор корпораций",
    planning="Планирование",
    end_step="Завершение раунда",
    game_over="Игра окончена",
    last_call="Марс терраформирован: последняя возможность",
    phase="Фаза",
    phases="Фазы раунда",
    temperature="Температура",
    oxygen="Кислород",
    oceans="Океан",
    zone="зона",
    deck="Колода",
    discard="Сброс",
    player="Игрок",
    corporation="Корпорация",
    rating="РТ",
    rating_short="РТ",
    forests="Леса",
    points="Очки",
    stock="Запас",
    production="Производство",
    metals="Металлы",
    tags="Метки",
    no_tags="без меток",
    hand="Рука",
    played="Разыграно",
    ready="действие доступно",
    used="действие выполнено",
    your_hand="Ваша рука",
    your_corporations="Ваши корпорации",
    your_cards="На выбор",
    received="От партнёра",
    chosen="Выбрано",
    price="цена",
    printed_cost="стоимость",
    standard_actions="Стандартные действия",
    bonus_left="бонус не использован",
    phase_card="Карта фазы",
    bonus="Бонус",
    last_phase_card="Карта фазы прошлого раунда",
    neutral_cards="Остались нейтральные карты фаз",
    neutral_marker="Нейтральный маркер",
    level="Уровень сложности",
    pool="Общий запас",
    cubes="кубики",
    markers="маркеры",
    nothing="нет",
    score_sheet="Подсчёт очков",
)


def joint(facts: Mapping[str, int]) -> list[str]:
    """The result against time, and why it is lost."""
    after = f"после раунда {facts['round']} из {facts['rounds']}"
    missing = [f"{name} {facts[key]}" for key, name in zip(PARAMETER_NAMES, PARAMETERS, strict=True) if facts[key]]
    if "needed" in facts:
        found = [f"Общий счёт {after}: {facts['total']}; нужно не меньше {facts['needed']}."]
    else:
        found = [f"Счёт {after}: {facts['total']}."]
    if missing:
        found.append(f"Марс не терраформирован. Не хватает делений: {', '.join(missing)}.")
    if facts["total"] < facts.get("needed", 0):
        found.append(f"Не хватает очков: {facts['needed'] - facts['total']}.")
    return found


LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Покорение Марса. Экспедиция «Арес»",
    resources=RESOURCES,
    resource_names=RESOURCE_NAMES,
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
    kinds={"active": "синяя карта", "automated": "зелёная карта", "event": "красная карта", "corporation": "корпорация"},
    mood=INFINITIVE,
    lasting_mood=REPEATED,
    clauses=CLAUSES,
    needs=lambda parts: f"требуется: {listed([need(part) for part in parts])}",
    besides=lambda text: f"помимо стоимости {text}",
    watch=watch,
    lasting=LASTING,
    produces=produces,
    capacity=capacity,
    points=points,
    begins=lambda card: f"в начале у вас {amount(card.cost, MEGACREDITS, 'nom')}",
    action=lambda text: f"действие: {text}",
    alternative="; или ",
    cost_for=lambda price, gain: f"{price}, чтобы {gain}",
    effect=lambda text: f"эффект: {text}",
    choose_one=choose_one,
    icons=ICONS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "rating": "Рейтинг терраформирования",
        "forests": "Леса",
        "cards": "Карты",
        "points": "Очки",
        "tie_resources": "оставшиеся ресурсы",
    },
    terms={
        "rating": "рейтинг терраформирования",
        "forests": "леса",
        "cards": "очки на картах",
        "production": "производство на оставшиеся раунды",
        "resources": "запасы ресурсов",
        "tableau": "действия и эффекты карт в игре",
        "hand": "карты в руке",
        "research": "карты, которые ещё придут",
        "goal": "терраформирование в срок",
        "rivals": "ожидания сильнейшего соперника",
    },
    joint=joint,
    partner="ожидания партнёра",
    source="из открытых источников",
)
