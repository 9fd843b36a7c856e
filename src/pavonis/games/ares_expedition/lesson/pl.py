"""The guided first game in Polish."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "O co chodzi",
        "Uczyń Marsa zdatnym do życia: podnieś temperaturę i tlen do maksimum i odwróć wszystkie dziewięć obszarów oceanu. Wtedy wygrywa, kto ma najwięcej punktów.",
        "Koniec gry",
    ),
    "plan": Explained(
        "Wybierz fazę",
        "Wszyscy w tajemnicy wybierają jedną z pięciu faz. Każdą wybraną fazę rozgrywają wszyscy, ale bonus dostaje tylko ten, kto ją wybrał.",
        "Planowanie",
    ),
    "cards": Explained(
        "Co jest na karcie",
        "U góry po lewej cena w M€, potem symbole i czasem wymaganie. Przygaszonej karty nie można teraz zagrać. Wskaż ją, a powie ci dlaczego.",
        "Zagrywanie kart projektów",
    ),
    "development": Explained(
        "Rozwój",
        "W tej fazie zagrywasz zieloną kartę. Zielone karty dają produkcję, a im wcześniej leżą, tym częściej się zwracają.",
        "Faza rozwoju",
    ),
    "construction": Explained(
        "Budowa",
        "W tej fazie zagrywasz niebieską albo czerwoną kartę. Niebieskie zostają z efektem lub akcją, czerwone działają raz.",
        "Faza budowy",
    ),
    "action": Explained(
        "Akcje",
        "Użyj akcji każdej niebieskiej karty raz, a akcji standardowych, ile razy cię stać: lasy, temperatura i oceany za roślinność, ciepło i M€.",
        "Faza akcji",
    ),
    "not twice": Explained(
        "Nie dwa razy z rzędu",
        "Fazy z poprzedniej rundy nie można wybrać ponownie. Pomyśl, co wybiorą inni: ich fazę rozegrasz i ty, tylko bez bonusu.",
        "Planowanie: nie dwa razy z rzędu",
    ),
    "production": Explained(
        "Zapas i produkcja",
        "Produkcję dostajesz tylko w fazie produkcji. Do M€ dodaje się wtedy twój współczynnik.",
        "Faza produkcji",
    ),
    "research": Explained(
        "Badania",
        "Dobierz karty i zatrzymaj część z nich. Jeśli to twój wybór, widzisz i zatrzymujesz więcej.",
        "Faza badań",
    ),
    "metals": Explained(
        "Stal i tytan",
        "Nigdy się nie zużywają. Każdy poziom stali na stałe obniża koszt kart z symbolem budowli, każdy poziom tytanu – z symbolem przestrzeni kosmicznej.",
        "Stal i tytan",
    ),
    "rating": Explained(
        "Twój współczynnik",
        "Każdy poziom temperatury lub tlenu i każdy ocean, który planeta zawdzięcza tobie, podnosi twój współczynnik terraformacji: to dochód i punkty zarazem.",
        "Akcje standardowe: współczynnik",
    ),
    "end": Explained(
        "Myśl o końcu",
        "Gra kończy się z fazą, w której osiągnięto ostatni z trzech celów. Lasy to też punkty, a pozostałe ciepło i roślinność nic nie są warte.",
        "Koniec gry",
    ),
}
