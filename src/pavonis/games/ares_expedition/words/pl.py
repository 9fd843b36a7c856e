"""Ares Expedition in Polish.

Słownik. Gra składa się z RUND; w każdej wszyscy wybierają FAZĘ, a każdą wybraną fazę ROZGRYWAJĄ wszyscy; kto ją wybrał, dostaje jej
BONUS. Gracz ma zapas i PRODUKCJĘ M€, ciepła i roślinności, produkcję kart oraz STAL i TYTAN, które obniżają koszt kart i się nie
zużywają. KARTA ma SYMBOLE, czasem WYMAGANIE; niebieska karta ma AKCJĘ albo stały EFEKT. Na kartach leżą jednostki zwierząt, mikrobów i
nauki. LAS się SADZI, OBSZAR OCEANU się ODWRACA, temperatura i tlen rosną o POZIOMY przez cztery STREFY; wszystko to podnosi
WSPÓŁCZYNNIK TERRAFORMACJI (WT). AKCJĘ STANDARDOWĄ się WYKONUJE, karty się SPRZEDAJE.

Imiona nie odmieniają się i nic się z nimi nie zgadza: „WT gracza Anna”, „Anna zyskuje”.
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
from pavonis.kit.terraforming import MICROBES, NO_CUBES, OCEANS, OXYGEN, PARAMETER_NAMES, TEMPERATURE, value_of
from pavonis.text import IMPERATIVE, INFINITIVE, Counted, CountedOf, Noun, Phrases, Teller, Text, say, strong
from pavonis.text.pl import (
    CARD,
    DISCARD,
    DRAW,
    GAIN,
    GRAMMAR,
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


def units(of: str) -> Noun:
    """What is counted in units."""
    return Noun(
        nom=f"jednostka {of}/jednostki {of}/jednostek {of}",
        acc=f"jednostkę {of}/jednostki {of}/jednostek {of}",
        gen=f"jednostki {of}/jednostek {of}/jednostek {of}",
    )


RESOURCES = [Noun(nom="M€/M€/M€", acc="M€/M€/M€", gen="M€/M€/M€"), units("ciepła"), units("roślinności"), CARD]
RESOURCE_NAMES = ["M€", "ciepło", "roślinność", "karty"]
MANY = ["M€", "ciepła", "roślinności", "kart"]  # after a number that is not told
METALS = ["stal", "tytan"]
OF_METALS = ["stali", "tytanu"]
CUBES = [
    Noun(nom="zasób/zasoby/zasobów", acc="zasób/zasoby/zasobów", gen="zasobu/zasobów/zasobów"),
    *(units(name) for name in ("zwierząt", "mikrobów", "nauki", "myśliwców")),
]
TAG_NAMES = [
    "budowla",
    "przestrzeń kosmiczna",
    "energia",
    "nauka",
    "Jowisz",
    "Ziemia",
    "roślinność",
    "mikroby",
    "zwierzęta",
    "wydarzenie",
]
TAGGED = [  # after „symbol”
    "budowli",
    "przestrzeni kosmicznej",
    "energii",
    "nauki",
    "Jowisza",
    "Ziemi",
    "roślinności",
    "mikrobów",
    "zwierząt",
    "wydarzenia",
]
TAGS = [Noun(nom=f"symbol {name}/symbole {name}/symboli {name}") for name in TAGGED]
RAISED = ["temperaturę", "poziom tlenu", "liczbę oceanów"]
ZONES = ["fioletowa", "czerwona", "żółta", "biała"]
IN_ZONE = ["fioletowej", "czerwonej", "żółtej", "białej"]
PHASE_NAMES = ["Rozwój", "Budowa", "Akcje", "Produkcja", "Badania"]
PHASES = [
    Noun(nom=f"faza {name}", acc=f"fazę {name}", gen=f"fazy {name}", loc=f"fazie {name}")
    for name in ("rozwoju", "budowy", "akcji", "produkcji", "badań")
]
OCEAN = Noun(nom="obszar oceanu/obszary oceanów/obszarów oceanów")
FLIPPED = Noun(nom="odwrócony obszar oceanu/odwrócone obszary oceanów/odwróconych obszarów oceanów")
FOREST = Noun(nom="las/lasy/lasów")
ROUND = Noun(loc="rundzie/rundach/rundach")
CUBE = Noun(nom="kostka/kostki/kostek")
MARKER = Noun(nom="znacznik/znaczniki/znaczników")

# Verbs by mood: on cards and in moves the imperative, after „aby” and „możesz” the infinitive.
LOWER = ("obniż", "obniżyć")
PUT = ("umieść", "umieścić")
KEEP = ("zachowaj", "zachować")
FLIP = ("odwróć", "odwrócić")
PLANT = ("posadź", "posadzić")
TURN = ("zamień", "zamienić")

# So many of something, as an object unless told otherwise, and several things as one.
amount = CountedOf(GRAMMAR, RESOURCES, "acc")
cubes = CountedOf(GRAMMAR, CUBES, "acc")


def rise(what: int, n: int) -> str:
    """By how much temperature or oxygen rises."""
    return f"{RAISED[what]} o {steps(n) if what == TEMPERATURE else f'{n}%'}"


def each_tag(tag: int, each: int) -> str:
    """Each own tag, or every so many (2 to 4)."""
    return f"każdy twój symbol {TAGGED[tag]}" if each == 1 else f"każde {each} twoje symbole {TAGGED[tag]}"


def gain(run: Run) -> str:
    """Resources are gained, perhaps only by some."""
    op, verb = run.op, GAIN[run.mood]
    if op.per == effects.IF_TAGS:
        return f"{verb} jeszcze {amount(op.n, op.what)}, jeśli masz co najmniej {GRAMMAR.count(op.each, TAGS[op.tag])}"
    if op.per == effects.IF_CHOSEN:
        return f"{verb} jeszcze {amount(op.n, op.what)}, jeśli twoja karta fazy to akcje"
    return f"{verb} {listed([amount(each.n, each.what) for each in run.ops])}"


def rating(run: Run) -> str:
    """The own rating rises."""
    text = f"{RAISE[run.mood]} swój WT o {run.op.n}"
    if run.op.per == effects.FIXED:
        return text
    return f"{text} za {each_tag(run.op.tag, 1)}{', także ten' if run.counts_itself() else ''}"


def forest(run: Run) -> str:
    """Forests are planted."""
    n, mood = run.op.n, run.mood
    return f"{PLANT[mood]} {GRAMMAR.count(n, FOREST)} i {RAISE[mood]} {rise(OXYGEN, n)}"


def look(run: Run) -> str:
    """Cards are drawn to choose from."""
    kept = str(run.op.what) if run.op.what > 1 else "jedną"
    return f"{DRAW[run.mood]} {cards(run.op.n)}, {KEEP[run.mood]} {kept} z nich, a pozostałe {DISCARD[run.mood]}"


def cut(op: Op) -> str:
    """What makes the price of an action lower."""
    if op.cut == effects.NO_CUT:
        return ""
    if op.cut == effects.PER_METAL:
        return f" (o {op.less} M€ mniej za każdy twój poziom {OF_METALS[op.what]})"
    if op.cut == effects.PER_TAG_HELD:
        return f" (o {op.less} M€ mniej za {each_tag(op.what, 1)})"
    if op.cut == effects.WITH_BLUE_CARDS:
        return f" (o {op.less} M€ mniej, jeśli masz co najmniej {op.what} niebieskich kart)"
    return f" (o {op.less} mniej, jeśli twoja karta fazy to akcje)"


def screen(run: Run) -> str:
    """Cards are turned up and one is taken."""
    tags, mood = listed([TAGGED[tag] for tag in run.op.tags], " lub "), run.mood
    top = f"{OPEN[mood]} {cards(run.op.n)} z wierzchu talii"
    return f"{top}, {TAKE[mood]} na rękę jedną z symbolem {tags}, a pozostałe {DISCARD[mood]}"


def brainstorm(run: Run) -> str:
    """The top card brings money or goes to the hand."""
    mood = run.mood
    green = f"jeśli jest zielona, {DISCARD[mood]} ją i {GAIN[mood]} {amount(run.op.n, MEGACREDITS)}"
    return f"{OPEN[mood]} wierzchnią kartę talii: {green}, w przeciwnym razie {TAKE[mood]} ją na rękę"


def convert(run: Run) -> str:
    """A resource becomes another."""
    most = f"do {amount(run.op.n, run.op.what, 'gen')}" if run.op.n else f"dowolną ilość {MANY[run.op.what]}"
    return f"{TURN[run.mood]} {most} w tyle samo {RESOURCES[run.op.each].form('gen', 2)}"


def flip(run: Run) -> str:
    """Ocean tiles are flipped."""
    return f"{FLIP[run.mood]} {'obszar oceanu' if run.op.n == 1 else GRAMMAR.count(run.op.n, OCEAN)}"


def exchange(run: Run) -> str:
    """A card may be discarded to draw."""
    return f"{MAY[run.mood]}odrzucić kartę z ręki, aby dobrać kartę albo dwie, jeśli odrzucona ma symbol {TAGGED[run.op.tag]}"


CLAUSES: dict[int, Clause] = {
    effects.GAIN: gain,
    effects.DRAW: lambda run: f"{DRAW[run.mood]} {cards(run.op.n)}",
    effects.DISCARD: lambda run: f"{DISCARD[run.mood]} {cards(run.op.n)} z ręki",
    effects.LOOK: look,
    effects.FLIP: flip,
    effects.RAISE: lambda run: f"{RAISE[run.mood]} {rise(run.op.what, run.op.n)}",
    effects.FOREST: forest,
    effects.RATING: rating,
    effects.ADD_HERE: lambda run: f"{PUT[run.mood]} na tej karcie {cubes(run.op.n, run.cubes)}",
    effects.ADD: lambda run: f"{PUT[run.mood]} na innej swojej karcie {cubes(run.op.n, run.op.what)}",
    effects.ADD_ANY: lambda run: f"{PUT[run.mood]} {cubes(run.op.n, NO_CUBES)} na swojej karcie, która je zbiera",
    effects.SPEND: lambda run: f"{SPEND[run.mood]} {amount(run.op.n, run.op.what)}{cut(run.op)}",
    effects.SPEND_RATING: lambda run: f"{LOWER[run.mood]} swój WT o {run.op.n}",
    effects.SPEND_MONEY: lambda run: f"{SPEND[run.mood]} {amount(run.op.n, MEGACREDITS)}{cut(run.op)}",
    effects.TAKE_HERE: lambda run: f"{REMOVE[run.mood]} z tej karty {cubes(run.op.n, run.cubes)}",
    effects.TAKE_ANY: lambda run: f"{REMOVE[run.mood]} z dowolnej swojej karty {cubes(run.op.n, run.op.what)}",
    effects.THROW: lambda run: f"{DISCARD[run.mood]} {cards(run.op.n)} z ręki",
    effects.EXTRA_PLAY: lambda run: f"{MAY[run.mood]}zagrać w tej fazie jeszcze jedną niebieską lub czerwoną kartę",
    effects.FREE_PLAY: lambda run: f"{MAY[run.mood]}zagrać w tej fazie za darmo jeszcze jedną zieloną kartę o nadrukowanym koszcie najwyżej {run.op.n} M€",
    effects.NEXT_CHEAPER: lambda run: f"następna karta, którą zagrasz w tej fazie, kosztuje o {run.op.n} M€ mniej",
    effects.NEXT_EASIER: lambda run: "przy następnej karcie, którą zagrasz w tej fazie, temperatura albo tlen może liczyć się o jedną strefę wyżej lub niżej",
    effects.SCREEN: screen,
    effects.BRAINSTORM: brainstorm,
    effects.EXCHANGE: exchange,
    effects.REDRAFT: lambda run: f"{DISCARD[run.mood]} do {cards(run.op.n, 'gen')} z ręki, aby dobrać tyle samo",
    effects.CONVERT: convert,
}  # fmt: skip


def need(part: Need) -> str:
    """One requirement."""
    if part.what < OCEANS:
        more = "" if single_zone(part) else " lub niżej" if part.most else " lub wyżej"
        return f"{PARAMETERS[part.what]} w strefie {IN_ZONE[part.n]}{more}"
    if part.what == OCEANS:
        return f"{'najwyżej' if part.most else 'co najmniej'} {GRAMMAR.count(part.n, FLIPPED)}"
    if part.what == effects.TAGS_HELD:
        return TAGS[part.tag].form() if part.n == 1 else GRAMMAR.count(part.n, TAGS[part.tag])
    return f"WT co najmniej {part.n}"


DEEDS = {
    effects.ON_CARD: "zagrywasz inną kartę",
    effects.ON_TEMPERATURE: "podnosisz temperaturę o poziom",
    effects.ON_OXYGEN: "podnosisz poziom tlenu o 1%",
    effects.ON_OCEAN: "odwracasz obszar oceanu",
    effects.ON_FOREST: "sadzisz las",
    effects.ON_USE: "używasz akcji karty",
}


def watch(parts: list[Watch], card: Card) -> str:
    """When a lasting effect is set off."""
    if parts[0].on == effects.ON_STEEL:
        return "za każdy poziom stali, który daje zagrana przez ciebie karta"
    if parts[0].on != effects.ON_TAG:
        return f"za każdym razem, gdy {listed([DEEDS[part.on] for part in parts], ' lub ')}"
    tags = parts[0].tags
    if tags == [EVENT_TAG]:
        return "za każdym razem, gdy zagrywasz wydarzenie"
    names = listed([TAGGED[tag] for tag in tags], " lub ")
    return f"za każdym razem, gdy zagrywasz symbol {names}{', także na tej karcie' if includes_itself(card) else ''}"


def cheaper(parts: list[Lasting], card: Card) -> str:
    """Cards cost less."""
    what = parts[0].what
    if what == effects.ALL_CARDS:
        cards = "każdą kartę, którą zagrywasz"
    elif what == effects.COSTLY_CARDS:
        cards = f"każdą kartę o nadrukowanym koszcie co najmniej {COSTLY} M€, którą zagrywasz"
    elif what == EVENT_TAG:
        cards = "każde wydarzenie, które zagrywasz"
    else:
        cards = f"każdy symbol {listed([TAGGED[part.what] for part in parts], ' lub ')} na zagrywanej karcie"
    return f"płacisz o {amount(parts[0].n, MEGACREDITS)} mniej za {cards}"


def research(parts: list[Lasting], card: Card) -> str:
    """More cards in the research phase."""
    more = [f"{'dobierasz' if part.kind == effects.RESEARCH_DRAW else 'zachowujesz'} o {cards(part.n)} więcej" for part in parts]
    return f"w fazie badań {listed(more)}"


def worth(part: Lasting) -> str:
    """A metal makes cards cheaper than it usually does."""
    tag = TAGGED[METAL_TAGS[part.what]]
    return f"każdy poziom {OF_METALS[part.what]} obniża koszt twoich kart z symbolem {tag} o {part.n} M€ więcej"


LASTING = {
    effects.CHEAPER: cheaper,
    effects.METAL_WORTH: lambda parts, card: listed([worth(part) for part in parts], ", a "),
    effects.EASIER: lambda parts, card: "przy wymaganiach twoich kart temperatura albo tlen może liczyć się o jedną strefę wyżej lub niżej",
    effects.SALE: lambda parts, card: f"za każdą sprzedaną kartę dostajesz o {parts[0].n} M€ więcej",
    effects.RESEARCH_DRAW: research,
    effects.RESEARCH_KEEP: research,
    effects.STANDARD_CHEAPER: lambda parts, card: f"akcje standardowe za M€ kosztują cię o {parts[0].n} M€ mniej",
    effects.FOREST_CHEAPER: lambda parts, card: (
        f"las kosztuje cię {amount(STANDARD_COST[FOREST_FOR_PLANTS] - parts[0].n, PLANTS)} zamiast {STANDARD_COST[FOREST_FOR_PLANTS]}"
    ),
    effects.PAYS_HEAT: lambda parts, card: "możesz używać ciepła zamiast M€",
    effects.SAVES_CUBES: lambda parts, card: (
        f"zagrywając kartę, możesz usunąć z tej karty {cubes(parts[0].price, card.cubes)}, aby zapłacić o {parts[0].n} M€ mniej"
    ),
    effects.SAVES_PLANTS: lambda parts, card: (
        f"zagrywając kartę, możesz wydać {amount(parts[0].price, PLANTS)}, aby zapłacić o {parts[0].n} M€ mniej"
    ),
    effects.INITIATIVE: lambda parts, card: (
        f"gdy twój WT rośnie po raz pierwszy w danej fazie, możesz wydać {parts[0].price} M€, aby podnieść go jeszcze o {parts[0].n}"
    ),
}  # fmt: skip


def produces(parts: list[Produces], card: Card) -> str:
    """What is received in the production phase."""
    text = f"produkcja: {listed([amount(part.n, part.resource, 'nom') for part in parts])}"
    part = parts[0]
    if part.tag == effects.NO_TAG:
        return text
    if part.tag == effects.FORESTS:
        return f"{text} za każdy twój las"
    return f"{text} za {each_tag(part.tag, part.each)}{', także ten' if part.tag in card.tags else ''}"


def capacity(part: Capacity) -> str:
    """Steel or titanium."""
    less = part.n * METAL_VALUES[part.metal]
    return f"{METALS[part.metal]} +{part.n}: karty z symbolem {TAGGED[METAL_TAGS[part.metal]]} kosztują cię o {less} M€ mniej"


def points(part: Points, card: Card) -> str:
    """The points of a card."""
    n = f"{part.n} {POINT.form('nom', GRAMMAR.plural(abs(part.n)))}".replace("-", "−")
    cube = CUBES[card.cubes]
    each_cube = f"każdą {cube.form('acc')}" if part.each == 1 else f"każde {cubes(part.each, card.cubes)}"
    return (
        n
        + {
            effects.POINTS: "",
            effects.PER_CUBE: f" za {each_cube} na tej karcie",
            effects.PER_TAG: f" za {each_tag(part.tag, part.each)}, także ten",
            effects.PER_FOREST: f" za każde {part.each} twoje lasy",
            effects.PER_PROJECT: f" za każde {part.each} zagrane przez ciebie karty, także tę",
            effects.PER_BLUE: f" za każde {part.each} twoje niebieskie karty, także tę",
        }[part.per]
    )


def choose_one(choices: list[str], mood: int) -> str:
    """One of several."""
    return listed(choices, " albo ") if mood == INFINITIVE else f"wybierz jedno: {'; albo '.join(choices)}"


ICONS = {
    "production": "produkcja",
    "rating": "WT",
    "forest": "las",
    "card": "karta",
    "cube": "zasób",
    "points": "punkty",
    "action": "akcja",
    "cost": "koszt",
    "look": "karty do wyboru",
    "more_cards": "dodatkowa karta",
    "next_card": "następna karta",
    "easier": "strefa",
    "sold_card": "sprzedana karta",
    "standard_action": "akcja standardowa",
}

PHASE_TEXTS = [
    ("Każdy może zagrać jedną zieloną kartę.", f"Twoja karta kosztuje o {DEVELOPMENT_BONUS} M€ mniej."),
    (
        "Każdy może zagrać jedną niebieską lub czerwoną kartę.",
        "Dobierz kartę albo zagraj jeszcze jedną niebieską lub czerwoną kartę.",
    ),
    (
        "Każdy może raz użyć akcji każdej swojej karty i wykonać dowolne akcje standardowe.",
        "Użyj jednej ze swoich akcji jeszcze raz.",
    ),
    (
        "Każdy dostaje M€ za WT i produkcję, a potem ciepło, roślinność i karty według swojej produkcji.",
        f"Zyskaj {PRODUCTION_BONUS} M€.",
    ),
    (
        f"Każdy dobiera {cards(RESEARCH_DRAWN)} i zachowuje {RESEARCH_KEPT}.",
        f"Dobierz o {cards(BONUS_DRAWN)} więcej i zachowaj o {BONUS_KEPT} więcej.",
    ),
]
STANDARDS = ["las za roślinność", "las za M€", "temperatura za ciepło", "temperatura za M€", "obszar oceanu za M€"]
STANDARDS_AT = ["las za {}", "las za {}", "temperatura za {}", "temperatura za {}", "obszar oceanu za {}"]


def which(n: int) -> str:
    """Which card, or how many cards."""
    return f"które {cards(n)}" if n > 1 else "którą kartę"


def add_question(w: AresWords, question: Question) -> Text:
    """Which card gets cubes."""
    _, _, n, what = asked_for(question)
    return w.about(question, f"na której karcie umieścić {cubes(n, what)}?")


def phase_question(w: AresWords, question: Question) -> Text:
    """What to do in a phase."""
    phase = question.subject[0]
    if phase == DEVELOPMENT:
        return say("Zagraj zieloną kartę albo zakończ fazę.")
    if phase == CONSTRUCTION:
        return say("Zagraj niebieską lub czerwoną kartę albo zakończ fazę.")
    return say("Używaj akcji i akcji standardowych, a potem zakończ fazę.")


def saving(way: int, mood: int) -> str:
    """What is given to make a card cheaper."""
    if way:
        return f"{SPEND[mood]} {amount(SAVING_PLANTS, PLANTS)}, aby zapłacić o {SAVED_BY_PLANTS} M€ mniej"
    return f"{REMOVE[mood]} {cubes(SAVING_CUBES, MICROBES)}, aby zapłacić o {SAVED_BY_CUBES} M€ mniej"


def save_question(w: AresWords, question: Question) -> Text:
    """Whether a card is made cheaper."""
    card, price, way = question.subject
    return say(w.card(card), f" kosztuje {amount(price, MEGACREDITS)}. Czy {saving(way, INFINITIVE)}?")


def save_move(w: AresWords, way: int) -> Text:
    """Make a card cheaper."""
    offer = saving(way, IMPERATIVE)
    return say(offer[:1].upper() + offer[1:])


QUESTIONS: Phrases = {
    "plan": "Którą fazę wybrać w tej rundzie?",
    "phase": phase_question,
    "done": "Ta faza jest dla ciebie zakończona. Dopóki nie zakończą jej wszyscy, możesz to cofnąć.",
    "sealed": "Wybór dokonany. Dopóki nie wybiorą wszyscy, możesz go cofnąć.",
    "research": lambda w, q: say(f"{which(q.least).capitalize()} zachować?"),
    "limit": lambda w, q: say(f"Masz na ręce więcej niż {cards(HAND_LIMIT)}: {which(q.least)} sprzedać?"),
    "sale": lambda w, q: say(f"Brakuje M€: {which(q.least)} sprzedać?"),
    "heat": "Do zapłaty {money price}: ile z tego zapłacić ciepłem?",
    "save": save_question,
    "way": "{asker source}której akcji użyć?",
    "sell": "Które karty sprzedać?",
    "corporation": "Którą korporacją grasz?",
    "redraw": "Które z pierwszych kart wymienić?",
    "offer": lambda w, q: say(f"Twój WT wzrósł. Wydać {INITIATIVE_PRICE} M€, aby podnieść go jeszcze o 1?"),
    "neutral": "Której neutralnej karty fazy użyć w tej rundzie?",
    "help": "Co wzrośnie samo o {steps number}?",
    "piece": lambda w, q: say(f"W puli: {GRAMMAR.count(q.subject[0], CUBE)} i {GRAMMAR.count(q.subject[1], MARKER)}. Co wziąć?"),
    "give": "Którą kartę wymienić z partnerem?",
    "return": "{seat} daje ci kartę. Którą kartę dać w zamian?",
    "discard": lambda w, q: w.about(q, f"{which(q.least)} odrzucić?"),
    "keep": lambda w, q: w.about(q, f"{which(q.least)} zachować?"),
    "add": add_question,
    "choose": "{asker source}co wybrać?",
    "take": "{asker source}z której karty usunąć {cubes number what}?",
    "take revealed": "{asker source}którą z odkrytych kart wziąć?",
    "exchange": "{asker source}odrzucić kartę, aby dobrać inną?",
    "redraft": "{asker source}które karty odrzucić, aby dobrać tyle samo?",
    "amount": lambda w, q: w.about(q, f"ile {MANY[asked_for(q)[3]]} zamienić w {RESOURCE_NAMES[turned_into(q.subject[0])]}?"),
}  # fmt: skip

MOVES: Phrases = {
    "take back": "Zmień decyzję",
    "decline": "Zrezygnuj",
    "done": "Gotowe",
    "sell cards": "Sprzedaj karty",
    "bonus card": "Dobierz kartę jako bonus fazy",
    "raise again": lambda w: say(f"Wydaj {INITIATIVE_PRICE} M€ i podnieś swój WT jeszcze o 1"),
    "take cube": "Weź kostkę: 1 M€",
    "take marker": "Weź znacznik: wymiana karty",
    "end game": "Zakończ grę: Mars jest sterraformowany",
    "standard": "Akcja standardowa: {standard}",
    "choose": "Wybierz możliwość {from_one number}",
    "phase": "Wybierz {phase:acc}",
    "neutral": "Użyj neutralnej karty: {phase}",
    "help": "Podnieś {raised parameter}",
    "save": save_move,
    "corporation": lambda w, n: say("Graj korporacją ", w.corporation(n), f" ({amount(COST[n], MEGACREDITS)})"),
    "play": "Zagraj kartę {card}",
    "use": "Użyj akcji karty {card}",
    "keep": "Zachowaj kartę {card}",
    "sell": "Sprzedaj kartę {card}",
    "discard": "Odrzuć kartę {card}",
    "redraw": "Wymień kartę {card}",
    "add": "Umieść na karcie {card}",
    "take": "Weź z karty {card}",
    "give": "Oddaj kartę {card}",
    "pay heat": lambda w, n: say(f"Zapłać ciepłem: {n}" if n else "Nie wydawaj ciepła"),
    "amount": "Dokładnie {amount}",
}  # fmt: skip


def wrong_zone(wanted: Need, zone: int) -> Text:
    """Temperature or oxygen is not where a card needs it."""
    return say(f"Wymagane: {need(wanted)}; na początku fazy była to strefa {ZONES[zone]}.")


def wrong_zone_now(wanted: Need, zone: int) -> Text:
    """The same of a card that is not judged by the beginning of this phase."""
    return say(f"Wymagane: {need(wanted)}; teraz jest to strefa {ZONES[zone]}.")


def at_maximum(w: AresWords, what: int) -> Text:
    """A parameter that had reached its goal before."""
    if what == OCEANS:
        return say("Wszystkie obszary oceanów są odwrócone; nagrodę można znów dostać tylko w fazie, w której się to stało.")
    reached = ("Temperatura osiągnęła maksimum; dalej można ją", "Poziom tlenu osiągnął maksimum; dalej można go")[what]
    return say(f"{reached} podnosić tylko w fazie, w której się to stało.")


def too_few_cubes(w: AresWords, card: int, has: int, needs: int) -> Text:
    """Less on a card than its action takes."""
    lie = "są" if GRAMMAR.plural(has) == 1 else "jest"
    return say("Na karcie ", w.card(card), f" {lie} {cubes(has, w.kind_of(card), 'nom')}, a potrzeba {needs}.")


COLOURS = ["zielone karty", "niebieskie i czerwone karty"]

REASONS: Phrases = {
    **REFUSALS,
    "nothing_to_take_back": "Nie ma jeszcze czego cofać.",
    "not_optional": "Nie możesz zrezygnować.",
    "too_few_picked": lambda w, has, least, most: say(f"Wybierz {'' if least == most else 'co najmniej '}{cards(least)}."),
    "not_ascending": "Kilka kart wybiera się w kolejności listy, a ta stoi na niej przed ostatnią wybraną.",
    "not_in_hand": "Nie masz na ręce karty {card}.",
    "not_offered": "Karty {card} nie ma wśród tych, z których wybierasz.",
    "not_this_phase": "To można robić tylko w {phase:loc}.",
    "wrong_colour": "Karty {card} nie można zagrać w {phase:loc}: tylko {colours phase}.",
    "no_play_left": "W {phase:loc} nie możesz zagrać więcej kart.",
    "too_costly_to_be_free": "Karta {card} ma nadrukowany koszt {cost} M€, a darmowa karta może kosztować najwyżej {most} M€.",
    "not_enough_money": "Potrzeba {money needs}, a możesz zapłacić najwyżej {money has}, razem ze sprzedażą kart.",
    "zone_too_low": lambda w, what, zone, least: wrong_zone(Need(what, least), zone),
    "zone_too_high": lambda w, what, zone, most: wrong_zone(Need(what, most, most=True), zone),
    "too_few_oceans": "Wymagane odwrócone obszary oceanów: co najmniej {needs}, a na początku fazy: {has}.",
    "too_many_oceans": "Wymagane odwrócone obszary oceanów: najwyżej {most}, a na początku fazy: {has}.",
    "too_few_tags": "Potrzeba symboli {tagged tag}: {needs}, a masz {has}.",
    "rating_too_low": "Potrzeba WT co najmniej {needs}, a masz {has}.",
    "too_little": "Potrzeba {amount needs resource:gen}, a masz {has}.",
    "too_few_cubes": too_few_cubes,
    "no_cube_to_take": lambda w, kind: say(f"Z żadnej twojej karty nie można usunąć {CUBES[kind].form('gen')}."),
    "no_card_to_give": "Nie masz na ręce kart do odrzucenia.",
    "no_action": "Nie masz akcji karty {card}.",
    "already_used": "Akcja karty {card} została już użyta w tej fazie.",
    "at_maximum": at_maximum,
    "same_phase_again": "W poprzedniej rundzie twoim wyborem była {phase}; tej samej fazy nie wybiera się dwa razy z rzędu.",
    "not_a_choice": "Tego nie można tu wybrać.",
    "not_won_yet": "Grę można zakończyć wcześniej dopiero wtedy, gdy Mars jest sterraformowany.",
    "wrong_amount": lambda w, least, most: say(f"Można wybrać od {least} do {most}." if least < most else f"Można wybrać tylko {least}."),
    "no_such_target": "To nie dotyczy karty {card}.",
    "no_bonus": "Twoim wyborem w tej rundzie nie jest {phase} albo jej bonus został już wykorzystany.",
    "nothing_to_sell": "Nie masz kart do sprzedania.",
    "take_back_first": "Najpierw cofnij swój wybór.",
    "already_picked": "Karta {card} jest już wybrana.",
    "pick_others_first": "Kilka kart wybiera się w kolejności listy: przed kartą {card} wybierz inną.",
    "lacks_tags": "Karta {card} nie ma symbolu {tagged tag} ani {tagged other_tag}.",
    "no_collector": lambda w, kind: say(f"Nie masz innej karty, która zbiera {CUBES[kind].form('acc', 1)}."),
    "zone_too_low_now": lambda w, what, zone, least: wrong_zone_now(Need(what, least), zone),
    "zone_too_high_now": lambda w, what, zone, most: wrong_zone_now(Need(what, most, most=True), zone),
    "too_few_oceans_now": "Wymagane odwrócone obszary oceanów: co najmniej {needs}, a teraz: {has}.",
    "too_many_oceans_now": "Wymagane odwrócone obszary oceanów: najwyżej {most}, a teraz: {has}.",
}  # fmt: skip


def level(what: int, step: int) -> str:
    """A value of temperature or oxygen."""
    return f"{value_of(what, step)} °C".replace("-", "−") if what == TEMPERATURE else f"{step}%"


def raised(w: AresWords, seat: int, what: int, step: int) -> Text:
    """A global parameter rises."""
    if what == OCEANS:
        return say(w.player(seat), f" odwraca obszar oceanu; odwrócone: {step}.")
    return say(w.player(seat), f" podnosi {RAISED[what]} do {level(what, step)}.")


def beyond(w: AresWords, seat: int, what: int) -> Text:
    """A parameter that has reached its goal is raised further."""
    if what == OCEANS:
        return say("Wszystkie obszary oceanów są odwrócone; ", w.player(seat), " znów dostaje nagrodę z ostatniego.")
    return say(
        f"{('Temperatura osiągnęła', 'Poziom tlenu osiągnął')[what]} maksimum; ",
        w.player(seat),
        " dostaje nagrodę za jeszcze jeden poziom.",
    )


def marker(w: AresWords, n: int) -> Text:
    """The neutral marker of a solo game moves on."""
    cards = "w ostatnich rundach ich kolejność wybierasz ty" if n == LAST_SPACE else "zostały znów potasowane"
    return say(f"Neutralny znacznik przechodzi na pole {n}. Wszystkie neutralne karty faz wracają do talii: {cards}.")


EVENTS: Phrases = {
    "round": "Zaczyna się runda {round}.",
    "chose": "{seat} wybiera {phase:acc}.",
    "neutral": "Neutralna karta dodaje {phase:acc}.",
    "phase": "Zaczyna się {phase}.",
    "done": "{seat} kończy tę fazę.",
    "last_call": "Mars jest sterraformowany; {seat} może jeszcze działać w tej fazie.",
    "ended": lambda w, n: say(f"Gra kończy się po {GRAMMAR.count(n, ROUND, 'loc')}."),
    "corporation": "{seat} gra korporacją {corporation}.",
    "drew": "{seat} dobiera kartę {card}.",
    "drew_back": "{seat} dobiera kartę.",
    "looked": "{seat} ogląda kartę {card}.",
    "looked_count": "{seat} ogląda {cards count} z wierzchu talii.",
    "kept_count": "{seat} zachowuje {cards count}.",
    "discarded": "{seat} odrzuca kartę {card}.",
    "discarded_back": "{seat} odrzuca kartę.",
    "sold": "{seat} sprzedaje {cards count} za {money megacredits}.",
    "revealed": "{seat} odkrywa kartę {card}.",
    "took": "{seat} bierze na rękę kartę {card}.",
    "rebuilt": "Talia się skończyła: odrzucone karty tworzą nową talię, {cards count:nom}.",
    "played": "{seat} zagrywa kartę {card} za {money price}.",
    "paid": "{seat} wydaje {amount amount resource}.",
    "saved": "{seat} płaci o {money megacredits} mniej dzięki karcie {card}.",
    "stock": lambda w, seat, what, n: say(w.player(seat), f" {'zyskuje' if n > 0 else 'traci'} {amount(abs(n), what)}."),
    "rating": lambda w, seat, n: say("WT gracza ", w.player(seat), f": {'+' if n > 0 else '−'}{abs(n)}."),
    "raised": raised,
    "beyond": beyond,
    "flipped": "Nagroda z obszaru oceanu, gracz {seat}: {tile}.",
    "forest": "{seat} sadzi las.",
    "cubes": lambda w, seat, card, n: say(w.card(card), f": {'+' if n > 0 else '−'}{cubes(abs(n), w.kind_of(card), 'nom')} (", w.player(seat), ")."),
    "used": "{seat} używa akcji karty {card}.",
    "standard": "{seat} wykonuje akcję standardową: {standard}.",
    "compulsory": "Zasobów wystarcza, więc {seat} musi wykonać akcję standardową: {standard}.",
    "produced": "{seat} dostaje to, co produkuje.",
    "bonus_card": "{seat} bierze kartę jako bonus fazy.",
    "more_plays": "{seat} może zagrać w tej fazie jeszcze jedną kartę.",
    "next_card": "Następną kartę w tej fazie łatwiej zagrać: {seat}.",
    "declined": "{seat} rezygnuje.",
    "redrawn": lambda w, seat, n: say(w.player(seat), f" wymienia {cards(n)} z pierwszych." if n else " zachowuje wszystkie pierwsze karty."),
    "neutral_marker": marker,
    "helped": lambda w, what, step: say(f"{('Temperatura sama', 'Poziom tlenu sam')[what]} rośnie do {level(what, step)}."),
    "cube_taken": "{seat} bierze kostkę z puli.",
    "marker_taken": "{seat} bierze znacznik z puli i może wymienić kartę.",
    "swapped": "{from} daje kartę {card} graczowi {to}.",
    "swapped_back": "{from} daje kartę graczowi {to}.",
    "not_done": "{seat} jednak kontynuuje tę fazę.",
}  # fmt: skip


def goal(w: AresWords) -> str:
    """What it is all about."""
    if w.game.setting.cooperative:
        return f"Wraz z partnerem czynisz Marsa zdatnym do życia: w {POOL_ROUNDS} rund temperatura ma osiągnąć +8 °C, tlen 14%, a wszystkie 9 obszarów oceanów ma być odwróconych. Wygrywacie albo przegrywacie razem."
    return "Kierujesz korporacją, która czyni Marsa zdatnym do życia. W dwie osoby lub więcej gra kończy się z fazą, w której temperatura osiągnęła +8 °C, tlen 14%, a wszystkie 9 obszarów oceanów jest odwróconych; wygrywa ten, kto ma najwięcej punktów."


def mode(w: AresWords) -> Text:
    """Playing together, or else alone."""
    if w.game.setting.cooperative:
        return say(
            strong("Razem. "),
            f"Wygrywacie razem, jeśli do końca rundy, w której wyczerpie się pula, czyli w {POOL_ROUNDS} rund, sterraformujecie Marsa i zdobędziecie w sumie co najmniej {ENOUGH_POINTS} punktów. W puli leży {GRAMMAR.count(POOL_CUBES, CUBE)} i {GRAMMAR.count(POOL_MARKERS, MARKER)}; po odkryciu faz każde z was bierze jedno z nich: kostka to 1 M€, znacznik pozwala wymienić kartę z partnerem.",
        )
    return say(
        strong("Samotnie. "),
        f"Rozgrywasz {SOLO_ROUNDS} rund i wygrywasz, jeśli do tego czasu Mars zostanie sterraformowany. Zdobądź jak najwięcej punktów; gdy Mars jest sterraformowany, możesz też zakończyć grę wcześniej, przed następną rundą. W każdej rundzie neutralna karta dodaje fazę bez bonusu. Co {len(PHASE_NAMES)} rund neutralne karty tasuje się od nowa, a jeśli nie grasz na poziomie eksperta, temperatura lub poziom tlenu rośnie bez twojego udziału; w ostatnich {len(PHASE_NAMES)} rundach kolejność kart wybierasz ty.",
    )


def rules(w: AresWords) -> list[Text]:
    """The rules for a newcomer."""
    forest, forest_money, warmth, warmth_money, ocean = STANDARD_COST
    phases = " ".join(f"{name}: {text[:1].lower()}{text[1:]}" for name, (text, _) in zip(PHASE_NAMES, PHASE_TEXTS, strict=True))
    bonuses = " ".join(f"{name}: {text[:1].lower()}{text[1:]}" for name, (_, text) in zip(PHASE_NAMES, PHASE_TEXTS, strict=True))
    beginning = (
        f"Dostajesz korporację i {cards(FIRST_HAND)}."
        if w.game.setting.first_game
        else f"Wybierz jedną z dwóch korporacji; zachowujesz wszystkie {cards(FIRST_HAND)}."
    )
    anew = " Wcześniej możesz wymienić dowolne z nich." if w.game.setting.mulligan else ""
    return [
        say(strong("Cel. "), goal(w)),
        say(strong("Współczynnik. "), "Każdy poziom temperatury lub tlenu i każdy obszar oceanu, który planeta zawdzięcza tobie, podnosi twój współczynnik terraformacji (WT) o 1. WT to dochód w każdej fazie produkcji i punkty na końcu."),
        say(strong("Początek. "), beginning, anew),
        say(strong("Runda. "), "Wszyscy w tajemnicy wybierają jedną z pięciu faz, ale nie tę z poprzedniej rundy. Wybrane fazy rozgrywa się po kolei, każdą raz, wszyscy jednocześnie. Kto wybrał fazę, dostaje też jej bonus."),
        say(strong("Fazy. "), phases),
        say(strong("Bonusy. "), bonuses),
        say(strong("Karty. "), f"Za kartę płaci się M€. Wybierając, co zrobić w fazie, możesz sprzedać karty z ręki po {CARD_SALE} M€; możesz nimi też dopłacić, jeśli brakuje ci M€. Każdy poziom stali obniża koszt kart z symbolem budowli o {METAL_VALUES[0]} M€, każdy poziom tytanu koszt kart z symbolem przestrzeni kosmicznej o {METAL_VALUES[1]} M€; nie zużywają się. Wymagania co do temperatury, tlenu i oceanów dotyczą stanu Marsa z początku fazy. Liczą się symbole wszystkich twoich kart, także czerwonych."),
        say(strong("Akcje standardowe. "), f"W fazie akcji, dowolnie często: posadź las za {amount(forest, PLANTS)} albo {forest_money} M€; podnieś temperaturę o poziom za {amount(warmth, HEAT)} albo {warmth_money} M€; odwróć obszar oceanu za {ocean} M€. Las jest wart punkt i podnosi poziom tlenu o 1%. Na koniec fazy musisz zamieniać ciepło i roślinność w poziomy, dopóki ich wystarcza, a wskaźnik nie osiągnął maksimum."),
        say(strong("Maksimum. "), "W fazie, w której wskaźnik osiągnął maksimum, wszyscy mogą podnosić go dalej ze wszystkimi nagrodami; ostatni obszar oceanu daje wtedy swoją nagrodę ponownie. W późniejszych fazach wskaźnik na maksimum nie daje już nic; zyskuje się tylko lasy."),
        say(strong("Koniec rundy. "), f"Kto ma na ręce więcej niż {cards(HAND_LIMIT)}, sprzedaje nadmiar po {CARD_SALE} M€ za kartę."),
        say(strong("Punkty. "), "WT; 1 za każdy las; i to, co mówią karty.", "" if w.game.setting.cooperative else " Przy remisie wygrywa, kto ma więcej M€, ciepła i roślinności; karty na ręce liczą się po cenie sprzedaży."),
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
    round="Runda",
    set_up="Wybór korporacji",
    planning="Planowanie",
    end_step="Koniec rundy",
    game_over="Koniec gry",
    last_call="Mars jest sterraformowany: ostatnia okazja",
    phase="Faza",
    phases="Fazy tej rundy",
    temperature="Temperatura",
    oxygen="Tlen",
    oceans="Oceany",
    zone="strefa",
    deck="Talia",
    discard="Odrzucone",
    player="Gracz",
    corporation="Korporacja",
    rating="WT",
    rating_short="WT",
    forests="Lasy",
    points="Punkty",
    stock="Zapas",
    production="Produkcja",
    metals="Metale",
    tags="Symbole",
    no_tags="bez symboli",
    hand="Ręka",
    played="Zagrane",
    ready="akcja dostępna",
    used="akcja użyta",
    your_hand="Twoja ręka",
    your_corporations="Twoje korporacje",
    your_cards="Do wyboru",
    received="Od partnera",
    chosen="Wybrano",
    price="cena",
    printed_cost="koszt",
    standard_actions="Akcje standardowe",
    bonus_left="bonus niewykorzystany",
    phase_card="Karta fazy",
    bonus="Bonus",
    last_phase_card="Karta fazy z poprzedniej rundy",
    neutral_cards="Pozostałe neutralne karty faz",
    neutral_marker="Neutralny znacznik",
    level="Poziom trudności",
    pool="Pula",
    cubes="kostki",
    markers="znaczniki",
    nothing="brak",
    score_sheet="Punktacja",
)


def joint(facts: Mapping[str, int]) -> list[str]:
    """The result against time, and why it is lost."""
    after = f"po rundzie {facts['round']} z {facts['rounds']}"
    missing = [f"{name} {facts[key]}" for key, name in zip(PARAMETER_NAMES, PARAMETERS, strict=True) if facts[key]]
    if "needed" in facts:
        found = [f"Wspólny wynik {after}: {facts['total']}; potrzeba co najmniej {facts['needed']}."]
    else:
        found = [f"Wynik {after}: {facts['total']}."]
    if missing:
        found.append(f"Mars nie jest sterraformowany. Brakujące poziomy: {', '.join(missing)}.")
    if facts["total"] < facts.get("needed", 0):
        found.append(f"Brakujące punkty: {facts['needed'] - facts['total']}.")
    return found


LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Terraformacja Marsa: Ekspedycja Ares",
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
    kinds={"active": "niebieska karta", "automated": "zielona karta", "event": "czerwona karta", "corporation": "korporacja"},
    mood=IMPERATIVE,
    lasting_mood=IMPERATIVE,
    clauses=CLAUSES,
    needs=lambda parts: f"wymagane: {listed([need(part) for part in parts])}",
    besides=lambda text: f"oprócz kosztu {text}",
    watch=watch,
    lasting=LASTING,
    produces=produces,
    capacity=capacity,
    points=points,
    begins=lambda card: f"na początku masz {amount(card.cost, MEGACREDITS)}",
    action=lambda text: f"akcja: {text}",
    alternative="; albo ",
    cost_for=lambda price, gain: f"{price}, aby {gain}",
    effect=lambda text: f"efekt: {text}",
    choose_one=choose_one,
    icons=ICONS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "rating": "Współczynnik terraformacji",
        "forests": "Lasy",
        "cards": "Karty",
        "points": "Punkty",
        "tie_resources": "pozostałe zasoby",
    },
    terms={
        "rating": "współczynnik terraformacji",
        "forests": "lasy",
        "cards": "punkty na kartach",
        "production": "produkcja na pozostałe rundy",
        "resources": "zapasy zasobów",
        "tableau": "akcje i efekty kart w grze",
        "hand": "karty na ręce",
        "research": "karty, które jeszcze przyjdą",
        "goal": "terraformacja na czas",
        "rivals": "oczekiwania najsilniejszego rywala",
    },
    joint=joint,
    partner="oczekiwania partnera",
    source="z publicznych źródeł",
)
