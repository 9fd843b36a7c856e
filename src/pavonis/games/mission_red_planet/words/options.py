"""The options of Mission: Red Planet in words, for those who open a table: the name of each, what it means, and its values."""

from pavonis.games.mission_red_planet.cards import LAYOUTS

OPTIONS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {"layout": ("Map", "How the parts of the map are put together.")},
    "ru": {"layout": ("Карта", "Как сложены части карты.")},
    "pl": {"layout": ("Mapa", "Jak ułożone są części mapy.")},
}
RANDOM = {"en": "random", "ru": "случайная", "pl": "losowa"}
VALUES: dict[str, dict[str, str]] = {
    lang: {**{str(number): layout.names[place] for number, layout in enumerate(LAYOUTS, 1)}, "random": name}
    for place, (lang, name) in enumerate(RANDOM.items())
}
