"""What the signs mean, in Polish."""

from pavonis.text.project_signs.pl import COMMON
from pavonis.text.signs import Sign

SIGNS = {
    **COMMON,
    "megacredits": Sign("Pieniądze na karty i akcje standardowe. Faza produkcji przynosi twój współczynnik i produkcję M€.", "M€"),
    "heat": Sign("W fazie akcji ciepłem płaci się za krok temperatury, a ten podnosi twój współczynnik."),
    "plants": Sign("W fazie akcji roślinnością płaci się za las: to punkt i krok tlenu."),
    "steel": Sign("Nie zużywa się. Każdy poziom obniża koszt kart z symbolem budowli o 2 M€, chyba że karta mówi inaczej."),
    "titanium": Sign(
        "Nie zużywa się. Każdy poziom obniża koszt kart z symbolem przestrzeni kosmicznej o 3 M€, chyba że karta mówi inaczej."
    ),
    "production": Sign("Na brązowym polu: tyle dostajesz w każdej fazie produkcji."),
    "cards_production": Sign("Tyle kart dobierasz w każdej fazie produkcji.", "Produkcja kart"),
    "rating": Sign(
        "Rośnie z każdym twoim krokiem temperatury lub tlenu i z każdym oceanem. To dochód w fazie produkcji i punkty na koniec.",
        "Współczynnik terraformacji",
    ),
    "temperature": Sign(
        "Od −30 do +8 °C w czterech kolorowych strefach. Krok podnosi twój współczynnik. Wymagania kart sprawdza się według strefy z początku fazy."
    ),
    "oxygen": Sign("Od 0 do 14% w czterech kolorowych strefach. Każdy las podnosi go o krok, a z nim twój współczynnik."),
    "oceans": Sign("Dziewięć kafelków. Kto odwraca kafelek, podnosi swój współczynnik i dostaje to, co na odwrocie."),
    "zone": Sign(
        "Temperatura i tlen przechodzą cztery strefy: fioletową, czerwoną, żółtą, białą. Karta może wymagać strefy albo nie dopuszczać dalszych.",
        "Strefa",
    ),
    "forest": Sign("Każdy to punkt na koniec. Gdy go dostajesz, podnosi tlen o krok.", "Las"),
    "building_tag": Sign("Stal obniża koszt takich kart. Inne karty też liczą te symbole."),
    "space_tag": Sign("Tytan obniża koszt takich kart. Inne karty też liczą te symbole."),
    "event_tag": Sign("Oznacza czerwone karty: działają raz. Inne karty liczą te symbole."),
    "automated_card": Sign("Zagrywa się ją w fazie rozwoju. Zwykle daje produkcję."),
    "active_card": Sign("Zagrywa się ją w fazie budowy. Zostaje z trwałym efektem albo z akcją na fazę akcji."),
    "event_card": Sign("Zagrywa się ją w fazie budowy. Działa raz; jej symbole zostają."),
    "card": Sign("Dobierz tyle kart albo odrzuć, jeśli liczba jest ujemna.", "Karta"),
    "look": Sign("Obejrzyj tyle kart z talii i zatrzymaj tyle, ile podano; pozostałe odrzuć.", "Karty do wyboru"),
    "more_cards": Sign("W tej fazie możesz zagrać jeszcze jedną kartę wskazanego rodzaju.", "Dodatkowa karta"),
    "sold_card": Sign("Karty z ręki można odrzucić po 3 M€ za każdą albo drożej, jeśli tak mówi karta.", "Sprzedana karta"),
    "standard_action": Sign(
        "Zawsze dostępna w fazie akcji: lasy, temperatura i oceany za roślinność, ciepło i M€.", "Akcja standardowa"
    ),
    "easier": Sign("Wymagań temperatury i tlenu może brakować o tyle stref.", "Łatwiejsza strefa"),
    "bonus": Sign("Tylko dla tych, którzy sami wybrali tę fazę.", "Bonus"),
    "round": Sign("Wszyscy w tajemnicy wybierają fazę, potem wybrane fazy rozgrywa się po kolei."),
    "decided": Sign("Ten gracz już wybrał; wybór będzie odkryty, gdy zdecydują wszyscy.", "Wybrano"),
    "pool": Sign("Dwoje grających razem bierze stąd kostki i znaczniki według potrzeb.", "Pula"),
}
