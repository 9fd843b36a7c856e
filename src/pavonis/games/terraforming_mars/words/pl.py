"""Terraforming Mars in Polish.

Słownik. Mars to mapa OBSZARÓW; na obszarze KŁADZIE SIĘ KAFELEK. Gracz ma zapas i PRODUKCJĘ każdego zasobu oraz WSPÓŁCZYNNIK
TERRAFORMACJI (WT). KARTA ma SYMBOLE, czasem WYMAGANIE; niebieska karta ma AKCJĘ, raz na pokolenie, albo stały EFEKT. Na kartach leżą
zwierzęta, mikroby, zasoby nauki i myśliwce. TYTUŁ się ZDOBYWA, NAGRODĘ się FUNDUJE, PROJEKT STANDARDOWY się REALIZUJE. Temperatura,
tlen i oceany to GLOBALNE WSPÓŁCZYNNIKI; rosną o POZIOMY.

Imiona nie odmieniają się i nic się z nimi nie zgadza: „produkcja gracza Anna”, „Anna zyskuje”.
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
from pavonis.text import IMPERATIVE, Counted, CountedOf, Noun, Phrases, Teller, Text, joined, say, strong
from pavonis.text.pl import (
    DISCARD,
    DRAW,
    ENERGY,
    GAIN,
    GRAMMAR,
    LOOK,
    MAY,
    OPEN,
    PARAMETERS,
    POINT,
    RAISE,
    REFUSALS,
    REMOVE,
    SPEND,
    TAKE,
    cards,
    listed,
    steps,
)
from pavonis.text.projects import asked_for

RESOURCES = [
    Noun(nom="M€/M€/M€", acc="M€/M€/M€", gen="M€/M€/M€"),
    Noun(nom="stal/stali/stali", acc="stal/stali/stali", gen="stali/stali/stali"),
    Noun(nom="tytan/tytanu/tytanu", acc="tytan/tytanu/tytanu", gen="tytanu/tytanu/tytanu"),
    Noun(nom="roślina/rośliny/roślin", acc="roślinę/rośliny/roślin", gen="rośliny/roślin/roślin"),
    ENERGY,
    Noun(nom="ciepło/ciepła/ciepła", acc="ciepło/ciepła/ciepła", gen="ciepła/ciepła/ciepła"),
]
PRODUCED = ["M€", "stali", "tytanu", "roślin", "energii", "ciepła"]  # after „produkcja”
CUBES = [
    Noun(nom="zasób/zasoby/zasobów", acc="zasób/zasoby/zasobów", gen="zasobu/zasobów/zasobów"),
    Noun(nom="zwierzę/zwierzęta/zwierząt", acc="zwierzę/zwierzęta/zwierząt", gen="zwierzęcia/zwierząt/zwierząt"),
    Noun(nom="mikrob/mikroby/mikrobów", acc="mikroba/mikroby/mikrobów", gen="mikroba/mikrobów/mikrobów"),
    Noun(
        nom="zasób nauki/zasoby nauki/zasobów nauki",
        acc="zasób nauki/zasoby nauki/zasobów nauki",
        gen="zasobu nauki/zasobów nauki/zasobów nauki",
    ),
    Noun(nom="myśliwiec/myśliwce/myśliwców", acc="myśliwiec/myśliwce/myśliwców", gen="myśliwca/myśliwców/myśliwców"),
]
TAGGED = [
    "budynku",
    "kosmosu",
    "energii",
    "nauki",
    "Jowisza",
    "Ziemi",
    "rośliny",
    "mikroba",
    "zwierzęcia",
    "miasta",
]  # after „symbol”
TAG_NAMES = ["budynek", "kosmos", "energia", "nauka", "Jowisz", "Ziemia", "roślina", "mikrob", "zwierzę", "miasto"]
TAGS = [
    Noun(nom=f"symbol {name}/symbole {name}/symboli {name}", gen=f"symbolu {name}/symboli {name}/symboli {name}") for name in TAGGED
]
RAISED = ["temperaturę", "zawartość tlenu", "liczbę oceanów"]


def tile_noun(name: str) -> Noun:
    """A tile, by what lies on it."""
    return Noun(nom=f"kafelek {name}/kafelki {name}/kafelków {name}", gen=f"kafelka {name}/kafelków {name}/kafelków {name}")


TILES = [
    Noun(nom="kafelek/kafelki/kafelków", gen="kafelka/kafelków/kafelków"),
    *(tile_noun(name) for name in ("oceanu", "zieleni", "miasta")),
    *(tile_noun(f"„{name}”") for name in special_tiles(2)),
]

# Verbs by mood: on cards and in moves the imperative, after „aby” and „możesz” the infinitive.
INCREASE = ("zwiększ", "zwiększyć")
DECREASE = ("zmniejsz", "zmniejszyć")
LAY = ("połóż", "położyć")
BUY = ("kup", "kupić")
REPEAT = ("powtórz", "powtórzyć")

# So many of something, as an object unless told otherwise, and several things as one.
amount = CountedOf(GRAMMAR, RESOURCES, "acc")
cubes = CountedOf(GRAMMAR, CUBES, "acc")


def per(run: Run) -> str:
    """What an amount counts."""
    op = run.op
    if op.per == effects.OWN_TAGS:
        counted = f"każdy swój symbol {TAGGED[op.tag]}"
        if op.each > 1:
            counted = f"każde {op.each} swoje symbole {TAGGED[op.tag]}"
        return f" za {counted}{', także ten' if run.counts_itself() else ''}"
    return {
        effects.FIXED: "",
        effects.OPPONENTS_TAGS: f" za każdy symbol {TAGGED[op.tag]} u przeciwników",
        effects.CITIES_ON_MARS: " za każdy kafelek miasta na Marsie",
        effects.ALL_CITIES: " za każdy kafelek miasta w grze",
        effects.ALL_EVENTS: " za każde zagrane wydarzenie dowolnego gracza",
    }[op.per]


def produce(run: Run) -> str:
    """The own production changes."""
    op = run.op
    if op.per == effects.IF_TAGS:
        more = f"albo o {1 + op.n}, jeśli masz co najmniej 3 symbole {TAGGED[op.tag]}"
        return f"{INCREASE[run.mood]} swoją produkcję {PRODUCED[op.what]} o 1, {more}"
    verb = INCREASE if op.n > 0 else DECREASE
    return f"{verb[run.mood]} swoją produkcję {listed([f'{PRODUCED[each.what]} o {abs(each.n)}' for each in run.ops])}{per(run)}"


def choice_of(run: Run) -> str:
    """Up to so much of one resource or another."""
    return listed([f"do {amount(most, resource, 'gen')}" for resource, most in run.op.amounts], " albo ")


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
        return " (to kafelek miasta)"
    return PLACES[op.where]


PLACES = {
    effects.OCEAN_AREA: "",
    effects.OCEAN_AREA_FREE: " na obszarze oceanu",
    effects.ANY_LAND: " na dowolnym niezarezerwowanym obszarze",
    effects.NOT_BESIDE_CITY: "",
    effects.BESIDE_OWN: " obok swojego kafelka",
    effects.ISOLATED: " na obszarze, obok którego nie ma żadnego kafelka",
    effects.ON_VOLCANO: " na Tharsis Tholus, Ascraeus Mons, Pavonis Mons albo Arsia Mons",
    effects.BESIDE_CITY: " obok kafelka miasta",
    effects.BESIDE_TWO_CITIES: " obok co najmniej dwóch kafelków miasta",
    effects.BESIDE_GREENERY: " obok kafelka zieleni",
    effects.ON_METAL: " na obszarze z premią stali lub tytanu",
    effects.ON_METAL_BESIDE_OWN: " na obszarze z premią stali lub tytanu obok swojego kafelka",
    effects.AT_NOCTIS: " na obszarze zarezerwowanym dla Noctis City",
    effects.AT_GANYMEDE: " na obszarze zarezerwowanym dla kolonii na Ganimedesie",
    effects.AT_PHOBOS: " na obszarze zarezerwowanym dla przystani na Fobosie",
}
RULES_OF_PLACES = PLACES | {  # as a reason, where a card says nothing because everybody knows
    effects.OCEAN_AREA: " na obszarze oceanu",
    effects.NOT_BESIDE_CITY: " na obszarze, obok którego nie ma miasta",
    effects.BESIDE_OWN: " obok swojego kafelka, dopóki jest taki obszar",
}


def reserved(place: int) -> str:
    """What an area of the map is reserved for."""
    return "Noctis City" if place == board.NOCTIS else "oceanu"


def look(run: Run) -> str:
    """Cards are looked at."""
    op, mood = run.op, run.mood
    if op.each:
        return f"{LOOK[mood]} wierzchnią kartę talii i {BUY[mood]} ją za {amount(op.each, MEGACREDITS)} albo {DISCARD[mood]}"
    kept = str(op.what) if op.what > 1 else "jedną"
    return f"{LOOK[mood]} {cards(op.n)} z wierzchu talii, {TAKE[mood]} {kept} z nich na rękę, a pozostałe {DISCARD[mood]}"


def money(run: Run) -> str:
    """A price in money, which a metal may help to pay."""
    also = f" (można płacić {'tytanem' if run.op.what > 1 else 'stalą'})" if run.op.what else ""
    return f"{SPEND[run.mood]} {amount(run.op.n, MEGACREDITS)}{also}"


def mine(run: Run) -> str:
    """A mining tile."""
    what = f"{LAY[run.mood]} {TILES[run.op.what].form()}{PLACES[run.op.where]}"
    return f"{what} i {INCREASE[run.mood]} swoją produkcję tego metalu o 1"


def search(run: Run) -> str:
    """The top card is turned up."""
    found = f"{LAY[IMPERATIVE]} {cubes(1, run.cubes)} na tej karcie"
    return f"{OPEN[run.mood]} wierzchnią kartę talii i {DISCARD[run.mood]} ją; jeśli ma symbol mikroba, {found}"


def flood(run: Run) -> str:
    """An ocean that costs its neighbours money."""
    removed = f"do {amount(run.op.n, MEGACREDITS, 'gen')} właścicielowi jednego z kafelków obok niego"
    return f"{LAY[run.mood]} kafelek oceanu; możesz odebrać {removed}"


def infect(run: Run) -> str:
    """Animals or plants are removed."""
    return f"{MAY[run.mood]}usunąć do {cubes(run.op.n, ANIMALS, 'gen')} z jednej karty albo do {amount(run.op.what, PLANTS, 'gen')} jednego gracza"


def confer(run: Run) -> str:
    """A cube, or a card for one."""
    cube = cubes(1, run.cubes)
    return f"{LAY[run.mood]} {cube} na tej karcie albo {REMOVE[run.mood]} z niej {cube}, aby dobrać kartę"


CLAUSES = {
    effects.PRODUCE: produce,
    effects.LOWER_ANY: lambda run: f"{DECREASE[run.mood]} produkcję {PRODUCED[run.op.what]} dowolnego gracza o {run.op.n}",
    effects.GAIN: lambda run: f"{GAIN[run.mood]} {listed([amount(op.n, op.what) for op in run.ops])}{per(run)}",
    effects.SPEND: lambda run: f"{SPEND[run.mood]} {amount(run.op.n, run.op.what)}",
    effects.SPEND_MONEY: money,
    effects.REMOVE_ANY: lambda run: f"{MAY[run.mood]}usunąć {choice_of(run)} dowolnego gracza",
    effects.STEAL_ANY: lambda run: f"{MAY[run.mood]}ukraść {choice_of(run)} innemu graczowi",
    effects.RAISE: lambda run: f"{RAISE[run.mood]} {RAISED[run.op.what]} o {steps(run.op.n)}",
    effects.RATING: lambda run: f"{RAISE[run.mood]} swój WT o {run.op.n}{per(run)}",
    effects.TILE: tile,
    effects.DRAW: lambda run: f"{DRAW[run.mood]} {cards(run.op.n)}",
    effects.LOOK: look,
    effects.ADD_HERE: lambda run: f"{LAY[run.mood]} {cubes(run.op.n, run.cubes)} na tej karcie",
    effects.TAKE_HERE: lambda run: f"{REMOVE[run.mood]} {cubes(run.op.n, run.cubes)} z tej karty",
    effects.ADD: lambda run: f"{LAY[run.mood]} {cubes(run.op.n, run.op.what)} na innej swojej karcie",
    effects.TAKE_CUBE: lambda run: f"{TAKE[run.mood]} {cubes(run.op.n, run.op.what)} z dowolnej karty i {LAY[run.mood]} na tej",
    effects.SEARCH: search,
    effects.MINE: mine,
    effects.FLOOD: flood,
    effects.CLAIM: lambda run: f"{LAY[run.mood]} swój znacznik na wolnym, niezarezerwowanym obszarze: tylko ty możesz położyć tam kafelek",
    effects.COPY_BOX: lambda run: f"{REPEAT[run.mood]} zmiany produkcji z jednej ze swoich kart z symbolem budynku",
    effects.INSULATE: lambda run: f"{DECREASE[run.mood]} swoją produkcję ciepła o dowolną liczbę i {INCREASE[run.mood]} produkcję M€ o tyle samo",
    effects.NEXT_CHEAPER: lambda run: f"następna karta, którą zagrasz w tym pokoleniu, kosztuje o {amount(run.op.n, MEGACREDITS)} mniej",
    effects.NEXT_EASIER: lambda run: f"przy następnej karcie, którą zagrasz w tym pokoleniu, możesz odstąpić od globalnych wymagań o {steps(run.op.n)} w dowolną stronę",
    effects.FAVOUR: lambda run: f"{LAY[run.mood]} 1 zasób na swojej karcie, na której jest już jakiś zasób",
    effects.INFECT: infect,
    effects.EXCHANGE_CARD: lambda run: f"{MAY[run.mood]}odrzucić kartę z ręki, aby dobrać kartę",
    effects.ENHANCE: lambda run: f"{GAIN[run.mood]} 1 roślinę albo {LAY[run.mood]} 1 zwierzę lub mikroba na tamtej karcie, jeśli je zbiera",
    effects.CONFER: confer,
    effects.SELL_ENERGY: lambda run: f"{SPEND[run.mood]} dowolną ilość energii, aby zyskać tyle samo M€",
    effects.MINED: lambda run: f"{INCREASE[run.mood]} swoją produkcję metalu pod tamtym kafelkiem o 1",
}  # fmt: skip


def need(part: Need) -> str:
    """One requirement."""
    if part.what < effects.TAGS_HELD:
        return bound(part.what, value_of(part.what, part.n), part.most)
    if part.what == effects.TAGS_HELD:
        return TAGS[part.tag].form() if part.n == 1 else GRAMMAR.count(part.n, TAGS[part.tag])
    if part.what == effects.PRODUCTION_HELD:
        return f"twoja produkcja {PRODUCED[part.tag]} co najmniej {part.n}"
    if part.what == effects.GREENERY_HELD:
        return "twój kafelek zieleni"
    return f"{GRAMMAR.count(part.n, TILES[board.CITY_TILE])} w grze"


def bound(parameter: int, value: int, most: bool) -> str:
    """That a global parameter is low or high enough."""
    least = "najwyżej" if most else "co najmniej"
    if parameter == OCEANS:
        return f"{least} {GRAMMAR.count(value, TILES[board.OCEAN_TILE])}"
    return f"{PARAMETERS[parameter]} {least} {level(parameter, value)}"


def level(parameter: int, value: int) -> str:
    """A value of a global parameter."""
    if parameter == TEMPERATURE:
        return f"{value} °C".replace("-", "−")
    return f"{value}%" if parameter == OXYGEN else str(value)


def watch(w: MarsWords, part: Watch, card: Card) -> str:
    """When a lasting effect is set off."""
    if part.on == effects.ON_TAG:
        tags = listed([TAGGED[tag] for tag in part.tags], " lub ")
        who = "ktokolwiek zagrywa" if part.anybody else "zagrywasz"
        return f"za każdym razem, gdy {who} symbol {tags}{', także ten' if set(part.tags) & set(card.tags) else ''}"
    if part.on == effects.ON_CARD:
        if part.event:
            return "za każdym razem, gdy zagrywasz wydarzenie" + (f" z symbolem {TAGGED[part.tags[0]]}" if part.tags else "")
        return f"za każdym razem, gdy zagrywasz kartę lub realizujesz projekt standardowy o nadrukowanym koszcie co najmniej {part.cost} M€"
    if part.on == effects.ON_PROJECT:
        return "za każdym razem, gdy realizujesz projekt standardowy inny niż sprzedaż patentów"
    what = {
        effects.ON_OCEAN: "kafelek oceanu",
        effects.ON_CITY: "kafelek miasta",
        effects.ON_CITY_ON_MARS: "kafelek miasta na Marsie",
        effects.ON_GREENERY: "kafelek zieleni",
        effects.ON_METAL_BONUS: "kafelek na obszarze z premią stali lub tytanu",
    }[part.on]
    who = "ktokolwiek kładzie" if part.anybody else "kładziesz"
    own = any(op.code == effects.TILE and op.what == board.CITY_TILE for op in card.ops)
    return f"za każdym razem, gdy {who} {what}{', także ten' if own else ''}"


def cheaper(w: MarsWords, part: Lasting) -> str:
    """Cards cost less."""
    tagged = part.what != effects.ALL_CARDS
    cards = f"każdy symbol {TAGGED[part.what]} na zagrywanej karcie" if tagged else "każdą kartę, którą zagrywasz"
    return f"płacisz o {amount(part.n, MEGACREDITS)} mniej za {cards}"


LASTING = {
    effects.CHEAPER: cheaper,
    effects.METAL_WORTH: lambda w, part: (
        f"każda jednostka {PRODUCED[part.what]} jest dla ciebie warta o {amount(part.n, MEGACREDITS)} więcej"
    ),
    effects.EASIER: lambda w, part: f"możesz odstępować od globalnych wymagań swoich kart o {steps(part.n)} w dowolną stronę",
    effects.PROJECT_CHEAPER: lambda w, part: (
        f"projekt standardowy „{w.project_name(0)}” kosztuje cię o {amount(part.n, MEGACREDITS)} mniej"
    ),
    effects.GREENERY_CHEAPER: lambda w, part: (
        f"kafelek zieleni wymaga od ciebie {GREENERY_PLANTS - part.n} roślin zamiast {GREENERY_PLANTS}"
    ),
    effects.PAYS_HEAT: lambda w, part: "możesz używać ciepła zamiast M€",
    effects.PROTECTS_ALL: lambda w, part: "przeciwnicy nie mogą usuwać twoich roślin, zwierząt ani mikrobów",
    effects.PROTECTS_THIS: lambda w, part: "zwierząt z tej karty nie można usunąć",
}

EACH_CUBE = [  # each one, every so many (2 to 4)
    ("każdy zasób", "każde {} zasoby"),
    ("każde zwierzę", "każde {} zwierzęta"),
    ("każdego mikroba", "każde {} mikroby"),
    ("każdy zasób nauki", "każde {} zasoby nauki"),
    ("każdy myśliwiec", "każde {} myśliwce"),
]


def points(w: MarsWords, part: Points, card: Card) -> str:
    """The points of a card."""
    n = f"{part.n} {POINT.form('nom', GRAMMAR.plural(abs(part.n)))}".replace("-", "−")
    return (
        n
        + {
            effects.POINTS: "",
            effects.PER_CUBE: f" za {EACH_CUBE[card.cubes][part.each > 1].format(part.each)} na tej karcie",
            effects.ANY_CUBE: f", jeśli na tej karcie jest choć jeden {CUBES[card.cubes].form()}",
            effects.PER_TAG: " za każdy twój symbol Jowisza, także ten",
            effects.PER_CITY: f" za każde {part.each} kafelki miasta w grze",
            effects.PER_CITY_BESIDE: " za każdy kafelek miasta obok tego kafelka",
            effects.PER_OCEAN_BESIDE: " za każdy kafelek oceanu obok tego kafelka",
        }[part.per]
    )


def begins(w: MarsWords, card: Card) -> str:
    """What a corporation begins with."""
    stock = [amount(card.cost, MEGACREDITS), *(amount(part.n, part.resource) for part in card.starts if not part.produced)]
    produced = [f"produkcję {PRODUCED[part.resource]} równą {part.n}" for part in card.starts if part.produced]
    free = ". Zatrzymujesz wszystkie dziesięć kart i nie płacisz za nie" if card.number == BEGINNER else ""
    return f"na początku masz {listed(stock + produced)}{free}"


def choose_one(choices: list[str], mood: int) -> str:
    """One of several."""
    return listed(choices, " albo ") if mood else f"wybierz jedno: {'; albo '.join(choices)}"


ICONS = {
    "any": "dowolny gracz",
    "production": "produkcja",
    "metal_production": "produkcja tego metalu",
    "metal_bonus": "premia stali lub tytanu",
    "rating": "WT",
    "card": "karta",
    "cards": "karta/karty/kart",
    "cube": "zasób",
    "points": "punkty",
    "action": "akcja",
    "event": "wydarzenie",
    "cost": "koszt",
    "steal": "kradzież",
    "look": "podejrzenie kart",
    "search": "odkrycie wierzchniej karty",
    "marker": "znacznik",
    "copy": "powtórzenie produkcji",
    "easier": "wymagania",
    "exchange": "wymiana karty",
    "next_card": "następna karta",
    "standard_project": "projekt standardowy",
    "protected": "pod ochroną",
    "ganymede": "Kolonia na Ganimedesie",
    "phobos": "Kosmiczna Przystań na Fobosie",
}


def of(w: MarsWords, seat: int) -> Text:
    """A player, or the neutral opponent, in the genitive."""
    return say("neutralnego przeciwnika") if seat == NEUTRAL else say("gracza ", w.player(seat))


def to(w: MarsWords, seat: int) -> Text:
    """The same in the dative."""
    return say("neutralnemu przeciwnikowi") if seat == NEUTRAL else say("graczowi ", w.player(seat))


def holder(w: MarsWords, source: int) -> Text:
    """A card or a corporation in the genitive."""
    return say("karty " if source >= FIRST_CARD else "korporacji ", w.source(source))


def place_question(w: MarsWords, question: Question) -> Text:
    """Where a tile goes."""
    _, code, _, what = asked_for(question)
    tile = TILES[board.OCEAN_TILE if code == effects.FLOOD else what]
    return w.about(question, f"gdzie położyć {tile.form()}?")


def add_question(w: MarsWords, question: Question) -> Text:
    """Which card gets cubes."""
    _, code, n, what = asked_for(question)
    return w.about(question, f"na której karcie położyć {cubes(1, NO_CUBES) if code == effects.FAVOUR else cubes(n, what)}?")


def amount_question(w: MarsWords, question: Question) -> Text:
    """How much is converted."""
    if question.subject[1] == effects.INSULATE:
        return w.about(question, "ile produkcji ciepła zamienić w produkcję M€?")
    return w.about(question, "ile energii zamienić w M€?")


def pay_question(w: MarsWords, question: Question) -> Text:
    """How much of a means is used."""
    return say(f"Do zapłaty {amount(question.subject[0], MEGACREDITS)}: ile {PRODUCED[(1, 2, HEAT)[means(question)]]} wydać?")


QUESTIONS: Phrases = {
    "turn": lambda w, q: say("Wykonaj drugą akcję albo zakończ turę." if q.subject[0] else "Wykonaj akcję albo spasuj do końca pokolenia."),
    "sealed": "Wybór dokonany. Dopóki nie wybiorą wszyscy, możesz go cofnąć.",
    "pay": pay_question,
    "buy": "Które z tych kart kupić po {money price}? Masz {money money}.",
    "draft": "Zatrzymaj jedną z tych kart, a pozostałe podaj dalej.",
    "corporation": "Którą korporacją grasz?",
    "first cards": "Które z dziesięciu kart kupić po {money price}? Masz {money money}.",
    "sell": "Które karty sprzedać po 1 M€?",
    "way": "{source}: której akcji użyć?",
    "order": "{card}: który efekt jest następny?",
    "last greenery": "Ostatnie pokolenie minęło. Zamienić rośliny w jeszcze jeden kafelek zieleni?",
    "lower": "{asker source}czyją produkcję {produced what} zmniejszyć o {number}?",
    "remove": "{asker source}co i komu usunąć?",
    "steal": "{asker source}co i komu ukraść?",
    "place": place_question,
    "look": lambda w, q: w.about(q, f"kupić tę kartę za {amount(q.subject[3], MEGACREDITS)}?"),
    "keep": lambda w, q: w.about(q, f"{'które ' + cards(q.least) if q.least > 1 else 'którą kartę'} zatrzymać?"),
    "add": add_question,
    "take": lambda w, q: w.about(q, f"z której karty wziąć {cubes(1, asked_for(q)[3])}?"),
    "choose": "{asker source}co wybrać?",
    "claim": "{asker source}który obszar zająć dla siebie?",
    "copy": "{asker source}produkcję której karty powtórzyć?",
    "amount": amount_question,
    "infect": "{asker source}które zwierzęta albo rośliny usunąć?",
    "exchange": "{asker source}odrzucić kartę, aby dobrać inną?",
    "enhance": "{asker source}roślina dla ciebie czy zasób na tej karcie?",
    "confer": "{asker source}położyć zasób nauki na konferencji czy usunąć go z niej, aby dobrać kartę?",
}  # fmt: skip


def placed(w: MarsWords, kind: int, place: int) -> Text:
    """Put a tile, or a marker, somewhere."""
    tile = placed_tile(kind)
    what = "swój znacznik" if kind == 4 else TILES[tile].form() if tile else "kafelek specjalny"
    return say(f"Połóż {what} na obszarze ", w.place(place))


MOVES: Phrases = {
    "take back": "Cofnij swój wybór",
    "decline": "Zrezygnuj",
    "done": "Nic więcej",
    "pass": "Spasuj do końca pokolenia",
    "end turn": "Zakończ turę",
    "sell patents": "Projekt standardowy: sprzedaż patentów, 1 M€ za kartę",
    "plant greenery": "Zamień rośliny w kafelek zieleni",
    "warm up": lambda w: say(f"Wydaj {amount(TEMPERATURE_HEAT, HEAT)} i podnieś temperaturę o 1 poziom"),
    "take neutral": "Weź od neutralnego przeciwnika",
    "project": "Projekt standardowy: {project}",
    "milestone": lambda w, n: say("Zdobądź tytuł ", w.milestone(n), f" ({amount(MILESTONE_COST, MEGACREDITS)})"),
    "award": "Ufunduj nagrodę {award}",
    "choose": "Wybierz możliwość {from_one number}",
    "next": "Wykonaj efekt {from_one number}",
    "corporation": lambda w, n: say("Graj korporacją ", w.corporation(n), f" ({amount(COST[n], MEGACREDITS)})"),
    "play": "Zagraj kartę {card}",
    "use": "Użyj akcji {holder source}",
    "buy": "Kup kartę {card}",
    "keep": "Zatrzymaj kartę {card}",
    "draft": "Zatrzymaj kartę {card} i podaj pozostałe",
    "sell": "Sprzedaj kartę {card}",
    "discard": "Odrzuć kartę {card}",
    "add": "Połóż na karcie {card}",
    "take": "Weź z karty {card}",
    "copy": "Powtórz produkcję {holder source}",
    "kill": lambda w, n, card: say(f"Usuń {cubes(n + 1, ANIMALS)} z karty ", w.card(card)),
    "place": placed,
    "lower": "Zmniejsz produkcję {produced resource} {of victim}",
    "remove": lambda w, n, what, seat: say(f"Usuń {amount(n + 1, what)} ", of(w, seat)),
    "steal": lambda w, n, what, seat: say(f"Ukradnij {amount(n + 1, what)} ", to(w, seat)),
    "pay": lambda w, by, n: say(f"Wydaj {amount(n, (1, 2, HEAT)[by])}" if n else f"Nie wydawaj {PRODUCED[(1, 2, HEAT)[by]]}"),
    "amount": "Dokładnie {amount}",
}  # fmt: skip


def too_low(w: MarsWords, what: int, has: int, needs: int) -> Text:
    """A production that is too low; that of money may fall below zero, but not without end."""
    if what == MEGACREDITS:
        return say(f"Twoja produkcja M€ to {has} i nie może spaść o {needs}: najmniej to −5.".replace("-", "−"))
    return say(f"Twoja produkcja {PRODUCED[what]} to {has}, a potrzeba {needs}.")


REASONS: Phrases = {
    **REFUSALS,
    "nothing_sealed": "Nie ma jeszcze czego cofać.",
    "not_in_hand": "Nie masz na ręce karty {card}.",
    "not_offered": "Karty {card} nie ma wśród tych, z których wybierasz.",
    "picked_in_order": "Kilka kart wybiera się w kolejności listy, a ta jest poza kolejnością.",
    "too_few_picked": "Wybierz co najmniej {cards needed}.",
    "too_little_money": "Potrzeba {money needs}, a możesz zapłacić {money has}.",
    "too_little": "Potrzeba {amount needs resource:gen}, a masz {has}.",
    "too_little_production": too_low,
    "nobody_to_lower": "Nikomu nie można zmniejszyć produkcji {produced resource} o {amount}.",
    "parameter_too_low": lambda w, what, has, needs: say(f"Wymagane: {bound(what, needs, False)}, a teraz jest {level(what, has)}."),
    "parameter_too_high": lambda w, what, has, most: say(f"Wymagane: {bound(what, most, True)}, a teraz jest {level(what, has)}."),
    "too_few_tags": "Potrzeba symboli {tagged tag}: {needs}, a masz {has}.",
    "too_few_greeneries": "Nie masz kafelka zieleni.",
    "too_few_cities": "Potrzeba kafelków miasta w grze: {needs}, a teraz jest {has}.",
    "no_place": lambda w, tile: say(f"Nie ma obszaru dla {TILES[tile].form('gen')}." if tile else "Nie ma obszaru, który można zająć."),
    "not_a_place": lambda w, place: say("Obszar ", w.place(place), f" jest zarezerwowany dla {reserved(place)}.") if place < board.ON_MARS else say("Miejsce ", w.place(place), " jest przeznaczone tylko dla swojej karty."),
    "nothing_to_copy": "Na żadnej twojej karcie z symbolem budynku nie ma zmian produkcji, które można powtórzyć.",
    "cannot_copy": "Nie można powtórzyć produkcji {holder source}.",
    "no_cubes": "Na żadnej twojej karcie nie ma zasobów.",
    "no_cube_to_take": lambda w, kind: say(f"Z żadnej karty nie można wziąć {CUBES[kind].form('gen')}."),
    "too_few_cubes": lambda w, card, has, needs: say("Na karcie ", w.card(card), f" jest {cubes(has, w.kind_of(card), 'nom')}, a potrzeba {needs}."),
    "no_such_target": "To nie dotyczy {holder source}.",
    "no_such_seat": lambda w, seat: say("Przy tym stole nie ma gracza ", seat + 1, ".") if seat != NEUTRAL else say("Neutralny przeciwnik jest tylko w grze solo."),
    "cannot_lose": "{victim seat}: nie ma tyle albo jest pod ochroną.",
    "no_action": "Nie masz akcji {holder source}.",
    "already_used": "Akcja {holder source} została już użyta w tym pokoleniu.",
    "rating_not_raised": "Twój WT nie wzrósł w tym pokoleniu.",
    "already_claimed": "To jest już zajęte: {seat}.",
    "none_left_to_claim": "Trzy są już zajęte, a więcej niż trzech nie ma.",
    "milestone_not_met": "{milestone}: potrzeba {needs}, a masz {has}.",
    "at_maximum": lambda w, what: say(("Temperatura osiągnęła cel.", "Zawartość tlenu osiągnęła cel.", "Wszystkie kafelki oceanu już leżą.")[what], " Według naszej wykładni zamyka to projekt standardowy", " i wymianę ciepła" if what == 0 else "", "; opcja „Projekty zawsze dostępne” to znosi."),
    "not_in_solo": "W grze solo nie ma tytułów ani nagród.",
    "no_cards": "Nie masz kart na ręce.",
    "not_optional": "Nie możesz zrezygnować.",
    "wrong_amount": lambda w, least, most: say(f"Można wybrać od {least} do {most}." if least < most else f"Można wybrać tylko {least}."),
    "action_taken": "W tej turze wykonano już akcję: zakończ turę.",
    "no_action_taken": "W tej turze nie wykonano jeszcze akcji: wykonaj ją albo spasuj.",
    "not_possible_yet": "Teraz to niemożliwe.",
    "not_dealt": "Nie masz do wyboru korporacji {corporation}.",
    "covered": "Na obszarze {place} leży już kafelek.",
    "claimed": "Obszar {place} jest już zajęty: {seat}.",
    "wrong_place": lambda w, place, where: say("Obszar ", w.place(place), f" się nie nadaje: kafelek trzeba położyć{RULES_OF_PLACES[where]}."),
    "not_taken": lambda w, what: say(f"Ten efekt nie zabiera {RESOURCES[what].form('gen', 2)}."),
    "no_tile_beside": "{seat} nie ma kafelka obok tego oceanu.",
    "not_from_yourself": "Nie możesz ukraść zasobów samemu sobie.",
}  # fmt: skip


def raised(w: MarsWords, seat: int, what: int, step: int) -> Text:
    """A global parameter rises."""
    if what == TEMPERATURE:
        return say(w.player(seat), f" podnosi temperaturę do {value_of(what, step)} °C.".replace("-", "−"))
    if what == OXYGEN:
        return say(w.player(seat), f" podnosi zawartość tlenu do {step}%.")
    return say("Kafelki oceanu na Marsie: ", step, ".")


def turned_up(w: MarsWords, seat: int, card: int) -> Text:
    """A card from the deck is seen by all, for a player or for where a neutral tile lies."""
    if seat == NEUTRAL:
        return say("Dla neutralnego kafelka odkryto i odrzucono kartę ", w.card(card), ".")
    return say(w.player(seat), " odkrywa kartę ", w.card(card), " i odrzuca ją.")


EVENTS: Phrases = {
    "generation": "Zaczyna się pokolenie {generation}; pierwszym graczem jest {first}.",
    "turn": "Tura gracza {seat}.",
    "passed": "{seat} pasuje.",
    "ended": "Gra kończy się po pokoleniu {generations}.",
    "corporation": "{seat} gra korporacją {corporation}.",
    "bought": "{seat} kupuje kartę {card}.",
    "bought_count": lambda w, seat, n: say(w.player(seat), f" zatrzymuje {cards(n)}." if n else " nie zatrzymuje kart."),
    "dealt": "{seat} widzi kartę {card}.",
    "drew": "{seat} dobiera kartę {card}.",
    "drew_back": "{seat} dobiera kartę.",
    "discarded": "{seat} odrzuca kartę {card}.",
    "discarded_back": "{seat} odrzuca kartę.",
    "revealed": turned_up,
    "rebuilt": "Talia się skończyła: odrzucone karty tworzą nową talię, {cards cards:nom}.",
    "played": "{seat} zagrywa kartę {card} za {money price}.",
    "paid": "{seat} wydaje {amount amount resource}.",
    "stock": lambda w, seat, what, n: say(w.player(seat), f" {'zyskuje' if n > 0 else 'traci'} {amount(abs(n), what)}."),
    "production": lambda w, seat, what, n: say(f"Produkcja {PRODUCED[what]} gracza ", w.player(seat), f": {'+' if n > 0 else '−'}{abs(n)}."),
    "rating": "WT gracza {seat}: +{change}.",
    "raised": raised,
    "placed": lambda w, seat, tile, place: say(w.player(seat), f" kładzie {TILES[tile].form()} na obszarze ", w.place(place), "."),
    "claimed": "{seat} zajmuje obszar {place}.",
    "cubes": lambda w, seat, card, n: say(w.card(card), f": {'+' if n > 0 else '−'}{cubes(abs(n), w.kind_of(card), 'nom')} (", w.player(seat), ")."),
    "project": "{seat} realizuje projekt standardowy „{project}”.",
    "milestone": "{seat} zdobywa tytuł {milestone}.",
    "award": "{seat} funduje nagrodę {award}.",
    "used": "{seat} używa akcji {holder source}.",
    "removed": "{seat} usuwa {amount amount resource} {of victim}.",
    "stolen": "{seat} kradnie {amount amount resource} {to victim}.",
    "lowered": "{seat} zmniejsza o {amount} produkcję {produced resource} {of victim}.",
    "copied": "{seat} powtarza produkcję {holder source}.",
    "sold": "{seat} sprzedaje patenty: {cards count:nom}.",
    "greenery": "{seat} zamienia rośliny w kafelek zieleni.",
    "warmed": "{seat} wydaje ciepło na podniesienie temperatury.",
    "declined": "{seat} rezygnuje.",
    "kept": "{seat} zatrzymuje kartę {card}.",
    "kept_back": "{seat} zatrzymuje kartę.",
    "produced": "Produkcja: energia zmienia się w ciepło, potem wszyscy dostają pieniądze i zasoby.",
    "neutral_tile": lambda w, tile, place: say(f"Neutralny {TILES[tile].form()} leży na obszarze ", w.place(place), "."),
    "next_card": "Następną kartę w tym pokoleniu łatwiej zagrać: {seat}.",
    "looked": "{seat} podgląda kartę {card}.",
    "looked_count": "{seat} podgląda {cards count} z wierzchu talii.",
}  # fmt: skip


def rules(w: MarsWords) -> list[Text]:
    """The rules for a newcomer."""
    projects = listed([f"„{w.project_name(n)}” ({PROJECT_COST[n]} M€)" for n in range(len(PROJECT_COST))])
    goals = ["WT", "kafelki miasta", "kafelki zieleni", "symbole budynku", "karty na ręce"]
    milestones = [say(w.milestone(n), f" ({goal}: {MILESTONE_NEEDS[n]})") for n, goal in enumerate(goals)]
    counts = ["kafelki", "produkcja M€", "symbole nauki", "ciepło", "stal i tytan"]
    awards = [say(w.award(n), f" ({count})") for n, count in enumerate(counts)]
    costs = listed([str(cost) for cost in AWARD_COSTS])
    return [
        say(strong("Cel. "), "Kierujesz korporacją, która czyni Marsa zdatnym do życia. Gra kończy się z pokoleniem, w którym temperatura osiągnęła +8 °C, tlen 14%, a na Marsie leży 9 kafelków oceanu. Wygrywa, kto ma najwięcej punktów."),
        say(strong("Współczynnik. "), "Każdy poziom temperatury lub tlenu i każdy kafelek oceanu, który planeta zawdzięcza tobie, podnosi twój współczynnik terraformacji (WT) o 1. WT to dochód w każdym pokoleniu i punkty na końcu."),
        say(strong("Zasoby. "), "Jest ich sześć, każdy ma zapas i produkcję: M€, stal, tytan, rośliny, energia i ciepło. Stal jest warta 2 M€ przy płaceniu za karty z symbolem budynku, tytan 3 M€ za karty z symbolem kosmosu; reszty się nie wydaje. Poniżej zera, do −5, spada tylko produkcja M€."),
        say(strong("Początek. "), f"Wybierz jedną z dwóch korporacji i kup dowolne z dziesięciu kart po {CARD_PRICE} M€. {'Na początku nie masz produkcji oprócz tej, którą daje korporacja.' if w.game.setting.corporate_era else 'Na początku produkcja każdego zasobu wynosi 1.'}"),
        say(strong("Pokolenie. "), "Znacznik pierwszego gracza przechodzi dalej. Badania: każdy ogląda cztery karty i kupuje dowolne z nich. Akcje: w swojej turze każdy wykonuje jedną lub dwie akcje albo pasuje do końca pokolenia. Produkcja: niezużyta energia zmienia się w ciepło, wszyscy dostają M€ za WT i produkcję oraz pozostałe zasoby, które produkują.", " Cztery karty wybiera się draftem: zatrzymaj jedną, pozostałe podaj dalej, aż będziesz mieć cztery." if w.game.setting.draft else ""),
        say(strong("Akcje. "), f"Zagraj kartę z ręki; zrealizuj projekt standardowy; zdobądź tytuł; ufunduj nagrodę; użyj akcji niebieskiej karty lub korporacji, każdej raz na pokolenie; zamień {GREENERY_PLANTS} roślin w kafelek zieleni; wydaj {TEMPERATURE_HEAT} ciepła na poziom temperatury."),
        say(strong("Karty. "), "Kartę można zagrać, jeśli jej wymaganie jest spełnione, możesz za nią zapłacić i wszystko, co na niej obowiązkowe, jest możliwe. Zielone i niebieskie karty zostają przed tobą, a ich symbole się liczą; wydarzenia odwraca się, a ich symbole już się nie liczą. Efekty działające na dowolnego gracza mogą dotknąć także ciebie; cudzych zasobów nie musisz usuwać."),
        say(strong("Projekty standardowe. "), f"Są dostępne zawsze: sprzedaż patentów (odrzuć karty i zyskaj po 1 M€), {projects}."),
        say(strong("Kafelki. "), "Oceany leżą na swoich obszarach. Zieleń kładzie się w miarę możliwości obok swojego kafelka; podnosi ona zawartość tlenu. Miasto nie może leżeć obok innego miasta. Kafelek daje to, co widać na jego obszarze, i po 2 M€ za każdy kafelek oceanu obok."),
        say(strong("Poziomy z premią. "), "Temperatura daje produkcję ciepła przy −24 i −20 °C oraz kafelek oceanu przy 0 °C; tlen przy 8% podnosi temperaturę."),
        say(strong("Tytuły. "), f"Kto spełnia warunek, może zdobyć tytuł za {MILESTONE_COST} M€; można zdobyć tylko trzy, po 5 punktów: ", joined(milestones, ", "), "."),
        say(strong("Nagrody. "), f"Nagrodę może ufundować każdy; trzy nagrody kosztują kolejno {costs} M€. Na końcu pierwszy dostaje 5 punktów, a drugi 2 (ale nie w grze dwuosobowej): ", joined(awards, ", "), "."),
        say(strong("Koniec. "), "Po ostatniej produkcji wszyscy mogą jeszcze raz zamienić rośliny w kafelki zieleni. Punkty: WT; nagrody i tytuły; 1 za każdą swoją zieleń; za każde swoje miasto po 1 za zieleń obok niego; i to, co mówią karty. Przy remisie wygrywa, kto ma więcej M€."),
        say(strong("Samotnie. "), f"Marsa trzeba sterraformować w {SOLO_GENERATIONS} pokoleń. Na mapie są dwa neutralne miasta z zielenią, WT zaczyna się od 14, nie ma tytułów ani nagród, a neutralny przeciwnik ma wszystko, co chcesz mu zabrać."),
    ]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "amount": amount,
    "cards": cards,
    "holder": holder,
    "money": Counted(GRAMMAR, RESOURCES[MEGACREDITS], "acc"),
    "of": of,
    "produced": PRODUCED,
    "tagged": TAGGED,
    "to": to,
}

LABELS = Labels(
    generation="Pokolenie",
    set_up="Wybór korporacji",
    research="Badania",
    draft="Draft",
    last_greeneries="Ostatnia zieleń",
    game_over="Koniec gry",
    to_play="Tura",
    first_player="Pierwszy gracz",
    action="akcja",
    temperature="Temperatura",
    oxygen="Tlen",
    oceans="Oceany",
    deck="Talia",
    discard="Odrzucone",
    player="Gracz",
    corporation="Korporacja",
    rating="WT",
    rating_short="WT",
    points="Punkty",
    stock="Zapas",
    production="Produkcja",
    tags="Symbole",
    no_tags="bez symboli",
    hand="Ręka",
    played="Zagrane",
    events="Wydarzenia",
    passed="pas",
    ready="akcja dostępna",
    used="akcja użyta",
    your_hand="Twoja ręka",
    your_corporations="Twoje korporacje",
    your_cards="Do wyboru",
    your_table="Twoje karty w grze",
    chosen="Wybrano",
    kept="Zatrzymane",
    price="cena",
    printed_cost="koszt",
    milestones="Tytuły",
    awards="Nagrody",
    standard_projects="Projekty standardowe",
    claimed_by="zdobywca",
    funded_by="fundator",
    free="wolne",
    reserved="obszar zarezerwowany",
    ocean_area="obszar oceanu",
    volcano="wulkan",
    claim="obszar zajęty, gracz",
    neutral="neutralny",
    nothing="brak",
    score_sheet="Punktacja",
    legend="stal s, tytan t, rośliny r, karty k, obszar oceanu ~, wulkan ^, obszar zarezerwowany !",
)

LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Terraformacja Marsa",
    neutral="neutralny przeciwnik",
    resources=RESOURCES,
    resource_names=["M€", "stal", "tytan", "rośliny", "energia", "ciepło"],
    cubes=CUBES,
    tags=TAGS,
    tag_names=TAG_NAMES,
    parameters=PARAMETERS,
    tiles=TILES,
    short_tiles=[
        "",
        "ocean",
        "zieleń",
        "miasto",
        "stolic",
        "handel",
        "ekol.",
        "przem.",
        "lawa",
        "górn.",
        "prawa",
        "mohole",
        "rezer.",
        "nukl.",
        "zastr.",
    ],
    letters="strk",
    kinds={"active": "niebieska karta", "automated": "zielona karta", "event": "wydarzenie", "corporation": "korporacja"},
    mood=IMPERATIVE,
    clauses=CLAUSES,
    needs=lambda parts: f"wymagane: {listed([need(part) for part in parts])}",
    watch=watch,
    lasting=LASTING,
    points=points,
    begins=begins,
    action=lambda text: f"akcja: {text}",
    alternative="; albo ",
    cost_for=lambda price, gain: f"{price}, aby {gain}",
    if_raised="jeśli twój WT wzrósł w tym pokoleniu, ",
    effect=lambda text: f"efekt: {text}",
    first_action=lambda text: f"jako pierwszą akcję {text}",
    choose_one=choose_one,
    icons=ICONS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "rating": "Współczynnik terraformacji",
        "awards": "Nagrody",
        "milestones": "Tytuły",
        "greeneries": "Zieleń",
        "cities": "Miasta",
        "cards": "Karty",
        "points": "Punkty",
        "tie_megacredits": "pozostałe M€",
    },
    terms={
        "rating": "współczynnik terraformacji",
        "production": "produkcja na pozostałe pokolenia",
        "resources": "zapasy zasobów",
        "tableau": "akcje i efekty kart w grze",
        "hand": "karty na ręce",
        "map": "kafelki na mapie",
        "cards": "punkty na kartach",
        "tags": "symbole",
        "milestones": "tytuły",
        "awards": "nagrody",
        "goal": "terraformacja na czas",
        "rivals": "oczekiwania najsilniejszego rywala",
    },
    source="z publicznych źródeł",
)
