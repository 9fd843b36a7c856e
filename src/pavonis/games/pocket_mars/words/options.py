"""The options of Pocket Mars in words, for those who open a table: the name of each and what it means."""

OPTIONS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        "draft": ("Draft", "Choose your first four cards from packs that go round."),
        "energy_max": ("Energy track", "How far the energy track goes."),
    },
    "ru": {
        "draft": ("Драфт", "Первые четыре карты выбирают из наборов, которые идут по кругу."),
        "energy_max": ("Шкала энергии", "До какого деления доходит шкала энергии."),
    },
    "pl": {
        "draft": ("Draft", "Pierwsze cztery karty wybiera się z zestawów krążących wokół stołu."),
        "energy_max": ("Tor energii", "Dokąd sięga tor energii."),
    },
}
VALUES: dict[str, dict[str, str]] = {"en": {}, "ru": {}, "pl": {}}
