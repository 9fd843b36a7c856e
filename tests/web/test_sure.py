"""What "Are you sure?" says."""

from tests.web.board import sit
from tests.web.house import PHONE, Arrive, Person

SHOWING = ("play", "use", "place")


def showing(person: Person) -> dict[str, int]:
    """Answer anything until a move can be chosen that will show hidden cards."""
    for _ in range(400):
        play = person.api("GET", f"tables/{person.table}")["play"]
        found = [move for move in play["moves"] if move["name"] in SHOWING and move.get("sees")]
        if found:
            return dict(found[0])
        person.answer_once()
    raise AssertionError("nothing shows hidden cards")


def test_a_step_that_shows_cards_says_how_many(arrive: Arrive) -> None:
    ada = arrive(PHONE, "pl")
    sit(ada, "terraforming-mars", 1, seed="4")
    move = showing(ada)
    ada.page.reload()
    ada.wait(f"[data-move='{move['move']}']")
    ada.page.locator(f".moves [data-move='{move['move']}']").first.click()
    ada.wait("[data-act=sure]")
    ada.shot("sure")
    words = ada.page.locator("dialog").inner_text()
    assert f"Zobaczysz {move['sees']} zakryt" in words
    ada.page.keyboard.press("Escape")
    assert not ada.page.locator("[data-act=sure]").count()
    assert ada.page.evaluate("document.activeElement !== document.body"), "the focus is where it was"
    assert not ada.problems
