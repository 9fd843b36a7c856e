"""What only Terraforming Mars says: its card texts, rules, prices and map."""

import re

import pytest

from pavonis.games.terraforming_mars import effects, events, moves
from pavonis.games.terraforming_mars.board import PLACE_NAMES
from pavonis.games.terraforming_mars.cards import PROJECT_CARDS
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.facts import board
from pavonis.games.terraforming_mars.screen import draw
from pavonis.games.terraforming_mars.tables import NAMES
from pavonis.testing import table
from pavonis.text import LANGUAGES, plain
from tests.text.checks import check_alphabet, languages
from tests.text.samples import terraforming_mars as samples
from tests.text.samples.terraforming_mars import speak

TABLES = samples.tables()


def test_requirements_are_told() -> None:
    for card, printed in zip(speak("en").cards()[: len(PROJECT_CARDS)], PROJECT_CARDS, strict=True):
        assert bool(card["requirement"]) == bool(printed.needs)


def test_every_number_of_a_card_is_in_its_text() -> None:
    """A text that forgets an amount, or says another one, is found without reading all of them."""
    for card in PROJECT_CARDS:
        told = [op for op in card.ops if op.code in (effects.PRODUCE, effects.GAIN, effects.RATING, effects.ADD)]
        amounts = [abs(op.n) for op in told if op.n and op.per != effects.IF_TAGS]
        amounts += [abs(part.n) for part in card.points]
        for language in LANGUAGES:
            text = speak(language).text(card.number)
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
    t = table(samples.the_game(), 2).seat(0, megacredits=20).hand(0, "Imported Hydrogen").played(0, "Ants", "Birds")
    seen = t.do(0, "play Imported Hydrogen").see(0)
    said = {language: [plain(speak(language).move(moves.CHOOSE + n, seen)) for n in range(3)] for language in LANGUAGES}
    assert said["en"] == ["Gain 3 plants", "Add 3 microbes to another card of yours", "Add 2 animals to another card of yours"]
    assert said["ru"][1] == "Положить 3 микробов на другую свою карту"
    assert said["pl"][2] == "Połóż 2 zwierzęta na innej swojej karcie"
    t = table(samples.the_game(), 2).played(0, "Electro Catapult").seat(0, plants=1, steel=1)
    assert plain(speak("en").move(moves.CHOOSE + 1, t.do(0, "use Electro Catapult").see(0))) == "Spend 1 steel to gain 7 M€"


def test_moves_tell_their_price() -> None:
    t = table(samples.the_game(), 2).corporation(0, "ThorGate").award("landlord", 1)
    t.hand(0, "Indentured Workers", "Investment Loan", "Power Grid").do(0, "play Indentured Workers")
    seen = t.see(0)
    spoken = speak("en")
    assert plain(spoken.move(moves.PROJECT, seen)) == "Standard project: Power Plant (8 M€)"
    assert plain(spoken.move(moves.PROJECT + 1, seen)) == "Standard project: Asteroid (14 M€)"
    assert plain(spoken.move(moves.AWARD + 1, seen)) == "Fund the award Banker (14 M€)"
    assert plain(spoken.move(moves.PLAY + samples.LOAN, seen)) == "Play Investment Loan (0 M€)"
    assert plain(spoken.move(moves.PLAY + NAMES.index("Power Grid"), seen)) == "Play Power Grid (7 M€)"
    assert plain(spoken.move(moves.PLAY + samples.BIRDS, seen)) == "Play Birds", (
        "the price of a card that one does not hold is unknown"
    )


def test_the_map_shows_what_lies_there() -> None:
    game, s = TABLES["over"]
    seen = game.observe(s, 0)
    drawn = "\n".join(plain(line) for line in draw(game, speak("en", 2), seen, 0, 100))
    for tile, shape in (("ocean", "≈ocean"), ("city", "city"), ("greenery", "green")):
        assert drawn.count(shape) >= sum(each.tile == tile for each in seen.tiles)


@languages
def test_every_effect_has_its_question_and_its_picture(language: str) -> None:
    words = speak(language).language
    assert {faces.asks for faces in FACES if faces.asks} <= set(words.questions)
    assert {faces.code for faces in FACES} - {effects.CHOOSE} <= set(words.clauses)
    assert [faces.code for faces in FACES if not faces.icon] == [effects.CHOOSE]


@languages
def test_the_board_is_told_in_every_language(language: str) -> None:
    facts = board(samples.the_game(), speak(language))
    assert [place.number for place in facts.places] == list(range(len(PLACE_NAMES)))
    assert [place.printed for place in facts.places] == PLACE_NAMES
    for place in facts.places:
        assert all(place.number in facts.places[other].around for other in place.around)
        assert (place.kind == "off") == (place.row is None) == (not place.around)
    assert sum(place.kind == "ocean" for place in facts.places) == 12
    named = {place.printed: place.name for place in facts.places if place.name}
    assert set(named) == {"09", "14", "21", "29", "31", "01", "02"}
    for place in facts.places:
        check_alphabet(place.name, language)
    for things in (facts.projects, facts.milestones, facts.awards, facts.tracks):
        names = [thing.name for thing in things]
        assert all(names)
        check_alphabet(" ".join(names), language)
    assert [(track.values[0], track.values[-1]) for track in facts.tracks] == [(-30, 8), (0, 14), (0, 9)]
    assert [(bonus.value, bonus.icon) for bonus in facts.tracks[0].bonuses] == [
        (-24, "heat_production"), (-20, "heat_production"), (0, "ocean_tile"),
    ]  # fmt: skip
