"""What only Pocket Mars says: halves of cards, buildings, and decks of one's own."""

import json

import pytest

from pavonis.games.pocket_mars import deckfile, events, moves
from pavonis.games.pocket_mars.cards import BUILDING_CARDS, COLOURS, PROJECT_CARDS
from pavonis.games.pocket_mars.faces import FACES
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.words import words
from pavonis.games.pocket_mars.words.base import CONDITION_NAMES
from pavonis.testing import table
from pavonis.text import IMPERATIVE, INFINITIVE, LANGUAGES, plain
from tests.text.checks import check, check_same, check_sentence, languages
from tests.text.samples import pocket_mars as samples
from tests.text.samples.pocket_mars import speak


@languages
def test_every_question_of_an_effect(language: str) -> None:
    for question in samples.effect_questions(samples.the_game()):
        check_sentence(speak(language).question(question), language)


def test_questions_of_effects_speak_of_the_same() -> None:
    for question in samples.effect_questions(samples.the_game()):
        check_same({language: speak(language).question(question) for language in LANGUAGES})


def halves(game: PocketMars) -> list[int]:
    """The numbers of all halves of a game's cards and buildings."""
    return [number for number, half in enumerate(game.setting.halves) if half.ops]


@languages
@pytest.mark.parametrize("number", range(len(samples.every_game())))
def test_every_half_there_can_be(number: int, language: str) -> None:
    spoken_of = samples.every_game()[number]
    spoken = speak(language, game=spoken_of)
    for half in halves(spoken_of):
        check_sentence(spoken.action(half), language)
        check(spoken.half(half, IMPERATIVE), language)
        check(spoken.half(half, INFINITIVE), language)
        check(spoken.icons(half), language)
        assert "icon" in {piece.kind for piece in spoken.icons(half)}
    for question in samples.effect_questions(spoken_of):
        check_sentence(spoken.question(question), language)


@pytest.mark.parametrize("number", range(len(samples.every_game())))
def test_halves_speak_of_the_same(number: int) -> None:
    spoken_of = samples.every_game()[number]
    spoken = {language: speak(language, game=spoken_of) for language in LANGUAGES}
    for half in halves(spoken_of):
        check_same({language: spoken[language].action(half) for language in LANGUAGES})
        check_same({language: spoken[language].icons(half) for language in LANGUAGES})


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_moods_differ(language: str) -> None:
    spoken = speak(language)
    for op in samples.EVERY_OP:
        assert spoken.effect(op, IMPERATIVE) != spoken.effect(op, INFINITIVE) or (language == "pl" and op.optional)


@languages
def test_every_icon_has_a_word(language: str) -> None:
    names = {*(faces.icon for faces in FACES), *CONDITION_NAMES.values(), "promote_here", "move_here"} - {"colour_in_hand"}
    assert set(speak(language).language.icons) == names


@languages
def test_cards(language: str) -> None:
    cards = speak(language).cards()
    projects, buildings = cards[: len(PROJECT_CARDS)], cards[len(PROJECT_CARDS) :]
    assert [card["kind"] for card in cards] == ["project"] * len(PROJECT_CARDS) + ["building"] * len(BUILDING_CARDS)
    assert [card["number"] for card in projects] == list(range(len(PROJECT_CARDS)))
    assert [card["name"] for card in buildings] == [building.names[list(LANGUAGES).index(language)] for building in BUILDING_CARDS]
    assert {card["colour"] for card in projects} == set(COLOURS)
    assert [card["value"] for card in buildings] == [3, 3, 3, 3, None]
    solar_sails, aqueduct = projects[7], projects[22]
    assert (solar_sails["source"], solar_sails["top"]["source"], solar_sails["bottom"]["source"]) == (
        "public",
        "public",
        "rulebook",
    )
    assert aqueduct["source"] == "reconstructed"
    assert [projects[4]["source"], projects[4]["bottom"]["source"]] == ["reconstructed", "rulebook"]
    assert all(card["top"]["text"] in card["text"] and card["bottom"]["text"] in card["text"] for card in projects)
    assert all(card["ability"]["text"] in card["text"] for card in buildings)
    assert all(card["tags"] == [] for card in cards)


@languages
def test_names_of_buildings(language: str) -> None:
    spoken = speak(language)
    for building in range(len(BUILDING_CARDS)):
        assert plain(spoken.building(building)).removeprefix("the ") == spoken.building_name(building).text
        for case in ("nom", "at", "into", "out", "to", "of"):
            text = spoken.building(building, case)
            assert [piece.ref for piece in text if piece.kind == "building"] == [building]
            assert text[-1].text[0].isupper()


@languages
@pytest.mark.parametrize("draft", [False, True])
def test_rules(language: str, draft: bool) -> None:
    rules = speak(language, game=samples.the_game(draft=draft)).rules()
    assert 12 <= len(rules) <= 16
    assert len(plain(rules[1])) > len(plain(speak(language).rules()[1])) or not draft


@languages
def test_rules_say_what_is_reconstructed(language: str) -> None:
    last = plain(speak(language).rules()[-1])
    assert "5" in last
    data = json.loads(deckfile.export())
    for card in data["cards"]:
        card["top"]["source"] = card["bottom"]["source"] = "own"
    exact = samples.the_game(deck=data, energy_max=6)
    assert len(speak(language, game=exact).rules()) == len(speak(language).rules()) - 1


@languages
def test_letters_of_colours(language: str) -> None:
    letters = speak(language).language.letters
    assert [len(letter) for letter in letters] == [1] * len(COLOURS)
    assert len(set(letters)) == len(COLOURS)


def test_polish_letters() -> None:
    said = "".join(card["text"] for card in speak("pl").cards()) + "".join(plain(text) for text in speak("pl").rules())
    assert set("ąćęłńóśźż") <= set(said.lower())


def test_plurals_in_sentences() -> None:
    said = {language: [plain(speak(language).event((events.LAUNCHED, 0, n))) for n in (1, 2, 5)] for language in LANGUAGES}
    assert [text.split(" ", 2)[2] for text in said["en"]] == ["1 colonist.", "2 colonists.", "5 colonists."]
    assert [text.split()[3] for text in said["ru"]] == ["колониста", "колонистов", "колонистов"]
    assert [text.split()[3] for text in said["pl"]] == ["kolonistę", "kolonistów", "kolonistów"]
    rebuilt = [plain(speak("ru").event((events.REBUILT, n))) for n in (21, 22, 25)]
    assert [text.split()[-1] for text in rebuilt] == ["карты.", "карт.", "карт."]


def test_english_names_will_do() -> None:
    data = json.loads(deckfile.export())
    for card in data["cards"]:
        card["names"] = {"en": card["names"]["en"]}
    custom = samples.the_game(deck=data)
    said = [plain(words(custom, language, []).move(moves.DISCARD)) for language in LANGUAGES]
    assert said == [
        "Discard Seed Vault for 1 energy",
        "Сбросить карту «Seed Vault» и получить 1 энергию",
        "Odrzuć kartę „Seed Vault” i zyskaj 1 energię",
    ]


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        (
            "en",
            [
                "Discard Canal Lock for 1 energy",
                "Discard Canal Lock for nothing: your energy is at its maximum",
                "Play Canal Lock from hand without effect (No building has two attached cards.)",
            ],
        ),
        (
            "ru",
            [
                "Сбросить карту «Шлюз» и получить 1 энергию",
                "Сбросить карту «Шлюз» просто так: энергия уже на максимуме",
                "Сыграть карту «Шлюз» с руки без эффекта (Ни под одним строением нет двух карт.)",
            ],
        ),
        (
            "pl",
            [
                "Odrzuć kartę „Śluza” i zyskaj 1 energię",
                "Odrzuć kartę „Śluza” za nic: energia jest już na maksimum",
                "Zagraj kartę „Śluza” z ręki bez efektu (Pod żadnym budynkiem nie ma dwóch kart.)",
            ],
        ),
    ],
)
def test_a_move_says_what_it_really_gives(language: str, phrases: list[str]) -> None:
    t = table("pocket-mars").hand(0, "Canal Lock", "Seed Vault").seat(0, energy=4)
    w = speak(language)
    canal_lock = 24

    def said(move: int) -> str:
        return plain(w.move(move, t.see(0)))

    found = [said(moves.DISCARD + canal_lock)]
    t.seat(0, energy=5)
    assert [*found, said(moves.DISCARD + canal_lock), said(moves.PLAY + canal_lock)] == phrases
