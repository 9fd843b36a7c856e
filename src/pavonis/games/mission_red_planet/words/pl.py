"""Mission: Red Planet in Polish.

Słownik. Astronauta WSIADA na statek stojący na WYRZUTNI; statek ODLATUJE i PRZYBYWA do REGIONU. Zasób się ODKRYWA. Podczas wydobycia w
regionach kładzie się ŻETONY PUNKTÓW, zabiera je ten, kto ma tam najwięcej astronautów. Karta kolonizacji to CEL, ODKRYCIE albo AKCJA.
Pozostałe słowa: zapas, tunel czasoprzestrzenny, żeton regionu, postać, odliczanie, pierwszy gracz, runda.

Imiona się nie odmieniają: „astronauta gracza Anna”, „Anna przesuwa”.
"""

from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import RECONSTRUCTED, RECRUITER, SCIENTIST, TRAVEL_AGENT
from pavonis.games.mission_red_planet.effects import Deed, Goal, Op
from pavonis.games.mission_red_planet.state import NOBODY
from pavonis.games.mission_red_planet.words.base import Labels, Language, RedPlanetWords
from pavonis.text import Counted, Noun, Phrases, Teller, Text, say, strong
from pavonis.text.pl import GRAMMAR, POINT, REFUSALS

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


QUESTIONS: Phrases = {
    "mission": "Zatrzymaj jeden z dwóch celów; drugi wraca do talii.",
    "stack": lambda w, q: say("Neutralna talia: która postać będzie ", ("pierwsza", "druga")[q.subject[0] - 1], "?"),
    "character": "Runda {round}: wybierz w tajemnicy postać.",
    "board": "{acting colour character}na który statek wsiąść? (zostało: {left})",
    "send": "{acting colour character}dokąd poleci statek ({pad})?",
    "walk": "{acting colour character}które przejście wykonać? (zostało: {steps})",
    "research": "{acting colour character}dobrać kartę czy obejrzeć odkrycie?",
    "place": "{acting colour character}przy którym zewnętrznym regionie położyć to odkrycie?",
    "look": "{acting colour character}które odkrycie obejrzeć?",
    "put_aside": "{acting colour character}połóż kartę, jeśli to odkrycie, albo ją odłóż.",
    "launch": "{acting colour character}który statek odleci?",
    "destroy": "{acting colour character}który statek zniszczyć?",
    "replace": "{acting colour character}kogo zastąpić?",
    "kill": "{acting colour character}kogo wysłać do tunelu?",
    "descend": "{acting colour character}dokąd wysłać astronautę z Fobosa? (jeszcze do {number})",
    "redirect": "{acting colour character}który statek skierować i dokąd?",
    "action": lambda w, q: say(MOMENTS[q.subject[0]], ": zagrać kartę akcji?"),
    "rescue": "{card}: dokąd przywrócić astronautów?",
    "expel": "{card}: kogo wysłać do tunelu?",
    "leave": "{colour}: dokąd odejść {region:out}?",
    "sealed": "Wybór dokonany. Dopóki nie wybiorą wszyscy, możesz go cofnąć.",
}  # fmt: skip

MOVES: Phrases = {
    "take back": "Cofnij swój wybór",
    "done": "Zakończ",
    "pass": "Pas",
    "draw": "Dobierz kartę kolonizacji",
    "put aside": "Odłóż kartę, nie pokazując jej",
    "skip": "Pomiń tę kartę",
    "stack": lambda w, character: say("Połóż kartę ", w.character(character), f" ({character}): ", w.character_steps(character)),
    "choose": lambda w, character: say(
        "Wybierz postać ", w.character(character), f" ({character}): ", w.character_steps(character)
    ),
    "keep": lambda w, card: say("Zatrzymaj cel ", w.card(card), ": ", w.card_text(card)[:-1]),
    "play": "Zagraj kartę {card}",
    "board": "Wsiądź na statek: {pad}",
    "launch": "Wyślij statek: {pad}",
    "destroy": "Zniszcz statek: {pad}",
    "send": "Leć {region:into}",
    "look": "Obejrzyj odkrycie: {region}",
    "place": "Połóż odkrycie: {region}",
    "descend": "Wyślij {region:into}",
    "leave for": "Odejdź {region:into}",
    "walk": "Przejdź {from:out} {to:into}",
    "redirect": "Skieruj statek ({pad}) {region:into}",
    "kill": "Wyślij do tunelu astronautę gracza {colour} {region:out}",
    "expel": "Wyślij do tunelu astronautę gracza {colour} {region:out}",
    "replace": "Zastąp astronautę gracza {colour} {place}",
    "rescue": lambda w, r, n: say("Przywróć ", astronauts(n + 1), " ", w.region(r, "into")),
}  # fmt: skip

REASONS: Phrases = {
    **REFUSALS,
    "nothing_sealed": "Nie ma czego cofać.",
    "not_in_hand": lambda w, character: say("Postać ", w.character(character), " jest już zagrana; przywróci ją ", w.character(RECRUITER), "."),
    "not_dealt": "Karty {card} nie ma wśród twoich dwóch celów.",
    "not_held": "Nie masz karty {card}.",
    "wrong_moment": "Kartę {card} zagrywa się w innym momencie.",
    "no_effect": "Karta {card} nic by teraz nie dała.",
    "no_such_pad": "Przy tym stole nie ma takiej wyrzutni: {pad}.",
    "no_ship": "Nie ma statku, dopóki nie przybędą nowe: {pad}.",
    "ship_launched": "Ten statek już odleciał: {pad}.",
    "ship_full": "Na tym statku nie ma miejsc: {pad}.",
    "too_few_seats": "Wolnych miejsc {free}, a trzeba {needed}: {pad}.",
    "no_token": "Oba żetony regionu są już w użyciu: {region}.",
    "no_token_at_all": "Dla tego statku nie ma już żetonów regionów: {pad}.",
    "picked_in_order": "Jeśli ktoś najpierw wsiądzie na ten statek, dla pozostałych zabraknie miejsc.",
    "not_optional": "Tego nie można pominąć.",
    "no_own_astronaut": "{colour} nie ma astronauty {place}.",
    "no_such_astronaut": "{colour} nie ma astronauty {place}.",
    "own_astronaut": "Chodzi o cudzego astronautę.",
    "not_adjacent": "Regiony nie sąsiadują ze sobą: {region}, {other}.",
    "inner_region": "To region wewnętrzny, jest tam bezpiecznie: {region}.",
    "only_mars": "Chodzi o regiony Marsa, nie o Fobosa.",
    "discovery_there": "Jest już odkrycie: {region}.",
    "no_discovery": "Nie ma odkrycia: {region}.",
    "deck_empty": "Talia kolonizacji jest pusta.",
    "not_a_discovery": "Dobrana karta nie jest odkryciem.",
    "no_such_colour": "Przy tym stole nie ma gracza {from_one colour}.",
    "wormhole_short": "Twoich astronautów w tunelu jest {has}, a trzeba {needed}.",
    "outer_only": "Odkrycia leżą tylko przy zewnętrznych regionach; nie należy do nich: {region}.",
    "at_most": lambda w, n: say(f"Karta przywraca najwyżej {GRAMMAR.count(n, ASTRONAUT, 'acc')}."),
    "same_ship": "Na ten statek jeden już wsiadł, drugi wsiada na inny: {pad}.",
    "not_on_top": "Postaci {character} nie ma wśród tych, które zostały do położenia na wierzchu talii.",
}  # fmt: skip


def sent(w: RedPlanetWords, colour: int, pad: int, r: int) -> Text:
    """A destination token is laid on a ship, by somebody or by the set-up."""
    if colour == NOBODY:
        return say("Żaden statek nie leci na Fobosa: żeton dostaje statek (", w.pad(pad), ").")
    return say(w.colour(colour), " kieruje statek (", w.pad(pad), ") ", w.region(r, "into"), ".")


EVENTS: Phrases = {
    "round": "Runda {round}.",
    "mission": "{seat} zatrzymuje cel {card}.",
    "mission_back": "{seat} zatrzymuje cel.",
    "called": "{number}!",
    "revealed": "{colour} odkrywa postać: {character}.",
    "skipped": "{colour} pomija kolejkę: {character}.",
    "boarded": "{colour} umieszcza {astronauts} na statku ({pad}).",
    "sent": sent,
    "departed": "Statek odlatuje: {pad}.",
    "arrived": "Statek ({pad}) przybywa {region:into}.",
    "returned_empty": "Pusty statek ({pad}) zostaje odrzucony.",
    "resource": "Odkryty zasób {region:at}: {resource}.",
    "docked": "Nowy statek ({pad}): {ship}.",
    "reshuffled": "Odrzucone statki potasowano, w talii: {ships}.",
    "first": "Pierwszy gracz: {colour}.",
    "recalled": "{colour} bierze na rękę wszystkie postacie.",
    "walked": "{colour} przechodzi {from:out} {to:into}.",
    "drew": "{seat} dobiera kartę {card}.",
    "drew_back": "{seat} dobiera kartę kolonizacji.",
    "placed": "{seat} kładzie odkrycie {card}: {region}.",
    "placed_back": "{seat} kładzie odkrycie: {region}.",
    "discarded": "{seat} odrzuca kartę {card}: nie ma wolnego regionu.",
    "boxed": "{seat} odkłada kartę {card}.",
    "boxed_back": "{seat} odkłada kartę.",
    "looked": "{seat} ogląda odkrycie {region:at}: {card}.",
    "looked_back": "{seat} ogląda odkrycie {region:at}.",
    "destroyed": "{colour} niszczy statek ({pad}): {ship}.",
    "replaced": "{colour} zastępuje astronautę gracza {victim} {place}.",
    "killed": "{colour} wysyła do tunelu astronautę gracza {victim} {region:out}.",
    "descended": "{colour} leci z Fobosa {region:into}.",
    "neutral": "{seat} dobiera neutralną postać: {character}.",
    "neutral_back": "{seat} dobiera neutralną postać.",
    "neutral_shuffled": "{colour}: osiem postaci tworzy nową talię.",
    "production": "Wydobycie {number}.",
    "produced": lambda w, r, kind, n: say(tokens(n, kind), " ", w.region(r, "at"), "."),
    "awarded": lambda w, colour, r, kind, n: say(w.colour(colour), " zabiera ", tokens(n, kind), " ", w.region(r, "at"), "."),
    "uncovered": "Odkrycie {region:at}: {card}.",
    "lost": "{colour} traci {astronauts} {region:at}.",
    "pulled": "{colour} przenosi {astronauts} ze statku ({pad}) {region:into}.",
    "left": "{colour} odchodzi {from:out} {to:into}.",
    "played": "{seat} zagrywa kartę {card}.",
    "passed": "{seat} pasuje.",
    "gained": lambda w, colour, kind, n: say(w.colour(colour), " bierze z zapasu ", tokens(n, kind), "."),
    "rescued": "{colour} przywraca {astronauts} {region:into}.",
    "expelled": "{colour} wysyła do tunelu astronautę gracza {victim} {region:out}.",
    "shown": "{seat} pokazuje kartę {card}.",
    "ended": "Gra się kończy.",
    "layout": "Mapa: {layout}.",
}  # fmt: skip


def rules(w: RedPlanetWords) -> list[Text]:
    """The rules for a newcomer."""
    return [
        say(strong("Cel. "), "Wysyłaj astronautów na Marsa, utrzymuj regiony z najlepszymi zasobami, wypełniaj tajne cele. Wygrywa ten, kto po dziesięciu rundach ma najwięcej punktów."),
        say(strong("Runda. "), "Wszyscy w tajemnicy wybierają postać. Potem odlicza się od 9 do 1; czyja postać zostanie wywołana, ten ją wykonuje, a jeśli jest ich kilku, zgodnie z ruchem wskazówek zegara od pierwszego gracza. Zagrane postacie przywraca tylko ", w.character(RECRUITER), ". Kto działał ostatni, jest pierwszym graczem w następnej rundzie."),
        say(strong("Statki. "), "Większość postaci umieszcza astronautów na statkach na wyrzutniach. Po wykonaniu karty pełne statki odlatują; na końcu rundy przybywają, załogi lądują, a na wyrzutnie trafiają nowe statki. Region statku bez celu wybiera ten, kto wsiadł pierwszy; żetonów każdego regionu są dwa."),
        say(strong("W całości. "), "Wszystko, co mówi karta, trzeba wykonać, na ile się da, nawet na swoją szkodę. Tylko ", w.character(TRAVEL_AGENT), " to wszystko albo nic, i tę kartę można pominąć."),
        say(strong("Regiony. "), "Na Marsie jest sześć zewnętrznych i trzy wewnętrzne regiony; Fobos też jest regionem, ale z niczym nie sąsiaduje. Tam, gdzie przybyli astronauci, odkrywa się zasób: 5 lodu, 3 sylwanitu, 3 celerium, jeden z żetonów poza grą."),
        say(strong("Wydobycie. "), "Po rundach 5, 8 i 10 każdy region z odkrytym zasobem dostaje 1, 2 i 3 żetony punktów. Wszystkie zabiera ten, kto ma tam najwięcej astronautów; przy remisie dzieli się po równo, reszta zostaje."),
        say(strong("Karty kolonizacji. "), "Dobiera je ", w.character(SCIENTIST), ". Cel liczy się na końcu. Akcję zagrywa się w jej momencie. Odkrycie kładzie się zakryte przy zewnętrznym regionie, po jednym, i odsłania po rundzie 10."),
        say(strong("Punkty. "), "Żeton lodu jest wart 1, sylwanitu 2, celerium 3. Najwięcej lodu daje jeszcze 9, przy remisie do podziału. Cele i niektóre odkrycia dodają lub odejmują punkty. Przy remisie wygrywa ten, kto ma więcej żetonów, inaczej zwycięstwo jest wspólne."),
        say(strong("We dwoje. "), "Każdy ma też neutralny kolor, którego postacie pochodzą z talii. Trzy karty na jej wierzchu układasz w wybranej kolejności. Neutralne kolory punktują dla siebie; jeśli któryś z nich ma najwięcej punktów, przegrywają oboje gracze."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: RedPlanetWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(card["source"] != RECONSTRUCTED for card in w.cards()):
        return []
    return [say(strong("Uwaga. "), "Układy mapy, cele, akcje i niektóre inne karty odtworzyliśmy sami. Jeśli masz samą grę, możesz wczytać jej dokładne tabele z pliku.")]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "astronauts": astronauts,
}

LABELS = Labels(
    round="Runda",
    set_up="Wybór celów",
    stacking="Układanie neutralnych talii",
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
    neutral_next="Następne neutralne postacie",
    deck="Talia kolonizacji",
    ship_deck="Statki w talii",
    discard="Odrzucone",
    reconstructed="* nasza rekonstrukcja",
    spaceport="Kosmodrom",
    productions="Wydobycie",
    most="najwięcej astronautów",
    equal="po równo",
    seen_by="Widzieli",
    round_out="Regiony zewnętrzne zgodnie z ruchem wskazówek zegara",
    ice="Lód",
    sylvanite="Sylwanit",
    celerium="Celerium",
)

LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Misja: Czerwona Planeta",
    regions=REGIONS,
    resources=RESOURCES,
    astronaut=ASTRONAUT,
    neutral="kolor neutralny",
    neutral_wins="Najwięcej punktów ma kolor neutralny, więc oboje gracze przegrywają.",
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
        "tie_tokens": "żetony",
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
