"""What only Mission: Red Planet says: its regions, rules, neutral colours and shapes."""

import json

from pavonis.games.mission_red_planet import deckfile, events, reasons
from pavonis.games.mission_red_planet.cards import LANGUAGES as ORDER
from pavonis.games.mission_red_planet.cards import REGION_CARDS
from pavonis.games.mission_red_planet.screen import draw
from pavonis.text import LANGUAGES, plain
from pavonis.text.layout import SHAPES
from tests.text.checks import languages
from tests.text.samples import mission_red_planet as samples
from tests.text.samples.mission_red_planet import speak

TABLES = samples.tables()


@languages
def test_names_of_regions(language: str) -> None:
    spoken = speak(language)
    for region, card in enumerate(REGION_CARDS):
        assert plain(spoken.region(region)) == card.names[ORDER.index(language)]
        for case in ("nom", "at", "into", "out"):
            text = spoken.region(region, case)
            assert [piece.ref for piece in text if piece.kind == "region"] == [region]


@languages
def test_rules_say_what_is_reconstructed(language: str) -> None:
    assert len(speak(language).rules()) == 10
    data = json.loads(deckfile.export())
    for rows in data.values():
        if isinstance(rows, list):
            for row in rows:
                row["source"] = "own"
    exact = samples.the_game(deck=data)
    assert len(speak(language, game=exact).rules()) == 9


def test_plurals_in_sentences() -> None:
    said = {language: [plain(speak(language).event((events.BOARDED, 0, 0, n))) for n in (1, 2, 5)] for language in LANGUAGES}
    assert [text.split()[2:4] for text in said["en"]] == [["1", "astronaut"], ["2", "astronauts"], ["5", "astronauts"]]
    assert [text.split()[3] for text in said["ru"]] == ["астронавта", "астронавтов", "астронавтов"]
    assert [text.split()[3] for text in said["pl"]] == ["astronautę", "astronautów", "astronautów"]
    tokens = [plain(speak("ru").event((events.GAINED, 0, 1, n))) for n in (1, 2, 5)]
    assert [text.split()[-2] for text in tokens] == ["жетон", "жетона", "жетонов"]
    seats = [plain(speak("en").reason((reasons.TOO_FEW_SEATS, 0, n, 3))) for n in (1, 2)]
    assert seats == ["The ship on pad 1 has 1 seat free, not 3.", "The ship on pad 1 has 2 seats free, not 3."]


def test_neutral_colours_are_named_after_their_owners() -> None:
    said = [plain(speak(language).event((events.FIRST, 3))) for language in LANGUAGES]
    assert said == [
        "Boris (neutral) is first player.",
        "Первый игрок — Борис (нейтральный цвет).",
        "Pierwszy gracz: Borys (kolor neutralny).",
    ]


def test_only_colours_have_their_shapes() -> None:
    game, s = TABLES["five players"]
    for line in draw(game, speak("en", 5), game.observe(s, 0), 0, 80):
        for piece in line:
            if piece.style.startswith("seat"):
                assert piece.text.strip(f" {SHAPES}0123456789") == "" or piece.kind == "player"
            elif piece.style == "dim":
                assert not set(piece.text) & set(SHAPES)
