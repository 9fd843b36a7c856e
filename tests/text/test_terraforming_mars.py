"""What only Terraforming Mars says: its card texts, rules, prices and map."""

import re

import pytest

from pavonis.games.terraforming_mars import effects, events, moves
from pavonis.games.terraforming_mars.cards import PROJECT_CARDS
from pavonis.games.terraforming_mars.screen import draw
from pavonis.games.terraforming_mars.tables import CARDS, NAMES
from pavonis.text import LANGUAGES, plain
from tests.text.checks import languages
from tests.text.samples import terraforming_mars as samples
from tests.text.samples.terraforming_mars import speak

TABLES = samples.tables()


def test_requirements_are_told() -> None:
    for card, printed in zip(speak("en").cards()[:CARDS], PROJECT_CARDS, strict=True):
        assert bool(card["requirement"]) == bool(printed.needs)


def test_every_number_of_a_card_is_in_its_text() -> None:
    """A text that forgets an amount, or says another one, is found without reading all of them."""
    for number, card in enumerate(PROJECT_CARDS):
        told = [op for op in card.ops if op.code in (effects.PRODUCE, effects.GAIN, effects.RATING, effects.ADD)]
        amounts = [abs(op.n) for op in told if op.n and op.per != effects.IF_TAGS]
        amounts += [abs(part.n) for part in card.points]
        for language in LANGUAGES:
            text = speak(language).text(number)
            assert all(str(n) in re.findall(r"\d+", text) for n in amounts), (card.name, text)


@languages
@pytest.mark.parametrize("options", [{}, {"corporate_era": False}, {"draft": True}])
def test_rules(language: str, options: dict[str, bool]) -> None:
    rules = speak(language, game=samples.the_game(**options)).rules()
    assert len(rules) == 14
    usual = [plain(paragraph) for paragraph in speak(language).rules()]
    assert (usual == [plain(paragraph) for paragraph in rules]) == (options == {})


def test_plurals_in_sentences() -> None:
    plants = {language: [plain(speak(language).event((events.STOCK, 0, 3, n))) for n in (1, 2, 5, 21)] for language in LANGUAGES}
    assert [text.split()[-1] for text in plants["en"]] == ["plant.", "plants.", "plants.", "plants."]
    assert [text.split()[-1] for text in plants["ru"]] == ["растение.", "растения.", "растений.", "растение."]
    assert [text.split()[-1] for text in plants["pl"]] == ["roślinę.", "rośliny.", "roślin.", "roślin."]
    microbes = [plain(speak("ru").event((events.CUBES, 0, samples.ANTS, n))) for n in (1, 2, 5)]
    assert [text.split()[-2] for text in microbes] == ["микроб", "микроба", "микробов"]
    fall = [plain(speak(language).event((events.RAISED, 0, 0, 3))) for language in LANGUAGES]
    assert all("−24 °" in text for text in fall)


def test_a_choice_is_told_by_what_it_does() -> None:
    game = samples.the_game()
    s = samples.played(game, 2, 1, 40)
    seen = game.observe(s, 0)
    hydrogen = NAMES.index("Imported Hydrogen")
    seen["asked"] = [34, hydrogen, 3, hydrogen, 0, 0]
    said = {language: [plain(speak(language).move(moves.CHOOSE + n, seen)) for n in range(3)] for language in LANGUAGES}
    assert said["en"] == ["Gain 3 plants", "Add 3 microbes to another card of yours", "Add 2 animals to another card of yours"]
    assert said["ru"][1] == "Положить 3 микробов на другую свою карту"
    assert said["pl"][2] == "Połóż 2 zwierzęta na innej swojej karcie"
    seen["asked"] = [39, NAMES.index("Electro Catapult")]
    assert plain(speak("en").move(moves.CHOOSE + 1, seen)) == "Spend 1 steel to gain 7 M€"


def test_moves_tell_their_price() -> None:
    game, s = TABLES["middle"]
    seen = game.observe(s, 0)
    seen["active"] = 0
    seen["players"][0] |= {"corporation": NAMES.index("ThorGate") - CARDS, "next_cut": 8}
    seen["awards"] = [1, None, None, None, None]
    spoken = speak("en")
    assert plain(spoken.move(moves.PROJECT, seen)) == "Standard project: Power Plant (8 M€)"
    assert plain(spoken.move(moves.PROJECT + 1, seen)) == "Standard project: Asteroid (14 M€)"
    assert plain(spoken.move(moves.AWARD + 1, seen)) == "Fund the award Banker (14 M€)"
    assert plain(spoken.move(moves.PLAY + samples.LOAN, seen)) == "Play Investment Loan (0 M€)"


def test_the_map_shows_what_lies_there() -> None:
    game, s = TABLES["over"]
    seen = game.observe(s, 0)
    drawn = "\n".join(plain(line) for line in draw(game, speak("en", 2), seen, 0, 100))
    for tile, shape in (("ocean", "≈ocean"), ("city", "city"), ("greenery", "green")):
        assert drawn.count(shape) >= sum(each["tile"] == tile for each in seen["tiles"])
