"""Terraforming Mars in Russian.

Словарь. Марс — карта из ОБЛАСТЕЙ; на область ВЫКЛАДЫВАЮТ ЖЕТОН. У игрока есть запас и ПРОИЗВОДСТВО каждого ресурса и РЕЙТИНГ
ТЕРРАФОРМИРОВАНИЯ (РТ). У КАРТЫ есть МЕТКИ, иногда ТРЕБОВАНИЕ; у синей карты — ДЕЙСТВИЕ, раз в поколение, или постоянный ЭФФЕКТ. На
картах лежат животные, микробы, открытия и истребители. О ДОСТИЖЕНИИ ЗАЯВЛЯЮТ, НАГРАДУ УЧРЕЖДАЮТ, СТАНДАРТНЫЙ ПРОЕКТ ВЫПОЛНЯЮТ.
Температура, кислород и океан — ГЛОБАЛЬНЫЕ ПАРАМЕТРЫ; они повышаются на ДЕЛЕНИЯ.

Имена не склоняются и ни с чем не согласуются: «производство игрока Анна», «Анна получает».
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
from pavonis.kit.terraforming import (
    ANIMALS,
    FIRST_CARD,
    HEAT,
    MEGACREDITS,
    NO_CUBES,
    OCEANS,
    OXYGEN,
    PLANTS,
    TEMPERATURE,
    value_of,
)
from pavonis.text import IMPERATIVE, INFINITIVE, Counted, CountedOf, Noun, Phrases, Teller, Text, joined, say, strong
from pavonis.text.projects import asked_for
from pavonis.text.ru import (
    CUBES,
    DISCARD,
    EACH_CUBE,
    ENERGY,
    GET,
    GRAMMAR,
    LOOK,
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
    Noun(nom="сталь/стали/стали", acc="сталь/стали/стали", gen="стали/стали/стали"),
    Noun(nom="титан/титана/титана", acc="титан/титана/титана", gen="титана/титана/титана"),
    Noun(nom="растение/растения/растений", acc="растение/растения/растений", gen="растения/растений/растений"),
    ENERGY,
    Noun(nom="тепло/тепла/тепла", acc="тепло/тепла/тепла", gen="тепла/тепла/тепла"),
]
PRODUCED = ["М€", "стали", "титана", "растений", "энергии", "тепла"]  # after «производство»
TAGGED = [
    "здания",
    "космоса",
    "энергии",
    "открытия",
    "Юпитера",
    "Земли",
    "растения",
    "микроба",
    "животного",
    "города",
]  # after «метка»
TAG_NAMES = ["здание", "космос", "энергия", "открытие", "Юпитер", "Земля", "растение", "микроб", "животное", "город"]
TAGS = [
    Noun(
        nom=f"метка {name}/метки {name}/меток {name}",
        acc=f"метку {name}/метки {name}/меток {name}",
        gen=f"метки {name}/меток {name}/меток {name}",
    )
    for name in TAGGED
]


def tile_noun(name: str) -> Noun:
    """A tile, by what lies on it."""
    return Noun(nom=f"жетон {name}/жетона {name}/жетонов {name}", gen=f"жетона {name}/жетонов {name}/жетонов {name}")


TILES = [
    Noun(nom="жетон/жетона/жетонов", gen="жетона/жетонов/жетонов"),
    *(tile_noun(name) for name in ("океана", "озеленения", "города")),
    *(tile_noun(f"«{name}»") for name in special_tiles(1)),
]

# Verbs by mood: on cards the imperative, in moves and questions the infinitive.
INCREASE = ("увеличьте", "увеличить")
DECREASE = ("уменьшите", "уменьшить")
LAY = ("выложите", "выложить")
BUY = ("купите", "купить")
REPEAT = ("повторите", "повторить")

# So many of something, as an object unless told otherwise, and several things as one.
amount = CountedOf(GRAMMAR, RESOURCES, "acc")
cubes = CountedOf(GRAMMAR, CUBES, "acc")


def per(run: Run) -> str:
    """What an amount counts."""
    op = run.op
    if op.per == effects.OWN_TAGS:
        counted = f"каждую вашу метку {TAGGED[op.tag]}"
        if op.each > 1:
            counted = f"каждые {op.each} ваши метки {TAGGED[op.tag]}"
        return f" за {counted}{', включая эту' if run.counts_itself() else ''}"
    return {
        effects.FIXED: "",
        effects.OPPONENTS_TAGS: f" за каждую метку {TAGGED[op.tag]} у соперников",
        effects.CITIES_ON_MARS: " за каждый жетон города на Марсе",
        effects.ALL_CITIES: " за каждый жетон города в игре",
        effects.ALL_EVENTS: " за каждое сыгранное событие любого игрока",
    }[op.per]


def produce(run: Run) -> str:
    """The own production changes."""
    op = run.op
    if op.per == effects.IF_TAGS:
        more = f"или на {1 + op.n}, если у вас есть хотя бы 3 метки {TAGGED[op.tag]}"
        return f"{INCREASE[run.mood]} своё производство {PRODUCED[op.what]} на 1, {more}"
    verb = INCREASE if op.n > 0 else DECREASE
    return f"{verb[run.mood]} своё производство {listed([f'{PRODUCED[each.what]} на {abs(each.n)}' for each in run.ops])}{per(run)}"


def choice_of(run: Run) -> str:
    """Up to so much of one resource or another."""
    return listed([f"до {amount(most, resource, 'gen')}" for resource, most in run.op.amounts], " или ")


def tile(run: Run) -> str:
    """A tile is placed."""
    op = run.op
    what = GRAMMAR.count(len(run.ops), TILES[op.what]) if len(run.ops) > 1 else TILES[op.what].form()
    return f"{LAY[run.mood]} {what}{where(op)}"


def where(op: Op) -> str:
    """Where a tile may lie, if it is not the usual place of its kind."""
    if op.what == board.GREENERY_TILE and op.where == effects.BESIDE_OWN:
        return ""
    if op.what == board.CAPITAL:
        return " (это жетон города)"
    return PLACES[op.where]


PLACES = {
    effects.OCEAN_AREA: "",
    effects.OCEAN_AREA_FREE: " на океаническую область",
    effects.ANY_LAND: " на любую область, кроме океанических и особых",
    effects.NOT_BESIDE_CITY: "",
    effects.BESIDE_OWN: " рядом со своим жетоном",
    effects.ISOLATED: " на область, рядом с которой нет жетонов",
    effects.ON_VOLCANO: " на купол Фарсида, Аскрийскую гору, гору Павлина или гору Арсия",
    effects.BESIDE_CITY: " рядом с жетоном города",
    effects.BESIDE_TWO_CITIES: " рядом хотя бы с двумя жетонами города",
    effects.BESIDE_GREENERY: " рядом с жетоном озеленения",
    effects.ON_METAL: " на область с бонусом стали или титана",
    effects.ON_METAL_BESIDE_OWN: " на область с бонусом стали или титана рядом со своим жетоном",
    effects.AT_NOCTIS: " на область, предназначенную для Ноктис-Сити",
    effects.AT_GANYMEDE: " на область, предназначенную для колонии на Ганимеде",
    effects.AT_PHOBOS: " на область, предназначенную для космопорта на Фобосе",
}
RULES_OF_PLACES = PLACES | {  # as a reason, where a card says nothing because everybody knows
    effects.OCEAN_AREA: " на океаническую область",
    effects.NOT_BESIDE_CITY: " на область, рядом с которой нет города",
    effects.BESIDE_OWN: " рядом со своим жетоном, пока такая область есть",
}


def reserved(place: int) -> str:
    """What an area of the map is reserved for."""
    return "Ноктис-Сити" if place == board.NOCTIS else "океана"


def look(run: Run) -> str:
    """Cards are looked at."""
    op, mood = run.op, run.mood
    if op.each:
        return f"{LOOK[mood]} верхнюю карту колоды и {BUY[mood]} её за {amount(op.each, MEGACREDITS)} или {DISCARD[mood]}"
    kept = str(op.what) if op.what > 1 else "одну"
    return f"{LOOK[mood]} {cards(op.n)} с верха колоды, {TAKE[mood]} {kept} из них в руку, остальные {DISCARD[mood]}"


def money(run: Run) -> str:
    """A price in money, which a metal may help to pay."""
    also = f" (можно платить {'титаном' if run.op.what > 1 else 'сталью'})" if run.op.what else ""
    return f"{SPEND[run.mood]} {amount(run.op.n, MEGACREDITS)}{also}"


def mine(run: Run) -> str:
    """A mining tile."""
    what = f"{LAY[run.mood]} {TILES[run.op.what].form()}{PLACES[run.op.where]}"
    return f"{what} и {INCREASE[run.mood]} своё производство этого металла на 1"


def search(run: Run) -> str:
    """The top card is turned up."""
    found = f"{PUT[IMPERATIVE]} {cubes(1, run.cubes)} на эту карту"
    return f"{OPEN[run.mood]} верхнюю карту колоды и {DISCARD[run.mood]} её; если на ней есть метка микроба, {found}"


def flood(run: Run) -> str:
    """An ocean that costs its neighbours money."""
    removed = f"до {amount(run.op.n, MEGACREDITS, 'gen')} у владельца одного из жетонов рядом с ним"
    return f"{LAY[run.mood]} жетон океана; вы можете убрать {removed}"


def infect(run: Run) -> str:
    """Animals or plants are removed."""
    return f"{MAY[run.mood]}убрать до {cubes(run.op.n, ANIMALS, 'gen')} с одной карты или до {amount(run.op.what, PLANTS, 'gen')} у одного игрока"


def confer(run: Run) -> str:
    """A cube, or a card for one."""
    cube = cubes(1, run.cubes)
    return f"{PUT[run.mood]} {cube} на эту карту или {REMOVE[run.mood]} с неё {cube}, чтобы взять карту"


CLAUSES = {
    effects.PRODUCE: produce,
    effects.LOWER_ANY: lambda run: f"{DECREASE[run.mood]} производство {PRODUCED[run.op.what]} любого игрока на {run.op.n}",
    effects.GAIN: lambda run: f"{GET[run.mood]} {listed([amount(op.n, op.what) for op in run.ops])}{per(run)}",
    effects.SPEND: lambda run: f"{SPEND[run.mood]} {amount(run.op.n, run.op.what)}",
    effects.SPEND_MONEY: money,
    effects.REMOVE_ANY: lambda run: f"{MAY[run.mood]}убрать {choice_of(run)} у любого игрока",
    effects.STEAL_ANY: lambda run: f"{MAY[run.mood]}украсть {choice_of(run)} у другого игрока",
    effects.RAISE: lambda run: f"{RAISE[run.mood]} {RAISED[run.op.what]} на {steps(run.op.n)}",
    effects.RATING: lambda run: f"{RAISE[run.mood]} свой РТ на {run.op.n}{per(run)}",
    effects.TILE: tile,
    effects.DRAW: lambda run: f"{TAKE[run.mood]} {cards(run.op.n)}",
    effects.LOOK: look,
    effects.ADD_HERE: lambda run: f"{PUT[run.mood]} {cubes(run.op.n, run.cubes)} на эту карту",
    effects.TAKE_HERE: lambda run: f"{REMOVE[run.mood]} {cubes(run.op.n, run.cubes)} с этой карты",
    effects.ADD: lambda run: f"{PUT[run.mood]} {cubes(run.op.n, run.op.what)} на другую свою карту",
    effects.TAKE_CUBE: lambda run: f"{TAKE[run.mood]} {cubes(run.op.n, run.op.what)} с любой карты и {PUT[run.mood]} на эту",
    effects.SEARCH: search,
    effects.MINE: mine,
    effects.FLOOD: flood,
    effects.CLAIM: lambda run: f"{PUT[run.mood]} свой маркер на свободную область, кроме океанических и особых: только вы можете выложить туда жетон",
    effects.COPY_BOX: lambda run: f"{REPEAT[run.mood]} изменения производства одной из своих карт с меткой здания",
    effects.INSULATE: lambda run: f"{DECREASE[run.mood]} своё производство тепла на любое число и {INCREASE[run.mood]} производство М€ на столько же",
    effects.NEXT_CHEAPER: lambda run: f"следующая карта, которую вы сыграете в этом поколении, стоит на {amount(run.op.n, MEGACREDITS)} меньше",
    effects.NEXT_EASIER: lambda run: f"для следующей карты, которую вы сыграете в этом поколении, можно отступить от глобальных требований на {steps(run.op.n)} в любую сторону",
    effects.FAVOUR: lambda run: f"{PUT[run.mood]} 1 ресурс на свою карту, на которой уже есть ресурс",
    effects.INFECT: infect,
    effects.EXCHANGE_CARD: lambda run: f"{MAY[run.mood]}сбросить карту с руки, чтобы взять карту",
    effects.ENHANCE: lambda run: f"{GET[run.mood]} 1 растение или {PUT[run.mood]} 1 животное или микроба на ту карту, если она их собирает",
    effects.CONFER: confer,
    effects.SELL_ENERGY: lambda run: f"{SPEND[run.mood]} сколько угодно энергии, чтобы получить столько же М€",
    effects.MINED: lambda run: f"{INCREASE[run.mood]} своё производство металла под тем жетоном на 1",
}  # fmt: skip


def need(part: Need) -> str:
    """One requirement."""
    if part.what < effects.TAGS_HELD:
        return bound(part.what, value_of(part.what, part.n), part.most)
    if part.what == effects.TAGS_HELD:
        return TAGS[part.tag].form() if part.n == 1 else GRAMMAR.count(part.n, TAGS[part.tag])
    if part.what == effects.PRODUCTION_HELD:
        return f"ваше производство {PRODUCED[part.tag]} не меньше {part.n}"
    if part.what == effects.GREENERY_HELD:
        return "ваш жетон озеленения"
    return f"{GRAMMAR.count(part.n, TILES[board.CITY_TILE])} в игре"


def bound(parameter: int, value: int, most: bool) -> str:
    """That a global parameter is low or high enough."""
    least = ("не ниже", "не выше") if parameter == TEMPERATURE else ("не меньше", "не больше")
    if parameter == OCEANS:
        return f"{least[most]} {GRAMMAR.count(value, TILES[board.OCEAN_TILE], 'gen')}"
    return f"{PARAMETERS[parameter]} {least[most]} {level(parameter, value)}"


def level(parameter: int, value: int) -> str:
    """A value of a global parameter."""
    if parameter == TEMPERATURE:
        return f"{value} °С".replace("-", "−")
    return f"{value} %" if parameter == OXYGEN else str(value)


def watch(w: MarsWords, part: Watch, card: Card) -> str:
    """When a lasting effect is set off."""
    if part.on == effects.ON_TAG:
        tags = listed([TAGGED[tag] for tag in part.tags], " или ")
        who = "кто-либо разыгрывает" if part.anybody else "вы разыгрываете"
        return f"каждый раз, когда {who} метку {tags}{', включая эту' if set(part.tags) & set(card.tags) else ''}"
    if part.on == effects.ON_CARD:
        if part.event:
            return "каждый раз, когда вы разыгрываете событие" + (f" с меткой {TAGGED[part.tags[0]]}" if part.tags else "")
        return f"каждый раз, когда вы разыгрываете карту или выполняете стандартный проект с указанной стоимостью не меньше {part.cost} М€"
    if part.on == effects.ON_PROJECT:
        return "каждый раз, когда вы выполняете стандартный проект, кроме продажи патентов"
    what = {
        effects.ON_OCEAN: "жетон океана",
        effects.ON_CITY: "жетон города",
        effects.ON_CITY_ON_MARS: "жетон города на Марсе",
        effects.ON_GREENERY: "жетон озеленения",
        effects.ON_METAL_BONUS: "жетон на область с бонусом стали или титана",
    }[part.on]
    who = "кто-либо выкладывает" if part.anybody else "вы выкладываете"
    own = any(op.code == effects.TILE and op.what == board.CITY_TILE for op in card.ops)
    return f"каждый раз, когда {who} {what}{', включая этот' if own else ''}"


def cheaper(w: MarsWords, part: Lasting) -> str:
    """Cards cost less."""
    tagged = part.what != effects.ALL_CARDS
    cards = f"каждую метку {TAGGED[part.what]} на разыгрываемой карте" if tagged else "каждую карту, которую вы разыгрываете"
    return f"вы платите на {amount(part.n, MEGACREDITS)} меньше за {cards}"


LASTING = {
    effects.CHEAPER: cheaper,
    effects.METAL_WORTH: lambda w, part: (
        f"каждая единица {PRODUCED[part.what]} стоит для вас на {amount(part.n, MEGACREDITS)} больше"
    ),
    effects.EASIER: lambda w, part: f"вы можете отступать от глобальных требований своих карт на {steps(part.n)} в любую сторону",
    effects.PROJECT_CHEAPER: lambda w, part: (
        f"стандартный проект «{w.project_name(0)}» стоит для вас на {amount(part.n, MEGACREDITS)} меньше"
    ),
    effects.GREENERY_CHEAPER: lambda w, part: (
        f"жетон озеленения требует от вас {GREENERY_PLANTS - part.n} растений вместо {GREENERY_PLANTS}"
    ),
    effects.PAYS_HEAT: lambda w, part: "вы можете тратить тепло вместо М€",
    effects.PROTECTS_ALL: lambda w, part: "соперники не могут убирать ваши растения, животных и микробов",
    effects.PROTECTS_THIS: lambda w, part: "животных с этой карты нельзя убрать",
}


def points(w: MarsWords, part: Points, card: Card) -> str:
    """The points of a card."""
    n = f"{part.n} {POINT.form('nom', GRAMMAR.plural(abs(part.n)))}".replace("-", "−")
    return (
        n
        + {
            effects.POINTS: "",
            effects.PER_CUBE: f" за {EACH_CUBE[card.cubes][part.each > 1].format(part.each)} на этой карте",
            effects.ANY_CUBE: f", если на этой карте есть хотя бы одно {CUBES[card.cubes].form()}",
            effects.PER_TAG: " за каждую вашу метку Юпитера, включая эту",
            effects.PER_CITY: f" за каждые {part.each} жетона города в игре",
            effects.PER_CITY_BESIDE: " за каждый жетон города рядом с этим жетоном",
            effects.PER_OCEAN_BESIDE: " за каждый жетон океана рядом с этим жетоном",
        }[part.per]
    )


def begins(w: MarsWords, card: Card) -> str:
    """What a corporation begins with."""
    stock = [
        amount(card.cost, MEGACREDITS, "nom"),
        *(amount(part.n, part.resource, "nom") for part in card.starts if not part.produced),
    ]
    produced = [f"производство {PRODUCED[part.resource]} {part.n}" for part in card.starts if part.produced]
    free = ". Вы оставляете себе все десять карт и не платите за них" if card.number == BEGINNER else ""
    return f"в начале у вас {listed(stock + produced)}{free}"


def choose_one(choices: list[str], mood: int) -> str:
    """One of several."""
    return listed(choices, " или ") if mood else f"выберите одно: {'; или '.join(choices)}"


ICONS = {
    "any": "любой игрок",
    "production": "производство",
    "metal_production": "производство этого металла",
    "metal_bonus": "бонус стали или титана",
    "rating": "РТ",
    "card": "карта",
    "cards": "карта/карты/карт",
    "cube": "ресурс",
    "points": "очки",
    "action": "действие",
    "event": "событие",
    "cost": "стоимость",
    "steal": "украсть",
    "look": "посмотреть карты",
    "search": "открыть верхнюю карту",
    "marker": "маркер",
    "copy": "повторить производство",
    "easier": "требования",
    "exchange": "обменять карту",
    "next_card": "следующая карта",
    "standard_project": "стандартный проект",
    "protected": "под защитой",
    "ganymede": "Колония на Ганимеде",
    "phobos": "Космопорт на Фобосе",
}


def of(w: MarsWords, seat: int) -> Text:
    """A player, or the neutral opponent, in the genitive."""
    return say("нейтрального соперника") if seat == NEUTRAL else say("игрока ", w.player(seat))


def holder(w: MarsWords, source: int) -> Text:
    """A card or a corporation in the genitive."""
    return say("карты " if source >= FIRST_CARD else "корпорации ", w.source(source))


def place_question(w: MarsWords, question: Question) -> Text:
    """Where a tile goes."""
    _, code, _, what = asked_for(question)
    tile = TILES[board.OCEAN_TILE if code == effects.FLOOD else what]
    return w.about(question, f"куда выложить {tile.form()}?")


def add_question(w: MarsWords, question: Question) -> Text:
    """Which card gets cubes."""
    _, code, n, what = asked_for(question)
    return w.about(question, f"на какую карту положить {cubes(1, NO_CUBES) if code == effects.FAVOUR else cubes(n, what)}?")


def amount_question(w: MarsWords, question: Question) -> Text:
    """How much is converted."""
    if question.subject[1] == effects.INSULATE:
        return w.about(question, "сколько производства тепла превратить в производство М€?")
    return w.about(question, "сколько энергии превратить в М€?")


def pay_question(w: MarsWords, question: Question) -> Text:
    """How much of a means is used."""
    return say(
        f"К оплате {amount(question.subject[0], MEGACREDITS, 'nom')}: сколько {PRODUCED[(1, 2, HEAT)[means(question)]]} потратить?"
    )


QUESTIONS: Phrases = {
    "turn": lambda w, q: say("Выполните второе действие или завершите ход." if q.subject[0] else "Выполните действие или спасуйте до конца поколения."),
    "sealed": "Выбор сделан. Пока не выбрали все, его можно отменить.",
    "pay": pay_question,
    "buy": "Какие из этих карт купить по {money price}? У вас {money money:nom}.",
    "draft": "Оставьте себе одну из этих карт, остальные передайте дальше.",
    "corporation": "За какую корпорацию играть?",
    "first cards": "Какие из десяти карт купить по {money price}? У вас {money money:nom}.",
    "sell": "Какие карты продать по 1 М€?",
    "way": "{source}: какое действие выполнить?",
    "order": "{card}: какой эффект следующий?",
    "last greenery": "Последнее поколение завершено. Превратить растения ещё в один жетон озеленения?",
    "lower": "{asker source}чьё производство {produced what} уменьшить на {number}?",
    "remove": "{asker source}что и у кого убрать?",
    "steal": "{asker source}что и у кого украсть?",
    "place": place_question,
    "look": lambda w, q: w.about(q, f"купить увиденную карту за {amount(q.subject[3], MEGACREDITS)}?"),
    "keep": lambda w, q: w.about(q, f"{'какие ' + cards(q.least) if q.least > 1 else 'какую карту'} оставить себе?"),
    "add": add_question,
    "take": lambda w, q: w.about(q, f"с какой карты взять {cubes(1, asked_for(q)[3])}?"),
    "choose": "{asker source}что выбрать?",
    "claim": "{asker source}какую область закрепить за собой?",
    "copy": "{asker source}производство какой карты повторить?",
    "amount": amount_question,
    "infect": "{asker source}каких животных или растения убрать?",
    "exchange": "{asker source}сбросить карту, чтобы взять другую?",
    "enhance": "{asker source}растение себе или ресурс на эту карту?",
    "confer": "{asker source}положить открытие на конференцию или убрать его с неё ради карты?",
}  # fmt: skip


def placed(w: MarsWords, kind: int, place: int) -> Text:
    """Put a tile, or a marker, somewhere."""
    tile = placed_tile(kind)
    what = "Положить свой маркер" if kind == 4 else f"Выложить {TILES[tile].form() if tile else 'особый жетон'}"
    return say(what, " на область ", w.place(place))


MOVES: Phrases = {
    "take back": "Отменить свой выбор",
    "decline": "Отказаться",
    "done": "Больше ничего",
    "pass": "Спасовать до конца поколения",
    "end turn": "Завершить ход",
    "sell patents": "Стандартный проект: продажа патентов, по 1 М€ за карту",
    "plant greenery": "Превратить растения в жетон озеленения",
    "warm up": lambda w: say(f"Потратить {amount(TEMPERATURE_HEAT, HEAT)} и повысить температуру на 1 деление"),
    "take neutral": "Взять у нейтрального соперника",
    "project": "Стандартный проект: {project}",
    "milestone": lambda w, n: say("Заявить о достижении ", w.milestone(n), f" ({amount(MILESTONE_COST, MEGACREDITS, 'nom')})"),
    "award": "Учредить награду {award}",
    "choose": "Выбрать вариант {from_one number}",
    "next": "Выполнить эффект {from_one number}",
    "corporation": lambda w, n: say("Играть за корпорацию ", w.corporation(n), f" ({amount(COST[n], MEGACREDITS, 'nom')})"),
    "play": "Сыграть карту {card}",
    "use": "Использовать действие {holder source}",
    "buy": "Купить карту {card}",
    "keep": "Оставить себе карту {card}",
    "draft": "Оставить себе карту {card} и передать остальные",
    "sell": "Продать карту {card}",
    "discard": "Сбросить карту {card}",
    "add": "Положить на карту {card}",
    "take": "Взять с карты {card}",
    "copy": "Повторить производство {holder source}",
    "kill": lambda w, n, card: say(f"Убрать {cubes(n + 1, ANIMALS)} с карты ", w.card(card)),
    "place": placed,
    "lower": "Уменьшить производство {produced resource} {of victim}",
    "remove": lambda w, n, what, seat: say(f"Убрать {amount(n + 1, what)} у ", of(w, seat)),
    "steal": lambda w, n, what, seat: say(f"Украсть {amount(n + 1, what)} у ", of(w, seat)),
    "pay": lambda w, by, n: say(
        f"Потратить {amount(n, (1, 2, HEAT)[by])}" if n else f"Не тратить {RESOURCES[(1, 2, HEAT)[by]].form('acc')}"
    ),
    "amount": "Ровно {amount}",
}  # fmt: skip


def too_low(w: MarsWords, what: int, has: int, needs: int) -> Text:
    """A production that is too low; that of money may fall below zero, but not without end."""
    if what == MEGACREDITS:
        return say(f"Ваше производство М€ равно {has}, на {needs} его не уменьшить: ниже −5 оно не опускается.".replace("-", "−"))
    return say(f"Ваше производство {PRODUCED[what]}: {has}, а нужно {needs}.")


REASONS: Phrases = {
    **REFUSALS,
    "nothing_sealed": "Отменять пока нечего.",
    "not_in_hand": "Карты {card} нет у вас в руке.",
    "not_offered": "Карты {card} нет среди тех, из которых вы выбираете.",
    "picked_in_order": "Несколько карт выбирают в порядке списка, а эта выбрана не по порядку.",
    "too_few_picked": "Выберите хотя бы {cards needed}.",
    "too_little_money": "Нужно {money needs}, а заплатить вы можете {money has}.",
    "too_little": "Нужно {produced resource}: {needs}, а у вас {has}.",
    "too_little_production": too_low,
    "nobody_to_lower": "Ни у кого нельзя уменьшить производство {produced resource} на {amount}.",
    "parameter_too_low": lambda w, what, has, needs: say(f"Нужно: {bound(what, needs, False)}, а сейчас {level(what, has)}."),
    "parameter_too_high": lambda w, what, has, most: say(f"Нужно: {bound(what, most, True)}, а сейчас {level(what, has)}."),
    "too_few_tags": "Нужно меток {tagged tag}: {needs}, а у вас {has}.",
    "too_few_greeneries": "У вас нет жетона озеленения.",
    "too_few_cities": "Нужно жетонов города в игре: {needs}, а сейчас {has}.",
    "no_place": lambda w, tile: say(f"Нет области для {TILES[tile].form('gen')}." if tile else "Нет области, которую можно закрепить за собой."),
    "not_a_place": lambda w, place: say("Область ", w.place(place), f" предназначена для {reserved(place)}.") if place < board.ON_MARS else say("Место ", w.place(place), " предназначено только для своей карты."),
    "nothing_to_copy": "Ни у одной вашей карты с меткой здания нельзя повторить изменения производства.",
    "cannot_copy": "Производство {holder source} повторить нельзя.",
    "no_cubes": "Ни на одной вашей карте нет ресурсов.",
    "no_cube_to_take": lambda w, kind: say(f"Ни с одной карты нельзя взять {CUBES[kind].form('acc')}."),
    "too_few_cubes": lambda w, card, has, needs: say("На карте ", w.card(card), f" {cubes(has, w.kind_of(card), 'nom')}, а нужно {needs}."),
    "no_such_target": "Эффект не касается {holder source}.",
    "no_such_seat": lambda w, seat: say("За этим столом нет игрока ", seat + 1, ".") if seat != NEUTRAL else say("Нейтральный соперник есть только в игре в одиночку."),
    "cannot_lose": "У {of seat} столько нет, или есть защита.",
    "no_action": "У вас нет действия {holder source}.",
    "already_used": "Действие {holder source} в этом поколении уже использовано.",
    "rating_not_raised": "В этом поколении ваш РТ не повышался.",
    "already_claimed": "Это уже занято: {seat}.",
    "none_left_to_claim": "Три уже заняты, а больше трёх не бывает.",
    "milestone_not_met": "{milestone}: нужно {needs}, а у вас {has}.",
    "at_maximum": lambda w, what: say(("Температура достигла целевого значения.", "Уровень кислорода достиг целевого значения.", "Все жетоны океана уже выложены.")[what], " По нашей трактовке правил это закрывает стандартный проект", " и обмен тепла" if what == 0 else "", "; настройка «Проекты всегда доступны» это отменяет."),
    "not_in_solo": "В игре в одиночку нет достижений и наград.",
    "no_cards": "У вас в руке нет карт.",
    "not_optional": "Отказаться нельзя.",
    "wrong_amount": lambda w, least, most: say(f"Можно выбрать от {least} до {most}." if least < most else f"Можно выбрать только {least}."),
    "action_taken": "Вы уже выполнили действие в этот ход: завершите ход.",
    "no_action_taken": "Вы ещё не выполнили действие в этот ход: выполните его или спасуйте.",
    "not_possible_yet": "Сейчас это невозможно.",
    "not_dealt": "Корпорации {corporation} вам не сдавали.",
    "covered": "В области {place} уже лежит жетон.",
    "claimed": "Область {place} уже зарезервирована: {seat}.",
    "wrong_place": lambda w, place, where: say("Область ", w.place(place), f" не подходит: выкладывать нужно{RULES_OF_PLACES[where]}."),
    "not_taken": lambda w, what: say(f"Этот эффект не забирает {RESOURCES[what].form('gen', 2)}."),
    "no_tile_beside": "У {of seat} нет жетона рядом с этим океаном.",
    "not_from_yourself": "Нельзя украсть у самого себя.",
}  # fmt: skip


def raised(w: MarsWords, seat: int, what: int, step: int) -> Text:
    """A global parameter rises."""
    if what == TEMPERATURE:
        return say(w.player(seat), f" повышает температуру до {value_of(what, step)} °С.".replace("-", "−"))
    if what == OXYGEN:
        return say(w.player(seat), f" повышает уровень кислорода до {step} %.")
    return say("Жетонов океана на Марсе: ", step, ".")


def turned_up(w: MarsWords, seat: int, card: int) -> Text:
    """A card from the deck is seen by all, for a player or for where a neutral tile lies."""
    if seat == NEUTRAL:
        return say("Для нейтрального жетона открыта и сброшена карта ", w.card(card), ".")
    return say(w.player(seat), " открывает карту ", w.card(card), " и сбрасывает её.")


EVENTS: Phrases = {
    "generation": "Начинается поколение {generation}; первый игрок — {first}.",
    "turn": "Ходит {seat}.",
    "passed": "{seat} пасует.",
    "ended": "Игра заканчивается после поколения {generations}.",
    "corporation": "{seat} играет за корпорацию {corporation}.",
    "bought": "{seat} покупает карту {card}.",
    "bought_count": lambda w, seat, n: say(w.player(seat), f" оставляет себе {cards(n)}." if n else " не оставляет себе карт."),
    "dealt": "{seat} видит карту {card}.",
    "drew": "{seat} берёт карту {card}.",
    "drew_back": "{seat} берёт карту.",
    "discarded": "{seat} сбрасывает карту {card}.",
    "discarded_back": "{seat} сбрасывает карту.",
    "revealed": turned_up,
    "rebuilt": "Колода закончилась: сброс становится новой колодой из {cards cards:gen}.",
    "played": "{seat} играет карту {card} за {money price}.",
    "paid": "{seat} тратит {amount amount resource}.",
    "stock": lambda w, seat, what, n: say(w.player(seat), f" {'получает' if n > 0 else 'теряет'} {amount(abs(n), what)}."),
    "production": lambda w, seat, what, n: say(f"Производство {PRODUCED[what]} у игрока ", w.player(seat), f": {'+' if n > 0 else '−'}{abs(n)}."),
    "rating": "РТ игрока {seat}: +{change}.",
    "raised": raised,
    "placed": lambda w, seat, tile, place: say(w.player(seat), f" выкладывает {TILES[tile].form()} на область ", w.place(place), "."),
    "claimed": "{seat} закрепляет за собой область {place}.",
    "cubes": lambda w, seat, card, n: say(w.card(card), f": {'+' if n > 0 else '−'}{cubes(abs(n), w.kind_of(card), 'nom')} (", w.player(seat), ")."),
    "project": "{seat} выполняет стандартный проект «{project}».",
    "milestone": "{seat} заявляет о достижении {milestone}.",
    "award": "{seat} учреждает награду {award}.",
    "used": "{seat} использует действие {holder source}.",
    "removed": "{seat} убирает {amount amount resource} у {of victim}.",
    "stolen": "{seat} крадёт {amount amount resource} у {of victim}.",
    "lowered": "{seat} уменьшает на {amount} производство {produced resource} {of victim}.",
    "copied": "{seat} повторяет производство {holder source}.",
    "sold": "{seat} продаёт патенты: {cards count:nom}.",
    "greenery": "{seat} превращает растения в жетон озеленения.",
    "warmed": "{seat} тратит тепло на повышение температуры.",
    "declined": "{seat} отказывается.",
    "kept": "{seat} оставляет себе карту {card}.",
    "kept_back": "{seat} оставляет себе карту.",
    "produced": "Производство: энергия становится теплом, затем все получают деньги и ресурсы.",
    "neutral_tile": lambda w, tile, place: say(f"Нейтральный {TILES[tile].form()} лежит на области ", w.place(place), "."),
    "next_card": "Следующую карту в этом поколении легче сыграть: {seat}.",
    "looked": "{seat} смотрит карту {card}.",
    "looked_count": "{seat} смотрит {cards count} с верха колоды.",
}  # fmt: skip


def rules(w: MarsWords) -> list[Text]:
    """The rules for a newcomer."""
    projects = listed([f"«{w.project_name(n)}» ({PROJECT_COST[n]} М€)" for n in range(len(PROJECT_COST))])
    goals = ["РТ", "жетоны города", "жетоны озеленения", "метки здания", "карты в руке"]
    milestones = [say(w.milestone(n), f" ({goal}: {MILESTONE_NEEDS[n]})") for n, goal in enumerate(goals)]
    counts = ["жетоны", "производство М€", "метки открытия", "тепло", "сталь и титан"]
    awards = [say(w.award(n), f" ({count})") for n, count in enumerate(counts)]
    costs = listed([str(cost) for cost in AWARD_COSTS])
    return [
        say(strong("Цель. "), "Вы управляете корпорацией, которая делает Марс пригодным для жизни. Игра заканчивается вместе с поколением, в котором температура достигла +8 °С, кислород — 14 %, а на Марсе лежат 9 жетонов океана. Побеждает тот, у кого больше очков."),
        say(strong("Рейтинг. "), "Каждое деление температуры или кислорода и каждый жетон океана, которыми планета обязана вам, повышает ваш рейтинг терраформирования (РТ) на 1. РТ — это доход каждого поколения и очки в конце игры."),
        say(strong("Ресурсы. "), "Их шесть, у каждого запас и производство: М€, сталь, титан, растения, энергия и тепло. Единица стали стоит 2 М€ при оплате карт с меткой здания, единица титана — 3 М€ при оплате карт с меткой космоса; сдачи не дают. Ниже нуля, до −5, опускается только производство М€."),
        say(strong("Начало. "), f"Выберите одну из двух корпораций и купите любые из десяти карт по {CARD_PRICE} М€. {'Производства в начале нет, кроме того, что даёт корпорация.' if w.game.setting.corporate_era else 'В начале производство каждого ресурса равно 1.'}"),
        say(strong("Поколение. "), "Маркер первого игрока переходит дальше. Исследование: каждый смотрит четыре карты и покупает любые из них. Действия: в свой ход каждый выполняет одно или два действия либо пасует до конца поколения. Производство: оставшаяся энергия становится теплом, все получают М€ по РТ и производству и остальные ресурсы, которые они производят.", " Четыре карты набирают драфтом: оставьте себе одну, остальные передайте дальше, и так пока у вас не будет четырёх." if w.game.setting.draft else ""),
        say(strong("Действия. "), f"Сыграть карту с руки; выполнить стандартный проект; заявить о достижении; учредить награду; использовать действие синей карты или корпорации, каждое раз в поколение; превратить {GREENERY_PLANTS} растений в жетон озеленения; потратить {TEMPERATURE_HEAT} тепла на деление температуры."),
        say(strong("Карты. "), "Карту можно сыграть, если выполнено её требование, вы можете её оплатить и всё обязательное на ней возможно. Зелёные и синие карты остаются перед вами, и их метки считаются; события переворачивают лицом вниз, и их метки больше не считаются. Эффекты на любого игрока могут задеть и вас; убирать чужое вы не обязаны."),
        say(strong("Стандартные проекты. "), f"Они доступны всегда: продажа патентов (сбросьте карты и получите по 1 М€), {projects}."),
        say(strong("Жетоны. "), "Океаны лежат на предназначенных для них областях. Озеленение по возможности выкладывают рядом со своим жетоном; оно повышает уровень кислорода. Город нельзя выложить рядом с другим городом. Жетон приносит то, что указано на его области, и по 2 М€ за каждый жетон океана рядом."),
        say(strong("Бонусные деления. "), "Температура даёт производство тепла при −24 и −20 °С и жетон океана при 0 °С; кислород при 8 % повышает температуру."),
        say(strong("Достижения. "), f"Кто выполнил условие, может заявить о достижении за {MILESTONE_COST} М€; заявить можно только о трёх, по 5 очков: ", joined(milestones, ", "), "."),
        say(strong("Награды. "), f"Учредить награду может любой; три награды по очереди стоят {costs} М€. В конце первый получает 5 очков, второй — 2 (если играют не двое): ", joined(awards, ", "), "."),
        say(strong("Конец. "), "После последнего производства все ещё раз могут превратить растения в жетоны озеленения. Очки: РТ; награды и достижения; 1 за каждое своё озеленение; за каждый свой город по 1 за озеленение рядом с ним; и то, что указано на картах. При равенстве побеждает тот, у кого больше М€."),
        say(strong("В одиночку. "), f"Марс нужно терраформировать за {SOLO_GENERATIONS} поколений. На карте два нейтральных города с озеленением, РТ начинается с 14, достижений и наград нет, а у нейтрального соперника есть всё, что вы хотите отнять."),
    ]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "amount": amount,
    "cards": cards,
    "holder": holder,
    "money": Counted(GRAMMAR, RESOURCES[MEGACREDITS], "acc"),
    "of": of,
    "produced": PRODUCED,
    "tagged": TAGGED,
}

LABELS = Labels(
    generation="Поколение",
    set_up="Выбор корпораций",
    research="Исследование",
    draft="Драфт",
    last_greeneries="Последнее озеленение",
    game_over="Игра окончена",
    to_play="Ходит",
    first_player="Первый игрок",
    action="действие",
    temperature="Температура",
    oxygen="Кислород",
    oceans="Океан",
    deck="Колода",
    discard="Сброс",
    player="Игрок",
    corporation="Корпорация",
    rating="РТ",
    rating_short="РТ",
    points="Очки",
    stock="Запас",
    production="Производство",
    tags="Метки",
    no_tags="без меток",
    hand="Рука",
    played="Сыграно",
    events="События",
    passed="пас",
    ready="действие доступно",
    used="действие использовано",
    your_hand="Ваша рука",
    your_corporations="Ваши корпорации",
    your_cards="На выбор",
    your_table="Ваши карты в игре",
    chosen="Выбрано",
    kept="Оставлено",
    price="цена",
    printed_cost="стоимость",
    milestones="Достижения",
    awards="Награды",
    standard_projects="Стандартные проекты",
    claimed_by="заявлено, игрок",
    funded_by="учреждено, игрок",
    free="свободно",
    reserved="особая область",
    ocean_area="океаническая область",
    volcano="вулкан",
    claim="закреплено за игроком",
    neutral="нейтральный",
    nothing="нет",
    score_sheet="Подсчёт очков",
    legend="сталь с, титан т, растения р, карты к, океаническая область ~, вулкан ^, особая область !",
)

LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Покорение Марса",
    neutral="нейтральный соперник",
    resources=RESOURCES,
    resource_names=["М€", "сталь", "титан", "растения", "энергия", "тепло"],
    cubes=CUBES,
    tags=TAGS,
    tag_names=TAG_NAMES,
    parameters=PARAMETERS,
    tiles=TILES,
    short_tiles=[
        "",
        "океан",
        "озел.",
        "город",
        "столиц",
        "комм.",
        "экол.",
        "пром.",
        "лава",
        "горн.",
        "право",
        "мохол",
        "запов.",
        "ядер.",
        "закр.",
    ],
    letters="стрк",
    kinds={"active": "синяя карта", "automated": "зелёная карта", "event": "событие", "corporation": "корпорация"},
    mood=INFINITIVE,
    clauses=CLAUSES,
    needs=lambda parts: f"требуется: {listed([need(part) for part in parts])}",
    watch=watch,
    lasting=LASTING,
    points=points,
    begins=begins,
    action=lambda text: f"действие: {text}",
    alternative="; или ",
    cost_for=lambda price, gain: f"{price}, чтобы {gain}",
    if_raised="если в этом поколении ваш РТ повышался, ",
    effect=lambda text: f"эффект: {text}",
    first_action=lambda text: f"первым действием {text}",
    choose_one=choose_one,
    icons=ICONS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "rating": "Рейтинг терраформирования",
        "awards": "Награды",
        "milestones": "Достижения",
        "greeneries": "Озеленение",
        "cities": "Города",
        "cards": "Карты",
        "points": "Очки",
        "tie_megacredits": "оставшиеся М€",
    },
    terms={
        "rating": "рейтинг терраформирования",
        "production": "производство на оставшиеся поколения",
        "resources": "запасы ресурсов",
        "tableau": "действия и эффекты карт в игре",
        "hand": "карты в руке",
        "map": "жетоны на карте",
        "cards": "очки на картах",
        "tags": "метки",
        "milestones": "достижения",
        "awards": "награды",
        "goal": "терраформирование в срок",
        "rivals": "ожидания сильнейшего соперника",
    },
    source="из открытых источников",
)
