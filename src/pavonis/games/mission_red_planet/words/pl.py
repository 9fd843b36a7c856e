"""Mission: Red Planet in Polish.

Słownik. Astronauta WSIADA na statek stojący na WYRZUTNI; statek ODLATUJE i PRZYBYWA do REGIONU. Zasób się ODKRYWA. Podczas wydobycia w
regionach kładzie się ŻETONY PUNKTÓW, zabiera je ten, kto ma tam najwięcej astronautów. Karta kolonizacji to CEL, ODKRYCIE albo AKCJA.
Pozostałe słowa: zapas, tunel czasoprzestrzenny, żeton regionu, postać, odliczanie, pierwszy gracz, runda.

Imiona się nie odmieniają: „astronauta gracza Anna”, „Anna przesuwa”.
"""

from pavonis.games.mission_red_planet import effects, events, reasons
from pavonis.games.mission_red_planet.cards import RECONSTRUCTED
from pavonis.games.mission_red_planet.effects import Deed, Goal, Op
from pavonis.games.mission_red_planet.state import NOBODY
from pavonis.games.mission_red_planet.words.base import Labels, Language, RedPlanetWords
from pavonis.text import Counted, Noun, Sentence, Text, say, strong
from pavonis.text.pl import POINT
from pavonis.text.pl import POLISH as GRAMMAR

ASTRONAUT = Noun(
    nom="astronauta/astronauci/astronautów", acc="astronautę/astronautów/astronautów", gen="astronauty/astronautów/astronautów"
)
TOKEN = Noun(nom="żeton/żetony/żetonów")
REGION = Noun(at="regionie/regionach/regionach")
RESOURCES = ["lód", "sylwanit", "celerium"]
OF_RESOURCES = ["lodu", "sylwanitu", "celerium"]

REGIONS = [
    Noun(nom="Doliny Marinera", at="w Dolinach Marinera", into="do Dolin Marinera", out="z Dolin Marinera"),
    Noun(nom="Równina Hellas", at="na Równinie Hellas", into="na Równinę Hellas", out="z Równiny Hellas"),
    Noun(nom="Wielka Syrta", at="na Wielkiej Syrcie", into="na Wielką Syrtę", out="z Wielkiej Syrty"),
    Noun(nom="Auzonia", at="w Auzonii", into="do Auzonii", out="z Auzonii"),
    Noun(
        nom="Wielka Równina Północna",
        at="na Wielkiej Równinie Północnej",
        into="na Wielką Równinę Północną",
        out="z Wielkiej Równiny Północnej",
    ),
    Noun(nom="Zatoka Trytona", at="w Zatoce Trytona", into="do Zatoki Trytona", out="z Zatoki Trytona"),
    Noun(nom="Morze Tyrreńskie", at="na Morzu Tyrreńskim", into="na Morze Tyrreńskie", out="z Morza Tyrreńskiego"),
    Noun(nom="Zatoka Sabejska", at="w Zatoce Sabejskiej", into="do Zatoki Sabejskiej", out="z Zatoki Sabejskiej"),
    Noun(nom="Morze Węża", at="na Morzu Węża", into="na Morze Węża", out="z Morza Węża"),
    Noun(nom="Fobos", at="na Fobosie", into="na Fobosa", out="z Fobosa"),
]

# So many of something.
astronauts = Counted(GRAMMAR, ASTRONAUT, "acc")
points = Counted(GRAMMAR, POINT)


def tokens(n: int, kind: int = -1) -> str:
    """So many point tokens as an object: 1 żeton punktów, 2 żetony lodu."""
    return f"{GRAMMAR.count(n, TOKEN)} {'punktów' if kind < 0 else OF_RESOURCES[kind]}"


def board(op: Op) -> str:
    """How many board, and how they spread."""
    if op.ships == effects.SAME_SHIP:
        return f"umieść {astronauts(op.n)} na jednym statku na wyrzutni, na którym starczy miejsc, albo pomiń tę kartę"
    if op.ships == effects.DIFFERENT_SHIPS:
        return f"umieść {astronauts(op.n)} na różnych statkach na wyrzutniach"
    return f"umieść {astronauts(op.n)} na {'statku na wyrzutni' if op.n == 1 else 'statkach na wyrzutniach'}"


STEPS = {
    effects.BOARD_SHIPS: board,
    effects.RECALL: lambda op: "weź na rękę wszystkie zagrane postacie, także tę",
    effects.WALK: lambda op: f"wykonaj do {op.n} przejść swoimi astronautami na Marsie, każde do sąsiedniego regionu",
    effects.RESEARCH: lambda op: "dobierz kartę kolonizacji albo obejrzyj odkrycie leżące przy mapie",
    effects.FORCE_LAUNCH: lambda op: "wyślij z wyrzutni niepełny statek, może być pusty",
    effects.DESTROY_SHIP: lambda op: "zniszcz statek na wyrzutni; wszyscy na pokładzie trafiają do tunelu czasoprzestrzennego",
    effects.REPLACE: lambda op: "zastąp swoim cudzego astronautę w regionie lub na statku, gdzie jest twój",
    effects.KILL: lambda op: "wyślij do tunelu dowolnego astronautę, choćby własnego, z zewnętrznego regionu lub z Fobosa",
    effects.DESCEND: lambda op: f"przesuń od 1 do {op.n} swoich astronautów z Fobosa do dowolnych regionów Marsa",
    effects.REDIRECT: lambda op: "połóż żeton regionu na dowolnym statku, na wyrzutni lub już w drodze",
}

COUNTED = {
    effects.ON_PHOBOS: "astronautów na Fobosie",
    effects.IN_INNER: "astronautów w trzech wewnętrznych regionach razem",
    effects.IN_WORMHOLE: "astronautów w tunelu czasoprzestrzennym",
    effects.SYLVANITE_TOKENS: "żetonów sylwanitu",
    effects.CELERIUM_TOKENS: "żetonów celerium",
}


def presence(w: RedPlanetWords, goal: Goal) -> Text:
    """Points for each number of regions."""
    scale = "/".join(str(n) for n in goal.points[1:])
    counts = "/".join(str(n) for n in range(1, len(goal.points)))
    return say(f"{scale} pkt, jeśli masz astronautę w {counts} z regionów: ", GRAMMAR.listed([w.region(r) for r in goal.regions]))


GOALS = {
    effects.PRESENCE: presence,
    effects.LEAD: lambda w, goal: say(
        f"{points(goal.points[1])}, jeśli masz najwięcej {COUNTED[goal.of]}, co najmniej 1; remis się liczy"
    ),
    effects.EACH_KIND: lambda w, goal: say(
        f"{points(goal.points[1])}, jeśli masz co najmniej {GRAMMAR.count(goal.least, TOKEN)} punktów każdego rodzaju"
    ),
    effects.MANY_REGIONS: lambda w, goal: say(
        f"{points(goal.points[1])}, jeśli masz astronautę co najmniej w {goal.least} {REGION.form('at', GRAMMAR.plural(goal.least))}"
    ),
    effects.ONE_REGION: lambda w, goal: say(
        f"{points(goal.points[1])}, jeśli w którymś regionie masz co najmniej {GRAMMAR.count(goal.least, ASTRONAUT, 'acc')}"
    ),
}


def gains(n: int) -> str:
    """Points won or lost."""
    return f"zdobywa {points(n)}" if n > 0 else f"traci {points(-n)}"


FINDS = {
    effects.EACH_LOSES: lambda find: f"każdy, kto tu jest, wysyła {astronauts(find.n)} do tunelu czasoprzestrzennego",
    effects.PULL_DOCKED: lambda find: "wszyscy astronauci ze statków na wyrzutniach przybywają tutaj",
    effects.EVACUATE: lambda find: "wszyscy astronauci muszą odejść do sąsiednich regionów",
    effects.ADJACENT_BONUS: lambda find: f"każdy sąsiedni region dostaje jeszcze {tokens(find.n)}",
    effects.NO_PRODUCTION: lambda find: "nie kładzie się tu żetonów punktów",
    effects.BONUS: lambda find: f"ten region dostaje jeszcze {tokens(find.n)}",
    effects.COUNT_ONE_EACH: lambda find: "każdemu, kto tu jest, liczy się 1 astronauta",
    effects.COUNT_ADJACENT: lambda find: "każdy, kto tu jest, liczy też swoich astronautów w sąsiednich regionach",
    effects.AWARD_SECOND: lambda find: "żetony punktów przypadają drugiemu miejscu",
    effects.PRODUCE_KIND: lambda find: f"kładzie się tu żetony {OF_RESOURCES[find.n]}",
    effects.POINTS_PRESENT: lambda find: f"każdy, kto tu jest, {gains(find.n)}",
    effects.POINTS_LEAD: lambda find: f"każdy, kto ma tu najwięcej astronautów, {gains(find.n)}",
}


def deed_tokens(deed: Deed) -> str:
    """Tokens from the supply."""
    return f"weź z zapasu {tokens(deed.n, deed.kind)}"


DEEDS = {
    effects.GAIN_TOKENS: deed_tokens,
    effects.RESCUE: lambda deed: (
        f"przywróć do {GRAMMAR.count(deed.n, ASTRONAUT, 'gen')} z tunelu do jednego regionu, w którym jest twój"
    ),
    effects.EXPEL: lambda deed: "wyślij do tunelu cudzego astronautę z regionu, w którym jest twój",
}

MOMENTS = {
    effects.DISCOVERY_PHASE: "Faza odkryć",
    effects.THIRD_PRODUCTION: "Trzecie wydobycie",
    effects.FINAL_SCORING: "Punktacja",
    effects.BEFORE_THIRD: "Przed trzecim wydobyciem",
    effects.END_OF_THIRD: "Na końcu trzeciego wydobycia",
}


def ship_text(going: str, seats: int) -> str:
    """What a ship card says."""
    return f"Leci {going}, miejsc: {seats}." if going else f"Region wybiera ten, kto wsiądzie pierwszy; miejsc: {seats}."


QUESTIONS: dict[str, Sentence] = {
    "mission": lambda w, q: say("Zatrzymaj jeden z dwóch celów; drugi wraca do talii."),
    "character": lambda w, q: say("Runda ", q.subject[0], ": wybierz w tajemnicy postać."),
    "board": lambda w, q: say(w.acting(q), "na który statek wsiąść? (zostało: ", q.subject[2], ")"),
    "send": lambda w, q: say(w.acting(q), "dokąd poleci statek (", w.pad(q.subject[2]), ")?"),
    "walk": lambda w, q: say(w.acting(q), "które przejście wykonać? (zostało: ", q.subject[2], ")"),
    "research": lambda w, q: say(w.acting(q), "dobrać kartę czy obejrzeć odkrycie?"),
    "place": lambda w, q: say(w.acting(q), "przy którym zewnętrznym regionie położyć to odkrycie?"),
    "look": lambda w, q: say(w.acting(q), "które odkrycie obejrzeć?"),
    "put_aside": lambda w, q: say(w.acting(q), "połóż kartę, jeśli to odkrycie, albo ją odłóż."),
    "launch": lambda w, q: say(w.acting(q), "który statek odleci?"),
    "destroy": lambda w, q: say(w.acting(q), "który statek zniszczyć?"),
    "replace": lambda w, q: say(w.acting(q), "kogo zastąpić?"),
    "kill": lambda w, q: say(w.acting(q), "kogo wysłać do tunelu?"),
    "descend": lambda w, q: say(w.acting(q), "dokąd wysłać astronautę z Fobosa? (jeszcze do ", q.subject[2], ")"),
    "redirect": lambda w, q: say(w.acting(q), "który statek dokąd skierować?"),
    "action": lambda w, q: say(MOMENTS[q.subject[0]], ": zagrać kartę akcji?"),
    "rescue": lambda w, q: say(w.card(q.subject[0]), ": dokąd przywrócić astronautów?"),
    "expel": lambda w, q: say(w.card(q.subject[0]), ": kogo wysłać do tunelu?"),
    "leave": lambda w, q: say(w.colour(q.subject[0]), ": dokąd odejść ", w.region(q.subject[1], "out"), "?"),
    "sealed": lambda w, q: say("Wybór dokonany. Dopóki nie wybiorą wszyscy, możesz go cofnąć."),
}

MOVES: dict[str, Sentence] = {
    "take back": lambda w: say("Cofnij swój wybór"),
    "done": lambda w: say("Zakończ"),
    "pass": lambda w: say("Pas"),
    "draw": lambda w: say("Dobierz kartę kolonizacji"),
    "put aside": lambda w: say("Odłóż kartę, nie pokazując jej"),
    "choose": lambda w, character: say(
        "Wybierz postać ", w.character(character), f" ({character}): ", w.character_steps(character)
    ),
    "keep": lambda w, card: say("Zatrzymaj cel ", w.card(card), ": ", w.card_text(card)[:-1]),
    "play": lambda w, number: say("Zagraj kartę ", w.action(number)),
    "board": lambda w, pad: say("Wsiądź na statek: ", w.pad(pad)),
    "launch": lambda w, pad: say("Wyślij statek: ", w.pad(pad)),
    "destroy": lambda w, pad: say("Zniszcz statek: ", w.pad(pad)),
    "send": lambda w, r: say("Leć ", w.region(r, "into")),
    "look": lambda w, r: say("Obejrzyj odkrycie: ", w.region(r)),
    "place": lambda w, r: say("Połóż odkrycie: ", w.region(r)),
    "descend": lambda w, r: say("Wyślij ", w.region(r, "into")),
    "leave for": lambda w, r: say("Odejdź ", w.region(r, "into")),
    "walk": lambda w, a, b: say("Przejdź ", w.region(a, "out"), " ", w.region(b, "into")),
    "redirect": lambda w, pad, r: say("Skieruj statek (", w.pad(pad), ") ", w.region(r, "into")),
    "kill": lambda w, r, colour: say("Wyślij do tunelu astronautę gracza ", w.colour(colour), " ", w.region(r, "out")),
    "expel": lambda w, r, colour: say("Wyślij do tunelu astronautę gracza ", w.colour(colour), " ", w.region(r, "out")),
    "replace": lambda w, place, colour: say("Zastąp astronautę gracza ", w.colour(colour), " ", w.place(place)),
    "rescue": lambda w, r, n: say("Przywróć ", astronauts(n + 1), " ", w.region(r, "into")),
}

REASONS: dict[int, Sentence] = {
    reasons.GAME_OVER: lambda w: say("Gra jest skończona."),
    reasons.NOT_ASKED: lambda w: say("Teraz nie masz nic do wyboru."),
    reasons.NOT_THIS_QUESTION: lambda w: say("Teraz trzeba wybrać coś innego."),
    reasons.NO_SUCH_MOVE: lambda w: say("Nie ma takiego ruchu."),
    reasons.NOTHING_SEALED: lambda w: say("Nie ma czego cofać."),
    reasons.NOT_IN_HAND: lambda w, character: say("Postać ", w.character(character), " jest już zagrana; wróci z Rekruterem."),
    reasons.NOT_DEALT: lambda w, card: say("Karty ", w.card(card), " nie ma wśród twoich dwóch celów."),
    reasons.NOT_HELD: lambda w, card: say("Nie masz karty ", w.card(card), "."),
    reasons.WRONG_MOMENT: lambda w, card: say("Kartę ", w.card(card), " zagrywa się w innym momencie."),
    reasons.NO_EFFECT: lambda w, card: say("Karta ", w.card(card), " nic by teraz nie dała."),
    reasons.NO_SUCH_PAD: lambda w, pad: say("Przy tym stole nie ma takiej wyrzutni: ", w.pad(pad), "."),
    reasons.NO_SHIP: lambda w, pad: say("Nie ma statku, dopóki nie przybędą nowe: ", w.pad(pad), "."),
    reasons.SHIP_LAUNCHED: lambda w, pad: say("Ten statek już odleciał: ", w.pad(pad), "."),
    reasons.SHIP_FULL: lambda w, pad: say("Na tym statku nie ma miejsc: ", w.pad(pad), "."),
    reasons.TOO_FEW_SEATS: lambda w, pad, free, n: say(f"Wolnych miejsc {free}, a trzeba {n}: ", w.pad(pad), "."),
    reasons.NO_TOKEN: lambda w, r: say("Oba żetony regionu są już w użyciu: ", w.region(r), "."),
    reasons.NO_TOKEN_AT_ALL: lambda w, pad: say("Dla tego statku nie ma już żetonów regionów: ", w.pad(pad), "."),
    reasons.PICKED_IN_ORDER: lambda w: say("Na statki wsiada się od lewej do prawej, a tak dla kogoś zabraknie miejsca."),
    reasons.NOT_OPTIONAL: lambda w: say("Tego nie można pominąć."),
    reasons.NO_OWN_ASTRONAUT: lambda w, place, colour: say(w.colour(colour), " nie ma astronauty ", w.place(place), "."),
    reasons.NO_SUCH_ASTRONAUT: lambda w, place, colour: say(w.colour(colour), " nie ma astronauty ", w.place(place), "."),
    reasons.OWN_ASTRONAUT: lambda w: say("Chodzi o cudzego astronautę."),
    reasons.NOT_ADJACENT: lambda w, a, b: say("Regiony nie sąsiadują ze sobą: ", w.region(a), ", ", w.region(b), "."),
    reasons.INNER_REGION: lambda w, r: say("To region wewnętrzny, jest tam bezpiecznie: ", w.region(r), "."),
    reasons.ONLY_MARS: lambda w: say("Chodzi o regiony Marsa, nie o Fobosa."),
    reasons.DISCOVERY_THERE: lambda w, r: say("Jest już odkrycie: ", w.region(r), "."),
    reasons.NO_DISCOVERY: lambda w, r: say("Nie ma odkrycia: ", w.region(r), "."),
    reasons.DECK_EMPTY: lambda w: say("Talia kolonizacji jest pusta."),
    reasons.NOT_A_DISCOVERY: lambda w: say("Dobrana karta nie jest odkryciem."),
    reasons.NO_SUCH_COLOUR: lambda w, colour: say("Przy tym stole nie ma gracza ", colour + 1, "."),
    reasons.WORMHOLE_SHORT: lambda w, has, n: say(f"Twoich astronautów w tunelu jest {has}, a trzeba {n}."),
    reasons.OUTER_ONLY: lambda w, r: say("Odkrycia leżą tylko przy zewnętrznych regionach; nie należy do nich: ", w.region(r), "."),
    reasons.AT_MOST: lambda w, n: say(f"Karta przywraca najwyżej {GRAMMAR.count(n, ASTRONAUT, 'acc')}."),
    reasons.SAME_SHIP: lambda w, pad: say("Na ten statek jeden już wsiadł, drugi wsiada na inny: ", w.pad(pad), "."),
}


def sent(w: RedPlanetWords, colour: int, pad: int, r: int) -> Text:
    """A destination token is laid on a ship, by somebody or by the set-up."""
    if colour == NOBODY:
        return say("Żaden statek nie leci na Fobosa: żeton dostaje statek (", w.pad(pad), ").")
    return say(w.colour(colour), " kieruje statek (", w.pad(pad), ") ", w.region(r, "into"), ".")


EVENTS: dict[int, Sentence] = {
    events.ROUND: lambda w, number: say("Runda ", number, "."),
    events.MISSION: lambda w, seat, card: say(w.player(seat), " zatrzymuje cel ", w.card(card), "."),
    events.MISSION_BACK: lambda w, seat, _: say(w.player(seat), " zatrzymuje cel."),
    events.CALLED: lambda w, number: say(number, "!"),
    events.REVEALED: lambda w, colour, character: say(w.colour(colour), " odkrywa postać: ", w.character(character), "."),
    events.SKIPPED: lambda w, colour, character: say(w.colour(colour), " pomija kolejkę: ", w.character(character), "."),
    events.BOARDED: lambda w, colour, pad, n: say(w.colour(colour), " umieszcza ", astronauts(n), " na statku (", w.pad(pad), ")."),
    events.SENT: sent,
    events.DEPARTED: lambda w, pad: say("Statek odlatuje: ", w.pad(pad), "."),
    events.ARRIVED: lambda w, pad, r: say("Statek (", w.pad(pad), ") przybywa ", w.region(r, "into"), "."),
    events.RETURNED_EMPTY: lambda w, pad: say("Pusty statek (", w.pad(pad), ") zostaje odrzucony."),
    events.RESOURCE: lambda w, r, kind: say("Odkryty zasób ", w.region(r, "at"), ": ", w.resource(kind), "."),
    events.DOCKED: lambda w, pad, ship: say("Nowy statek (", w.pad(pad), "): ", w.ship_name(ship), "."),
    events.RESHUFFLED: lambda w, n: say("Odrzucone statki potasowano, w talii: ", n, "."),
    events.FIRST: lambda w, colour: say("Pierwszy gracz: ", w.colour(colour), "."),
    events.RECALLED: lambda w, colour: say(w.colour(colour), " bierze na rękę wszystkie postacie."),
    events.WALKED: lambda w, colour, a, b: say(w.colour(colour), " przechodzi ", w.region(a, "out"), " ", w.region(b, "into"), "."),
    events.DREW: lambda w, seat, card: say(w.player(seat), " dobiera kartę ", w.card(card), "."),
    events.DREW_BACK: lambda w, seat, _: say(w.player(seat), " dobiera kartę kolonizacji."),
    events.PLACED: lambda w, seat, r, card: say(w.player(seat), " kładzie odkrycie ", w.card(card), ": ", w.region(r), "."),
    events.PLACED_BACK: lambda w, seat, r: say(w.player(seat), " kładzie odkrycie: ", w.region(r), "."),
    events.DISCARDED: lambda w, seat, card: say(w.player(seat), " odrzuca kartę ", w.card(card), ": nie ma wolnego regionu."),
    events.BOXED: lambda w, seat, card: say(w.player(seat), " odkłada kartę ", w.card(card), "."),
    events.BOXED_BACK: lambda w, seat, _: say(w.player(seat), " odkłada kartę."),
    events.LOOKED: lambda w, seat, r, card: say(w.player(seat), " ogląda odkrycie ", w.region(r, "at"), ": ", w.card(card), "."),
    events.LOOKED_BACK: lambda w, seat, r: say(w.player(seat), " ogląda odkrycie ", w.region(r, "at"), "."),
    events.DESTROYED: lambda w, colour, pad, ship: say(
        w.colour(colour), " niszczy statek (", w.pad(pad), "): ", w.ship_name(ship), "."
    ),
    events.REPLACED: lambda w, colour, place, victim: say(
        w.colour(colour), " zastępuje astronautę gracza ", w.colour(victim), " ", w.place(place), "."
    ),
    events.KILLED: lambda w, colour, r, victim: say(
        w.colour(colour), " wysyła do tunelu astronautę gracza ", w.colour(victim), " ", w.region(r, "out"), "."
    ),
    events.DESCENDED: lambda w, colour, r: say(w.colour(colour), " leci z Fobosa ", w.region(r, "into"), "."),
    events.NEUTRAL: lambda w, seat, character: say(w.player(seat), " dobiera neutralną postać: ", w.character(character), "."),
    events.NEUTRAL_BACK: lambda w, seat, _: say(w.player(seat), " dobiera neutralną postać."),
    events.NEUTRAL_SHUFFLED: lambda w, colour: say(w.colour(colour), ": osiem postaci tworzy nową talię."),
    events.PRODUCTION: lambda w, number: say("Wydobycie ", number, "."),
    events.PRODUCED: lambda w, r, kind, n: say(tokens(n, kind), " ", w.region(r, "at"), "."),
    events.AWARDED: lambda w, colour, r, kind, n: say(w.colour(colour), " zabiera ", tokens(n, kind), " ", w.region(r, "at"), "."),
    events.UNCOVERED: lambda w, r, card: say("Odkrycie ", w.region(r, "at"), ": ", w.card(card), "."),
    events.LOST: lambda w, colour, r, n: say(w.colour(colour), " traci ", astronauts(n), " ", w.region(r, "at"), "."),
    events.PULLED: lambda w, colour, pad, r, n: say(
        w.colour(colour), " przenosi ", astronauts(n), " ze statku (", w.pad(pad), ") ", w.region(r, "into"), "."
    ),
    events.LEFT: lambda w, colour, a, b: say(w.colour(colour), " odchodzi ", w.region(a, "out"), " ", w.region(b, "into"), "."),
    events.PLAYED: lambda w, seat, card: say(w.player(seat), " zagrywa kartę ", w.card(card), "."),
    events.PASSED: lambda w, seat: say(w.player(seat), " pasuje."),
    events.GAINED: lambda w, colour, kind, n: say(w.colour(colour), " bierze z zapasu ", tokens(n, kind), "."),
    events.RESCUED: lambda w, colour, r, n: say(w.colour(colour), " przywraca ", astronauts(n), " ", w.region(r, "into"), "."),
    events.EXPELLED: lambda w, colour, r, victim: say(
        w.colour(colour), " wysyła do tunelu astronautę gracza ", w.colour(victim), " ", w.region(r, "out"), "."
    ),
    events.SHOWN: lambda w, seat, card: say(w.player(seat), " pokazuje kartę ", w.card(card), "."),
    events.ENDED: lambda w: say("Gra się kończy."),
    events.LAYOUT: lambda w, number: say("Mapa: ", w.game.tables.layouts[number].names[2], "."),
}


def rules(w: RedPlanetWords) -> list[Text]:
    """The rules for a newcomer."""
    return [
        say(strong("Cel. "), "Wysyłaj astronautów na Marsa, utrzymuj regiony z najlepszymi zasobami, wypełniaj tajne cele. Wygrywa ten, kto po dziesięciu rundach ma najwięcej punktów."),
        say(strong("Runda. "), "Wszyscy w tajemnicy wybierają postać. Potem odlicza się od 9 do 1; czyja postać zostanie wywołana, ten ją wykonuje, a jeśli jest ich kilku, zgodnie z ruchem wskazówek zegara od pierwszego gracza. Zagrana postać wraca dopiero z Rekruterem. Kto działał ostatni, jest pierwszym graczem w następnej rundzie."),
        say(strong("Statki. "), "Większość postaci umieszcza astronautów na statkach na wyrzutniach. Po wykonaniu karty pełne statki odlatują; na końcu rundy przybywają, załogi lądują, a na wyrzutnie trafiają nowe statki. Region statku bez celu wybiera ten, kto wsiadł pierwszy; żetonów każdego regionu są dwa."),
        say(strong("W całości. "), "Wszystko, co mówi karta, trzeba wykonać, na ile się da, nawet na swoją szkodę. Tylko Dyspozytor to wszystko albo nic."),
        say(strong("Regiony. "), "Na Marsie jest sześć zewnętrznych i trzy wewnętrzne regiony; Fobos też jest regionem, ale z niczym nie sąsiaduje. Tam, gdzie przybyli astronauci, odkrywa się zasób: 5 lodu, 3 sylwanitu, 3 celerium, jeden z żetonów poza grą."),
        say(strong("Wydobycie. "), "Po rundach 5, 8 i 10 każdy region z odkrytym zasobem dostaje 1, 2 i 3 żetony punktów. Wszystkie zabiera ten, kto ma tam najwięcej astronautów; przy remisie dzieli się po równo, reszta zostaje."),
        say(strong("Karty kolonizacji. "), "Dobiera je Naukowiec. Cel liczy się na końcu. Akcję zagrywa się w jej momencie. Odkrycie kładzie się zakryte przy zewnętrznym regionie, po jednym, i odsłania po rundzie 10."),
        say(strong("Punkty. "), "Żeton lodu jest wart 1, sylwanitu 2, celerium 3. Najwięcej lodu daje jeszcze 9, przy remisie do podziału. Cele i niektóre odkrycia dodają lub odejmują punkty. Przy remisie wygrywa ten, kto ma więcej żetonów, inaczej zwycięstwo jest wspólne."),
        say(strong("We dwoje. "), "Każdy ma też neutralny kolor, którego postacie pochodzą z talii. Neutralne kolory punktują dla siebie; jeśli któryś z nich ma najwięcej punktów, przegrywają oboje gracze."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: RedPlanetWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(card["source"] != RECONSTRUCTED for card in w.cards()):
        return []
    return [say(strong("Uwaga. "), "Układy mapy, cele, akcje i niektóre inne karty odtworzyliśmy sami. Jeśli masz samą grę, możesz wczytać jej dokładne tabele z pliku.")]  # fmt: skip


LABELS = Labels(
    round="Runda",
    set_up="Wybór celów",
    choosing="Wybór postaci",
    countdown="Odliczanie",
    discovery_phase="Faza odkryć",
    production="Trzecie wydobycie",
    game_over="Koniec gry",
    first_player="Pierwszy gracz",
    ship="Statek",
    crew="Załoga",
    free="wolne",
    departed="odleciał",
    no_ship="nie ma statku",
    region="Region",
    astronauts="Astronauci",
    resource="Zasób",
    tokens="Żetony",
    discovery="Odkrycie",
    nobody="nikogo",
    nothing="brak",
    hidden="zakryty",
    inner="wewnętrzny",
    neighbours="Sąsiedzi",
    neutral="neutr.",
    player="Gracz",
    supply="Zapas",
    wormhole="Tunel",
    points="Punkty",
    hand="Ręka",
    played="Zagrane",
    cards="Karty",
    your_mission="Twój cel",
    your_cards="Twoje karty",
    returned="Oddane",
    chosen="Wybrane",
    drawn="Dobrane",
    neutral_card="Neutralna postać",
    deck="Talia kolonizacji",
    ship_deck="Statki w talii",
    reconstructed="* nasza rekonstrukcja",
    spaceport="Kosmodrom",
    productions="Wydobycie",
    most="najwięcej astronautów",
    equal="po równo",
    seen_by="Widzieli",
    round_out="Regiony zewnętrzne zgodnie z ruchem wskazówek zegara",
    round_in="Regiony wewnętrzne",
    ice="Lód",
    sylvanite="Sylwanit",
    celerium="Celerium",
)

POLISH = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Misja: Czerwona Planeta",
    regions=REGIONS,
    resources=RESOURCES,
    astronaut=ASTRONAUT,
    neutral="kolor neutralny",
    pad="wyrzutnia",
    aboard=("na statku (", ")"),
    anywhere="dokądkolwiek",
    then="; potem ",
    steps=STEPS,
    goals=GOALS,
    finds=FINDS,
    deeds=DEEDS,
    moments=MOMENTS,
    ice_monopoly=("Monopol na lód", "9 punktów za najwięcej żetonów lodu; przy remisie do podziału, zaokrąglając w dół."),
    ship_text=ship_text,
    seats_taken=lambda aboard, seats: f"{aboard} z {seats} na pokładzie",
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "ice": "Lód",
        "sylvanite": "Sylwanit",
        "celerium": "Celerium",
        "missions": "Cele",
        "ice_monopoly": "Monopol na lód",
        "discoveries": "Odkrycia",
        "points": "Punkty",
    },
    terms={
        "tokens": "zdobyte żetony",
        "first production": "pierwsze wydobycie",
        "second production": "drugie wydobycie",
        "third production": "trzecie wydobycie",
        "ice": "Monopol na lód",
        "missions": "cele",
        "discoveries": "odkrycia",
        "cards": "karty akcji",
        "astronauts": "astronauci na Marsie i na statkach",
        "characters": "postacie, które są jeszcze do zagrania",
        "rivals": "oczekiwania najsilniejszego rywala",
    },
    kinds={
        "character": "postać",
        "ship": "statek",
        "mission": "cel",
        "discovery": "odkrycie",
        "action": "akcja",
        "global": "cel globalny",
        "layout": "mapa",
    },
    sources={
        "rulebook": "z instrukcji",
        "public": "z publicznych źródeł",
        "own": "z twojego pliku",
        "reconstructed": "nasza rekonstrukcja",
    },
)
