"""What the signs mean, in Polish."""

from pavonis.text.signs import Sign

SIGNS = {
    "launch": Sign("Przenieś tylu swoich kolonistów z Ziemi na swój statek.", "Wysłanie"),
    "energy": Sign("Zdobywa się ją i wydaje akcjami. Odrzucenie karty daje 1. Kto ma jej na końcu najwięcej, dostaje punkt."),
    "land_here": Sign(
        "Przenieś kolonistę ze statku do strefy jednej gwiazdki budynku, do którego dołączono kartę.", "Osadzenie tutaj"
    ),
    "land": Sign("Przenieś kolonistę ze statku do strefy jednej gwiazdki dowolnego budynku.", "Osadzenie"),
    "promote": Sign(
        "Przenieś swojego kolonistę ze strefy jednej gwiazdki do strefy dwóch, jeśli jest tam miejsce: 4 punkty zamiast 2.", "Awans"
    ),
    "promote_here": Sign("To samo, ale tylko w budynku, do którego dołączono kartę.", "Awans tutaj"),
    "move": Sign("Jeden twój kolonista ze strefy jednej gwiazdki przechodzi do innego budynku.", "Przeniesienie"),
    "move_here": Sign(
        "Twój kolonista ze strefy jednej gwiazdki innego budynku przechodzi do tego, do którego dołączono kartę.",
        "Przeniesienie tutaj",
    ),
    "shift": Sign("Kolonista dowolnego gracza przechodzi do drugiej strefy swojego budynku.", "Zmiana strefy"),
    "swap": Sign("Dwóch kolonistów różnych graczy zamienia się strefami w jednym budynku.", "Zamiana kolonistów"),
    "exchange": Sign("Dwie karty pod jednym budynkiem zamieniają się miejscami, a z nimi wartość do przebicia.", "Zamiana kart"),
    "flip": Sign("Wierzchnia karta budynku ze strefami zostaje zakryta i liczy się jako 0.", "Zakrycie karty"),
    "draw": Sign("Dobierz tyle kart z talii.", "Dobranie"),
    "peek": Sign("Obejrzyj tyle kart w module innego gracza; przy talii – co o niej wiesz.", "Podejrzenie"),
    "bury": Sign("Włóż kartę z ręki lub z modułu pod talię.", "Karta pod talię"),
    "none_here": Sign("Tylko jeśli w budynku nie ma twoich kolonistów.", "Nikogo tutaj"),
    "ship_empty": Sign("Tylko jeśli na twoim statku nikogo nie ma.", "Pusty statek"),
    "colour_in_hand": Sign("Tylko jeśli masz na ręce kartę tego koloru.", "Kolor na ręce"),
    "one_star": Sign("Tu osiadają koloniści. Każdy daje 2 punkty na koniec."),
    "two_star": Sign("Dla awansowanych kolonistów: po 4 punkty. Miejsc jest mało."),
    "ability": Sign("Co budynek robi dla tego, kto dołącza kartę, po dolnej akcji."),
    "earth": Sign("Tu zaczynają twoi koloniści. Stąd wysyła się ich na statek."),
    "ship": Sign("Między Ziemią a Marsem. Koloniści na pokładzie mogą osiąść."),
    "top": Sign("Wykonuje się ją, gdy karta jest zagrana z ręki.", "Górna akcja"),
    "bottom": Sign("Wykonuje się ją, gdy karta jest zagrana z modułu i dołączona do budynku w jej kolorze.", "Dolna akcja"),
    "hand": Sign("Karty stąd wykonują górną akcję. Inni widzą tylko kolory rewersów."),
    "prep": Sign("Karty stąd wykonują dolną akcję przy budynku w swoim kolorze. Mogą je zagrać też rywale.", "Moduł przygotowań"),
    "deck": Sign("Rewers wierzchniej karty pokazuje jej kolor, tak samo karty na spodzie."),
    "discard": Sign("Tu leżą odkryte karty zagrane z ręki lub odrzucone za energię."),
    "colour": Sign("Kolor i znak karty wskazują budynek, do którego się ją dołącza.", "Kolor"),
    "value": Sign("Karta o wartości wyższej niż ta pod nią pozwala osadzić kolonistę.", "Wartość"),
}
