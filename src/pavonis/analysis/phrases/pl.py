"""What reviews and hints say in Polish."""

PHRASES = {
    "decimal": ",",
    "best": "najlepszy ruch",
    "good": "dobry ruch",
    "inaccuracy": "niedokładność",
    "mistake": "błąd",
    "blunder": "poważny błąd",
    "better": "Lepiej było: {moves}. Do końca gry to około {points} punktu więcej: {terms}.",
    "slightly": "Lepiej było: {moves}. Różnica jest niewielka.",
    "fine": "Nie znaleziono lepszego ruchu.",
    "term": "{term} {points}",
    "turn_draw": "{player}: {change} przez dobrane karty",
    "turn_mistake": "{player}: {change} przez błąd ({actor})",
    "turn_move": "{player}: {change} po ruchu ({actor})",
    "nudge": "Najważniejsze jest tutaj: {terms}.",
    "nudge_none": "Ruchy niewiele się różnią. Każdy ze zwykłych będzie dobry.",
    "why": "Co zmienia najlepszy ruch, w punktach do końca gry: {terms}.",
    "second": "Drugi najlepszy ruch zmniejszyłby szanse na wygraną o {loss}.",
    "second_same": "Drugi najlepszy ruch jest równie dobry.",
    "only": "Tylko jeden ruch jest wart uwagi.",
    "option": "{moves}: szanse na wygraną {chance}, na koniec około {points} punktu",
}
