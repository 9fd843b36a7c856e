"""The options of Ares Expedition in words, for those who open a table: the name of each, what it means, and its values."""

OPTIONS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        "first_game": ("First game", "Everybody starts with a marked corporation and four marked cards, without a choice."),
        "mulligan": ("Draw anew", "Before choosing a corporation, everybody may draw any of the first cards anew."),
        "level": ("Level of a solo game", "How far temperature or oxygen rises by itself. Without meaning with more players."),
        "cooperative": ("Together", "Two players terraform Mars together within 15 rounds."),
    },
    "ru": {
        "first_game": ("Первая игра", "Все начинают с отмеченной корпорацией и четырьмя отмеченными картами, без выбора."),
        "mulligan": ("Замена карт", "Перед выбором корпорации можно заменить любые из первых карт."),
        "level": ("Уровень сложности", "Насколько Марс меняется сам собой в одиночной игре. Для двоих и более игроков не важно."),
        "cooperative": ("Вместе", "Двое вместе терраформируют Марс за 15 раундов."),
    },
    "pl": {
        "first_game": ("Pierwsza gra", "Wszyscy zaczynają z oznaczoną korporacją i czterema oznaczonymi kartami, bez wyboru."),
        "mulligan": ("Wymiana kart", "Przed wyborem korporacji można wymienić dowolne z pierwszych kart."),
        "level": (
            "Poziom trudności",
            "Na ile Mars zmienia się sam w grze jednoosobowej. Bez znaczenia dla dwojga i więcej graczy.",
        ),
        "cooperative": ("Kooperacja", "Dwoje graczy wspólnie terraformuje Marsa w 15 rund."),
    },
}
VALUES: dict[str, dict[str, str]] = {
    "en": {"novice": "novice", "specialist": "specialist", "expert": "expert"},
    "ru": {"novice": "новичок", "specialist": "опытный", "expert": "эксперт"},
    "pl": {"novice": "nowicjusz", "specialist": "specjalista", "expert": "ekspert"},
}
