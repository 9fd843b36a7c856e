"""What cannot be is refused at a table, in all four games, with a message that names what can."""

import inspect
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from pavonis.games import OURS
from pavonis.testing import table
from pavonis.testing.table import words_of

POCKET, RED_PLANET, MARS, ARES = "pocket-mars", "mission-red-planet", "terraforming-mars", "ares-expedition"
Words = Callable[[Any], Any]

PARAMETERS = [
    ({"temperature": -32}, "temperature is -30 to 8, not -32"),
    ({"temperature": 10}, "temperature is -30 to 8, not 10"),
    ({"temperature": -29}, "temperature rises in steps of 2 from -30; it is never -29"),
    ({"oxygen": 20}, "oxygen is 0 to 14, not 20"),
    ({"oxygen": -1}, "oxygen is 0 to 14, not -1"),
    ({"oceans": 10}, "oceans is 0 to 9, not 10"),
]


@pytest.mark.parametrize("key", [MARS, ARES])
@pytest.mark.parametrize(("values", "message"), PARAMETERS)
def test_a_parameter_has_its_range(key: str, values: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        table(key).set(**values)


@pytest.mark.parametrize(
    ("key", "words", "message"),
    [
        (MARS, lambda t: t.seat(0, plants=-1), "plants is at least 0, not -1"),
        (MARS, lambda t: t.seat(0, plant=1), "there is no count called 'plant'; do you mean 'plants'\\?; there are: "),
        (MARS, lambda t: t.seat(3, plants=1), "there is no seat 3; there are: 0 to 2"),
        (MARS, lambda t: t.seat(0, plants="1"), "plants is a whole number, not '1'"),
        (MARS, lambda t: t.seat(0, plants=1.5), "plants is a whole number, not 1.5"),
        (MARS, lambda t: t.milestone(0, "mayor"), "a milestone is named by a text, not by 0"),
        (ARES, lambda t: t.set(oxygen=True), "oxygen is a whole number, not True"),
        (POCKET, lambda t: t.seat(0, energy=2.0), "energy is a whole number, not 2.0"),
        (RED_PLANET, lambda t: t.region("Hellas", yellow="2"), "yellow is a whole number, not '2'"),
        (MARS, lambda t: t.production(0, megacredits=-6), "production of megacredits is at least -5, not -6"),
        (MARS, lambda t: t.production(0, steel=-1), "production of steel is at least 0, not -1"),
        (MARS, lambda t: t.tags(0, science=-1), "science tags is at least 0, not -1"),
        (MARS, lambda t: t.cubes("Birds", -1), "cubes is at least 0, not -1"),
        (MARS, lambda t: t.cubes("Asteroid", 1), "Asteroid collects no cubes"),
        (MARS, lambda t: t.set(generation=0), "generation is at least 1, not 0"),
        (MARS, lambda t: t.set(temprature=0), "unexpected keyword argument 'temprature'; do you mean 'temperature'\\?"),
        (MARS, lambda t: t.turn(0, taken=2), "taken is 0 to 1, not 2"),
        (MARS, lambda t: t.set(oceans=3).set(oceans=2), "oceans is 3 to 9, not 2"),
        (MARS, lambda t: t.tile("city", "26", 0).tile("greenery", "26", 1), "city is on 26 already"),
        (MARS, lambda t: t.set(oceans=9).tile("ocean", "26"), "oceans is 0 to 9, not 10"),
        (MARS, lambda t: t.tile("city", "26", 3), "there is no seat 3"),
        (MARS, lambda t: t.milestone("mayor", 0).milestone("builder", 0).milestone("planner", 1).milestone("gardener", 2), "to 3"),
        (MARS, lambda t: t.passed(0).passed(1).passed(2), "if all have passed the generation is over"),
        (MARS, lambda t: t.used(0, "Birds").legal(0), "seat 0 has no action of Birds in play"),
        (MARS, lambda t: t.hand(0, "Asteriod"), "there is no card called 'Asteriod'; do you mean 'Asteroid'\\?"),
        (MARS, lambda t: t.hand(0, "Worms").knows(0, "Worms").legal(0), "seat 0 need not remember Worms: it is in the hand of "),
        (MARS, lambda t: t.cubes("Birds", 2).legal(0), "Birds has 2 cubes, but it is in the deck: say `played`"),
        (MARS, lambda t: t.events(0, "Birds"), "Birds is no event: say `played`"),
        (MARS, lambda t: t.dealt(0, "Helion", "Ecoline"), "corporations are dealt at the opening"),
        (MARS, lambda t: t.tile("city", "26", 0).claim("26", 1), "26 cannot be claimed: city is there already"),
        (ARES, lambda t: t.cubes("Birds", 2).legal(0), "Birds has 2 cubes, but it is in the deck: say `played`"),
        (ARES, lambda t: t.dealt(0, "Helion"), "corporations are dealt at the opening"),
        (ARES, lambda t: t.pool(1, 1), "only a cooperative game has a pool"),
        (RED_PLANET, lambda t: t.neutral(0, "Pilot"), "only a game of two has neutral characters"),
        (ARES, lambda t: t.seat(0, heat=-1), "heat is at least 0, not -1"),
        (ARES, lambda t: t.seat(0, steel=1), "steel is a capacity, not a stock: say metals\\(0, steel=1\\)"),
        (ARES, lambda t: t.metals(0, steel=-1), "steel is at least 0, not -1"),
        (ARES, lambda t: t.production(0, heat=-1), "production of heat is at least 0, not -1"),
        (ARES, lambda t: t.cubes("Mine", 1), "Mine collects no cubes"),
        (ARES, lambda t: t.set(round=0), "round is at least 1, not 0"),
        (ARES, lambda t: t.phase("actoin"), "there is no phase called 'actoin'; do you mean 'action'\\?"),
        (ARES, lambda t: t.phase("action", 3), "there is no seat 3"),
        (ARES, lambda t: t.ocean_tiles(1, 1), "there is one ocean tile 1"),
        (ARES, lambda t: t.ocean_tiles(9), "an ocean tile is 0 to 8, not 9"),
        (ARES, lambda t: t.neutral("action"), "only a solo game has neutral phase cards"),
        (ARES, lambda t: t.deck_size(1000), "the deck is 0 to "),
        (POCKET, lambda t: t.seat(0, energy=-1), "energy is 0 to 5, not -1"),
        (POCKET, lambda t: t.turn(3), "there is no seat 3"),
        (RED_PLANET, lambda t: t.set(round=11), "round is 1 to 10, not 11"),
        (RED_PLANET, lambda t: t.region("Phobos", yellow=-1), "yellow is 0 to 22, not -1"),
        (RED_PLANET, lambda t: t.region("Phobus"), "there is no region called 'Phobus'; do you mean 'Phobos'\\?"),
        (RED_PLANET, lambda t: t.region("Phobos", purple=1), "there is no colour called 'purple'; there are: yellow, blue, orange"),
        (RED_PLANET, lambda t: t.region("Phobos", yellow=23).legal(0), "yellow is 0 to 22, not 23"),
        (RED_PLANET, lambda t: t.region("Phobos", yellow=20).region("Hellas", yellow=3).legal(0), "yellow has 22 astronauts"),
        (RED_PLANET, lambda t: t.region("Phobos", resource="gold"), "there is no resource called 'gold'"),
        (RED_PLANET, lambda t: t.region("Phobos", tokens=[1]), "tokens are counted by kind"),
        (RED_PLANET, lambda t: t.colour("blue", supply=-1), "supply is 0 to 22, not -1"),
        (RED_PLANET, lambda t: t.pad(1, "Phobos"), "a ship is where it goes and how many it holds"),
        (RED_PLANET, lambda t: t.pad("1"), "there is no pad '1'; there are: 1 to "),
        (RED_PLANET, lambda t: t.ships_on_top("Hellas"), "a ship is where it goes and how many it holds"),
        (MARS, lambda t: t.hand(0, cards="Birds"), "cards are a list of names, not 'Birds'"),
        (MARS, lambda t: t.tile(26, "26"), "a tile is named by a text, not by 26"),
        (POCKET, lambda t: t.hand(0, seen_by=3), "there is no seat 3"),
        (POCKET, lambda t: t.opening().set(round=2), "rounds are numbered when the set-up is done"),
        (RED_PLANET, lambda t: t.ships_on_top(("Hellas", 9)), "there is no free ship to Hellas for 9"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(key: str, words: Words, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        words(table(key, seats=3))


def test_every_word_refuses_what_is_no_such_thing() -> None:
    """Whatever a word is given, it sets, reads or raises ValueError: never an error of the code below it."""
    wrong: list[Any] = [99, -1, "nonsense", None, 3.5, [1], True]
    for key in OURS:
        said = table(key)
        for name in words_of(type(said.position)):
            parameters = inspect.signature(getattr(said, name)).parameters.values()
            options = [each.name for each in parameters if each.kind is inspect.Parameter.KEYWORD_ONLY]
            calls: list[tuple[list[Any], dict[str, Any]]] = [
                ([thing, *more], {}) for thing in wrong for more in ([], [0], ["nonsense"])
            ]
            calls += [(first, {option: thing}) for option in options for thing in wrong for first in ([], [0])]
            for arguments, named in calls:
                with suppress(ValueError):
                    getattr(said.copy(), name)(*arguments, **named)


def test_a_table_whose_words_do_not_go_together_says_so() -> None:
    told = repr(table(MARS).cubes("Birds", 2))
    assert told == "<table of terraforming-mars: Birds has 2 cubes, but it is in the deck: say `played`>"


def test_a_game_has_its_number_of_seats() -> None:
    with pytest.raises(ValueError, match="pocket-mars is for 2 to 4 players, not 5"):
        table(POCKET, seats=5)


def test_a_card_that_is_not_in_this_game_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no card called 'Tardigrades'"):
        table(MARS, corporate_era=False).hand(0, "Tardigrades")


@pytest.mark.parametrize("key", [POCKET, RED_PLANET, MARS, ARES])
@pytest.mark.parametrize("seat", [-1, 3, "0"])
def test_a_seat_that_is_not_there_is_named(key: str, seat: Any) -> None:
    t = table(key, seats=3)
    for ask in (t.legal, t.choices, t.question, t.do, lambda seat: t.why_not(seat, "pass")):
        with pytest.raises(ValueError, match=f"there is no seat {seat!r}; there are: 0 to 2"):
            ask(seat)
    for look in (t.see, t.story, t.told):
        with pytest.raises(ValueError, match="there is no seat 7; there are: 0 to 2"):
            look(7)


def test_a_table_tells_who_is_asked() -> None:
    assert repr(table(ARES)) == "<table of ares-expedition, 2 seats: seat 0 is asked 'phase', seat 1 is asked 'phase'>"
