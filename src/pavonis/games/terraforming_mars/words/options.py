"""The options of Terraforming Mars in words, for those who open a table: the name of each, what it means, and its values."""

OPTIONS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        "corporate_era": ("Corporate Era", "All cards, and no production to begin with. A solo game is always played so."),
        "draft": ("Draft", "In research, keep one card and pass the rest on. Not in a solo game."),
        "beginner": ("Beginner corporations", "Everybody starts with a beginner corporation and ten cards."),
        "effect_order": ("Order of effects", "In which order the effects of a card happen."),
    },
    "ru": {
        "corporate_era": ("Эпоха корпораций", "Все карты и никакого производства в начале. В одиночку играют только так."),
        "draft": ("Драфт", "В фазе исследования оставляют одну карту и передают остальные. Не в игре в одиночку."),
        "beginner": ("Начинающие корпорации", "Все начинают с начинающей корпорации и десяти карт."),
        "effect_order": ("Порядок эффектов", "В каком порядке происходят эффекты карты."),
    },
    "pl": {
        "corporate_era": ("Era Korporacji", "Wszystkie karty i żadnej produkcji na początku. Gra solo toczy się zawsze tak."),
        "draft": ("Draft", "W fazie badań zostawia się jedną kartę i podaje resztę dalej. Nie w grze solo."),
        "beginner": ("Korporacje dla początkujących", "Wszyscy zaczynają z korporacją dla początkujących i dziesięcioma kartami."),
        "effect_order": ("Kolejność efektów", "W jakiej kolejności działają efekty karty."),
    },
}
VALUES: dict[str, dict[str, str]] = {
    "en": {"printed": "as printed", "free": "as the player likes"},
    "ru": {"printed": "как напечатано", "free": "как решит игрок"},
    "pl": {"printed": "jak na karcie", "free": "jak zechce gracz"},
}
