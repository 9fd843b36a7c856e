"""A guided first game is played to its end: every call-out finds its moment, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pavonis.bots.bot import derived, make_bot
from pavonis.box import Box
from pavonis.core.match import Match
from pavonis.games import OURS, box, load
from pavonis.text import LANGUAGES
from pavonis.text.lesson import Callout, Lesson, number

ROOT = Path(__file__).resolve().parents[2]
LEARNER = 0


def lesson_of(key: str) -> tuple[Box[Any], Lesson]:
    found = box(key)
    lesson = found.lesson()
    assert lesson is not None
    return found, lesson


def told(key: str, lesson: Lesson, learner: str, seed: int) -> Iterator[Callout]:
    """What a learner is told, in order; a bot of some kind is the learner."""
    match = Match.new(load(key, **lesson.options), lesson.seats, lesson.seed)
    names = [learner] + [lesson.level] * (lesson.seats - 1)
    bots = [make_bot(name, key, derived(seed, "bot", seat)) for seat, name in enumerate(names)]
    known: list[str] = []
    while seats := match.game.waiting(match.state):
        seat = seats[0]
        if seat == LEARNER:
            question = match.game.question(match.state, seat)
            seen = match.game.observe(match.state, seat)
            while callout := lesson.due(question, seen, seat, known):
                known.append(callout.key)
                yield callout
        match.play(seat, bots[seat].choose(match.view(seat), bots[seat].budget))


@pytest.mark.parametrize("key", OURS)
def test_a_careful_learner_hears_everything(key: str) -> None:
    _, lesson = lesson_of(key)
    keys = [callout.key for callout in lesson.callouts]
    assert 8 <= len(keys) <= 12
    assert len(set(keys)) == len(keys)
    heard = [callout.key for callout in told(key, lesson, "greedy", 1)]
    assert set(heard) == set(keys), "each has its moment"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("key", OURS)
def test_who_plays_anything_hears_most_of_it(key: str, seed: int) -> None:
    _, lesson = lesson_of(key)
    heard = [callout.key for callout in told(key, lesson, "random", seed)]
    assert len(heard) >= len(lesson.callouts) - 3, sorted({callout.key for callout in lesson.callouts} - set(heard))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OURS)
def test_every_callout_has_its_words(key: str, language: str) -> None:
    found, lesson = lesson_of(key)
    words = found.explained(language)
    assert list(words) == [callout.key for callout in lesson.callouts]
    for heading, text, section in words.values():
        assert 0 < len(section) <= 60
        assert 0 < len(heading) <= 32, heading
        assert len(text.split()) <= 40, f"{heading}: one concept, a few sentences"
        assert text.endswith(".")
        assert "  " not in text


@pytest.mark.parametrize("key", OURS)
def test_every_section_is_one_of_the_rulebook(key: str) -> None:
    """The page of rules and tests lists all sections of the rulebook."""
    page = (ROOT / "docs" / "rules-and-tests" / f"{key}.md").read_text(encoding="utf-8")
    known = {line.removeprefix("## ") for line in page.splitlines() if line.startswith("## ")}
    assert {words.section for words in box(key).explained("en").values()} <= known


@pytest.mark.parametrize("key", OURS)
def test_the_page_knows_everything_that_callouts_point_at(key: str) -> None:
    _, lesson = lesson_of(key)
    page = (ROOT / "web" / "src" / "games" / key / "index.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"^    (\w+): ", page.partition("  points: {\n")[2].partition("\n  },")[0], re.MULTILINE))
    assert {callout.at for callout in lesson.callouts} == known, "and nothing that no call-out needs"


def test_a_number_that_is_not_there_is_refused() -> None:
    """A call-out with a path that leads nowhere would never be due."""
    match = Match.new(load("pocket-mars"), 2, 1)
    seen = match.game.observe(match.state, 0)
    assert number(seen, 0, "players.me.earth") == 6
    assert number(seen, 0, "players.1.hand") == 4
    with pytest.raises(AttributeError):
        number(seen, 0, "players.me.moon")
