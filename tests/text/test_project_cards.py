"""The words of project cards, corporations and score sheets, which Terraforming Mars and Ares Expedition have alike."""

from importlib import import_module
from typing import Any

import pytest

from pavonis.core.events import SPECTATOR
from pavonis.text import LANGUAGES, plain
from tests.folders import FOLDERS, part
from tests.text.checks import check, check_same, languages

KEYS = ["terraforming-mars", "ares-expedition"]
SAMPLES: dict[str, Any] = {key: import_module(f"tests.text.samples.{FOLDERS[key]}") for key in KEYS}
both = pytest.mark.parametrize("key", KEYS)


def printed(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Project cards and corporations, without the phase cards of Ares Expedition."""
    return [card for card in cards if card["kind"] != "phase"]


@both
@languages
def test_cards(key: str, language: str) -> None:
    projects, corporations = part(key, "cards").PROJECT_CARDS, part(key, "cards").CORPORATIONS
    cards = printed(SAMPLES[key].speak(language).cards())
    assert [card["number"] for card in cards] == [card.number for card in [*projects, *corporations]]
    assert [card["printed"] for card in cards] == [card.printed for card in [*projects, *corporations]]
    for card, source in zip(cards, [*projects, *corporations], strict=True):
        assert card["value"] == source.cost
        assert len(card["tags"]) == len(card["tag_names"]) == len(source.tags)
        assert bool(card["action"]) == bool(source.actions)
        assert bool(card["lasting"]) == bool(source.watches or source.lasting)
        assert bool(card["points"]) == bool(source.points)
        for row in card["icons"].values():
            check(row, language)
            assert {piece.kind for piece in row} <= {"icon", "word"}


@both
def test_names_are_all_different(key: str) -> None:
    for language in LANGUAGES:
        said = [card["name"] for card in SAMPLES[key].speak(language).cards()]
        assert len(set(said)) == len(said)


@both
def test_cards_have_the_same_icons_in_every_language(key: str) -> None:
    cards = {language: printed(SAMPLES[key].speak(language).cards()) for language in LANGUAGES}
    for number in range(len(cards["en"])):
        rows = {language: cards[language][number]["icons"] for language in LANGUAGES}
        assert len({tuple(row) for row in rows.values()}) == 1
        for row in rows["en"]:
            check_same({language: rows[language][row] for language in LANGUAGES})


def sheet(seen: Any, seat: int) -> list[tuple[str, int, int]]:
    """The entries of a score sheet."""
    return [(entry.line, entry.number, entry.points) for entry in seen.score_sheets[seat]]


@both
@languages
def test_the_score_sheet_accounts_for_every_point(key: str, language: str) -> None:
    samples = SAMPLES[key]
    game, s = samples.tables()["over"]
    seen = game.observe(s, SPECTATOR)
    spoken = samples.speak(language, 2, game)
    for seat in range(2):
        entries = sheet(seen, seat)
        assert sum(points for _, _, points in entries) == game.scores(s)[seat]
        for line, points in game.score_lines(s, seat):
            assert sum(each for name, _, each in entries if name == line) == points
        for line, number, _ in entries:
            check(spoken.sheet_item(line, number), language, samples.UNTRANSLATED)
    said = [plain(line) for line in part(key, "screen").describe(game, spoken, seen, SPECTATOR)]
    assert f"{samples.PLAYERS[language][0]}, {spoken.score_line('rating')}: {s.rating[0]}." in said
