"""What only Mission: Red Planet says: its regions, rules, neutral colours and shapes."""

import json

from pavonis.cli.phrases import Phrases
from pavonis.cli.sheet import score_sheet
from pavonis.games.mission_red_planet import deckfile, events, reasons
from pavonis.games.mission_red_planet.cards import REGION_CARDS
from pavonis.games.mission_red_planet.screen import describe, draw
from pavonis.games.mission_red_planet.state import KIND_ROOM, OVER
from pavonis.testing import table
from pavonis.text import LANGUAGES, plain
from pavonis.text.layout import SHAPES
from tests.text.checks import languages
from tests.text.samples import mission_red_planet as samples
from tests.text.samples.mission_red_planet import speak

TABLES = samples.tables()


@languages
def test_names_of_regions(language: str) -> None:
    spoken = speak(language)
    for card in REGION_CARDS:
        region = card.number
        assert plain(spoken.region(region)) == card.names[list(LANGUAGES).index(language)]
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
                if "source" in row:  # a character has none
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


@languages
def test_layouts_are_told_by_what_differs(language: str) -> None:
    texts = [card["text"] for card in speak(language).cards() if card["kind"] == "layout"]
    assert len(set(texts)) == len(texts) == 4


def test_the_borders_of_an_own_map_are_drawn() -> None:
    data = json.loads(deckfile.export())
    data["layouts"] = data["layouts"][:1]
    data["layouts"][0]["borders"].remove(["hellas", "ausonia"])
    for deck, borders in ((None, "8↔3,4,5,7,9"), (data, "8↔3,5,7,9")):
        game = samples.the_game(deck=deck)
        words = speak("en", game=game)
        lines = draw(game, words, game.observe(game.new(3, 0), 0), 0, 200)
        assert borders in next(plain(line) for line in lines if plain(line).startswith("Neighbours")).split()


def test_decks_and_discarded_cards_are_told_apart() -> None:
    t = table("mission-red-planet", seats=3).discard("Radiation", "Mine Collapse")
    words = speak("en", game=t.game)
    drawn = [plain(line) for line in draw(t.game, words, t.see(0), 0, 200)]
    told = [plain(line) for line in describe(t.game, words, t.see(0), 0)]
    assert any(line.endswith(" · Ships in the deck: 36 · Discarded: Mine Collapse, Radiation") for line in drawn)
    assert any(line.endswith(" Ships in the deck: 36. Discarded: Mine Collapse, Radiation.") for line in told)


@languages
def test_the_score_sheet_lists_neutral_colours_and_says_why_nobody_wins(language: str) -> None:
    game = samples.the_game()
    s = game.new(2, 0)
    s.phase = OVER
    s.owed = 0
    s.owned[3 * KIND_ROOM] = 4  # ice of the neutral colour of seat 1, which is most
    words = speak(language, game=game)
    lines = score_sheet(game, s, words, words.names[:2], Phrases(language))
    assert game.winners(s) == []
    assert [line.split(": ", 1)[1].split()[0] for line in lines[2:4]] == ["0.", "13"]
    assert lines[3].startswith(words.colour(3).text)
    assert lines[4] == words.language.neutral_wins
    s.owned[0] = 9
    assert words.language.neutral_wins not in score_sheet(game, s, words, words.names[:2], Phrases(language))
