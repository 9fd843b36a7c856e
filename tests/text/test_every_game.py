"""Everything that can happen in a game can be said, and said well, in every language. What only one game says is tested apart.

A game's samples are a module of `tests/text/samples`: one of everything the game can say (EVENTS, REASONS, QUESTIONS), its MODES to
be played through (seats and options), the VALUES of its options, the names that stay UNTRANSLATED, and how many moves sound ALIKE.
"""

import json
import re
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from pavonis.bots.evaluation import RIVALS
from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.games import box
from pavonis.text import LANGUAGES, plain, say
from pavonis.text.layout import SHAPES
from tests.folders import FOLDERS, part
from tests.text.checks import check, check_answer, check_picture, check_same, check_sentence, codes, languages

SAMPLES: dict[str, Any] = {key: import_module(f"tests.text.samples.{folder}") for key, folder in FOLDERS.items()}
WITH_TABLES = {key: samples.tables() for key, samples in SAMPLES.items() if hasattr(samples, "tables")}
ROOM = {"mission-red-planet": 80}  # where nothing may be cut; a hundred columns in the others, whose cards have more to tell
STRANGER = re.compile(r"(Player|Участник|Uczestnik) \d")
every_game = pytest.mark.parametrize("key", FOLDERS)
every_mode = pytest.mark.parametrize(
    ("key", "seats", "options"), [(key, *mode) for key, samples in SAMPLES.items() for mode in samples.MODES]
)
every_table = pytest.mark.parametrize(("key", "name"), [(key, name) for key, tables in WITH_TABLES.items() for name in tables])


def everybody(key: str, language: str) -> Any:
    """The words of a game for as many players as there are names."""
    samples = SAMPLES[key]
    return samples.speak(language, len(samples.PLAYERS[language]))


@every_game
@languages
def test_every_move(key: str, language: str) -> None:
    samples, spoken = SAMPLES[key], everybody(key, language)
    moves = samples.the_game().space.codes()
    for move in moves:
        check_answer(spoken.move(move), language, samples.UNTRANSLATED)
    assert len({plain(spoken.move(move)) for move in moves}) == len(moves) - samples.ALIKE


@every_game
def test_moves_speak_of_the_same(key: str) -> None:
    spoken = {language: everybody(key, language) for language in LANGUAGES}
    for move in SAMPLES[key].the_game().space.codes():
        check_same({language: spoken[language].move(move) for language in LANGUAGES})


@every_game
def test_samples_cover_every_code(key: str) -> None:
    samples = SAMPLES[key]
    assert set(samples.EVENTS) == codes(part(key, "events"))
    assert set(samples.REASONS) == codes(part(key, "reasons"))
    for language in LANGUAGES:
        assert {question.kind for question in samples.QUESTIONS} == set(samples.speak(language).language.questions)


def sentences(samples: Any, spoken: Any) -> list[Any]:
    """Every event, reason and question of the samples."""
    return [
        *(spoken.event((code, *arguments)) for code, rows in samples.EVENTS.items() for arguments in rows),
        *(spoken.reason((code, *arguments)) for code, rows in samples.REASONS.items() for arguments in rows),
        *(spoken.question(question) for question in samples.QUESTIONS),
    ]


@every_game
@languages
def test_every_event_reason_and_question(key: str, language: str) -> None:
    samples = SAMPLES[key]
    for sentence in sentences(samples, samples.speak(language)):
        check_sentence(sentence, language, samples.UNTRANSLATED)


@every_game
def test_languages_speak_of_the_same(key: str) -> None:
    samples = SAMPLES[key]
    for texts in zip(*(sentences(samples, samples.speak(language)) for language in LANGUAGES), strict=True):
        check_same(dict(zip(LANGUAGES, texts, strict=True)))


@every_game
@languages
def test_cards(key: str, language: str) -> None:
    samples = SAMPLES[key]
    cards = samples.speak(language).cards()
    for card in cards:
        for name in ("name", "colour_name", "source_name"):
            check(say(card[name]), language, samples.UNTRANSLATED)
        assert not card["name"][0].islower()
        check_sentence(say(card["text"]), language, samples.UNTRANSLATED)
    assert json.loads(json.dumps(cards))


@every_mode
@languages
def test_rules(key: str, language: str, seats: int, options: dict[str, Any]) -> None:
    samples = SAMPLES[key]
    for game in (None, samples.the_game(**options)):
        for paragraph in samples.speak(language, seats, game).rules():
            check_sentence(paragraph, language, samples.UNTRANSLATED)
            assert paragraph[0].style == "strong"


@every_game
@languages
def test_terms_of_the_bots(key: str, language: str) -> None:
    """Exactly the terms of this game's evaluation, and the one that all evaluations share."""
    terms = [*import_module(f"pavonis.bots.heuristics.{FOLDERS[key]}_weights").TERMS, RIVALS]
    spoken = SAMPLES[key].speak(language)
    assert set(spoken.language.terms) == set(terms)
    for term in terms:
        check(say(spoken.term(term)), language)


@every_game
@languages
def test_score_lines_labels_and_things(key: str, language: str) -> None:
    samples = SAMPLES[key]
    spoken = samples.speak(language)
    for line in [*part(key, "scoring").LINES, "points"]:
        check_answer(say(spoken.score_line(line)), language)
    assert spoken.labels()
    for label in [*spoken.labels().values(), *spoken.things().values()]:
        check(say(label), language, samples.UNTRANSLATED)
    assert list(spoken.things()) == list(samples.speak("en").things())


@every_game
@languages
def test_options(key: str, language: str) -> None:
    said = box(key).option_words(language)
    described = {field.name for field in msgspec.structs.fields(part(key, "options").Options)} - {"deck"}  # a file, not a choice
    assert set(said.options) == described
    for name, about in said.options.values():
        check_answer(say(name), language)
        check_sentence(say(about), language)
    assert set(said.values) == SAMPLES[key].VALUES
    for value in said.values.values():
        check(say(value), language)


@every_game
def test_a_player_without_a_name_has_a_number(key: str) -> None:
    said = [SAMPLES[key].speak(language, 0).player(3).text for language in LANGUAGES]
    assert said == ["Player 4", "Участник 4", "Uczestnik 4"]


@every_game
def test_unknown_language(key: str) -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'; there are: en, ru, pl"):
        part(key, "words").words(SAMPLES[key].the_game(), "xx", [])


@every_mode
@languages
def test_whole_games_can_be_told(key: str, language: str, seats: int, options: dict[str, Any]) -> None:
    samples = SAMPLES[key]
    game = samples.the_game(**options)
    spoken = samples.speak(language, seats, game)
    names = samples.UNTRANSLATED
    random = Random(7)
    s = game.new(seats, 7)
    everything = game.space.codes()
    while waiting := game.waiting(s):
        seat = random.choice(waiting)
        check_sentence(spoken.question(game.question(s, seat)), language, names)
        for reason in game.why_not(s, seat, random.choice(everything)):
            check_sentence(spoken.reason(reason), language, names)
        legal = game.legal(s, seat)
        seen = game.observe(s, seat)
        said = [spoken.move(move, seen) for move in legal]
        for text in said:
            check_answer(text, language, names)
        assert len({plain(text) for text in said}) == len(legal)
        game.apply(s, seat, random.choice(legal))
    for viewer in (0, 1, SPECTATOR, EVERYBODY):
        for event in story(s.log, viewer):
            check_sentence(spoken.event(event), language, names)
            assert not STRANGER.search(plain(spoken.event(event))), "all at this table have names"


@every_table
@languages
def test_every_move_can_be_told_at_every_table(key: str, language: str, name: str) -> None:
    game, s = WITH_TABLES[key][name]
    spoken, seen = everybody(key, language), game.observe(s, 0)
    for move in game.space.codes():
        check_answer(spoken.move(move, seen), language, SAMPLES[key].UNTRANSLATED)


@every_table
@languages
@pytest.mark.parametrize("room", [60, 80, 100, 120])
def test_tables_are_drawn_and_described(key: str, language: str, room: int, name: str) -> None:
    samples, screen = SAMPLES[key], part(key, "screen")
    game, s = WITH_TABLES[key][name]
    spoken = samples.speak(language, len(s.learned), game)
    for viewer in (0, SPECTATOR):
        seen = game.observe(s, viewer)
        before = deepcopy(seen)
        check_picture(screen.draw(game, spoken, seen, viewer, room), room, language, samples.UNTRANSLATED)
        for line in screen.describe(game, spoken, seen, viewer):
            check_sentence(line, language, samples.UNTRANSLATED)
        assert seen == before


@every_table
@languages
def test_nothing_is_cut_where_there_is_room(key: str, language: str, name: str) -> None:
    game, s = WITH_TABLES[key][name]
    spoken = SAMPLES[key].speak(language, len(s.learned), game)
    drawn = part(key, "screen").draw(game, spoken, game.observe(s, 0), 0, ROOM.get(key, 100))
    assert not [plain(line) for line in drawn if "…" in plain(line)]


@every_table
def test_every_colour_has_a_sign(key: str, name: str) -> None:
    screen = part(key, "screen")
    game, s = WITH_TABLES[key][name]
    for line in screen.draw(game, SAMPLES[key].speak("en", len(s.learned), game), game.observe(s, 0), 0, 100):
        for piece in line:
            if piece.style.startswith("seat"):
                assert piece.text[0] in SHAPES + "✔" or piece.kind == "player"
