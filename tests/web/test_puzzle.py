"""The puzzle of the day on the page: solved by keyboard, wrong answers, streaks that the browser keeps, three languages."""

import pytest

from pavonis.analysis.puzzles import Attempt, PuzzleSet, puzzles_of
from pavonis.games import OURS
from tests.web.house import PHONE, WIDE, Arrive, Person
from tests.web.test_pages import check


def puzzles(key: str) -> PuzzleSet:
    found = puzzles_of(key)
    assert found is not None
    return found


def attempt_at(ada: Person, key: str) -> Attempt:
    """The puzzle on the screen."""
    name = ada.page.locator("[data-puzzle]").get_attribute("data-puzzle")
    found = puzzles(key)
    return Attempt(found, next(each for each in found.puzzles if each.id == name))


SHAKES = """() => new Promise(done => {
    const seen = new Set();
    const look = left => {
        seen.add(document.querySelector('.told').getBoundingClientRect().top);
        left ? requestAnimationFrame(() => look(left - 1)) : done(seen.size > 1);
    };
    look(10);
})"""


@pytest.mark.parametrize("key", OURS)
@pytest.mark.parametrize(
    ("size", "lang"),
    [(PHONE, "ru"), pytest.param(WIDE, "en", marks=pytest.mark.slow), pytest.param(WIDE, "pl", marks=pytest.mark.slow)],
    ids=["phone-ru", "wide-en", "wide-pl"],
)
def test_it_is_shown(arrive: Arrive, key: str, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    ada.go(f"/puzzle/{key}")
    ada.wait("[data-puzzle]", 30_000)
    ada.wait(".told h2")
    check(ada, f"puzzle-{key}", lang, size)
    ada.until(f"async () => !(await ({SHAKES})())")


def test_the_right_answer_begins_a_streak(arrive: Arrive) -> None:
    ada = arrive(WIDE)
    ada.go("/")
    ada.page.locator("a[href='/puzzle/pocket-mars']").click()
    ada.wait("[data-puzzle]", 30_000)
    attempt = attempt_at(ada, "pocket-mars")
    for place, move in enumerate(attempt.best[0].moves):
        if place == len(attempt.moves):
            button = ada.page.locator(f".moves [data-move='{move}']").first
            button.focus()
            ada.page.keyboard.press("Enter")
            attempt.play([move])
            if attempt.status == "open":
                ada.wait(f".moves [data-move='{attempt.best[0].moves[len(attempt.moves)]}']", 30_000)
    ada.wait("[data-status=solved]", 30_000)
    assert ada.page.locator("[data-streak]").inner_text().startswith("1 ")
    ada.page.reload()
    ada.wait("[data-puzzle]", 30_000)
    assert ada.page.locator("[data-streak]").inner_text().startswith("1 ")
    assert "?day=" in ada.page.locator(".told .copy input").input_value()


def solve(ada: Person, key: str) -> None:
    """Give the right answer to the puzzle on the screen."""
    ada.wait("[data-puzzle]", 30_000)
    attempt = attempt_at(ada, key)
    for place, move in enumerate(attempt.best[0].moves):
        if place == len(attempt.moves):
            ada.page.locator(f".moves [data-move='{move}']").first.click()
            attempt.play([move])
            if attempt.status == "open":
                ada.wait(f".moves [data-move='{attempt.best[0].moves[len(attempt.moves)]}']", 30_000)
    ada.wait("[data-status=solved]", 30_000)


def test_a_streak_lasts_over_midnight_and_ends_with_a_missed_day(arrive: Arrive) -> None:
    ada = arrive(WIDE)
    streak = ada.page.locator("[data-streak]")
    for moment, before, after in [
        ("2026-02-27T23:50:00", 0, 1),
        ("2026-02-28T00:10:00", 1, 2),
        ("2026-03-01T12:00:00", 2, 3),
        ("2026-03-03T12:00:00", 0, 1),
    ]:
        ada.page.clock.set_fixed_time(moment)
        ada.go("/puzzle/pocket-mars")
        ada.wait("[data-puzzle]", 30_000)
        assert streak.inner_text().startswith(f"{before} "), moment
        solve(ada, "pocket-mars")
        ada.until("n => document.querySelector('[data-streak]').innerText.startsWith(`${n} `)", after)
    ada.go("/puzzle/pocket-mars?day=2026-03-02")
    solve(ada, "pocket-mars")
    assert streak.count() == 0, "a day that was missed cannot be made up for"
    ada.go("/puzzle/pocket-mars")
    ada.wait("[data-puzzle]", 30_000)
    assert streak.inner_text().startswith("1 ")


def test_a_puzzle_by_its_name_is_not_the_one_of_the_day(arrive: Arrive) -> None:
    ada = arrive(WIDE)
    address = f"/puzzle/terraforming-mars?id={puzzles('terraforming-mars').puzzles[3].id}"
    ada.go(address)
    ada.wait("[data-puzzle]", 30_000)
    assert ada.page.locator("h1").inner_text().startswith("Puzzle: ")
    assert ada.page.title() == "Puzzle – Terraforming Mars"
    assert "Puzzle 4 of" in ada.page.locator(".told").inner_text()
    assert ada.page.locator("[data-streak], [data-act=earlier]").count() == 0
    ada.page.click(".told .copy button")
    assert ada.page.evaluate("navigator.clipboard.readText()") == ada.address + address


def test_a_whole_turn_is_solved_action_by_action(arrive: Arrive) -> None:
    ada = arrive(WIDE)
    found = puzzles("terraforming-mars")
    turn = next(each for each in found.puzzles if each.actions > 1)
    ada.go(f"/puzzle/terraforming-mars?id={turn.id}")
    ada.wait("[data-puzzle]", 30_000)
    for move in Attempt(found, turn).solved().moves:
        ada.page.locator(f".moves [data-move='{move}']").first.click()
    ada.wait("[data-status=solved]", 30_000)
    why = [line.partition(". ")[0] for line in ada.page.locator(".verdict p").all_inner_texts()[1:]]
    assert why in (["Action 1", "Action 2"], ["Each action"])


def test_a_wrong_answer_says_what_it_loses_and_the_right_one_is_told_on_request(arrive: Arrive) -> None:
    ada = arrive(WIDE)
    ada.go("/puzzle/pocket-mars")
    ada.wait("[data-puzzle]", 30_000)
    attempt = attempt_at(ada, "pocket-mars")
    ada.page.locator(f".moves [data-move='{attempt.best[-1].moves[0]}']").first.click()
    if ada.page.locator("dialog[open] .primary").count():
        ada.page.locator("dialog[open] .primary").click()
    ada.wait("[data-status=wrong]", 30_000)
    assert "%" in ada.page.locator(".verdict").inner_text()
    ada.page.click("[data-act=again]")
    ada.wait("[data-status=open]", 30_000)
    ada.page.click("[data-act=show-answer]")
    ada.wait("[data-status=shown]", 30_000)
    assert ada.page.locator(".verdict p").count() >= 2
    assert ada.page.locator(".spot.live, .bar button, .moves .move").count() == 0, "nothing can be chosen any more"
    assert ada.page.locator("[data-streak]").inner_text().startswith("0 ")
    ada.shot("puzzle-shown")
