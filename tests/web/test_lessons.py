"""A guided game on the page: call-outs stand beside the thing they explain, are read once, survive a reload and can be skipped."""

import pytest

from pavonis.games import OURS, box
from tests.web.house import PHONE, WIDE, Arrive, Person

OWN = ("hand", "offers", "characters", "missions", "prep")  # what lies before the learner, or is offered to it
WITH_PLAYERS = "!!document.querySelector('[data-pointed]').closest('.players')"


def begin(person: Person, game: str) -> None:
    """Start the guided game of a game from the front page."""
    person.go("/")
    person.wait("[data-act=learn]:not([disabled])")
    place = OURS.index(game)
    person.page.locator("[data-act=learn]").nth(place).click()
    person.wait("[data-callout]")


def read_all(person: Person, game: str, keyboard: bool = False) -> list[str]:
    """Read what is due; each call-out points at something that can be seen, and at the cards if it is about them."""
    lesson = box(game).lesson()
    assert lesson is not None
    thing_of = {callout.key: callout.at for callout in lesson.callouts}
    read = []
    person.page.wait_for_timeout(150)  # a call-out of the question before is on its way out
    while key := person.page.evaluate("document.querySelector('[data-callout]')?.dataset.callout ?? ''"):
        assert person.page.locator("[data-pointed]").count() == 1, f"{key} points at nothing"
        assert person.page.locator("[data-pointed]").is_visible()
        if thing_of.get(key) in OWN:
            assert not person.page.evaluate(WITH_PLAYERS), f"{key} points at a player, not at the cards"
        read.append(key)
        if keyboard:
            person.page.keyboard.press("Escape")
        else:
            person.page.click("[data-act=next]")
        person.until("key => document.querySelector('[data-callout]')?.dataset.callout !== key", key)
    return read


@pytest.mark.parametrize("game", OURS)
def test_the_first_callouts_point_at_the_board(arrive: Arrive, game: str) -> None:
    ada = arrive(WIDE)
    begin(ada, game)
    ada.shot(f"lesson-{game}")
    words = box(game).explained("en")
    assert words["goal"].text in ada.page.inner_text("[data-callout]")
    read = read_all(ada, game)
    for _ in range(4):
        ada.decide()
        ada.wait(".bar.mine", 30_000)
        ada.page.wait_for_timeout(300)
        read += read_all(ada, game)
    assert len(read) == len(set(read)) >= 4, read
    ada.page.reload()
    ada.wait(".bar.mine", 30_000)
    assert ada.page.locator("[data-callout]").count() == 0, "what was read is not told again"


def test_a_lesson_on_a_phone_in_russian_is_skipped(arrive: Arrive) -> None:
    ada = arrive(PHONE, "ru")
    begin(ada, "pocket-mars")
    ada.shot("lesson-phone")
    ada.page.click("[data-act=skip-lesson]")
    ada.page.wait_for_selector("[data-callout]", state="detached")
    ada.page.reload()
    ada.wait(".bar.mine")
    assert ada.page.locator("[data-callout]").count() == 0


def test_on_a_phone_a_callout_opens_the_tab_of_the_thing_it_explains(arrive: Arrive) -> None:
    ada = arrive(PHONE, "ru")
    begin(ada, "mission-red-planet")
    ada.wait("[data-pointed]")
    assert ada.page.get_attribute("[data-tab][aria-pressed=true]", "data-tab") == "board", "the goal is explained at the planet"
    ada.shot("lesson-phone-board")
    assert "goal" in read_all(ada, "mission-red-planet")
    ada.wait("[data-tab=hand][aria-pressed=true]")


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_a_guided_game_is_played_to_its_end_by_keyboard(arrive: Arrive, game: str) -> None:
    ada = arrive(WIDE)
    begin(ada, game)
    read = read_all(ada, game, keyboard=True)
    for _ in range(600):
        if ada.over:
            break
        if ada.asked:
            read += read_all(ada, game, keyboard=True)
            ada.decide(keyboard=True)
        else:
            ada.page.wait_for_timeout(50)
    assert ada.over
    assert len(read) >= len(box(game).explained("en")) - 3
