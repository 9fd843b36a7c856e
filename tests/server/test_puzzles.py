"""Puzzles through the server: the same for everybody on a day, seen through one seat, judged without a bot."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from pavonis.analysis.puzzles import Attempt, PuzzleSet, puzzles_of
from pavonis.core.record import restored
from pavonis.games import OURS, load
from pavonis.text import LANGUAGES
from tests.server.people import House

pytestmark = pytest.mark.anyio
DAY = "2026-11-17"


def puzzles(key: str) -> PuzzleSet:
    found = puzzles_of(key)
    assert found is not None
    return found


@pytest.mark.parametrize("key", OURS)
async def test_a_puzzle_is_solved_pick_by_pick(house: House, key: str) -> None:
    ada, bob = await house.visitor(), await house.visitor()
    told = await ada.get(f"/api/games/{key}/puzzle", day=DAY)
    assert told == await bob.get(f"/api/games/{key}/puzzle", day=DAY)
    found = puzzles(key)
    puzzle = next(each for each in found.puzzles if each.id == told["id"])
    moves = Attempt(found, puzzle).solved().moves
    answer: dict[str, Any] = {"status": "open", "moves": []}
    while answer["status"] == "open":
        made = [*answer["moves"], moves[len(answer["moves"])]]
        answer = await ada.post(f"/api/games/{key}/puzzles/{puzzle.id}", {"moves": made})
    assert answer["status"] == "solved"
    assert answer["moves"] == moves
    assert answer["play"]["moves"] == []
    assert len(answer["sentences"]) >= 2


@pytest.mark.parametrize("key", OURS)
async def test_the_position_is_what_the_seat_sees(house: House, key: str) -> None:
    """Equal in another world that the seat cannot tell from the one that is kept: nothing hidden is sent."""
    ada = await house.visitor()
    found = puzzles(key)
    game = load(key, **found.options)
    for puzzle in found.puzzles[:3]:
        told = await ada.get(f"/api/games/{key}/puzzle", id=puzzle.id)
        other = game.resample(restored(game, puzzle.seats, puzzle.position), puzzle.seat, 1234)
        puzzle_elsewhere = Attempt(found, puzzle)
        assert game.observe(other, puzzle.seat) == puzzle_elsewhere.view.observation()
        assert "position" not in told
        assert "nodes" not in told


async def test_a_wrong_answer_does_not_give_the_right_one_away(house: House) -> None:
    ada = await house.visitor()
    found = puzzles("pocket-mars")
    puzzle = found.puzzles[0]
    best = Attempt(found, puzzle).best
    for language in LANGUAGES:
        wrong = await ada.post(f"/api/games/pocket-mars/puzzles/{puzzle.id}?lang={language}", {"moves": best[1].moves})
        assert wrong["status"] == "wrong"
        assert len(wrong["sentences"]) == 1
        shown = await ada.post(f"/api/games/pocket-mars/puzzles/{puzzle.id}?lang={language}", {"show": True})
        assert shown["status"] == "shown"
        assert len(shown["sentences"]) >= 2


async def test_why_something_cannot_be_done(house: House) -> None:
    ada = await house.visitor()
    found = puzzles("terraforming-mars")
    attempt = Attempt(found, found.puzzles[0])
    legal = attempt.view.legal()
    illegal = next(code for code in attempt.game.space.codes() if code not in legal)
    at = f"/api/games/terraforming-mars/puzzles/{found.puzzles[0].id}/why"
    said = await ada.get(at, move=[legal[0], illegal])
    assert [each["legal"] for each in said] == [True, False]
    assert said[1]["reasons"]


async def test_what_cannot_be_asked_for(house: House) -> None:
    ada = await house.visitor()
    at = "/api/games/pocket-mars/puzzle"
    later = (datetime.now(UTC).date() + timedelta(days=3)).isoformat()
    assert await ada.refused("GET", "/api/games/chess/puzzle") == (404, "no_such_game")
    assert await ada.refused("GET", f"{at}?day={later}") == (400, "malformed")
    assert await ada.refused("GET", f"{at}?day=soon") == (400, "malformed")
    assert await ada.refused("GET", f"{at}?id=none") == (404, "no_such_page")
    name = puzzles("pocket-mars").puzzles[0].id
    assert await ada.refused("POST", f"/api/games/pocket-mars/puzzles/{name}", {"moves": [99999]}) == (409, "illegal")
