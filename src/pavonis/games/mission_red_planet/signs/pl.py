"""What the signs mean, in Polish."""

from pavonis.text.signs import Sign

SIGNS = {
    "ice": Sign("Każdy żeton to 1 punkt. Kto ma najwięcej lodu, dostaje jeszcze 9; przy remisie dzieli się je."),
    "sylvanite": Sign("Każdy żeton to 2 punkty."),
    "celerium": Sign("Każdy żeton to 3 punkty."),
    "hidden": Sign("Zostanie odkryty, gdy przybędą pierwsi astronauci. Do tej pory region nic nie daje.", "Nieznany zasób"),
    "discovery": Sign("Karta przy regionie zewnętrznym, zakryta do końca. Zmienia wartość regionu albo to, co się w nim stanie."),
    "mission": Sign("Tajny cel, który liczy się na końcu.", "Cel"),
    "action": Sign("Zagrywana z ręki raz, w chwili, którą podaje.", "Karta akcji"),
    "sealed": Sign("Wybrane lub położone i jeszcze nieodkryte przed innymi.", "Zakryte"),
    "productions": Sign(
        "Po rundach 5, 8 i 10 każdy region z odkrytym zasobem daje 1, 2 i 3 żetony temu, kto ma tam najwięcej astronautów."
    ),
    "anywhere": Sign("Kto pierwszy wsiada na ten statek, wybiera, dokąd poleci.", "Dowolny cel"),
    "ship_deck": Sign("Statki, które dopiero przylecą. Pod koniec każdej rundy nowe trafiają na wolne stanowiska."),
    "supply": Sign("Astronauci, którzy mogą jeszcze wsiąść na statki."),
    "cards": Sign("Cele i karty akcji leżące zakryte przed graczem."),
    "deck": Sign("Cele, akcje i odkrycia. Stąd dobiera Naukowiec."),
    "first_player": Sign(
        "Kto działał jako ostatni w poprzedniej rundzie. Przy tych samych numerach jest pierwszy, dalej zgodnie z zegarem."
    ),
    "played": Sign("Postacie, których nie ma, dopóki nie wróci ich Rekruter."),
    "board": Sign("Umieść tylu swoich astronautów na zadokowanych statkach z wolnymi miejscami.", "Wejście na statek"),
    "recall": Sign("Weź na rękę wszystkie zagrane postacie, tę także.", "Powrót"),
    "walk": Sign("Wykonaj tyle przejść swoimi astronautami na Marsie, każde do sąsiedniego regionu.", "Przejście"),
    "research": Sign("Dobierz kartę kolonizacji albo obejrzyj odkrycie na planszy.", "Badania"),
    "depart": Sign("Odpraw zadokowany statek, który nie jest pełny.", "Odlot"),
    "destroy": Sign("Zniszcz zadokowany statek. Wszyscy z pokładu trafiają do tunelu.", "Zniszczenie"),
    "replace": Sign("Podmień cudzego astronautę na swojego tam, gdzie już jesteś.", "Podmiana"),
    "kill": Sign("Odeślij astronautę dowolnego gracza z regionu zewnętrznego lub z Fobosa do tunelu.", "Do tunelu"),
    "descend": Sign("Przenieś swoich astronautów z Fobosa do dowolnych regionów Marsa.", "Zejście"),
    "redirect": Sign("Połóż na statku żeton celu: poleci tam.", "Nowy cel"),
    "draw": Sign("Karty, które dobrano i właśnie się ogląda.", "Dobrane karty"),
    "character": Sign("Co rundę wybiera się jedną w tajemnicy. Numery woła się od 9 do 1.", "Postać"),
    "ship": Sign(
        "Odlatuje, gdy wszystkie miejsca są zajęte, i na końcu rundy ląduje w regionie ze swojej karty ze wszystkimi na pokładzie."
    ),
    "wormhole": Sign("Tu trafiają straceni astronauci. Nie utrzymują stąd regionów, ale niektóre cele ich liczą."),
}
