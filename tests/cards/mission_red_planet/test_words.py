"""All that the game says in three languages: every card, question, move, reason and event has its words, and games can be told."""

from random import Random
from typing import Any

import pytest

from pavonis.core.events import story
from pavonis.core.game import EVERYBODY, SPECTATOR, Question
from pavonis.games.mission_red_planet import effects, screen
from pavonis.games.mission_red_planet.colonisation import DEEDS
from pavonis.games.mission_red_planet.discoveries import FINDS
from pavonis.games.mission_red_planet.faces import FACES
from pavonis.games.mission_red_planet.options import load
from pavonis.games.mission_red_planet.scoring import GOALS, LINES
from pavonis.games.mission_red_planet.words import RedPlanetWords, words
from pavonis.text import LANGUAGES, plain
from pavonis.text.layout import width
from tests.rulebook.mission_red_planet.tables import red_planet

NAMES = ["Anna", "Boris", "Cezary", "Daria", "Emil", "Faye"]
IN_ALL = pytest.mark.parametrize("language", LANGUAGES)


def spoken(language: str, seats: int = 6) -> RedPlanetWords:
    """The game in a language, at a table of so many."""
    return words(load(), language, NAMES[:seats])


def is_sentence(text: str) -> bool:
    """Whether a text begins with a capital or a figure, ends as it should and has no traces of a table."""
    return bool(text) and not text[0].islower() and "  " not in text and "None" not in text and "{" not in text


@IN_ALL
def test_every_effect_has_its_faces_and_its_words(language: str) -> None:
    w = spoken(language).language
    assert sorted(w.steps) == [faces.code for faces in FACES]
    assert set(w.goals) == set(GOALS)
    assert set(w.finds) == set(FINDS) == set(effects.WHEN)
    assert set(w.deeds) == set(DEEDS)


@IN_ALL
def test_every_move_and_line_has_its_words(language: str) -> None:
    w = spoken(language)
    for move in w.game.space.codes():
        text = plain(w.move(move))
        assert is_sentence(text)
        assert not text.endswith(".")
    for line in LINES:
        assert w.score_line(line)


@IN_ALL
def test_every_card_has_a_name_a_text_and_a_source(language: str) -> None:
    found = spoken(language).cards()
    assert len(found) == 9 + 36 + 29 + 1 + 4
    for card in found:
        assert is_sentence(card["text"])
        assert card["text"].endswith(".")
        assert card["name"]
        assert card["source_name"]
        assert card["colour_name"]
    sources = {(card["kind"], card["source"]) for card in found}
    assert ("mission", "reconstructed") in sources
    assert ("global", "rulebook") in sources
    assert ("layout", "reconstructed") in sources
    assert len({(card["kind"], card["name"]) for card in found if card["kind"] != "ship"}) == 43


@IN_ALL
def test_the_rules_are_told(language: str) -> None:
    paragraphs = [plain(text) for text in spoken(language).rules()]
    assert len(paragraphs) == 10
    assert all(text.endswith(".") for text in paragraphs)


@IN_ALL
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_random_games_can_be_told(language: str, seats: int) -> None:
    w = spoken(language, seats)
    game: Any = w.game
    for seed in range(3):
        s = game.new(seats, seed)
        chance = Random(seed)
        while not game.over(s):
            seat = chance.choice(game.waiting(s))
            question: Question = game.question(s, seat)
            assert is_sentence(plain(w.question(question)))
            seen = game.observe(s, seat)
            for move in game.legal(s, seat):
                assert is_sentence(plain(w.move(move, seen)))
            for move in chance.sample(game.space.codes(), 10):
                for reason in game.why_not(s, seat, move):
                    assert is_sentence(plain(w.reason(reason)))
            game.apply(s, seat, chance.choice(game.legal(s, seat)))
        for event in story(s.log, EVERYBODY):
            assert plain(w.event(event)).endswith((".", "!"))


@IN_ALL
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_table_is_drawn_and_described_to_everybody(language: str, seats: int) -> None:
    w = spoken(language, seats)
    game: Any = w.game
    s = game.new(seats, 4)
    chance = Random(4)
    for step in range(1000):
        for viewer in (0, SPECTATOR) if step % 30 == 0 or game.over(s) else ():
            seen = game.observe(s, viewer)
            for room in (60, 120):
                assert all(width(line) <= room for line in screen.draw(game, w, seen, viewer, room))
            lines = [plain(line) for line in screen.describe(game, w, seen, viewer)]
            assert all(line.rstrip("*").endswith(".") and "None" not in line and "  " not in line for line in lines)
        if game.over(s):
            return
        seat = chance.choice(game.waiting(s))
        game.apply(s, seat, chance.choice(game.legal(s, seat)))


def test_the_table_shows_what_a_viewer_may_know() -> None:
    t = red_planet().area(1, "Blocks of Ice").region("Ausonia", discovery="Lichens", seen_by=[0])
    w = spoken("en", 3)
    pictures = ["\n".join(plain(line) for line in screen.draw(t.game, w, t.see(viewer), viewer, 120)) for viewer in (0, 1)]
    assert "Lichens" in pictures[0]
    assert "Lichens" not in pictures[1]
    assert "Blocks of Ice" in pictures[1]
    assert "Blocks of Ice" not in pictures[0]


def test_a_neutral_colour_is_told_from_its_owners() -> None:
    w = spoken("en", 2)
    assert plain([w.colour(0)]) == "Anna"
    assert plain([w.colour(2)]) == "Anna (neutral)"
    assert plain([w.colour(3)]) == "Boris (neutral)"


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(ValueError, match="there is no language 'de'"):
        words(load(), "de", [])
