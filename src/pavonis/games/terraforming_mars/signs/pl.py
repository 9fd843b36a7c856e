"""What the signs mean, in Polish."""

from pavonis.text.project_signs.pl import COMMON
from pavonis.text.signs import Sign

SIGNS = {
    **COMMON,
    "megacredits": Sign(
        "Pieniądze. Płaci się nimi za karty, projekty standardowe, tytuły i nagrody. Każde pokolenie przynosi twój współczynnik i produkcję M€.",
        "M€",
    ),
    "steel": Sign("Płaci się nią za karty z symbolem budynku. Każda jednostka jest warta 2 M€, chyba że karta mówi inaczej."),
    "titanium": Sign("Płaci się nim za karty z symbolem kosmosu. Każda jednostka jest warta 3 M€, chyba że karta mówi inaczej."),
    "plants": Sign("Osiem roślin zamienia się w zieleń: krok tlenu i punkt na koniec. Niechronione rośliny inni mogą ci odebrać."),
    "energy": Sign("Zużywają ją akcje kart. To, co zostanie, na końcu pokolenia zamienia się w ciepło."),
    "heat": Sign("Osiem jednostek ciepła podnosi temperaturę o krok, a z nią twój współczynnik."),
    "production": Sign(
        "Na brązowym polu: tyle dostajesz na końcu każdego pokolenia. Tylko produkcja M€ może spaść poniżej zera, do −5."
    ),
    "any": Sign("Dotyczy dowolnego gracza: ciebie albo kogoś innego.", "Czerwona ramka"),
    "rating": Sign(
        "Rośnie z każdym twoim krokiem temperatury lub tlenu i z każdym oceanem. To dochód w każdym pokoleniu i punkty na koniec.",
        "Współczynnik terraformacji",
    ),
    "temperature": Sign(
        "Od −30 do +8 °C co 2 stopnie. Każdy krok podnosi współczynnik tego, kto go wykonał; niektóre dają premię."
    ),
    "oxygen": Sign("Od 0 do 14%. Każda zieleń podnosi go o krok, a z nim współczynnik właściciela."),
    "oceans": Sign(
        "W sumie dziewięć kafelków oceanu. Każdy podnosi współczynnik tego, kto go kładzie; kafelek położony obok daje 2 M€."
    ),
    "ocean_tile": Sign(
        "Kładzie się go na obszarze oceanu i nie należy do nikogo. Podnosi twój współczynnik, a każdy kafelek położony obok daje 2 M€."
    ),
    "greenery_tile": Sign(
        "Podnosi tlen o krok. Leży obok twojego kafelka, jeśli to możliwe. Daje 1 punkt i po 1 właścicielowi każdego sąsiedniego miasta."
    ),
    "city_tile": Sign("Nigdy obok innego miasta. Na koniec daje po 1 punkcie za każdą sąsiednią zieleń, czyjakolwiek by była."),
    "tile": Sign(
        "Kafelek jednej karty. Karta mówi, gdzie leży i co daje. Liczy się jako kafelek właściciela.", "Kafelek specjalny"
    ),
    "marker": Sign("Rezerwuje obszar: tylko jego właściciel może tam położyć kafelek.", "Znacznik"),
    "building_tag": Sign("Taką kartę można opłacić stalą. Inne karty też liczą te symbole."),
    "space_tag": Sign("Taką kartę można opłacić tytanem. Inne karty też liczą te symbole."),
    "city_tag": Sign("Miasta. Zwykle taka karta kładzie kafelek miasta."),
    "event": Sign("Czerwona karta. Działa raz, potem leży zakryta; jej symbole liczą się tylko w chwili zagrania.", "Wydarzenie"),
    "active_kind": Sign("Zostaje przed tobą: ma trwały efekt albo akcję, której można użyć raz na pokolenie.", "Niebieska karta"),
    "automated_kind": Sign("Działa od razu po zagraniu. Jej symbole liczą się dalej.", "Zielona karta"),
    "fighter_cube": Sign("Leży na jednej karcie i daje punkty na koniec."),
    "card": Sign("Dobierz tyle kart albo oddaj, jeśli liczba jest ujemna. Karta kupiona w badaniach kosztuje 3 M€."),
    "look": Sign("Obejrzyj tyle kart z talii i zatrzymaj tyle, ile podano; pozostałe odrzuć.", "Podejrzenie kart"),
    "search": Sign(
        "Odkryj wierzchnią kartę talii. Jeśli ma dany symbol, dostajesz to, co pokazano; kartę odrzuć.",
        "Odkrycie wierzchniej karty",
    ),
    "copy": Sign(
        "Zmień produkcję jeszcze raz tak, jak zrobiła to jedna z twoich kart z symbolem budynku.", "Powtórzenie produkcji"
    ),
    "exchange": Sign("Odrzuć kartę z ręki i dobierz inną.", "Wymiana karty"),
    "easier": Sign("Wymagań temperatury, tlenu i oceanów może brakować o tyle kroków w górę lub w dół.", "Wymagania"),
    "protected": Sign("Inni gracze nie mogą odebrać ci tych zasobów.", "Pod ochroną"),
    "steal": Sign("Zabierz innemu graczowi do swojego zapasu.", "Kradzież"),
    "metal_bonus": Sign("Obszar, na którym wydrukowano stal lub tytan.", "Obszar z metalem"),
    "metal_production": Sign("Produkcja metalu wydrukowanego na obszarze kafelka.", "Produkcja metalu"),
    "standard_project": Sign("Zawsze dostępny dla każdego. Droższy od kart, ale nigdy się nie kończy.", "Projekt standardowy"),
    "generation": Sign(
        "Runda gry: badania, akcje, produkcja. Gra kończy się w pokoleniu, w którym osiągnięto wszystkie trzy parametry."
    ),
}
