"""The guided first game in Polish."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "O co chodzi",
        "Wysyłaj astronautów na Marsa i utrzymuj regiony z najlepszymi zasobami. Po dziesięciu rundach wygrywa ten, kto ma najwięcej punktów.",
        "Punktacja: suma",
    ),
    "characters": Explained(
        "Dziewięć postaci",
        "Wybierz jedną w tajemnicy. Każda umieszcza astronautów na statkach albo robi coś własnego. Wskaż kartę, by przeczytać ją w całości.",
        "Zagrane postacie",
    ),
    "count": Explained(
        "Odliczanie",
        "Odlicza się od 9 do 1. Wysoki numer działa wcześnie i zajmuje miejsca na statkach, niski odpowiada na to, co zrobili inni.",
        "Odliczanie",
    ),
    "mission": Explained(
        "Twój cel",
        "Leży zakryty przed tobą i liczy się na końcu. Zaglądaj do niego: mówi, gdzie twoi astronauci są najwięcej warci.",
        "Karty kolonizacji: misje",
    ),
    "ships": Explained(
        "Miejsca na statkach",
        "Pełny statek odlatuje i na końcu rundy ląduje w regionie ze swojej karty. Kto zajął ostatnie miejsce, zdecydował, kiedy leci.",
        "Odlot",
    ),
    "regions": Explained(
        "Regiony",
        "To, co region wydobywa, zabiera ten, kto ma tam najwięcej astronautów. Jeśli jest ich kilku, dzielą się po równo.",
        "Produkcja: lider",
    ),
    "resources": Explained(
        "Co jest pod ziemią",
        "Tam, gdzie po raz pierwszy przybyli astronauci, odkrywa się zasób. Lód jest wart 1 punkt, sylwanit 2, celerium 3. Najwięcej lodu daje jeszcze 9.",
        "Przylot: surowiec",
    ),
    "production": Explained(
        "Wydobycie",
        "Po rundach 5, 8 i 10 każdy odkryty region daje 1, 2 i 3 żetony. Późniejsze wydobycie jest większe: warto się utrzymać.",
        "Produkcja: żetony",
    ),
    "recruiter": Explained(
        "Rekruter",
        "Zagrane postacie wracają dopiero, gdy zagrasz Rekrutera. Zagraj go, gdy zostało mało kart, a nie gdy brakuje ci jednej.",
        "Rekruter",
    ),
    "research": Explained(
        "Naukowiec",
        "Naukowiec dobiera karty: cele, które liczą się na końcu, akcje na wybrany moment i odkrycia, które zmieniają region.",
        "Naukowiec",
    ),
    "end": Explained(
        "Myśl o końcu",
        "Ostatnie wydobycie jest warte tyle, co dwa pierwsze razem. Policz, gdzie prowadzisz o jednego i skąd rywal może cię wyprzeć.",
        "Faza odkryć",
    ),
}
