"""The draft variant, and what a seat knows of the cards it has passed on."""

from typing import Any

from pavonis.games.terraforming_mars.observation import TerraformingMarsKept
from pavonis.games.terraforming_mars.tables import NAMES
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars

PACKS = [
    ["Ants", "Birds", "Comet", "Fish"],
    ["Grass", "Heather", "Lichen", "Moss"],
    ["Trees", "Pets", "Virus", "Worms"],
]


def drafting(seats: int, generation: int) -> Any:
    t = mars(seats, draft=True).set(generation=generation).research()
    for seat in range(seats):
        t.offers(seat, *PACKS[seat]).seat(seat, megacredits=20)
    return t


def names(cards: list[int]) -> set[str]:
    return {NAMES[card] for card in cards}


@rule("terraforming-mars", "Draft")
def test_all_keep_one_and_pass_the_others_on() -> None:
    t = drafting(3, 2)
    assert t.waiting == [0, 1, 2]
    t.do(0, "draft Ants").do(1, "draft Grass")
    assert set(t.offers(0)) == set(PACKS[0])  # nothing moves before all have chosen
    t.do(2, "draft Trees")
    t.do(0, "draft Pets").do(1, "draft Birds").do(2, "draft Heather")
    t.do(0, "draft Lichen").do(1, "draft Virus").do(2, "draft Comet")
    assert set(t.offers(0)) == {"Ants", "Pets", "Lichen", "Fish"}  # the last card is passed too
    assert t.question(0).kind == "buy"
    t.do(0, "buy Ants", "done").do(1, "done").do(2, "done")
    assert t.hand(0) == ["Ants"]
    assert t.seat(0).megacredits == 17


@rule("terraforming-mars", "Draft: direction")
def test_direction_by_generation() -> None:
    for generation, pack in ((2, 2), (3, 1)):
        t = drafting(3, generation).do(0, "draft Ants").do(1, "draft Grass").do(2, "draft Trees")
        assert set(t.offers(0)) == set(PACKS[pack][1:])


@rule("terraforming-mars", "Draft")
def test_what_was_passed_on_stays_known() -> None:
    t = drafting(3, 2).do(0, "draft Ants").do(1, "draft Grass").do(2, "draft Trees")
    seen = t.see(0).draft
    assert names(seen.packs[1]) == {"Birds", "Comet", "Fish"}
    assert seen.packs[2] == []
    t.do(0, "draft Pets").do(1, "draft Birds").do(2, "draft Heather")
    seen = t.see(0).draft
    assert names(seen.kept[1][1].among) == {"Birds", "Comet", "Fish"}
    assert seen.kept[1][1].card is None
    assert names(seen.packs[2]) == {"Birds", "Comet", "Fish"}
    assert t.see(-1).draft.kept[0][0] == TerraformingMarsKept(None, [])


@rule("terraforming-mars", "Draft")
def test_what_is_certain_is_remembered_after_buying() -> None:
    t = drafting(2, 2).do(0, "draft Ants").do(1, "draft Grass")
    t.do(0, "draft Heather").do(1, "draft Birds")
    t.do(0, "draft Comet").do(1, "draft Lichen")
    assert set(t.offers(1)) == {"Grass", "Birds", "Lichen", "Fish"}
    all_bought = t.copy().do(0, "done").do(1, *[f"buy {card}" for card in t.offers(1)])
    assert set(all_bought.knows(0)) >= {"Birds", "Fish"}
    some = t.do(0, "done").do(1, "buy Grass", "done")
    assert not {"Birds", "Fish"} & set(some.knows(0))
