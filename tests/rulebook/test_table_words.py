"""What the words of a table promise in all four games: they keep what was said, refuse what cannot be, and speak in names."""

from collections.abc import Callable
from typing import Any

import pytest

from pavonis.core.game import SPECTATOR, IllegalMove
from pavonis.core.record import same
from pavonis.kit.zones import members
from pavonis.testing import table
from pavonis.testing.table import NOT_ASKED, Table

POCKET, RED_PLANET, MARS, ARES = "pocket-mars", "mission-red-planet", "terraforming-mars", "ares-expedition"
GAMES = [POCKET, RED_PLANET, MARS, ARES]
Words = Callable[[Any], Any]


def begun(key: str) -> Any:
    """A table of three at which seat 0 has acted and seat 1 or another is asked next."""
    t = table(key, seats=3)
    if key == POCKET:
        return t.do(0, "launch")
    if key == RED_PLANET:
        return t.do(0, "choose Pilot")
    if key == MARS:
        return t.seat(0, megacredits=100).do(0, "standard project power plant", "standard project power plant")
    return t.seat(0, megacredits=100).phase("action").do(0, "standard action temperature")


# Reading


@pytest.mark.parametrize("key", GAMES)
def test_reading_changes_nothing(key: str) -> None:
    t, other = table(key, seats=3), table(key, seats=3)
    for _ in range(2):
        assert t.legal(0)
        assert t.question(0).kind
        assert t.story(SPECTATOR) == t.story(SPECTATOR)
    t.set(**{"generation" if key == MARS else "round": 2})
    other.set(**{"generation" if key == MARS else "round": 2})
    assert same(t.state, other.state)


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_that_is_not_asked_is_asked_nothing(key: str) -> None:
    t = table(key, seats=3)
    for seat in range(3):
        assert (t.question(seat).kind == NOT_ASKED) == (t.state.asks[seat] is None)
    with pytest.raises(ValueError, match="there is no seat 3; there are: 0 to 2"):
        t.question(3)
    idle = table(ARES, seats=2).phase("action").bare(1)
    assert idle.question(1).kind == NOT_ASKED
    assert table(MARS).question(1).kind == table(POCKET).question(1).kind == NOT_ASKED


# Emptiness


@pytest.mark.parametrize("key", [MARS, ARES])
def test_nothing_can_be_said(key: str) -> None:
    t = table(key).hand(0, "Worms", "Birds").played(0, "Trees", "Fish").discard("Moss").hand(0, cards=[])
    assert t.hand(0) == []
    assert t.state.hands[0] == []
    assert t.played(0, cards=[]).played(0) == []
    assert t.tags(0)["plant"] == 0
    assert t.discard(cards=[]).discard() == []
    assert t.knows(0, "Birds").knows(0, cards=[]).knows(0) == []
    assert t.hand(1, "Worms", "Birds", "Trees", "Fish", "Moss").hand(1) == t.hand(1)  # all may be named anew
    assert len(t.hand(1)) == 5


def test_nothing_can_be_said_in_mars() -> None:
    t = table(MARS).events(0, "Comet").events(0, cards=[])
    assert t.events(0) == []
    assert t.played(0, "Worms").used(0, "Worms").used(0, cards=[]).used(0) == []


def test_nothing_can_be_said_in_pocket_mars() -> None:
    t = table(POCKET).column("Ecosystem", "First Forest").column("Ecosystem", cards=[]).discard("Ice Drill").discard(cards=[])
    assert t.column("Ecosystem") == t.discard() == []
    assert t.hand(0, cards=[]).hand(0) == []
    assert t.prep(0, cards=["Ice Drill"]).prep(0) == ["Ice Drill"]  # and it is not filled
    assert t.deck(cards=[]).deck() == []


def test_nothing_can_be_said_in_mission_red_planet() -> None:
    t = table(RED_PLANET, seats=3).area(0, "Space Heroes").area(0, cards=[])
    assert t.area(0) == []
    assert t.discard("Space Heroes").discard() == ["Space Heroes"]
    assert t.discard(cards=[]).discard() == []
    assert t.region("Phobos", discovery="").region("Phobos").discovery is None
    with pytest.raises(ValueError, match="a hand is never empty"):
        t.hand("yellow", cards=[])


def test_names_or_a_list() -> None:
    assert table(MARS).hand(0, cards=["Worms"]).hand(0) == ["Worms"]
    with pytest.raises(ValueError, match="not both"):
        table(MARS).hand(0, "Worms", cards=["Birds"])


# Cards that stand in


@pytest.mark.parametrize("key", [MARS, ARES])
def test_no_card_is_unseen(key: str) -> None:
    t = table(key)
    for seat in range(2):
        assert t.hand(seat) == [t.stand_in(seat)]
        assert len(t.state.hands[seat]) == 1
    t.hand(0, "Worms").bare(1)
    assert (t.hand(0), t.hand(1)) == (["Worms"], [])
    assert [len(hand) for hand in t.state.hands] == [1, 0]
    assert t.stand_in(0) == t.stand_in(1) == ""


@pytest.mark.parametrize("key", [MARS, ARES])
def test_a_hand_that_was_read_can_be_emptied(key: str) -> None:
    t = table(key)
    assert t.hand(0)
    assert t.hand(0, cards=[]).hand(0) == []
    assert t.hand(1) == [t.stand_in(1)]
    assert t.hand(0, t.stand_in(1)).bare().hand(1) == []


@pytest.mark.parametrize("key", [MARS, ARES])
def test_a_stand_in_gives_way(key: str) -> None:
    t = table(key)
    card = t.stand_in(1)
    t.hand(0, card)
    assert t.hand(0) == [card]
    assert t.stand_in(1) not in ("", card)
    played = table(key).seat(0, megacredits=100)
    played.do(0, "pass" if key == MARS else "done").deck_top(played.stand_in(1))
    assert played.stand_in(1) not in ("", card)


# One place for each card


def all_cards(t: Table) -> list[int]:
    """Every card of a game of project cards, wherever it lies."""
    s = t.state
    return [*s.deck[s.drawn :], *members(s.discard), *[card for cards in [*s.hands, *s.played, *s.offers] for card in cards]]


@pytest.mark.parametrize(
    ("key", "first", "second", "message"),
    [
        (MARS, lambda t: t.hand(0, "Worms"), lambda t: t.hand(1, "Worms"), "Worms is already in the hand of seat 0"),
        (MARS, lambda t: t.hand(0, "Worms"), lambda t: t.played(0, "Worms"), "Worms is already in the hand of seat 0"),
        (MARS, lambda t: t.events(1, "Comet"), lambda t: t.deck_top("Comet"), "Comet is already in the played events of seat 1"),
        (MARS, lambda t: t.offers(1, "Comet"), lambda t: t.hand(0, "Comet"), "Comet is already in what is offered to seat 1"),
        (MARS, lambda t: t.deck_top("Worms"), lambda t: t.hand(0, "Worms"), "Worms is already in the deck"),
        (MARS, lambda t: t.corporation(0, "Helion"), lambda t: t.corporation(1, "Helion"), "already the corporation of seat 0"),
        (ARES, lambda t: t.played(0, "Worms"), lambda t: t.played(1, "Worms"), "Worms is already in the cards in play of seat 0"),
        (ARES, lambda t: t.discard("Worms"), lambda t: t.hand(1, "Worms"), "Worms is already in the discard pile"),
        (ARES, lambda t: t.corporation(0, "Helion"), lambda t: t.corporation(1, "Helion"), "already the corporation of seat 0"),
        (POCKET, lambda t: t.hand(0, "Ice Drill"), lambda t: t.hand(1, "Ice Drill"), "already in the hand of seat 0"),
        (POCKET, lambda t: t.prep(1, "Ice Drill"), lambda t: t.hand(0, "Ice Drill"), "already in the prep module of seat 1"),
        (POCKET, lambda t: t.column("Water Supply", "Ice Drill"), lambda t: t.deck_top("Ice Drill"), "in the column of Water"),
        (RED_PLANET, lambda t: t.area(0, "Space Heroes"), lambda t: t.area(1, "Space Heroes"), "already in the area of seat 0"),
        (RED_PLANET, lambda t: t.mission(0, "Space Heroes"), lambda t: t.mission(1, "Space Heroes"), "of seat 0, as its first"),
        (RED_PLANET, lambda t: t.area(0, "Space Heroes"), lambda t: t.deck_top("Space Heroes"), "already in the area of seat 0"),
    ],
)  # fmt: skip
def test_a_card_is_in_one_place(key: str, first: Words, second: Words, message: str) -> None:
    t = first(table(key, seats=3))
    before = t.copy().state
    with pytest.raises(ValueError, match=message):
        second(t)
    assert same(t.state, before)  # a word that is refused has changed nothing
    second(table(key, seats=3))  # and either word may be said alone


@pytest.mark.parametrize("key", [MARS, ARES])
def test_cards_that_play_has_moved_are_not_taken_away(key: str) -> None:
    t = table(key).seat(0, megacredits=100).hand(0, "Mine").do(0, "play Mine")
    with pytest.raises(ValueError, match="Mine is already in the cards in play of seat 0"):
        t.hand(1, "Mine")
    assert t.hand(1, "Worms").hand(1) == ["Worms"]


@pytest.mark.parametrize("key", [MARS, ARES])
def test_no_card_is_lost(key: str) -> None:
    t = table(key).hand(0, "Worms").played(0, "Birds").discard("Fish").deck_top("Trees")
    before = all_cards(t)
    after = all_cards(t.hand(0, "Moss").played(0, "Lichen").discard("Algae"))
    assert len(after) == len(set(after))
    assert sorted(after) == sorted(before)


# What was said stays so


@pytest.mark.parametrize("key", [MARS, ARES])
def test_tags_given_stay_given(key: str) -> None:
    t = table(key).tags(0, science=3)
    assert t.tags(0)["science"] == 3
    assert t.seat(0, megacredits=50).tags(0)["science"] == 3
    assert t.played(0, "Trees").tags(0)["science"] == 3
    assert t.do(0, "pass" if key == MARS else "done").seat(1, heat=2).tags(0)["science"] == 3
    assert t.tags(0)["plant"] == 1
    assert t.tags(0, plant=2).tags(0)["plant"] == 3  # added to those of cards
    assert t.tags(0)["science"] == 3


def test_a_used_action_stays_used_in_mars() -> None:
    t = table(MARS).played(0, "Search For Life", "Electro Catapult").seat(0, megacredits=9, plants=3).production(0, energy=1)
    t.do(0, "use Search For Life")
    assert t.used(0) == ["Search For Life"]
    t.seat(0, megacredits=30).tags(0, earth=1).played(1, "Worms")
    assert t.used(0) == ["Search For Life"]
    assert t.why_not(0, "use Search For Life") == ["ALREADY_USED Search For Life"]
    assert "end turn" in t.legal(0)  # and the second action of the turn is still to come
    assert t.turn(0).used(0) == ["Search For Life"]
    assert "use Search For Life" in t.used(0, cards=[]).legal(0)


def test_a_used_action_stays_used_in_ares_expedition() -> None:
    t = table(ARES).phase("action").played(0, "AI Central", "Caretaker Contract").seat(0, heat=8).do(0, "use AI Central")
    t.seat(0, megacredits=30).tags(0, earth=1).cubes("Tardigrades", 0)
    assert t.used(0) == ["AI Central"]
    assert t.why_not(0, "use AI Central") == ["ALREADY_USED AI Central"]
    assert "use AI Central" in t.phase("action").legal(0)  # a phase that begins makes all ready
    assert "use AI Central" not in table(ARES).phase("action").played(0, "AI Central").used(0, "AI Central").legal(0)


def test_a_phase_goes_on() -> None:
    t = table(ARES).phase("development", 0).hand(0, "Mine", "Moss").seat(0, megacredits=50).do(0, "play Mine")
    plays = t.state.plays[0]
    t.seat(0, megacredits=50).set(oxygen=3).tags(1, space=1)
    assert t.state.plays[0] == plays == 0
    assert t.why_not(0, "play Moss")
    produced = table(ARES).phase("production").played(0, "Mine").seat(0, megacredits=0)
    money = produced.seat(0).megacredits
    assert produced.tags(0, earth=1).seat(0).megacredits == money  # it has produced once


@pytest.mark.parametrize("key", GAMES)
def test_who_is_asked_stays_asked(key: str) -> None:
    t = begun(key)
    waiting, story = t.waiting, t.story(SPECTATOR)
    t.set(**{"generation" if key == MARS else "round": 3})
    assert (t.waiting, t.story(SPECTATOR)) == (waiting, story)


def test_a_change_that_leaves_no_answer_is_refused() -> None:
    t = table(MARS).hand(0, "Worms", "Birds", "Fish").do(0, "sell patents")
    with pytest.raises(ValueError, match="seat 0 is in the middle of 'sell', and nothing is left to answer"):
        t.hand(0, cards=[]).legal(0)


def test_a_turn_that_was_said_stays() -> None:
    assert table(MARS, seats=3).turn(2).set(first=1).waiting == [2]
    assert table(MARS, seats=3).set(first=1).waiting == [1]
    t = table(ARES, seats=3).planned(1, "action").phase("construction", 0)
    assert t.do(0, "done").do(1, "done").do(2, "done").state.phase == 2


# Words for everything


def test_what_a_card_costs() -> None:
    t = table(MARS).corporation(0, "Teractor").played(0, "Earth Catapult").seat(0, steel=9)
    assert t.price(0, "Asteroid") == 12
    assert t.price(0, "Sponsors") == 6 - 2 - 3  # Teractor: 3 less for an Earth tag
    assert t.price(1, "Asteroid") == 14
    a = table(ARES).metals(0, titanium=1).hand(0, "Ice Asteroid", "Mine")
    assert a.price(0, "Ice Asteroid") == a.price(1, "Ice Asteroid") - 3


def test_what_a_card_is_worth() -> None:
    t = table(MARS).played(0, "Birds").cubes("Birds", 4).events(1, "Interstellar Colony Ship")
    assert (t.card_points(0, "Birds"), t.card_points(1, "Interstellar Colony Ship")) == (4, 4)
    with pytest.raises(ValueError, match="seat 1 has not played Birds; it is in the cards in play of seat 0"):
        t.card_points(1, "Birds")
    a = table(ARES).played(0, "Birds").cubes("Birds", 3)
    assert a.card_points(0, "Birds") == 3


def test_steel_titanium_and_production_of_ares_expedition() -> None:
    t = table(ARES).metals(0, steel=2, titanium=1).production(0, heat=3, cards=1).played(0, "Mine")
    assert t.metals(0) == (2 + 2, 1)
    assert t.production(0) == (0, 3, 0, 1)
    assert t.seat(0, plants=1).metals(0) == (4, 1)
    t.phase("production")
    assert (t.seat(0).heat, len(t.hand(0))) == (3, 2)


def test_last_greeneries() -> None:
    t = table(MARS).seat(0, plants=17).seat(1, plants=8).set(oxygen=14).last_greeneries()
    assert t.waiting == [0]
    assert t.legal(0) == ["done", "plant greenery"]
    t.do(0, "plant greenery", "place greenery 26", "plant greenery", "place greenery 27")
    assert t.waiting == [1]
    assert t.seat(0).rating == 20  # nothing is terraformed any more
    assert t.do(1, "done").over


def test_discard_piles() -> None:
    assert table(MARS).hand(0, "Worms").do(0, "sell patents").discard() == ["Worms"]
    assert table(ARES).phase("action").hand(0, "Worms").do(0, "sell cards").discard() == ["Worms"]
    t = table(RED_PLANET, seats=3).no_ship_deck()
    assert len(t.ship_discard()) == 36
    assert "Hellas for 3" in t.ship_discard()


# Meanings


def test_a_numbered_choice_says_what_it_means() -> None:
    t = table(MARS).seat(0, megacredits=50).hand(0, "Artificial Photosynthesis").do(0, "play Artificial Photosynthesis")
    assert t.choices(0) == {
        "choose 1": "Raise your production of plants by 1",
        "choose 2": "Raise your production of energy by 2",
    }
    with pytest.raises(IllegalMove, match=r"seat 0 may: choose 1 \(Raise your production of plants by 1\), choose 2 \(Raise "):
        t.do(0, "pass")
    a = table(ARES).phase("action").played(0, "Regolith Eaters").cubes("Regolith Eaters", 3).do(0, "use Regolith Eaters")
    assert a.choices(0) == {
        "choose 1": "Add 1 microbe to this card",
        "choose 2": "Remove 2 microbes from this card to raise the oxygen by 1 step",
    }


@pytest.mark.parametrize("key", GAMES)
def test_choices_are_the_legal_moves(key: str) -> None:
    t = begun(key)
    for seat in t.waiting:
        assert list(t.choices(seat)) == t.legal(seat)
        assert all(t.choices(seat).values())
    assert table(key, seats=3).choices(2).keys() == set(table(key, seats=3).legal(2))


@pytest.mark.parametrize("key", GAMES)
def test_a_story_is_told_by_names(key: str) -> None:
    t = begun(key)
    told = t.told(SPECTATOR)
    assert len(told) == len(t.story(SPECTATOR)) > 0
    for line, event in zip(t.story(SPECTATOR), told, strict=True):
        assert line.split()[0] == event["event"]
        assert all(f"{name} {value}" in line for name, value in event.items() if name != "event")


def test_events_by_name() -> None:
    t = (
        table(MARS)
        .seat(0, megacredits=14)
        .hand(0, "Asteroid")
        .seat(1, plants=4)
        .do(0, "play Asteroid", "remove 3 plants from seat 1")
    )
    assert t.told(1)[0] == {"event": "PLAYED", "seat": 0, "card": "Asteroid", "price": 14}
    assert "REMOVED seat 0, victim 1, resource plants, amount 3" in t.story(1)
    r = table(RED_PLANET, seats=3).pad(1, "Hellas", 3).colour("blue", supply=0).colour("orange", supply=0)
    r.do(0, "choose Recruiter").do(1, "choose Pilot").do(2, "choose Soldier")
    assert "REVEALED colour yellow, character Recruiter" in r.story(0)


# Help


@pytest.mark.parametrize("key", GAMES)
def test_a_table_lists_its_words(key: str) -> None:
    t = table(key)
    for word in ("hand", "set", "discard", "deck_top"):
        assert word in dir(t)
        assert getattr(t, word).__doc__
    assert "card_points" in dir(t) or key in (POCKET, RED_PLANET)
    undocumented = [
        name for name in dir(t) if not name.startswith("_") and callable(getattr(t, name)) and not getattr(t, name).__doc__
    ]
    assert not undocumented
    assert not {"arguments", "event_names"} & set(dir(t))
    with pytest.raises(AttributeError, match="has no word 'hnad'; do you mean 'hand'\\?; it has: "):
        t.hnad(0)
