"""Call-outs of a guided game at the terminal. What has been told is noted in the record, so a resumed game goes on there."""

from typing import Any

from pavonis.cli.phrases import Phrases
from pavonis.cli.screen import Screen
from pavonis.core.game import Seat
from pavonis.core.match import Match
from pavonis.core.question import Question
from pavonis.core.view import View
from pavonis.games import box
from pavonis.text import Words
from pavonis.text.lesson import Explained
from pavonis.text.signs import Concerned

NOTE = "lesson"
LEARNER: Seat = 0
OTHERWISE = {  # call-outs that speak of what is seen on the page, and what the terminal says instead
    ("terraforming-mars", "cards"): "lesson_cards",
    ("terraforming-mars", "production"): "lesson_production",
    ("ares-expedition", "cards"): "lesson_cards",
    ("mission-red-planet", "characters"): "lesson_characters",
}


def begin(match: Match[Any]) -> None:
    """Note that a match is a guided game."""
    match.record.notes[NOTE] = []


def skip(match: Match[Any]) -> None:
    """Go on without call-outs."""
    match.record.notes.pop(NOTE, None)


def explained(game: str, phrases: Phrases) -> dict[str, Explained]:
    """The words of a game's lesson, as they fit the terminal."""
    words = box(game).explained(phrases.language)
    others = {key: phrases(name) for (of, key), name in OTHERWISE.items() if of == game}
    return {key: each._replace(text=others.get(key, each.text)) for key, each in words.items()}


def meanings(game: str, words: Words, language: str) -> dict[str, Explained]:
    """What the signs of a game mean, each with the section of the rulebook that says more about it."""
    lesson, see = box(game).explained(language), box(game).sections()
    labels = {**words.things(), **words.labels()}
    found = {}
    for key, sign in box(game).signs(language).items():
        name = sign.name or labels[key][:1].upper() + labels[key][1:]
        found[key] = Explained(name, sign.text, lesson[see[key]].section if key in see else "")
    return found


def concerning(game: str, words: Words, phrases: Phrases, question: Question) -> list[Explained]:
    """What the rules say to a question."""
    lesson, more = box(game).lesson(), box(game).concerned().get(question.kind, Concerned())
    callouts = {
        each.key
        for each in (lesson.callouts if lesson is not None else ())
        if question.kind in each.asked and question.subject[: len(each.subject)] == each.subject
    }
    told = [each for key, each in explained(game, phrases).items() if key in callouts or key in more.callouts]
    return [*told, *(each for key, each in meanings(game, words, phrases.language).items() if key in more.signs)]


def searched(game: str, words: Words, phrases: Phrases, wanted: str) -> list[Explained]:
    """What the rules say with all these words, in any order."""
    known = [*explained(game, phrases).values(), *meanings(game, words, phrases.language).values()]
    return [each for each in known if all(word in " ".join(each).casefold() for word in wanted.casefold().split())]


def tell(screen: Screen, match: Match[Any], view: View[Any], phrases: Phrases) -> bool:
    """Say what is due at the open question of the learner, and whether that was anything."""
    told = match.record.notes.get(NOTE)
    found = box(match.game.key)
    lesson = found.lesson()
    if not isinstance(told, list) or lesson is None or view.seat != LEARNER:
        return False
    before = len(told)
    words = explained(match.game.key, phrases)
    question, seen = view.question(), view.observation()
    while callout := lesson.due(question, seen, LEARNER, told):
        told.append(callout.key)
        heading, text, _ = words[callout.key]
        count = phrases("lesson_count", number=len(told), of=len(lesson.callouts))
        screen.say(f"► {heading} ({count})", "strong")
        screen.say(text)
    return len(told) > before
