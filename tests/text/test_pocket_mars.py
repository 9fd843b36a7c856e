"""Everything that can happen in Pocket Mars can be said, and said well, in every language."""

import json
import re
from collections import Counter
from functools import cache
from random import Random
from types import ModuleType

import pytest

from pavonis.bots.evaluation import RIVALS
from pavonis.bots.heuristics.pocket_mars_weights import TERMS
from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.games import load
from pavonis.games.pocket_mars import deckfile, events, reasons
from pavonis.games.pocket_mars.cards import BUILDING_CARDS, CARDS, COLOURS
from pavonis.games.pocket_mars.cards import LANGUAGES as ORDER
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.scoring import LINES
from pavonis.games.pocket_mars.words import PocketMarsWords, words
from pavonis.games.pocket_mars.words.base import CONDITION_NAMES, ICON_NAMES, IMPERATIVE, INFINITIVE
from pavonis.text import LANGUAGES, Text, plain, say
from tests.text import samples

languages = pytest.mark.parametrize("language", LANGUAGES)
LATIN = re.compile("[A-Za-z]")
ODD = ["None", "{", "}", "[", "  ", " .", " ,", " :", " ?", "..", ",,", "??", "( ", " )", "\n"]


@cache
def game(draft: bool = False) -> PocketMars:
    loaded = load("pocket-mars", draft=draft)
    assert isinstance(loaded, PocketMars)
    return loaded


def speak(language: str, spoken_of: PocketMars | None = None) -> PocketMarsWords:
    return words(spoken_of or game(), language, samples.NAMES[language])


def codes(module: ModuleType) -> set[int]:
    return {value for value in vars(module).values() if isinstance(value, int)}


def check(text: Text, language: str) -> str:
    """Nothing missing, nothing odd, and in the right alphabet."""
    said = plain(text)
    assert said != ""
    assert said == said.strip()
    assert not [odd for odd in ODD if odd in said], said
    assert said.count("(") == said.count(")"), said
    if language == "ru":
        assert not LATIN.search(said), said
    return said


def check_sentence(text: Text, language: str) -> None:
    said = check(text, language)
    assert said[0].isupper() or said[0] in "«„", said
    assert said[-1] in ".?", said


def check_answer(text: Text, language: str) -> None:
    said = check(text, language)
    assert said[0].isupper(), said
    assert said[-1] not in ".,:;?!", said


def refs(text: Text) -> Counter[tuple[str, int, str]]:
    """What a text speaks of, in whatever order its language likes."""
    return Counter((piece.kind, piece.ref, piece.name) for piece in text if piece.kind != "word")


def check_same(texts: dict[str, Text]) -> None:
    found = {language: refs(text) for language, text in texts.items()}
    assert len({tuple(sorted(ref.items())) for ref in found.values()}) == 1, found


@languages
def test_every_move(language: str) -> None:
    spoken = speak(language)
    said = {move: plain(spoken.move(move)) for move in game().space.codes()}
    for move in said:
        check_answer(spoken.move(move), language)
    assert len(set(said.values())) == len(said), "two moves read the same"


def test_moves_speak_of_the_same() -> None:
    spoken = {language: speak(language) for language in LANGUAGES}
    for move in game().space.codes():
        check_same({language: spoken[language].move(move) for language in LANGUAGES})


def test_samples_cover_every_code() -> None:
    assert set(samples.EVENTS) == codes(events)
    assert set(samples.REASONS) == codes(reasons)


@languages
def test_every_event(language: str) -> None:
    for kind, rows in samples.EVENTS.items():
        for arguments in rows:
            check_sentence(speak(language).event((kind, *arguments)), language)


def test_events_speak_of_the_same() -> None:
    for kind, rows in samples.EVENTS.items():
        for arguments in rows:
            check_same({language: speak(language).event((kind, *arguments)) for language in LANGUAGES})


@languages
def test_every_reason(language: str) -> None:
    for code, rows in samples.REASONS.items():
        for arguments in rows:
            check_sentence(speak(language).reason((code, *arguments)), language)


def test_reasons_speak_of_the_same() -> None:
    for code, rows in samples.REASONS.items():
        for arguments in rows:
            check_same({language: speak(language).reason((code, *arguments)) for language in LANGUAGES})


@languages
def test_every_question(language: str) -> None:
    for question in samples.QUESTIONS + samples.effect_questions(game()):
        check_sentence(speak(language).question(question), language)
    assert {question.kind for question in samples.QUESTIONS} == set(speak(language).language.questions)


def test_questions_speak_of_the_same() -> None:
    for question in samples.QUESTIONS + samples.effect_questions(game()):
        check_same({language: speak(language).question(question) for language in LANGUAGES})


@languages
@pytest.mark.parametrize("number", range(len(samples.every_game())))
def test_every_half_there_can_be(number: int, language: str) -> None:
    spoken_of = samples.every_game()[number]
    spoken = speak(language, spoken_of)
    for half in range(len(spoken_of.deck.halves)):
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
    spoken = {language: speak(language, spoken_of) for language in LANGUAGES}
    for half in range(len(spoken_of.deck.halves)):
        check_same({language: spoken[language].action(half) for language in LANGUAGES})
        check_same({language: spoken[language].icons(half) for language in LANGUAGES})


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_moods_differ(language: str) -> None:
    spoken = speak(language)
    for op in samples.EVERY_OP:
        assert spoken.effect(op, IMPERATIVE) != spoken.effect(op, INFINITIVE) or (language == "pl" and op.optional)


@languages
def test_every_icon_has_a_word(language: str) -> None:
    names = {*ICON_NAMES.values(), *CONDITION_NAMES.values(), "promote_here", "move_here"} - {"colour_in_hand"}
    assert set(speak(language).language.icons) == names


@languages
def test_cards(language: str) -> None:
    cards = speak(language).cards()
    projects, buildings = cards[:CARDS], cards[CARDS:]
    assert [card["kind"] for card in cards] == ["project"] * CARDS + ["building"] * len(BUILDING_CARDS)
    assert [card["number"] for card in projects] == list(range(CARDS))
    assert [card["name"] for card in buildings] == [building.names[ORDER.index(language)] for building in BUILDING_CARDS]
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
    assert json.loads(json.dumps(cards))


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
    rules = speak(language, game(draft)).rules()
    assert 12 <= len(rules) <= 16
    for paragraph in rules:
        check_sentence(paragraph, language)
        assert paragraph[0].style == "strong"
    assert len(plain(rules[1])) > len(plain(speak(language).rules()[1])) or not draft


@languages
def test_rules_say_what_is_reconstructed(language: str) -> None:
    last = plain(speak(language).rules()[-1])
    assert "5" in last
    data = json.loads(deckfile.export())
    for card in data["cards"]:
        card["top"]["source"] = card["bottom"]["source"] = "own"
    exact = load("pocket-mars", deck=data, energy_max=6)
    assert isinstance(exact, PocketMars)
    assert len(speak(language, exact).rules()) == len(speak(language).rules()) - 1


@languages
def test_terms_of_the_bots(language: str) -> None:
    for term in [*TERMS, RIVALS]:
        check(say(speak(language).term(term)), language)


@languages
def test_score_lines(language: str) -> None:
    for line in [*LINES, "points"]:
        check_answer(say(speak(language).score_line(line)), language)


@languages
def test_labels(language: str) -> None:
    for name, label in speak(language).labels._asdict().items():
        assert label != "", name
        assert label == label.strip(), name
        assert language != "ru" or not LATIN.search(label), label
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


def test_a_player_without_a_name_has_a_number() -> None:
    said = [plain(words(game(), language, []).event((events.DECLINED, 3))) for language in LANGUAGES]
    assert said == ["Player 4 declines.", "Игрок 4 отказывается.", "Gracz 4 rezygnuje."]


def test_english_names_will_do() -> None:
    data = json.loads(deckfile.export())
    for card in data["cards"]:
        card["names"] = {"en": card["names"]["en"]}
    custom = load("pocket-mars", deck=data)
    assert isinstance(custom, PocketMars)
    said = [plain(words(custom, language, []).move(400)) for language in LANGUAGES]
    assert said == [
        "Discard Seed Vault for 1 energy",
        "Сбросить «Seed Vault» и получить 1 энергию",
        "Odrzuć „Seed Vault” i zyskaj 1 energię",
    ]


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'; there are: en, ru, pl"):
        words(game(), "xx", [])


@languages
@pytest.mark.parametrize("draft", [False, True])
def test_whole_games_can_be_told(language: str, draft: bool) -> None:
    played = game(draft)
    spoken = words(played, language, samples.NAMES[language])
    random = Random(7)
    s = played.new(3, 7)
    everything = played.space.codes()
    while waiting := played.waiting(s):
        seat = random.choice(waiting)
        check_sentence(spoken.question(played.question(s, seat)), language)
        for reason in played.why_not(s, seat, random.choice(everything)):
            check_sentence(spoken.reason(reason), language)
        moves = played.legal(s, seat)
        assert len({plain(spoken.move(move)) for move in moves}) == len(moves)
        played.apply(s, seat, random.choice(moves))
    for viewer in (0, 1, SPECTATOR, EVERYBODY):
        for event in story(s.log, viewer):
            check_sentence(spoken.event(event), language)
