"""Everything that can happen in Mission: Red Planet can be said, and said well, in every language."""

import json
import re
from collections import Counter
from copy import deepcopy
from random import Random
from types import ModuleType

import pytest

from pavonis.bots.evaluation import RIVALS
from pavonis.bots.heuristics.mission_red_planet_weights import TERMS
from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.games.mission_red_planet import deckfile, events, reasons
from pavonis.games.mission_red_planet.cards import LANGUAGES as ORDER
from pavonis.games.mission_red_planet.cards import REGION_CARDS
from pavonis.games.mission_red_planet.scoring import LINES
from pavonis.games.mission_red_planet.screen import describe, draw
from pavonis.text import LANGUAGES, Text, plain, say
from pavonis.text.layout import width
from tests.text import red_planet_samples as samples
from tests.text.red_planet_samples import speak

languages = pytest.mark.parametrize("language", LANGUAGES)
LATIN = re.compile("[A-Za-z]")
ODD = ["None", "{", "}", "[", "  ", " .", " ,", " :", " ?", "..", ",,", "??", "( ", " )", "\n"]
TABLES = samples.tables()


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
    assert not said[0].islower(), said
    assert said[-1] in ".?!" or said.endswith(")"), said


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
    spoken = speak(language, 6)
    alike = Counter(plain(spoken.move(move)) for move in samples.the_game().space.codes())
    for move in samples.the_game().space.codes():
        check_answer(spoken.move(move), language)
    twice = [text for text, count in alike.items() if count > 1]
    assert len(twice) == 60, "the Soldier and an action do the same to an astronaut; no other two moves read the same"


def test_moves_speak_of_the_same() -> None:
    spoken = {language: speak(language, 6) for language in LANGUAGES}
    for move in samples.the_game().space.codes():
        check_same({language: spoken[language].move(move) for language in LANGUAGES})


def test_samples_cover_every_code() -> None:
    assert set(samples.EVENTS) == codes(events)
    assert set(samples.REASONS) == codes(reasons)
    assert {question.kind for question in samples.QUESTIONS} == set(speak("en").language.questions)


@languages
def test_every_event_reason_and_question(language: str) -> None:
    spoken = speak(language)
    for kind, rows in samples.EVENTS.items():
        for arguments in rows:
            check_sentence(spoken.event((kind, *arguments)), language)
    for code, rows in samples.REASONS.items():
        for arguments in rows:
            check_sentence(spoken.reason((code, *arguments)), language)
    for question in samples.QUESTIONS:
        check_sentence(spoken.question(question), language)


def test_languages_speak_of_the_same() -> None:
    spoken = {language: speak(language) for language in LANGUAGES}
    for kind, rows in samples.EVENTS.items():
        for arguments in rows:
            check_same({language: spoken[language].event((kind, *arguments)) for language in LANGUAGES})
    for code, rows in samples.REASONS.items():
        for arguments in rows:
            check_same({language: spoken[language].reason((code, *arguments)) for language in LANGUAGES})
    for question in samples.QUESTIONS:
        check_same({language: spoken[language].question(question) for language in LANGUAGES})


@languages
def test_cards(language: str) -> None:
    for card in speak(language).cards():
        assert not card["name"][0].islower()
        check_sentence(say(card["text"]), language)
        check(say(card["name"]), language)
        check(say(card["source_name"]), language)
    assert json.loads(json.dumps(speak(language).cards()))


@languages
def test_names_of_regions(language: str) -> None:
    spoken = speak(language)
    for region, card in enumerate(REGION_CARDS):
        assert plain(spoken.region(region)) == card.names[ORDER.index(language)]
        for case in ("nom", "at", "into", "out"):
            text = spoken.region(region, case)
            assert [piece.ref for piece in text if piece.kind == "region"] == [region]


@languages
def test_rules(language: str) -> None:
    rules = speak(language).rules()
    assert len(rules) == 10
    for paragraph in rules:
        check_sentence(paragraph, language)
        assert paragraph[0].style == "strong"


@languages
def test_rules_say_what_is_reconstructed(language: str) -> None:
    data = json.loads(deckfile.export())
    for rows in data.values():
        if isinstance(rows, list):
            for row in rows:
                row["source"] = "own"
    exact = samples.the_game(deck=data)
    assert len(speak(language, game=exact).rules()) == len(speak(language).rules()) - 1


@languages
def test_terms_of_the_bots(language: str) -> None:
    spoken = speak(language)
    assert set(spoken.language.terms) == {*TERMS, RIVALS}
    for term in [*TERMS, RIVALS]:
        check(say(spoken.term(term)), language)


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


@languages
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_can_be_told(language: str, seats: int) -> None:
    played = samples.the_game(layout="random")
    spoken = speak(language, seats, played)
    random = Random(7)
    s = played.new(seats, 7)
    everything = played.space.codes()
    while waiting := played.waiting(s):
        seat = random.choice(waiting)
        check_sentence(spoken.question(played.question(s, seat)), language)
        for reason in played.why_not(s, seat, random.choice(everything)):
            check_sentence(spoken.reason(reason), language)
        moves = played.legal(s, seat)
        seen = played.observe(s, seat)
        assert len({plain(spoken.move(move, seen)) for move in moves}) == len(moves)
        played.apply(s, seat, random.choice(moves))
    for viewer in (0, 1, SPECTATOR, EVERYBODY):
        for event in story(s.log, viewer):
            check_sentence(spoken.event(event), language)


@languages
@pytest.mark.parametrize("room", [60, 80, 100, 120])
@pytest.mark.parametrize("name", TABLES)
def test_tables_are_drawn_and_described(language: str, room: int, name: str) -> None:
    game, s = samples.the_game(), TABLES[name]
    spoken = speak(language, len(s.seats))
    for viewer in (0, SPECTATOR):
        seen = game.observe(s, viewer)
        before = deepcopy(seen)
        for line in draw(game, spoken, seen, viewer, room):
            assert width(line) <= room, plain(line)
            assert plain(line) == plain(line).rstrip()
            assert "None" not in plain(line)
            assert language != "ru" or not LATIN.search(plain(line))
        for line in describe(game, spoken, seen, viewer):
            assert plain(line)[-1] in ".*", plain(line)
            check(line, language)
        assert seen == before


def test_hands_are_never_cut_at_eighty_columns() -> None:
    for name, s in TABLES.items():
        for language in LANGUAGES:
            game, spoken = samples.the_game(), speak(language, len(s.seats))
            drawn = [plain(line) for line in draw(game, spoken, game.observe(s, 0), 0, 80)]
            assert not [line for line in drawn if "…" in line], (name, language)


def test_every_colour_has_a_shape_and_places_have_others() -> None:
    game, s = samples.the_game(), TABLES["five players"]
    for line in draw(game, speak("en", 5), game.observe(s, 0), 0, 80):
        for piece in line:
            if piece.style.startswith("seat"):
                assert piece.text.strip(" ●▲■◆★✚0123456789") == "" or piece.kind == "player"
            elif piece.style == "dim":
                assert not set(piece.text) & set("●▲■◆★✚")
