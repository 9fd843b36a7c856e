"""Pocket Mars in Polish.

Słowniczek. Kolonistę się WYSYŁA z Ziemi na statek, OSADZA ze statku w strefie jednej gwiazdki budynku, AWANSUJE ze strefy jednej
gwiazdki do strefy dwóch gwiazdek tego samego budynku i DEGRADUJE z powrotem. Kartę projektu ZAGRYWA się z ręki dla górnej akcji albo
DOŁĄCZA z modułu przygotowań do budynku jej koloru, gdzie liczą się jej wartość i dolna akcja; budynek ma zdolność. Pozostałe słowa:
moduł przygotowań, talia, stos kart odrzuconych, energia, punkty, pierwszy gracz, runda, tura.

Imion się nie odmienia i nic się z nimi nie zgadza: „kolonista gracza Anna”, „Anna wysyła”.
"""

from pavonis.core.game import Question
from pavonis.games.pocket_mars import effects
from pavonis.games.pocket_mars.cards import ENERGY_MAX, RECONSTRUCTED
from pavonis.games.pocket_mars.effects import THIS, Op
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.words.base import Labels, Language, Phrase, PocketMarsWords
from pavonis.text import INFINITIVE, Counted, Noun, Phrases, Sentence, Teller, Text, joined, say, strong
from pavonis.text.pl import CARD, DRAW, ENERGY, GAIN, GRAMMAR, LOOK, POINT, REFUSALS, cards

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
SETTLE = ("osadź", "osadzić")
PROMOTE = ("awansuj", "awansować")
MOVE = ("przenieś", "przenieść")
SWAP = ("zamień", "zamienić")
COVER = ("zakryj", "zakryć")
PUT = ("połóż", "położyć")
PAY = ("zapłać", "zapłacić")

# So many of something, as an object unless told otherwise.
colonists = Counted(GRAMMAR, COLONIST, "acc")
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


QUESTIONS: Phrases = {
    "turn": "Twoja tura: wybierz akcję.",
    "landing": "Twoja karta ma wyższą wartość. Osadzić kolonistę {building:into}?",
    "action": lambda w, q: say("Użyć dolnej akcji karty ", w.card(q.subject[0]), "? ", w.action(q.subject[0] * 2 + 1)),
    "ability": lambda w, q: say("Użyć zdolności ", w.building(q.subject[0], "of"), "? ", w.action(ABILITIES + q.subject[0])),
    "keep": "Zatrzymaj jedną kartę z zestawu; pozostałe dostanie gracz po lewej.",
    "drop": "Masz więcej niż cztery karty: odrzuć {cards least} z ręki.",
    "prepare": prepare,
    "sealed": "Wybór dokonany. Dopóki nie wybiorą wszyscy, możesz go cofnąć.",
}  # fmt: skip


def attach(w: PocketMarsWords, card: int, compared: str = "") -> Text:
    """A card goes to its building, with all that may follow."""
    colour = w.game.setting.colour[card]
    head = say("Dołącz kartę ", w.card(card), f" (wartość {w.game.setting.value[card]}{compared}) ", w.building(colour, "to"))
    return say(head, ": ", w.half(card * 2 + 1), "; potem ", w.half(ABILITIES + colour))


def zone_move(w: PocketMarsWords, verb: str, b: int, seat: int, zone: str) -> Text:
    """A colonist of anybody goes up or down."""
    return say(verb, " kolonistę gracza ", w.player(seat), " ", w.building(b, "at"), " ", zone)


def play(w: PocketMarsWords, card: int, idle: Text | None = None) -> Text:
    """A card played from hand; `idle` says why it would have no effect."""
    start = say("Zagraj kartę ", w.card(card), " z ręki")
    return say(start, " bez efektu (", idle, ")") if idle else say(start, ": ", w.half(card * 2))


def discard(w: PocketMarsWords, card: int, gain: int = 1) -> Text:
    """A card discarded for energy, which does not rise above its maximum."""
    return say("Odrzuć kartę ", w.card(card), f" i zyskaj {energy(gain)}" if gain else " za nic: energia jest już na maksimum")


MOVES: Phrases = {
    "take back": "Cofnij swój wybór",
    "decline": "Zrezygnuj",
    "use action": "Użyj dolnej akcji",
    "use ability": "Użyj zdolności budynku",
    "use effect": "Wykonaj",
    "launch": "Wyślij 1 kolonistę z Ziemi na statek",
    "play": play,
    "attach": attach,
    "take": "Zagraj {place}. kartę z modułu przygotowań gracza {seat}",
    "discard": discard,
    "drop": "Odrzuć kartę {card}",
    "prepare": "Włóż kartę {card} do modułu przygotowań",
    "keep": "Zatrzymaj kartę {card}",
    "bury": "Połóż kartę {card} na spód talii",
    "exchange": "Wybierz do zamiany kartę {card}",
    "land": "Osadź kolonistę {building:into}",
    "promote": "Awansuj swojego kolonistę {building:at}",
    "move from": "Przenieś swojego kolonistę {building:out}",
    "move to": "Przenieś swojego kolonistę {building:to}",
    "flip": "Zakryj wierzchnią kartę {building:of}",
    "demote any": lambda w, b, seat: zone_move(w, "Zdegraduj", b, seat, "do jednej gwiazdki"),
    "promote any": lambda w, b, seat: zone_move(w, "Awansuj", b, seat, "do dwóch gwiazdek"),
    "swap": "Zamień miejscami kolonistów {building:at} ({up} w górę, {down} w dół)",
    "peek": "Podejrzyj moduł przygotowań gracza {seat}",
    "peek at": "Podejrzyj {place}. kartę w module przygotowań gracza {seat}",
}  # fmt: skip

REASONS: Phrases = {
    **REFUSALS,
    "not_in_hand": "Nie masz na ręce karty {card}.",
    "not_in_prep": "Nie masz w module przygotowań karty {card}.",
    "not_yours": "Nie masz karty {card} ani na ręce, ani w module przygotowań.",
    "own_module": "To dotyczy modułów przygotowań innych graczy, a nie twojego.",
    "no_card_there": "Na miejscu {place} w module przygotowań gracza {seat} nie ma karty.",
    "no_such_seat": "Przy tym stole nie ma gracza {from_one seat}.",
    "none_on_earth": "Nie masz już kolonistów na Ziemi.",
    "ship_is_empty": "Na twoim statku nie ma kolonistów.",
    "too_little_energy": "Potrzebna energia: {needs}, a masz {has}.",
    "energy_full": "Masz już maksimum energii: {most}.",
    "colonist_here": "Masz już kolonistę {building:at}.",
    "ship_not_empty": "Twój statek nie jest pusty.",
    "no_colour_in_hand": "Nie masz na ręce {colour:gen}.",
    "no_one_star": "Nie masz kolonisty {building:at} w strefie jednej gwiazdki.",
    "two_star_full": "Strefa dwóch gwiazdek {building:at} jest pełna.",
    "nobody_to_promote": "Żaden z twoich kolonistów nie może awansować.",
    "nobody_to_move": "W żadnej strefie jednej gwiazdki nie masz kolonisty, którego można przenieść.",
    "nobody_to_shift": "Żaden kolonista nie może zmienić strefy w swoim budynku.",
    "nobody_to_swap": "W żadnym budynku nie ma dwóch kolonistów różnych graczy w różnych strefach.",
    "no_two_cards": "Pod żadnym budynkiem nie ma dwóch kart.",
    "no_card_to_flip": "Nie ma odkrytej karty, którą można zakryć.",
    "no_prep_to_see": "W modułach przygotowań innych graczy nie ma kart.",
    "no_card_left": "Nie ma już kart.",
    "not_in_pack": "W twoim zestawie nie ma karty {card}.",
    "picked_in_order": "Kilka kart wybiera się w kolejności z listy, a ta jest poza kolejnością.",
    "not_optional": "Z tego nie można zrezygnować.",
    "not_attached": "Karta {card} nie leży pod żadnym budynkiem.",
    "no_pair_with": "Karty {card} nie ma z czym zamienić miejscami.",
    "no_such_colonist": "Gracz {owner} nie ma takiego kolonisty {building:at}.",
    "same_building": "Kolonistę trzeba przenieść do innego budynku.",
    "nothing_sealed": "Nie ma wyboru, który można cofnąć.",
    "not_a_place_here": "Ten efekt nie sięga tamtego budynku.",
    "no_open_card_at": "Na wierzchu nie ma odkrytej karty {building:at}.",
    "other_column": "Karta {card} leży pod innym budynkiem.",
    "same_card": "Ta karta jest już wybrana: wybierz inną kartę tego samego budynku.",
    "same_owner": "Ci dwaj koloniści muszą należeć do różnych graczy.",
    "lands_only_at": "Kolonista może wylądować tylko {building:at}.",
}  # fmt: skip


def energy_change(w: PocketMarsWords, seat: int, change: int) -> Text:
    """Energy comes or goes, or would come if it were not at its maximum."""
    if change == 0:
        return say("Energia jest już na maksimum: ", w.player(seat), " jej nie zyskuje.")
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
    home = w.building(w.game.setting.colour[card], "to")
    return say(w.player(seat), " dołącza ", home, " kartę ", w.card(card), " z modułu przygotowań gracza ", w.player(owner), ".")


EVENTS: Phrases = {
    "turn": "Runda {round}, tura gracza {seat}.",
    "played": "{seat} zagrywa z ręki kartę {card}.",
    "attached": lambda w, seat, card: say(
        w.player(seat), " dołącza kartę ", w.card(card), " ", w.building(w.game.setting.colour[card], "to"), "."
    ),
    "taken": taken,
    "launched": "{seat} wysyła {colonists count} z Ziemi na statek.",
    "energy": energy_change,
    "landed": "{seat} osadza kolonistę {building:into}.",
    "promoted": lambda w, seat, owner, b: zone_change(w, " awansuje ", seat, owner, b),
    "demoted": lambda w, seat, owner, b: zone_change(w, " degraduje ", seat, owner, b),
    "moved": "{seat} przenosi kolonistę {from:out} {to:to}.",
    "swapped": "{seat} zamienia miejscami kolonistów {building:at}: {up} w górę, {down} w dół.",
    "exchanged": "{seat} zamienia miejscami karty {card} i {other}.",
    "flipped": "{seat} zakrywa wierzchnią kartę {building:of}: {card}.",
    "drew": "{seat} dobiera kartę {card}.",
    "drew_back": "{seat} dobiera {colour}.",
    "peeked": "{seat} podgląda kartę {place} w module przygotowań gracza {owner}: {card}.",
    "peeked_back": "{seat} podgląda kartę {place} w module przygotowań gracza {owner}.",
    "buried": "{seat} kładzie kartę {card} na spód talii.",
    "buried_back": "{seat} kładzie {colour} na spód talii.",
    "discarded": "{seat} odrzuca kartę {card} w zamian za energię.",
    "dropped": "{seat} odrzuca kartę {card}.",
    "prepared": "{seat} wkłada kartę {card} do modułu przygotowań.",
    "prepared_back": "{seat} wkłada {colour} do modułu przygotowań.",
    "rebuilt": "Talia się skończyła: potasowano nową talię z {cards count:gen}.",
    "declined": "{seat} rezygnuje.",
    "used": used,
    "first": "Pierwszy gracz: {seat}.",
    "kept": "{seat} zatrzymuje kartę {card}.",
    "kept_back": "{seat} zatrzymuje {colour}.",
    "ended": "Gra kończy się po rundzie {rounds}.",
    "without_effect": "Karta {card} nie daje efektu.",
}  # fmt: skip


def standing(w: PocketMarsWords, seat: int, earth: int, ship: int, mars: int, energy: int, most: int, points: int) -> Text:
    """How a player stands."""
    places = f"{GRAMMAR.count(earth, COLONIST)} na Ziemi, {ship} na statku, {mars} na Marsie"
    return say(w.player(seat), f": {places}; energia {energy} z {most}; {GRAMMAR.count(points, POINT)}.")


def rules(w: PocketMarsWords) -> list[Text]:
    """The rules for a newcomer."""
    yard = w.yard()
    homes = GRAMMAR.listed([w.building(b) for b in w.game.setting.homes])
    abilities = [say(w.building_name(b), " – ", w.half(ABILITIES + b)) for b in w.game.setting.table]
    draft = " Zdobywa się je w drafcie: zatrzymaj jedną z pięciu kart, resztę podaj w lewo, i tak dalej, aż będziesz mieć cztery." if w.game.setting.draft else ""  # fmt: skip
    return [
        say(strong("Cel. "), "Przewieź siedmiu swoich kolonistów z Ziemi na Marsa i zajmij tam dobre miejsca. Wygrywa ten, kto ma najwięcej punktów."),
        say(strong("Początek. "), "Każdy ma na początku jednego kolonistę na statku, sześciu na Ziemi, 1 energię i cztery karty projektów.", draft, " Dwie z nich połóż zakryte w module przygotowań, dwie zostaw na ręce."),
        say(strong("Budynki. "), homes, " to budynki z dwiema strefami. W strefie jednej gwiazdki miejsc jest bez ograniczeń. W strefie dwóch gwiazdek mieści się w grze dwuosobowej jeden kolonista, a w większej dwóch – bez względu na to, czyi są. ", w.building(yard), " nie przyjmuje kolonistów."),
        say(strong("Trzy czasowniki. "), "Wysłać – przenieść swoich kolonistów z Ziemi na statek. Osadzić – przenieść swoich kolonistów ze statku do strefy jednej gwiazdki budynku. Awansować – przenieść swojego kolonistę ze strefy jednej gwiazdki do strefy dwóch gwiazdek tego samego budynku, jeśli jest tam miejsce."),
        say(strong("Karty. "), "Karta projektu ma kolor, wartość, górną akcję i dolną akcję. Kolor widać na rewersie, więc kolory wszystkich kart zna każdy, ale awersy swoich kart widzisz tylko ty."),
        say(strong("Twoja tura. "), "Zrób jedną z pięciu rzeczy: zagraj kartę z ręki; dołącz kartę ze swojego modułu przygotowań; zagraj kartę z modułu przygotowań innego gracza; wyślij 1 kolonistę z Ziemi na statek; odrzuć jedną ze swoich czterech kart i zyskaj 1 energię."),
        say(strong("Karta z ręki. "), "Wykonaj jej górną akcję, na ile to możliwe, i odrzuć kartę. Można zagrać także kartę, która nic nie da."),
        say(strong("Karta ze swojego modułu przygotowań. "), "Połóż ją na wierzchu kart pod budynkiem jej koloru. Teraz możesz po kolei zrobić trzy kroki. Pierwszy: jeśli jej wartość jest wyższa niż wartość pod nią (dla pierwszej karty: wyższa niż 3), osadź kolonistę w tym budynku (oprócz ", w.building(yard, "of"), "). Drugi: użyj dolnej akcji karty. Trzeci: użyj zdolności budynku."),
        say(strong("Karta z cudzego modułu przygotowań. "), "Wybierasz ją po rewersie. Kartę dołącza się do jej budynku; jej właściciel może użyć dolnej akcji, potem ty możesz użyć zdolności budynku. Za wartość karty nikt nie osadza kolonisty."),
        say(strong("Zdolności. "), joined(abilities, "; "), "."),
        say(strong("Energia. "), f"Niektóre akcje kosztują energię; możesz mieć jej najwyżej {w.game.setting.energy_max}."),
        say(strong("Cztery karty. "), "Po każdej turze wszyscy wracają do dwóch kart na ręce i dwóch w module przygotowań: odrzucają nadmiar z ręki albo dobierają, a potem uzupełniają moduł z ręki. Z modułu karty nie wracają na rękę. Gdy talia się skończy, karty odrzucone i wszystkie przykryte karty pod budynkami tworzą nową talię."),
        say(strong("Koniec. "), "Jeśli na koniec rundy ktoś ma wszystkich siedmiu kolonistów na Marsie, gra się kończy."),
        say(strong("Punkty. "), "Za każdego kolonistę: 1 na statku, 2 w strefie jednej gwiazdki, 4 w strefie dwóch gwiazdek. Do tego 2 za kolonistów we wszystkich czterech budynkach, 4 za czterech kolonistów w jednym budynku i 1 za najwyższy poziom energii (także gdy ma go kilku graczy). Przy remisie wygrywa ten, kto ma więcej kolonistów na Marsie; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: PocketMarsWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(half.source != RECONSTRUCTED for half in w.game.setting.halves):
        return []
    most = f" oraz maksimum energii, {ENERGY_MAX}," if w.game.setting.energy_max == ENERGY_MAX else ""
    return [say(strong("Uwaga. "), f"Większość tekstów kart (oznaczonych gwiazdką){most} to nasza rekonstrukcja. Jeśli masz tę grę, możesz wczytać jej dokładną talię z pliku.")]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "cards": cards,
    "colonists": colonists,
}

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

LANGUAGE = Language(
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
        "tie_colonists": "koloniści na Marsie",
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
