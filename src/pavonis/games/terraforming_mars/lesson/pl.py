"""The guided first game in Polish."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "O co chodzi",
        "Uczyń Marsa zdatnym do życia: +8 °C, 14% tlenu i dziewięć oceanów. Gdy wszystko to osiągnięto, wygrywa, kto ma najwięcej punktów.",
        "Parametry globalne: cel",
    ),
    "corporation": Explained(
        "Twoja korporacja",
        "Od korporacji zależy, z czym zaczynasz i co przychodzi ci łatwiej. Na pierwszą grę nadaje się każda.",
        "Przygotowanie, krok 8",
    ),
    "first cards": Explained(
        "Pierwsze karty",
        "Każda zatrzymana karta kosztuje teraz 3 M€, a potem swoją cenę przy zagraniu. Zatrzymaj te, na które wkrótce cię stać i które dają produkcję.",
        "Przygotowanie, krok 8",
    ),
    "turn": Explained(
        "Twoja tura",
        "Wykonaj jedną lub dwie akcje, potem gra następny gracz. Tury idą w koło, aż spasujesz. Kto spasował, czeka do następnego pokolenia.",
        "Faza akcji",
    ),
    "cards": Explained(
        "Co jest na karcie",
        "U góry po lewej cena, obok wymaganie, po prawej symbole. Przygaszonej karty nie można teraz zagrać. Wskaż ją, a powie ci dlaczego.",
        "Zagranie karty: wymagania",
    ),
    "production": Explained(
        "Zapas i produkcja",
        "Liczba na brązowym polu to produkcja: tyle dostajesz na koniec każdego pokolenia. Kupiona wcześnie zwraca się wiele razy.",
        "Faza produkcji",
    ),
    "place": Explained(
        "Gdzie położyć kafelek",
        "Kafelek daje to, co widać na obszarze, i po 2 M€ za każdy ocean obok. Zieleń kładzie się obok swoich kafelków, miasta nigdy obok miast.",
        "Kafelki: premie",
    ),
    "research": Explained(
        "Cztery nowe karty",
        "Każde pokolenie zaczyna się od czterech kart, które można kupić po 3 M€. Tego, czego nie zagrasz w najbliższych pokoleniach, zwykle nie warto brać.",
        "Faza badań",
    ),
    "rating": Explained(
        "Twój współczynnik",
        "Każdy poziom temperatury lub tlenu i każdy ocean podnosi twój współczynnik terraformacji. To dochód w każdym pokoleniu i punkty na końcu.",
        "Parametry globalne: cel",
    ),
    "projects": Explained(
        "Projekty standardowe",
        "Nie masz dobrej karty? Projekty standardowe są dostępne zawsze. Kosztują więcej niż karty, ale posuwają naprzód Marsa i twój współczynnik.",
        "Projekty standardowe",
    ),
    "goals": Explained(
        "Tytuły i nagrody",
        "Zdobyć można tylko trzy tytuły, po 5 punktów – kto pierwszy, ten lepszy. Ufunduj nagrodę, w której spodziewasz się prowadzić na końcu.",
        "Tytuły i nagrody",
    ),
    "end": Explained(
        "Myśl o końcu",
        "Gra kończy się z pokoleniem, w którym osiągnięto trzeci wskaźnik globalny. Odtąd punkty i poziomy są ważniejsze niż produkcja.",
        "Koniec gry",
    ),
}
