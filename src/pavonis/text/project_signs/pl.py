"""What the signs of project cards mean, in Polish."""

from pavonis.text.signs import Sign

COMMON = {
    "power_tag": Sign("Energia w każdej postaci. Dzięki temu symbolowi niektóre karty są tańsze lub lepsze."),
    "science_tag": Sign("Badania. Wiele najmocniejszych kart wymaga kilku takich symboli na twoich kartach w grze."),
    "jovian_tag": Sign("Jowisz i to, co za nim. Kilka kart daje punkty za każdy taki twój symbol."),
    "earth_tag": Sign("Handel i wpływy na Ziemi. Inne karty liczą te symbole albo obniżają koszt takich kart."),
    "plant_tag": Sign("Życie roślinne. Inne karty liczą te symbole albo reagują, gdy taki zagrywasz."),
    "microbe_tag": Sign("Mikroby. Inne karty liczą te symbole albo reagują, gdy taki zagrywasz."),
    "animal_tag": Sign("Zwierzęta. Wiele takich kart zbiera zwierzęta, a te dają punkty na koniec."),
    "animal_cube": Sign("Leży na kartach, które zbierają zwierzęta. Ile jest warte na koniec, mówi karta."),
    "microbe_cube": Sign("Leży na kartach, które zbierają mikroby. Karta mówi, do czego służą: dają punkty albo się nimi płaci."),
    "science_cube": Sign("Leży na kartach, które zbierają zasoby nauki. Karta mówi, do czego służą."),
    "cube": Sign(
        "Znacznik, który leży na samej karcie. Należy do tej karty i nie można go wydać jak zasobu z zapasu.", "Zasób na karcie"
    ),
    "points": Sign("Punkty zwycięstwa na koniec gry: za tę kartę albo za to, co stoi obok znaku."),
    "cost": Sign("Liczba w lewym górnym rogu karty: jej cena przed wszystkimi zniżkami.", "Koszt"),
    "next_card": Sign("Działa na następną kartę, którą teraz zagrasz.", "Następna karta"),
    "deck": Sign("Karty, których jeszcze nie dobrano. Gdy się skończą, tasuje się odrzucone."),
    "discard": Sign("Karty odrzucone lub niezatrzymane. Wrócą, gdy skończy się talia."),
    "hand": Sign("Ile kart gracz ma na ręce. Jakie to karty, wie tylko on."),
    "action": Sign("Strzałka oznacza to, co robisz samodzielnie: po lewej co dajesz, po prawej co dostajesz.", "Akcja"),
    "corporation_kind": Sign("Wybierana na początku. Określa, z czym zaczynasz i w czym jesteś dobry; zostaje w grze do końca."),
}
