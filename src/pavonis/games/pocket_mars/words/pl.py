"""Pocket Mars in Polish.

Słowniczek. Kolonistę się WYSYŁA z Ziemi na statek, OSADZA ze statku w strefie jednej gwiazdki budynku, AWANSUJE ze strefy jednej
gwiazdki do strefy dwóch gwiazdek tego samego budynku i DEGRADUJE z powrotem. Kartę projektu ZAGRYWA się z ręki dla górnej akcji albo
DOŁĄCZA z modułu przygotowań do budynku jej koloru, gdzie liczą się jej wartość i dolna akcja; budynek ma zdolność. Pozostałe słowa:
moduł przygotowań, talia, stos kart odrzuconych, energia, punkty, pierwszy gracz, runda, tura.

Imion się nie odmienia i nic się z nimi nie zgadza: „kolonista gracza Anna”, „Anna wysyła”.
"""

from pavonis.core.game import Question
from pavonis.games.pocket_mars import effects, events, reasons
from pavonis.games.pocket_mars.cards import ABILITIES, BUILDING_CARDS, ENERGY_MAX, RECONSTRUCTED
from pavonis.games.pocket_mars.effects import THIS, Op
from pavonis.games.pocket_mars.words.base import Labels, Language, Phrase, PocketMarsWords
from pavonis.text import INFINITIVE, Counted, Noun, Sentence, Text, joined, say, strong
from pavonis.text.pl import CARD, ENERGY, POINT
from pavonis.text.pl import POLISH as GRAMMAR

COLONIST = Noun(nom="kolonista/kolonistów/kolonistów", acc="kolonistę/kolonistów/kolonistów", gen="kolonisty/kolonistów/kolonistów")

BUILDINGS = [
    Noun(nom="Ekosystem", at="w Ekosystemie", into="w Ekosystemie", out="z Ekosystemu", to="do Ekosystemu", of="Ekosystemu"),
    Noun(nom="Elektrownia", at="w Elektrowni", into="w Elektrowni", out="z Elektrowni", to="do Elektrowni", of="Elektrowni"),
    Noun(
        nom="Laboratorium",
        at="w Laboratorium",
        into="w Laboratorium",
        out="z Laboratorium",
        to="do Laboratorium",
        of="Laboratorium",
    ),
    Noun(
        nom="Zaopatrzenie w wodę",
        at="w Zaopatrzeniu w wodę",
        into="w Zaopatrzeniu w wodę",
        out="z Zaopatrzenia w wodę",
        to="do Zaopatrzenia w wodę",
        of="Zaopatrzenia w wodę",
    ),
    Noun(
        nom="Zakład budowlany",
        at="w Zakładzie budowlanym",
        into="w Zakładzie budowlanym",
        out="z Zakładu budowlanego",
        to="do Zakładu budowlanego",
        of="Zakładu budowlanego",
    ),
]

COLOURED_CARDS = [
    Noun(nom="zielona karta", acc="zieloną kartę", gen="zielonej karty"),
    Noun(nom="pomarańczowa karta", acc="pomarańczową kartę", gen="pomarańczowej karty"),
    Noun(nom="fioletowa karta", acc="fioletową kartę", gen="fioletowej karty"),
    Noun(nom="niebieska karta", acc="niebieską kartę", gen="niebieskiej karty"),
    Noun(nom="czarna karta", acc="czarną kartę", gen="czarnej karty"),
]

# Verbs by mood: on cards and in moves the imperative, after "możesz" and in questions the infinitive.
SEND = ("wyślij", "wysłać")
GAIN = ("zyskaj", "zyskać")
SETTLE = ("osadź", "osadzić")
PROMOTE = ("awansuj", "awansować")
MOVE = ("przenieś", "przenieść")
SWAP = ("zamień", "zamienić")
COVER = ("zakryj", "zakryć")
DRAW = ("dobierz", "dobrać")
LOOK = ("podejrzyj", "podejrzeć")
PUT = ("połóż", "położyć")
PAY = ("zapłać", "zapłacić")

# So many of something, as an object unless told otherwise.
colonists = Counted(GRAMMAR, COLONIST, "acc")
cards = Counted(GRAMMAR, CARD, "acc")
energy = Counted(GRAMMAR, ENERGY, "acc")


def nth(op: Op, memo: int) -> str:
    """Which of several picks of one effect is asked for; the memo counts those that are left."""
    return f" ({op.n - (memo or op.n) + 1} z {op.n})" if op.n > 1 else ""


def move(op: Op, mood: int) -> str:
    """A colonist changes the building."""
    if op.where == THIS:
        return f"{MOVE[mood]} do tego budynku 1 swojego kolonistę ze strefy jednej gwiazdki innego budynku"
    return f"{MOVE[mood]} 1 swojego kolonistę ze strefy jednej gwiazdki do innego budynku"


EFFECTS: dict[int, Phrase] = {
    effects.LAUNCH_OP: lambda op, mood: f"{SEND[mood]} {colonists(op.n)} z Ziemi na statek",
    effects.GAIN: lambda op, mood: f"{GAIN[mood]} {energy(op.n)}",
    effects.LAND_HERE: lambda op, mood: f"{SETTLE[mood]} {colonists(op.n)} ze statku w tym budynku",
    effects.LAND_ANY: lambda op, mood: (
        f"{SETTLE[mood]} {colonists(op.n)} ze statku w {'dowolnym budynku' if op.n == 1 else 'dowolnych budynkach'}"
    ),
    effects.PROMOTE_OWN: lambda op, mood: f"{PROMOTE[mood]} 1 swojego kolonistę{' w tym budynku' if op.where == THIS else ''}",
    effects.MOVE_OWN: move,
    effects.SHIFT: lambda op, mood: f"{MOVE[mood]} 1 kolonistę dowolnego gracza do drugiej strefy tego samego budynku",
    effects.SWAP_ZONES: lambda op, mood: f"{SWAP[mood]} miejscami w jednym budynku 2 kolonistów różnych graczy z różnych stref",
    effects.EXCHANGE_CARDS: lambda op, mood: f"{SWAP[mood]} miejscami 2 karty pod jednym budynkiem",
    effects.FLIP_TOP: lambda op, mood: f"{COVER[mood]} wierzchnią kartę budynku ze strefami (liczy się jako 0)",
    effects.DRAW: lambda op, mood: f"{DRAW[mood]} {cards(op.n)}",
    effects.PEEK_PREP: lambda op, mood: f"{LOOK[mood]} {cards(op.n)} w module przygotowań innego gracza",
    effects.BURY_CARD: lambda op, mood: f"{PUT[mood]} 1 kartę z ręki lub ze swojego modułu przygotowań na spód talii",
}

CONDITIONS: dict[int, Sentence] = {
    effects.NONE_HERE: lambda w, colour: say("jeśli nie masz kolonistów w tym budynku"),
    effects.SHIP_EMPTY: lambda w, colour: say("jeśli twój statek jest pusty"),
    effects.COLOUR_IN_HAND: lambda w, colour: say("jeśli masz na ręce ", w.coloured_card(colour)),
}

ICONS = {
    "launch": "wysłanie",
    "energy": "energia",
    "land_here": "osadzenie tutaj",
    "land": "osadzenie",
    "promote": "awans",
    "promote_here": "awans tutaj",
    "move": "przeniesienie",
    "move_here": "przeniesienie tutaj",
    "shift": "zmiana strefy",
    "swap": "zamiana kolonistów",
    "exchange": "zamiana kart",
    "flip": "zakrycie karty",
    "draw": "dobranie",
    "peek": "podejrzenie",
    "bury": "karta pod talię",
    "none_here": "nikogo tutaj",
    "ship_empty": "pusty statek",
}


def ask_move(w: PocketMarsWords, op: Op, memo: int) -> Text:
    """From where, then to where."""
    if memo:
        return say("do którego budynku przenieść kolonistę ", w.building(memo - 1, "out"), "?")
    here = " do tego budynku" if op.where == THIS else ""
    return say(f"którego swojego kolonistę ze strefy jednej gwiazdki przenieść{here}?")


ASKS: dict[int, Sentence] = {
    effects.LAND_ANY: lambda w, op, memo: say("w którym budynku osadzić kolonistę", nth(op, memo), "?"),
    effects.PROMOTE_OWN: lambda w, op, memo: say("którego swojego kolonistę awansować?"),
    effects.MOVE_OWN: ask_move,
    effects.SHIFT: lambda w, op, memo: say("którego kolonistę przenieść do drugiej strefy jego budynku?"),
    effects.SWAP_ZONES: lambda w, op, memo: say("których dwóch kolonistów zamienić miejscami?"),
    effects.EXCHANGE_CARDS: lambda w, op, memo: (
        say("z którą kartą zamienić miejscami kartę ", w.card(memo - 1), "?")
        if memo
        else say("które dwie karty zamienić miejscami? Wybierz pierwszą.")
    ),
    effects.FLIP_TOP: lambda w, op, memo: say("wierzchnią kartę którego budynku zakryć?"),
    effects.PEEK_PREP: lambda w, op, memo: (
        say("którą kartę podejrzeć w module przygotowań gracza ", w.player(memo - 1), "?")
        if memo
        else say("czyj moduł przygotowań podejrzeć?")
    ),
    effects.BURY_CARD: lambda w, op, memo: say("którą kartę położyć na spód talii?"),
}


def prepare(w: PocketMarsWords, question: Question) -> Text:
    """So many cards are still wanted."""
    return say(f"Wybierz {'kartę' if question.least == 1 else cards(question.least)} do modułu przygotowań.")


QUESTIONS: dict[str, Sentence] = {
    "turn": lambda w, q: say("Twoja tura: wybierz akcję."),
    "landing": lambda w, q: say("Twoja karta ma wyższą wartość. Osadzić kolonistę ", w.building(q.subject[0], "into"), "?"),
    "action": lambda w, q: say("Użyć dolnej akcji karty ", w.card(q.subject[0]), "? ", w.action(q.subject[0] * 2 + 1)),
    "ability": lambda w, q: say("Użyć zdolności ", w.building(q.subject[0], "of"), "? ", w.action(ABILITIES + q.subject[0])),
    "keep": lambda w, q: say("Zatrzymaj jedną kartę z zestawu; pozostałe dostanie gracz po lewej."),
    "drop": lambda w, q: say(f"Masz więcej niż cztery karty: odrzuć {cards(q.least)} z ręki."),
    "prepare": prepare,
    "sealed": lambda w, q: say("Wybór dokonany. Dopóki nie wybiorą wszyscy, możesz go cofnąć."),
}


def attach(w: PocketMarsWords, card: int, compared: str = "") -> Text:
    """A card goes to its building, with all that may follow."""
    colour = w.game.deck.colour[card]
    head = say("Dołącz ", w.card(card), f" (wartość {w.game.deck.value[card]}{compared}) ", w.building(colour, "to"))
    return say(head, ": ", w.half(card * 2 + 1), "; potem ", w.half(ABILITIES + colour))


def zone_move(w: PocketMarsWords, verb: str, b: int, seat: int, zone: str) -> Text:
    """A colonist of anybody goes up or down."""
    return say(verb, " kolonistę gracza ", w.player(seat), " ", w.building(b, "at"), " ", zone)


MOVES: dict[str, Sentence] = {
    "take back": lambda w: say("Cofnij swój wybór"),
    "decline": lambda w: say("Zrezygnuj"),
    "use action": lambda w: say("Użyj dolnej akcji"),
    "use ability": lambda w: say("Użyj zdolności budynku"),
    "use effect": lambda w: say("Wykonaj"),
    "launch": lambda w: say("Wyślij 1 kolonistę z Ziemi na statek"),
    "play": lambda w, card: say("Zagraj ", w.card(card), " z ręki: ", w.half(card * 2)),
    "attach": attach,
    "take": lambda w, seat, place: say("Zagraj kartę ", place + 1, " z modułu przygotowań gracza ", w.player(seat)),
    "discard": lambda w, card: say("Odrzuć ", w.card(card), " i zyskaj 1 energię"),
    "drop": lambda w, card: say("Odrzuć ", w.card(card)),
    "prepare": lambda w, card: say("Włóż ", w.card(card), " do modułu przygotowań"),
    "keep": lambda w, card: say("Zatrzymaj ", w.card(card)),
    "bury": lambda w, card: say("Połóż ", w.card(card), " na spód talii"),
    "exchange": lambda w, card: say("Wybierz do zamiany ", w.card(card)),
    "land": lambda w, b: say("Osadź kolonistę ", w.building(b, "into")),
    "promote": lambda w, b: say("Awansuj swojego kolonistę ", w.building(b, "at")),
    "move from": lambda w, b: say("Przenieś swojego kolonistę ", w.building(b, "out")),
    "move to": lambda w, b: say("Przenieś swojego kolonistę ", w.building(b, "to")),
    "flip": lambda w, b: say("Zakryj wierzchnią kartę ", w.building(b, "of")),
    "demote any": lambda w, b, seat: zone_move(w, "Zdegraduj", b, seat, "do jednej gwiazdki"),
    "promote any": lambda w, b, seat: zone_move(w, "Awansuj", b, seat, "do dwóch gwiazdek"),
    "swap": lambda w, b, up, down: say(
        "Zamień miejscami kolonistów ", w.building(b, "at"), " (", w.player(up), " w górę, ", w.player(down), " w dół)"
    ),
    "peek": lambda w, seat: say("Podejrzyj moduł przygotowań gracza ", w.player(seat)),
    "peek at": lambda w, seat, place: say("Podejrzyj kartę ", place + 1, " w module przygotowań gracza ", w.player(seat)),
}

REASONS: dict[int, Sentence] = {
    reasons.GAME_OVER: lambda w: say("Gra jest już skończona."),
    reasons.NOT_ASKED: lambda w: say("Teraz nie masz nic do wyboru."),
    reasons.NOT_THIS_QUESTION: lambda w: say("Teraz trzeba wybrać coś innego."),
    reasons.NO_SUCH_MOVE: lambda w: say("Nie ma takiego ruchu."),
    reasons.NOT_IN_HAND: lambda w, card: say("Nie masz na ręce karty ", w.card(card), "."),
    reasons.NOT_IN_PREP: lambda w, card: say("Nie masz w module przygotowań karty ", w.card(card), "."),
    reasons.NOT_YOURS: lambda w, card: say("Nie masz karty ", w.card(card), " ani na ręce, ani w module przygotowań."),
    reasons.OWN_MODULE: lambda w: say("To dotyczy modułów przygotowań innych graczy, a nie twojego."),
    reasons.NO_CARD_THERE: lambda w, seat, place: say(
        "Na miejscu ", place + 1, " w module przygotowań gracza ", w.player(seat), " nie ma karty."
    ),
    reasons.NO_SUCH_SEAT: lambda w, seat: say("Przy tym stole nie ma gracza ", seat + 1, "."),
    reasons.NONE_ON_EARTH: lambda w: say("Nie masz już kolonistów na Ziemi."),
    reasons.SHIP_IS_EMPTY: lambda w: say("Na twoim statku nie ma kolonistów."),
    reasons.TOO_LITTLE_ENERGY: lambda w, has, needs: say("Potrzebna energia: ", needs, ", a masz ", has, "."),
    reasons.ENERGY_FULL: lambda w, most: say("Masz już maksimum energii: ", most, "."),
    reasons.COLONIST_HERE: lambda w, b: say("Masz już kolonistę ", w.building(b, "at"), "."),
    reasons.SHIP_NOT_EMPTY: lambda w: say("Twój statek nie jest pusty."),
    reasons.NO_COLOUR_IN_HAND: lambda w, colour: say("Nie masz na ręce ", w.coloured_card(colour, "gen"), "."),
    reasons.NO_ONE_STAR: lambda w, b: say("Nie masz kolonisty ", w.building(b, "at"), " w strefie jednej gwiazdki."),
    reasons.TWO_STAR_FULL: lambda w, b: say("Strefa dwóch gwiazdek ", w.building(b, "at"), " jest pełna."),
    reasons.NOBODY_TO_PROMOTE: lambda w: say("Żaden z twoich kolonistów nie może awansować."),
    reasons.NOBODY_TO_MOVE: lambda w: say("W żadnej strefie jednej gwiazdki nie masz kolonisty, którego można przenieść."),
    reasons.NOBODY_TO_SHIFT: lambda w: say("Żaden kolonista nie może zmienić strefy w swoim budynku."),
    reasons.NOBODY_TO_SWAP: lambda w: say("W żadnym budynku nie ma dwóch kolonistów różnych graczy w różnych strefach."),
    reasons.NO_TWO_CARDS: lambda w: say("Pod żadnym budynkiem nie ma dwóch kart."),
    reasons.NO_CARD_TO_FLIP: lambda w: say("Nie ma odkrytej karty, którą można zakryć."),
    reasons.NO_PREP_TO_SEE: lambda w: say("W modułach przygotowań innych graczy nie ma kart."),
    reasons.NO_CARD_LEFT: lambda w: say("Nie ma już kart."),
    reasons.NOT_IN_PACK: lambda w, card: say("W twoim zestawie nie ma karty ", w.card(card), "."),
    reasons.PICKED_IN_ORDER: lambda w: say("Kilka kart wybiera się w kolejności z listy, a po tej zostanie ich za mało."),
    reasons.NOT_OPTIONAL: lambda w: say("Z tego nie można zrezygnować."),
    reasons.NOT_ATTACHED: lambda w, card: say("Karta ", w.card(card), " nie leży pod żadnym budynkiem."),
    reasons.NO_PAIR_WITH: lambda w, card: say("Karty ", w.card(card), " nie ma z czym zamienić miejscami."),
    reasons.NO_SUCH_COLONIST: lambda w, seat, b: say(
        "Gracz ", w.player(seat), " nie ma takiego kolonisty ", w.building(b, "at"), "."
    ),
    reasons.SAME_BUILDING: lambda w: say("Kolonistę trzeba przenieść do innego budynku."),
    reasons.NOTHING_SEALED: lambda w: say("Nie ma wyboru, który można cofnąć."),
    reasons.NOT_A_PLACE_HERE: lambda w: say("Ten efekt nie sięga tamtego budynku."),
}


def energy_change(w: PocketMarsWords, seat: int, change: int) -> Text:
    """Energy comes or goes."""
    return say(w.player(seat), " zyskuje " if change > 0 else " płaci ", energy(abs(change)), ".")


def zone_change(w: PocketMarsWords, verb: str, seat: int, owner: int, b: int) -> Text:
    """Somebody moves a colonist, one's own or another's, up or down."""
    whose = say("swojego kolonistę") if seat == owner else say("kolonistę gracza ", w.player(owner))
    return say(w.player(seat), verb, whose, " ", w.building(b, "at"), ".")


def used(w: PocketMarsWords, seat: int, half: int) -> Text:
    """Somebody uses an action or an ability."""
    if half >= ABILITIES:
        return say(w.player(seat), " używa zdolności ", w.building(half - ABILITIES, "of"), ".")
    return say(w.player(seat), f" używa {'dolnej' if half % 2 else 'górnej'} akcji karty ", w.card(half // 2), ".")


def taken(w: PocketMarsWords, seat: int, owner: int, card: int) -> Text:
    """Somebody plays another player's prep card."""
    home = w.building(w.game.deck.colour[card], "to")
    return say(w.player(seat), " dołącza ", home, " kartę ", w.card(card), " z modułu przygotowań gracza ", w.player(owner), ".")


EVENTS: dict[int, Sentence] = {
    events.TURN: lambda w, number, seat: say("Runda ", number, ", tura gracza ", w.player(seat), "."),
    events.PLAYED: lambda w, seat, card: say(w.player(seat), " zagrywa z ręki kartę ", w.card(card), "."),
    events.ATTACHED: lambda w, seat, card: say(
        w.player(seat), " dołącza kartę ", w.card(card), " ", w.building(w.game.deck.colour[card], "to"), "."
    ),
    events.TAKEN: taken,
    events.LAUNCHED: lambda w, seat, n: say(w.player(seat), " wysyła ", colonists(n), " z Ziemi na statek."),
    events.ENERGY: energy_change,
    events.LANDED: lambda w, seat, b: say(w.player(seat), " osadza kolonistę ", w.building(b, "into"), "."),
    events.PROMOTED: lambda w, seat, owner, b: zone_change(w, " awansuje ", seat, owner, b),
    events.DEMOTED: lambda w, seat, owner, b: zone_change(w, " degraduje ", seat, owner, b),
    events.MOVED: lambda w, seat, source, target: say(
        w.player(seat), " przenosi kolonistę ", w.building(source, "out"), " ", w.building(target, "to"), "."
    ),
    events.SWAPPED: lambda w, seat, b, up, down: say(
        w.player(seat),
        " zamienia miejscami kolonistów ",
        w.building(b, "at"),
        ": ",
        w.player(up),
        " w górę, ",
        w.player(down),
        " w dół.",
    ),
    events.EXCHANGED: lambda w, seat, one, other: say(
        w.player(seat), " zamienia miejscami karty ", w.card(one), " i ", w.card(other), "."
    ),
    events.FLIPPED: lambda w, seat, b, card: say(
        w.player(seat), " zakrywa wierzchnią kartę ", w.building(b, "of"), ": ", w.card(card), "."
    ),
    events.DREW: lambda w, seat, card: say(w.player(seat), " dobiera kartę ", w.card(card), "."),
    events.DREW_BACK: lambda w, seat, colour: say(w.player(seat), " dobiera ", w.coloured_card(colour), "."),
    events.PEEKED: lambda w, seat, owner, place, card: say(
        w.player(seat), " podgląda kartę ", place + 1, " w module przygotowań gracza ", w.player(owner), ": ", w.card(card), "."
    ),
    events.PEEKED_BACK: lambda w, seat, owner, place: say(
        w.player(seat), " podgląda kartę ", place + 1, " w module przygotowań gracza ", w.player(owner), "."
    ),
    events.BURIED: lambda w, seat, card: say(w.player(seat), " kładzie kartę ", w.card(card), " na spód talii."),
    events.BURIED_BACK: lambda w, seat, colour: say(w.player(seat), " kładzie ", w.coloured_card(colour), " na spód talii."),
    events.DISCARDED: lambda w, seat, card: say(w.player(seat), " odrzuca kartę ", w.card(card), " w zamian za energię."),
    events.DROPPED: lambda w, seat, card: say(w.player(seat), " odrzuca kartę ", w.card(card), "."),
    events.PREPARED: lambda w, seat, card: say(w.player(seat), " wkłada kartę ", w.card(card), " do modułu przygotowań."),
    events.PREPARED_BACK: lambda w, seat, colour: say(
        w.player(seat), " wkłada ", w.coloured_card(colour), " do modułu przygotowań."
    ),
    events.REBUILT: lambda w, n: say("Talia się skończyła: potasowano nową talię z ", cards(n, "gen"), "."),
    events.DECLINED: lambda w, seat: say(w.player(seat), " rezygnuje."),
    events.USED: used,
    events.FIRST: lambda w, seat: say("Pierwszy gracz: ", w.player(seat), "."),
    events.KEPT: lambda w, seat, card: say(w.player(seat), " zatrzymuje kartę ", w.card(card), "."),
    events.KEPT_BACK: lambda w, seat, colour: say(w.player(seat), " zatrzymuje ", w.coloured_card(colour), "."),
    events.ENDED: lambda w, rounds: say("Gra kończy się po rundzie ", rounds, "."),
}


def standing(w: PocketMarsWords, seat: int, earth: int, ship: int, mars: int, energy: int, most: int, points: int) -> Text:
    """How a player stands."""
    places = f"{GRAMMAR.count(earth, COLONIST)} na Ziemi, {ship} na statku, {mars} na Marsie"
    return say(w.player(seat), f": {places}; energia {energy} z {most}; {GRAMMAR.count(points, POINT)}.")


def rules(w: PocketMarsWords) -> list[Text]:
    """The rules for a newcomer."""
    yard = len(BUILDING_CARDS) - 1
    homes = GRAMMAR.listed([w.building(b) for b in range(yard)])
    abilities = [say(w.building_name(b), " – ", w.half(ABILITIES + b)) for b in range(len(BUILDING_CARDS))]
    draft = " Zdobywa się je w drafcie: zatrzymaj jedną z pięciu kart, resztę podaj w lewo, i tak dalej, aż będziesz mieć cztery." if w.game.draft else ""  # fmt: skip
    return [
        say(strong("Cel. "), "Przewieź siedmiu swoich kolonistów z Ziemi na Marsa i zajmij tam dobre miejsca. Wygrywa ten, kto ma najwięcej punktów."),
        say(strong("Początek. "), "Każdy ma na początku jednego kolonistę na statku, sześciu na Ziemi, 1 energię i cztery karty projektów.", draft, " Dwie z nich połóż zakryte w module przygotowań, dwie zostaw na ręce."),
        say(strong("Budynki. "), homes, " to budynki z dwiema strefami. W strefie jednej gwiazdki miejsc jest bez ograniczeń. W strefie dwóch gwiazdek mieści się w grze dwuosobowej jeden kolonista, a w większej dwóch – bez względu na to, czyi są. ", w.building(yard), " nie przyjmuje kolonistów."),
        say(strong("Trzy czasowniki. "), "Wysłać – przenieść swoich kolonistów z Ziemi na statek. Osadzić – przenieść swoich kolonistów ze statku do strefy jednej gwiazdki budynku. Awansować – przenieść swojego kolonistę ze strefy jednej gwiazdki do strefy dwóch gwiazdek tego samego budynku, jeśli jest tam miejsce."),
        say(strong("Karty. "), "Karta projektu ma kolor, wartość, górną akcję i dolną akcję. Kolor widać na rewersie, więc kolory wszystkich kart zna każdy, ale awersy swoich kart widzisz tylko ty."),
        say(strong("Twoja tura. "), "Zrób jedną z pięciu rzeczy: zagraj kartę z ręki; dołącz kartę ze swojego modułu przygotowań; zagraj kartę z modułu przygotowań innego gracza; wyślij 1 kolonistę z Ziemi na statek; odrzuć jedną ze swoich czterech kart i zyskaj 1 energię."),
        say(strong("Karta z ręki. "), "Wykonaj jej górną akcję, na ile to możliwe, i odrzuć kartę."),
        say(strong("Karta ze swojego modułu przygotowań. "), "Połóż ją na wierzchu kart pod budynkiem jej koloru. Teraz możesz po kolei zrobić trzy kroki. Pierwszy: jeśli jej wartość jest wyższa niż wartość pod nią (dla pierwszej karty: wyższa niż 3), osadź kolonistę w tym budynku (oprócz ", w.building(yard, "of"), "). Drugi: użyj dolnej akcji karty. Trzeci: użyj zdolności budynku."),
        say(strong("Karta z cudzego modułu przygotowań. "), "Wybierasz ją po rewersie. Kartę dołącza się do jej budynku; jej właściciel może użyć dolnej akcji, potem ty możesz użyć zdolności budynku. Za wartość karty nikt nie osadza kolonisty."),
        say(strong("Zdolności. "), joined(abilities, "; "), "."),
        say(strong("Energia. "), f"Niektóre akcje kosztują energię; możesz mieć jej najwyżej {w.game.deck.energy_max}."),
        say(strong("Cztery karty. "), "Po każdej turze wszyscy wracają do dwóch kart na ręce i dwóch w module przygotowań: odrzucają nadmiar z ręki albo dobierają, a potem uzupełniają moduł z ręki. Z modułu karty nie wracają na rękę. Gdy talia się skończy, karty odrzucone i wszystkie przykryte karty pod budynkami tworzą nową talię."),
        say(strong("Koniec. "), "Jeśli na koniec rundy ktoś ma wszystkich siedmiu kolonistów na Marsie, gra się kończy."),
        say(strong("Punkty. "), "Za każdego kolonistę: 1 na statku, 2 w strefie jednej gwiazdki, 4 w strefie dwóch gwiazdek. Do tego 2 za kolonistów we wszystkich czterech budynkach, 4 za czterech kolonistów w jednym budynku i 1 za najwyższy poziom energii (także gdy ma go kilku graczy). Przy remisie wygrywa ten, kto ma więcej kolonistów na Marsie; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: PocketMarsWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(half.source != RECONSTRUCTED for half in w.game.deck.halves):
        return []
    most = f" oraz maksimum energii, {ENERGY_MAX}," if w.game.deck.energy_max == ENERGY_MAX else ""
    return [say(strong("Uwaga. "), f"Większość tekstów kart (oznaczonych gwiazdką){most} to nasza rekonstrukcja. Jeśli masz tę grę, możesz wczytać jej dokładną talię z pliku.")]  # fmt: skip


LABELS = Labels(
    round="Runda",
    to_play="Tura",
    first_player="Pierwszy gracz",
    set_up="Wybór kart do modułu",
    draft="Draft",
    game_over="Koniec gry",
    building="Budynek",
    one_star="strefa jednej gwiazdki",
    two_star="strefa dwóch gwiazdek",
    to_beat="Przebić",
    cards="Karty pod budynkiem",
    ability="Zdolność",
    nobody="nikogo",
    nothing="brak",
    no_colonists="bez kolonistów",
    free="wolne",
    full="pełna",
    face_down="zakryta",
    uppermost_first="od wierzchniej",
    player="Gracz",
    earth="Ziemia",
    ship="Statek",
    mars="Mars",
    energy="Energia",
    points="Punkty",
    hand="Ręka",
    prep="Moduł",
    prep_module="Moduł przygotowań",
    your_hand="Twoja ręka",
    your_prep="Twój moduł przygotowań",
    your_pack="Twój zestaw",
    top="Góra",
    bottom="Dół",
    colour="kolor",
    value="wartość",
    deck="Talia",
    on_top="wierzchnia",
    at_bottom="spodnie",
    you_know="znasz kartę",
    discard="Karty odrzucone",
    empty="pusto",
    in_play="Zagrywana",
    chosen="Wybrano",
    kept="Zatrzymane",
    pack="Zestaw",
    among="spośród",
    reconstructed="* nasza rekonstrukcja",
)

POLISH = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Pocket Mars",
    colours=["zielony", "pomarańczowy", "fioletowy", "niebieski", "czarny"],
    letters=["Z", "P", "F", "N", "C"],
    coloured_cards=COLOURED_CARDS,
    colonist=COLONIST,
    card=CARD,
    buildings=BUILDINGS,
    effects=EFFECTS,
    conditions=CONDITIONS,
    pay=lambda n, mood: f"{PAY[mood]} {energy(n)}",
    pay_for=lambda n, phrase: f"{PAY[INFINITIVE]} {energy(n)}, aby {phrase}",
    may=("możesz ", "możesz "),
    then=", potem ",
    price=lambda n: f"(koszt: {GRAMMAR.count(n, ENERGY)})",
    again={effects.LAUNCH_OP: lambda op, mood: f"{SEND[mood]} jeszcze {colonists(op.n)}"},
    icons=ICONS,
    asks=ASKS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    standing=standing,
    rules=rules,
    score_lines={
        "ship": "Na statku",
        "one_star": "Strefy jednej gwiazdki",
        "two_star": "Strefy dwóch gwiazdek",
        "everywhere": "We wszystkich czterech budynkach",
        "together": "Czterech w jednym budynku",
        "energy": "Najwięcej energii",
        "points": "Punkty",
    },
    terms={
        "colonists": "miejsca kolonistów",
        "turn": "czyja jest tura",
        "promotion": "szanse na awans",
        "everywhere": "kolonista w każdym budynku",
        "together": "czterech w jednym budynku",
        "energy": "energia",
        "cards": "karty na ręce i w module",
        "rivals": "oczekiwania najsilniejszego rywala",
    },
    sources={
        "rulebook": "z instrukcji",
        "public": "ze źródeł publicznych",
        "own": "z twojej talii",
        "reconstructed": "nasza rekonstrukcja",
    },
)
