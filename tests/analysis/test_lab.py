"""The card lab in words: a share that rests on too few games is not told."""

from collections import Counter

import pytest

from pavonis.analysis.lab import Lab, Numbers, caution, tells, told
from pavonis.analysis.telling import Teller
from pavonis.games import box, load
from pavonis.text import LANGUAGES


def said(seats: int, won: float, language: str = "en", rounds: tuple[str, str] = ("3", "5")) -> list[str]:
    """What is said of a card that so many players used, half of them in one round and half in another."""
    uses = Counter({rounds[0]: seats - seats // 2}) + Counter({rounds[1]: seats // 2})
    counts = {"offered": seats, "picked": seats // 2, "played": seats}
    numbers = Numbers(counts, {"played": dict(uses)}, seats, won, 1.5, [("B", 2.0, 2)])
    lab = Lab("pocket-mars", 2, {}, {"sharp": {"games": seats}}, {"A": {"sharp": numbers}})
    words = box("pocket-mars").words(load("pocket-mars"), language, [])
    return told(lab, "A", Teller(words, language), language, {})[0].sentences


def test_a_share_needs_enough_games() -> None:
    assert not tells(1, 2)
    assert not tells(4, 8)
    assert tells(20, 40)
    assert tells(0, 12), "twelve in a row do tell something"


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_games_tell_counts_but_no_shares(language: str) -> None:
    few, many = said(4, 2.0, language), said(60, 30.0, language)
    assert not any("%" in sentence for sentence in few)
    assert any("4" in sentence for sentence in few)
    assert sum("%" in sentence for sentence in many) == 3, "bought, won, best companions"
    assert len(few) == len(many) - 3, "neither rounds nor points nor companions"


def test_what_always_happens_in_the_same_round_is_not_told_by_round() -> None:
    """A corporation is chosen in the first round."""
    assert len(said(60, 30.0, rounds=("1", "1"))) == len(said(60, 30.0)) - 1


@pytest.mark.parametrize(("language", "name"), [("en", "expert"), ("ru", "мастер"), ("pl", "mistrz")])
def test_a_level_without_games_is_named(language: str, name: str) -> None:
    teller = Teller(box("pocket-mars").words(load("pocket-mars"), language, []), language)
    three = {level: {"games": 9} for level in ("relaxed", "steady", "sharp")}
    assert name in caution(Lab("pocket-mars", 2, {}, three, {}), teller, language).casefold()
    whole = Lab("pocket-mars", 2, {}, {**three, "expert": {"games": 1}}, {})
    assert caution(whole, teller, language) == teller("lab_caution")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_that_never_saw_the_card_says_so(language: str) -> None:
    teller = Teller(box("pocket-mars").words(load("pocket-mars"), language, []), language)
    seen = Numbers({"played": 60}, {"played": {"3": 60}}, 60, 30.0, 1.5, [])
    lab = Lab("pocket-mars", 2, {}, {"relaxed": {"games": 500}, "expert": {"games": 2}}, {"A": {"relaxed": seen}})
    many, few = told(lab, "A", teller, language, {})
    assert teller("lab_thin") not in many.sentences
    assert many.rounds == [(teller("lab_by_played"), {3: 60})]
    assert few.sentences == [teller("lab_unseen"), teller("lab_thin")]
    assert "2" in few.heading
    assert not told(lab, "B", teller, language, {}), "no level has seen it"


def test_a_few_uses_are_not_drawn_by_round() -> None:
    teller = Teller(box("pocket-mars").words(load("pocket-mars"), "en", []), "en")
    numbers = Numbers({"played": 10, "kept": 2}, {"played": {"3": 6, "4": 4}, "kept": {"1": 2}}, 10, 5.0, 1.5, [])
    lab = Lab("pocket-mars", 2, {}, {"sharp": {"games": 6}}, {"A": {"sharp": numbers}})
    assert [what for what, _ in told(lab, "A", teller, "en", {})[0].rounds] == ["Played"]
