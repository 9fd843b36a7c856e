"""The guided first game in Polish."""

from pavonis.text.lesson import Explained

CALLOUTS = {
    "goal": Explained(
        "O co chodzi",
        "Przewieź siedmiu swoich kolonistów z Ziemi na Marsa. Kolonista w strefie jednej gwiazdki daje 2 punkty, w strefie dwóch gwiazdek – 4.",
        "Cel gry",
    ),
    "cards": Explained(
        "Dwie akcje na karcie",
        "Karta zagrana z ręki wykonuje górną akcję. Karta z modułu przygotowań – dolną.",
        "Karty projektów: akcje",
    ),
    "prep module": Explained(
        "Moduł przygotowań",
        "Wybierz dwie karty do modułu przygotowań. Inni widzą tylko kolory rewersów. Karta nigdy nie wraca stamtąd na rękę.",
        "Moduł przygotowań",
    ),
    "turn": Explained(
        "Twoja tura",
        "Zrób jedną z pięciu rzeczy: zagraj kartę z ręki, ze swojego modułu albo z cudzego, wyślij kolonistę na statek albo odrzuć kartę za 1 energię.",
        "Przebieg gry: tury",
    ),
    "launch": Explained(
        "Najpierw na statek",
        "Koloniści lecą z Ziemi na twój statek, a stamtąd na Marsa. Wysłać kolonistę można zawsze, dopóki masz kogoś na Ziemi.",
        "Weź kolonistę",
    ),
    "attach": Explained(
        "Przebij wartość",
        "Karta z twojego modułu zostaje dołączona do budynku w swoim kolorze. Jeśli ma wyższą wartość niż ta pod nią, możesz osadzić tam kolonistę.",
        "Zagranie karty ze swojego modułu",
    ),
    "land": Explained(
        "Osadzanie",
        "Twoja karta przebiła wartość. Przenieś kolonistę ze statku do strefy jednej gwiazdki tego budynku: 2 punkty na koniec.",
        "Zagranie karty ze swojego modułu: krok 1",
    ),
    "ability": Explained(
        "Zdolność na końcu",
        "Najpierw osadzenie kolonisty, potem dolna akcja, potem zdolność budynku. Każdy krok jest dobrowolny i nie zależy od pozostałych.",
        "Zagranie karty ze swojego modułu: krok 3",
    ),
    "others": Explained(
        "Cudze karty",
        "Możesz dołączyć kartę z modułu rywala. Jej właściciel może wykonać dolną akcję, a ty użyć zdolności. Za wartość nikt nie osadza kolonisty.",
        "Zagranie karty z cudzego modułu",
    ),
    "energy": Explained(
        "Energia",
        "Niektóre akcje kosztują energię. Gdy jej zabraknie, odrzuć kartę za 1. Kto ma jej na końcu najwięcej, dostaje punkt.",
        "Zdobądź energię",
    ),
    "promote": Explained(
        "Dwie gwiazdki",
        "Awansowany kolonista daje 4 punkty zamiast 2. We dwoje w każdym budynku jest tylko jedno takie miejsce, a rywal może go zdegradować.",
        "Punktacja: strefy dwóch gwiazdek",
    ),
    "end": Explained(
        "Jak to się kończy",
        "Gra kończy się po rundzie, w której ktoś ma całą siódemkę na Marsie. Czterech w jednym budynku to jeszcze 4 punkty, po jednym w każdym z czterech – 2.",
        "Koniec gry",
    ),
}
